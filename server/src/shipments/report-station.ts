import { formatDay } from '@fairquay/contract/locale.ts'
import { earliestDayOf } from '@fairquay/contract/orders/earliest-day.ts'
import type { StationReportForm } from '@fairquay/contract/shipments/endpoints.ts'
import { shipmentMessages } from '@fairquay/contract/shipments/messages.ts'
import { milestoneWords, refuseReport } from '@fairquay/contract/shipments/milestones.ts'
import { hasLeft } from '@fairquay/contract/shipments/statuses.ts'
import { readLatestToday } from '@fairquay/contract/trade/dates.ts'
import { sql } from 'kysely'
import type { Queryable } from '../database.ts'
import { Failure } from '../failure.ts'
import type { App } from '../http.ts'
import type { Viewer } from '../session.ts'
import { describeTrouble } from './describe-trouble.ts'
import { checkShipmentAction, lockShipment } from './hold-shipment.ts'
import { issuePapersAtLeaving } from './paper-shipment.ts'
import { storeStation, type WholeShipmentRow } from './queries.ts'
import { settleShipment } from './settle-shipment.ts'
import { tellOfShipment } from './tell-of-shipment.ts'

/** Writes down that a station was reached or when it is expected, by the seller or who carries the goods. With the first station behind `ready` they have left. */
export async function reportStation(
  tx: Queryable,
  app: Pick<App, 'jobs' | 'config'>,
  viewer: Viewer,
  id: number,
  report: StationReportForm,
  now: Date,
): Promise<void> {
  const held = await lockShipment(tx, viewer, id)
  checkShipmentAction('report', held)
  const { row, by } = held
  const { milestone, kind, on, place, note } = report
  const shipment = { mode: row.mode, isCleared: row.is_cleared, stations: row.stations }
  const details = refuseReport(shipment, report, readLatestToday(now), earliestDayOf(held.order.orderedAt))
  if (details) throw new Failure('refused', details)
  const day = kind === 'happened' ? { happened_on: on } : { expected_on: on }
  await storeStation(tx, id, { milestone, ...day, place: place.trim(), note: note.trim(), companyId: by.companyId })
  const after = await settleShipment(tx, id, now)
  if (hasLeft(after.status) && !hasLeft(row.status)) await issuePapersAtLeaving(tx, app, after, { by, now })
  const words = milestoneWords(milestone, row.mode)
  const { told } = shipmentMessages
  const what =
    kind === 'happened' ? told.happened(words, place.trim(), formatDay(on)) : told.expected(words, formatDay(on))
  const late = describeTrouble(after, now)
  const isNewlyLate = late !== '' && !row.is_delay_told
  if ((late !== '') !== row.is_delay_told)
    await sql`update shipments set is_delay_told = ${late !== ''} where id = ${id}`.execute(tx)
  await tellOfShipment(tx, app, {
    event: eventOf(after, row, isNewlyLate),
    shipmentId: id,
    by,
    facts: { what: isNewlyLate ? `${what}. ${late}` : what, day: on, reason: note.trim() },
    now,
  })
}

function eventOf(after: WholeShipmentRow, before: WholeShipmentRow, isNewlyLate: boolean) {
  if (after.status === 'delivered' && before.status !== 'delivered') return 'shipment.delivered'
  return isNewlyLate ? 'shipment.delayed' : 'shipment.updated'
}
