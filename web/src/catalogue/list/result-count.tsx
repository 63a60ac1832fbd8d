import { formatPlural } from '@fairquay/contract/locale.ts'
import { Skeleton } from '../../ui/skeleton.tsx'

type ResultCountProps = {
  total: number | undefined
  isStale?: boolean
  /** The count in words: '12 products'. */
  say?: (total: number) => string
  /** What is counted, where no message says it whole. */
  one?: string
  many?: string
}

/** How many there are; said aloud when a new number has arrived. */
export function ResultCount({
  total,
  one = '',
  many = '',
  isStale = false,
  say = countOf(one, many),
}: ResultCountProps) {
  return (
    <p role="status" className="tabular text-soft">
      {total === undefined ? (
        <Skeleton className="h-5 w-28" />
      ) : (
        <span className={isStale ? 'opacity-50' : undefined}>{say(total)}</span>
      )}
    </p>
  )
}

function countOf(one: string, many: string): (total: number) => string {
  return (total) => formatPlural(total, { one: `# ${one}`, other: `# ${many}` })
}
