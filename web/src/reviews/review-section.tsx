import { useQuery } from '@tanstack/react-query'
import { LoadError } from '../ui/load-error.tsx'
import { Near } from '../ui/near.tsx'
import { ratingTexts } from './rating-texts.ts'
import type { ReviewedThing } from './review-queries.ts'
import { reviewsAnchor } from './show-reviews.ts'
import { WaitingReviews } from './waiting-reviews.tsx'

type ReviewSectionProps = { of: ReviewedThing; seller: string; className?: string }

/** What buyers say of a product or of a seller. Its code and its reviews are asked for when somebody comes near. */
export function ReviewSection({ of, seller, className }: ReviewSectionProps) {
  return (
    <section aria-labelledby={reviewsAnchor} className={className}>
      <h2 id={reviewsAnchor} tabIndex={-1} className="scroll-mt-24 text-xl lg:text-2xl">
        {ratingTexts.title}
      </h2>
      <Near waiting={<WaitingReviews />}>
        <Fetched of={of} seller={seller} />
      </Near>
    </section>
  )
}

/** Code is fetched as data are, so that what does not come can be asked for again. */
function Fetched(asked: Pick<ReviewSectionProps, 'of' | 'seller'>) {
  const code = useQuery({
    queryKey: ['code', 'page-reviews'],
    queryFn: () => import('./page-reviews.tsx'),
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  })
  if (code.data) return <code.data.PageReviews key={`${asked.of.kind} ${asked.of.slug}`} {...asked} />
  return code.isError ? (
    <LoadError onRetry={() => void code.refetch()} isRetrying={code.isFetching}>
      {ratingTexts.listFailed}
    </LoadError>
  ) : (
    <WaitingReviews />
  )
}
