import { productStates } from '@fairquay/contract/products/address.ts'
import type { MissingPart } from '@fairquay/contract/products/endpoints.ts'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { LoadError } from '../ui/load-error.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { goodsSummaryQuery } from './dashboard-queries.ts'

const stateNames = { draft: 'Drafts', published: 'Published', hidden: 'Hidden' } as const

const missingNames: Record<MissingPart, string> = {
  pictures: 'without pictures',
  category: 'without a category',
  description: 'without a description',
  packaging: 'without complete packaging: no logistic quote is possible',
  hts: 'without a customs code',
}

/** A seller's goods by state, and what to complete next; every figure leads to the goods it counts. */
export function GoodsSection() {
  const summary = useQuery(goodsSummaryQuery())
  if (summary.isError)
    return (
      <LoadError onRetry={() => void summary.refetch()} isRetrying={summary.isFetching}>
        Your products could not be counted.
      </LoadError>
    )
  const { counts, missing } = summary.data ?? {}
  return (
    <>
      <ul className="grid grid-cols-3 gap-3" aria-busy={!counts}>
        {productStates.map((state) => (
          <li key={state}>
            <Link
              to="/products-parent"
              search={{ state }}
              className="block rounded-lg border border-line bg-surface p-4 transition-colors hover:bg-tint"
            >
              <span className="block text-sm text-soft">{stateNames[state]}</span>
              {counts ? (
                <span className="tabular text-2xl font-semibold">{counts[state]}</span>
              ) : (
                <Skeleton className="mt-1 h-7 w-12" />
              )}
            </Link>
          </li>
        ))}
      </ul>
      {missing && missing.length > 0 ? (
        <div className="mt-4 rounded-lg border border-line bg-surface p-4">
          <h3 className="font-medium">What to complete next</h3>
          <ul className="mt-2 flex flex-col">
            {missing.map(({ part, count }) => (
              <li key={part}>
                <Link
                  to="/products-parent"
                  search={{ missing: part }}
                  className="flex min-h-11 items-center gap-2 text-sm hover:underline md:min-h-9"
                >
                  <span className="tabular font-semibold text-quay">{count}</span>
                  <span>
                    {count === 1 ? 'product' : 'products'} {missingNames[part]}
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </>
  )
}
