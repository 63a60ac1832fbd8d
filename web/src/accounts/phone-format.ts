import { findCountry } from '@fairquay/contract/countries.ts'
import { isSupportedCountry, type PhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js/min'

/** A number as it is kept: `phone` is what is dialled after the country's code, in the groups people there are used to. */
export type ReadPhone = { country: string; phone: string; isLikely: boolean }

/**
 * Reads a number typed for a country; one that begins with + or 00 brings its own. What cannot be read stays as it is. Fetched when somebody
 * first enters a phone field, because the numbering plans of the world weigh more than the rest of the form.
 */
export function readPhone(country: string, typed: string): ReadPhone {
  const text = typed.trim().replace(/^00/, '+')
  const asTyped = { country, phone: typed.trim(), isLikely: true }
  if (!text || (!text.startsWith('+') && !isSupportedCountry(country))) return asTyped
  const number = parsePhoneNumberFromString(text, isSupportedCountry(country) ? country : undefined)
  if (!number) return { ...asTyped, isLikely: false }
  const home = text.startsWith('+') ? findHome(number, country) : country
  // Some territories share a code and have a longer one in our list ('1684'): their numbers stay as they are typed.
  if (findCountry(home)?.dial !== number.countryCallingCode) return asTyped
  const phone = number.formatInternational().slice(number.countryCallingCode.length + 1)
  return { country: home, phone: phone.trim(), isLikely: number.isPossible() }
}

/** The chosen country as long as its code is the one typed: many share one. */
function findHome(number: PhoneNumber, chosen: string): string {
  if (findCountry(chosen)?.dial === number.countryCallingCode) return chosen
  const candidates = [...(number.country ? [number.country] : []), ...number.getPossibleCountries()]
  return candidates.find((code) => findCountry(code)?.dial === number.countryCallingCode) ?? chosen
}

/** Which country a kept number belongs to; its dial code alone may stand for several. */
export function findPhoneCountry(dialCode: string, phone: string): string | undefined {
  const number = parsePhoneNumberFromString(`+${dialCode.replace(/\D/g, '')}${phone}`)
  return number?.country
}
