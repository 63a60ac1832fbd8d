import { formatDay } from '@fairquay/contract/locale.ts'
import { formatUnitPrice, roundUnitPrice } from '@fairquay/contract/money.ts'
import type { RfqDetail } from '@fairquay/contract/sourcing/endpoints.ts'
import {
  sourcingPageMessages as messages,
  rfqStatusNames,
  writeQuantity,
} from '@fairquay/contract/sourcing/page-messages.ts'
import { describeValidity } from '@fairquay/contract/trade/terms.ts'
import { type QueryClient, useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { CallFailure } from '../call-failure.ts'
import { OffersAtDoor } from '../landed-cost/offers-at-door.tsx'
import { Badge } from '../ui/badge.tsx'
import { Breadcrumb } from '../ui/breadcrumb.tsx'
import { LinkButton } from '../ui/link-button.tsx'
import { LoadError } from '../ui/load-error.tsx'
import { NotFound } from '../ui/not-found.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { useTitle } from '../ui/use-title.ts'
import { useMayEdit } from '../use-may-edit.ts'
import { AwardPanel } from './award-panel.tsx'
import { CloseRfq } from './close-rfq.tsx'
import { rfqQuery } from './sourcing-queries.ts'
import { sourcingTexts } from './texts.ts'

/** One RFQ: what was asked, what each seller answered, and who gets the order. */
export function RfqPage() {
  const { id } = useParams({ from: '/market/sourcing/$id' })
  const number = readId(id)
  const query = useQuery({ ...rfqQuery(number), enabled: number > 0 })
  const rfq = query.data
  const mayEdit = useMayEdit()
  useTitle(rfq?.title)
  if (number === 0 || (query.error instanceof CallFailure && query.error.status === 404))
    return (
      <NotFound
        title={messages.notFound}
        action={
          <LinkButton to="/sourcing" tone="secondary">
            {messages.showAll}
          </LinkButton>
        }
      >
        {messages.notFoundHelp}
      </NotFound>
    )
  return (
    <div className="page-width pt-4 pb-16">
      <Breadcrumb>
        <Link to="/">{sourcingTexts.home}</Link>
        <Link to="/sourcing">{messages.title}</Link>
        {rfq?.title ?? id}
      </Breadcrumb>
      {rfq ? (
        <>
          <div className="mt-3 flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
            <div>
              <h1 tabIndex={-1} className="flex flex-wrap items-center gap-x-3 gap-y-1 text-2xl md:text-3xl">
                {rfq.title}
                <Badge tone={rfq.status === 'open' ? 'quay' : 'neutral'}>{rfqStatusNames[rfq.status]}</Badge>
              </h1>
              <p className="mt-1 text-soft">
                <time dateTime={rfq.created_at}>{formatDay(rfq.created_at)}</time>
                {' · '}
                {messages.answered(rfq.answered, rfq.asked)}
              </p>
            </div>
            {rfq.status === 'open' && mayEdit ? <CloseRfq rfq={rfq} /> : null}
          </div>
          <Facts rfq={rfq} />
          <h2 className="sr-only">{messages.answers}</h2>
          <AwardPanel rfq={rfq} />
          <OffersAtDoor rfq={rfq} />
        </>
      ) : query.isError ? (
        <LoadError onRetry={() => void query.refetch()} isRetrying={query.isFetching}>
          {messages.loadFailed}
        </LoadError>
      ) : (
        <div role="status" aria-label={messages.loading}>
          <Skeleton className="mt-3 mb-6 h-9 w-80 max-w-full" />
          <Skeleton className="h-72 w-full rounded-lg" />
        </div>
      )}
    </div>
  )
}

function Facts({ rfq }: { rfq: RfqDetail }) {
  const isOver = rfq.status === 'open' && new Date(rfq.answer_until) <= new Date()
  return (
    <dl className="my-5 grid gap-x-8 gap-y-3 rounded-lg border border-line bg-surface p-5 sm:grid-cols-2 lg:grid-cols-3">
      <Fact label={messages.quantity}>{writeQuantity(rfq.quantity, rfq.unit)}</Fact>
      {rfq.target_price === null ? null : (
        <Fact label={messages.targetPrice}>
          <span className="tabular">{formatUnitPrice(roundUnitPrice(rfq.target_price), rfq.currency)}</span>
        </Fact>
      )}
      <Fact label={messages.answersUntil}>
        {describeValidity(rfq.deadline)}
        {isOver ? <span className="block text-sm text-amber">{messages.daysOver}</span> : null}
      </Fact>
      {rfq.product ? (
        <Fact label={messages.name}>
          <Link
            to="/product/$slug"
            params={{ slug: rfq.product.slug }}
            className="text-quay underline-offset-4 hover:underline"
          >
            {rfq.title}
          </Link>
        </Fact>
      ) : null}
      {rfq.note.trim() === '' ? null : (
        <Fact label={messages.note} className="sm:col-span-2 lg:col-span-3">
          <span className="wrap-anywhere whitespace-pre-line">{rfq.note}</span>
        </Fact>
      )}
    </dl>
  )
}

function Fact({ label, className, children }: { label: string; className?: string; children: ReactNode }) {
  return (
    <div className={className}>
      <dt className="text-sm text-soft">{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** 0 for what can be no number of an RFQ. */
function readId(text: string): number {
  return /^[1-9]\d{0,9}$/.test(text) && Number(text) <= 2_147_483_647 ? Number(text) : 0
}

/** Fetched ahead when somebody points at a link to it. */
export function prefetch(queries: QueryClient, { params }: { params: Record<string, string> }): void {
  const id = readId(params.id ?? '')
  if (id > 0) void queries.prefetchQuery(rfqQuery(id))
}
