import type { OrderEvent, OrderFacts } from '@fairquay/contract/notifications/order-events.ts'
import type { Queryable } from '../database.ts'
import type { App } from '../http.ts'
import { recordOrderEvent } from '../orders/record-order-event.ts'
import { findCarriers } from './find-carriers.ts'
import { numberOf, presentShipment } from './present-shipment.ts'
import { findShipment } from './queries.ts'

type Happened = {
  event: Extract<OrderEvent, `shipment.${string}`>
  shipmentId: number
  by: { userId: number; companyId: number } | undefined
  facts?: OrderFacts
  now: Date
}

/** Writes into the timeline of the order what happened to a shipment, and tells its buyer, its seller and who carries it; other programs get the shipment whole. */
export async function tellOfShipment(
  tx: Queryable,
  app: Pick<App, 'jobs' | 'config'>,
  { event, shipmentId, by, facts = {}, now }: Happened,
): Promise<void> {
  const row = await findShipment(tx, shipmentId)
  if (!row) throw new Error(`Shipment ${shipmentId} is not there`)
  await recordOrderEvent(tx, app, {
    event,
    orderId: row.order_id,
    by,
    facts: { ...facts, number: numberOf(row) },
    thing: { shipment: presentShipment(row, now) },
    alsoTo: await findCarriers(tx, row),
    // They see no order, only what they carry of it.
    alsoPath: `/shipments/${shipmentId}`,
    now,
  })
}
