import { resetPassword } from '@fairquay/contract/accounts/endpoints.ts'
import { accountMessages } from '@fairquay/contract/accounts/messages.ts'
import { refusePassword } from '@fairquay/contract/accounts/rules.ts'
import { useState } from 'react'
import { call } from '../call.ts'
import { CallFailure } from '../call-failure.ts'
import { Form } from '../forms/form.tsx'
import { FormFailure } from '../forms/form-failure.tsx'
import { useForm } from '../forms/use-form.ts'
import { signOut } from '../session.tsx'
import { Button } from '../ui/button.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import { LinkButton } from '../ui/link-button.tsx'
import { useTitle } from '../ui/use-title.ts'
import { holdLinkToken, useLinkToken } from './link-token.ts'
import { NewPasswordField } from './new-password-field.tsx'
import { accountsTexts } from './texts.ts'

/** Where the link of the mail leads: choosing a new password, after which one signs in with it. */
export function NewPasswordPage() {
  useTitle(accountsTexts.newPassword)
  const token = useLinkToken()
  const [isDone, setDone] = useState(false)
  return (
    <div className="w-full max-w-sm">
      <h1 className="text-3xl">{accountsTexts.newPassword}</h1>
      {isDone ? <PasswordIsSet /> : token ? <PasswordForm token={token} onDone={() => setDone(true)} /> : <NoLink />}
    </div>
  )
}

function PasswordForm({ token, onDone }: { token: string; onDone: () => void }) {
  const form = useForm({
    start: { password: '', end_api_tokens: true },
    refuse: ({ password }) => ({ password: refusePassword(password) }),
    send: (draft) => call(resetPassword, { body: { token, ...draft } }),
    onSent: async () => {
      onDone()
      holdLinkToken(undefined)
      // Whoever was signed in here was so with a session that has ended.
      await signOut()
    },
    onFailed: () => {
      form.focus('password')
    },
  })
  const isSpent = form.failure instanceof CallFailure && form.failure.details.token !== undefined
  return (
    <Form form={form} className="mt-6 flex flex-col gap-5">
      <FormFailure error={form.failure} />
      {isSpent ? (
        <LinkButton to="/secured/forgotten" tone="secondary" className="self-start">
          {accountsTexts.askNewLink}
        </LinkButton>
      ) : null}
      <NewPasswordField {...form.text('password')} label={accountsTexts.newPassword} name="password" />
      <Checkbox
        {...form.tick('end_api_tokens')}
        label={accountMessages.endApiTokens}
        help={accountMessages.endApiTokensHelp}
        name="end_api_tokens"
      />
      <Button type="submit" size="large" isBusy={form.isSending}>
        {accountsTexts.savePassword}
      </Button>
    </Form>
  )
}

function PasswordIsSet() {
  return (
    <div role="status">
      <p className="mt-3">{accountMessages.passwordReset}</p>
      <LinkButton to="/secured/login" size="large" className="mt-6">
        {accountsTexts.login}
      </LinkButton>
    </div>
  )
}

function NoLink() {
  return (
    <>
      <p className="mt-3 text-soft">{accountMessages.linkMissing}</p>
      <LinkButton to="/secured/forgotten" className="mt-6">
        {accountsTexts.askNewLink}
      </LinkButton>
    </>
  )
}
