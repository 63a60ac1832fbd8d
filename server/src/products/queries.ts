import type { UnitPrice } from '@fairquay/contract/money.ts'
import type { stockStates } from '@fairquay/contract/products/address.ts'
import type { DeskProduct, MissingPart, ProductOrder } from '@fairquay/contract/products/endpoints.ts'
import type { SheetCategory } from '@fairquay/contract/products/sheet/read-text.ts'
import { type RawBuilder, sql } from 'kysely'
import { findWords } from '../catalogue/find-words.ts'
import type { Queryable } from '../database.ts'
import { Failure } from '../failure.ts'

/** What is asked of the table; without a company, of everybody's products. */
export type DeskQuestion = {
  companyId: number | undefined
  search: string
  state: 'draft' | 'published' | 'hidden' | undefined
  stock: (typeof stockStates)[number] | undefined
  missing: MissingPart | undefined
  sort: ProductOrder
  page: number
  perPage: number
  changedSince?: string | undefined
}

const orders: Record<ProductOrder, RawBuilder<unknown>> = {
  changed: sql`p.updated_at desc, p.id desc`,
  'changed-oldest': sql`p.updated_at, p.id`,
  name: sql`lower(p.name), p.id`,
  'name-last': sql`lower(p.name) desc, p.id desc`,
  worst: sql`p.quality, p.id`,
}

const isMissing: Record<MissingPart, RawBuilder<boolean>> = {
  pictures: sql`not exists (select 1 from product_images x where x.product_id = p.id)`,
  category: sql`not exists (select 1 from product_sub_industries x where x.product_id = p.id)`,
  description: sql`p.body = ''`,
  packaging: sql`not exists (select 1 from packaging_variants x where x.product_id = p.id)`,
  hts: sql`not exists (select 1 from product_data x where x.product_id = p.id and x.hts is not null)`,
}

/** Of a line `t` of a product's price list: it is sold from stock, and something of it can be had. */
const isInStock = sql<boolean>`t.type = 'by_qty' and t.is_available
  and exists (select 1 from stock_levels s where s.product_id = t.product_id and s.variant_key = t.variant_key and (s.tracking = 'not_counted' or s.on_hand > s.reserved))`
const hasStock = sql<boolean>`exists (select 1 from sales_terms t where t.product_id = p.id and ${isInStock})`
/** A level `s` counts while some line of its combination is for sale. */
const isSold = sql<boolean>`exists (select 1 from sales_terms t where t.product_id = s.product_id and t.variant_key = s.variant_key and t.type = 'by_qty' and t.is_available)`
const isOnDemand = sql<boolean>`exists (select 1 from sales_terms t where t.product_id = p.id and t.type = 'on_demand')`
/** Of the levels `s` of a product `p` that are for sale. */
const ofLevels = (condition: RawBuilder<unknown>) =>
  sql<boolean>`exists (select 1 from stock_levels s where s.product_id = p.id and ${condition} and ${isSold})`
const isUncounted = ofLevels(sql`s.tracking = 'not_counted'`)
const isLow = ofLevels(sql`s.tracking = 'counted' and s.on_hand - s.reserved <= s.low_at`)
const stocks = {
  'in-stock': hasStock,
  'not-counted': isUncounted,
  low: isLow,
  'on-demand': sql<boolean>`(${isOnDemand} and not ${hasStock})`,
  'out-of-stock': sql<boolean>`(not ${hasStock} and not ${isOnDemand})`,
} as const

const isKept = sql<boolean>`not exists (select 1 from product_deletions d where d.product_id = p.id)`

/** So many products are looked at for one code; a code of hundreds is none to find anything by. */
const mostByCode = 1000

