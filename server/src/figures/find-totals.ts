import type { AnswerFigures } from '@fairquay/contract/figures/endpoints.ts'
import type { FigureName } from '@fairquay/contract/figures/figure-names.ts'
import type { Period } from '@fairquay/contract/figures/period.ts'
import type { DayCount } from '@fairquay/contract/statistics/rules.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Queryable } from '../database.ts'
import { isIn } from './read-period.ts'

/** Whose figures: a seller's, or everybody's for an operator. */
export type Whose = { companyId: number } | 'all'

/** Days of a period on which there was something. */
export type Counted = Record<FigureName, DayCount[]>

const ofCompany = (whose: Whose, column: RawBuilder<unknown>) =>
  whose === 'all' ? sql`` : sql`${column} = ${whose.companyId} and `

type ViewRow = { kind: 'showroom' | 'product' | 'cart'; day: string; count: number }

async function findViews(db: Queryable, whose: Whose, { from, to }: Period): Promise<ViewRow[]> {
  const { rows } = await sql<ViewRow>`
    select kind, day::text as day, sum(views)::int as count from company_views_by_day
    where ${ofCompany(whose, sql`company_id`)} kind in ('showroom', 'product', 'cart') and day between ${from}::date and ${to}::date
    group by kind, day`.execute(db)
  return rows
}

type RequestRow = { day: string; requests: number; offers: number }

/** Purchase requests by the day they came, and how many of them were answered by an offer. */
async function findRequests(db: Queryable, whose: Whose, period: Period): Promise<RequestRow[]> {
  const { rows } = await sql<RequestRow>`
    select (r.created_at at time zone 'UTC')::date::text as day, count(*)::int as requests, count(*) filter (where r.offer_count > 0)::int as offers
    from requests r where ${ofCompany(whose, sql`r.supplier_company_id`)} r.kind = 'purchase' and ${isIn(sql`r.created_at`, period)}
    group by 1`.execute(db)
  return rows
}

async function findOrders(db: Queryable, whose: Whose, period: Period): Promise<DayCount[]> {
  const { rows } = await sql<DayCount>`
    select (o.ordered_at at time zone 'UTC')::date::text as day, count(*)::int as count
    from orders o where ${ofCompany(whose, sql`o.seller_company_id`)} o.status <> 'cancelled' and ${isIn(sql`o.ordered_at`, period)}
    group by 1`.execute(db)
  return rows
}

export async function countByDay(db: Queryable, whose: Whose, period: Period): Promise<Counted> {
  const [views, requests, orders] = await Promise.all([
    findViews(db, whose, period),
    findRequests(db, whose, period),
    findOrders(db, whose, period),
  ])
  const ofKind = (kind: ViewRow['kind']) => views.filter((row) => row.kind === kind)
  return {
    views: ofKind('product'),
    adds: ofKind('cart'),
    showroom_views: ofKind('showroom'),
    requests: requests.map(({ day, requests: count }) => ({ day, count })),
    offers: requests.map(({ day, offers: count }) => ({ day, count })),
    orders,
  }
}

/** Of a line `l` of an order: what it comes to without what was called off, minor units. */
export const lineValue = sql`round(l.total * (l.quantity - l.cancelled)::numeric / l.quantity)`

export type Value = { currency: string; value: number }

/** What was ordered in a period by currency, minor units. */
export async function sumOrders(db: Queryable, whose: Whose, period: Period): Promise<Value[]> {
  const { rows } = await sql<Value>`
    select o.currency, sum(${lineValue})::bigint as value from orders o join order_lines l on l.order_id = o.id
    where ${ofCompany(whose, sql`o.seller_company_id`)} o.status <> 'cancelled' and ${isIn(sql`o.ordered_at`, period)}
    group by o.currency order by 2 desc, 1`.execute(db)
  return rows
}

/** How requests of a period were answered. One that its buyer withdrew before anybody could answer has missed nothing. */
export async function findAnswers(db: Queryable, whose: Whose, period: Period, now: Date): Promise<AnswerFigures> {
  const { rows } = await sql<AnswerFigures>`
    select count(*)::int as requests, count(t.answered_at)::int as answered,
      count(*) filter (where t.answered_at <= r.created_at + interval '1 day')::int as within_day,
      count(*) filter (where t.answered_at is null and r.created_at > ${now}::timestamptz - interval '1 day')::int as pending,
      round((percentile_cont(0.5) within group (order by extract(epoch from t.answered_at - r.created_at)) filter (where t.answered_at is not null)
        / 3600)::numeric, 1)::float8 as median_hours
    from requests r join request_threads t on t.request_id = r.id and t.company_id = r.supplier_company_id
    where ${ofCompany(whose, sql`r.supplier_company_id`)} r.kind = 'purchase' and ${isIn(sql`r.created_at`, period)}
      and (t.answered_at is not null or r.status <> 'withdrawn')`.execute(db)
  return rows[0] ?? { requests: 0, answered: 0, within_day: 0, pending: 0, median_hours: null }
}
