import { countPages } from '@fairquay/contract/page-count.ts'
import { isNarrowed, type RequestsAddress, readRequestsAddress } from '@fairquay/contract/requests/inbox/address.ts'
import { requestPageMessages } from '@fairquay/contract/requests/page-messages.ts'
import { sourcingNames } from '@fairquay/contract/sourcing/names.ts'
import { type QueryClient, useQuery } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import { Inbox, Scale, SearchX } from 'lucide-react'
import { ResultCount } from '../../catalogue/list/result-count.tsx'
import { useUser } from '../../session.tsx'
import { Breadcrumb } from '../../ui/breadcrumb.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { Pager } from '../../ui/pager.tsx'
import { useTitle } from '../../ui/use-title.ts'
import { requestListQuery } from '../thread/request-queries.ts'
import { RequestFilters } from './request-filters.tsx'
import { RequestList, RequestListSkeleton } from './request-list.tsx'
import { inboxTexts } from './texts.ts'

/** Every request the person's company has sent or received; what is shown stands in the address. */
export function RequestsPage() {
  useTitle(requestPageMessages.title)
  const address = useSearch({ from: '/market/requests' })
  const user = useUser()
  const role = user?.role
  const isReceiver = role !== undefined && role !== 'buyer'
  const requests = useQuery(requestListQuery(address))
  return (
    <div className="page-width pt-4 pb-16">
      <Breadcrumb>
        <Link to="/">{inboxTexts.home}</Link>
        {requestPageMessages.title}
      </Breadcrumb>
      <div className="mt-3 mb-6 flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
        <div>
          <h1 tabIndex={-1} className="text-2xl md:text-3xl">
            {requestPageMessages.title}
          </h1>
          <p className="mt-1 text-soft">{isReceiver ? requestPageMessages.leadOfReceiver : requestPageMessages.lead}</p>
        </div>
        {user?.company ? (
          <LinkButton to="/sourcing" tone="secondary" icon={<Scale size={17} aria-hidden="true" />}>
            {sourcingNames.title}
          </LinkButton>
        ) : null}
      </div>
      <RequestFilters
        address={address}
        hasBoxes={isReceiver && role !== 'admin'}
        hasReadiness={role === 'provider' || role === 'broker' || role === 'admin'}
        userId={user?.company ? user.id : undefined}
      />
      {requests.isError ? (
        <LoadError onRetry={() => void requests.refetch()} isRetrying={requests.isFetching}>
          {requestPageMessages.loadFailed}
        </LoadError>
      ) : requests.data ? (
        <Results
          answer={requests.data}
          address={address}
          isStale={requests.isPlaceholderData}
          isReceiver={isReceiver}
        />
      ) : (
        <RequestListSkeleton label={requestPageMessages.loading} />
      )}
    </div>
  )
}

type ResultsProps = {
  answer: Awaited<ReturnType<NonNullable<ReturnType<typeof requestListQuery>['queryFn']>>>
  address: RequestsAddress
  isStale: boolean
  isReceiver: boolean
}

function Results({ answer: { data, pagination }, address, isStale, isReceiver }: ResultsProps) {
  if (data.length === 0 && !isStale) return <NothingHere address={address} isReceiver={isReceiver} />
  return (
    <>
      <div className="mb-3">
        <ResultCount total={pagination.total} say={inboxTexts.count} isStale={isStale} />
      </div>
      <RequestList requests={data} isStale={isStale} />
      <Pager
        className="mt-8"
        page={pagination.current_page}
        pageCount={countPages(pagination.total, pagination.per_page)}
        link={(next, rest) => (
          <Link to="/requests" search={(now) => readRequestsAddress({ ...now, page: next })} {...rest} />
        )}
      />
    </>
  )
}

function NothingHere({ address, isReceiver }: { address: RequestsAddress; isReceiver: boolean }) {
  // A seller, provider or broker is asked for nothing before the approval.
  const isUnapproved = useUser()?.company?.is_approved === false
  if (isNarrowed(address) || address.page)
    return (
      <EmptyState
        icon={<SearchX size={26} aria-hidden="true" />}
        title={requestPageMessages.nothingFound}
        action={
          <LinkButton to="/requests" search={{}} tone="secondary">
            {requestPageMessages.showAll}
          </LinkButton>
        }
      />
    )
  return (
    <EmptyState
      icon={<Inbox size={26} aria-hidden="true" />}
      title={isReceiver ? requestPageMessages.emptyOfReceiver : requestPageMessages.empty}
      action={isReceiver ? null : <LinkButton to="/products">{inboxTexts.seeAllProducts}</LinkButton>}
    >
      {!isReceiver
        ? requestPageMessages.emptyHelp
        : isUnapproved
          ? requestPageMessages.emptyUnapprovedHelp
          : requestPageMessages.emptyOfReceiverHelp}
    </EmptyState>
  )
}

/** Fetched ahead when somebody points at a link to the list. */
export function prefetch(queries: QueryClient, { search }: { search: Record<string, unknown> }): void {
  void queries.prefetchQuery(requestListQuery(search))
}
