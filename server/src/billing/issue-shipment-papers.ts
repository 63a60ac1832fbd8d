import type { PaperShipment } from '@fairquay/contract/billing/order-paper.ts'
import { sql } from 'kysely'
import { findSpeaker } from '../company/speaker-of.ts'
import type { Queryable } from '../database.ts'
import { Failure } from '../failure.ts'
import type { App } from '../http.ts'
import { findPaperOrder } from './find-paper-order.ts'
import { issueInvoice } from './issue-invoice.ts'
import { makeFacts } from './make-facts.ts'
import { type PackedShipment, planPackingList } from './plan-packing-list.ts'
import { storePaper } from './store-paper.ts'

export type ShipmentPapers = {
  orderId: number
  shipment: PaperShipment
  packed: PackedShipment
  by: { userId: number; companyId: number } | undefined
  now: Date
}

/**
 * The packing list and the delivery note of a shipment, and its invoice where the seller has set that each shipment is invoiced when it leaves. Called in the transaction in which
 * it leaves; the order is held. Called again for a shipment that has its papers it does nothing. That an invoice is not possible yet stops no shipment: the seller
 * issues it by hand.
 */
export async function issueShipmentPapers(
  tx: Queryable,
  app: Pick<App, 'jobs' | 'config'>,
  { orderId, shipment, packed, by, now }: ShipmentPapers,
): Promise<void> {
  const { rows } =
    await sql`select 1 from order_papers where shipment_id = ${shipment.id} and kind = 'packing-list'`.execute(tx)
  if (rows.length > 0) return
  const order = await findPaperOrder(tx, orderId)
  const issuedOn = now.toISOString().slice(0, 10)
  const load = await planPackingList(tx, order, packed)
  for (const kind of ['packing-list', 'delivery-note'] as const) {
    const facts = makeFacts(order, { kind, parts: packed.lines, issuedOn, shipment })
    await storePaper(tx, kind === 'packing-list' && load ? { ...facts, load } : facts, { userId: by?.userId, now })
  }
  if (!order.seller.form.invoice_at_shipping) return
  try {
    // Everything that can refuse it is looked at before anything is written.
    await issueInvoice(tx, app, {
      orderId,
      left: 'shipped',
      leaving: { shipment, holds: packed.lines },
      by: by ?? (await findSpeaker(tx, order.row.seller_id)),
      now,
    })
  } catch (error) {
    if (!(error instanceof Failure)) throw error
  }
}
