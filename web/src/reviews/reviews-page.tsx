import { countPages } from '@fairquay/contract/page-count.ts'
import { type ReviewsAddress, readReviewsAddress, reviewBoxes } from '@fairquay/contract/reviews/address.ts'
import { mostReviewsCounted } from '@fairquay/contract/reviews/endpoints.ts'
import { type QueryClient, useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { SearchX, Star } from 'lucide-react'
import { readSession, useUser } from '../session.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { LinkButton } from '../ui/link-button.tsx'
import { ListError } from '../ui/list-error.tsx'
import { ListChoice } from '../ui/list-filters.tsx'
import { Pager } from '../ui/pager.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { useTitle } from '../ui/use-title.ts'
import { OwnReviewList } from './own-review-list.tsx'
import { ratingTexts } from './rating-texts.ts'
import { ownReviewsQuery } from './review-queries.ts'
import { reviewTexts } from './texts.ts'

const starOptions = ['5', '4', '3', '2', '1'] as const

/** The reviews that were written of the person's company and its goods, or by it; what is shown stands in the address. */
export function ReviewsPage() {
  useTitle(ratingTexts.title)
  const address = useSearch({ from: '/admin/reviews' })
  const isSeller = useUser()?.role === 'seller'
  const box = boxOf(address, isSeller)
  const query = useQuery(ownReviewsQuery(address, box))
  return (
    <div className="max-w-4xl">
      <h1 tabIndex={-1} className="text-2xl md:text-3xl">
        {ratingTexts.title}
      </h1>
      <p className="mt-1 mb-6 max-w-prose text-soft">{reviewTexts.pageLead[box]}</p>
      <Filters address={address} box={box} isSeller={isSeller} />
      {query.data ? (
        query.data.data.length === 0 && !query.isPlaceholderData ? (
          <NothingHere address={address} box={box} />
        ) : (
          <>
            <p role="status" className="mb-3 text-sm text-soft">
              {reviewTexts.countedUpTo(query.data.pagination.total, mostReviewsCounted)}
            </p>
            <OwnReviewList reviews={query.data.data} isStale={query.isPlaceholderData} />
            <Pager
              className="mt-8"
              page={query.data.pagination.current_page}
              pageCount={countPages(query.data.pagination.total, query.data.pagination.per_page)}
              link={(next, rest) => (
                <Link to="/reviews" search={(now) => readReviewsAddress({ ...now, page: next })} {...rest} />
              )}
            />
          </>
        )
      ) : query.isError ? (
        <ListError error={query.error} onRetry={() => void query.refetch()} isRetrying={query.isFetching}>
          {ratingTexts.listFailed}
        </ListError>
      ) : (
        <div role="status" aria-label={ratingTexts.loading}>
          <Skeleton className="h-96 w-full rounded-lg" />
        </div>
      )}
    </div>
  )
}

type Box = (typeof reviewBoxes)[number]

/** Only who sells is reviewed; everybody else sees what their company has written. */
function boxOf({ box }: ReviewsAddress, isSeller: boolean): Box {
  return isSeller ? (box ?? 'received') : 'written'
}

type FiltersProps = { address: ReviewsAddress; box: Box; isSeller: boolean }

function Filters({ address, box, isSeller }: FiltersProps) {
  const navigate = useNavigate()
  const narrow = (part: Record<string, unknown>) =>
    void navigate({ to: '/reviews', search: readReviewsAddress({ ...address, page: undefined, ...part }) })
  return (
    <div className="mb-5 grid grid-cols-2 items-center gap-3 sm:flex sm:flex-wrap">
      {isSeller ? (
        <ListChoice
          label={reviewTexts.box}
          options={reviewBoxes}
          name={(option) => reviewTexts.boxes[option]}
          value={box}
          onChange={(next) => narrow({ box: next === 'written' ? next : undefined, waiting: undefined })}
        />
      ) : null}
      {box === 'received' ? (
        <ListChoice
          label={reviewTexts.answers}
          all={reviewTexts.allAnswers}
          options={['waiting'] as const}
          name={() => reviewTexts.waiting}
          value={address.waiting ? 'waiting' : undefined}
          onChange={(next) => narrow({ waiting: next && true })}
          className="sm:w-56"
        />
      ) : null}
      <ListChoice
        label={reviewTexts.byStars}
        all={reviewTexts.allStars}
        options={starOptions}
        name={(stars) => reviewTexts.starsOf[Number(stars) - 1] ?? stars}
        value={starOptions.find((stars) => Number(stars) === address.stars)}
        onChange={(stars) => narrow({ stars })}
      />
    </div>
  )
}

function NothingHere({ address, box }: { address: ReviewsAddress; box: Box }) {
  const isNarrowed = address.stars || address.waiting || address.page
  return isNarrowed ? (
    <EmptyState
      icon={<SearchX size={26} aria-hidden="true" />}
      title={address.waiting ? reviewTexts.noneWaiting : reviewTexts.noneOfThese}
      action={
        <LinkButton to="/reviews" search={address.box ? { box: address.box } : {}} tone="secondary">
          {reviewTexts.showAllReviews}
        </LinkButton>
      }
    />
  ) : (
    <EmptyState
      icon={<Star size={26} aria-hidden="true" />}
      title={reviewTexts.none}
      action={
        box === 'written' ? (
          <LinkButton to="/orders" search={{ box: 'bought', status: 'completed' }} tone="secondary">
            {reviewTexts.toOrders}
          </LinkButton>
        ) : null
      }
    >
      {reviewTexts.emptyHelp[box]}
    </EmptyState>
  )
}

/** Fetched ahead when somebody points at a link to the list. */
export function prefetch(queries: QueryClient, { search }: { search: Record<string, unknown> }): void {
  const session = readSession()
  const isSeller = session.status === 'signedIn' && session.user.role === 'seller'
  const address = readReviewsAddress(search)
  void queries.prefetchQuery(ownReviewsQuery(address, boxOf(address, isSeller)))
}
