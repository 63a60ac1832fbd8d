import type { Rating } from '@fairquay/contract/catalogue/rating.ts'
import { type ReviewOrder, reviewOrders } from '@fairquay/contract/reviews/address.ts'
import type { ShownReview } from '@fairquay/contract/reviews/shapes.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useViewerKind } from '../catalogue/viewer.ts'
import { Button } from '../ui/button.tsx'
import { joinClasses } from '../ui/join-classes.ts'
import { ListChoice } from '../ui/list-filters.tsx'
import { LoadError } from '../ui/load-error.tsx'
import { RatingSummary } from './rating-summary.tsx'
import { ratingTexts } from './rating-texts.ts'
import { ReviewActions } from './review-actions.tsx'
import { type ReviewedThing, shownReviewsQuery } from './review-queries.ts'
import { ReviewWords } from './review-words.tsx'
import { reviewTexts } from './texts.ts'
import { WaitingReviews } from './waiting-reviews.tsx'

/** The average, how it came about, and every review, a page after the other. */
export function PageReviews({ of, seller }: { of: ReviewedThing; seller: string }) {
  const [stars, setStars] = useState<number>()
  const [sort, setSort] = useState<ReviewOrder>('newest')
  const query = useInfiniteQuery(shownReviewsQuery(of, { stars, sort }, useViewerKind()))
  const [first] = query.data?.pages ?? []
  if (!first)
    return query.isError ? (
      <LoadError onRetry={() => void query.refetch()} isRetrying={query.isFetching}>
        {ratingTexts.listFailed}
      </LoadError>
    ) : (
      <WaitingReviews />
    )
  const { rating } = first
  if (rating.count === 0) return <NoReviews kind={of.kind} />
  return (
    <div className="mt-4 grid gap-x-12 gap-y-6 lg:grid-cols-[15rem_minmax(0,1fr)] lg:items-start">
      <RatingSummary rating={rating} chosen={stars} onChoose={setStars} />
      <div className="min-w-0">
        <ListHead rating={rating} stars={stars} sort={sort} onSort={setSort} onAll={() => setStars(undefined)} />
        <List
          reviews={query.data?.pages.flatMap(({ data }) => data) ?? []}
          seller={seller}
          isStale={query.isPlaceholderData}
        />
        {query.hasNextPage ? (
          <Button
            tone="secondary"
            className="mt-4"
            isBusy={query.isFetchingNextPage}
            onClick={() => void query.fetchNextPage()}
          >
            {reviewTexts.showMore}
          </Button>
        ) : null}
        {query.isFetchNextPageError ? (
          <p role="alert" className="mt-2 text-sm text-brick">
            {ratingTexts.listFailed}
          </p>
        ) : null}
      </div>
    </div>
  )
}

type ListHeadProps = {
  rating: Rating
  stars: number | undefined
  sort: ReviewOrder
  onSort: (sort: ReviewOrder) => void
  onAll: () => void
}

/** How many are listed, the way back to all of them, and their order. */
function ListHead({ rating, stars, sort, onSort, onAll }: ListHeadProps) {
  const count = stars === undefined ? rating.count : (rating.stars[stars - 1] ?? 0)
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line pb-3">
      <p role="status" className="text-sm text-soft">
        {stars === undefined ? ratingTexts.counted(count) : reviewTexts.countedOf(count, stars)}
        {stars === undefined ? null : (
          <button
            type="button"
            onClick={onAll}
            className="ml-2 inline-flex min-h-6 items-center rounded-sm font-medium text-quay underline underline-offset-4"
          >
            {reviewTexts.showAll}
          </button>
        )}
      </p>
      <ListChoice
        label={reviewTexts.order}
        options={reviewOrders}
        name={(order) => reviewTexts.orders[order]}
        value={sort}
        onChange={(order) => onSort(order ?? 'newest')}
      />
    </div>
  )
}

function List({ reviews, seller, isStale }: { reviews: readonly ShownReview[]; seller: string; isStale: boolean }) {
  if (reviews.length === 0) return <p className="mt-4 text-soft">{reviewTexts.noneOfThese}</p>
  return (
    <ul
      aria-label={ratingTexts.title}
      aria-busy={isStale}
      className={joinClasses('transition-opacity', isStale && 'pointer-events-none opacity-50')}
    >
      {reviews.map((review) => (
        <li key={review.id} className="border-b border-line py-5 last:border-0">
          <article>
            <ReviewWords review={review} seller={seller} />
            <ReviewActions review={review} />
          </article>
        </li>
      ))}
    </ul>
  )
}

function NoReviews({ kind }: { kind: ReviewedThing['kind'] }) {
  return (
    <div className="mt-3 max-w-prose">
      <p className="font-medium">{reviewTexts.none}</p>
      <p className="text-soft">{reviewTexts.noneHelp[kind]}</p>
    </div>
  )
}
