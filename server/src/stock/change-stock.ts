import { type ItemFault, itemMessages } from '@fairquay/contract/catalogue/named-combination.ts'
import { findAvailable, type StockLevel } from '@fairquay/contract/catalogue/stock-level.ts'
import type { WrittenLevel } from '@fairquay/contract/stock/endpoints.ts'
import { stockMessages } from '@fairquay/contract/stock/messages.ts'
import { setLevel } from '@fairquay/contract/stock/set-level.ts'
import { sql } from 'kysely'
import { type Combination, findCombinations } from '../catalogue/find-combinations.ts'
import type { Queryable } from '../database.ts'
import type { App } from '../http.ts'
import { companyOf, type Viewer } from '../session.ts'
import { enqueueRestocked } from './index-restocked.ts'
import {
  findChangedGoods,
  type HeldLevel,
  type LevelKey,
  type LevelMove,
  lockLevels,
  nameLevel,
  writeMoves,
} from './levels.ts'
import { tellLow } from './tell-low.ts'

type Written = { level: HeldLevel; after: StockLevel; lowAt: number | null | undefined }

/** Writes down the stock that another system knows, item by item; what cannot be is told, and the rest is written. */
export async function changeStock(
  tx: Queryable,
  app: Pick<App, 'jobs' | 'config'>,
  viewer: Viewer,
  items: readonly WrittenLevel[],
) {
  const outcomes = await judge(tx, companyOf(viewer).id, items)
  const written = outcomes.filter((outcome) => 'after' in outcome)
  const moves = written
    .filter(isMoved)
    .map(({ level, after }): LevelMove => ({ key: level, before: level, after, reason: 'set' }))
  const thresholds = written.flatMap(({ level: { productId, levelKey }, lowAt }) =>
    lowAt === undefined ? [] : [{ productId, levelKey, lowAt }],
  )
  await writeThresholds(tx, thresholds)
  await writeMoves(tx, moves, { userId: viewer.userId })
  await tellLow(tx, app, [...moves, ...thresholds.map((key) => ({ key }))])
  await enqueueRestocked(tx, app, findChangedGoods(moves))
  return {
    done: written.length,
    refused: outcomes.length - written.length,
    items: outcomes.map((outcome, index) =>
      'after' in outcome
        ? { index, status: 'done' as const, ...present(outcome) }
        : { index, status: 'refused' as const, ...outcome },
    ),
  }
}

/** What becomes of each item: the level it names and what that will be, or what is wrong. The levels are held. */
async function judge(
  tx: Queryable,
  companyId: number,
  items: readonly WrittenLevel[],
): Promise<(Written | ItemFault)[]> {
  const places = (await findCombinations(tx, companyId, items)).map((place) => ('code' in place ? place : keyOf(place)))
  const held = await lockLevels(
    tx,
    places.flatMap((place) => ('code' in place ? [] : [place])),
  )
  const seen = new Set<string>()
  return items.map((wish, index): Written | ItemFault => {
    const place = places[index]
    if (!place || 'code' in place) return place ?? notFromStock
    const level = held.get(nameLevel(place))
    if (!level) return notFromStock
    if (seen.has(nameLevel(level)))
      return { code: 'twice', field: wish.product_id === undefined ? 'sku' : 'product_id', message: itemMessages.twice }
    const after = setLevel(level, wish)
    if ('code' in after) return after
    seen.add(nameLevel(level))
    return { level, after, lowAt: wish.low_at }
  })
}

const notFromStock: ItemFault = {
  code: 'on_demand',
  field: 'sku',
  message: stockMessages.unknownCombination,
}

function keyOf({ productId, variantKey }: Combination): LevelKey {
  return { productId, levelKey: variantKey }
}

function isMoved({ level, after }: Written): boolean {
  return after.tracking !== level.tracking || after.onHand !== level.onHand
}

function present({ level, after }: Written) {
  return {
    product_id: level.productId,
    on_hand: after.tracking === 'counted' ? after.onHand : null,
    reserved: after.reserved,
    available: findAvailable(after) ?? null,
  }
}

async function writeThresholds(tx: Queryable, rows: readonly object[]): Promise<void> {
  if (rows.length === 0) return
  await sql`
    update stock_levels s set low_at = r."lowAt", is_low = s.is_low and coalesce(s.on_hand - s.reserved <= r."lowAt", false), changed_at = now()
    from json_to_recordset(${JSON.stringify(rows)}::json) as r("productId" int, "levelKey" text, "lowAt" int)
    where s.product_id = r."productId" and s.variant_key = r."levelKey" and s.low_at is distinct from r."lowAt"`.execute(
    tx,
  )
}
