import { reviewMessages } from '@fairquay/contract/reviews/messages.ts'
import type { OwnReview } from '@fairquay/contract/reviews/shapes.ts'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Badge } from '../ui/badge.tsx'
import { joinClasses } from '../ui/join-classes.ts'
import { ratingTexts } from './rating-texts.ts'
import { ReviewActions } from './review-actions.tsx'
import { ReviewWords } from './review-words.tsx'
import { reviewTexts } from './texts.ts'

/** Reviews on a desk: what each is about, what it says, how it stands and what can be done about it. */
export function OwnReviewList({ reviews, isStale }: { reviews: readonly OwnReview[]; isStale: boolean }) {
  return (
    <ul
      aria-label={ratingTexts.title}
      aria-busy={isStale}
      className={joinClasses('flex flex-col gap-3 transition-opacity', isStale && 'pointer-events-none opacity-50')}
    >
      {reviews.map((review) => (
        <li key={review.id}>
          <ReviewCard review={review} />
        </li>
      ))}
    </ul>
  )
}

function ReviewCard({ review }: { review: OwnReview }) {
  const { side, status, answer, seller, order, hidden_reason } = review
  const isWaiting = side === 'seller' && status === 'shown' && answer === null
  return (
    <article className="rounded-lg border border-line bg-surface p-4 md:p-5">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h2 className="min-w-0 text-base font-semibold break-words">
          <Subject review={review} />
        </h2>
        <span className="flex flex-wrap gap-2">
          {isWaiting ? <Badge tone="amber">{reviewTexts.waiting}</Badge> : null}
          {status === 'shown' ? null : <Badge tone="neutral">{reviewMessages.statuses[status]}</Badge>}
        </span>
      </div>
      {/* What is hidden is its writer's alone to read. */}
      {status === 'hidden' && side === 'seller' ? (
        <p className="text-soft">{reviewMessages.isNot.hidden}</p>
      ) : (
        <ReviewWords review={review} seller={seller.name} />
      )}
      {hidden_reason ? <p className="mt-2 text-sm text-soft">{reviewTexts.hiddenBecause(hidden_reason)}</p> : null}
      {order ? (
        <p className="mt-3 text-sm">
          <Link
            to="/orders/$id"
            params={{ id: String(order.id) }}
            className="inline-flex min-h-6 items-center text-quay underline underline-offset-4"
          >
            {reviewTexts.toOrder(order.number)}
          </Link>
        </p>
      ) : null}
      <ReviewActions review={review} />
    </article>
  )
}

/** The goods it is about, or the seller itself, with the way to its page. */
export function Subject({
  review: { product, seller, side },
}: {
  review: Pick<OwnReview, 'product' | 'seller' | 'side'>
}): ReactNode {
  const look = 'inline-block min-h-6 rounded-sm hover:text-quay hover:underline'
  if (product)
    return product.slug ? (
      <Link to="/product/$slug" params={{ slug: product.slug }} className={look}>
        {product.name}
      </Link>
    ) : (
      product.name
    )
  return seller.slug ? (
    <Link to="/company/$slug" params={{ slug: seller.slug }} className={look}>
      {side === 'seller' ? reviewTexts.yourCompany : reviewTexts.theSeller(seller.name)}
    </Link>
  ) : (
    seller.name
  )
}
