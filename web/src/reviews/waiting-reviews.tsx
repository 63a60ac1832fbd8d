import { Skeleton } from '../ui/skeleton.tsx'
import { ratingTexts } from './rating-texts.ts'

/** Has the place of what is coming. */
export function WaitingReviews() {
  return (
    <div role="status" aria-label={ratingTexts.loading} className="mt-4">
      <Skeleton className="h-5 w-40" />
      <Skeleton className="mt-2 h-5 w-80 max-w-full" />
    </div>
  )
}
