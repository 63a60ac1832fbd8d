import type { StockLevel, Tracking } from '@fairquay/contract/catalogue/stock-level.ts'
import type { PlaceMove } from '@fairquay/contract/catalogue/stock-places.ts'
import type { StockReason } from '@fairquay/contract/stock/reservations.ts'
import { sql } from 'kysely'
import { settlePlaces } from '../catalogue/settle-places.ts'
import { type LevelKey, nameLevel } from '../catalogue/stock-level-key.ts'
import type { Queryable } from '../database.ts'
import { insertRows } from '../insert-rows.ts'

export type HeldLevel = LevelKey & StockLevel

/** Levels by name, held until the transaction ends; taken in one order, so that two orders for the same goods never wait for each other in a circle. Those that are not there any more are missing. */
export async function lockLevels(tx: Queryable, keys: readonly LevelKey[]): Promise<Map<string, HeldLevel>> {
  if (keys.length === 0) return new Map()
  const { rows } = await sql<HeldLevel & { tracking: Tracking }>`
    select s.product_id as "productId", s.variant_key as "levelKey", s.tracking, s.on_hand as "onHand", s.reserved
    from stock_levels s
    join (select distinct k."productId", k."levelKey" from json_to_recordset(${JSON.stringify(keys)}::json) as k("productId" int, "levelKey" text)) k
      on k."productId" = s.product_id and k."levelKey" = s.variant_key
    order by s.product_id, s.variant_key for update of s`.execute(tx)
  return new Map(rows.map((row) => [nameLevel(row), row]))
}

/** A level that moved, from what to what, and why; `places` where it is known at which places. */
export type LevelMove = {
  key: LevelKey
  before: StockLevel
  after: StockLevel
  reason: StockReason
  places?: readonly PlaceMove[]
}

/** What came or went of a level, at one place; nothing is said where no place is known. */
export function moveAt(placeId: number | undefined, before: StockLevel, after: StockLevel): PlaceMove[] {
  const by = after.onHand - before.onHand
  return placeId === undefined || by === 0 ? [] : [{ placeId, by }]
}

/** Writes down levels that moved, where their goods lie, and in their journal why; one that has risen above its threshold can be told of again. The levels are held. */
export async function writeMoves(
  tx: Queryable,
  moves: readonly LevelMove[],
  by: { orderId?: number; userId?: number; now?: Date },
): Promise<void> {
  if (moves.length === 0) return
  const last = new Map(moves.map((move) => [nameLevel(move.key), move]))
  const rows = [...last.values()].map(({ key, after }) => ({ ...key, ...after }))
  await sql`
    update stock_levels s set tracking = r.tracking, on_hand = r."onHand", reserved = r.reserved, changed_at = now(),
      is_low = s.is_low and s.low_at is not null and r."onHand" - r.reserved <= s.low_at
    from json_to_recordset(${JSON.stringify(rows)}::json) as r("productId" int, "levelKey" text, tracking text, "onHand" bigint, reserved bigint)
    where s.product_id = r."productId" and s.variant_key = r."levelKey"`.execute(tx)
  const places = await settlePlaces(tx, moves)
  await insertRows(
    tx,
    'stock_changes',
    journalColumns,
    moves.map(({ key, before, after, reason }, index) => ({
      product_id: key.productId,
      variant_key: key.levelKey,
      reason,
      at: (by.now ?? new Date()).toISOString(),
      tracking: after.tracking,
      on_hand: after.onHand,
      reserved: after.reserved,
      on_hand_by: after.onHand - before.onHand,
      reserved_by: after.reserved - before.reserved,
      places: places[index]?.length ? places[index] : null,
      order_id: by.orderId ?? null,
      user_id: by.userId ?? null,
    })),
  )
}

const journalColumns = {
  product_id: 'int',
  variant_key: 'text',
  reason: 'text',
  at: 'timestamptz',
  tracking: 'text',
  on_hand: 'bigint',
  reserved: 'bigint',
  on_hand_by: 'bigint',
  reserved_by: 'bigint',
  places: 'jsonb',
  order_id: 'int',
  user_id: 'int',
}

/** The products of moves after which buyers can have more or less than before. */
export function findChangedGoods(moves: readonly LevelMove[]): number[] {
  const changed = moves.filter(
    ({ before, after }) =>
      after.tracking === 'counted' && after.onHand - after.reserved !== before.onHand - before.reserved,
  )
  return [...new Set(changed.map(({ key }) => key.productId))]
}
