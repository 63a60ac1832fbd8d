import type { AnswerOf, BodyOf } from '@fairquay/contract/endpoint.ts'
import { acceptInvitation, lookAtInvitation } from '@fairquay/contract/members/endpoints.ts'
import { memberMessages } from '@fairquay/contract/members/messages.ts'
import { joinMessages as say } from '@fairquay/contract/members/page-messages.ts'
import { useMutation, useQuery } from '@tanstack/react-query'
import { CircleCheck } from 'lucide-react'
import { useState } from 'react'
import { holdLinkToken, useLinkToken } from '../accounts/link-token.ts'
import { call } from '../call.ts'
import { CallFailure } from '../call-failure.ts'
import { FormFailure } from '../forms/form-failure.tsx'
import { signOut } from '../session.tsx'
import { Button } from '../ui/button.tsx'
import { LinkButton } from '../ui/link-button.tsx'
import { LoadError } from '../ui/load-error.tsx'
import { Spinner } from '../ui/spinner.tsx'
import { useTitle } from '../ui/use-title.ts'
import { NewcomerForm } from './newcomer-form.tsx'
import { membersTexts } from './texts.ts'

type Joined = AnswerOf<typeof acceptInvitation>

/** Where the link of an invitation leads: who invites, and the few fields somebody without an account fills in. */
export function JoinPage() {
  useTitle(say.title)
  const token = useLinkToken()
  const [joined, setJoined] = useState<Joined>()
  return (
    <div className="w-full max-w-lg">
      {joined ? <Done joined={joined} /> : token ? <Invitation token={token} onJoined={setJoined} /> : <NoLink />}
    </div>
  )
}

function Invitation({ token, onJoined }: { token: string; onJoined: (joined: Joined) => void }) {
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['invitation', token],
    queryFn: () => call(lookAtInvitation, { body: { token } }),
    retry: false,
    // Looking is counted against guessing: once is enough.
    staleTime: 'static',
  })
  const joining = useMutation({
    mutationFn: (person?: BodyOf<typeof acceptInvitation>['person']) =>
      call(acceptInvitation, { body: { token, ...(person && { person }) } }),
    onSuccess: async (answer) => {
      onJoined(answer)
      holdLinkToken(undefined)
      // Whoever was signed in here was somebody else, or nobody's: the new membership begins with a new session.
      await signOut()
    },
  })
  if (error instanceof CallFailure && error.details.token)
    return (
      <>
        <h1 className="text-3xl">{say.title}</h1>
        <p className="mt-3 text-soft">{error.details.token}</p>
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
        <h1 className="mb-4 text-3xl">{say.title}</h1>
        <Spinner label={membersTexts.loading} />
      </>
    )
  return (
    <>
      <h1 className="text-3xl text-pretty break-words">{say.invitation(data.company)}</h1>
      <p className="mt-3 text-soft">
        {data.invited_by ? say.invitedBy(data.invited_by, data.role) : say.invitedAs(data.role)}{' '}
        {data.has_account ? say.existing(data.email) : say.fresh(data.email)}
      </p>
      {data.has_company ? (
        <p className="mt-6 rounded-md bg-amber-tint px-4 py-3 font-medium text-amber">{memberMessages.otherCompany}</p>
      ) : data.has_account ? (
        <div className="mt-6 flex flex-col gap-5">
          <FormFailure error={joining.error} />
          <Button
            size="large"
            className="self-start"
            isBusy={joining.isPending}
            onClick={() => joining.mutate(undefined)}
          >
            {membersTexts.join}
          </Button>
        </div>
      ) : (
        <NewcomerForm email={data.email} company={data.company} join={joining.mutateAsync} />
      )}
    </>
  )
}

function Done({ joined }: { joined: Joined }) {
  const isActive = joined.state === 'active'
  return (
    <div role="status">
      <CircleCheck size={36} aria-hidden="true" className="mb-4 text-quay" />
      <h1 className="text-3xl text-pretty">{isActive ? say.joined(joined.company) : say.waiting(joined.company)}</h1>
      <p className="mt-3 text-soft">{say.signIn}</p>
      <LinkButton to="/secured/login" size="large" className="mt-6">
        {membersTexts.login}
      </LinkButton>
    </div>
  )
}

function NoLink() {
  return (
    <>
      <h1 className="text-3xl">{say.title}</h1>
      <p className="mt-3 text-soft">{say.linkMissing}</p>
    </>
  )
}
