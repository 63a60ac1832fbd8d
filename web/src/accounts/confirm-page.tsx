import { confirmEmail, resendConfirmation } from '@fairquay/contract/accounts/endpoints.ts'
import { accountMessages } from '@fairquay/contract/accounts/messages.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { CircleCheck } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { call } from '../call.ts'
import { CallFailure } from '../call-failure.ts'
import { keeper } from '../forms/keeper.ts'
import { refreshSession, useUser } from '../session.tsx'
import { LinkButton } from '../ui/link-button.tsx'
import { LoadError } from '../ui/load-error.tsx'
import { Spinner } from '../ui/spinner.tsx'
import { useTitle } from '../ui/use-title.ts'
import { EmailForm } from './email-form.tsx'
import { useLinkToken } from './link-token.ts'
import { profileQuery } from './profile-queries.ts'
import { keptRegistration, keptReturn } from './registration-draft.ts'
import { SentNote } from './sent-note.tsx'
import { accountsTexts } from './texts.ts'

/** Where the confirming link leads; without one, the place to ask for another. */
export function ConfirmPage() {
  useTitle(accountsTexts.confirmAddress)
  const token = useLinkToken()
  return <div className="w-full max-w-md">{token ? <Confirming token={token} /> : <AskAgain />}</div>
}

/** A link works once, so it is used once however often this is drawn: the answer is kept under the token. */
function Confirming({ token }: { token: string }) {
  const user = useUser()
  const { value: returnTo } = useStore(keeper.open(keptReturn, null))
  const queries = useQueryClient()
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['email-confirmation', token],
    queryFn: () => call(confirmEmail, { body: { token } }),
    staleTime: 'static',
    retry: false,
  })
  useEffect(() => {
    if (!data) return
    keeper.open(keptRegistration, null).keep(null)
    // Somebody signed in who has just changed their address goes on under the new one.
    void refreshSession()
    void queries.invalidateQueries({ queryKey: profileQuery.queryKey })
  }, [data, queries])

  if (error instanceof CallFailure && error.details.token) return <AskAgain sentence={error.details.token} />
  if (error)
    return (
      <LoadError title={accountsTexts.confirmAddress} onRetry={() => void refetch()} isRetrying={isFetching}>
        {error.message}
      </LoadError>
    )
  if (!data)
    return (
      <>
        <h1 className="mb-4 text-3xl">{accountsTexts.confirmAddress}</h1>
        <Spinner label={accountsTexts.confirming} />
      </>
    )
  const isActive = data.state === 'active'
  const next = user ? (
    <LinkButton to="/profile">{accountsTexts.myProfile}</LinkButton>
  ) : (
    <LinkButton to="/secured/login" search={returnTo ? { next: returnTo } : {}}>
      {accountsTexts.login}
    </LinkButton>
  )
  return (
    <div role="status">
      <span className="grid size-14 place-items-center rounded-full bg-tint text-quay">
        <CircleCheck size={26} aria-hidden="true" />
      </span>
      <h1 className="mt-5 text-3xl">{accountsTexts.addressConfirmed}</h1>
      <p className="mt-3">
        {user ? accountMessages.addressChanged : isActive ? accountMessages.confirmed : accountMessages.waiting}
      </p>
      <p className="mt-3 rounded-md bg-sunken px-4 py-3 font-medium break-words">{data.email}</p>
      <div className="mt-6 flex flex-wrap gap-3">
        {next}
        <LinkButton to="/products" tone="secondary">
          {accountsTexts.browseProducts}
        </LinkButton>
      </div>
    </div>
  )
}

function AskAgain({ sentence = accountMessages.linkMissing }: { sentence?: string }) {
  const [isSent, setSent] = useState(false)
  return (
    <>
      <h1 className="text-3xl">{accountsTexts.confirmAddress}</h1>
      <p className="mt-3 text-soft">{sentence}</p>
      {isSent ? (
        <SentNote sentence={accountMessages.confirmationSent} onAgain={() => setSent(false)} />
      ) : (
        <EmailForm
          action={accountsTexts.sendMessageAgain}
          send={(email) => call(resendConfirmation, { body: { email } })}
          onSent={() => setSent(true)}
        />
      )}
      <div className="mt-6">
        <LinkButton to="/secured/login" tone="quiet" size="small" className="-ml-3">
          {accountsTexts.backToLogin}
        </LinkButton>
      </div>
    </>
  )
}
