import {
  normaliseEmail,
  refuseCompanyName,
  refuseDialCode,
  refuseEmail,
  refuseEmpty,
  refuseOptionalPhone,
  refusePhone,
  refuseWebsite,
} from '../contact-rules.ts'
import { accountMessages as messages } from './messages.ts'

export const registrationKinds = ['buyer', 'seller', 'provider'] as const
export type RegistrationKind = (typeof registrationKinds)[number]

export const shortestPassword = 8
export const longestPassword = 128

/** What somebody registers with; every value as typed. What is optional is asked for when it is needed: at the first request, or before a seller is approved. */
export type Registration = {
  type: RegistrationKind
  first_name: string
  last_name: string
  email: string
  password: string
  /** Dial code of the phone's country, with or without '+'. */
  phone_code?: string
  phone?: string
  terms: boolean
  company: {
    name: string
    /** ISO 3166-1 alpha-2. */
    country: string
    city?: string
    /** Street and number. */
    address?: string
    zip?: string
    website?: string
    registration_number?: string
    tax_number?: string
  }
}

/** Field (dotted path) to sentence; empty when the form may be sent. Whether a password is common and whether a country exists is looked up by the server. */
export function refuseRegistration(form: Registration): Record<string, string> {
  const { phone = '', phone_code = '' } = form
  const refusals: Record<string, string | undefined> = {
    first_name: refuseEmpty(form.first_name),
    last_name: refuseEmpty(form.last_name),
    email: refuseEmail(form.email),
    password: refusePassword(form.password, form.email),
    ...refuseOptionalPhone({ phone_code, phone }),
    'company.name': refuseCompanyName(form.company.name),
    'company.country': /^[A-Z]{2}$/.test(form.company.country) ? undefined : messages.countryUnknown,
    'company.website': refuseWebsite(form.company.website ?? ''),
    terms: form.terms ? undefined : messages.terms,
  }
  return Object.fromEntries(
    Object.entries(refusals).filter((entry): entry is [string, string] => entry[1] !== undefined),
  )
}

/** What somebody tells of themselves who joins a company that is there already; every value as typed. */
export type Newcomer = Pick<Registration, 'first_name' | 'last_name' | 'password' | 'phone_code' | 'phone'>

/** Field to sentence; empty when the form may be sent. `email` is the address the invitation went to. Whether a password is common is looked up by the server. */
export function refuseNewcomer(form: Newcomer, email: string): Record<string, string> {
  const { phone = '', phone_code = '' } = form
  const refusals: Partial<Record<keyof Newcomer, string | undefined>> = {
    first_name: refuseEmpty(form.first_name),
    last_name: refuseEmpty(form.last_name),
    ...refuseOptionalPhone({ phone_code, phone }),
    password: refusePassword(form.password, email),
  }
  return Object.fromEntries(
    Object.entries(refusals).filter((entry): entry is [string, string] => entry[1] !== undefined),
  )
}

/** Fewer different characters than this are one key held down, or two or three in turn. */
export const fewestDifferentCharacters = 4

/**
 * Longer beats odder (NIST SP 800-63B), so no kind of character is asked for. Refused is what is guessed before anything else: nothing but spaces, a few
 * characters over and over, and the person's own address, its name or its domain, whatever the capitals. `email` may be left out where it is not known.
 */
export function refusePassword(value: string, email = ''): string | undefined {
  if (value.length < shortestPassword || value.length > longestPassword) return messages.passwordLength
  const plain = value.trim().toLowerCase()
  if (plain === '') return messages.passwordSpaces
  if (new Set(plain.replace(/\s/gu, '')).size < fewestDifferentCharacters) return messages.passwordRepeats
  return partsOfEmail(email).includes(plain) ? messages.passwordEmail : undefined
}

/** The address, and what stands before and after its '@'. */
function partsOfEmail(value: string): string[] {
  const email = normaliseEmail(value)
  const at = email.lastIndexOf('@')
  return at < 0 ? [email] : [email, email.slice(0, at), email.slice(at + 1)]
}

export type PasswordStrength = 'short' | 'weak' | 'fair' | 'strong'

/**
 * A hint while a password is typed, not a rule: how long it is counting a run ('aaaa', '1234') as one character, and how many kinds of characters
 * it has. Words that anybody could guess (the person's own name, address, company) count nothing.
 */
export function ratePassword(password: string, ownWords: readonly string[] = []): PasswordStrength {
  if (password.length < shortestPassword) return 'short'
  let rest = password.toLowerCase()
  for (const word of ownWords.flatMap((words) => words.toLowerCase().split(/[\s@.]+/)))
    if (word.length >= 3) rest = rest.replaceAll(word, '')
  const codes = [...rest].map((character) => character.codePointAt(0) ?? 0)
  const steps = codes.filter((code, index) => index === 0 || Math.abs(code - (codes[index - 1] ?? 0)) > 1)
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u].filter((kind) => kind.test(password)).length
  const worth = steps.length + 2 * (kinds - 1)
  if (new Set(steps).size < 5 || worth < 9) return 'weak'
  return worth < 14 ? 'fair' : 'strong'
}

/** What a seller needs to know of who asks, as it is typed: the numbers of the person, the place of the company. `address` is street and number. */
export type Whereabouts = { phone_code: string; phone: string; address: string; zip: string; city: string }

/** Field to sentence, of the fields that are asked for. A postal code is asked for where the company's country has any. */
export function refuseWhereabouts(
  form: Whereabouts,
  missing: readonly (keyof Whereabouts)[],
): Partial<Record<keyof Whereabouts, string>> {
  const refusals = {
    phone_code: refuseDialCode(form.phone_code),
    phone: refusePhone(form.phone),
    address: refuseEmpty(form.address),
    zip: refuseEmpty(form.zip),
    city: refuseEmpty(form.city),
  }
  const told = missing.flatMap((field) => (refusals[field] === undefined ? [] : [[field, refusals[field]] as const]))
  return Object.fromEntries(told)
}
