import { listOrderReviews } from '@fairquay/contract/reviews/endpoints.ts'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '../call.ts'

/** What of an order can be reviewed, and what was written; for its buyer. */
export function orderReviewsQuery(orderId: number) {
  return queryOptions({
    // Begins like everything that belongs to orders, so that it is read again when one changes.
    queryKey: ['orders', 'reviews', orderId],
    queryFn: async ({ signal }) => (await call(listOrderReviews, { params: { id: orderId }, signal })).data,
  })
}

/** Reads again whatever shows reviews, or tells that one is still to be written. */
export async function refreshReviews(queries: QueryClient): Promise<void> {
  await Promise.all([
    queries.invalidateQueries({ queryKey: ['orders'] }),
    queries.invalidateQueries({ queryKey: ['reviews'] }),
  ])
}