function conditionsOf({ companyId, search, state, stock, missing, changedSince }: DeskQuestion): RawBuilder<boolean> {
  const conditions = [isKept]
  if (companyId !== undefined) conditions.push(sql`p.company_id = ${companyId}`)
  if (state) conditions.push(sql`p.state = ${state}`)
  if (stock) conditions.push(stocks[stock])
  if (missing) conditions.push(isMissing[missing])
  if (changedSince) conditions.push(sql`p.updated_at >= ${changedSince}::timestamptz`)
  if (search) {
    const part = `%${search.replace(/[\\%_]/g, '\\$&')}%`
    const ofCompany = (id: RawBuilder<unknown>) =>
      companyId === undefined
        ? sql``
        : sql`and exists (select 1 from products o where o.id = ${id} and o.company_id = ${companyId})`
    // Fewer than three letters are in no index of letters: read through all of it would be slower than the names themselves.
    const name = search.length < 3 ? sql`(p.name || '')` : sql`p.name`
    // The codes are looked up first, as a list of ids: only so can the database join both ways to find a product along their indexes.
    conditions.push(sql`(${name} ilike ${part} or p.id = any(array(
      (select x.product_id from product_data x where (x.ttw_code = ${search} or x.barcode = ${search}) ${ofCompany(sql`x.product_id`)} limit ${mostByCode})
      union all
      (select v.product_id from product_variants v where v.barcode = ${search} ${ofCompany(sql`v.product_id`)} limit ${mostByCode})
      union all
      (select t.product_id from sales_terms t where lower(t.sku) = lower(${search}) ${ofCompany(sql`t.product_id`)} limit ${mostByCode}))))`)
  }
  return sql<boolean>`${sql.join(conditions, sql` and `)}`
}

export type DeskRow = {
  id: number
  slug: string
  name: string
  company_id: number
  company_name: string
  state: 'draft' | 'published' | 'hidden'
  currency: string
  version: number
  updated_at: Date
  changed_by: string | null
  image_name: string | null
  image_format: string | null
  price: UnitPrice | null
  stock: number
  reserved: number
  is_counted: boolean
  is_low: boolean
  availability: 'in-stock' | 'on-demand' | 'out-of-stock'
  missing: MissingPart[]
  quality: number | null
  hidden_reason: string | null
  planned: DeskProduct['planned']
}

