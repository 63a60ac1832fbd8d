import { formatNumber } from '@fairquay/contract/locale.ts'
import { productStates } from '@fairquay/contract/products/address.ts'
import type { MissingPart } from '@fairquay/contract/products/endpoints.ts'
import { dashboardMessages as say } from '@fairquay/contract/statistics/messages.ts'
import type { UseQueryResult } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { CircleCheck } from 'lucide-react'
import { LinkButton } from '../ui/link-button.tsx'
import { LoadError } from '../ui/load-error.tsx'
import type { GoodsSummary } from './dashboard-queries.ts'
import { FigureTile } from './figure-tile.tsx'
import { dashboardTexts } from './texts.ts'

const stateNames = {
  draft: dashboardTexts.drafts,
  published: dashboardTexts.published,
  hidden: dashboardTexts.hidden,
} as const

const missingNames: Record<MissingPart, (count: number) => string> = dashboardTexts.missing

type Summary = UseQueryResult<GoodsSummary>

type GoodsSectionProps = {
  summary: Summary
  /** Null where none can come. */
  waiting: number | undefined | null
  /** How well the goods are described on average, of 100; null where there are none. */
  quality: number | undefined | null
  /** Products of which buyers wait for a fact. */
  asked: number
  /** What follows is still on its way: what to complete waits for it, so that nothing below is pushed down. */
  isLoading: boolean
}

/** A seller's goods by state, the requests that wait, and what to complete next; every figure leads to what it counts. */
export function GoodsSection({ summary, waiting, quality, asked, isLoading }: GoodsSectionProps) {
  if (summary.isError)
    return (
      <LoadError onRetry={() => void summary.refetch()} isRetrying={summary.isFetching}>
        {say.countFailed}
      </LoadError>
    )
  const { counts, missing, low = 0 } = summary.data ?? {}
  return (
    <>
      <ul className="grid grid-cols-2 gap-3 md:grid-cols-5" aria-busy={!counts}>
        {productStates.map((state) => (
          <FigureTile
            key={state}
            to="/products-parent"
            search={{ state }}
            name={stateNames[state]}
            value={counts?.[state]}
          />
        ))}
        {waiting === null ? null : (
          <FigureTile to="/requests" search={{ waiting: true }} name={say.waitingRequests} value={waiting} isTask />
        )}
        {quality === null ? null : (
          <FigureTile to="/products-parent" search={{ sort: 'worst' }} name={dashboardTexts.quality} value={quality} />
        )}
      </ul>
      {isLoading || low === 0 ? null : (
        <p className="mt-4 rounded-lg bg-amber-tint px-4 py-3 text-sm text-amber">
          <Link to="/products-parent" search={{ stock: 'low' }} className="underline">
            {dashboardTexts.lowStock(low)}
          </Link>
        </p>
      )}
      {isLoading || asked === 0 ? null : (
        <p className="mt-4 rounded-lg bg-amber-tint px-4 py-3 text-sm text-amber">
          <Link to="/products-parent" className="underline">
            {dashboardTexts.asked(asked)}
          </Link>
        </p>
      )}
      {isLoading ? null : counts?.all === 0 ? (
        <div className="mt-4 rounded-lg border border-line bg-surface p-6">
          <h3 className="font-medium">{dashboardTexts.noProducts}</h3>
          <p className="mt-1 text-soft">{dashboardTexts.noProductsHelp}</p>
          <div className="mt-4 flex flex-wrap gap-3">
            <LinkButton to="/products-parent/new" search={{}}>
              {dashboardTexts.firstProduct}
            </LinkButton>
            <LinkButton to="/imports" tone="secondary">
              {dashboardTexts.importFile}
            </LinkButton>
          </div>
        </div>
      ) : missing && missing.length > 0 ? (
        <div className="mt-4 rounded-lg border border-line bg-surface p-4">
          <h3 className="font-medium">{say.completeNext}</h3>
          <ul className="mt-2 flex flex-col">
            {missing.map(({ part, count }) => (
              <li key={part}>
                <Link
                  to="/products-parent"
                  search={{ missing: part }}
                  className="flex min-h-11 items-center gap-2 text-sm hover:underline md:min-h-9"
                >
                  <span className="tabular min-w-8 text-right font-semibold text-quay">{formatNumber(count)}</span>
                  <span>{missingNames[part](count)}</span>
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ) : missing && counts && counts.all > 0 ? (
        <p className="mt-4 flex items-center gap-3 rounded-lg border border-line bg-surface p-4 text-sm text-soft">
          <CircleCheck size={18} aria-hidden="true" className="shrink-0 text-quay" />
          {say.allCompleteHelp}
        </p>
      ) : null}
    </>
  )
}
