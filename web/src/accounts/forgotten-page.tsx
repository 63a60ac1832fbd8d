import { requestPasswordReset } from '@fairquay/contract/accounts/endpoints.ts'
import { accountMessages } from '@fairquay/contract/accounts/messages.ts'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { call } from '../call.ts'
import { useTitle } from '../ui/use-title.ts'
import { EmailForm } from './email-form.tsx'
import { SentNote } from './sent-note.tsx'
import { accountsTexts } from './texts.ts'

/** Asks for the message with the link to a new password. What it answers does not tell whether there is such an account. */
export function ForgottenPage() {
  useTitle(accountsTexts.forgottenPassword)
  const [isSent, setSent] = useState(false)
  return (
    <div className="w-full max-w-sm">
      <h1 className="text-3xl">{accountsTexts.forgottenPassword}</h1>
      <p className="mt-2 text-soft">{accountsTexts.forgottenLead}</p>
      {isSent ? (
        <SentNote sentence={accountMessages.resetSent} onAgain={() => setSent(false)} />
      ) : (
        <EmailForm
          action={accountsTexts.sendLink}
          send={(email) => call(requestPasswordReset, { body: { email } })}
          onSent={() => setSent(true)}
        />
      )}
      <p className="mt-6 text-sm">
        <Link
          to="/secured/login"
          className="inline-flex min-h-8 items-center rounded-sm font-medium text-quay underline-offset-4 hover:underline"
        >
          {accountsTexts.backToLogin}
        </Link>
      </p>
    </div>
  )
}
