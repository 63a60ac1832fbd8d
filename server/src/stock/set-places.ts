import { variantKey } from '@fairquay/contract/catalogue/prices.ts'
import type { StockLevel } from '@fairquay/contract/catalogue/stock-level.ts'
import type { PlaceCount } from '@fairquay/contract/catalogue/stock-places.ts'
import type { WrittenPlaceCount } from '@fairquay/contract/stock/endpoints.ts'
import { stockMessages } from '@fairquay/contract/stock/messages.ts'
import { addAll } from '@fairquay/contract/stock/places.ts'
import { sql } from 'kysely'
import { findPlaceCounts } from '../catalogue/settle-places.ts'
import { type LevelKey, nameLevel } from '../catalogue/stock-level-key.ts'
import type { Queryable } from '../database.ts'
import { Failure } from '../failure.ts'
import type { App } from '../http.ts'
import { companyOf, type Viewer } from '../session.ts'
import { holdPlaces } from './hold-places.ts'
import { enqueueRestocked } from './index-restocked.ts'
import { findChangedGoods, type LevelMove, lockLevels, writeMoves } from './levels.ts'
import { tellLow } from './tell-low.ts'

type Numbered = { index: number; count: WrittenPlaceCount }

/** Writes down how many of a product lie at which place: all of it, or nothing with each fault at its count. */
export async function setStockPlaces(
  tx: Queryable,
  app: Pick<App, 'jobs' | 'config'>,
  viewer: Viewer,
  productId: number,
  counts: readonly WrittenPlaceCount[],
): Promise<void> {
  const companyId = companyOf(viewer).id
  await refuseForeign(tx, companyId, productId)
  const places = new Set((await holdPlaces(tx, companyId)).map(({ id }) => id))
  const byLevel = Map.groupBy(
    counts.map((count, index): Numbered => ({ index, count })),
    ({ count }) => variantKey(count.option_values),
  )
  const keys = [...byLevel.keys()].map((levelKey): LevelKey => ({ productId, levelKey }))
  const held = await lockLevels(tx, keys)
  const known = await findPlaceCounts(tx, keys)
  const faults: Record<string, string> = {}
  const moves = [...byLevel].flatMap(([levelKey, numbered]): LevelMove[] => {
    const key = { productId, levelKey }
    const level = held.get(nameLevel(key))
    const gone = numbered.find(({ count }) => count.place_id !== null && !places.has(count.place_id))
    if (gone) faults[`counts.${gone.index}.place_id`] = stockMessages.unknownPlaceId
    else if (!level) faults[`counts.${numbered[0]?.index}.option_values`] = stockMessages.unknownCombination
    else return judge(key, level, known.get(nameLevel(key)) ?? [], numbered, faults)
    return []
  })
  if (Object.keys(faults).length > 0) throw new Failure('refused', faults)
  await writeMoves(tx, moves, { userId: viewer.userId })
  await tellLow(tx, app, moves)
  await enqueueRestocked(tx, app, findChangedGoods(moves))
}

function judge(
  key: LevelKey,
  level: StockLevel,
  known: readonly PlaceCount[],
  numbered: readonly Numbered[],
  faults: Record<string, string>,
): LevelMove[] {
  const wishes = numbered.map(({ count }) => ({ placeId: count.place_id, by: count.on_hand - count.seen }))
  const result = addAll(level, known, wishes)
  if ('message' in result) {
    faults[`counts.${numbered[result.index]?.index}.on_hand`] = result.message
    return []
  }
  const { after, moves: places } = result
  if (after.onHand === level.onHand && places.length === 0) return []
  return [{ key, before: level, after, reason: after.onHand === level.onHand ? 'moved' : 'set', places }]
}

async function refuseForeign(tx: Queryable, companyId: number, productId: number): Promise<void> {
  const { rows } = await sql`
    select 1 from products p where p.id = ${productId} and p.company_id = ${companyId}
      and not exists (select 1 from product_deletions d where d.product_id = p.id)`.execute(tx)
  if (rows.length === 0) throw new Failure('not_found')
}
