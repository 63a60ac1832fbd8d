import { formatDay } from '@fairquay/contract/locale.ts'
import { formatUnitPrice, roundUnitPrice } from '@fairquay/contract/money.ts'
import type { NeedDetail } from '@fairquay/contract/sourcing/endpoints.ts'
import {
  sourcingPageMessages as messages,
  needStatusNames,
  writeQuantity,
} from '@fairquay/contract/sourcing/page-messages.ts'
import { describeValidity } from '@fairquay/contract/trade/terms.ts'
import { type QueryClient, useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { CallFailure } from '../call.ts'
import { Badge } from '../ui/badge.tsx'
import { Breadcrumb } from '../ui/breadcrumb.tsx'
import { LinkButton } from '../ui/link-button.tsx'
import { LoadError } from '../ui/load-error.tsx'
import { NotFound } from '../ui/not-found.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { useTitle } from '../ui/use-title.ts'
import { AwardPanel } from './award-panel.tsx'
import { CloseNeed } from './close-need.tsx'
import { needQuery } from './sourcing-queries.ts'
import { sourcingTexts } from './texts.ts'

/** One need: what was asked, what each seller answered, and who gets the order. */
export function NeedPage() {
  const { id } = useParams({ from: '/market/sourcing/$id' })
  const number = readId(id)
  const query = useQuery({ ...needQuery(number), enabled: number > 0 })
  const need = query.data
  useTitle(need?.title)
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
        {need?.title ?? id}
      </Breadcrumb>
      {need ? (
        <>
          <div className="mt-3 flex flex-wrap items-end justify-between gap-x-8 gap-y-3">
            <div>
              <h1 tabIndex={-1} className="flex flex-wrap items-center gap-x-3 gap-y-1 text-2xl md:text-3xl">
                {need.title}
                <Badge tone={need.status === 'open' ? 'quay' : 'neutral'}>{needStatusNames[need.status]}</Badge>
              </h1>
              <p className="mt-1 text-soft">
                <time dateTime={need.created_at}>{formatDay(need.created_at)}</time>
                {' · '}
                {messages.answered(need.answered, need.asked)}
              </p>
            </div>
            {need.status === 'open' ? <CloseNeed need={need} /> : null}
          </div>
          <Facts need={need} />
          <h2 className="sr-only">{messages.answers}</h2>
          <AwardPanel need={need} />
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

function Facts({ need }: { need: NeedDetail }) {
  const isOver = need.status === 'open' && new Date(need.answer_until) <= new Date()
  return (
    <dl className="my-5 grid gap-x-8 gap-y-3 rounded-lg border border-line bg-surface p-5 sm:grid-cols-2 lg:grid-cols-3">
      <Fact label={messages.quantity}>{writeQuantity(need.quantity, need.unit)}</Fact>
      {need.target_price === null ? null : (
        <Fact label={messages.targetPrice}>
          <span className="tabular">{formatUnitPrice(roundUnitPrice(need.target_price), need.currency)}</span>
        </Fact>
      )}
      <Fact label={messages.answersUntil}>
        {describeValidity(need.deadline)}
        {isOver ? <span className="block text-sm text-amber">{messages.daysOver}</span> : null}
      </Fact>
      {need.product ? (
        <Fact label={messages.name}>
          <Link
            to="/product/$slug"
            params={{ slug: need.product.slug }}
            className="text-quay underline-offset-4 hover:underline"
          >
            {need.title}
          </Link>
        </Fact>
      ) : null}
      {need.note.trim() === '' ? null : (
        <Fact label={messages.note} className="sm:col-span-2 lg:col-span-3">
          <span className="whitespace-pre-line">{need.note}</span>
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

/** 0 for what can be no number of a need. */
function readId(text: string): number {
  return /^[1-9]\d{0,9}$/.test(text) && Number(text) <= 2_147_483_647 ? Number(text) : 0
}

/** Fetched ahead when somebody points at a link to it. */
export function prefetch(queries: QueryClient, { params }: { params: Record<string, string> }): void {
  const id = readId(params.id ?? '')
  if (id > 0) void queries.prefetchQuery(needQuery(id))
}
