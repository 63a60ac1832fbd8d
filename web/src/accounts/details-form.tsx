import { changeProfile, type Profile } from '@fairquay/contract/accounts/endpoints.ts'
import { accountMessages } from '@fairquay/contract/accounts/messages.ts'
import { refuseDialCode, refuseEmpty, refusePhone } from '@fairquay/contract/contact-rules.ts'
import { countries, findCountry } from '@fairquay/contract/countries.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useEffect, useState } from 'react'
import { call } from '../call.ts'
import { refreshSession } from '../session.tsx'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/text-field.tsx'
import { showToast } from '../ui/toast-list.ts'
import { FormFailure, refusalOf } from './form-failure.tsx'
import { PhoneField } from './phone-field.tsx'
import { profileQuery } from './profile-queries.ts'

const fields = ['first_name', 'last_name', 'phone_code', 'phone'] as const

/** Name and phone. */
export function DetailsForm({ profile }: { profile: Profile }) {
  const queries = useQueryClient()
  const [draft, setDraft] = useState(() => ({
    first_name: profile.first_name,
    last_name: profile.last_name,
    country: guessCountry(profile.phone_code),
    phone: profile.phone,
  }))
  const [isTried, setTried] = useState(false)

  // Several countries share a dial code: the number itself tells which, once the numbering plans are here.
  useEffect(() => {
    void import('./phone-format.ts').then(({ findPhoneCountry }) => {
      const country = findPhoneCountry(profile.phone_code, profile.phone)
      if (country) setDraft((current) => (current.phone === profile.phone ? { ...current, country } : current))
    })
  }, [profile.phone_code, profile.phone])

  const dial = findCountry(draft.country)?.dial
  const body = {
    first_name: draft.first_name,
    last_name: draft.last_name,
    phone_code: dial ? `+${dial}` : '',
    phone: draft.phone,
  }
  const refusals = {
    first_name: refuseEmpty(body.first_name),
    last_name: refuseEmpty(body.last_name),
    phone_code: refuseDialCode(body.phone_code),
    phone: refusePhone(body.phone),
  }
  const saving = useMutation({
    mutationFn: () => call(changeProfile, { body }),
    onSuccess: (saved) => {
      queries.setQueryData(profileQuery.queryKey, saved)
      setTried(false)
      showToast('success', accountMessages.profileSaved)
      void refreshSession()
    },
  })
  const errorOf = (field: (typeof fields)[number]) =>
    (isTried ? refusals[field] : undefined) ?? refusalOf(saving.error, field)

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (saving.isPending) return
    setTried(true)
    const refused = fields.find((field) => refusals[field])
    if (refused) document.getElementById(`profile-${refused}`)?.focus()
    else saving.mutate()
  }

  return (
    <form noValidate aria-label="Details" onSubmit={submit} className="flex flex-col gap-5">
      <FormFailure error={saving.error} fields={fields} />
      <div className="grid gap-5 sm:grid-cols-2 sm:items-start">
        <TextField
          label="First name"
          id="profile-first_name"
          autoComplete="given-name"
          required
          maxLength={80}
          value={draft.first_name}
          error={errorOf('first_name')}
          onChange={(event) => setDraft({ ...draft, first_name: event.target.value })}
        />
        <TextField
          label="Last name"
          id="profile-last_name"
          autoComplete="family-name"
          required
          maxLength={80}
          value={draft.last_name}
          error={errorOf('last_name')}
          onChange={(event) => setDraft({ ...draft, last_name: event.target.value })}
        />
      </div>
      <PhoneField
        countryId="profile-phone_code"
        phoneId="profile-phone"
        country={draft.country}
        phone={draft.phone}
        countryError={errorOf('phone_code')}
        phoneError={errorOf('phone')}
        onChange={({ country, phone }) => setDraft((current) => ({ ...current, country, phone }))}
      />
      <Button type="submit" isBusy={saving.isPending} className="self-start">
        Save
      </Button>
    </form>
  )
}

/** The largest of those that share a dial code comes first until the number tells better. */
const largest: Record<string, string> = {
  '1': 'US',
  '7': 'RU',
  '44': 'GB',
  '61': 'AU',
  '212': 'MA',
  '47': 'NO',
  '590': 'GP',
}

function guessCountry(dialCode: string): string {
  const dial = dialCode.replace(/\D/g, '')
  return largest[dial] ?? countries.find((country) => country.dial === dial)?.code ?? ''
}
