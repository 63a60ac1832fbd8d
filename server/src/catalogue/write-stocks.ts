import { draftMessages } from '@fairquay/contract/catalogue/draft-messages.ts'
import type { Tracking } from '@fairquay/contract/catalogue/stock-level.ts'
import { findLeast, writeLevel } from '@fairquay/contract/catalogue/stock-moves.ts'
import type { StockOfLines } from '@fairquay/contract/catalogue/stock-of-lines.ts'
import { sql } from 'kysely'
import type { Queryable } from '../database.ts'
import { Failure } from '../failure.ts'
import { insertRows } from '../insert-rows.ts'
import { type PlaceChange, settlePlaces } from './settle-places.ts'

type LevelRow = {
  product_id: number
  variant_key: string
  tracking: Tracking
  on_hand: number
  reserved: number
  low_at: number | null
}

export type WrittenStock = StockOfLines & { productId: number; variantKey: string; isRaised: boolean }

/**
 * Makes the stock of products what their sellers write: of each combination once. A combination that is no longer sold from stock loses its level, unless
 * orders wait for some of it: that stays set aside for them, and nothing beside it. Refused, or raised, where fewer would be there than are reserved.
 */
export async function writeStocks(
  db: Queryable,
  productIds: readonly number[],
  stocks: readonly WrittenStock[],
): Promise<void> {
  const { rows } = await sql<LevelRow>`
    select product_id, variant_key, tracking, on_hand, reserved, low_at from stock_levels where product_id = any(${[...productIds]}::int[])
    order by product_id, variant_key for update`.execute(db)
  const before = new Map(rows.map((row) => [keyOf(row.product_id, row.variant_key), row]))
  const faults: Record<string, string> = {}
  const after = stocks.map((stock): LevelRow => {
    const row = before.get(keyOf(stock.productId, stock.variantKey))
    const level = writeLevel(row && { tracking: row.tracking, onHand: row.on_hand, reserved: row.reserved }, stock)
    const least = findLeast(level)
    if (least !== undefined && !stock.isRaised)
      faults[`terms.${stock.index}.availableQty`] = draftMessages.belowReserved(least)
    return {
      product_id: stock.productId,
      variant_key: stock.variantKey,
      tracking: level.tracking,
      on_hand: Math.max(level.onHand, least ?? 0),
      reserved: level.reserved,
      low_at: stock.lowAt,
    }
  })
  if (Object.keys(faults).length > 0) throw new Failure('invalid_input', faults)
  const kept = new Set(after.map((row) => keyOf(row.product_id, row.variant_key)))
  const gone = rows.filter((row) => !kept.has(keyOf(row.product_id, row.variant_key)))
  const rest = gone.map((row) => ({ ...row, on_hand: row.tracking === 'counted' ? row.reserved : 0, low_at: null }))
  await insertRows(
    db,
    'stock_levels',
    columns,
    [...after, ...rest.filter(({ reserved }) => reserved > 0)],
    replaceLevel,
  )
  await noteChanges(db, after, before, await settleCounts(db, [...after, ...rest], before))
  const empty = rest.filter(({ reserved }) => reserved === 0)
  if (empty.length > 0)
    await sql`
      delete from stock_levels s using json_to_recordset(${JSON.stringify(empty)}::json) as r(product_id int, variant_key text)
      where s.product_id = r.product_id and s.variant_key = r.variant_key`.execute(db)
}

/** In the journal of the stock, whatever was there before; who it was is noted with who changed the product (noteEditor). */
async function noteChanges(
  db: Queryable,
  after: readonly LevelRow[],
  before: ReadonlyMap<string, LevelRow>,
  places: ReadonlyMap<string, PlaceChange[]>,
) {
  const changes = after.flatMap((row) => {
    const was = before.get(keyOf(row.product_id, row.variant_key))
    return was && (was.tracking !== row.tracking || was.on_hand !== row.on_hand)
      ? [
          {
            ...row,
            reason: 'set',
            on_hand_by: row.on_hand - was.on_hand,
            reserved_by: 0,
            places: places.get(keyOf(row.product_id, row.variant_key)) ?? null,
          },
        ]
      : []
  })
  const { low_at: _, ...shared } = columns
  await insertRows(
    db,
    'stock_changes',
    { ...shared, reason: 'text', on_hand_by: 'bigint', reserved_by: 'bigint', places: 'jsonb' },
    changes,
  )
}

/** Where there are fewer now, the places have fewer too; what that was, by level. */
async function settleCounts(
  db: Queryable,
  after: readonly LevelRow[],
  before: ReadonlyMap<string, LevelRow>,
): Promise<Map<string, PlaceChange[]>> {
  const moves = after.flatMap((row) => {
    const was = before.get(keyOf(row.product_id, row.variant_key))
    const key = { productId: row.product_id, levelKey: row.variant_key }
    return was ? [{ key, before: { onHand: was.on_hand }, after: { onHand: row.on_hand } }] : []
  })
  const changes = await settlePlaces(db, moves)
  return new Map(
    moves.flatMap(({ key }, index) => {
      const changed = changes[index] ?? []
      return changed.length > 0 ? [[keyOf(key.productId, key.levelKey), changed]] : []
    }),
  )
}

const columns = {
  product_id: 'int',
  variant_key: 'text',
  tracking: 'text',
  on_hand: 'bigint',
  reserved: 'bigint',
  low_at: 'int',
}

/** What is as it was is not written: its day of change is when something of it changed. */
const replaceLevel = `on conflict (product_id, variant_key) do update
  set tracking = excluded.tracking, on_hand = excluded.on_hand, low_at = excluded.low_at, changed_at = now(),
    is_low = excluded.tracking = 'counted' and coalesce(excluded.on_hand - stock_levels.reserved <= excluded.low_at, false)
  where (stock_levels.tracking, stock_levels.on_hand, stock_levels.low_at) is distinct from (excluded.tracking, excluded.on_hand, excluded.low_at)`

function keyOf(productId: number, variantKey: string): string {
  return `${productId} ${variantKey}`
}
