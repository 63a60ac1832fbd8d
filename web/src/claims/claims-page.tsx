import { type ClaimsAddress, claimGroups, readClaimsAddress } from '@fairquay/contract/claims/address.ts'
import { mostClaimsCounted } from '@fairquay/contract/claims/endpoints.ts'
import { countPages } from '@fairquay/contract/page-count.ts'
import { type QueryClient, useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { MessageSquareWarning, SearchX } from 'lucide-react'
import { useUser } from '../session.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { LinkButton } from '../ui/link-button.tsx'
import { ListError } from '../ui/list-error.tsx'
import { ListChoice, ListSearch } from '../ui/list-filters.tsx'
import { Pager } from '../ui/pager.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { useTitle } from '../ui/use-title.ts'
import { ClaimList } from './claim-list.tsx'
import { claimListQuery } from './claim-queries.ts'
import { claimTexts } from './texts.ts'

/** Every claim the person's company made or has to answer; what is shown stands in the address. */
export function ClaimsPage() {
  useTitle(claimTexts.title)
  const address = useSearch({ from: '/admin/claims' })
  const query = useQuery(claimListQuery(address))
  return (
    <div className="max-w-6xl">
      <h1 tabIndex={-1} className="text-2xl md:text-3xl">
        {claimTexts.title}
      </h1>
      <p className="mt-1 mb-6 text-soft">{claimTexts.lead}</p>
      <Filters address={address} />
      {query.isError ? (
        <ListError error={query.error} onRetry={() => void query.refetch()} isRetrying={query.isFetching}>
          {claimTexts.loadFailed}
        </ListError>
      ) : !query.data ? (
        <div role="status" aria-label={claimTexts.loading}>
          <Skeleton className="h-80 w-full rounded-lg" />
        </div>
      ) : query.data.data.length === 0 && !query.isPlaceholderData ? (
        <NothingHere address={address} />
      ) : (
        <>
          <p role="status" className="mb-3 text-sm text-soft">
            {claimTexts.counted(query.data.pagination.total, query.data.pagination.total >= mostClaimsCounted)}
          </p>
          <ClaimList claims={query.data.data} isStale={query.isPlaceholderData} />
          <Pager
            className="mt-8"
            page={query.data.pagination.current_page}
            pageCount={countPages(query.data.pagination.total, query.data.pagination.per_page)}
            link={(next, rest) => (
              <Link to="/claims" search={(now) => readClaimsAddress({ ...now, page: next })} {...rest} />
            )}
          />
        </>
      )}
    </div>
  )
}

function Filters({ address }: { address: ClaimsAddress }) {
  const navigate = useNavigate()
  const user = useUser()
  // Nothing waits for the operator, who looks on.
  const groups = claimGroups.filter((group) => group !== 'waiting' || user?.company)
  const narrow = (part: Record<string, unknown>, replace = false) =>
    void navigate({ to: '/claims', search: readClaimsAddress({ ...address, page: undefined, ...part }), replace })
  return (
    <div className="mb-5 grid grid-cols-2 items-center gap-3 sm:flex sm:flex-wrap">
      <ListSearch
        label={claimTexts.searchLabel}
        hint={claimTexts.searchHint}
        value={address.search}
        onChange={(search) => narrow({ search }, true)}
      />
      <ListChoice
        label={claimTexts.state}
        all={claimTexts.allStates}
        options={groups}
        name={(group) => claimTexts.groups[group]}
        value={address.status}
        onChange={(status) => narrow({ status })}
      />
    </div>
  )
}

function NothingHere({ address }: { address: ClaimsAddress }) {
  return address.status || address.search || address.page ? (
    <EmptyState
      icon={<SearchX size={26} aria-hidden="true" />}
      title={claimTexts.nothingFound}
      action={
        <LinkButton to="/claims" search={{}} tone="secondary">
          {claimTexts.showAll}
        </LinkButton>
      }
    />
  ) : (
    <EmptyState icon={<MessageSquareWarning size={26} aria-hidden="true" />} title={claimTexts.emptyList}>
      {claimTexts.emptyListHelp}
    </EmptyState>
  )
}

/** Fetched ahead when somebody points at a link to the list. */
export function prefetch(queries: QueryClient, { search }: { search: Record<string, unknown> }): void {
  void queries.prefetchQuery(claimListQuery(readClaimsAddress(search)))
}