/** The ids of one page. */
export async function findDeskIds(db: Queryable, question: DeskQuestion): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select p.id from products p where ${conditionsOf(question)} order by ${orders[question.sort]}
    limit ${question.perPage} offset ${(question.page - 1) * question.perPage}`.execute(db)
  return rows.map(({ id }) => id)
}

/** One page of the table: the ids along an index first, then what is shown of those few. */
export async function findDeskRows(db: Queryable, question: DeskQuestion): Promise<DeskRow[]> {
  const order = orders[question.sort]
  const missing = sql.join(
    Object.entries(isMissing).map(([part, condition]) => sql`case when ${condition} then ${part}::text end`),
  )
  const { rows } = await sql<DeskRow>`
    with asked as materialized (
      select p.id from products p where ${conditionsOf(question)} order by ${order}
      limit ${question.perPage} offset ${(question.page - 1) * question.perPage}
    )
    select p.id, p.slug, p.name, p.company_id, c.name as company_name, p.state, p.currency, p.version, p.updated_at, p.quality,
      nullif(trim(u.first_name || ' ' || u.last_name), '') as changed_by, i.name as image_name, i.format as image_format,
      (select min(t.price) from sales_terms t where t.product_id = p.id) as price,
      (select coalesce(sum(s.on_hand - s.reserved), 0) from stock_levels s where s.product_id = p.id and s.tracking = 'counted' and ${isSold}) as stock,
      (select coalesce(sum(s.reserved), 0) from stock_levels s where s.product_id = p.id) as reserved, not ${isUncounted} as is_counted, ${isLow} as is_low,
      case when ${hasStock} then 'in-stock' when ${isOnDemand} then 'on-demand' else 'out-of-stock' end as availability,
      array_remove(array[${missing}], null) as missing, m.reason as hidden_reason, n.planned
    from asked join products p using (id) join companies c on c.id = p.company_id
    left join users u on u.id = p.changed_by
    left join product_moderations m on m.product_id = p.id
    left join lateral (select image_id from product_images x where x.product_id = p.id order by position limit 1) f on true
    left join images i on i.id = f.image_id
    left join lateral (
      select json_build_object('kind', d.kind, 'state', d.state, 'at', to_char(d.next_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"')) as planned
      from product_plans d where d.product_id = p.id and d.next_at is not null order by d.next_at, d.id limit 1) n on true
    order by ${order}`.execute(db)
  return rows
}

export async function countDeskRows(db: Queryable, question: DeskQuestion): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from products p where ${conditionsOf(question)}`.execute(db)
  return rows[0]?.count ?? 0
}

/** How many there are of each state, whatever else is asked for. */
export async function countStates(db: Queryable, companyId: number | undefined) {
  const company = companyId === undefined ? sql`` : sql`and p.company_id = ${companyId}`
  const { rows } = await sql<{ state: 'draft' | 'published' | 'hidden'; count: number }>`
    select p.state, count(*) as count from products p where ${isKept} ${company} group by p.state`.execute(db)
  const counts = { all: 0, draft: 0, published: 0, hidden: 0 }
  for (const { state, count } of rows) {
    counts[state] = count
    counts.all += count
  }
  return counts
}

export type Standing = {
  id: number
  name: string
  slug: string
  state: 'draft' | 'published' | 'hidden'
  version: number
  updated_at: Date
  changed_by: string | null
  hidden_reason: string | null
}

/** Where products of a company stand, by id; `isHeld` keeps others from changing them until the transaction ends. Anybody else's are missing. */
export async function findStandings(
  db: Queryable,
  companyId: number,
  ids: readonly number[],
  { isHeld = false } = {},
): Promise<Standing[]> {
  const { rows } = await sql<Standing>`
    select p.id, p.name, p.slug, p.state, p.version, p.updated_at, nullif(trim(u.first_name || ' ' || u.last_name), '') as changed_by,
      m.reason as hidden_reason
    from products p left join users u on u.id = p.changed_by left join product_moderations m on m.product_id = p.id
    where p.id = any(${[...ids]}::int[]) and p.company_id = ${companyId} and ${isKept}
    order by p.id ${isHeld ? sql`for no key update of p` : sql``}`.execute(db)
  return rows
}

export async function getStanding(
  db: Queryable,
  companyId: number,
  id: number,
  more?: { isHeld: boolean },
): Promise<Standing> {
  const [standing] = await findStandings(db, companyId, [id], more)
  if (!standing) throw new Failure('not_found')
  return standing
}

/** Writes down who changed products last; null for a command, which acts for nobody. */
export async function noteEditor(tx: Queryable, ids: readonly number[], userId: number | null): Promise<void> {
  await sql`
    update products set changed_by = ${userId}::int where id = any(${[...ids]}::int[]) and changed_by is distinct from ${userId}::int`.execute(
    tx,
  )
  // The journal of the stock was written in this transaction, which knew nobody.
  if (userId !== null)
    await sql`
      update stock_changes set user_id = ${userId}
      where product_id = any(${[...ids]}::int[]) and at = now() and user_id is null and reason = 'set'`.execute(tx)
}

/** The name, format and size of pictures, by id. */
export async function findImages(db: Queryable, ids: readonly number[]) {
  if (ids.length === 0) return []
  return db.selectFrom('images').select(['id', 'name', 'format', 'width', 'height']).where('id', 'in', ids).execute()
}

/** What the editor offers. */
export async function findChoices(db: Queryable, companyId: number | undefined) {
  const { rows: categories } = await sql<{ name: string; choices: { id: number; name: string }[] }>`
    select i.name, json_agg(json_build_object('id', s.id, 'name', s.name) order by s.position, s.id) as choices
    from industries i join sub_industries s on s.industry_id = i.id group by i.id, i.name order by i.name`.execute(db)
  return {
    categories,
    brands: await findWords(db, 'brands', companyId),
    families: await findWords(db, 'families', companyId),
    attributes: await findWords(db, 'attributes', companyId),
    tags: await findWords(db, 'tags', companyId),
  }
}

/** Every category as the table names it, 'Industry > Sub-industry'. */
export async function findSheetCategories(db: Queryable): Promise<SheetCategory[]> {
  const { rows } = await sql<SheetCategory>`
    select s.id, i.name || ' > ' || s.name as path from sub_industries s join industries i on i.id = s.industry_id
    order by i.name, s.position, s.id`.execute(db)
  return rows
}
