import { formatNumber } from '@fairquay/contract/locale.ts'
import { Skeleton } from '../../ui/skeleton.tsx'

type ResultCountProps = { total: number | undefined; one: string; many: string; isStale?: boolean }

/** How many there are; said aloud when a new number has arrived. */
export function ResultCount({ total, one, many, isStale = false }: ResultCountProps) {
  return (
    <p role="status" className="tabular text-soft">
      {total === undefined ? (
        <Skeleton className="h-5 w-28" />
      ) : (
        <span className={isStale ? 'opacity-50' : undefined}>
          {formatNumber(total)} {total === 1 ? one : many}
        </span>
      )}
    </p>
  )
}
