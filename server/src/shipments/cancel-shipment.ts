import { shipmentMessages } from '@fairquay/contract/shipments/messages.ts'
import { sql } from 'kysely'
import type { Queryable } from '../database.ts'
import { Failure } from '../failure.ts'
import type { App } from '../http.ts'
import type { Viewer } from '../session.ts'
import { checkShipmentAction, lockShipment } from './hold-shipment.ts'
import { settleShipment } from './settle-shipment.ts'
import { tellOfShipment } from './tell-of-shipment.ts'

/** Cancels a shipment that has not left: what was packed in it can be packed anew. A replacement was promised for a claim and cannot be. */
export async function cancelShipment(
  tx: Queryable,
  app: Pick<App, 'jobs' | 'config'>,
  viewer: Viewer,
  { id, reason, now }: { id: number; reason: string; now: Date },
): Promise<void> {
  const held = await lockShipment(tx, viewer, id)
  checkShipmentAction('cancel', held)
  if (held.row.is_replacement)
    throw new Failure('conflict', { status: held.row.status }, shipmentMessages.state.replacement)
  await sql`update shipments set status = 'cancelled', cancel_reason = ${reason} where id = ${id}`.execute(tx)
  await settleShipment(tx, id, now)
  await tellOfShipment(tx, app, { event: 'shipment.cancelled', shipmentId: id, by: held.by, facts: { reason }, now })
}
