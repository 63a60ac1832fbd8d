import { type ItemFault, itemMessages } from '@fairquay/contract/catalogue/named-combination.ts'
import { findAvailable, type StockLevel } from '@fairquay/contract/catalogue/stock-level.ts'
import { movePlaces, type PlaceCount, type PlaceMove } from '@fairquay/contract/catalogue/stock-places.ts'
import type { WrittenLevel } from '@fairquay/contract/stock/endpoints.ts'
import { stockMessages } from '@fairquay/contract/stock/messages.ts'
import { findPlace, setAtPlace } from '@fairquay/contract/stock/places.ts'
import { setLevel } from '@fairquay/contract/stock/set-level.ts'
import { sql } from 'kysely'
import { type Combination, findCombinations } from '../catalogue/find-combinations.ts'
import { findPlaceCounts } from '../catalogue/settle-places.ts'
import { type LevelKey, nameLevel } from '../catalogue/stock-level-key.ts'
import type { Queryable } from '../database.ts'
import type { App } from '../http.ts'
import { companyOf, type Viewer } from '../session.ts'
import { holdPlaces } from './hold-places.ts'
import { enqueueRestocked } from './index-restocked.ts'
import { findChangedGoods, type HeldLevel, type LevelMove, lockLevels, writeMoves } from './levels.ts'
import { tellLow } from './tell-low.ts'

type Written = { level: HeldLevel; after: StockLevel; moves: PlaceMove[]; lowAt: number | null | undefined }

/** Writes down the stock that another system knows, item by item; what cannot be is told, and the rest is written. */
export async function changeStock(
  tx: Queryable,
  app: Pick<App, 'jobs' | 'config'>,
  viewer: Viewer,
  items: readonly WrittenLevel[],
) {
  const outcomes = await judge(tx, companyOf(viewer).id, items)
  const written = outcomes.filter((outcome) => 'after' in outcome)
  const moves = written.filter(isMoved).map(
    ({ level, after, moves: places }): LevelMove => ({
      key: level,
      before: level,
      after,
      reason: after.onHand === level.onHand && after.tracking === level.tracking ? 'moved' : 'set',
      places,
    }),
  )
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
  const combinations = (await findCombinations(tx, companyId, items)).map((one) => ('code' in one ? one : keyOf(one)))
  const held = await lockLevels(
    tx,
    combinations.flatMap((one) => ('code' in one ? [] : [one])),
  )
  const isPlaced = items.some(({ place, from }) => place !== undefined || from !== undefined)
  const places = isPlaced ? await holdPlaces(tx, companyId) : []
  const counts = isPlaced ? await findPlaceCounts(tx, [...held.values()]) : new Map<string, readonly PlaceCount[]>()
  const seen = new Set<string>()
  return items.map((wish, index): Written | ItemFault => {
    const combination = combinations[index]
    if (!combination || 'code' in combination) return combination ?? notFromStock
    const name = nameLevel(combination)
    const level = held.get(name)
    if (!level) return notFromStock
    const route = findRoute(places, wish)
    if ('code' in route) return route
    const spot = `${name} ${route.place} ${route.from}`
    if (seen.has(spot))
      return { code: 'twice', field: wish.product_id === undefined ? 'sku' : 'product_id', message: itemMessages.twice }
    const known = counts.get(name) ?? []
    const result = judgeOne(level, known, route, wish)
    if ('code' in result) return result
    seen.add(spot)
    // The next item for the same goods, at another place, begins from here.
    held.set(name, { ...level, ...result.after })
    counts.set(name, movePlaces(known, result.moves, result.after))
    return { level, ...result, lowAt: wish.low_at }
  })
}

/** From which place to which one; without a place the number is of the whole level. */
type Route = { place?: number | null; from?: number | null }

function findRoute(places: Parameters<typeof findPlace>[0], { place, from }: WrittenLevel): Route | ItemFault {
  if (place === undefined)
    return from === undefined ? {} : { code: 'unclear', field: 'place', message: stockMessages.sayOneAtPlace }
  const to = findPlace(places, place, 'place')
  if ('code' in to) return to
  if (from === undefined) return { place: to.id }
  const source = findPlace(places, from, 'from')
  return 'code' in source ? source : { place: to.id, from: source.id }
}

function judgeOne(
  level: StockLevel,
  counts: readonly PlaceCount[],
  { place, from }: Route,
  wish: WrittenLevel,
): { after: StockLevel; moves: PlaceMove[] } | ItemFault {
  if (place !== undefined) return setAtPlace(level, counts, { place, from }, wish)
  const after = setLevel(level, wish)
  return 'code' in after ? after : { after, moves: [] }
}

const notFromStock: ItemFault = {
  code: 'on_demand',
  field: 'sku',
  message: stockMessages.unknownCombination,
}

function keyOf({ productId, variantKey }: Combination): LevelKey {
  return { productId, levelKey: variantKey }
}

function isMoved({ level, after, moves }: Written): boolean {
  return moves.length > 0 || after.tracking !== level.tracking || after.onHand !== level.onHand
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
