import { register } from '@fairquay/contract/accounts/endpoints.ts'
import { type RegistrationKind, refuseRegistration } from '@fairquay/contract/accounts/rules.ts'
import { useMutation } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { CallFailure, call } from '../call.ts'
import { useKept } from '../forms/use-kept.ts'
import { type DraftField, emptyDraft, keptRegistration, toRegistration } from './registration-draft.ts'

type FormField = DraftField | 'password' | 'terms' | 'phone_code'

/** The fields in the order in which they stand, by the names the refusals use, and what people read on them. */
export const labels = {
  first_name: 'First name',
  last_name: 'Last name',
  email: 'E-mail',
  password: 'Password',
  phone_code: 'Country code',
  phone: 'Phone',
  'company.name': 'Company name',
  'company.country': 'Country',
  'company.city': 'City',
  'company.address': 'Address',
  'company.website': 'Website',
  'company.registration_number': 'Registration number',
  'company.tax_number': 'Tax number',
  terms: 'Terms',
} as const

export const idOf = (field: FormField | string) => `register-${field.replace('.', '-')}`

/** The state of the registration form: what is typed (kept through a reload, but for the password), what is wrong with it, and sending it. */
export function useRegistration(type: RegistrationKind) {
  const { draft, change: setDraft } = useKept(keptRegistration.name, emptyDraft, keptRegistration)
  const [password, setPassword] = useState('')
  const [isTried, setTried] = useState(false)
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [serverRefusals, setServerRefusals] = useState<Record<string, string>>({})
  const summary = useRef<HTMLDivElement>(null)

  const form = toRegistration(draft, type, password)
  const refusals = refuseRegistration(form)
  const isShown = (field: string) => isTried || left.has(field)
  const errors: Record<string, string | undefined> = {
    ...Object.fromEntries(Object.entries(refusals).filter(([field]) => isShown(field))),
    ...serverRefusals,
  }

  const sending = useMutation({
    mutationFn: () => call(register, { body: form }),
    onSuccess: ({ user }) => {
      setPassword('')
      setTried(false)
      setLeft(new Set())
      setDraft((current) => ({ ...current, sentTo: user.email }))
    },
    onError: (error) => {
      if (!(error instanceof CallFailure)) return
      setServerRefusals(error.details)
      focusSummary()
    },
  })

  function focusSummary() {
    // After the summary has been drawn.
    setTimeout(() => summary.current?.focus())
  }

  function forget(field: string) {
    setServerRefusals(({ [field]: _changed, ...rest }) => rest)
  }

  return {
    draft,
    password,
    errors,
    isTried,
    summary,
    isSending: sending.isPending,
    failure:
      sending.error instanceof CallFailure && Object.keys(sending.error.details).length === 0 ? sending.error : null,
    change(field: DraftField, value: string) {
      forget(field)
      setDraft((current) => ({ ...current, fields: { ...current.fields, [field]: value } }))
    },
    changePhone({ country, phone }: { country: string; phone: string }) {
      forget('phone')
      forget('phone_code')
      setDraft(({ fields, ...rest }) => ({
        ...rest,
        // Most people phone from where their company is.
        fields: { ...fields, phone_country: country, phone, 'company.country': fields['company.country'] || country },
      }))
    },
    changePassword(value: string) {
      forget('password')
      setPassword(value)
    },
    changeTerms(terms: boolean) {
      forget('terms')
      setDraft((current) => ({ ...current, terms }))
    },
    /** A field that was filled and left may be told what is wrong with it; an empty one only when the form is sent. */
    leave(field: string, value: string) {
      if (value.trim() !== '') setLeft((current) => new Set(current).add(field))
    },
    /** Back to the form, with everything but the password as it was. */
    reopen() {
      setDraft((current) => ({ ...current, sentTo: '' }))
    },
    submit() {
      if (sending.isPending) return
      setTried(true)
      setServerRefusals({})
      if (Object.keys(refusals).length > 0) focusSummary()
      else sending.mutate()
    },
  }
}

export type RegistrationState = ReturnType<typeof useRegistration>
