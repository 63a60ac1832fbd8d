import { type CombinationName, type ItemFault, itemMessages } from '@fairquay/contract/catalogue/named-combination.ts'
import { variantKey } from '@fairquay/contract/catalogue/prices.ts'
import { sql } from 'kysely'
import { anyOf } from '../any-of.ts'
import type { Queryable } from '../database.ts'

/** A combination of a price list: of a product, by its `variantKey`. */
export type Combination = { productId: number; variantKey: string }

/**
 * Which combination of a company's price lists each of these names, or why none: by a SKU that one combination alone has (whatever its case), or by product and
 * option values. Two statements at most, however many they are.
 */
export async function findCombinations(
  db: Queryable,
  companyId: number,
  names: readonly CombinationName[],
): Promise<(Combination | ItemFault)[]> {
  const bySku = await findBySku(db, companyId, names)
  const byProduct = await findByProduct(
    db,
    companyId,
    names.flatMap(({ product_id }) => (product_id === undefined ? [] : [product_id])),
  )
  return names.map((name, index) => chooseCombination(name, byProduct.get(name.product_id ?? 0), bySku.get(index)))
}

/** Which of the price lines of the product that is named, or of the combinations with the SKU that is named, is meant. */
export function chooseCombination(
  { sku, product_id, option_values }: CombinationName,
  ofProduct: readonly Combination[] = [],
  ofSku: readonly Combination[] = [],
): Combination | ItemFault {
  if (product_id !== undefined) return chooseInProduct(ofProduct, option_values)
  if (sku === undefined) return { code: 'not_named', field: 'sku', message: itemMessages.notNamed }
  const [found, other] = ofSku
  if (!found) return { code: 'unknown_sku', field: 'sku', message: itemMessages.unknownSku }
  if (other) return { code: 'ambiguous_sku', field: 'sku', message: itemMessages.ambiguousSku }
  return found
}

/** Whether a product (`products p`) has not been deleted. */
export const isKept = sql`not exists (select 1 from product_deletions d where d.product_id = p.id)`

/** The combinations with the SKUs that are named, by the place of the name; nothing is asked where none is. */
export async function findBySku(
  db: Queryable,
  companyId: number,
  names: readonly CombinationName[],
): Promise<Map<number, Combination[]>> {
  const skus = names.map(({ sku, product_id }) => (product_id === undefined ? (sku ?? null) : null))
  if (skus.every((sku) => sku === null)) return new Map()
  // Cases are folded by the database alone: it and JavaScript fold some letters differently.
  const { rows } = await sql<Combination & { place: number }>`
    select distinct w.place::int - 1 as place, t.product_id as "productId", t.variant_key as "variantKey"
    from unnest(${skus}::text[]) with ordinality as w(sku, place)
    join sales_terms t on lower(t.sku) = lower(w.sku) join products p on p.id = t.product_id
    where t.sku is not null and p.company_id = ${companyId} and ${isKept}`.execute(db)
  return Map.groupBy(rows, ({ place }) => place)
}

async function findByProduct(db: Queryable, companyId: number, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, Combination[]>()
  const { rows } = await sql<Combination>`
    select distinct t.product_id as "productId", t.variant_key as "variantKey" from sales_terms t join products p on p.id = t.product_id
    where t.product_id = ${anyOf(ids)} and p.company_id = ${companyId} and ${isKept}`.execute(db)
  return Map.groupBy(rows, ({ productId }) => productId)
}

function chooseInProduct(
  lines: readonly Combination[],
  optionValues: readonly number[] | undefined,
): Combination | ItemFault {
  const [first] = lines
  if (!first) return { code: 'unknown_product', field: 'product_id', message: itemMessages.unknownProduct }
  const isAlone = lines.every((line) => line.variantKey === first.variantKey)
  const wanted = optionValues === undefined && isAlone ? first.variantKey : variantKey(optionValues ?? [])
  const found = lines.find((line) => line.variantKey === wanted)
  return found ?? { code: 'unknown_combination', field: 'option_values', message: itemMessages.unknownCombination }
}
