import { daysOfPrices, type ProductChoice, type ProductSort } from '@fairquay/contract/figures/address.ts'
import { type Period, splitPeriod } from '@fairquay/contract/figures/period.ts'
import { currencies, decimalsOf } from '@fairquay/contract/money.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Queryable } from '../database.ts'
import { lineValue, type Value } from './find-totals.ts'
import { isIn } from './read-period.ts'

export type ProductQuestion = {
  companyId: number
  period: Period
  before: Period
  search: string
  only: ProductChoice | undefined
  sort: ProductSort
  order: 'asc' | 'desc'
  limit: number
  offset: number
}

export type ProductRow = {
  id: number
  name: string
  state: 'draft' | 'published' | 'hidden'
  image_name: string | null
  image_format: string | null
  views: number
  views_before: number
  adds: number
  requests: number
  offers: number
  orders: number
  quantity: number
  ordered: Value[]
  priced_at: Date | null
}

/** Views and cart additions of each product of a company: whole months from their sums, the days that are left one by one. */
export function viewsOf(companyId: number, period: Period): RawBuilder<unknown> {
  const { months, days } = splitPeriod(period)
  const kinds = sql`company_id = ${companyId} and kind in ('product', 'cart')`
  const parts = days.map(
    ({ from, to }) =>
      sql`select thing_id, kind, views from views_by_day where ${kinds} and day between ${from}::date and ${to}::date`,
  )
  if (months)
    parts.push(
      sql`select thing_id, kind, views from views_by_month where ${kinds} and month between ${months.from}::date and ${months.to}::date`,
    )
  return sql`
    select thing_id as product_id, coalesce(sum(views) filter (where kind = 'product'), 0)::int as views,
      coalesce(sum(views) filter (where kind = 'cart'), 0)::int as adds
    from (${sql.join(parts, sql` union all `)}) v group by thing_id`
}

/** Requests for each product of a company, and how many of them were answered by an offer. */
export function requestsOf(companyId: number, period: Period): RawBuilder<unknown> {
  return sql`
    select l.product_id, count(distinct r.id)::int as requests, count(distinct r.id) filter (where r.offer_count > 0)::int as offers
    from requests r join request_lines l on l.request_id = r.id
    where r.supplier_company_id = ${companyId} and r.kind = 'purchase' and ${isIn(sql`r.created_at`, period)} and l.product_id is not null
    group by l.product_id`
}

/** In a currency's unit, so that amounts of several can be compared. */
const toUnit = sql`10 ^ case o.currency ${sql.join(
  currencies.map((code) => sql`when ${sql.lit(code)} then ${sql.lit(decimalsOf(code))}`),
  sql` `,
)} else 2 end`

/** What was ordered of each product of a company; `worth` is all of it in the marketplace's currency, as far as there are rates. */
function ordersOf(companyId: number, period: Period): RawBuilder<unknown> {
  return sql`
    select product_id, sum(orders)::int as orders, sum(quantity)::bigint as quantity, sum(worth) as worth,
      json_agg(json_build_object('currency', currency, 'value', value) order by currency) as ordered
    from (
      select l.product_id, o.currency, count(distinct o.id) as orders, sum(l.quantity - l.cancelled) as quantity, sum(${lineValue})::bigint as value,
        sum(${lineValue}) / (${toUnit}) * (select s.numerator / s.denominator from price_scale s where s.currency = o.currency) as worth
      from orders o join order_lines l on l.order_id = o.id
      where o.seller_company_id = ${companyId} and o.status <> 'cancelled' and ${isIn(sql`o.ordered_at`, period)} and l.product_id is not null
      group by l.product_id, o.currency
    ) x group by product_id`
}

/** When a price of each product of a company was last changed. */
function pricesOf(companyId: number): RawBuilder<unknown> {
  return sql`
    select t.product_id, max(t.priced_at) as priced_at from sales_terms t join products p on p.id = t.product_id
    where p.company_id = ${companyId} and t.price is not null group by t.product_id`
}

const columns: Record<ProductSort, RawBuilder<unknown>> = {
  views: sql`coalesce(v.views, 0)`,
  trend: sql`coalesce(v.views, 0) - coalesce(b.views, 0)`,
  adds: sql`coalesce(v.adds, 0)`,
  requests: sql`coalesce(r.requests, 0)`,
  offers: sql`coalesce(r.offers, 0)`,
  orders: sql`coalesce(o.orders, 0)`,
  quantity: sql`coalesce(o.quantity, 0)`,
  value: sql`coalesce(o.worth, 0)`,
  priced: sql`x.priced_at`,
  name: sql`lower(p.name)`,
}

