import type { AnswerOf } from '@fairquay/contract/endpoint.ts'
import { lookAtAppointment } from '@fairquay/contract/setup/appointment-endpoints.ts'
import { setupMessages } from '@fairquay/contract/setup/messages.ts'
import { useQuery } from '@tanstack/react-query'
import { CircleCheck } from 'lucide-react'
import { useState } from 'react'
import { useLinkToken } from '../accounts/link-token.ts'
import { call } from '../call.ts'
import { CallFailure } from '../call-failure.ts'
import { settings } from '../settings.ts'
import { LinkButton } from '../ui/link-button.tsx'
import { LoadError } from '../ui/load-error.tsx'
import { Spinner } from '../ui/spinner.tsx'
import { useTitle } from '../ui/use-title.ts'
import { BeginForm } from './begin-form.tsx'
import { setupTexts as say } from './texts.ts'

type Asked = AnswerOf<typeof lookAtAppointment>

/** Where the first link of a new marketplace leads, and that of everybody its operators ask in. */
export function BeginPage() {
  useTitle(say.begin)
  const token = useLinkToken()
  const [isReady, setReady] = useState(false)
  return (
    <div className="w-full max-w-lg">
      {isReady ? <Ready /> : token ? <Begin token={token} onReady={() => setReady(true)} /> : <NoLink />}
    </div>
  )
}

function Begin({ token, onReady }: { token: string; onReady: () => void }) {
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['appointment', token],
    queryFn: () => call(lookAtAppointment, { body: { token } }),
    retry: false,
    // Looking is counted against guessing: once is enough.
    staleTime: 'static',
  })
  if (error instanceof CallFailure && error.details.token)
    return (
      <>
        <h1 className="text-3xl">{say.begin}</h1>
        <p className="mt-3 text-soft">{settings.isOpening ? setupMessages.firstLinkSpent : error.details.token}</p>
      </>
    )
  if (error)
    return (
      <LoadError title={say.loadFailed} onRetry={() => void refetch()} isRetrying={isFetching}>
        {error.message}
      </LoadError>
    )
  if (!data)
    return (
      <>
        <h1 className="mb-4 text-3xl">{say.begin}</h1>
        <Spinner label={say.loading} />
      </>
    )
  return (
    <>
      <h1 tabIndex={-1} className="text-3xl text-pretty break-words">
        {titleOf(data)}
      </h1>
      <p className="mt-3 text-soft">{leadOf(data)}</p>
      {data.has_company ? (
        <p className="mt-6 rounded-md bg-amber-tint px-4 py-3 font-medium text-amber">
          {setupMessages.actsAlreadyOneself}
        </p>
      ) : (
        <BeginForm token={token} asked={data} onReady={onReady} />
      )}
    </>
  )
}

function titleOf({ kind, email }: Asked): string {
  if (email === null) return say.firstTitle(settings.name)
  return kind === 'operator' ? say.asOperator(settings.name) : say.asCompany(settings.name)
}

function leadOf({ kind, email, invited_by, has_account }: Asked): string {
  if (email === null) return say.firstLead
  const account = has_account ? say.withAccount(email) : say.yourAddress(email)
  return [...(invited_by ? [say.askedBy(invited_by)] : []), say.askedAs[kind], account].join(' ')
}

/** Of somebody whose account was there before: the session begins anew. */
function Ready() {
  return (
    <div role="status">
      <CircleCheck size={36} aria-hidden="true" className="mb-4 text-quay" />
      <h1 className="text-3xl text-pretty">{say.asOperator(settings.name)}</h1>
      <p className="mt-3 text-soft">{say.signInNow}</p>
      <LinkButton to="/secured/login" size="large" className="mt-6">
        {say.login}
      </LinkButton>
    </div>
  )
}

function NoLink() {
  return (
    <>
      <h1 className="text-3xl">{say.begin}</h1>
      <p className="mt-3 text-soft">{say.linkMissing}</p>
    </>
  )
}
