import { accountMessages } from '@fairquay/contract/accounts/messages.ts'
import { genericNotice } from '@fairquay/contract/generic-notice.ts'
import { useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import { type FormEvent, useRef, useState } from 'react'
import { CallFailure } from '../call.ts'
import { signIn } from '../session.tsx'
import { settings } from '../settings.ts'
import { Button } from '../ui/button.tsx'
import { PasswordField } from '../ui/password-field.tsx'
import { TextField } from '../ui/text-field.tsx'
import { showToast } from '../ui/toast-list.ts'
import { useTitle } from '../ui/use-title.ts'
import { DemoAccounts } from './demo-accounts.tsx'
import { LoginLinks } from './login-links.tsx'

export function LoginPage() {
  useTitle('Login')
  const { next } = useSearch({ from: '/secured/login' })
  const navigate = useNavigate()
  const router = useRouter()
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [refusal, setRefusal] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const passwordBox = useRef<HTMLInputElement>(null)

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isBusy) return
    setBusy(true)
    setRefusal(null)
    try {
      await signIn(email.trim(), password)
      if (next) router.history.replace(next)
      else await navigate({ to: '/', replace: true })
    } catch (error) {
      setBusy(false)
      if (error instanceof CallFailure && error.status >= 400 && error.status < 500) {
        setRefusal(error.status === 429 ? error.message : accountMessages.invalidCredentials)
        passwordBox.current?.focus()
      } else showToast('error', genericNotice.title, genericNotice.sentence)
    }
  }

  return (
    <div className="w-full max-w-sm">
      <h1 className="text-3xl">Login</h1>
      <p className="mt-2 text-soft">Sign in to see prices, order and ask for quotes.</p>
      <form onSubmit={submit} className="mt-8 flex flex-col gap-5">
        <div role="alert" className={refusal ? 'rounded-md bg-brick-tint px-4 py-3 text-brick' : 'sr-only'}>
          {refusal ? (
            <>
              <p className="font-medium">{refusal}</p>
              <p className="mt-1 text-sm">{accountMessages.signInLater}</p>
            </>
          ) : null}
        </div>
        <TextField
          label="E-mail"
          type="email"
          name="email"
          autoComplete="username"
          inputMode="email"
          required
          maxLength={254}
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
        <PasswordField
          ref={passwordBox}
          label="Password"
          name="password"
          autoComplete="current-password"
          required
          maxLength={128}
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
        <Button type="submit" size="large" isBusy={isBusy}>
          Login
        </Button>
      </form>
      <LoginLinks />
      {settings.demo ? (
        <DemoAccounts
          onChoose={(account) => {
            setEmail(account.email)
            setPassword(account.password)
            setRefusal(null)
          }}
        />
      ) : null}
    </div>
  )
}
