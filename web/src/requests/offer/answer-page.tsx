import type { RequestDetail } from '@fairquay/contract/requests/inbox/endpoints.ts'
import { kinds } from '@fairquay/contract/requests/kinds.ts'
import { requestPageMessages } from '@fairquay/contract/requests/page-messages.ts'
import { answerMessages } from '@fairquay/contract/trade/answer-messages.ts'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { useUser } from '../../session.tsx'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useTitle } from '../../ui/use-title.ts'
import { kindViews } from '../kind-views.ts'
import { requestsTexts } from '../texts.ts'
import { MissingRequest } from '../thread/missing-request.tsx'
import { findThread, isOffered, sideIn } from '../thread/request-threads.ts'
import { useRequest } from '../thread/use-request.ts'
import { AnswerForm } from './answer-form.tsx'

/** Answering a request, revising the answer, or countering it as its buyer. */
export function AnswerPage() {
  const { id } = useParams({ from: '/market/requests/$id/answer' })
  const { company } = useSearch({ from: '/market/requests/$id/answer' })
  const user = useUser()
  const { request: read, isMissing, isError, isFetching, refetch } = useRequest(id)
  // What is sent stays as it was sent until the deal's page takes its place, whatever is read of the request meanwhile.
  const [sent, setSent] = useState<RequestDetail>()
  const request = sent ?? read
  // Until the request is there the address tells: a buyer's names the company that is countered.
  const isCounter = request ? request.party === 'buyer' : company !== undefined
  const answerer = isCounter ? (company ?? request?.threads[0]?.company.id ?? 0) : (user?.company?.id ?? 0)
  const thread = request && findThread(request, answerer)
  const basis = useBasis(request)
  const title = isCounter
    ? answerMessages.counterTitle
    : thread && thread.offers.length > 0
      ? answerMessages.reviseTitle
      : answerMessages.answerTitle
  useTitle(title)
  if (isMissing) return <MissingRequest />
  const name = request && requestsTexts.name(kinds[request.kind].title, request.id)
  const back = (
    <LinkButton to="/requests/$id" params={{ id }} tone="secondary">
      {answerMessages.back}
    </LinkButton>
  )
  const nothing = <EmptyState title={answerMessages.cannotAnswer} action={back} />
  const hasOffers = thread !== undefined && thread.offers.length > 0
  const isAllowed =
    request && (['quote', 'revise', 'counter'] as const).some((action) => isOffered(action, request, thread, user))
  return (
    <div className="page-width pt-4 pb-16">
      <Breadcrumb>
        <Link to="/requests">{requestPageMessages.title}</Link>
        {name ? (
          <Link to="/requests/$id" params={{ id }}>
            {name}
          </Link>
        ) : (
          <Skeleton className="inline-block h-4 w-36" />
        )}
        {title}
      </Breadcrumb>
      <h1 tabIndex={-1} className="mt-3 text-2xl md:text-3xl">
        {title}
      </h1>
      <p className="mt-1 mb-6 max-w-3xl text-soft">
        {isCounter ? answerMessages.counterLead : answerMessages.answerLead}
      </p>
      {request && !basis.isPending ? (
        isAllowed || hasOffers || sideIn(request) === 'answering' ? (
          <AnswerForm
            key={`${request.id}-${answerer}`}
            request={request}
            thread={thread}
            company={answerer}
            isCounter={isCounter}
            basis={basis.data}
            isAllowed={isAllowed === true}
            isHeld={sent !== undefined}
            nothing={nothing}
            onHold={(isSending) => setSent(isSending ? request : undefined)}
          />
        ) : (
          nothing
        )
      ) : isError ? (
        <LoadError onRetry={() => void refetch()} isRetrying={isFetching}>
          {requestPageMessages.detailFailed}
        </LoadError>
      ) : (
        <Skeleton className="h-screen w-full rounded-lg" />
      )}
    </div>
  )
}

/** What the answer begins with beside the request. Where it cannot be had, the request alone has to do: nobody is kept from answering. */
function useBasis(request: RequestDetail | undefined): { data: unknown; isPending: boolean } {
  const find = request && kindViews[request.kind].findBasis
  const { data, isLoading } = useQuery({
    queryKey: ['requests', 'basis', request?.id],
    queryFn: ({ signal }) => find?.(request?.id ?? 0, signal) ?? null,
    enabled: find !== undefined,
    retry: false,
    // Looked up anew each time: a price list changes.
    gcTime: 0,
  })
  return { data: data ?? undefined, isPending: isLoading }
}
