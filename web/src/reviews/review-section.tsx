import { Suspense } from 'react'
import { lazyPart } from '../ui/lazy-part.tsx'
import { Near } from '../ui/near.tsx'
import { ratingTexts } from './rating-texts.ts'
import type { ReviewedThing } from './review-queries.ts'
import { reviewsAnchor } from './show-reviews.ts'
import { WaitingReviews } from './waiting-reviews.tsx'

const PageReviews = lazyPart(() => import('./page-reviews.tsx'), 'PageReviews')

type ReviewSectionProps = { of: ReviewedThing; seller: string; className?: string }

/** What buyers say of a product or of a seller. Its code and its reviews are asked for when somebody comes near. */
export function ReviewSection({ of, seller, className }: ReviewSectionProps) {
  return (
    <section aria-labelledby={reviewsAnchor} className={className}>
      <h2 id={reviewsAnchor} tabIndex={-1} className="scroll-mt-24 text-xl lg:text-2xl">
        {ratingTexts.title}
      </h2>
      <Near waiting={<WaitingReviews />}>
        <Suspense fallback={<WaitingReviews />}>
          <PageReviews key={`${of.kind} ${of.slug}`} of={of} seller={seller} />
        </Suspense>
      </Near>
    </section>
  )
}
