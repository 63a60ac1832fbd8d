import type { PaperShipment } from '@fairquay/contract/billing/order-paper.ts'
import type { Queryable } from '../database.ts'
import type { App } from '../http.ts'
import { findPaperOrder } from './find-paper-order.ts'
import { issueInvoice } from './issue-invoice.ts'
import { makeFacts } from './make-facts.ts'
import { storePaper } from './store-paper.ts'

export type ShipmentPapers = {
  orderId: number
  shipment: PaperShipment
  lines: readonly { position: number; quantity: number }[]
  by: { userId: number; companyId: number } | undefined
  now: Date
}

/**
 * The packing list and the delivery note of a shipment, and its invoice where the seller has set that each shipment is invoiced when it leaves. Called once for
 * a shipment, in the transaction in which it leaves; the order is held.
 */
export async function issueShipmentPapers(
  tx: Queryable,
  app: Pick<App, 'jobs' | 'config'>,
  { orderId, shipment, lines, by, now }: ShipmentPapers,
): Promise<void> {
  const order = await findPaperOrder(tx, orderId)
  const issuedOn = now.toISOString().slice(0, 10)
  for (const kind of ['packing-list', 'delivery-note'] as const)
    await storePaper(tx, makeFacts(order, { kind, parts: lines, issuedOn, shipment }), { userId: by?.userId, now })
  if (order.seller.form.invoice_at_shipping)
    await issueInvoice(tx, app, { orderId, left: 'shipped', shipment, by, now })
}
