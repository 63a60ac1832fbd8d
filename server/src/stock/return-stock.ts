import { findAvailable, type StockLevel } from '@fairquay/contract/catalogue/stock-level.ts'
import { moveStock } from '@fairquay/contract/catalogue/stock-moves.ts'
import { stockMessages } from '@fairquay/contract/stock/messages.ts'
import { sql } from 'kysely'
import { nameLevel } from '../catalogue/stock-level-key.ts'
import type { Queryable } from '../database.ts'
import { Failure } from '../failure.ts'
import type { App } from '../http.ts'
import { enqueueRestocked } from './index-restocked.ts'
import { findChangedGoods, type LevelMove, lockLevels, moveAt, writeMoves } from './levels.ts'

/** So many of a line of an order, by its place. */
export type OrderedQuantity = { position: number; quantity: number }
type Parts = Pick<App, 'jobs'>

/** Goods of an order that came back and can be sold again, to lie at the place `placeId`. */
export async function putBackStock(
  tx: Queryable,
  app: Parts,
  orderId: number,
  lines: readonly OrderedQuantity[],
  now: Date,
  placeId?: number,
): Promise<void> {
  await moveAll(tx, app, orderId, lines, { reason: 'returned', now, placeId }, (level, quantity) =>
    moveStock(level, 'putBack', quantity),
  )
}

/** Goods that leave for an order beyond what was ordered, such as a replacement. Refused with 409 where they cannot be had. */
export async function takeOffMore(
  tx: Queryable,
  app: Parts,
  orderId: number,
  lines: readonly OrderedQuantity[],
  now: Date,
  placeId?: number,
): Promise<void> {
  await moveAll(tx, app, orderId, lines, { reason: 'replaced', now, placeId }, (level, quantity) => {
    const reserved = moveStock(level, 'reserve', quantity)
    return reserved && moveStock(reserved, 'takeOff', quantity)
  })
}

type Row = { position: number; name: string; productId: number; levelKey: string }

async function moveAll(
  tx: Queryable,
  app: Parts,
  orderId: number,
  lines: readonly OrderedQuantity[],
  { reason, now, placeId }: { reason: 'returned' | 'replaced'; now: Date; placeId: number | undefined },
  move: (level: StockLevel, quantity: number) => StockLevel | undefined,
): Promise<void> {
  const { rows } = await sql<Row>`
    select l.position, l.name, r.product_id as "productId", r.level_key as "levelKey"
    from order_lines l join stock_reservations r using (order_id, product_id, variant_key)
    where order_id = ${orderId} order by l.position`.execute(tx)
  const levels = await lockLevels(tx, rows)
  const moves: LevelMove[] = []
  for (const { position, quantity } of lines.filter((line) => line.quantity > 0)) {
    const row = rows.find((one) => one.position === position)
    const level = row && levels.get(nameLevel(row))
    if (!row || !level) continue
    const after = move(level, quantity)
    if (!after) {
      const sentence = stockMessages.notEnough(row.name, findAvailable(level) ?? 0)
      throw new Failure('conflict', { [`lines.${position}.quantity`]: sentence }, sentence)
    }
    moves.push({ key: row, before: level, after, reason, places: moveAt(placeId, level, after) })
    levels.set(nameLevel(row), { ...level, ...after })
  }
  await writeMoves(tx, moves, { orderId, now })
  await enqueueRestocked(tx, app, findChangedGoods(moves))
}
