import type { ShortRating } from '@fairquay/contract/catalogue/rating.ts'
import { writeAverage } from '@fairquay/contract/catalogue/write-average.ts'
import { ratingTexts } from './rating-texts.ts'
import { showReviews } from './show-reviews.ts'
import { StarRow } from './star-row.tsx'

/** '★★★★☆ 4.3 (12 reviews)', leading to them; nothing where nobody has given any. */
export function ShortRatingButton({ rating: { average, count } }: { rating: ShortRating }) {
  if (average === null || count === 0) return null
  return (
    <button
      type="button"
      onClick={showReviews}
      className="inline-flex min-h-6 flex-wrap items-center gap-x-2 rounded-sm text-sm text-soft hover:text-quay hover:underline max-md:min-h-11"
    >
      <StarRow stars={average} size={15} />
      <span className="tabular">
        {writeAverage(average)} ({ratingTexts.counted(count)})
      </span>
    </button>
  )
}
