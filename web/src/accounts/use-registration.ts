import { register } from '@fairquay/contract/accounts/endpoints.ts'
import { type RegistrationKind, refuseRegistration } from '@fairquay/contract/accounts/rules.ts'
import { useState } from 'react'
import { call } from '../call.ts'
import { useForm } from '../forms/use-form.ts'
import { useKept } from '../forms/use-kept.ts'
import { type DraftField, emptyDraft, keptRegistration, toRegistration } from './registration-draft.ts'
import { accountsTexts } from './texts.ts'

/** The fields in the order in which they stand, and what people read on them. */
export const labels: Record<DraftField | 'password' | 'terms', string> = {
  first_name: accountsTexts.firstName,
  last_name: accountsTexts.lastName,
  email: accountsTexts.email,
  password: accountsTexts.password,
  'company.name': accountsTexts.companyName,
  'company.country': accountsTexts.country,
  terms: accountsTexts.acceptTerms.terms,
}

/** The registration form: what is typed outlives a reload, but for the password. */
export function useRegistration(type: RegistrationKind) {
  const { draft, change } = useKept(keptRegistration.name, emptyDraft, keptRegistration)
  const [password, setPassword] = useState('')
  const form = useForm({
    id: 'register',
    start: { ...draft.fields, terms: draft.terms, password },
    kept: [
      { ...draft.fields, terms: draft.terms, password },
      (update) => {
        change((now) => {
          const { terms, password: _notKept, ...fields } = update({ ...now.fields, terms: now.terms, password: '' })
          return { ...now, fields, terms }
        })
        setPassword((now) => update({ ...draft.fields, terms: draft.terms, password: now }).password)
      },
    ],
    refuse: ({ terms, password: word, ...fields }) => refuseRegistration(toRegistration({ fields, terms }, type, word)),
    send: ({ terms, password: word, ...fields }) =>
      call(register, { body: toRegistration({ fields, terms }, type, word) }),
    onSent: ({ user }) => {
      setPassword('')
      change((now) => ({ ...now, sentTo: user.email }))
    },
  })
  return {
    form,
    sentTo: draft.sentTo,
    /** Back to the form, with everything but the password as it was. */
    reopen: () => change((now) => ({ ...now, sentTo: '' })),
  }
}

export type RegistrationForm = ReturnType<typeof useRegistration>['form']
