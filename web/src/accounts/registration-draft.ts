import type { Registration, RegistrationKind } from '@fairquay/contract/accounts/rules.ts'
import { readLoginAddress } from '../app/addresses.ts'
import type { KeptAs } from '../forms/kept.ts'

/** Everything that is typed into the registration form but the password, by the names the refusals use. */
export type DraftField = 'first_name' | 'last_name' | 'email' | 'company.name' | 'company.country'

export type RegistrationDraft = {
  fields: Record<DraftField, string>
  terms: boolean
  /** The address the last confirmation went to; '' while nothing was sent. */
  sentTo: string
}

export const emptyDraft: RegistrationDraft = {
  fields: {
    first_name: '',
    last_name: '',
    email: '',
    'company.name': '',
    'company.country': '',
  },
  terms: false,
  sentTo: '',
}

/** What was kept, as far as it still has the shape of a draft. */
export function readDraft(stored: unknown): RegistrationDraft {
  const kept = typeof stored === 'object' && stored !== null ? (stored as Record<string, unknown>) : {}
  const fields = typeof kept.fields === 'object' && kept.fields !== null ? (kept.fields as Record<string, unknown>) : {}
  const known = Object.keys(emptyDraft.fields) as DraftField[]
  return {
    fields: {
      ...emptyDraft.fields,
      ...Object.fromEntries(known.flatMap((name) => (typeof fields[name] === 'string' ? [[name, fields[name]]] : []))),
    },
    terms: kept.terms === true,
    sentTo: typeof kept.sentTo === 'string' ? kept.sentTo : '',
  }
}

/** The form as the server takes it. */
export function toRegistration(
  { fields, terms }: Omit<RegistrationDraft, 'sentTo'>,
  type: RegistrationKind,
  password: string,
): Registration {
  return {
    type,
    first_name: fields.first_name,
    last_name: fields.last_name,
    email: fields.email,
    password,
    terms,
    company: { name: fields['company.name'], country: fields['company.country'] },
  }
}

/** Kept by the tab for whoever is not signed in: it outlives a reload, not the visit. The password is not part of it. */
export const keptRegistration: KeptAs<RegistrationDraft> = { name: 'registration', read: readDraft }

/** Where somebody was who went to register: the link in the mail opens in another tab, so it is kept on the device. */
export const keptReturn: KeptAs<string> = {
  name: 'return',
  where: 'device',
  read: (stored) => readLoginAddress({ next: stored }).next ?? null,
}
