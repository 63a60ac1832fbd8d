import { isShorter } from './is-shorter.ts'
import { defineMessages } from './locale.ts'
/** How people and companies are reached: what is wrong with an address, a number or a web address, wherever it is typed. */

/** Why they are refused. */
export const contactMessages = defineMessages({
  required: 'The field is required.',
  companyNameShort: 'The name of a company has at least 2 characters.',
  emailShape: 'Please enter an e-mail address such as ann@company.com.',
  phoneShape: 'Please enter a phone number with 5 to 15 digits.',
  dialCodeShape: 'Please choose the country code of the phone number.',
  websiteShape: 'Please enter a web address such as https://company.com.',
})
const messages = contactMessages

export function refuseEmpty(value: string): string | undefined {
  return value.trim() === '' ? messages.required : undefined
}

export function refuseCompanyName(value: string): string | undefined {
  return refuseEmpty(value) ?? (isShorter(value, 2) ? messages.companyNameShort : undefined)
}

/** How an address is kept and compared: without the blanks around it, in lower case. */
export function normaliseEmail(value: string): string {
  return value.trim().toLowerCase()
}

/** The shape of an address, checked in linear time; whether it exists shows when the mail arrives. */
export function refuseEmail(value: string): string | undefined {
  const email = normaliseEmail(value)
  if (email === '') return messages.required
  if (email.length > 254) return messages.emailShape
  const at = email.lastIndexOf('@')
  const [local, domain] = [email.slice(0, at), email.slice(at + 1)]
  const isWhole = at > 0 && local.length <= 64 && !/[\s\p{Cc}<>()[\],;:\\"@]/u.test(local + domain)
  const isDomain = /^[^.]/.test(domain) && domain.includes('.') && !domain.includes('..') && /[^.]{2}$/.test(domain)
  return isWhole && isDomain ? undefined : messages.emailShape
}

export function refusePhone(value: string): string | undefined {
  if (value.trim() === '') return messages.required
  const digits = value.replace(/[\s().\-/]/g, '')
  return /^\d{5,15}$/.test(digits) ? undefined : messages.phoneShape
}

/** One to six digits, in two groups at most: '+39', '44', '+1-684', '1 684'. */
export function refuseDialCode(value: string): string | undefined {
  return /^\+?\d{1,4}([- ]\d{1,3})?$/.test(value.trim()) ? undefined : messages.dialCodeShape
}

/** How a dial code is kept: '+39', '+1-684'. */
export function normaliseDialCode(value: string): string {
  return `+${value.trim().replace(/^\+/, '').replace(' ', '-')}`
}

/** A phone as it is typed: dial code and the number after it. */
export type Phone = { phone_code: string; phone: string }

/** Field to sentence, where a phone may be left out: a code alone says nothing, a number is half without its code. */
export function refuseOptionalPhone({ phone_code, phone }: Phone): Partial<Record<keyof Phone, string | undefined>> {
  return phone.trim() === '' ? {} : { phone_code: refuseDialCode(phone_code), phone: refusePhone(phone) }
}

/** How a phone is kept; both are '' where no number was given. */
export function normalisePhone({ phone_code, phone }: Phone): Phone {
  return phone.trim() === ''
    ? { phone_code: '', phone: '' }
    : { phone_code: normaliseDialCode(phone_code), phone: phone.trim() }
}

/** Optional; when given it must be a web address and nothing a browser would run. */
export function refuseWebsite(value: string): string | undefined {
  const website = normaliseWebsite(value)
  if (website === '') return undefined
  const isWhole = /^https?:\/\/[^/\s]+\.[^\s]+$/.test(website) && website.length <= 300
  return isWhole && URL.canParse(website) ? undefined : messages.websiteShape
}

/** What people type ('company.com', 'HTTPS://company.com') as the address they mean; what is no web address stays as it is. */
export function normaliseWebsite(value: string): string {
  const website = value.trim()
  if (/^https?:\/\//i.test(website)) return website.replace(/^\w+/, (scheme) => scheme.toLowerCase())
  return /^[\w-]+(\.[\w-]+)+(\/\S*)?$/.test(website) ? `https://${website}` : website
}
