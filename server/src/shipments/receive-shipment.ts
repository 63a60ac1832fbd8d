import { sum } from '@fairquay/contract/money.ts'
import { earliestDayOf } from '@fairquay/contract/orders/earliest-day.ts'
import type { ReceiptForm } from '@fairquay/contract/shipments/endpoints.ts'
import { shipmentMessages } from '@fairquay/contract/shipments/messages.ts'
import { refuseReport } from '@fairquay/contract/shipments/milestones.ts'
import { refuseReceipt } from '@fairquay/contract/shipments/receipt.ts'
import { readLatestToday } from '@fairquay/contract/trade/dates.ts'
import { sql } from 'kysely'
import type { Queryable } from '../database.ts'
import { Failure } from '../failure.ts'
import type { App } from '../http.ts'
import { insertRows } from '../insert-rows.ts'
import type { Viewer } from '../session.ts'
import { checkShipmentAction, type HeldShipment, lockShipment } from './hold-shipment.ts'
import { storeStation } from './queries.ts'
import { settleShipment } from './settle-shipment.ts'
import { tellOfShipment } from './tell-of-shipment.ts'

/** Writes down what the buyer says has come of a shipment, line by line; it may be a part of it. Goods that somebody holds in their hands were delivered. */
export async function receiveShipment(
  tx: Queryable,
  app: Pick<App, 'jobs' | 'config'>,
  viewer: Viewer,
  id: number,
  form: ReceiptForm,
  now: Date,
): Promise<void> {
  const held = await lockShipment(tx, viewer, id)
  checkShipmentAction('receive', held)
  const { row, by } = held
  const isDelivered = row.delivered_on !== null
  const report = { milestone: 'delivered', kind: 'happened', on: form.on } as const
  const shipment = { mode: row.mode, isCleared: row.is_cleared, stations: row.stations }
  const details = {
    ...refuseReport(shipment, report, readLatestToday(now), earliestDayOf(held.order.orderedAt)),
    ...refuseReceipt(row.lines, form.lines),
  }
  if (Object.keys(details).length > 0) throw new Failure('refused', details)
  await storeReceipt(tx, held, form, now)
  if (!isDelivered)
    await storeStation(tx, id, { milestone: 'delivered', happened_on: form.on, companyId: by.companyId })
  await settleShipment(tx, id, now)
  const all = (count: 'received' | 'damaged' | 'short') => sum(form.lines.map((line) => line[count]))
  const what = shipmentMessages.told.receipt(all('received'), all('damaged'), all('short'))
  const facts = { what, day: form.on, reason: form.note }
  await tellOfShipment(tx, app, { event: 'shipment.received', shipmentId: id, by, facts, now })
}

/** The receipt itself, and what it adds to the shipment's and the order's lines; replaced goods were counted when they first came. */
async function storeReceipt(tx: Queryable, { row, by }: HeldShipment, form: ReceiptForm, now: Date): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    insert into shipment_receipts (shipment_id, user_id, on_day, at, note) values (${row.id}, ${by.userId}, ${form.on}, ${now}, ${form.note})
    returning id`.execute(tx)
  const lines = form.lines.filter(({ received, damaged, short }) => received + damaged + short > 0)
  const columns = {
    receipt_id: 'integer',
    position: 'integer',
    received: 'integer',
    damaged: 'integer',
    short: 'integer',
    note: 'text',
  }
  await insertRows(
    tx,
    'shipment_receipt_lines',
    columns,
    lines.map((line) => ({ receipt_id: rows[0]?.id, ...line })),
  )
  const added = sql`json_to_recordset(${JSON.stringify(lines)}) as t(position integer, received integer, damaged integer, short integer)`
  const sums = sql`received = l.received + t.received, damaged = l.damaged + t.damaged, short = l.short + t.short`
  await sql`
    update shipment_lines l set ${sums} from ${added} where l.shipment_id = ${row.id} and l.position = t.position`.execute(
    tx,
  )
  if (!row.is_replacement)
    await sql`
      update order_lines l set ${sums} from ${added} where l.order_id = ${row.order_id} and l.position = t.position`.execute(
      tx,
    )
}
