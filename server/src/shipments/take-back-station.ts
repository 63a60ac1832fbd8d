import type { TakeBackForm } from '@fairquay/contract/shipments/endpoints.ts'
import { shipmentMessages } from '@fairquay/contract/shipments/messages.ts'
import { milestoneWords } from '@fairquay/contract/shipments/milestones.ts'
import { refuseTakeBack } from '@fairquay/contract/shipments/take-back.ts'
import { sql } from 'kysely'
import type { Queryable } from '../database.ts'
import { Failure } from '../failure.ts'
import type { App } from '../http.ts'
import type { Viewer } from '../session.ts'
import { describeTrouble } from './describe-trouble.ts'
import { checkShipmentAction, lockShipment } from './hold-shipment.ts'
import { mayTakeBack, type WholeShipmentRow } from './queries.ts'
import { settleShipment } from './settle-shipment.ts'
import { tellOfShipment } from './tell-of-shipment.ts'

/** Takes back the report of the station reached last: what followed from it goes back with it, in the caller's transaction. Papers that were issued stay as they are. */
export async function takeBackStation(
  tx: Queryable,
  app: Pick<App, 'jobs' | 'config'>,
  viewer: Viewer,
  id: number,
  { milestone, reason }: TakeBackForm,
  now: Date,
): Promise<void> {
  const held = await lockShipment(tx, viewer, id)
  checkShipmentAction('take_back', held)
  const { row, by, order } = held
  const refusal = refuseTakeBack(row.stations, milestone, {
    ...(await findDependents(tx, row)),
    orderStatus: order.status,
  })
  if (refusal) throw new Failure('conflict', { status: row.status }, refusal)
  if (!mayTakeBack(row, by.companyId)) throw new Failure('not_allowed', undefined, shipmentMessages.takeBack.notYours)
  await sql`
    update shipment_stations set happened_on = null, place = '', note = '' where shipment_id = ${id} and milestone = ${milestone}`.execute(
    tx,
  )
  await sql`
    delete from shipment_stations where shipment_id = ${id} and milestone = ${milestone} and planned_on is null and expected_on is null`.execute(
    tx,
  )
  const after = await settleShipment(tx, id, now)
  await sql`update shipments set is_delay_told = ${describeTrouble(after, now) !== ''} where id = ${id}`.execute(tx)
  await tellOfShipment(tx, app, {
    event: 'shipment.updated',
    shipmentId: id,
    by,
    facts: { what: shipmentMessages.told.takenBack(milestoneWords(milestone, row.mode)), reason: reason.trim() },
    now,
  })
}

/** What was said or billed because of what was reported. A claim hangs on it where more of a line is claimed than would have left. */
async function findDependents(tx: Queryable, { id, order_id, receipts }: WholeShipmentRow) {
  const { rows } = await sql<{ isInvoiced: boolean; isClaimed: boolean }>`
    select exists (select 1 from order_papers where shipment_id = ${id} and kind = 'commercial-invoice') as "isInvoiced",
      exists (
        select 1 from shipment_lines l join order_lines o on o.order_id = ${order_id} and o.position = l.position
        where l.shipment_id = ${id} and o.shipped - l.quantity < (
          select coalesce(sum(p.quantity), 0) from claims c join claim_lines p on p.claim_id = c.id
          where c.order_id = ${order_id} and p.position = l.position and c.status <> 'withdrawn' and not (c.status = 'settled' and c.remedy = 'replacement'))) as "isClaimed"`.execute(
    tx,
  )
  return { isReceived: receipts.length > 0, isInvoiced: false, isClaimed: false, ...rows[0] }
}
