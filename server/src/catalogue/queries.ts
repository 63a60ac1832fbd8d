import { CompiledQuery, sql } from 'kysely'
import { anyOf } from '../any-of.ts'
import type { Queryable } from '../database.ts'
import { findAtOnce } from '../find-at-once.ts'
import type { Audience } from '../session.ts'
import { cardsById } from './card-sql.ts'
import {
  type AttributeRow,
  askParts,
  type DocumentRow,
  type ImageRow,
  type LinkRow,
  type OptionRow,
  type PackagingRow,
  readTerm,
  type SubIndustryRow,
  type TermRow,
  type ValueRow,
  type VariantRow,
} from './find-parts.ts'

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
  quality: number | null
}

/**
 * Whose standing is the company's comes first (of its people, `users u`): the first of its owners, so that keeping an editor out closes no showroom. Not who
 * speaks for it: that is whoever is active (company/speaker.ts), while this person may wait for approval or be suspended.
 */
export const firstOwner = sql.raw(`u.company_role <> 'owner', u.id`)

/** Whether a company (`companies c`) is open: whether its first owner is active. */
export const isCompanyOpen = sql<boolean>`coalesce((select u.status = 1 from users u where u.company_id = c.id order by ${firstOwner} limit 1), false)`

/** Products with all that hangs on them, in the order of their ids: one statement, however many they are. */
export async function findRecords(db: Queryable, ids: readonly number[]): Promise<ProductRecord[]> {
  if (ids.length === 0) return []
  const { products, ...parts } = await findAtOnce(db, { products: askProducts(ids), ...askParts(ids) })
  const subIndustries = groupByProduct(parts.subIndustries)
  const tags = groupByProduct(parts.tags)
  const attributes = groupByProduct(parts.attributes)
  const images = groupByProduct(parts.images)
  const options = groupByProduct(parts.options)
  const values = groupByProduct(parts.values)
  const terms = groupByProduct(parts.terms.map(readTerm))
  const packaging = groupByProduct(parts.packaging.filter(({ variant_key }) => variant_key === ''))
  const variants = groupByProduct(parts.variants)
  const variantPacks = groupByProduct(parts.packaging.filter(({ variant_key }) => variant_key !== ''))
  const documents = groupByProduct(parts.documents)
  const links = groupByProduct(parts.links)
  return products.map((product) => ({
    ...product,
    created_at: new Date(product.created_at),
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

/** As they are answered among their parts: moments are texts there. */
function askProducts(ids: readonly number[]) {
  return sql<Omit<ProductRow, 'created_at'> & { created_at: string }>`
    select p.id, p.slug, p.name, p.body, p.currency, p.state, p.position, p.is_direct, p.warranty_from_purchase, p.warranty_from_shipping,
      p.warranty_from_delivery, p.lead_time_days, p.order_step, p.order_pack, p.temperature_min, p.temperature_max,
      p.dangerous_goods_class, p.un_number, p.video, p.import_handle, p.created_at, p.country_code, n.name as country_name, p.brand_id, b.name as brand_name, p.family_id,
      f.name as family_name, c.id as company_id, c.name as company_name, c.slug as company_slug, o.is_open, t.counts as star_counts,
      d.dimension_width, d.dimension_height, d.dimension_depth, coalesce(d.dimension_measure, 'cm') as dimension_measure, d.weight_value,
      coalesce(d.weight_measure, 'kg') as weight_measure, d.barcode_type, d.barcode, coalesce(d.usp, '') as usp, d.ttw_code, d.hts, p.quality
    from products p
    join companies c on c.id = p.company_id
    join countries n on n.code = p.country_code
    join (select c.id, ${isCompanyOpen} as is_open from companies c where c.id in (select company_id from products where id = ${anyOf(ids)})) o on o.id = c.id
    left join product_data d on d.product_id = p.id
    left join product_ratings t on t.product_id = p.id
    left join brands b on b.id = p.brand_id
    left join families f on f.id = p.family_id
    where p.id = ${anyOf(ids)}
    order by p.id`
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
