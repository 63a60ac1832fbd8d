import type { DocumentKind, LinkKind } from '@fairquay/contract/catalogue/companion-kinds.ts'
import { type Tracking, uncountedOnWire } from '@fairquay/contract/catalogue/stock-level.ts'
import type { UnitPrice } from '@fairquay/contract/money.ts'
import { CompiledQuery, sql } from 'kysely'
import type { Queryable } from '../database.ts'
import type { Audience } from '../session.ts'
import { cardsById } from './card-sql.ts'

/** A product as its tables hold it, with everything that hangs on it: what `present.ts` makes listings of. */
export type ProductRecord = ProductRow & {
  subIndustries: SubIndustryRow[]
  tags: string[]
  attributes: AttributeRow[]
  images: ImageRow[]
  options: OptionRow[]
  values: ValueRow[]
  terms: TermRow[]
  packaging: PackagingRow[]
  variants: VariantRow[]
  /** What goods of one combination are packed in; `packaging` is the product's. */
  variantPacks: (PackagingRow & { variant_key: string })[]
  documents: DocumentRow[]
  links: LinkRow[]
}

export type ProductRow = {
  id: number
  slug: string
  name: string
  body: string
  currency: string
  state: 'draft' | 'published' | 'hidden'
  position: number
  is_direct: boolean
  warranty_from_purchase: string | null
  warranty_from_shipping: string | null
  warranty_from_delivery: string | null
  lead_time_days: number | null
  order_step: number | null
  order_pack: string | null
  temperature_min: number | null
  temperature_max: number | null
  dangerous_goods_class: string | null
  un_number: string | null
  video: string | null
  import_handle: string | null
  created_at: Date
  country_code: string
  country_name: string
  brand_id: number | null
  brand_name: string | null
  family_id: number | null
  family_name: string | null
  company_id: number
  company_name: string
  company_slug: string
  /** Whether the company's first user is active (docs/product.md#companies): the others' products answer like missing ones. */
  is_open: boolean
  /** How many of the shown reviews have one star, two … five; null where there never was one. */
  star_counts: number[] | null
  dimension_width: number | null
  dimension_height: number | null
  dimension_depth: number | null
  dimension_measure: string
  weight_value: number | null
  weight_measure: string
  barcode_type: string | null
  barcode: string | null
  usp: string
  ttw_code: string | null
  hts: string | null
}

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
 * Whose standing is the company's comes first (of its people, `users u`): the first of its owners, so that keeping an editor out closes no showroom. Not who
 * speaks for it: that is whoever is active (company/speaker.ts), while this person may wait for approval or be suspended.
 */
export const firstOwner = sql.raw(`u.company_role <> 'owner', u.id`)

/** Whether a company (`companies c`) is open: whether its first owner is active. */
export const isCompanyOpen = sql<boolean>`coalesce((select u.status = 1 from users u where u.company_id = c.id order by ${firstOwner} limit 1), false)`

/** Products with all that hangs on them, in the order of their ids: eleven statements, however many they are. */
export async function findRecords(db: Queryable, ids: readonly number[]): Promise<ProductRecord[]> {
  if (ids.length === 0) return []
  const products = await findProducts(db, ids)
  const rows = {
    ...(await findFacts(db, ids)),
    ...(await findOffers(db, ids)),
    ...(await findPictures(db, ids)),
    ...(await findCompanions(db, ids)),
  }
  const subIndustries = groupByProduct(rows.subIndustries)
  const tags = groupByProduct(rows.tags)
  const attributes = groupByProduct(rows.attributes)
  const images = groupByProduct(rows.images)
  const options = groupByProduct(rows.options)
  const values = groupByProduct(rows.values)
  const terms = groupByProduct(rows.terms)
  const packaging = groupByProduct(rows.packaging.filter(({ variant_key }) => variant_key === ''))
  const variants = groupByProduct(rows.variants)
  const variantPacks = groupByProduct(rows.packaging.filter(({ variant_key }) => variant_key !== ''))
  const documents = groupByProduct(rows.documents)
  const links = groupByProduct(rows.links)
  return products.map((product) => ({
    ...product,
    subIndustries: subIndustries(product.id),
    tags: tags(product.id).map(({ name }) => name),
    attributes: attributes(product.id),
    images: images(product.id),
    options: options(product.id),
    values: values(product.id),
    terms: terms(product.id),
    packaging: packaging(product.id),
    variants: variants(product.id),
    variantPacks: variantPacks(product.id),
    documents: documents(product.id),
    links: links(product.id),
  }))
}

function groupByProduct<Row extends { product_id: number }>(rows: readonly Row[]): (id: number) => Row[] {
  const groups = new Map<number, Row[]>()
  for (const row of rows) {
    const group = groups.get(row.product_id)
    if (group) group.push(row)
    else groups.set(row.product_id, [row])
  }
  return (id) => groups.get(id) ?? []
}

