import type { UnitPrice } from '@fairquay/contract/money.ts'
import type { PurchaseOffer } from '@fairquay/contract/purchase/offer.ts'
import { turnPurchaseMoney } from '@fairquay/contract/purchase/turn-money.ts'
import type { RfqStatus } from '@fairquay/contract/sourcing/endpoints.ts'
import type { RequestStatus } from '@fairquay/contract/trade/statuses.ts'
import { fromStored } from '@fairquay/contract/trade/stored-money.ts'
import { type RawBuilder, sql } from 'kysely'
import { isCompanyOpen } from '../catalogue/queries.ts'
import type { Queryable } from '../database.ts'
import type { Viewer } from '../session.ts'

/** Whose RFQs a person sees: their company's, the operator everybody's; nobody's without a company. */
export function rfqsOf(viewer: Viewer): RawBuilder<unknown> {
  if (viewer.role === 'admin') return sql`true`
  return viewer.company ? sql`q.buyer_company_id = ${viewer.company.id}` : sql`false`
}

export type RfqRow = {
  id: number
  status: RfqStatus
  title: string
  quantity: number
  unit: string
  target_price: UnitPrice | null
  currency: string
  deadline: string
  time_zone: string
  answer_until: Date
  created_at: Date
  changed_at: Date
  asked: number
  answered: number
}

/** It changes with what happens in its requests. */
const changedAt = sql`greatest(q.changed_at, (
    select max(r.changed_at) from rfq_requests s join requests r on r.id = s.request_id where s.rfq_id = q.id))`

const rfqColumns = sql`q.id, q.status, q.title, q.quantity, q.unit, q.target_price, q.currency, q.deadline, q.time_zone, q.answer_until, q.created_at, ${changedAt} as changed_at,
  (select count(*) from rfq_requests s where s.rfq_id = q.id) as asked,
  (select count(*) from rfq_requests s join requests r on r.id = s.request_id where s.rfq_id = q.id and r.offer_count > 0) as answered`

/** One page, newest first; or, of those changed since a moment, the longest unchanged first. */
export async function findRfqs(
  db: Queryable,
  viewer: Viewer,
  changedSince: string | undefined,
  limit: number,
  offset: number,
): Promise<RfqRow[]> {
  const { rows } = await sql<RfqRow>`
    select ${rfqColumns} from rfqs q where ${rfqsOf(viewer)}${isSince(viewer, changedSince)}
    order by ${changedSince === undefined ? sql`q.created_at desc, q.id desc` : sql`changed_at, q.id`} limit ${limit} offset ${offset}`.execute(
    db,
  )
  return rows
}

