import { accountMessages } from '../accounts/messages.ts'
import { refuseNewcomer } from '../accounts/rules.ts'
import { refuseCompanyName, refuseEmail } from '../contact-rules.ts'

/** As what an operator asks somebody in: an operator beside them, or the first person of a company of that kind. */
export const appointmentKinds = ['operator', 'seller', 'buyer', 'provider', 'broker'] as const
export type AppointmentKind = (typeof appointmentKinds)[number]

/** How many days the link of such a message works. */
export const appointmentDays = 14

/** How many hours the first link works that stands in the server's log. */
export const firstLinkHours = 24

/** What somebody fills in who follows such a link; every value as typed. */
export type Appointee = {
  /** Asked for only where the link was not sent to an address. */
  email?: string
  person?: { first_name: string; last_name: string; password: string }
  company?: { name: string; country: string }
  terms?: boolean
}

/**
 * Field (dotted path) to sentence; empty when the form may be sent. `email` is the address that was written to, null for the link in the log;
 * `hasAccount`: nothing is asked of the person.
 */
export function refuseAppointee(
  form: Appointee,
  { kind, email, hasAccount }: { kind: AppointmentKind; email: string | null; hasAccount: boolean },
): Record<string, string> {
  const address = email ?? form.email ?? ''
  const person = form.person ?? { first_name: '', last_name: '', password: '' }
  const refusals: Record<string, string | undefined> = {
    ...(email === null && { email: refuseEmail(address) }),
    ...(!hasAccount &&
      Object.fromEntries(
        Object.entries(refuseNewcomer(person, address)).map(([field, sentence]) => [`person.${field}`, sentence]),
      )),
    ...(kind !== 'operator' && {
      'company.name': refuseCompanyName(form.company?.name ?? ''),
      'company.country': /^[A-Z]{2}$/.test(form.company?.country ?? '') ? undefined : accountMessages.countryUnknown,
      terms: form.terms ? undefined : accountMessages.terms,
    }),
  }
  return Object.fromEntries(
    Object.entries(refusals).filter((entry): entry is [string, string] => entry[1] !== undefined),
  )
}
