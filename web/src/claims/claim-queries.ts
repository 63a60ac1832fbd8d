import { listOrderClaims } from '@fairquay/contract/claims/endpoints.ts'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '../call.ts'

/** Milliseconds after which claims are looked at again: the other side may have answered. */
const lookAgain = 15_000

export function orderClaimsQuery(orderId: number) {
  return queryOptions({
    queryKey: ['orders', 'claims', orderId],
    queryFn: ({ signal }) => call(listOrderClaims, { params: { id: orderId }, signal }),
    refetchInterval: lookAgain,
  })
}

/** Reads again whatever shows an order or what belongs to it. */
export async function refreshClaims(queries: QueryClient): Promise<void> {
  await queries.invalidateQueries({ queryKey: ['orders'] })
}
