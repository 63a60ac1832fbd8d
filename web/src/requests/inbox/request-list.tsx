import { formatDay } from '@fairquay/contract/locale.ts'
import { readMoney } from '@fairquay/contract/money.ts'
import type { RequestSummary } from '@fairquay/contract/requests/inbox/endpoints.ts'
import { nameOtherSide } from '@fairquay/contract/requests/inbox/name-other-side.ts'
import { kinds } from '@fairquay/contract/requests/kinds.ts'
import { nameRequest } from '@fairquay/contract/trade/name-request.ts'
import { Link } from '@tanstack/react-router'
import { useRef } from 'react'
import { StatusBadge } from '../../trade/status-badge.tsx'
import { joinClasses } from '../../ui/join-classes.ts'
import { PriceText } from '../../ui/price-text.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useRowKeys } from '../../ui/use-row-keys.ts'
import { requestsTexts } from '../texts.ts'
import { KindIcon } from './kind-icon.tsx'
import { inboxTexts } from './texts.ts'

// By the width of the list, not of the screen: beside the menu of a desk there is less than the screen has.
const rowLook =
  'grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 px-4 py-3.5 @5xl:grid-cols-[auto_minmax(0,1fr)_minmax(0,14rem)_6.5rem_9rem_7.5rem]'

const settled = new Set<RequestSummary['status']>(['declined', 'withdrawn', 'expired'])

/** Requests, newest first: rows of one line where there is room, of two in between, cards on a phone. */
export function RequestList({ requests, isStale }: { requests: readonly RequestSummary[]; isStale: boolean }) {
  const list = useRef<HTMLUListElement>(null)
  useRowKeys(list)
  return (
    <ul
      ref={list}
      aria-label={inboxTexts.requests}
      aria-busy={isStale}
      className={joinClasses(
        '@container flex flex-col gap-3 transition-opacity md:gap-0 md:overflow-hidden md:rounded-lg md:border md:border-line md:bg-surface',
        isStale && 'pointer-events-none opacity-50',
      )}
    >
      {requests.map((request) => (
        <li
          key={request.id}
          className="rounded-lg border border-line bg-surface md:rounded-none md:border-x-0 md:border-b-0 md:first:border-t-0"
        >
          <RequestRow request={request} />
        </li>
      ))}
    </ul>
  )
}

function RequestRow({ request }: { request: RequestSummary }) {
  const { id, kind, status, sum, created_at, unread, assignee, offer_count, readiness } = request
  return (
    <Link
      to="/requests/$id"
      params={{ id: String(id) }}
      className={joinClasses(
        rowLook,
        'transition-colors hover:bg-tint focus-visible:-outline-offset-2',
        settled.has(status) && 'text-soft',
      )}
    >
      <KindIcon kind={kind} />
      <span className="min-w-0">
        <span className={joinClasses('line-clamp-2', unread ? 'font-bold' : 'font-medium')}>
          {unread ? (
            <span className="mr-1.5 inline-block size-2 rounded-full bg-quay align-middle">
              <span className="sr-only">{inboxTexts.unread} </span>
            </span>
          ) : null}
          {nameRequest(request)}
        </span>
        <span className="line-clamp-2 text-sm break-words text-soft">
          {[
            requestsTexts.name(kinds[kind].title, id),
            assignee?.name,
            offer_count > 1 ? inboxTexts.offers(offer_count) : undefined,
            readiness ? describeReadiness(readiness) : undefined,
          ]
            .filter((part) => part !== undefined)
            .join(' · ')}
        </span>
      </span>
      <span className="order-last col-start-2 flex min-w-0 flex-wrap gap-x-4 text-sm text-soft @5xl:contents">
        <span className="line-clamp-2 break-words @5xl:text-sm @5xl:text-soft">{nameOtherSide(request)}</span>
        <time dateTime={created_at} className="tabular @5xl:text-sm @5xl:text-soft">
          {formatDay(created_at)}
        </time>
      </span>
      <span className="justify-self-end @5xl:justify-self-start">
        <StatusBadge status={status} />
      </span>
      <span className="order-last col-start-3 self-end text-right font-semibold @5xl:col-start-auto @5xl:self-auto">
        {sum ? <PriceText minor={readMoney(sum.amount, sum.currency)} currency={sum.currency} /> : null}
      </span>
    </Link>
  )
}

function describeReadiness({ known, asked }: NonNullable<RequestSummary['readiness']>): string {
  return known === asked ? inboxTexts.complete : inboxTexts.missing(asked - known)
}

export function RequestListSkeleton({ label }: { label: string }) {
  return (
    <div
      role="status"
      aria-label={label}
      className="@container flex flex-col gap-3 md:gap-0 md:divide-y md:divide-line md:rounded-lg md:border md:border-line"
    >
      {Array.from({ length: 6 }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: grey shapes have no identity
        <div key={index} className={joinClasses(rowLook, 'rounded-lg border border-line md:rounded-none md:border-0')}>
          <Skeleton className="size-10 rounded-full" />
          <span>
            <Skeleton className="h-4 w-3/4" />
            <Skeleton className="mt-2 h-3 w-1/2" />
          </span>
          <Skeleton className="h-5 w-16" />
        </div>
      ))}
    </div>
  )
}
