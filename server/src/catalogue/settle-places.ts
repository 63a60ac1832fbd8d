import {
  comparePlaces,
  movePlaces,
  type PlaceCount,
  type PlaceMove,
} from '@fairquay/contract/catalogue/stock-places.ts'
import { sql } from 'kysely'
import type { Queryable } from '../database.ts'
import { insertRows } from '../insert-rows.ts'
import { type LevelKey, nameLevel } from './stock-level-key.ts'

/** What is counted at which place, by the name of the level. */
export async function findPlaceCounts(
  tx: Queryable,
  keys: readonly LevelKey[],
): Promise<Map<string, readonly PlaceCount[]>> {
  if (keys.length === 0) return new Map()
  const { rows } = await sql<LevelKey & PlaceCount>`
    select p.product_id as "productId", p.variant_key as "levelKey", p.branch_id as "placeId", p.on_hand as "onHand"
    from stock_places p
    join (select distinct k."productId", k."levelKey" from json_to_recordset(${JSON.stringify(keys)}::json) as k("productId" int, "levelKey" text)) k
      on k."productId" = p.product_id and k."levelKey" = p.variant_key
    order by p.branch_id`.execute(tx)
  return Map.groupBy(rows, nameLevel)
}

/** A level that moved, and at which places: those that are not said follow `movePlaces`. */
export type PlacedMove = {
  key: LevelKey
  before: { onHand: number }
  after: { onHand: number }
  places?: readonly PlaceMove[] | undefined
}
/** At which place how many came or went, as the journal says it. */
export type PlaceChange = { name: string; by: number }

/** Brings the places of levels into line with their moves; what changed where, move by move. The levels are held. */
export async function settlePlaces(tx: Queryable, moves: readonly PlacedMove[]): Promise<PlaceChange[][]> {
  const touched = moves.filter(({ before, after, places = [] }) => places.length > 0 || after.onHand < before.onHand)
  const counts = await findPlaceCounts(
    tx,
    touched.map(({ key }) => key),
  )
  const changes = moves.map((move): PlaceMove[] => {
    if (!touched.includes(move)) return []
    const before = counts.get(nameLevel(move.key)) ?? []
    const after = movePlaces(before, move.places ?? [], move.after)
    counts.set(nameLevel(move.key), after)
    return comparePlaces(before, after)
  })
  const keys = new Map(touched.map(({ key }) => [nameLevel(key), key]))
  const changed = moves.flatMap((move, index) =>
    (changes[index] ?? []).map(({ placeId }) => ({ key: move.key, placeId })),
  )
  await writeCounts(
    tx,
    changed.map(({ key, placeId }) => ({
      ...(keys.get(nameLevel(key)) ?? key),
      placeId,
      onHand: counts.get(nameLevel(key))?.find((count) => count.placeId === placeId)?.onHand ?? 0,
    })),
  )
  return nameChanges(tx, changes)
}

/** The same place of a level may be there twice, with the same count. */
async function writeCounts(tx: Queryable, rows: readonly (LevelKey & PlaceCount)[]): Promise<void> {
  if (rows.length === 0) return
  const unique = [...new Map(rows.map((row) => [`${nameLevel(row)} ${row.placeId}`, row])).values()]
  const gone = unique.filter(({ onHand }) => onHand === 0)
  if (gone.length > 0)
    await sql`
      delete from stock_places p using json_to_recordset(${JSON.stringify(gone)}::json) as r("productId" int, "levelKey" text, "placeId" int)
      where p.product_id = r."productId" and p.variant_key = r."levelKey" and p.branch_id = r."placeId"`.execute(tx)
  await insertRows(
    tx,
    'stock_places',
    { product_id: 'int', variant_key: 'text', branch_id: 'int', on_hand: 'bigint' },
    unique
      .filter(({ onHand }) => onHand > 0)
      .map(({ productId, levelKey, placeId, onHand }) => ({
        product_id: productId,
        variant_key: levelKey,
        branch_id: placeId,
        on_hand: onHand,
      })),
    'on conflict (product_id, variant_key, branch_id) do update set on_hand = excluded.on_hand',
  )
}

async function nameChanges(tx: Queryable, changes: readonly PlaceMove[][]): Promise<PlaceChange[][]> {
  const ids = [...new Set(changes.flat().map(({ placeId }) => placeId))]
  if (ids.length === 0) return changes.map(() => [])
  const { rows } = await sql<{ id: number; name: string }>`
    select id, name from branches where id = any(${ids}::int[])`.execute(tx)
  const names = new Map(rows.map(({ id, name }) => [id, name]))
  return changes.map((moved) => moved.map(({ placeId, by }) => ({ name: names.get(placeId) ?? '', by })))
}
