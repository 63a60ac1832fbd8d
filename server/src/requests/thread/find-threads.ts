import { writeMoney } from '@fairquay/contract/money.ts'
import type { DealSnapshot } from '@fairquay/contract/requests/deal/snapshot.ts'
import { readStoredDeal } from '@fairquay/contract/requests/deal/stored.ts'
import type { RequestDetail, RequestEvent, RequestThread } from '@fairquay/contract/requests/inbox/endpoints.ts'
import type { Revision } from '@fairquay/contract/requests/offer/shapes.ts'
import { readStoredOffer } from '@fairquay/contract/requests/offer/stored.ts'
import { mayDeal, statusAt } from '@fairquay/contract/trade/states.ts'
import type { RequestStatus } from '@fairquay/contract/trade/statuses.ts'
import { sql } from 'kysely'
import { isCompanyOpen } from '../../catalogue/queries.ts'
import type { Queryable } from '../../database.ts'
import type { OfferRow } from '../offer/find-offer.ts'
import { asTable, isSeen, type SeenRequest, seenThreads } from './seen-threads.ts'

/** Rows by the request they belong to. */
type ByRequest<Row> = ReadonlyMap<number, Row[]>

type ThreadRow = {
  id: number
  request_id: number
  company: { id: number; name: string; slug: string }
  status: RequestStatus
  valid_until: Date | null
  seen_at: Date | null
  is_unread: boolean
  read_by_asking: number
  message_count: number
  kind: string
  is_verified: boolean
  is_open: boolean
  last_message: number
}

export async function findThreads(
  db: Queryable,
  requests: readonly SeenRequest[],
  now: Date,
): Promise<ByRequest<RequestThread>> {
  const { rows } = await sql<ThreadRow>`
    select t.id, t.request_id, json_build_object('id', c.id, 'name', c.name, 'slug', c.slug) as company, t.status, t.valid_until, t.seen_at, t.is_unread,
      t.read_by_asking, (select count(*) from request_messages m where m.thread_id = t.id) as message_count,
      c.kind, c.verified_at is not null as is_verified, ${isCompanyOpen} as is_open,
      coalesce((select max(m.id) from request_messages m where m.thread_id = t.id and m.side = 'answering'), 0) as last_message
    from ${seenThreads(requests)} t join companies c on c.id = t.company_id
    order by t.id`.execute(db)
  const offers = await findOffers(
    db,
    rows.map(({ id }) => id),
  )
  const offersOf = Map.groupBy(offers, ({ thread_id }) => thread_id)
  const all = new Set(requests.flatMap(({ requestId, scope }) => (scope === 'all' ? requestId : [])))
  return groupByRequest(rows, (row) => ({
    company: row.company,
    status: statusAt(row.status, row.valid_until, now),
    valid_until: row.valid_until?.toISOString() ?? null,
    seen_at: row.seen_at?.toISOString() ?? null,
    offers: (offersOf.get(row.id) ?? []).map(presentOffer),
    message_count: row.message_count,
    can_deal: mayDeal({ kind: row.kind, isOpen: row.is_open, isVerified: row.is_verified }),
    unread: all.has(row.request_id) ? row.last_message > row.read_by_asking : row.is_unread,
  }))
}

function groupByRequest<Row extends { request_id: number }, Shown>(
  rows: readonly Row[],
  present: (row: Row) => Shown,
): ByRequest<Shown> {
  return new Map([...Map.groupBy(rows, ({ request_id }) => request_id)].map(([id, own]) => [id, own.map(present)]))
}

async function findOffers(db: Queryable, threadIds: readonly number[]): Promise<(OfferRow & { thread_id: number })[]> {
  if (threadIds.length === 0) return []
  const { rows } = await sql<OfferRow & { thread_id: number }>`
    select thread_id, number, side, body, total, valid_until, user_id, person, company, created_at
    from request_offers where thread_id = any(${[...threadIds]}::integer[]) order by thread_id, number`.execute(db)
  return rows.map((row) => ({ ...row, body: readStoredOffer(row.body) }))
}

function presentOffer({ number, side, company, person, created_at, body, total, valid_until }: OfferRow): Revision {
  return {
    number,
    side,
    by: { company, person },
    at: created_at.toISOString(),
    offer: body,
    total: writeMoney(total, body.currency),
    valid_until: valid_until.toISOString(),
  }
}

type EventRow = Omit<RequestEvent, 'at'> & { at: Date; request_id: number }

/** What happened, as far as the reader sees it, the oldest first. */
export async function findEvents(db: Queryable, requests: readonly SeenRequest[]): Promise<ByRequest<RequestEvent>> {
  const { rows } = await sql<EventRow>`
    select e.request_id, e.action, e.at, coalesce(c.name, '') as by, coalesce(u.first_name || ' ' || u.last_name, '') as person, t.company_id as thread,
      e.number, e.reason
    from ${asTable(requests)} p
    join request_events e on e.request_id = p.request_id
    left join companies c on c.id = e.company_id
    left join users u on u.id = e.user_id
    left join request_threads t on t.id = e.thread_id
    where e.thread_id is null or e.action = 'send' or ${isSeen}
    order by e.id`.execute(db)
  return groupByRequest(rows, ({ request_id: _, ...row }) => ({ ...row, at: row.at.toISOString() }))
}

/** What was agreed; for the two companies that agreed, and the operator. */
export async function findDeals(
  db: Queryable,
  requests: readonly SeenRequest[],
): Promise<ReadonlyMap<number, DealSnapshot>> {
  const { rows } = await sql<{ request_id: number; snapshot: DealSnapshot }>`
    select d.request_id, d.snapshot from request_deals d join ${seenThreads(requests)} t on t.id = d.thread_id`.execute(
    db,
  )
  return new Map(rows.map(({ request_id, snapshot }) => [request_id, readStoredDeal(snapshot)]))
}

type SharedOffer = NonNullable<RequestDetail['shared_offer']>

/** The accepted or newest offer of each of these requests: what their buyer shows to who only looks on. */
export async function findSharedOffers(
  db: Queryable,
  requestIds: readonly number[],
): Promise<ReadonlyMap<number, SharedOffer>> {
  if (requestIds.length === 0) return new Map()
  const { rows } = await sql<OfferRow & { request_id: number; sender: SharedOffer['company'] }>`
    select distinct on (t.request_id) t.request_id, json_build_object('id', c.id, 'name', c.name, 'slug', c.slug) as sender,
      o.number, o.side, o.body, o.total, o.valid_until, o.user_id, o.person, o.company, o.created_at
    from request_threads t
    join companies c on c.id = t.company_id
    cross join lateral (select * from request_offers o where o.thread_id = t.id and o.side = 'answer' order by o.number desc limit 1) o
    where t.request_id = any(${[...requestIds]}::integer[])
    order by t.request_id, t.status = 'accepted' desc, o.created_at desc`.execute(db)
  return new Map(
    rows.map(({ request_id, sender, ...row }) => [
      request_id,
      { company: sender, offer: presentOffer({ ...row, body: readStoredOffer(row.body) }) },
    ]),
  )
}

/** Whom of a company a request could be given to. */
export async function findColleagues(db: Queryable, companyId: number): Promise<{ id: number; name: string }[]> {
  const { rows } = await sql<{ id: number; name: string }>`
    select id, first_name || ' ' || last_name as name from users where company_id = ${companyId} and status = 1 order by first_name, id limit 100`.execute(
    db,
  )
  return rows
}
