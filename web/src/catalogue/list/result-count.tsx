import { Skeleton } from '../../ui/skeleton.tsx'
import { listLook } from './list-look.ts'

type ResultCountProps = {
  total: number | undefined
  isStale?: boolean
  /** It is not known and does not come. */
  isFailed?: boolean
  /** The count in words: '12 products'. */
  say: (total: number) => string
}

/** How many there are; said aloud when a new number has arrived. */
export function ResultCount({ total, isStale = false, isFailed = false, say }: ResultCountProps) {
  return (
    <p role="status" className={listLook.count}>
      {total === undefined ? (
        isFailed ? null : (
          <Skeleton className="h-5 w-28" />
        )
      ) : (
        <span className={isStale ? 'opacity-50' : undefined}>{say(total)}</span>
      )}
    </p>
  )
}
