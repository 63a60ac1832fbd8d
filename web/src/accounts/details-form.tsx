import { changeProfile, type Profile } from '@fairquay/contract/accounts/endpoints.ts'
import { accountMessages } from '@fairquay/contract/accounts/messages.ts'
import { refuseEmpty, refuseOptionalPhone } from '@fairquay/contract/contact-rules.ts'
import { countries } from '@fairquay/contract/countries.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { call } from '../call.ts'
import { Form } from '../forms/form.tsx'
import { FormFailure } from '../forms/form-failure.tsx'
import { useForm } from '../forms/use-form.ts'
import { refreshSession } from '../session.tsx'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/text-field.tsx'
import { showToast } from '../ui/toast-list.ts'
import { dialCodeOf, PhoneField, phoneFieldOf } from './phone-field.tsx'
import { profileQuery } from './profile-queries.ts'
import { accountsTexts } from './texts.ts'

/** Name, and a phone for who wants to be called. */
export function DetailsForm({ profile }: { profile: Profile }) {
  const queries = useQueryClient()
  const form = useForm({
    start: {
      first_name: profile.first_name,
      last_name: profile.last_name,
      phone_country: guessCountry(profile.phone_code),
      phone: profile.phone,
    },
    refuse: (draft) => ({
      first_name: refuseEmpty(draft.first_name),
      last_name: refuseEmpty(draft.last_name),
      ...refuseOptionalPhone({ phone_code: dialCodeOf(draft.phone_country), phone: draft.phone }),
    }),
    fieldOf: phoneFieldOf,
    send: ({ phone_country, ...rest }) =>
      call(changeProfile, { body: { ...rest, phone_code: dialCodeOf(phone_country) } }),
    onSent: (saved) => {
      queries.setQueryData(profileQuery.queryKey, saved)
      showToast('success', accountMessages.profileSaved)
      void refreshSession()
    },
  })

  // Several countries share a dial code: the number itself tells which, once the numbering plans are here.
  const { phone_code, phone } = profile
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for what is stored, whatever is typed meanwhile
  useEffect(() => {
    void import('./phone-format.ts').then(({ findPhoneCountry }) => {
      const country = findPhoneCountry(phone_code, phone)
      if (country) form.update((now) => (now.phone === phone ? { ...now, phone_country: country } : now))
    })
  }, [phone_code, phone])

  return (
    <Form form={form} label={accountsTexts.details} className="flex flex-col gap-5">
      <FormFailure error={form.failure} />
      <div className="grid gap-5 sm:grid-cols-2 sm:items-start">
        <TextField
          {...form.text('first_name')}
          label={accountsTexts.firstName}
          autoComplete="given-name"
          required
          maxLength={80}
        />
        <TextField
          {...form.text('last_name')}
          label={accountsTexts.lastName}
          autoComplete="family-name"
          required
          maxLength={80}
        />
      </div>
      <PhoneField form={form} onChange={form.set} isOptional />
      <Button type="submit" isBusy={form.isSending} className="self-start">
        {accountsTexts.save}
      </Button>
    </Form>
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