async function findProducts(db: Queryable, ids: readonly number[]): Promise<ProductRow[]> {
  const { rows } = await sql<ProductRow>`
    select p.id, p.slug, p.name, p.body, p.currency, p.state, p.position, p.is_direct, p.warranty_from_purchase, p.warranty_from_shipping,
      p.warranty_from_delivery, p.lead_time_days, p.order_step, p.order_pack, p.temperature_min, p.temperature_max,
      p.dangerous_goods_class, p.un_number, p.video, p.import_handle, p.created_at, p.country_code, n.name as country_name, p.brand_id, b.name as brand_name, p.family_id,
      f.name as family_name, c.id as company_id, c.name as company_name, c.slug as company_slug, o.is_open, t.counts as star_counts,
      d.dimension_width, d.dimension_height, d.dimension_depth, coalesce(d.dimension_measure, 'cm') as dimension_measure, d.weight_value,
      coalesce(d.weight_measure, 'kg') as weight_measure, d.barcode_type, d.barcode, coalesce(d.usp, '') as usp, d.ttw_code, d.hts
    from products p
    join companies c on c.id = p.company_id
    join countries n on n.code = p.country_code
    join (select c.id, ${isCompanyOpen} as is_open from companies c where c.id in (select company_id from products where id = any(${ids}::int[]))) o on o.id = c.id
    left join product_data d on d.product_id = p.id
    left join product_ratings t on t.product_id = p.id
    left join brands b on b.id = p.brand_id
    left join families f on f.id = p.family_id
    where p.id = any(${ids}::int[])
    order by p.id`.execute(db)
  return rows
}

async function findFacts(db: Queryable, ids: readonly number[]) {
  const subIndustries = await sql<Of<SubIndustryRow>>`
    select x.product_id, s.id, s.name, s.industry_id, i.name as industry_name from product_sub_industries x
    join sub_industries s on s.id = x.sub_industry_id join industries i on i.id = s.industry_id
    where x.product_id = any(${ids}::int[]) order by i.position, s.position, s.id`.execute(db)
  const tags = await sql<Of<{ name: string }>>`
    select x.product_id, t.name from product_tags x join tags t on t.id = x.tag_id where x.product_id = any(${ids}::int[]) order by t.name`.execute(
    db,
  )
  const attributes = await sql<Of<AttributeRow>>`
    select x.product_id, a.id, a.name, x.value from product_attributes x join attributes a on a.id = x.attribute_id
    where x.product_id = any(${ids}::int[]) order by a.id`.execute(db)
  const packaging = await sql<Of<PackagingRow & { variant_key: string }>>`
    select product_id, variant_key, level, type, units_per_pack, pack_price, weight_value, weight_unit, volume_value, volume_unit, width, height, depth, dimension_unit,
      this_side_up, stackable, max_stack_layers, max_top_load
    from packaging_variants where product_id = any(${ids}::int[]) order by position, id`.execute(db)
  const variants = await sql<Of<VariantRow>>`
    select product_id, variant_key, barcode_type, barcode, weight_value, weight_measure, dimension_width, dimension_height, dimension_depth, dimension_measure, image_ids
    from product_variants where product_id = any(${ids}::int[]) order by position, variant_key`.execute(db)
  return {
    subIndustries: subIndustries.rows,
    tags: tags.rows,
    attributes: attributes.rows,
    packaging: packaging.rows,
    variants: variants.rows,
  }
}

/**
 * What can be had of a line (`sales_terms t` with its `stock_levels s`) as the wire says it: `writeAvailable` of contract/src/catalogue/stock-level.ts. Made on
 * demand, nothing lies there.
 */
export const availableQty = sql<number>`case
  when t.type = 'on_demand' or s.product_id is null then 0
  when s.tracking = 'not_counted' then ${sql.lit(uncountedOnWire)}
  when s.on_hand - s.reserved = ${sql.lit(uncountedOnWire)} then ${sql.lit(uncountedOnWire - 1)}
  else s.on_hand - s.reserved end`

export type OfferRows = { options: OptionRow[]; values: Of<ValueRow>[]; terms: TermRow[] }

