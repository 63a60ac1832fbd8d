import type { ReviewBox, ReviewOrder, ReviewsAddress } from '@fairquay/contract/reviews/address.ts'
import {
  listOrderReviews,
  listProductReviews,
  listReviews,
  listSellerReviews,
} from '@fairquay/contract/reviews/endpoints.ts'
import { infiniteQueryOptions, keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '../call.ts'
import type { ViewerKind } from '../catalogue/viewer.ts'

const shownAtOnce = 10

/** What of an order can be reviewed, and what was written; for its buyer. */
export function orderReviewsQuery(orderId: number) {
  return queryOptions({
    // Begins like everything that belongs to orders, so that it is read again when one changes.
    queryKey: ['orders', 'reviews', orderId],
    queryFn: async ({ signal }) => (await call(listOrderReviews, { params: { id: orderId }, signal })).data,
  })
}

/** Whose reviews a page shows: of a product, or of a seller itself. */
export type ReviewedThing = { kind: 'product' | 'seller'; slug: string }
type Narrowed = { stars: number | undefined; sort: ReviewOrder }

/** What everybody reads, a page after the other; while others are on their way the last ones stay. What the reader may do comes with each. */
export function shownReviewsQuery({ kind, slug }: ReviewedThing, { stars, sort }: Narrowed, viewer: ViewerKind) {
  const narrowed = { sort, perPage: shownAtOnce, ...(stars !== undefined && { stars }) }
  return infiniteQueryOptions({
    queryKey: ['reviews', 'shown', viewer, kind, slug, narrowed],
    queryFn: ({ pageParam, signal }) => {
      const asked = { params: { slug }, query: { ...narrowed, page: pageParam }, signal }
      return kind === 'product' ? call(listProductReviews, asked) : call(listSellerReviews, asked)
    },
    initialPageParam: 1,
    getNextPageParam: ({ pagination: { current_page, per_page, total } }) =>
      current_page * per_page < total ? current_page + 1 : undefined,
    placeholderData: keepPreviousData,
  })
}

/** One page of what was written of the own company, or by it; while another is on its way the last one stays. */
export function ownReviewsQuery({ page = 1, stars, waiting }: ReviewsAddress, box: ReviewBox) {
  const isReceived = box === 'received'
  const query = {
    box,
    page,
    perPage: 20,
    ...(stars && { stars }),
    ...(isReceived && { waiting_first: true }),
    ...(isReceived && waiting && { waiting }),
  }
  return queryOptions({
    queryKey: ['reviews', 'own', query],
    queryFn: ({ signal }) => call(listReviews, { query, signal }),
    placeholderData: keepPreviousData,
  })
}

/** Reads again whatever shows reviews, or tells that one is still to be written. */
export async function refreshReviews(queries: QueryClient): Promise<void> {
  await Promise.all([
    queries.invalidateQueries({ queryKey: ['orders'] }),
    queries.invalidateQueries({ queryKey: ['reviews'] }),
  ])
}
