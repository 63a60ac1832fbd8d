import type { ShipmentsAddress } from '@fairquay/contract/shipments/address.ts'
import { getShipment, listOrderShipments, listShipments } from '@fairquay/contract/shipments/endpoints.ts'
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import { call } from '../call.ts'

const perPage = 20
/** Milliseconds after which open shipments are looked at again: somebody may have reported. */
const lookAgain = 15_000

/** One page of shipments; while another is on its way the last one stays. */
export function shipmentListQuery({ late, page = 1, ...rest }: ShipmentsAddress) {
  const query = { ...rest, ...(late && { late: 'true' as const }), page, perPage }
  return queryOptions({
    queryKey: ['orders', 'shipments', 'list', query],
    queryFn: ({ signal }) => call(listShipments, { query, signal }),
    placeholderData: keepPreviousData,
  })
}

export function orderShipmentsQuery(orderId: number) {
  return queryOptions({
    queryKey: ['orders', 'shipments', 'of', orderId],
    queryFn: ({ signal }) => call(listOrderShipments, { params: { id: orderId }, signal }),
    refetchInterval: lookAgain,
  })
}

export function shipmentQuery(id: number) {
  return queryOptions({
    queryKey: ['orders', 'shipments', 'one', id],
    queryFn: async ({ signal }) => (await call(getShipment, { params: { id }, signal })).data,
    refetchInterval: lookAgain,
  })
}

/** Reads again whatever shows an order or what belongs to it: lines, states and shipments change together. */
export async function refreshShipments(queries: QueryClient): Promise<void> {
  await queries.invalidateQueries({ queryKey: ['orders'] })
}
