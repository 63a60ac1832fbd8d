import { accountMessages } from '@fairquay/contract/accounts/messages.ts'
import { refuseEmpty } from '@fairquay/contract/contact-rules.ts'
import { genericNotice } from '@fairquay/contract/generic-notice.ts'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { CallFailure } from '../call-failure.ts'
import { Form } from '../forms/form.tsx'
import { useForm } from '../forms/use-form.ts'
import { hasEnded, signIn, useSession } from '../session.tsx'
import { settings } from '../settings.ts'
import { Button } from '../ui/button.tsx'
import { PasswordField } from '../ui/password-field.tsx'
import { TextField } from '../ui/text-field.tsx'
import { showToast } from '../ui/toast-list.ts'
import { useTitle } from '../ui/use-title.ts'
import { holdEmail } from './company-sign-in/company-visit.ts'
import { companySignInTexts } from './company-sign-in/texts.ts'
import { DemoAccounts } from './demo-accounts.tsx'
import { LoginLinks } from './login-links.tsx'
import { PasskeyButton } from './passkeys/passkey-button.tsx'
import { holdTicket } from './second-step-ticket.ts'
import { accountsTexts } from './texts.ts'
import { useGoOn } from './use-go-on.ts'

export function LoginPage() {
  useTitle(accountsTexts.login)
  const { next } = useSearch({ from: '/secured/login' })
  const isEnded = hasEnded(useSession())
  const navigate = useNavigate()
  const goOn = useGoOn(next)
  const form = useForm({
    start: { email: '', password: '' },
    refuse: ({ email, password }) => ({ email: refuseEmpty(email), password: refuseEmpty(password) }),
    send: ({ email, password }) => signIn(email.trim(), password).then(() => undefined, readTicketOf),
    onSent: async (ticket) => {
      if (ticket === undefined) return goOn()
      holdTicket(ticket)
      await navigate({ to: '/secured/second-step', search: next ? { next } : {} })
    },
    onFailed: (error) => {
      if (isAnswer(error)) form.focus('password')
      else showToast('error', genericNotice.title, genericNotice.sentence)
    },
  })
  const isLed = form.failure instanceof CallFailure && form.failure.code === 'company_sign_in'
  const refusal = isAnswer(form.failure)
    ? form.failure.status === 429 || isLed
      ? form.failure.message
      : accountMessages.invalidCredentials
    : null

  return (
    <div className="w-full max-w-sm">
      <h1 className="text-3xl">{accountsTexts.login}</h1>
      {isEnded ? (
        <p role="status" className="mt-4 rounded-md bg-amber-tint px-4 py-3 text-amber">
          {accountsTexts.sessionEnded}
        </p>
      ) : (
        <p className="mt-2 text-soft">{accountsTexts.loginLead}</p>
      )}
      <Form form={form} className="mt-8 flex flex-col gap-5">
        <div role="alert" className={refusal ? 'rounded-md bg-brick-tint px-4 py-3 text-brick' : 'sr-only'}>
          {refusal ? (
            <>
              <p className="font-medium">{refusal}</p>
              {isLed ? (
                <Link
                  to="/secured/company"
                  search={next ? { next } : {}}
                  className="mt-1 inline-flex min-h-8 items-center font-medium underline underline-offset-4"
                  onClick={() => holdEmail(form.values.email)}
                >
                  {companySignInTexts.withCompany}
                </Link>
              ) : (
                <p className="mt-1 text-sm">{accountMessages.signInLater}</p>
              )}
            </>
          ) : null}
        </div>
        <TextField
          {...form.text('email')}
          label={accountsTexts.email}
          type="email"
          name="email"
          autoComplete="username"
          inputMode="email"
          required
          maxLength={254}
        />
        <PasswordField
          {...form.text('password')}
          label={accountsTexts.password}
          name="password"
          autoComplete="current-password"
          required
          maxLength={128}
        />
        <Button type="submit" size="large" isBusy={form.isSending}>
          {accountsTexts.login}
        </Button>
      </Form>
      <div className="mt-3 empty:hidden">
        <PasskeyButton onSignedIn={() => goOn()} />
      </div>
      <LoginLinks next={next} email={form.values.email} />
      {settings.demo ? <DemoAccounts onChoose={({ email, password }) => form.reset({ email, password })} /> : null}
    </div>
  )
}

/** The password was right, and a second step is asked for. Any other failure is one. */
function readTicketOf(error: Error): string {
  if (error instanceof CallFailure && error.code === 'second_step' && error.details.ticket) return error.details.ticket
  throw error
}

/** The server was reached and said no. */
function isAnswer(error: Error | null): error is CallFailure {
  return error instanceof CallFailure && error.status >= 400 && error.status < 500
}
