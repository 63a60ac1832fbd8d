import { isAllSent, type LineProgress, orderProgress } from '@fairquay/contract/orders/states.ts'
import type { OrderStatus } from '@fairquay/contract/orders/statuses.ts'
import { sql } from 'kysely'
import type { Queryable } from '../database.ts'
import { settleStock } from '../stock/settle-stock.ts'
import { findOrderedStock } from './find-ordered-stock.ts'

/**
 * Writes down what follows from the counters of an order's lines, after they were changed in this transaction: its state, and the seller's stock. The order is
 * held. What has left was taken off the place `placeId`, and what did not leave after all is there again. Says what the state was and is, and of which products buyers can have more or less now.
 */
export async function settleOrder(
  tx: Queryable,
  orderId: number,
  now: Date,
  placeId?: number,
): Promise<{ before: OrderStatus; after: OrderStatus; restocked: number[] }> {
  const { rows } = await sql<{ status: OrderStatus }>`select status from orders where id = ${orderId}`.execute(tx)
  const before = rows[0]?.status
  if (!before) throw new Error(`Order ${orderId} is not there`)
  const lines = await findProgress(tx, orderId)
  const after = orderProgress(before, lines)
  if (after !== before)
    await sql`
      update orders set status = ${after}, changed_at = ${now},
        delivered_at = ${after === 'delivered' ? now : null},
        prepared_at = coalesce(prepared_at, ${after === 'confirmed' || after === 'cancelled' ? null : now}::timestamptz),
        cancelled_at = ${after === 'cancelled' ? now : null}
      where id = ${orderId}`.execute(tx)
  // Nothing is left that could be called off: a wish to cancel that nobody answered would wait for ever.
  if (isAllSent(lines))
    await sql`update orders set cancel_asked_at = null, cancel_asked_reason = '' where id = ${orderId} and cancel_asked_at is not null`.execute(
      tx,
    )
  const restocked = await settleStock(tx, orderId, await findOrderedStock(tx, orderId), now, placeId)
  return { before, after, restocked }
}

/** How far each line of an order has come, by position. */
export async function findProgress(tx: Queryable, orderId: number): Promise<(LineProgress & { position: number })[]> {
  const { rows } = await sql<LineProgress & { position: number }>`
    select position, quantity, shipped, received, damaged, short, cancelled from order_lines where order_id = ${orderId} order by position`.execute(
    tx,
  )
  return rows
}
