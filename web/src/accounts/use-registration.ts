import { register } from '@fairquay/contract/accounts/endpoints.ts'
import { type RegistrationKind, refuseRegistration } from '@fairquay/contract/accounts/rules.ts'
import { useEffect, useState } from 'react'
import { call } from '../call.ts'
import { useForm } from '../forms/use-form.ts'
import { phoneFieldOf } from './phone-field.tsx'
import { type DraftField, readDraft, storeDraft, toRegistration } from './registration-draft.ts'

/** The fields in the order in which they stand, and what people read on them. */
export const labels: Record<DraftField | 'password' | 'terms', string> = {
  first_name: 'First name',
  last_name: 'Last name',
  email: 'E-mail',
  password: 'Password',
  phone_country: 'Country code',
  phone: 'Phone',
  'company.name': 'Company name',
  'company.country': 'Country',
  'company.city': 'City',
  'company.address': 'Address',
  'company.website': 'Website',
  'company.registration_number': 'Registration number',
  'company.tax_number': 'Tax number',
  terms: 'Terms',
}

/** The registration form: what is typed outlives a reload, but for the password. */
export function useRegistration(type: RegistrationKind) {
  const [stored] = useState(readDraft)
  const [sentTo, setSentTo] = useState(stored.sentTo)
  const form = useForm({
    id: 'register',
    start: { ...stored.fields, terms: stored.terms, password: '' },
    refuse: ({ terms, password, ...fields }) => refuseRegistration(toRegistration({ fields, terms }, type, password)),
    fieldOf: phoneFieldOf,
    send: ({ terms, password, ...fields }) =>
      call(register, { body: toRegistration({ fields, terms }, type, password) }),
    onSent: ({ user }) => {
      form.update((now) => ({ ...now, password: '' }))
      setSentTo(user.email)
    },
  })
  const { values } = form
  useEffect(() => {
    const { terms, password: _never, ...fields } = values
    storeDraft({ fields, terms, sentTo })
  }, [values, sentTo])
  /** Back to the form, with everything but the password as it was. */
  return { form, sentTo, reopen: () => setSentTo('') }
}

export type RegistrationForm = ReturnType<typeof useRegistration>['form']
