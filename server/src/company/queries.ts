import { joinAddress, type PostalAddress } from '@fairquay/contract/address-lines.ts'
import { type ShortRating, shortRatingOf } from '@fairquay/contract/catalogue/rating.ts'
import type { CompanyCheck } from '@fairquay/contract/company-checks.ts'
import { CompiledQuery, sql } from 'kysely'
import { isCompanyOpen } from '../catalogue/queries.ts'
import type { Queryable } from '../database.ts'
import { findChecks } from './record-checks.ts'
import { speakerOrder } from './speaker.ts'

export type CompanyRow = {
  id: number
  slug: string
  name: string
  kind: string
  description: string
  banner_title: string | null
  banner_subtitle: string | null
  established_on: string | null
  employees: number | null
  ownership: string | null
  turnover_usd: number | null
  export_percent: number | null
  website: string | null
  email: string | null
  address: string
  city: string
  zip: string
  country_code: string
  country_name: string
  is_verified: boolean
  is_open: boolean
  created_at: Date
  logo_name: string | null
  logo_format: string | null
  banner_name: string | null
  banner_format: string | null
}

export type CompanyImageRow = {
  kind: 'gallery' | 'certificate'
  title: string
  name: string
  format: string
  width: number
  height: number
}
export type CompanyRecord = CompanyRow & {
  industries: { id: number; name: string; icon: string }[]
  images: CompanyImageRow[]
  brands: { id: number; name: string; logo_name: string | null; logo_format: string | null }[]
  exportCountries: string[]
  checks: CompanyCheck[]
  branches: BranchRow[]
}

export type BranchRow = {
  id: number
  name: string
  code: string
  country: string
  city: string
  address: string
  zip: string
  lat: number | null
  lng: number | null
  is_primary: boolean
}

/** A company with everything its pages show. */
export async function findCompanyRecord(db: Queryable, id: number): Promise<CompanyRecord | undefined> {
  const { rows } = await sql<CompanyRow>`
    select c.id, c.slug, c.name, c.kind, c.description, c.banner_title, c.banner_subtitle, c.established_on, c.employees, c.ownership, c.turnover_usd,
      c.export_percent, c.website, c.email, c.address, c.city, c.zip, c.country_code, n.name as country_name, c.verified_at is not null as is_verified,
      ${isCompanyOpen} as is_open, c.created_at, l.name as logo_name, l.format as logo_format, b.name as banner_name, b.format as banner_format
    from companies c join countries n on n.code = c.country_code
    left join images l on l.id = c.logo_image_id left join images b on b.id = c.banner_image_id
    where c.id = ${id}`.execute(db)
  const row = rows[0]
  if (!row) return undefined
  const industries = await sql<CompanyRecord['industries'][number]>`
    select i.id, i.name, i.icon from company_industries x join industries i on i.id = x.industry_id
    where x.company_id = ${id} order by i.position, i.id`.execute(db)
  const images = await sql<CompanyImageRow>`
    select x.kind, x.title, i.name, i.format, i.width, i.height from company_images x join images i on i.id = x.image_id
    where x.company_id = ${id} order by x.position, x.id`.execute(db)
  const brands = await sql<CompanyRecord['brands'][number]>`
    select b.id, b.name, i.name as logo_name, i.format as logo_format from company_brands x join brands b on b.id = x.brand_id
    left join images i on i.id = b.logo_image_id where x.company_id = ${id} order by lower(b.name), b.id`.execute(db)
  const exportCountries = await sql<{ code: string }>`
    select country_code as code from company_export_countries where company_id = ${id} order by country_code`.execute(
    db,
  )
  return {
    ...row,
    industries: industries.rows,
    images: images.rows,
    brands: brands.rows,
    exportCountries: exportCountries.rows.map(({ code }) => code),
    checks: await findChecks(db, id),
    branches: await findBranches(db, id),
  }
}

async function findBranches(db: Queryable, companyId: number): Promise<BranchRow[]> {
  const { rows } = await sql<BranchRow>`
    select b.id, b.name, b.code, n.name as country, b.city, b.address, b.zip, b.lat, b.lng, b.is_primary
    from branches b join countries n on n.code = b.country_code where b.company_id = ${companyId} order by b.is_primary desc, b.id`.execute(
    db,
  )
  return rows
}

/** The goods a seller offers now: what closes the JSON of its card and of its facts. */
const offer = (
  most: number,
) => `',"products":[' || coalesce((select string_agg(l.hit, ',' order by e.created_at desc, e.product_id desc) from (
    select e.product_id, e.created_at from facet_entries e where e.facet = 'seller:' || c.company_id order by e.created_at desc, e.product_id desc limit ${most}
  ) e join listings l using (product_id)), '') || '],"total_products":'
  || (select coalesce(sum(delta), 0) from facet_changes s where s.facet = 'seller:' || c.company_id) || '}'`

/** How many of its goods a card shows (docs/product.md#catalogue). */
const previews = 3

