import { refuseShipmentAction } from '@fairquay/contract/shipments/actions.ts'
import { shipmentMessages } from '@fairquay/contract/shipments/messages.ts'
import type { ShipmentAction, ShipmentParty } from '@fairquay/contract/shipments/shapes.ts'
import { sql } from 'kysely'
import type { Queryable } from '../database.ts'
import { Failure } from '../failure.ts'
import { type LockedOrder, lockOrderById } from '../orders/hold-order.ts'
import type { Viewer } from '../session.ts'
import { findCarriers } from './find-carriers.ts'
import { findShipment, type ShipmentRow, type WholeShipmentRow } from './queries.ts'

/** A shipment in the hands of somebody who has a part in it; its order is held. `carriers` are told what happens to it as its buyer and seller are. */
export type HeldShipment = {
  row: WholeShipmentRow
  order: LockedOrder
  party: ShipmentParty
  carriers: number[]
  by: { userId: number; companyId: number }
}

/** The part somebody has in a shipment; undefined for everybody whom it does not concern. */
export function shipmentPartyOf(
  { seller_id, buyer_id }: Pick<ShipmentRow, 'seller_id' | 'buyer_id'>,
  viewer: Viewer,
  carriers: readonly number[],
): ShipmentParty | undefined {
  if (viewer.role === 'admin') return 'admin'
  const companyId = viewer.company?.id
  if (companyId === undefined) return undefined
  if (companyId === seller_id) return 'seller'
  if (companyId === buyer_id) return 'buyer'
  return carriers.includes(companyId) ? 'carrier' : undefined
}

/** Holds the order of a shipment until the transaction ends: what is done to its shipments happens one after another. Another's answers like none. */
export async function lockShipment(tx: Queryable, viewer: Viewer, id: number): Promise<HeldShipment> {
  const { rows } = await sql<{ order_id: number }>`select order_id from shipments where id = ${id}`.execute(tx)
  const order = rows[0] && (await lockOrderById(tx, rows[0].order_id))
  const row = order && (await findShipment(tx, id))
  const carriers = row ? await findCarriers(tx, row) : []
  const party = row && shipmentPartyOf(row, viewer, carriers)
  if (!order || !row || !party) throw new Failure('not_found')
  return { row, order, party, carriers, by: { userId: viewer.userId, companyId: viewer.company?.id ?? 0 } }
}

/** Refuses what this party may never do as not allowed, and what the state forbids as a conflict with that state. */
export function checkShipmentAction(action: ShipmentAction, { row, party }: Pick<HeldShipment, 'row' | 'party'>): void {
  const refusal = refuseShipmentAction(action, party, row.status)
  if (refusal === undefined) return
  if (refusal === shipmentMessages.state.notYours) throw new Failure('not_allowed', undefined, refusal)
  throw new Failure('conflict', { status: row.status }, refusal)
}
