import { takeSecondStep } from '@fairquay/contract/accounts/two-step/endpoints.ts'
import { refuseCode } from '@fairquay/contract/accounts/two-step/rules.ts'
import { Link, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { call } from '../call.ts'
import { CallFailure } from '../call-failure.ts'
import { Form } from '../forms/form.tsx'
import { FormFailure } from '../forms/form-failure.tsx'
import { useForm } from '../forms/use-form.ts'
import { beginSession } from '../session.tsx'
import { Button } from '../ui/button.tsx'
import { TextField } from '../ui/text-field.tsx'
import { useTitle } from '../ui/use-title.ts'
import { PasskeyButton } from './passkeys/passkey-button.tsx'
import { holdTicket, readTicket } from './second-step-ticket.ts'
import { twoStepTexts } from './two-step/texts.ts'
import { useGoOn } from './use-go-on.ts'

/** The second step of signing in: a code of the app, or a recovery code. Back leads to the password. */
export function SecondStepPage() {
  useTitle(twoStepTexts.secondStep)
  const { next } = useSearch({ from: '/secured/second-step' })
  const [isRecovery, setRecovery] = useState(false)
  const goOn = useGoOn(next)
  const form = useForm({
    start: { code: '' },
    refuse: ({ code }) => ({ code: refuseCode(code) }),
    send: ({ code }) => call(takeSecondStep, { body: { ticket: readTicket() ?? '', code } }),
    onSent: (answer) => {
      holdTicket(undefined)
      beginSession(answer)
      return goOn()
    },
    onFailed: () => {
      form.focus('code')
    },
  })
  const isOver = form.failure instanceof CallFailure && 'ticket' in form.failure.details
  return (
    <div className="w-full max-w-sm">
      <h1 className="text-3xl">{twoStepTexts.secondStep}</h1>
      <p className="mt-2 text-soft">{isRecovery ? twoStepTexts.recoveryLead : twoStepTexts.secondStepLead}</p>
      <Form form={form} label={twoStepTexts.secondStep} className="mt-8 flex flex-col gap-5">
        <FormFailure error={form.failure} />
        <TextField
          {...form.text('code')}
          key={String(isRecovery)}
          label={isRecovery ? twoStepTexts.recoveryCode : twoStepTexts.code}
          // A telephone offers the code it has been sent, and a password manager the one it makes.
          autoComplete={isRecovery ? 'off' : 'one-time-code'}
          inputMode={isRecovery ? 'text' : 'numeric'}
          autoCapitalize="none"
          spellCheck={false}
          autoFocus
          required
          maxLength={40}
          inputClassName="text-lg tracking-widest tabular-nums"
        />
        {isOver ? null : (
          <Button type="submit" size="large" isBusy={form.isSending}>
            {twoStepTexts.goOn}
          </Button>
        )}
      </Form>
      <div className="mt-3 empty:hidden">
        <PasskeyButton
          onSignedIn={() => {
            holdTicket(undefined)
            return goOn()
          }}
        />
      </div>
      <p className="mt-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-1 text-sm">
        <button
          type="button"
          className={look}
          onClick={() => {
            setRecovery(!isRecovery)
            form.reset()
          }}
        >
          {isRecovery ? twoStepTexts.useApp : twoStepTexts.useRecovery}
        </button>
        <Link to="/secured/login" search={next ? { next } : {}} className={look}>
          {twoStepTexts.beginAgain}
        </Link>
      </p>
      {isRecovery ? <p className="mt-4 text-sm text-soft">{twoStepTexts.noneLeft}</p> : null}
    </div>
  )
}

const look = 'inline-flex min-h-8 items-center rounded-sm font-medium text-quay underline-offset-4 hover:underline'
