import { type CombinationName, type ItemFault, itemMessages } from '@fairquay/contract/catalogue/named-combination.ts'
import { variantKey } from '@fairquay/contract/catalogue/prices.ts'
import { sql } from 'kysely'
import { anyOf } from '../any-of.ts'
import type { Queryable } from '../database.ts'

/** A combination of a price list: of a product, by its `variantKey`. */
export type Combination = { productId: number; variantKey: string }

type Row = { product_id: number; variant_key: string }

/**
 * Which combination of a company's price lists each of these names, or why none: by a SKU that one combination alone has (whatever its case), or by product and
 * option values. Two statements at most, however many they are.
 */
export async function findCombinations(
  db: Queryable,
  companyId: number,
  names: readonly CombinationName[],
): Promise<(Combination | ItemFault)[]> {
  const skus = names.map(({ sku, product_id }) => (product_id === undefined ? (sku ?? null) : null))
  const bySku = await findBySku(db, companyId, skus)
  const byProduct = await findByProduct(
    db,
    companyId,
    names.flatMap(({ product_id }) => (product_id === undefined ? [] : [product_id])),
  )
  return names.map(({ sku, product_id, option_values }, index) => {
    if (product_id !== undefined) return chooseInProduct(byProduct.get(product_id) ?? [], option_values)
    if (sku === undefined) return { code: 'not_named', field: 'sku', message: itemMessages.notNamed }
    const [found, other] = bySku.get(index) ?? []
    if (!found) return { code: 'unknown_sku', field: 'sku', message: itemMessages.unknownSku }
    if (other) return { code: 'ambiguous_sku', field: 'sku', message: itemMessages.ambiguousSku }
    return nameRow(found)
  })
}

const isKept = sql`not exists (select 1 from product_deletions d where d.product_id = p.id)`

async function findBySku(db: Queryable, companyId: number, skus: readonly (string | null)[]) {
  if (skus.every((sku) => sku === null)) return new Map<number, (Row & { place: number })[]>()
  // Cases are folded by the database alone: it and JavaScript fold some letters differently.
  const { rows } = await sql<Row & { place: number }>`
    select distinct w.place::int - 1 as place, t.product_id, t.variant_key
    from unnest(${[...skus]}::text[]) with ordinality as w(sku, place)
    join sales_terms t on lower(t.sku) = lower(w.sku) join products p on p.id = t.product_id
    where t.sku is not null and p.company_id = ${companyId} and ${isKept}`.execute(db)
  return Map.groupBy(rows, ({ place }) => place)
}

async function findByProduct(db: Queryable, companyId: number, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, Row[]>()
  const { rows } = await sql<Row>`
    select distinct t.product_id, t.variant_key from sales_terms t join products p on p.id = t.product_id
    where t.product_id = ${anyOf(ids)} and p.company_id = ${companyId} and ${isKept}`.execute(db)
  return Map.groupBy(rows, ({ product_id }) => product_id)
}

function chooseInProduct(rows: readonly Row[], optionValues: readonly number[] | undefined): Combination | ItemFault {
  const [only, other] = rows
  if (!only) return { code: 'unknown_product', field: 'product_id', message: itemMessages.unknownProduct }
  const wanted = optionValues === undefined && !other ? only.variant_key : variantKey(optionValues ?? [])
  const found = rows.find((row) => row.variant_key === wanted)
  return found
    ? nameRow(found)
    : { code: 'unknown_combination', field: 'option_values', message: itemMessages.unknownCombination }
}

function nameRow({ product_id, variant_key }: Row): Combination {
  return { productId: product_id, variantKey: variant_key }
}
