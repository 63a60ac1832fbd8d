import type { OrderStep } from '@fairquay/contract/catalogue/order-step.ts'
import { discountPercent, readVariantKey } from '@fairquay/contract/catalogue/prices.ts'
import { readAvailable } from '@fairquay/contract/catalogue/stock-level.ts'
import type { Term } from '@fairquay/contract/catalogue/term.ts'
import { readOrderStep } from '@fairquay/contract/catalogue/written-step.ts'
import type { UnitPrice } from '@fairquay/contract/money.ts'
import type { Goods, GoodsVariant } from '@fairquay/contract/trade/check-lines.ts'
import { sql } from 'kysely'
import { availableQty } from '../catalogue/find-parts.ts'
import { isCompanyOpen } from '../catalogue/queries.ts'
import type { Queryable } from '../database.ts'

type ProductRow = {
  id: number
  company_id: number
  name: string
  currency: string
  weight_value: number | null
  weight_measure: string | null
  barcode: string | null
  hts: string | null
  origin_code: string
  order_step: number | null
  order_pack: string | null
}

type TermRow = {
  id: number
  product_id: number
  type: 'by_qty' | 'on_demand'
  price: UnitPrice | null
  list_price: UnitPrice | null
  min_qty: number
  max_qty: number | null
  is_available: boolean
  available_qty: number
  sku: string | null
  variant_key: string
  order_measure: string
  measuring_unit: string
  measuring_unit_type: 'quantity' | 'weight'
  option_value_ids: number[]
}

type VariantRow = {
  product_id: number
  variant_key: string
  weight_value: number | null
  weight_measure: string
  barcode: string | null
}

type OptionRow = { product_id: number; name: string; values: { id: number; value: string }[] }

/**
 * The products asked for that are on the market, with their price lists, held until the transaction ends: while a request is being
 * written, nobody changes what it is about. Taken in one order, so that two requests for the same goods never wait for each other in a circle.
 */
export async function lockGoods(tx: Queryable, productIds: readonly number[]): Promise<Map<number, Goods>> {
  const ids = [...new Set(productIds)]
  const products = await sql<ProductRow>`
    select p.id, p.company_id, p.name, p.currency, d.weight_value, d.weight_measure, d.barcode, d.hts, p.country_code as origin_code, p.order_step, p.order_pack
    from products p
    join companies c on c.id = p.company_id
    left join product_data d on d.product_id = p.id
    where p.id = any(${ids}::integer[]) and p.state = 'published' and ${isCompanyOpen}
    order by p.id
    for share of p`.execute(tx)
  return readGoods(tx, products.rows)
}

/** The same to look at only: products of a company whether they are on the market or not, and nothing is held. */
export async function findGoods(
  db: Queryable,
  companyId: number,
  productIds: readonly number[],
): Promise<Map<number, Goods>> {
  const { rows } = await sql<ProductRow>`
    select p.id, p.company_id, p.name, p.currency, d.weight_value, d.weight_measure, d.barcode, d.hts, p.country_code as origin_code, p.order_step, p.order_pack
    from products p left join product_data d on d.product_id = p.id
    where p.id = any(${[...new Set(productIds)]}::integer[]) and p.company_id = ${companyId}`.execute(db)
  return readGoods(db, rows)
}

async function readGoods(tx: Queryable, products: readonly ProductRow[]): Promise<Map<number, Goods>> {
  const ids = products.map(({ id }) => id)
  const terms = await sql<TermRow>`
    select t.id, t.product_id, t.type, t.price, t.list_price, t.min_qty, t.max_qty, t.is_available, ${availableQty} as available_qty, t.sku,
      t.variant_key, t.order_measure, t.measuring_unit, t.measuring_unit_type,
      array(select o.option_value_id from sales_term_options o where o.sales_term_id = t.id) as option_value_ids
    from sales_terms t left join stock_levels s using (product_id, variant_key)
    where t.product_id = any(${ids}::integer[])
    order by t.position, t.id`.execute(tx)
  const options = await sql<OptionRow>`
    select o.product_id, o.name,
      (select coalesce(json_agg(json_build_object('id', v.id, 'value', v.value) order by v.position, v.id), '[]')
       from option_values v where v.option_id = o.id) as values
    from product_options o
    where o.product_id = any(${ids}::integer[])
    order by o.position, o.id`.execute(tx)
  const variants = await sql<VariantRow>`
    select product_id, variant_key, weight_value, weight_measure, barcode from product_variants
    where product_id = any(${ids}::integer[]) and (weight_value is not null or barcode is not null)`.execute(tx)
  const variantsOf = Map.groupBy(variants.rows, (row) => row.product_id)
  const termsOf = Map.groupBy(terms.rows, (row) => row.product_id)
  const optionsOf = Map.groupBy(options.rows, (row) => row.product_id)
  return new Map(
    products.map((row) => [
      row.id,
      {
        productId: row.id,
        companyId: row.company_id,
        name: row.name,
        currency: row.currency,
        options: optionsOf.get(row.id) ?? [],
        terms: (termsOf.get(row.id) ?? []).map((term) =>
          readTermRow(term, readOrderStep(row.order_step, row.order_pack)),
        ),
        weight: { value: row.weight_value, unit: row.weight_measure ?? 'kg' },
        variants: (variantsOf.get(row.id) ?? []).map(readVariantRow),
        codes: {
          barcode: row.barcode,
          hts: row.hts,
          origin_code: row.origin_code,
          skus: readSkus(termsOf.get(row.id) ?? []),
        },
      },
    ]),
  )
}

function readSkus(rows: readonly TermRow[]): Map<number, string> {
  return new Map(rows.flatMap(({ id, sku }) => (sku ? [[id, sku] as const] : [])))
}

function readVariantRow({ variant_key, weight_value, weight_measure, barcode }: VariantRow): GoodsVariant {
  const weight = weight_value === null ? null : { value: weight_value, unit: weight_measure }
  return { optionValueIds: readVariantKey(variant_key), weight, barcode }
}

function readTermRow(row: TermRow, step: OrderStep | null): Term {
  return {
    id: row.id,
    isOnDemand: row.type === 'on_demand',
    price: row.price,
    listPrice: row.list_price ?? row.price,
    discountPercent: row.price === null ? 0 : discountPercent(row.price, row.list_price),
    minQty: row.min_qty,
    maxQty: row.max_qty,
    isAvailable: row.is_available,
    availableQty: readAvailable(row.available_qty),
    orderMeasure: row.order_measure,
    priceUnit: row.measuring_unit,
    isByWeight: row.measuring_unit_type === 'weight',
    optionValueIds: row.option_value_ids,
    step,
  }
}