/** `rating` is of the seller itself, not of its goods. */
export type CompanyPage = { id: number; isOpen: boolean; facts: string; rating: ShortRating }

/** Whom to ask: who speaks for the company. Looked up when read, so that a new phone number needs no indexing. */
const contact = `',"get_user":' || (select coalesce(json_agg(u), '[]') from (
    select u.first_name, u.last_name, u.phone_code, u.phone, u.status from users u where u.company_id = c.id order by ${speakerOrder} limit 1) u)::text`

const pageText = `
  select c.id, l.facts || ${contact} || ${offer(previews).replaceAll('c.company_id', 'c.id')} as facts,
    (select r.counts from company_ratings r where r.company_id = c.id) as stars
  from companies c left join company_listings l on l.company_id = c.id
  where c.kind = 'seller' and `

/** A seller's facts as JSON by its slug, or by one it had before; without facts when it is not open. */
export async function findCompanyPage(db: Queryable, slug: string): Promise<CompanyPage | undefined> {
  const find = async (where: string) => {
    const { rows } = await db.executeQuery<{ id: number; facts: string | null; stars: number[] | null }>(
      CompiledQuery.raw(`${pageText} ${where}`, [slug]),
    )
    const [row] = rows
    return row && { id: row.id, isOpen: row.facts !== null, facts: row.facts ?? '', rating: shortRatingOf(row.stars) }
  }
  return (
    (await find('c.slug = $1')) ??
    (await find(`c.id = (select o.target_id from old_slugs o where o.kind = 'company' and o.slug = $1)`))
  )
}

export type SellerQuestion = {
  words: string | undefined
  countryCodes: readonly string[] | undefined
  /** Sub-industries of the goods they have on the market. */
  categories: readonly number[] | undefined
  sort: 'newest' | 'oldest' | 'name'
  page: number
  perPage: number
}

const sellerOrders = {
  newest: 'created_at desc, company_id desc',
  oldest: 'created_at, company_id',
  name: 'name_key, company_id',
} as const

/** One page of open sellers as JSON texts, and how many there are. */
export async function findSellers(db: Queryable, question: SellerQuestion): Promise<{ cards: string; total: number }> {
  const order = sellerOrders[question.sort]
  const where = `($1::text is null or search @@ to_tsquery('fairquay', $1)) and ($2::text[] is null or country_code = any ($2))
    and ($5::int[] is null or company_id in (
      select l.company_id from product_sub_industries s join listings l on l.product_id = s.product_id where s.sub_industry_id = any ($5)))`
  const { rows } = await db.executeQuery<{ total: number; cards: string | null }>(
    CompiledQuery.raw(
      `select (select count(*)::int from company_listings where ${where}) as total,
        (select string_agg(c.card || ${offer(previews)}, ',' order by ${order}) from (
          select * from company_listings where ${where} order by ${order} limit $3 offset $4) c) as cards`,
      [
        question.words ?? null,
        question.countryCodes ?? null,
        question.perPage,
        (question.page - 1) * question.perPage,
        question.categories ?? null,
      ],
    ),
  )
  return { cards: rows[0]?.cards ?? '', total: rows[0]?.total ?? 0 }
}

type Place = { id: number; name: string; address: string; lat: number; lng: number }
type PlaceRow = Omit<Place, 'address'> & PostalAddress

/** Only open sellers show where they are; places whose position is unknown are left out. */
export async function findHeadquarters(db: Queryable, companyId: number): Promise<Place[]> {
  const { rows } = await sql<PlaceRow>`
    select c.id, c.name, c.address as street, c.zip, c.city, n.name as country, c.lat, c.lng
    from companies c join company_listings l on l.company_id = c.id join countries n on n.code = c.country_code
    where c.id = ${companyId} and c.lat is not null and c.lng is not null`.execute(db)
  return rows.map(onMap)
}

/** Branches of a company, or one branch by its own id. */
export async function findUnits(db: Queryable, by: { companyId: number } | { branchId: number }): Promise<Place[]> {
  const { rows } = await sql<PlaceRow>`
    select b.id, b.name, b.address as street, b.zip, b.city, n.name as country, b.lat, b.lng
    from branches b join company_listings l on l.company_id = b.company_id join countries n on n.code = b.country_code
    where ${'companyId' in by ? sql`b.company_id = ${by.companyId}` : sql`b.id = ${by.branchId}`} and b.lat is not null and b.lng is not null
    order by b.id`.execute(db)
  return rows.map(onMap)
}

/** A place of a company as a map shows it, its address in one line. */
function onMap({ id, name, lat, lng, ...address }: PlaceRow): Place {
  return { id, name, address: joinAddress(address), lat, lng }
}

export async function findProductIdsOf(db: Queryable, companyId: number): Promise<number[]> {
  const rows = await db.selectFrom('products').select('id').where('company_id', '=', companyId).orderBy('id').execute()
  return rows.map(({ id }) => id)
}
