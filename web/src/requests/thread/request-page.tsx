import { formatDay } from '@fairquay/contract/locale.ts'
import { kinds } from '@fairquay/contract/requests/kinds.ts'
import { requestPageMessages } from '@fairquay/contract/requests/page-messages.ts'
import type { QueryClient } from '@tanstack/react-query'
import { Link, useParams, useSearch } from '@tanstack/react-router'
import { StatusBadge } from '../../trade/status-badge.tsx'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useTitle } from '../../ui/use-title.ts'
import { RequestDeal } from '../deal/request-deal.tsx'
import { kindViews } from '../kind-views.ts'
import { RequestPapers } from '../papers/request-papers.tsx'
import { requestsTexts } from '../texts.ts'
import { MissingRequest } from './missing-request.tsx'
import { RequestActions } from './request-actions.tsx'
import { RequestAssignee } from './request-assignee.tsx'
import { RequestLines } from './request-lines.tsx'
import { RequestOffers } from './request-offers.tsx'
import { RequestParties } from './request-parties.tsx'
import { readRequestId, requestQuery } from './request-queries.ts'
import { RequestTimeline } from './request-timeline.tsx'
import { threadTexts } from './texts.ts'
import { useRequest } from './use-request.ts'
import { useSeen } from './use-seen.ts'

/** One request: what was asked for, of whom, and what became of it. */
export function RequestPage() {
  const { id } = useParams({ from: '/market/requests/$id' })
  const { company } = useSearch({ from: '/market/requests/$id' })
  const { request, isMissing, isError, isFetching, refetch } = useRequest(id)
  const name = request && requestsTexts.name(kinds[request.kind].title, request.id)
  const Facts = request && kindViews[request.kind].Facts
  useTitle(name)
  useSeen(request)
  if (isMissing) return <MissingRequest />
  return (
    <div className="page-width pt-4 pb-16">
      <Breadcrumb>
        <Link to="/">{threadTexts.home}</Link>
        <Link to="/requests">{requestPageMessages.title}</Link>
        {name ?? id}
      </Breadcrumb>
      {request ? (
        <>
          <div className="mt-3 mb-6 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
            <div>
              <h1 tabIndex={-1} className="flex flex-wrap items-center gap-x-3 gap-y-1 text-2xl md:text-3xl">
                {name}
                <StatusBadge status={request.status} />
              </h1>
              <p className="mt-1 text-soft">
                <time dateTime={request.created_at}>{formatDay(request.created_at)}</time>
              </p>
            </div>
            <RequestActions request={request} />
          </div>
          <div className="grid grid-cols-1 gap-5 lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-start">
            <div className="grid grid-cols-1 gap-5">
              <RequestDeal request={request} />
              <RequestOffers request={request} company={company} />
              <RequestLines request={request} />
              {Facts ? <Facts request={request} /> : null}
            </div>
            <div className="grid grid-cols-1 gap-5">
              <RequestAssignee request={request} />
              <RequestParties request={request} />
              <RequestPapers request={request} />
              <RequestTimeline request={request} />
            </div>
          </div>
        </>
      ) : isError ? (
        <LoadError onRetry={() => void refetch()} isRetrying={isFetching}>
          {requestPageMessages.detailFailed}
        </LoadError>
      ) : (
        <RequestSkeleton />
      )}
    </div>
  )
}

function RequestSkeleton() {
  return (
    <div role="status" aria-label={requestPageMessages.loading}>
      <Skeleton className="mt-3 mb-6 h-9 w-80 max-w-full" />
      <div className="grid grid-cols-1 gap-5 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <Skeleton className="h-72 w-full rounded-lg" />
        <Skeleton className="h-72 w-full rounded-lg" />
      </div>
    </div>
  )
}

/** Fetched ahead when somebody points at a link to the request. */
export function prefetch(queries: QueryClient, { params }: { params: Record<string, string> }): void {
  const id = readRequestId(params.id ?? '')
  if (id > 0) void queries.prefetchQuery(requestQuery(id))
}
