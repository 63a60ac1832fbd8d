import type { ShipmentsAddress } from '@fairquay/contract/shipments/address.ts'
import { getShipment, listOrderShipments, listShipments } from '@fairquay/contract/shipments/endpoints.ts'
import type { ShipmentDetail } from '@fairquay/contract/shipments/shapes.ts'
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

/**
 * Takes up what a call answered: the shipment stands on the page as it is now. What else shows its order is read again, and nobody waits for that: one slow or failing
 * list beside it must not hold the dialog in which it was done.
 */
export function takeShipment(queries: QueryClient, shipment: ShipmentDetail): void {
  queries.setQueryData(shipmentQuery(shipment.id).queryKey, shipment)
  queries.setQueryData(
    orderShipmentsQuery(shipment.order_id).queryKey,
    (now) => now && { ...now, data: now.data.map((one) => (one.id === shipment.id ? shipment : one)) },
  )
  void refreshShipments(queries)
}

/** Takes up a shipment whose contents are new or free again: what is left to ship is read before anybody can ship more. */
export async function takeContents(queries: QueryClient, shipment: ShipmentDetail): Promise<void> {
  takeShipment(queries, shipment)
  await queries.refetchQueries({ queryKey: orderShipmentsQuery(shipment.order_id).queryKey }, { cancelRefetch: false })
}

/** Reads again whatever shows an order or what belongs to it: lines, states and shipments change together. */
export async function refreshShipments(queries: QueryClient): Promise<void> {
  await queries.invalidateQueries({ queryKey: ['orders'] })
}
