import { writeEntry } from '@fairquay/contract/claims/entry-text.ts'
import { claimMessages } from '@fairquay/contract/claims/messages.ts'
import type { ShipmentForm } from '@fairquay/contract/shipments/shapes.ts'
import { sql } from 'kysely'
import type { Queryable } from '../database.ts'
import type { App } from '../http.ts'
import type { Viewer } from '../session.ts'
import { insertShipment } from '../shipments/create-shipment.ts'
import { checkContents } from '../shipments/store-contents.ts'
import { tellOfShipment } from '../shipments/tell-of-shipment.ts'
import { takeOffMore } from '../stock/return-stock.ts'
import { decideOnClaim, lockClaim } from './hold-claim.ts'
import { storeEntry } from './queries.ts'
import { tellOfClaim } from './tell-of-claim.ts'

/** Prepares the shipment that a claim is settled by: what was claimed, once more, without a price. */
export async function replaceClaimed(
  tx: Queryable,
  app: Pick<App, 'jobs' | 'config'>,
  viewer: Viewer,
  { id, now }: { id: number; now: Date },
  form: ShipmentForm,
): Promise<void> {
  const held = await lockClaim(tx, viewer, id)
  const { row, by } = held
  const status = decideOnClaim(held, 'replace')
  const lines = row.lines.map(({ position, quantity }) => ({ position, quantity }))
  const whole = { ...form, lines }
  checkContents(
    whole,
    lines.map((line) => ({ ...line, cancelled: 0, shipped: 0, packed: 0 })),
  )
  // It cannot be cancelled any more, so what it takes is gone from now on.
  const shipmentId = await insertShipment(tx, held, whole, { isReplacement: true, now })
  await takeOffMore(tx, app, row.order_id, lines, now, form.loads_from ?? undefined)
  await sql`
    update claims set status = ${status}, settled_at = ${now}, changed_at = ${now}, replacement_shipment_id = ${shipmentId} where id = ${id}`.execute(
    tx,
  )
  const what = claimMessages.told.replaced
  await storeEntry(tx, { claimId: id, action: 'replace', side: 'seller', by, text: writeEntry(what), now })
  await tellOfShipment(tx, app, { event: 'shipment.created', shipmentId, by, now })
  await tellOfClaim(tx, app, { event: 'claim.settled', claimId: id, by, facts: { what }, now })
}
