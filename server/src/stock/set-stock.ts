import { variantKey } from '@fairquay/contract/catalogue/prices.ts'
import type { StockLevel } from '@fairquay/contract/catalogue/stock-level.ts'
import type { WrittenLevel } from '@fairquay/contract/stock/endpoints.ts'
import { stockMessages } from '@fairquay/contract/stock/messages.ts'
import { setLevel } from '@fairquay/contract/stock/set-level.ts'
import { sql } from 'kysely'
import type { Queryable } from '../database.ts'
import type { App } from '../http.ts'
import { companyOf, type Viewer } from '../session.ts'
import { enqueueRestocked } from './index-restocked.ts'
import { findChangedGoods, type LevelKey, type LevelMove, lockLevels, nameLevel, writeMoves } from './levels.ts'
import { findLevels } from './list-stock.ts'
import { tellLow } from './tell-low.ts'

type Refused = { index: number; reason: string }

/** Writes down the stock that another system knows, level by level; what cannot be is named and the rest is written. */
export async function setStock(
  tx: Queryable,
  app: Pick<App, 'jobs' | 'config'>,
  viewer: Viewer,
  levels: readonly WrittenLevel[],
) {
  const places = await findPlaces(tx, companyOf(viewer).id, levels)
  const held = await lockLevels(
    tx,
    places.flatMap((place) => ('levelKey' in place ? [place] : [])),
  )
  const refused: Refused[] = []
  const moves: LevelMove[] = []
  const thresholds: (LevelKey & { lowAt: number | null })[] = []
  const written = new Map<string, LevelKey>()
  for (const [index, wish] of levels.entries()) {
    const place = places[index]
    const level = place && 'levelKey' in place ? held.get(nameLevel(place)) : undefined
    const after = level && setLevel(level, wish)
    const reason = refusalOf({ place, isTwice: level !== undefined && written.has(nameLevel(level)), after })
    if (reason !== undefined || !level || !after || 'reason' in after) refused.push({ index, reason: reason ?? '' })
    else {
      written.set(nameLevel(level), level)
      if (after.tracking !== level.tracking || after.onHand !== level.onHand)
        moves.push({ key: level, before: level, after, reason: 'set' })
      if (wish.low_at !== undefined)
        thresholds.push({ productId: level.productId, levelKey: level.levelKey, lowAt: wish.low_at })
    }
  }
  await writeThresholds(tx, thresholds)
  await writeMoves(tx, moves, { userId: viewer.userId })
  await tellLow(tx, app, [...moves, ...thresholds.map((key) => ({ key }))])
  await enqueueRestocked(tx, app, findChangedGoods(moves))
  return {
    data: await findLevels(
      tx,
      [...written.values()].map(({ productId, levelKey }) => ({ productId, levelKey })),
    ),
    refused,
  }
}

type Place = LevelKey | { reason: string }

function refusalOf({
  place,
  isTwice,
  after,
}: {
  place: Place | undefined
  isTwice: boolean
  after: StockLevel | { reason: string } | undefined
}): string | undefined {
  if (!place) return stockMessages.nameIt
  if ('reason' in place) return place.reason
  if (isTwice) return stockMessages.writtenTwice
  if (!after) return stockMessages.unknownCombination
  return 'reason' in after ? after.reason : undefined
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

type TermRow = { product_id: number; variant_key: string; sku: string }
type LevelRow = { product_id: number; variant_key: string }

/** Which level each names: by a SKU that one combination alone has, or by product and option values. */
async function findPlaces(tx: Queryable, companyId: number, levels: readonly WrittenLevel[]): Promise<Place[]> {
  const skus = levels.flatMap(({ sku }) => (sku === undefined ? [] : [sku]))
  const { rows: named } = await sql<TermRow>`
    select distinct t.product_id, t.variant_key, w.sku from unnest(${skus}::text[]) as w(sku)
    join sales_terms t on lower(t.sku) = lower(w.sku) join products p on p.id = t.product_id
    where t.sku is not null and p.company_id = ${companyId} and not exists (select 1 from product_deletions d where d.product_id = p.id)`.execute(
    tx,
  )
  const ids = levels.flatMap(({ product_id }) => (product_id === undefined ? [] : [product_id]))
  const { rows: kept } = await sql<LevelRow>`
    select s.product_id, s.variant_key from stock_levels s join products p on p.id = s.product_id
    where p.id = any(${ids}::int[]) and p.company_id = ${companyId} and not exists (select 1 from product_deletions d where d.product_id = p.id)`.execute(
    tx,
  )
  const bySku = Map.groupBy(named, ({ sku }) => sku)
  const byProduct = Map.groupBy(kept, ({ product_id }) => product_id)
  return levels.map(({ sku, product_id, option_values }) => {
    if (product_id !== undefined) return findInProduct(byProduct.get(product_id) ?? [], option_values)
    if (sku === undefined) return { reason: stockMessages.nameIt }
    const [found, other] = bySku.get(sku) ?? []
    if (!found) return { reason: stockMessages.unknownSku }
    return other ? { reason: stockMessages.ambiguousSku } : { productId: found.product_id, levelKey: found.variant_key }
  })
}

function findInProduct(rows: readonly LevelRow[], optionValues: readonly number[] | undefined): Place {
  const [only, other] = rows
  if (!only) return { reason: stockMessages.unknownProduct }
  const wanted = optionValues === undefined && !other ? only.variant_key : variantKey(optionValues ?? [])
  const found = rows.find((row) => row.variant_key === wanted)
  return found
    ? { productId: found.product_id, levelKey: found.variant_key }
    : { reason: stockMessages.unknownCombination }
}
