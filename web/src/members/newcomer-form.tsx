import { type Newcomer, refuseNewcomer } from '@fairquay/contract/accounts/rules.ts'
import { findCountry } from '@fairquay/contract/countries.ts'
import { type FormEvent, useState } from 'react'
import { FormFailure, refusalOf } from '../accounts/form-failure.tsx'
import { NewPasswordField } from '../accounts/new-password-field.tsx'
import { PhoneField } from '../accounts/phone-field.tsx'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/text-field.tsx'

const fields = ['first_name', 'last_name', 'phone_code', 'phone', 'password'] as const

type NewcomerFormProps = {
  email: string
  company: string
  isBusy: boolean
  error: unknown
  onJoin: (person: Newcomer) => void
}

/** The short registration of somebody who joins a company that is there already. */
export function NewcomerForm({ email, company, isBusy, error, onJoin }: NewcomerFormProps) {
  const [draft, setDraft] = useState({ first_name: '', last_name: '', country: '', phone: '', password: '' })
  const [isTried, setTried] = useState(false)
  const dial = findCountry(draft.country)?.dial
  const person: Newcomer = {
    first_name: draft.first_name,
    last_name: draft.last_name,
    phone_code: dial ? `+${dial}` : '',
    phone: draft.phone,
    password: draft.password,
  }
  const refusals = refuseNewcomer(person, email)
  const errorOf = (field: (typeof fields)[number]) =>
    (isTried ? refusals[field] : undefined) ?? refusalOf(error, `person.${field}`)

  function submit(event: FormEvent) {
    event.preventDefault()
    if (isBusy) return
    setTried(true)
    const refused = fields.find((field) => refusals[field])
    if (refused) document.getElementById(`join-${refused}`)?.focus()
    else onJoin(person)
  }

  return (
    <form noValidate aria-label="Your account" onSubmit={submit} className="mt-6 flex flex-col gap-5">
      <FormFailure error={error} fields={fields.map((field) => `person.${field}`)} />
      <div className="grid gap-5 sm:grid-cols-2 sm:items-start">
        <TextField
          label="First name"
          id="join-first_name"
          autoComplete="given-name"
          required
          maxLength={80}
          value={draft.first_name}
          error={errorOf('first_name')}
          onChange={(event) => setDraft({ ...draft, first_name: event.target.value })}
        />
        <TextField
          label="Last name"
          id="join-last_name"
          autoComplete="family-name"
          required
          maxLength={80}
          value={draft.last_name}
          error={errorOf('last_name')}
          onChange={(event) => setDraft({ ...draft, last_name: event.target.value })}
        />
      </div>
      <PhoneField
        countryId="join-phone_code"
        phoneId="join-phone"
        country={draft.country}
        phone={draft.phone}
        countryError={errorOf('phone_code')}
        phoneError={errorOf('phone')}
        onChange={({ country, phone }) => setDraft((current) => ({ ...current, country, phone }))}
      />
      {/* So that password managers keep the new password under the right name. */}
      <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
      <NewPasswordField
        label="Password"
        id="join-password"
        name="password"
        ownWords={[draft.first_name, draft.last_name, email, company]}
        value={draft.password}
        error={errorOf('password')}
        onChange={(event) => setDraft({ ...draft, password: event.target.value })}
      />
      <Button type="submit" size="large" isBusy={isBusy} className="sm:self-start">
        Join
      </Button>
    </form>
  )
}
