import type { OrdersAddress } from '@fairquay/contract/orders/address.ts'
import { getOrder, getOrderLoad, listOrders } from '@fairquay/contract/orders/endpoints.ts'
import type { OrderDetail } from '@fairquay/contract/orders/shapes.ts'
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '../call.ts'
import { CallFailure } from '../call-failure.ts'

const perPage = 20
/** Milliseconds after which an open order is looked at again: the other side may have acted. */
const lookAgain = 15_000

/** What the list is narrowed to, as its calls take it. */
export function queryOf({ late, claims, page: _, ...rest }: OrdersAddress) {
  return { ...rest, ...(late && { late: 'true' as const }), ...(claims && { claims: 'true' as const }) }
}

/** One page of orders; while another is on its way the last one stays. */
export function orderListQuery(address: OrdersAddress) {
  const query = { ...queryOf(address), page: address.page ?? 1, perPage }
  return queryOptions({
    queryKey: ['orders', 'list', query],
    queryFn: ({ signal }) => call(listOrders, { query, signal }),
    placeholderData: keepPreviousData,
  })
}

export function orderQuery(id: number) {
  return queryOptions({
    queryKey: ['orders', 'one', id],
    queryFn: async ({ signal }) => (await call(getOrder, { params: { id }, signal })).data,
    refetchInterval: lookAgain,
  })
}

/** The goods of an order in the packs they travel in. That there is no such order is no reason to ask again. */
export function orderLoadQuery(id: number) {
  return queryOptions({
    queryKey: ['orders', 'load', id],
    queryFn: async ({ signal }) => (await call(getOrderLoad, { params: { id }, signal })).data,
    retry: (count, error) => count < 2 && !(error instanceof CallFailure),
  })
}

/** Shows at once what a call has answered; what else shows it is read again, and nobody waits for that. */
export function takeUpOrder(queries: QueryClient, order: OrderDetail): void {
  queries.setQueryData(orderQuery(order.id).queryKey, order)
  void refreshOrders(queries)
}

/** Reads again whatever shows orders or what belongs to them, after something has changed. */
export async function refreshOrders(queries: QueryClient): Promise<void> {
  await queries.invalidateQueries({ queryKey: ['orders'] })
}

/** The number of an order in an address; 0 for what can be none. */
export function readOrderId(text: string): number {
  return /^[1-9]\d{0,9}$/.test(text) && Number(text) <= 2_147_483_647 ? Number(text) : 0
}
