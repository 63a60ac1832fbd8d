import { changeEmail, type Profile } from '@fairquay/contract/accounts/endpoints.ts'
import { accountMessages } from '@fairquay/contract/accounts/messages.ts'
import { normaliseEmail, refuseEmail, refuseEmpty } from '@fairquay/contract/contact-rules.ts'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../call.ts'
import { Form } from '../forms/form.tsx'
import { FormFailure } from '../forms/form-failure.tsx'
import { useForm } from '../forms/use-form.ts'
import { Button } from '../ui/button.tsx'
import { PasswordField } from '../ui/password-field.tsx'
import { TextField } from '../ui/text-field.tsx'
import { AwaitedEmail } from './awaited-email.tsx'
import { profileQuery } from './profile-queries.ts'
import { accountsTexts } from './texts.ts'

const empty = { email: '', current_password: '' }

/** Another address: it takes the place of the present one when the link in the message to it is opened. */
export function EmailChangeForm({ profile }: { profile: Profile }) {
  const queries = useQueryClient()
  const form = useForm({
    start: empty,
    refuse: (draft) => ({
      email:
        refuseEmail(draft.email) ??
        (normaliseEmail(draft.email) === profile.email ? accountMessages.emailSame : undefined),
      current_password: refuseEmpty(draft.current_password),
    }),
    send: (body) => call(changeEmail, { body }),
    onSent: () => {
      form.reset()
      return queries.invalidateQueries({ queryKey: profileQuery.queryKey })
    },
  })
  return (
    <Form form={form} label={accountsTexts.email} className="flex flex-col gap-5">
      <FormFailure error={form.failure} />
      <p>
        <span className="block text-sm font-medium">{accountsTexts.presentEmail}</span>
        <span className="break-words text-soft">{profile.email}</span>
      </p>
      {profile.awaited_email ? (
        <AwaitedEmail email={profile.awaited_email} onKept={() => form.reset(form.values)} />
      ) : null}
      <TextField
        {...form.text('email')}
        label={accountsTexts.newEmail}
        type="email"
        inputMode="email"
        autoComplete="email"
        required
        maxLength={254}
        help={accountMessages.emailHelp}
      />
      <PasswordField
        {...form.text('current_password')}
        label={accountsTexts.yourPassword}
        autoComplete="current-password"
        required
        maxLength={128}
      />
      <div role="status" className="empty:hidden">
        {form.isSent ? <p className="rounded-md bg-tint px-4 py-3">{accountMessages.emailSent}</p> : null}
      </div>
      <Button type="submit" tone="secondary" isBusy={form.isSending} className="self-start">
        {accountsTexts.changeEmail}
      </Button>
    </Form>
  )
}
