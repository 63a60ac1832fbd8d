import { changePassword, type Profile } from '@fairquay/contract/accounts/endpoints.ts'
import { accountMessages } from '@fairquay/contract/accounts/messages.ts'
import { refusePassword } from '@fairquay/contract/accounts/rules.ts'
import { refuseEmpty } from '@fairquay/contract/contact-rules.ts'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../call.ts'
import { Form } from '../forms/form.tsx'
import { FormFailure } from '../forms/form-failure.tsx'
import { useForm } from '../forms/use-form.ts'
import { useUser } from '../session.tsx'
import { Button } from '../ui/button.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import { PasswordField } from '../ui/password-field.tsx'
import { showToast } from '../ui/toast-list.ts'
import { NewPasswordField } from './new-password-field.tsx'
import { sessionsQuery } from './profile-queries.ts'
import { accountsTexts } from './texts.ts'

const empty = { current_password: '', password: '', end_api_tokens: false }

export function PasswordChangeForm({ profile }: { profile: Profile | undefined }) {
  const queries = useQueryClient()
  const user = useUser()
  const form = useForm({
    start: empty,
    refuse: (draft) => ({
      current_password: refuseEmpty(draft.current_password),
      password: refusePassword(draft.password, profile?.email),
    }),
    send: (body) => call(changePassword, { body }),
    onSent: (_answer, sent) => {
      // Whatever page shows the tokens asks again.
      if (sent.end_api_tokens) void queries.invalidateQueries()
      form.reset()
      showToast('success', accountMessages.passwordChanged)
      void queries.invalidateQueries({ queryKey: sessionsQuery.queryKey })
    },
  })
  return (
    <Form form={form} label={accountsTexts.password} className="flex flex-col gap-5">
      <FormFailure error={form.failure} />
      <PasswordField
        {...form.text('current_password')}
        label={accountsTexts.currentPassword}
        autoComplete="current-password"
        required
        maxLength={128}
      />
      <NewPasswordField
        {...form.text('password')}
        label={accountsTexts.newPassword}
        ownWords={profile ? [profile.first_name, profile.last_name, profile.email] : []}
      />
      {/* Tokens are made for a company; who has none has nothing to end. */}
      {user?.company ? (
        <Checkbox
          {...form.tick('end_api_tokens')}
          label={accountMessages.endApiTokens}
          help={accountMessages.endApiTokensLater}
        />
      ) : null}
      <Button type="submit" tone="secondary" isBusy={form.isSending} className="self-start">
        {accountsTexts.changePassword}
      </Button>
    </Form>
  )
}
