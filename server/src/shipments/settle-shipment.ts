import { expectedOn, troubledFrom } from '@fairquay/contract/shipments/lateness.ts'
import { shipmentMessages } from '@fairquay/contract/shipments/messages.ts'
import { sumPackages } from '@fairquay/contract/shipments/packages.ts'
import { isAllReceived } from '@fairquay/contract/shipments/receipt.ts'
import { hasLeft, shipmentStatusOf } from '@fairquay/contract/shipments/statuses.ts'
import { sql } from 'kysely'
import type { Queryable } from '../database.ts'
import { Failure } from '../failure.ts'
import { settleOrder } from '../orders/settle-order.ts'
import { findShipment, type WholeShipmentRow } from './queries.ts'

/**
 * Writes down what follows from a shipment's stations, packages and receipts after they were changed in this transaction: its state, when it is expected, from when on it is in
 * trouble. When it leaves, its goods count as shipped in the order, and no longer when that report is taken back. The order is held.
 */
export async function settleShipment(tx: Queryable, shipmentId: number, now: Date): Promise<WholeShipmentRow> {
  const row = await getShipment(tx, shipmentId)
  const { stations, lines, packages } = row
  const status = shipmentStatusOf({
    stations,
    isReceived: isAllReceived(lines),
    isCancelled: row.status === 'cancelled',
  })
  const delivery = stations.find(({ milestone }) => milestone === 'delivered')
  const trouble = troubledFrom({ stations, dueOn: row.due_on })
  const { count, gross_grams } = sumPackages(packages)
  const leaves = hasLeft(status) && !hasLeft(row.status)
  const comesBack = hasLeft(row.status) && !hasLeft(status)
  await sql`
    update shipments set status = ${status}, expected_on = ${delivery?.happened_on ?? expectedOn(delivery)}, delivered_on = ${delivery?.happened_on ?? null},
      troubled_from = ${trouble === '' ? '-infinity' : trouble}, package_count = ${count}, gross_grams = ${gross_grams},
      left_at = case when ${hasLeft(status)} then coalesce(left_at, ${now}) end, version = version + 1, changed_at = ${now}
    where id = ${shipmentId}`.execute(tx)
  if (leaves && !row.is_replacement) await countAsShipped(tx, row)
  if (comesBack && !row.is_replacement) await countAsBack(tx, row)
  if ((hasLeft(status) || comesBack) && !row.is_replacement)
    await settleOrder(tx, row.order_id, now, row.loads_from?.id)
  await sql`
    update orders set arrives_on = (
      select max(expected_on) from shipments where order_id = ${row.order_id} and status in ('preparing', 'ready', 'under_way'))
    where id = ${row.order_id}`.execute(tx)
  return getShipment(tx, shipmentId)
}

/** What was packed may have been cancelled in the order meanwhile: then nothing of it leaves before the shipment says the same. */
async function countAsShipped(tx: Queryable, { id, order_id }: WholeShipmentRow): Promise<void> {
  const { rows } = await sql`
    select 1 from shipment_lines l join order_lines o on o.order_id = ${order_id} and o.position = l.position
    where l.shipment_id = ${id} and l.quantity > o.quantity - o.shipped - o.cancelled`.execute(tx)
  if (rows.length > 0) throw new Failure('conflict', undefined, shipmentMessages.state.overCancelled)
  await sql`
    update order_lines o set shipped = o.shipped + l.quantity
    from shipment_lines l where l.shipment_id = ${id} and o.order_id = ${order_id} and o.position = l.position`.execute(
    tx,
  )
}

async function countAsBack(tx: Queryable, { id, order_id }: WholeShipmentRow): Promise<void> {
  await sql`
    update order_lines o set shipped = o.shipped - l.quantity
    from shipment_lines l where l.shipment_id = ${id} and o.order_id = ${order_id} and o.position = l.position`.execute(
    tx,
  )
}

async function getShipment(tx: Queryable, id: number): Promise<WholeShipmentRow> {
  const row = await findShipment(tx, id)
  if (!row) throw new Error(`Shipment ${id} is not there`)
  return row
}
