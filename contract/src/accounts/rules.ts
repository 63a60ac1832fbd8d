import { accountMessages as messages } from './messages.ts'

export const registrationKinds = ['buyer', 'seller', 'provider'] as const
export type RegistrationKind = (typeof registrationKinds)[number]

export const shortestPassword = 8
export const longestPassword = 128

/** What the registration form holds; every value as typed. Optional fields may be empty. */
export type Registration = {
  type: RegistrationKind
  first_name: string
  last_name: string
  email: string
  password: string
  /** Dial code of the phone's country, with or without '+'. */
  phone_code: string
  phone: string
  terms: boolean
  company: {
    name: string
    /** ISO 3166-1 alpha-2. */
    country: string
    city: string
    address: string
    website: string
    registration_number: string
    tax_number: string
  }
}

/** Field (dotted path) to sentence; empty when the form may be sent. Whether a password is common and whether a country exists is looked up by the server. */
export function refuseRegistration(form: Registration): Record<string, string> {
  const refusals: Record<string, string | undefined> = {
    first_name: refuseEmpty(form.first_name),
    last_name: refuseEmpty(form.last_name),
    email: refuseEmail(form.email),
    password: refusePassword(form.password),
    phone_code: refuseDialCode(form.phone_code),
    phone: refusePhone(form.phone),
    'company.name': refuseEmpty(form.company.name),
    'company.country': /^[A-Z]{2}$/.test(form.company.country) ? undefined : messages.countryUnknown,
    'company.city': refuseEmpty(form.company.city),
    'company.address': refuseEmpty(form.company.address),
    'company.website': refuseWebsite(form.company.website),
    terms: form.terms ? undefined : messages.terms,
  }
  return Object.fromEntries(Object.entries(refusals).filter((entry): entry is [string, string] => entry[1] !== undefined))
}

export function refuseEmpty(value: string): string | undefined {
  return value.trim() === '' ? messages.required : undefined
}

/** The shape of an address, checked in linear time; whether it exists shows when the mail arrives. */
export function refuseEmail(value: string): string | undefined {
  const email = value.trim()
  if (email === '') return messages.required
  if (email.length > 254) return messages.emailShape
  const at = email.lastIndexOf('@')
  const [local, domain] = [email.slice(0, at), email.slice(at + 1)]
  const isWhole = at > 0 && local.length <= 64 && !/[\s<>()[\],;:\\"@]/.test(local + domain)
  const isDomain = /^[^.]/.test(domain) && domain.includes('.') && !domain.includes('..') && /[^.]{2}$/.test(domain)
  return isWhole && isDomain ? undefined : messages.emailShape
}

/** Length only: longer beats odder (NIST SP 800-63B). */
export function refusePassword(value: string): string | undefined {
  return value.length < shortestPassword || value.length > longestPassword ? messages.passwordLength : undefined
}

export function refusePhone(value: string): string | undefined {
  if (value.trim() === '') return messages.required
  const digits = value.replace(/[\s().\-/]/g, '')
  return /^\d{5,15}$/.test(digits) ? undefined : messages.phoneShape
}

export function refuseDialCode(value: string): string | undefined {
  return /^\+?\d{1,4}(-\d{1,4})?$/.test(value.trim().replace(' ', '-')) ? undefined : messages.dialCodeShape
}

/** Optional; when given it must be a web address and nothing a browser would run. */
export function refuseWebsite(value: string): string | undefined {
  const website = value.trim()
  if (website === '') return undefined
  if (!URL.canParse(website)) return messages.websiteShape
  return ['http:', 'https:'].includes(new URL(website).protocol) && website.length <= 300 ? undefined : messages.websiteShape
}
