import { stockMessages } from '@fairquay/contract/stock/messages.ts'
import { findLevelKey, moveReservation } from '@fairquay/contract/stock/reservations.ts'
import { sql } from 'kysely'
import { nameLevel } from '../catalogue/stock-level-key.ts'
import type { Queryable } from '../database.ts'
import { Failure } from '../failure.ts'
import type { App } from '../http.ts'
import { insertRows } from '../insert-rows.ts'
import { enqueueRestocked } from './index-restocked.ts'
import { findChangedGoods, type LevelMove, lockLevels, writeMoves } from './levels.ts'
import type { OrderedStock } from './order-stock.ts'
import { tellLow } from './tell-low.ts'

/**
 * Sets aside what an order wants, in the transaction that makes it. Refused with 409 where there is not enough, with the line and how many can still be had.
 * What is made on demand, and goods of which no stock is kept, are always enough.
 */
export async function reserveStock(
  tx: Queryable,
  app: Pick<App, 'jobs' | 'config'>,
  orderId: number,
  ordered: readonly OrderedStock[],
  now: Date,
): Promise<void> {
  const wanted = await placeOrdered(tx, ordered)
  const levels = await lockLevels(tx, wanted)
  const refusals: Record<string, string> = {}
  const moves: LevelMove[] = []
  const kept = wanted.filter((line) => levels.has(nameLevel(line)))
  for (const line of kept) {
    const level = levels.get(nameLevel(line))
    if (!level) continue
    const moved = moveReservation(level, { held: 0, taken: 0 }, line)
    if ('available' in moved)
      refusals[`lines.${line.position}.quantity`] = stockMessages.notEnough(line.name, moved.available)
    else {
      moves.push({ key: line, before: level, after: moved.level, reason: moved.reason })
      levels.set(nameLevel(line), { ...level, ...moved.level })
    }
  }
  const [first] = Object.values(refusals)
  if (first !== undefined) throw new Failure('conflict', refusals, first)
  await writeMoves(tx, moves, { orderId, now })
  await insertRows(
    tx,
    'stock_reservations',
    { order_id: 'int', product_id: 'int', variant_key: 'text', level_key: 'text', quantity: 'bigint', taken: 'bigint' },
    kept.map((line) => ({
      order_id: orderId,
      product_id: line.productId,
      variant_key: line.variantKey,
      level_key: line.levelKey,
      quantity: line.held,
      taken: line.taken,
    })),
  )
  await tellLow(tx, app, moves)
  await enqueueRestocked(tx, app, findChangedGoods(moves))
}

type Placed = OrderedStock & { levelKey: string }

/** At which level each is kept; what is made on demand in this quantity, or not kept at all, is left out. */
async function placeOrdered(tx: Queryable, ordered: readonly OrderedStock[]): Promise<Placed[]> {
  const ids = [...new Set(ordered.map(({ productId }) => productId))]
  const { rows: levels } = await sql<{ product_id: number; variant_key: string }>`
    select product_id, variant_key from stock_levels where product_id = any(${ids}::int[])`.execute(tx)
  const { rows: demands } = await sql<{
    product_id: number
    variant_key: string
    min_qty: number
    max_qty: number | null
  }>`
    select product_id, variant_key, min_qty, max_qty from sales_terms where product_id = any(${ids}::int[]) and type = 'on_demand'`.execute(
    tx,
  )
  const keysOf = Map.groupBy(levels, (row) => row.product_id)
  return ordered.flatMap((line) => {
    const keys = (keysOf.get(line.productId) ?? []).map((row) => row.variant_key)
    const levelKey = findLevelKey(keys, line.variantKey)
    if (levelKey === undefined) return []
    const isMade = demands.some(
      (row) =>
        row.product_id === line.productId &&
        row.variant_key === levelKey &&
        line.held >= row.min_qty &&
        line.held <= (row.max_qty ?? line.held),
    )
    return isMade ? [] : [{ ...line, levelKey }]
  })
}