/** Options, their values and price lists, in the seller's order, which knows nothing of prices. */
export async function findOffers(db: Queryable, ids: readonly number[]): Promise<OfferRows> {
  const options = await sql<OptionRow>`
    select id, product_id, name from product_options where product_id = any(${ids}::int[]) order by position, id`.execute(
    db,
  )
  const values = await sql<Of<ValueRow>>`
    select v.id, v.option_id, v.value, o.product_id from option_values v join product_options o on o.id = v.option_id
    where o.product_id = any(${ids}::int[]) order by o.position, v.position, v.id`.execute(db)
  const terms = await sql<TermRow>`
    select t.id, t.product_id, t.type, t.variant_key, t.price, t.list_price, t.sale_ends_at, t.lowest_before, t.min_qty, t.max_qty, t.is_available, ${availableQty} as available_qty,
      s.tracking, s.on_hand, s.reserved, s.low_at, t.sku, t.order_measure, t.measuring_unit, t.measuring_unit_type
    from sales_terms t left join stock_levels s using (product_id, variant_key)
    where t.product_id = any(${ids}::int[]) order by t.position, t.id`.execute(db)
  return { options: options.rows, values: values.rows, terms: terms.rows }
}

async function findPictures(db: Queryable, ids: readonly number[]): Promise<{ images: Of<ImageRow>[] }> {
  const { rows } = await sql<Of<ImageRow>>`
    select x.product_id, x.image_id, i.name, i.format, i.width, i.height, x.alt, x.source_url from product_images x join images i on i.id = x.image_id
    where x.product_id = any(${ids}::int[]) order by x.position`.execute(db)
  return { images: rows }
}

async function findCompanions(db: Queryable, ids: readonly number[]) {
  const documents = await sql<Of<DocumentRow>>`
    select x.product_id, x.file_id, x.kind, x.title, x.language, x.valid_until::text as valid_until, f.file, f.name, f.bytes
    from product_documents x join document_files f on f.id = x.file_id where x.product_id = any(${ids}::int[]) order by x.position`.execute(
    db,
  )
  const links = await sql<Of<LinkRow>>`
    select product_id, kind, other_id from product_links where product_id = any(${ids}::int[]) order by position`.execute(
    db,
  )
  return { documents: documents.rows, links: links.rows }
}

/** The cards of listed products as JSON texts by product id; the others are missing. */
export function findCards(db: Queryable, ids: readonly number[], audience: Audience): Promise<Map<number, string>> {
  return findTexts(db, cardsById[audience], ids)
}

/** Listed products whole, as JSON texts by product id; the others are missing. */
export function findDetails(db: Queryable, ids: readonly number[], audience: Audience): Promise<Map<number, string>> {
  return findTexts(db, detailsById[audience], ids)
}

const detailsById = { guest: writeDetails('guest_end'), member: writeDetails('member_end') }

function writeDetails(end: 'guest_end' | 'member_end'): string {
  return `select product_id, shared || ${end} as text from listing_texts where product_id = any ($1::int[])`
}

async function findTexts(db: Queryable, byIds: string, ids: readonly number[]): Promise<Map<number, string>> {
  const { rows } = await db.executeQuery<{ product_id: number; text: string }>(CompiledQuery.raw(byIds, [ids]))
  return new Map(rows.map(({ product_id, text }) => [product_id, text]))
}

/** `seller_stars`: of the seller itself, as `star_counts` of a product. */
export type PageTexts = {
  card: string
  options: string
  beside: string
  supplier: string
  seller_stars: number[] | null
}

/** The texts of a product page by its slug, or by one it had before. */
export async function findPage(db: Queryable, slug: string, audience: Audience): Promise<PageTexts | undefined> {
  const current = await db.executeQuery<PageTexts>(CompiledQuery.raw(pageTexts[audience].current, [slug]))
  if (current.rows[0]) return current.rows[0]
  const retired = await db.executeQuery<PageTexts>(CompiledQuery.raw(pageTexts[audience].retired, [slug]))
  return retired.rows[0]
}

const pageTexts = { guest: writePageTexts('guest_end'), member: writePageTexts('member_end') }

function writePageTexts(end: 'guest_end' | 'member_end'): { current: string; retired: string } {
  const text = `select t.shared || t.${end} as card, t.options, t.beside, c.supplier,
      (select r.counts from company_ratings r where r.company_id = l.company_id) as seller_stars
    from listings l join listing_texts t using (product_id) join company_listings c using (company_id) where `
  return {
    current: `${text} l.slug = $1`,
    retired: `${text} l.product_id = (select o.target_id from old_slugs o where o.kind = 'product' and o.slug = $1)`,
  }
}

/** What replaces a product that was taken off the market, by its slug or one it had before. A draft has never been there. */
export async function findReplacements(db: Queryable, slug: string): Promise<number[]> {
  const { rows } = await sql<{ other_id: number }>`
    select x.other_id from product_links x join products p on p.id = x.product_id
    where x.kind = 'replacement' and p.state = 'hidden'
      and p.id = coalesce((select q.id from products q where q.slug = ${slug}),
        (select o.target_id from old_slugs o where o.kind = 'product' and o.slug = ${slug}))
    order by x.position`.execute(db)
  return rows.map(({ other_id }) => other_id)
}
