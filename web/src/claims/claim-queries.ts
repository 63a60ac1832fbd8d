import type { ClaimsAddress } from '@fairquay/contract/claims/address.ts'
import { listClaims, listOrderClaims } from '@fairquay/contract/claims/endpoints.ts'
import type { ClaimDetail } from '@fairquay/contract/claims/shapes.ts'
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '../call.ts'

const perPage = 20
/** Milliseconds after which claims are looked at again: the other side may have answered. */
const lookAgain = 15_000

/** One page of claims; while another is on its way the last one stays. */
export function claimListQuery({ page = 1, ...rest }: ClaimsAddress) {
  const query = { ...rest, page, perPage }
  return queryOptions({
    queryKey: ['orders', 'claims', 'list', query],
    queryFn: ({ signal }) => call(listClaims, { query, signal }),
    placeholderData: keepPreviousData,
  })
}

export function orderClaimsQuery(orderId: number) {
  return queryOptions({
    queryKey: ['orders', 'claims', orderId],
    queryFn: ({ signal }) => call(listOrderClaims, { params: { id: orderId }, signal }),
    refetchInterval: lookAgain,
  })
}

/**
 * Takes up what a call answered: the claim stands on the page as it is now. What else shows its order is read again, and nobody waits for that: one slow or failing
 * list beside it must not hold the dialog in which it was done.
 */
export function takeClaim(queries: QueryClient, claim: ClaimDetail): void {
  queries.setQueryData(
    orderClaimsQuery(claim.order_id).queryKey,
    (now) => now && { ...now, data: now.data.map((one) => (one.id === claim.id ? claim : one)) },
  )
  void refreshClaims(queries)
}

/** Takes up a new claim: what can still be claimed is read before anybody can claim it again. */
export async function takeNewClaim(queries: QueryClient, claim: ClaimDetail): Promise<void> {
  takeClaim(queries, claim)
  await queries.refetchQueries({ queryKey: orderClaimsQuery(claim.order_id).queryKey }, { cancelRefetch: false })
}

/** Reads again whatever shows an order or what belongs to it. */
export async function refreshClaims(queries: QueryClient): Promise<void> {
  await queries.invalidateQueries({ queryKey: ['orders'] })
}
