import { writeMoney } from '@fairquay/contract/money.ts'
import type { DealSnapshot } from '@fairquay/contract/requests/deal/snapshot.ts'
import { readStoredDeal } from '@fairquay/contract/requests/deal/stored.ts'
import type { RequestEvent, RequestThread } from '@fairquay/contract/requests/inbox/endpoints.ts'
import type { Revision } from '@fairquay/contract/requests/offer/shapes.ts'
import { readStoredOffer } from '@fairquay/contract/requests/offer/stored.ts'
import type { Parties } from '@fairquay/contract/trade/parties.ts'
import { type RequestParty, sideOf } from '@fairquay/contract/trade/parties.ts'
import { mayDeal, statusAt } from '@fairquay/contract/trade/states.ts'
import type { RequestStatus } from '@fairquay/contract/trade/statuses.ts'
import { type RawBuilder, sql } from 'kysely'
import { isCompanyOpen } from '../../catalogue/queries.ts'
import type { Queryable } from '../../database.ts'
import type { OfferRow } from '../offer/find-offer.ts'

/** Which threads a reader sees: the buyer and the operator all, a company that answers its own, those who only look on none. */
export type ThreadScope = 'all' | 'none' | { companyId: number }

export function threadsSeenBy(party: RequestParty, kind: Parties, companyId: number): ThreadScope {
  if (party === 'buyer' || party === 'admin') return 'all'
  return sideOf(party, kind) === 'answering' ? { companyId } : 'none'
}

function isSeen(scope: ThreadScope): RawBuilder<unknown> {
  if (scope === 'all') return sql`true`
  return scope === 'none' ? sql`false` : sql`t.company_id = ${scope.companyId}`
}

type ThreadRow = {
  id: number
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
  requestId: number,
  scope: ThreadScope,
  now: Date,
): Promise<RequestThread[]> {
  if (scope === 'none') return []
  const { rows } = await sql<ThreadRow>`
    select t.id, json_build_object('id', c.id, 'name', c.name, 'slug', c.slug) as company, t.status, t.valid_until, t.seen_at, t.is_unread,
      t.read_by_asking, (select count(*) from request_messages m where m.thread_id = t.id) as message_count,
      c.kind, c.verified_at is not null as is_verified, ${isCompanyOpen} as is_open,
      coalesce((select max(m.id) from request_messages m where m.thread_id = t.id and m.side = 'answering'), 0) as last_message
    from request_threads t join companies c on c.id = t.company_id
    where t.request_id = ${requestId} and ${isSeen(scope)}
    order by t.id`.execute(db)
  const offers = await findOffers(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => ({
    company: row.company,
    status: statusAt(row.status, row.valid_until, now),
    valid_until: row.valid_until?.toISOString() ?? null,
    seen_at: row.seen_at?.toISOString() ?? null,
    offers: offers.filter(({ thread_id }) => thread_id === row.id).map(presentOffer),
    message_count: row.message_count,
    can_deal: mayDeal({ kind: row.kind, isOpen: row.is_open, isVerified: row.is_verified }),
    unread: scope === 'all' ? row.last_message > row.read_by_asking : row.is_unread,
  }))
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

type EventRow = Omit<RequestEvent, 'at'> & { at: Date }

/** What happened, as far as the reader sees it, the oldest first. */
export async function findEvents(db: Queryable, requestId: number, scope: ThreadScope): Promise<RequestEvent[]> {
  const { rows } = await sql<EventRow>`
    select e.action, e.at, coalesce(c.name, '') as by, coalesce(u.first_name || ' ' || u.last_name, '') as person, t.company_id as thread,
      e.number, e.reason
    from request_events e
    left join companies c on c.id = e.company_id
    left join users u on u.id = e.user_id
    left join request_threads t on t.id = e.thread_id
    where e.request_id = ${requestId} and (e.thread_id is null or e.action = 'send' or ${isSeen(scope)})
    order by e.id`.execute(db)
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }))
}

/** What was agreed; for the two companies that agreed, and the operator. */
export async function findDeal(db: Queryable, requestId: number, scope: ThreadScope): Promise<DealSnapshot | null> {
  const { rows } = await sql<{ snapshot: DealSnapshot }>`
    select d.snapshot from request_deals d join request_threads t on t.id = d.thread_id
    where d.request_id = ${requestId} and ${isSeen(scope)}`.execute(db)
  return rows[0] ? readStoredDeal(rows[0].snapshot) : null
}

/** Whom of a company a request could be given to. */
export async function findColleagues(db: Queryable, companyId: number): Promise<{ id: number; name: string }[]> {
  const { rows } = await sql<{ id: number; name: string }>`
    select id, first_name || ' ' || last_name as name from users where company_id = ${companyId} and status = 1 order by first_name, id limit 100`.execute(
    db,
  )
  return rows
}
