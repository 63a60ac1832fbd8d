import { resetPassword } from '@fairquay/contract/accounts/endpoints.ts'
import { accountMessages } from '@fairquay/contract/accounts/messages.ts'
import { refusePassword } from '@fairquay/contract/accounts/rules.ts'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { call } from '../call.ts'
import { signOut } from '../session.tsx'
import { Button } from '../ui/button.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import { LinkButton } from '../ui/link-button.tsx'
import { useTitle } from '../ui/use-title.ts'
import { FormFailure, refusalOf } from './form-failure.tsx'
import { holdLinkToken, useLinkToken } from './link-token.ts'
import { NewPasswordField } from './new-password-field.tsx'

/** Where the link of the mail leads: choosing a new password, after which one signs in with it. */
export function NewPasswordPage() {
  useTitle('New password')
  const token = useLinkToken()
  const [isDone, setDone] = useState(false)
  return (
    <div className="w-full max-w-sm">
      <h1 className="text-3xl">New password</h1>
      {isDone ? <PasswordIsSet /> : token ? <PasswordForm token={token} onDone={() => setDone(true)} /> : <NoLink />}
    </div>
  )
}

function PasswordForm({ token, onDone }: { token: string; onDone: () => void }) {
  const box = useRef<HTMLInputElement>(null)
  const [password, setPassword] = useState('')
  const [endsTokens, setEndsTokens] = useState(true)
  const [refusal, setRefusal] = useState<string>()
  const setting = useMutation({
    mutationFn: () => call(resetPassword, { body: { token, password, end_api_tokens: endsTokens } }),
    onSuccess: async () => {
      onDone()
      holdLinkToken(undefined)
      // Whoever was signed in here was so with a session that has ended.
      await signOut()
    },
    onError: (error) => {
      setRefusal(refusalOf(error, 'password'))
      box.current?.focus()
    },
  })
  const isSpent = refusalOf(setting.error, 'token') !== undefined

  function submit(event: FormEvent) {
    event.preventDefault()
    if (setting.isPending) return
    const refused = refusePassword(password)
    setRefusal(refused)
    if (refused) box.current?.focus()
    else setting.mutate()
  }

  return (
    <form noValidate onSubmit={submit} className="mt-6 flex flex-col gap-5">
      <FormFailure error={setting.error} fields={['password']} />
      {isSpent ? (
        <LinkButton to="/secured/forgotten" tone="secondary" className="self-start">
          Ask for a new link
        </LinkButton>
      ) : null}
      <NewPasswordField
        ref={box}
        label="New password"
        name="password"
        value={password}
        error={refusal}
        onChange={(event) => {
          setPassword(event.target.value)
          setRefusal(undefined)
        }}
      />
      <Checkbox
        label={accountMessages.endApiTokens}
        help={accountMessages.endApiTokensHelp}
        name="end_api_tokens"
        checked={endsTokens}
        onChange={(event) => setEndsTokens(event.target.checked)}
      />
      <Button type="submit" size="large" isBusy={setting.isPending}>
        Save password
      </Button>
    </form>
  )
}

function PasswordIsSet() {
  return (
    <div role="status">
      <p className="mt-3">{accountMessages.passwordReset}</p>
      <LinkButton to="/secured/login" size="large" className="mt-6">
        Login
      </LinkButton>
    </div>
  )
}

function NoLink() {
  return (
    <>
      <p className="mt-3 text-soft">{accountMessages.linkMissing}</p>
      <LinkButton to="/secured/forgotten" className="mt-6">
        Ask for a new link
      </LinkButton>
    </>
  )
}