export async function countRfqs(db: Queryable, viewer: Viewer, changedSince: string | undefined): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from rfqs q where ${rfqsOf(viewer)}${isSince(viewer, changedSince)}`.execute(db)
  return rows[0]?.count ?? 0
}

/** Found from what changed, by the index of each of the two, so that only as many are looked at as have. */
function isSince(viewer: Viewer, moment: string | undefined): RawBuilder<unknown> {
  if (moment === undefined) return sql``
  const since = sql`${moment}::timestamptz`
  const isAsker = viewer.role === 'admin' ? sql`true` : sql`r.buyer_company_id = ${viewer.company?.id ?? 0}`
  return sql` and q.id in (
    select q.id from rfqs q where ${rfqsOf(viewer)} and q.changed_at >= ${since}
    union select s.rfq_id from requests r join rfq_requests s on s.request_id = r.id where ${isAsker} and r.changed_at >= ${since})`
}

export type RfqDetailRow = RfqRow & { note: string; product: { id: number; slug: string } | null }

/** An RFQ of the reader; another's answers like none. */
export async function findRfq(db: Queryable, viewer: Viewer, id: number): Promise<RfqDetailRow | undefined> {
  const { rows } = await sql<RfqDetailRow>`
    select ${rfqColumns}, q.note,
      (select json_build_object('id', l.product_id, 'slug', l.slug) from listings l where l.product_id = q.product_id) as product
    from rfqs q where q.id = ${id} and ${rfqsOf(viewer)}`.execute(db)
  return rows[0]
}

export type AnswerRow = {
  request_id: number
  thread_id: number
  seller_id: number
  seller_name: string
  seller_slug: string
  country: string
  status: RequestStatus
  valid_until: Date | null
  awarded_quantity: number | null
  revision: number | null
  offer: PurchaseOffer | null
  kind: string
  is_verified: boolean
  is_open: boolean
}

/** Everybody who was asked, with the newest offer each has made. What was agreed in the request itself counts as awarded, and its words are the offer. */
export async function findAnswers(db: Queryable, rfqId: number): Promise<AnswerRow[]> {
  const { rows } = await sql<AnswerRow>`
    select s.request_id, t.id as thread_id, c.id as seller_id, c.name as seller_name, c.slug as seller_slug, c.country_code as country,
      t.status, t.valid_until, coalesce(s.awarded_quantity, (d.snapshot #>> '{lines,0,quantity}')::integer) as awarded_quantity, o.number as revision, o.body as offer,
      c.kind, c.verified_at is not null as is_verified, ${isCompanyOpen} as is_open
    from rfq_requests s
    join companies c on c.id = s.seller_company_id
    join request_threads t on t.request_id = s.request_id and t.company_id = s.seller_company_id
    left join request_deals d on d.request_id = s.request_id
    left join lateral (
      select number, body from request_offers where thread_id = t.id and (side = 'answer' or t.status = 'accepted') order by number desc limit 1) o on true
    where s.rfq_id = ${rfqId}
    order by s.request_id`.execute(db)
  return rows.map((row) => ({
    ...row,
    offer: row.offer && turnPurchaseMoney(row.offer, fromStored(row.offer.currency)),
  }))
}

/** Sellers among these companies that can be asked: open, with somebody to write to. */
export async function findOpenSellers(db: Queryable, companyIds: readonly number[]): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`
    select c.id from companies c
    where c.id = any(${[...companyIds]}::integer[]) and c.kind = 'seller' and ${isCompanyOpen}`.execute(db)
  return new Set(rows.map(({ id }) => id))
}

/** Whose product it is, while it is on the market. */
export async function findProductOwner(
  db: Queryable,
  productId: number,
): Promise<{ company_id: number; name: string } | undefined> {
  const { rows } = await sql<{ company_id: number; name: string }>`
    select l.company_id, p.name from listings l join products p on p.id = l.product_id where l.product_id = ${productId}`.execute(
    db,
  )
  return rows[0]
}

export type SellerRow = { id: number; name: string; slug: string; country: string; goods: number; example: string }

/**
 * Sellers of these goods, and of others in the categories of the first of them: the more alike and the more goods, the further up. `first` names how many
 * of the products speak for their categories.
 */
export async function findSellersOf(
  db: Queryable,
  productIds: readonly number[],
  { first, most, exceptCompany }: { first: number; most: number; exceptCompany: number },
): Promise<SellerRow[]> {
  const { rows } = await sql<SellerRow>`
    with found as (select id, place from unnest(${[...productIds]}::integer[]) with ordinality as f(id, place)),
    alike as (
      select distinct i.product_id as id, 10000 as place
      from product_sub_industries i
      where i.sub_industry_id in (
        select k.sub_industry_id from product_sub_industries k join found f on f.id = k.product_id where f.place <= ${first})
      limit 2000),
    ranked as (select id, min(place) as place from (select * from found union all select * from alike) a group by id)
    select c.id, c.name, c.slug, n.name as country, count(*) as goods,
      (array_agg(p.name order by r.place, p.id))[1] as example
    from ranked r
    join products p on p.id = r.id and p.state = 'published'
    join companies c on c.id = p.company_id and c.kind = 'seller'
    join countries n on n.code = c.country_code
    where c.id <> ${exceptCompany} and ${isCompanyOpen}
    group by c.id, n.name
    order by min(r.place), count(*) desc, c.id
    limit ${most}`.execute(db)
  return rows
}
