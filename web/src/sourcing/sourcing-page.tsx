import { countPages } from '@fairquay/contract/page-count.ts'
import type { RfqStatus, RfqSummary } from '@fairquay/contract/sourcing/endpoints.ts'
import {
  sourcingPageMessages as messages,
  rfqStatusNames,
  writeDay,
  writeQuantity,
} from '@fairquay/contract/sourcing/page-messages.ts'
import { type QueryClient, useQuery } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import { Plus, Scale } from 'lucide-react'
import { Badge, type BadgeTone } from '../ui/badge.tsx'
import { Breadcrumb } from '../ui/breadcrumb.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { joinClasses } from '../ui/join-classes.ts'
import { LinkButton } from '../ui/link-button.tsx'
import { LoadError } from '../ui/load-error.tsx'
import { Pager } from '../ui/pager.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { useTitle } from '../ui/use-title.ts'
import { useAskRefusal } from '../use-may-edit.ts'
import { rfqListQuery } from './sourcing-queries.ts'
import { sourcingTexts } from './texts.ts'

const tones: Record<RfqStatus, BadgeTone> = { open: 'quay', awarded: 'neutral', closed: 'neutral' }

/** What the company has asked several sellers for, newest first. */
export function SourcingPage() {
  useTitle(messages.title)
  const { page = 1 } = useSearch({ from: '/market/sourcing' })
  const rfqs = useQuery(rfqListQuery(page))
  const unable = useAskRefusal()
  return (
    <div className="page-width pt-4 pb-16">
      <Breadcrumb>
        <Link to="/">{sourcingTexts.home}</Link>
        <Link to="/requests">{sourcingTexts.myRequests}</Link>
        {messages.title}
      </Breadcrumb>
      <div className="mt-3 mb-6 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div>
          <h1 tabIndex={-1} className="text-2xl md:text-3xl">
            {messages.title}
          </h1>
          <p className="mt-1 text-soft">{messages.lead}</p>
        </div>
        {unable === undefined ? (
          <LinkButton to="/sourcing/new" icon={<Plus size={17} aria-hidden="true" />}>
            {messages.ask}
          </LinkButton>
        ) : null}
      </div>
      {rfqs.isError ? (
        <LoadError onRetry={() => void rfqs.refetch()} isRetrying={rfqs.isFetching}>
          {messages.loadFailed}
        </LoadError>
      ) : !rfqs.data ? (
        <ListSkeleton />
      ) : rfqs.data.data.length === 0 && !rfqs.isPlaceholderData ? (
        <EmptyState
          icon={<Scale size={26} aria-hidden="true" />}
          title={messages.empty}
          action={unable === undefined ? <LinkButton to="/sourcing/new">{messages.ask}</LinkButton> : undefined}
        >
          {messages.emptyHelp}
        </EmptyState>
      ) : (
        <>
          <ul
            aria-label={messages.title}
            aria-busy={rfqs.isPlaceholderData}
            className={joinClasses(
              'overflow-hidden rounded-lg border border-line bg-surface',
              rfqs.isPlaceholderData && 'pointer-events-none opacity-50',
            )}
          >
            {rfqs.data.data.map((rfq) => (
              <li key={rfq.id} className="border-b border-line last:border-0">
                <RfqRow rfq={rfq} />
              </li>
            ))}
          </ul>
          <Pager
            className="mt-8"
            page={rfqs.data.pagination.current_page}
            pageCount={countPages(rfqs.data.pagination.total, rfqs.data.pagination.per_page)}
            link={(next, rest) => <Link to="/sourcing" search={next > 1 ? { page: next } : {}} {...rest} />}
          />
        </>
      )}
    </div>
  )
}

function RfqRow({ rfq }: { rfq: RfqSummary }) {
  const { id, title, quantity, unit, status, deadline, answered, asked } = rfq
  return (
    <Link
      to="/sourcing/$id"
      params={{ id: String(id) }}
      className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6 gap-y-1 px-4 py-3.5 transition-colors hover:bg-tint focus-visible:-outline-offset-2 md:grid-cols-[minmax(0,1fr)_11rem_12rem_5rem]"
    >
      <span className="min-w-0">
        <span className="line-clamp-2 font-medium md:line-clamp-1">{title}</span>
        <span className="block text-sm text-soft">{writeQuantity(quantity, unit)}</span>
      </span>
      <span className="tabular text-sm text-soft max-md:order-last max-md:col-span-2">
        {messages.answered(answered, asked)}
      </span>
      <span className="text-sm text-soft max-md:order-last max-md:col-span-2">
        {messages.until(writeDay(deadline.day))}
      </span>
      <span className="justify-self-end">
        <Badge tone={tones[status]}>{rfqStatusNames[status]}</Badge>
      </span>
    </Link>
  )
}

function ListSkeleton() {
  return (
    <div role="status" aria-label={messages.loading} className="rounded-lg border border-line">
      {Array.from({ length: 5 }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: grey shapes have no identity
        <div key={index} className="border-b border-line px-4 py-3.5 last:border-0">
          <Skeleton className="h-5 w-2/5" />
          <Skeleton className="mt-2 h-4 w-1/5" />
        </div>
      ))}
    </div>
  )
}

/** Fetched ahead when somebody points at a link to the list. */
export function prefetch(queries: QueryClient, { search }: { search: Record<string, unknown> }): void {
  void queries.prefetchQuery(rfqListQuery(Number(search.page ?? 1)))
}
