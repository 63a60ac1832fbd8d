import type { FailureDetails } from '@fairquay/contract/errors.ts'
import { formatDay } from '@fairquay/contract/locale.ts'
import { refuseTransport } from '@fairquay/contract/shipments/check-transport.ts'
import { shipmentMessages } from '@fairquay/contract/shipments/messages.ts'
import { refuseMode } from '@fairquay/contract/shipments/milestones.ts'
import type { ShipmentForm, TransportForm } from '@fairquay/contract/shipments/shapes.ts'
import { refuseReplacement } from '@fairquay/contract/shipments/ship-lines.ts'
import { sql } from 'kysely'
import type { Queryable } from '../database.ts'
import { Failure } from '../failure.ts'
import type { App } from '../http.ts'
import type { Viewer } from '../session.ts'
import { findGoods } from './find-goods-to-ship.ts'
import { checkShipmentAction, type HeldShipment, lockShipment } from './hold-shipment.ts'
import { settleShipment } from './settle-shipment.ts'
import { checkContents, storeContents, storeTransport } from './store-contents.ts'
import { tellOfShipment } from './tell-of-shipment.ts'

type Changing = { id: number; version: number; now: Date }

/** Writes anew what is in a shipment that has not left. */
export async function changeShipment(
  tx: Queryable,
  app: Pick<App, 'jobs' | 'config'>,
  viewer: Viewer,
  { id, version, now }: Changing,
  form: ShipmentForm,
): Promise<void> {
  const held = await lockShipment(tx, viewer, id)
  checkShipmentAction('change', held)
  checkVersion(held, version)
  await checkPapers(tx, held)
  const { row } = held
  if (row.is_replacement) check(refuseReplacement(row.lines, form.lines))
  checkContents(form, row.is_replacement ? openAll(row.lines) : await findGoods(tx, row.order_id, id))
  check(refuseMode({ isCleared: held.row.is_cleared, stations: held.row.stations }, form.mode))
  await storeContents(tx, id, form, {
    isCleared: row.is_cleared,
    companyId: held.by.companyId,
    stations: row.stations,
  })
  await sql`update shipments set note = ${form.note} where id = ${id}`.execute(tx)
  const { expected_on } = await settleShipment(tx, id, now)
  const isMoved = expected_on !== null && expected_on !== row.expected_on
  const facts = { what: shipmentMessages.told.changed(isMoved ? formatDay(expected_on) : '') }
  await tellOfShipment(tx, app, { event: 'shipment.updated', shipmentId: id, by: held.by, facts, now })
}

/** Writes anew how a shipment travels, and the numbers it is found by. */
export async function changeTransport(
  tx: Queryable,
  app: Pick<App, 'jobs' | 'config'>,
  viewer: Viewer,
  { id, version, now }: Changing,
  form: TransportForm,
): Promise<void> {
  const held = await lockShipment(tx, viewer, id)
  checkShipmentAction('transport', held)
  checkVersion(held, version)
  check(refuseTransport(form))
  check(refuseMode({ isCleared: held.row.is_cleared, stations: held.row.stations }, form.mode))
  await storeTransport(tx, id, form, held.row.is_cleared)
  await settleShipment(tx, id, now)
  const facts = { what: shipmentMessages.told.transport }
  await tellOfShipment(tx, app, { event: 'shipment.updated', shipmentId: id, by: held.by, facts, now })
}

function openAll(lines: HeldShipment['row']['lines']) {
  return lines.map(({ position, quantity }) => ({ position, quantity, cancelled: 0, shipped: 0, packed: 0 }))
}

function check(details: FailureDetails | undefined): void {
  if (details) throw new Failure('refused', details)
}

/** Papers say what is in a shipment and are never changed: one that has them, because a report was taken back, is cancelled and prepared anew. */
async function checkPapers(tx: Queryable, { row }: HeldShipment): Promise<void> {
  const { rows } = await sql`select 1 from order_papers where shipment_id = ${row.id} limit 1`.execute(tx)
  if (rows.length > 0) throw new Failure('conflict', { status: row.status }, shipmentMessages.takeBack.papersStay)
}

function checkVersion({ row }: HeldShipment, version: number): void {
  if (row.version !== version)
    throw new Failure('conflict', { version: String(row.version) }, shipmentMessages.state.changed)
}
