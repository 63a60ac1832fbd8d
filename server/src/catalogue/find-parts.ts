import type { DocumentKind, LinkKind } from '@fairquay/contract/catalogue/companion-kinds.ts'
import { type Tracking, uncountedOnWire } from '@fairquay/contract/catalogue/stock-level.ts'
import type { UnitPrice } from '@fairquay/contract/money.ts'
import { sql } from 'kysely'
import { anyOf } from '../any-of.ts'
import type { Queryable } from '../database.ts'
import { findAtOnce } from '../find-at-once.ts'

/** A row with the product it hangs on. */
type Of<Row> = Row & { product_id: number }
export type SubIndustryRow = { id: number; name: string; industry_id: number; industry_name: string }
export type AttributeRow = { id: number; name: string; value: string }
export type ImageRow = {
  image_id: number
  name: string
  format: string
  width: number
  height: number
  alt: string
  source_url: string | null
}
export type OptionRow = Of<{ id: number; name: string }>
export type ValueRow = { id: number; option_id: number; value: string }
export type TermRow = Of<{
  id: number
  type: 'by_qty' | 'on_demand'
  variant_key: string
  price: UnitPrice | null
  list_price: UnitPrice | null
  /** Until when a sale's price holds. */
  sale_ends_at: Date | null
  /** The lowest price of the 30 days before the reduction that `list_price` announces. */
  lowest_before: UnitPrice | null
  min_qty: number
  max_qty: number | null
  is_available: boolean
  /** What can be had, as the wire says it. */
  available_qty: number
  /** Of the combination; null where none of it is sold from stock. */
  tracking: Tracking | null
  on_hand: number | null
  reserved: number | null
  low_at: number | null
  sku: string | null
  order_measure: string
  measuring_unit: string
  measuring_unit_type: 'quantity' | 'weight'
}>
export type VariantRow = {
  variant_key: string
  barcode_type: string | null
  barcode: string | null
  weight_value: number | null
  weight_measure: string
  dimension_width: number | null
  dimension_height: number | null
  dimension_depth: number | null
  dimension_measure: string
  image_ids: number[]
}
export type PackagingRow = {
  level: 'inner' | 'outer' | 'pallet'
  type: string
  units_per_pack: number | null
  pack_price: UnitPrice | null
  weight_value: number | null
  weight_unit: string
  volume_value: number | null
  volume_unit: string
  width: number | null
  height: number | null
  depth: number | null
  dimension_unit: string
  this_side_up: boolean
  stackable: boolean
  max_stack_layers: number | null
  max_top_load: number | null
}

/** `valid_until` is a day: '2027-03-31'. */
export type DocumentRow = {
  file_id: number
  kind: DocumentKind
  title: string
  language: string | null
  valid_until: string | null
  file: string
  name: string
  bytes: number
}
export type LinkRow = { kind: LinkKind; other_id: number }

/**
 * What can be had of a line (`sales_terms t` with its `stock_levels s`) as the wire says it: `writeAvailable` of contract/src/catalogue/stock-level.ts. Made on
 * demand, nothing lies there.
 */
export const availableQty = sql<number>`case
  when t.type = 'on_demand' or s.product_id is null then 0
  when s.tracking = 'not_counted' then ${sql.lit(uncountedOnWire)}
  when s.on_hand - s.reserved = ${sql.lit(uncountedOnWire)} then ${sql.lit(uncountedOnWire - 1)}
  else s.on_hand - s.reserved end`

/** What asks for everything that hangs on products, each kind in the order in which it is shown. The price lines are to be read by `readTerm`. */
export function askParts(productIds: readonly number[]) {
  const ids = anyOf(productIds)
  return {
    subIndustries: sql<Of<SubIndustryRow>>`
      select x.product_id, s.id, s.name, s.industry_id, i.name as industry_name from product_sub_industries x
      join sub_industries s on s.id = x.sub_industry_id join industries i on i.id = s.industry_id
      where x.product_id = ${ids} order by i.position, s.position, s.id`,
    tags: sql<Of<{ name: string }>>`
      select x.product_id, t.name from product_tags x join tags t on t.id = x.tag_id where x.product_id = ${ids} order by t.name`,
    attributes: sql<Of<AttributeRow>>`
      select x.product_id, a.id, a.name, x.value from product_attributes x join attributes a on a.id = x.attribute_id
      where x.product_id = ${ids} order by a.id`,
    packaging: sql<Of<PackagingRow & { variant_key: string }>>`
      select product_id, variant_key, level, type, units_per_pack, pack_price, weight_value, weight_unit, volume_value, volume_unit, width, height, depth, dimension_unit,
        this_side_up, stackable, max_stack_layers, max_top_load
      from packaging_variants where product_id = ${ids} order by position, id`,
    variants: sql<Of<VariantRow>>`
      select product_id, variant_key, barcode_type, barcode, weight_value, weight_measure, dimension_width, dimension_height, dimension_depth, dimension_measure, image_ids
      from product_variants where product_id = ${ids} order by position, variant_key`,
    ...askOffers(productIds),
    images: sql<Of<ImageRow>>`
      select x.product_id, x.image_id, i.name, i.format, i.width, i.height, x.alt, x.source_url from product_images x join images i on i.id = x.image_id
      where x.product_id = ${ids} order by x.position`,
    documents: sql<Of<DocumentRow>>`
      select x.product_id, x.file_id, x.kind, x.title, x.language, x.valid_until::text as valid_until, f.file, f.name, f.bytes
      from product_documents x join document_files f on f.id = x.file_id where x.product_id = ${ids} order by x.position`,
    links: sql<Of<LinkRow>>`
      select product_id, kind, other_id from product_links where product_id = ${ids} order by position`,
  }
}

export type OfferRows = { options: OptionRow[]; values: Of<ValueRow>[]; terms: TermRow[] }

/** Options, their values and price lists, in the seller's order, which knows nothing of prices. */
export async function findOffers(db: Queryable, productIds: readonly number[]): Promise<OfferRows> {
  const { terms, ...rest } = await findAtOnce(db, askOffers(productIds))
  return { ...rest, terms: terms.map(readTerm) }
}

type SentTerm = Omit<TermRow, 'sale_ends_at'> & { sale_ends_at: string | null }

function askOffers(productIds: readonly number[]) {
  const ids = anyOf(productIds)
  return {
    options: sql<OptionRow>`
      select id, product_id, name from product_options where product_id = ${ids} order by position, id`,
    values: sql<Of<ValueRow>>`
      select v.id, v.option_id, v.value, o.product_id from option_values v join product_options o on o.id = v.option_id
      where o.product_id = ${ids} order by o.position, v.position, v.id`,
    terms: sql<SentTerm>`
      select t.id, t.product_id, t.type, t.variant_key, t.price, t.list_price, t.sale_ends_at, t.lowest_before, t.min_qty, t.max_qty, t.is_available, ${availableQty} as available_qty,
        s.tracking, s.on_hand, s.reserved, s.low_at, t.sku, t.order_measure, t.measuring_unit, t.measuring_unit_type
      from sales_terms t left join stock_levels s using (product_id, variant_key)
      where t.product_id = ${ids} order by t.position, t.id`,
  }
}

/** Moments come as texts. */
export function readTerm({ sale_ends_at, ...term }: SentTerm): TermRow {
  return { ...term, sale_ends_at: sale_ends_at === null ? null : new Date(sale_ends_at) }
}
