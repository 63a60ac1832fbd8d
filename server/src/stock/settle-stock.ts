import { moveReservation } from '@fairquay/contract/stock/reservations.ts'
import { sql } from 'kysely'
import { nameLevel } from '../catalogue/stock-level-key.ts'
import type { Queryable } from '../database.ts'
import { findChangedGoods, type LevelMove, lockLevels, moveAt, writeMoves } from './levels.ts'
import type { OrderedStock } from './order-stock.ts'

type ReservationRow = { productId: number; variantKey: string; levelKey: string; held: number; taken: number }

/**
 * Brings stock into line with an order's counters after they moved: what has left is taken off, what was called off can be had again. Done twice it changes
 * nothing. What moves is taken off the place `placeId`, or put back there. Answers with the products of which buyers can have more or less now. The order is held.
 */
export async function settleStock(
  tx: Queryable,
  orderId: number,
  ordered: readonly OrderedStock[],
  now: Date,
  placeId?: number,
): Promise<number[]> {
  const { rows } = await sql<ReservationRow>`
    select product_id as "productId", variant_key as "variantKey", level_key as "levelKey", quantity as held, taken
    from stock_reservations where order_id = ${orderId} order by product_id, variant_key, level_key`.execute(tx)
  const moving = rows.flatMap((row) => {
    const line = ordered.find((one) => one.productId === row.productId && one.variantKey === row.variantKey)
    return line && (line.held !== row.held || line.taken !== row.taken) ? [{ row, line }] : []
  })
  const levels = await lockLevels(
    tx,
    moving.map(({ row }) => row),
  )
  const moves: LevelMove[] = []
  for (const { row, line } of moving) {
    const level = levels.get(nameLevel(row))
    if (!level) continue
    const moved = moveReservation(level, row, line)
    if ('available' in moved)
      throw new Error(`Order ${orderId} holds stock of product ${row.productId} that is not there`)
    moves.push({
      key: row,
      before: level,
      after: moved.level,
      reason: moved.reason,
      places: moveAt(placeId, level, moved.level),
    })
    levels.set(nameLevel(row), { ...level, ...moved.level })
  }
  await writeMoves(tx, moves, { orderId, now })
  const after = moving.map(({ row, line }) => ({ ...row, held: line.held, taken: line.taken }))
  await sql`
    update stock_reservations s set quantity = r.held, taken = r.taken
    from json_to_recordset(${JSON.stringify(after)}::json) as r("productId" int, "variantKey" text, "levelKey" text, held bigint, taken bigint)
    where s.order_id = ${orderId} and s.product_id = r."productId" and s.variant_key = r."variantKey" and s.level_key = r."levelKey"`.execute(
    tx,
  )
  return findChangedGoods(moves)
}