/** Which of the products `p` a choice means; `v` are the views of the period, `x` is when prices were changed. */
function chosen(only: ProductChoice | undefined): RawBuilder<unknown> {
  const days = daysOfPrices(only)
  if (days !== undefined)
    return sql`and p.state = 'published' and x.priced_at < now() - make_interval(days => ${days}::int)`
  return only === 'unseen'
    ? sql`and p.state = 'published' and not exists (select 1 from v where v.product_id = p.id and v.views > 0)`
    : sql``
}

/** Of a product `p`: kept (not deleted), and found by a part of its name or by a SKU. */
function conditionOf({ companyId, search }: Pick<ProductQuestion, 'companyId' | 'search'>): RawBuilder<unknown> {
  const kept = sql`p.company_id = ${companyId} and not exists (select 1 from product_deletions d where d.product_id = p.id)`
  if (search === '') return kept
  const part = `%${search.replace(/[\\%_]/g, '\\$&')}%`
  return sql`${kept} and (p.name ilike ${part}
    or exists (select 1 from sales_terms t where t.product_id = p.id and lower(t.sku) = lower(${search})))`
}

/** One page of a company's products with their figures, also those that have none. */
export async function findProducts(db: Queryable, question: ProductQuestion): Promise<ProductRow[]> {
  const { companyId, period, before, sort, order, limit, offset } = question
  const column = columns[sort]
  const direction = order === 'asc' ? sql`asc` : sql`desc`
  // Of fifty thousand products only where they are sorted or chosen by it: otherwise the page asks for its own few.
  const isByPrice = sort === 'priced' || daysOfPrices(question.only) !== undefined
  const { rows } = await sql<ProductRow>`
    with v as materialized (${viewsOf(companyId, period)}), b as materialized (${viewsOf(companyId, before)}),
      r as materialized (${requestsOf(companyId, period)}), o as materialized (${ordersOf(companyId, period)}),
      ${isByPrice ? sql`x as materialized (${pricesOf(companyId)}),` : sql``}
    page as materialized (
      select p.id, p.name, p.state, coalesce(v.views, 0) as views, coalesce(b.views, 0) as views_before, coalesce(v.adds, 0) as adds,
        coalesce(r.requests, 0) as requests, coalesce(r.offers, 0) as offers, coalesce(o.orders, 0) as orders, coalesce(o.quantity, 0) as quantity,
        coalesce(o.ordered, '[]') as ordered, row_number() over (order by ${column} ${direction} nulls last, p.id) as place
      from products p left join v on v.product_id = p.id left join b on b.product_id = p.id
      left join r on r.product_id = p.id left join o on o.product_id = p.id
      ${isByPrice ? sql`left join x on x.product_id = p.id` : sql``}
      where ${conditionOf(question)} ${chosen(question.only)}
      order by ${column} ${direction} nulls last, p.id limit ${limit} offset ${offset}
    )
    select page.*, (select max(t.priced_at) from sales_terms t where t.product_id = page.id and t.price is not null) as priced_at,
      i.name as image_name, i.format as image_format
    from page
    left join lateral (select image_id from product_images x where x.product_id = page.id order by position limit 1) f on true
    left join images i on i.id = f.image_id
    order by place`.execute(db)
  return rows
}

export async function countProducts(
  db: Queryable,
  question: Pick<ProductQuestion, 'companyId' | 'period' | 'search' | 'only'>,
): Promise<number> {
  const { companyId, period, only } = question
  const isByPrice = daysOfPrices(only) !== undefined
  const [parts, join] = isByPrice
    ? [sql`with x as materialized (${pricesOf(companyId)})`, sql`left join x on x.product_id = p.id`]
    : [only === 'unseen' ? sql`with v as materialized (${viewsOf(companyId, period)})` : sql``, sql``]
  const { rows } = await sql<{ count: number }>`
    ${parts} select count(*) as count from products p ${join} where ${conditionOf(question)} ${chosen(only)}`.execute(
    db,
  )
  return rows[0]?.count ?? 0
}
