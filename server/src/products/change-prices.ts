import { type ItemFault, itemMessages } from '@fairquay/contract/catalogue/named-combination.ts'
import { type UnitPrice, writeUnitPrice } from '@fairquay/contract/money.ts'
import type { WrittenPrice } from '@fairquay/contract/products/price-endpoints.ts'
import { setPrice } from '@fairquay/contract/products/set-price.ts'
import { sql } from 'kysely'
import { anyOf } from '../any-of.ts'
import { type Change, recordChanges } from '../audit/record-change.ts'
import { chooseCombination, findBySku, isKept } from '../catalogue/find-combinations.ts'
import { indexProducts } from '../catalogue/index-products.ts'
import type { Queryable } from '../database.ts'
import { sendAlong } from '../send-along.ts'
import { companyOf, type Viewer } from '../session.ts'

type LineRow = {
  id: number
  productId: number
  variantKey: string
  minQty: number
  price: UnitPrice | null
  listPrice: UnitPrice | null
  currency: string
  name: string
}
type Written = { line: LineRow; price: UnitPrice; listPrice: UnitPrice | null }

/** Writes down the prices that another system knows, item by item; what cannot be is told, and the rest is written. */
export async function changePrices(tx: Queryable, viewer: Viewer, items: readonly WrittenPrice[]) {
  const outcomes = await judge(tx, companyOf(viewer).id, items)
  const written = outcomes.filter((outcome) => 'line' in outcome)
  const changed = written.filter(({ line, price, listPrice }) => price !== line.price || listPrice !== line.listPrice)
  await writePrices(tx, viewer, changed)
  await recordChanges(tx, viewer, tellChanges(changed))
  await indexProducts(
    tx,
    changed.map(({ line }) => line.productId),
    true,
  )
  return {
    done: written.length,
    refused: outcomes.length - written.length,
    items: outcomes.map((outcome, index) =>
      'line' in outcome
        ? { index, status: 'done' as const, ...present(outcome) }
        : { index, status: 'refused' as const, ...outcome },
    ),
  }
}

/** What becomes of each item. The products are held, so that nobody writes their price lists anew meanwhile. */
async function judge(
  tx: Queryable,
  companyId: number,
  items: readonly WrittenPrice[],
): Promise<(Written | ItemFault)[]> {
  const bySku = await findBySku(tx, companyId, items)
  const lines = await holdLines(tx, companyId, [
    ...items.flatMap(({ product_id }) => (product_id === undefined ? [] : [product_id])),
    ...[...bySku.values()].flatMap((found) => found.map(({ productId }) => productId)),
  ])
  const seen = new Set<number>()
  return items.map((wish, index): Written | ItemFault => {
    const place = chooseCombination(wish, lines.get(wish.product_id ?? 0), bySku.get(index))
    if ('code' in place) return place
    const own = lines.get(place.productId)?.filter(({ variantKey }) => variantKey === place.variantKey) ?? []
    const answer = setPrice(own, own[0]?.currency ?? '', wish)
    if ('code' in answer) return answer
    if (seen.has(answer.line.id))
      return { code: 'twice', field: wish.product_id === undefined ? 'sku' : 'product_id', message: itemMessages.twice }
    seen.add(answer.line.id)
    return answer
  })
}

/** The price lines of those products that are the company's. */
async function holdLines(
  tx: Queryable,
  companyId: number,
  productIds: readonly number[],
): Promise<Map<number, LineRow[]>> {
  const ids = [...new Set(productIds)]
  const isOwn = sql`company_id = ${companyId}`
  await sendAlong(tx, sql`select 1 from products where id = ${anyOf(ids)} and ${isOwn} order by id for no key update`)
  const { rows } = await sql<LineRow>`
    select t.id, t.product_id as "productId", t.variant_key as "variantKey", t.min_qty as "minQty", t.price, t.list_price as "listPrice", p.currency, p.name
    from sales_terms t join products p on p.id = t.product_id where t.product_id = ${anyOf(ids)} and p.${isOwn} and ${isKept}
    order by t.product_id, t.variant_key, t.min_qty`.execute(tx)
  return Map.groupBy(rows, ({ productId }) => productId)
}

async function writePrices(tx: Queryable, viewer: Viewer, changed: readonly Written[]): Promise<void> {
  if (changed.length === 0) return
  const rows = changed.map(({ line: { id }, price, listPrice }) => ({ id, price, listPrice }))
  const writing = sql`
    with priced as (
      update sales_terms t set price = r.price, list_price = r."listPrice"
      from json_to_recordset(${JSON.stringify(rows)}::json) as r(id int, price bigint, "listPrice" bigint) where t.id = r.id
      returning t.product_id
    )
    update products set version = version + 1, updated_at = now(), changed_by = ${viewer.userId} where id = any(array(select product_id from priced))`
  await sendAlong(tx, writing)
}

/** One entry a product, as a change of many at once is told. */
function tellChanges(changed: readonly Written[]): Change[] {
  const prices = (of: readonly Written[], priceOf: (one: Written) => UnitPrice | null) =>
    of.map((one) => {
      const price = priceOf(one)
      return price === null ? null : writeUnitPrice(price)
    })
  return [...Map.groupBy(changed, ({ line }) => line.productId)].map(([id, own]) => ({
    action: 'changed',
    thing: 'product',
    id,
    name: own[0]?.line.name ?? '',
    before: { prices: prices(own, ({ line }) => line.price), listPrices: prices(own, ({ line }) => line.listPrice) },
    after: { prices: prices(own, ({ price }) => price), listPrices: prices(own, ({ listPrice }) => listPrice) },
  }))
}

function present({ line, price, listPrice }: Written) {
  return {
    product_id: line.productId,
    min_qty: line.minQty,
    currency: line.currency,
    price: writeUnitPrice(price),
    list_price: listPrice === null ? null : writeUnitPrice(listPrice),
  }
}
