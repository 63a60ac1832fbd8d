import { soonDays } from '@fairquay/contract/figures/address.ts'
import type { RunningLow } from '@fairquay/contract/figures/endpoints.ts'
import { formatNumber } from '@fairquay/contract/locale.ts'
import { countPages } from '@fairquay/contract/page-count.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { PackageCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { ResultCount } from '../catalogue/list/result-count.tsx'
import { Thumbnail } from '../dashboard/thumbnail.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { joinClasses } from '../ui/join-classes.ts'
import { LinkButton } from '../ui/link-button.tsx'
import { LoadError } from '../ui/load-error.tsx'
import { Pager } from '../ui/pager.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { StaleNotice } from '../ui/stale-notice.tsx'
import { runningLowQuery } from './figure-queries.ts'
import { figuresTexts as say } from './texts.ts'
import { useFiguresAddress } from './use-figures-address.ts'

/** What is about to run out, the soonest first; at the pace of the period. */
export function RunningLowList() {
  const { address } = useFiguresAddress()
  const low = useQuery(runningLowQuery(address))
  const { data } = low
  return (
    <>
      <p className="mb-4 text-soft">{say.lowHelp}</p>
      {low.isLoadingError ? (
        <LoadError onRetry={() => void low.refetch()} isRetrying={low.isFetching}>
          {say.loadFailed}
        </LoadError>
      ) : data ? (
        <>
          <StaleNotice query={low} />
          {data.data.length === 0 && !low.isPlaceholderData ? (
            <EmptyState
              icon={<PackageCheck size={26} aria-hidden="true" />}
              title={say.nothingLow}
              action={<LinkButton to="/products-parent">{say.toProducts}</LinkButton>}
            >
              {say.nothingLowHelp}
            </EmptyState>
          ) : (
            <>
              <div className="mb-2">
                <ResultCount total={data.pagination.total} say={say.lowCount} isStale={low.isPlaceholderData} />
              </div>
              <LowTable rows={data.data} isStale={low.isPlaceholderData} />
            </>
          )}
          <Pager
            className="mt-8"
            page={data.pagination.current_page}
            pageCount={countPages(data.pagination.total, data.pagination.per_page)}
            link={(page, rest) => (
              <Link to="/figures" search={{ ...address, page: page > 1 ? page : undefined }} {...rest} />
            )}
          />
        </>
      ) : low.isLoading ? (
        <div role="status" aria-label={say.loading}>
          <Skeleton className="h-96 w-full rounded-lg" />
        </div>
      ) : null}
    </>
  )
}

const rowLook =
  'grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 gap-y-2 px-3 py-2.5 md:grid-cols-[auto_minmax(0,1fr)_6rem_6rem_6rem_8rem]'
const columns = ['available', 'low_at', 'ordered', 'days_left'] as const

/** Rows on a wide screen, cards on a phone. A name leads to the editor, where stock is counted. */
function LowTable({ rows, isStale }: { rows: readonly RunningLow[]; isStale: boolean }) {
  return (
    <div aria-busy={isStale} className={joinClasses('transition-opacity', isStale && 'pointer-events-none opacity-50')}>
      <div aria-hidden="true" className={joinClasses(rowLook, 'text-sm text-soft max-md:hidden')}>
        <span className="w-9" />
        <span>{say.columns.name}</span>
        {columns.map((column) => (
          <span key={column} className="text-right">
            {say.lowColumns[column]}
          </span>
        ))}
      </div>
      <ul
        aria-label={say.low}
        className="flex flex-col gap-3 md:gap-0 md:overflow-hidden md:rounded-lg md:border md:border-line md:bg-surface"
      >
        {rows.map((row) => (
          <li
            key={`${row.product_id} ${row.options}`}
            className={joinClasses(
              'rounded-lg border border-line bg-surface md:rounded-none md:border-x-0 md:border-b-0 md:first:border-t-0',
              rowLook,
            )}
          >
            <LowRow row={row} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function LowRow({ row }: { row: RunningLow }) {
  const { product_id, name, image, options, sku, available, low_at, ordered, days_left } = row
  const beside = [options, sku].filter(Boolean).join(' · ')
  return (
    <>
      <Thumbnail src={image} />
      <div>
        <Link
          to="/products-parent/$id"
          params={{ id: String(product_id) }}
          className="line-clamp-2 min-h-6 font-medium hover:text-quay hover:underline"
        >
          {name}
        </Link>
        {beside ? <p className="text-sm break-words text-soft">{beside}</p> : null}
      </div>
      <dl className="col-span-2 grid grid-cols-4 gap-x-3 md:contents">
        <Cell column="available">{formatNumber(available)}</Cell>
        <Cell column="low_at">
          {low_at === null ? <span className="text-faint">{say.unknown}</span> : formatNumber(low_at)}
        </Cell>
        <Cell column="ordered">{formatNumber(ordered)}</Cell>
        <Cell column="days_left">
          <DaysLeft available={available} days={days_left} />
        </Cell>
      </dl>
    </>
  )
}

function DaysLeft({ available, days }: { available: number; days: number | null }) {
  if (available <= 0) return <strong className="font-medium text-brick">{say.usedUp}</strong>
  if (days === null) return <span className="text-faint">{say.notOrdered}</span>
  return (
    <span className={days < 7 ? 'font-medium text-brick' : days <= soonDays ? 'text-amber' : undefined}>
      {days === 0 ? say.lessThanADay : say.daysLeft(days)}
    </span>
  )
}

function Cell({ column, children }: { column: (typeof columns)[number]; children: ReactNode }) {
  return (
    <div className="md:text-right">
      <dt className="text-xs text-faint md:sr-only">{say.lowColumns[column]}</dt>
      <dd className="tabular text-sm">{children}</dd>
    </div>
  )
}
