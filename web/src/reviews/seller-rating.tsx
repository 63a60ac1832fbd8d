import type { ShortRating } from '@fairquay/contract/catalogue/rating.ts'
import { writeAverage } from '@fairquay/contract/catalogue/write-average.ts'
import { Link } from '@tanstack/react-router'
import { ratingTexts } from './rating-texts.ts'
import { reviewsAnchor } from './show-reviews.ts'
import { StarRow } from './star-row.tsx'

/** What buyers say of a seller, in short, leading to their reviews on its page; nothing where nobody has said anything. */
export function SellerRating({ slug, rating: { average, count } }: { slug: string; rating: ShortRating }) {
  if (average === null || count === 0) return null
  return (
    <Link
      to="/company/$slug"
      params={{ slug }}
      hash={reviewsAnchor}
      className="inline-flex min-h-6 flex-wrap items-center gap-x-2 rounded-sm text-sm text-soft hover:text-quay hover:underline"
    >
      <StarRow stars={average} size={14} />
      <span className="tabular">
        {writeAverage(average)} ({ratingTexts.counted(count)})
      </span>
    </Link>
  )
}
