import { countries } from '@fairquay/contract/countries.ts'
import type { QueryOf } from '@fairquay/contract/endpoint.ts'
import type { PromisedValue } from '@fairquay/contract/order-value/promised.ts'
import type { OrderStatus } from '@fairquay/contract/orders/statuses.ts'
import type { DeliveryAddress } from '@fairquay/contract/purchase/delivery.ts'
import type { Readiness } from '@fairquay/contract/readiness/shapes.ts'
import type { listRequests } from '@fairquay/contract/requests/inbox/endpoints.ts'
import { readRequestNumber } from '@fairquay/contract/requests/inbox/read-request-number.ts'
import type { RequestKind } from '@fairquay/contract/requests/kind-names.ts'
import { mostUnread } from '@fairquay/contract/requests/thread/endpoints.ts'
import {
  type Desk,
  type Parties,
  partyIn,
  type RequestParty,
  type RequestReader,
} from '@fairquay/contract/trade/parties.ts'
import { statusesWaitingFor } from '@fairquay/contract/trade/states.ts'
import type { RequestStatus } from '@fairquay/contract/trade/statuses.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Queryable } from '../../database.ts'
import type { WayRow } from '../../trade/present-way.ts'
import { kinds } from '../kinds.ts'

export type RequestRow = WayRow & {
  id: number
  kind: RequestKind
  status: RequestStatus
  currency: string
  total_price: number
  created_at: Date
  changed_at: Date
  supplier_id: number
  supplier_name: string
  supplier_slug: string
  buyer_id: number
  /** The one company of its desk that it went to; null: to all of them. */
  only_id: number | null
  buyer_name: string
  buyer_slug: string
  line_count: number
  first_product: string
  is_insured: boolean
  shared_at: Date | null
  /** The accepted or newest offer that the reader sees; minor units, as all here. */
  offer: { total: number; currency: string; side: 'answer' | 'counter'; agreed: number | null } | null
  is_unread: boolean
  offer_count: number
  /** Of the reader's own company, where it is one that answers. */
  thread_status: RequestStatus | null
  thread_valid_until: Date | null
  thread_is_unread: boolean | null
  thread_revision: number | null
  assignee: { id: number; name: string } | null
  readiness: Readiness | null
}

export type RequestFilter = Pick<
  QueryOf<typeof listRequests>,
  'kind' | 'status' | 'box' | 'search' | 'unread' | 'waiting' | 'assignee' | 'changed_since' | 'max_missing'
>

const parties = sql`join companies s on s.id = r.supplier_company_id join companies b on b.id = r.buyer_company_id`

function columnsFor(reader: RequestReader): RawBuilder<unknown> {
  return sql`r.id, r.kind, r.status, r.currency, r.total_price, r.created_at, ${changeFor(reader)} as changed_at, r.is_unread, r.offer_count,
    s.id as supplier_id, s.name as supplier_name, s.slug as supplier_slug,
    r.only_company_id as only_id, b.id as buyer_id, b.name as buyer_name, b.slug as buyer_slug,
    (select count(*) from request_lines l where l.request_id = r.id) as line_count,
    coalesce((select l.product_name from request_lines l where l.request_id = r.id order by l.position limit 1), '') as first_product,
    r.from_country, r.from_place, r.to_country, r.to_place, r.packs, r.pallets, r.grams, r.litres, r.is_insured, r.shared_at, r.readiness,
    ${newestOffer(reader)} as offer,
    t.status as thread_status, t.valid_until as thread_valid_until, t.is_unread as thread_is_unread, t.revision as thread_revision,
    (select json_build_object('id', u.id, 'name', u.first_name || ' ' || u.last_name) from request_assignees a join users u on u.id = a.user_id
     where a.request_id = r.id and a.company_id = ${companyOf(reader)}) as assignee`
}

/** Who shows their offers lets the seller of the goods see all that happens; else they see what those see who have no thread. */
const changeOutside = sql`case when r.shared_at is null then r.outer_changed_at else r.changed_at end`

/** When something changed that the reader can see; see `noteChange`. */
function changeFor(reader: RequestReader): RawBuilder<unknown> {
  if (reader === 'admin') return sql`r.changed_at`
  const own = companyOf(reader)
  return sql`case when r.buyer_company_id = ${own} then r.changed_at when t.id is not null then t.changed_at
    when r.supplier_company_id = ${own} then ${changeOutside} else r.outer_changed_at end`
}

/**
 * Of the threads the reader sees: all for who asked and the operator, the own one for who answers, and offers alone for a seller they are shown to. What still
 * stands goes before what has run out, and an offer that was declined counts for nothing where others may still answer.
 */
function newestOffer(reader: RequestReader): RawBuilder<unknown> {
  const own = companyOf(reader)
  const isAll = reader === 'admin' ? sql`true` : sql`r.buyer_company_id = ${own}`
  return sql`(
    select json_build_object('total', o.total, 'currency', o.currency, 'side', o.side, 'agreed', (d.snapshot ->> 'total')::bigint)
    from request_threads v
    left join request_deals d on d.request_id = v.request_id and d.thread_id = v.id
    cross join lateral (
      select * from request_offers o where o.thread_id = v.id and (${isAll} or v.company_id = ${own} or o.side = 'answer') order by o.number desc limit 1) o
    where v.request_id = r.id and v.revision > 0
      and (${isAll} or v.company_id = ${own} or (r.shared_at is not null and r.supplier_company_id = ${own}))
      and (v.status <> 'declined' or v.company_id = ${own} or r.status in ('declined', 'withdrawn'))
    order by d.request_id, (v.status in ('quoted', 'revised', 'countered')) desc, o.created_at desc limit 1)`
}

function ownThread(reader: RequestReader): RawBuilder<unknown> {
  return sql`left join request_threads t on t.request_id = r.id and t.company_id = ${companyOf(reader)}`
}

/** An operator reads for no company. */
function companyOf(reader: RequestReader): number {
  return reader === 'admin' ? 0 : reader.companyId
}

/** One page, newest first, or since a moment the longest unchanged first. Each way to have a part in a request is a walk along an index; they are joined only as far as the page reaches. */
export async function findRequests(
  db: Queryable,
  reader: RequestReader,
  filter: RequestFilter,
  limit: number,
  offset: number,
): Promise<RequestRow[]> {
  const isSince = filter.changed_since !== undefined
  const walks = waysIn(reader, filter).map(
    ({ from, where, order, changed }) =>
      sql`(select r.id, ${isSince ? changed : sql`r.created_at`} as at from ${from} where ${where}${changedSince(filter, changed)}${filterBy(reader, filter)}
        order by ${isSince ? sql`${changed}, r.id` : order} limit ${limit + offset})`,
  )
  if (walks.length === 0) return []
  const { rows } = await sql<RequestRow>`
    select ${columnsFor(reader)}
    from (select * from (${sql.join(walks, sql` union all `)}) as own order by ${isSince ? sql`at, id` : sql`at desc, id desc`} limit ${limit} offset ${offset}) own
    join requests r on r.id = own.id ${parties} ${ownThread(reader)}
    order by ${isSince ? sql`own.at, r.id` : sql`r.created_at desc, r.id desc`}`.execute(db)
  return rows
}

function changedSince({ changed_since }: RequestFilter, changed: RawBuilder<unknown>): RawBuilder<unknown> {
  return changed_since === undefined ? sql`` : sql` and ${changed} >= ${changed_since}::timestamptz`
}

export async function countRequests(db: Queryable, reader: RequestReader, filter: RequestFilter): Promise<number> {
  const counts = waysIn(reader, filter).map(
    ({ from, where, changed }) =>
      sql`(select count(*) from ${from} where ${where}${changedSince(filter, changed)}${filterBy(reader, filter)})`,
  )
  if (counts.length === 0) return 0
  const { rows } = await sql<{ count: number }>`select ${sql.join(counts, sql` + `)} as count`.execute(db)
  return rows[0]?.count ?? 0
}

/** How many requests hold something new for the reader's company, or wait for it; counted no further than a menu shows. */
export async function countUpTo(
  db: Queryable,
  reader: RequestReader,
  filter: Pick<RequestFilter, 'unread' | 'waiting'>,
): Promise<number> {
  if (reader === 'admin') return 0
  const counts = waysIn(reader, filter).map(
    // Threads that are unread or wait have indexes of their own, which an order would keep from being used; requests are walked along the newest.
    ({ from, where, order }) =>
      sql`(select 1 from ${from} where ${where}${from === threads ? sql`` : sql` order by ${order}`} limit ${mostUnread})`,
  )
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (${sql.join(counts, sql` union all `)}) as unread`.execute(db)
  return Math.min(mostUnread, rows[0]?.count ?? 0)
}

/** `changed` is when something changed that is seen on this way. */
type Way = Record<'from' | 'where' | 'order' | 'changed', RawBuilder<unknown>>

const requests = sql`requests r`
const newest = sql`r.created_at desc, r.id desc`
const threads = sql`request_threads t join requests r on r.id = t.request_id`
const newestThread = sql`t.requested_at desc, t.request_id desc`

/** Nobody has to answer what has waited longer: such requests of a desk are no news any more. */
const newsFor = sql`interval '60 days'`

const isStanding = sql`(t.valid_until is null or t.valid_until > now())`

/** See `waitsFor`: what a company must do something about. The state of the whole request narrows it to a few before its threads are looked at. */
const waitsForBuyer = sql` and r.status in ('asked', 'countered', 'quoted', 'revised') and exists (
  select 1 from request_threads t where t.request_id = r.id and t.status = any(${statusesWaitingFor('asking')}::text[]) and ${isStanding})`
const waitsForAnswerer = sql` and t.status = any(${statusesWaitingFor('answering')}::text[]) and ${isStanding}`

/**
 * The ways in which a reader has a part in a request (see `partyIn`); each request is met on one of them at most. State and unread are those of the way: of
 * its own thread for a company that answers, of the request for all others.
 */
function waysIn(reader: RequestReader, { box, status, unread, waiting, kind }: RequestFilter): Way[] {
  const is = (column: RawBuilder<unknown>) => (status ? sql` and ${column} = ${status}` : sql``)
  if (reader === 'admin')
    return box === 'sent' || unread || waiting
      ? []
      : [{ from: requests, where: sql`true${is(sql`r.status`)}`, order: newest, changed: sql`r.changed_at` }]
  const { companyId, desk } = reader
  const own: Way = {
    from: requests,
    where: sql`r.buyer_company_id = ${companyId}${is(sql`r.status`)}${unread ? sql` and r.is_unread` : sql``}${waiting ? waitsForBuyer : sql``}`,
    order: newest,
    changed: sql`r.changed_at`,
  }
  if (box === 'sent') return [own]
  // A way that leads to no request of the kind asked for would be walked to its end.
  const asked = Object.values(kinds).filter(({ name }) => kind === undefined || kind === name)
  const ways = asked.flatMap((one) => waysOf(one, companyId, desk, { status, unread, waiting }))
  return box === 'received' ? ways : [own, ...ways]
}

/** How requests of one kind come to a company: answered by it, watched as the seller of the goods, or waiting at its desk. */
function waysOf(
  kind: Parties,
  companyId: number,
  desk: Desk | undefined,
  { status, unread, waiting }: Pick<RequestFilter, 'status' | 'unread' | 'waiting'>,
): Way[] {
  const is = (column: RawBuilder<unknown>) => (status ? sql` and ${column} = ${status}` : sql``)
  const isOthers = sql`r.kind = ${kind.name} and r.buyer_company_id <> ${companyId}`
  const isAnswerer = kind.desk === (desk ?? null)
  const ways: Way[] = []
  if (isAnswerer)
    ways.push({
      from: threads,
      where: sql`t.company_id = ${companyId} and ${isOthers}${is(sql`t.status`)}${unread ? sql` and t.is_unread` : sql``}${waiting ? waitsForAnswerer : sql``}`,
      order: newestThread,
      changed: sql`t.changed_at`,
    })
  if (kind.desk !== null && kind.isSellerTold && !unread && !waiting)
    ways.push({
      from: requests,
      where: sql`r.supplier_company_id = ${companyId} and ${isOthers}${status ? lookedOnAt(status) : sql``}`,
      order: newest,
      changed: changeOutside,
    })
  const unopened = unopenedOf(status)
  if (isAnswerer && kind.desk !== null && unopened)
    ways.push({
      from: requests,
      where: sql`${isOthers}${kind.isSellerTold ? sql` and r.supplier_company_id <> ${companyId}` : sql``}
        and (r.only_company_id is null or r.only_company_id = ${companyId})
        and not exists (select 1 from request_threads t where t.request_id = r.id and t.company_id = ${companyId})${unopened}
        ${unread || waiting ? sql` and r.status not in ('accepted', 'withdrawn') and r.created_at > now() - ${newsFor}` : sql``}`,
      order: newest,
      changed: sql`r.outer_changed_at`,
    })
  return ways
}

/** Which requests the seller of the goods, who only looks on, finds in a state (see `statusLookedOnAt`): it would tell how far they have come as well. */
function lookedOnAt(status: RequestStatus): RawBuilder<unknown> {
  if (status === 'withdrawn') return sql` and r.status = 'withdrawn'`
  if (status === 'sent') return sql` and (r.status = 'sent' or (r.shared_at is null and r.status <> 'withdrawn'))`
  return sql` and r.status = ${status} and r.shared_at is not null`
}

/** Which requests a company that has not opened them finds in a state (see `statusWithoutThread`); undefined where there are none. */
function unopenedOf(status: RequestStatus | undefined): RawBuilder<unknown> | undefined {
  if (status === undefined) return sql``
  if (status === 'sent') return sql` and r.status not in ('accepted', 'withdrawn')`
  if (status === 'declined') return sql` and r.status = 'accepted'`
  return status === 'withdrawn' ? sql` and r.status = 'withdrawn'` : undefined
}

export type DetailRow = RequestRow & {
  first_name: string
  last_name: string
  email: string
  phone_code: string
  phone: string
  has_document: boolean
  file_id: number
  answer_until: Date | null
  asked_message: string
  wanted_date: string | null
  wanted_place: string
  po_number: string
  wanted_incoterm: string | null
  wanted_incoterm_place: string
  wanted_payment_terms: string
  delivery: DeliveryAddress | null
  promised: PromisedValue | null
  order: { id: number; year: number; number: number; status: OrderStatus } | null
}

/** The part a reader has in a request; undefined where it has none. */
export function partyOf(row: RequestRow, reader: RequestReader): RequestParty | undefined {
  return partyIn(
    { kind: kinds[row.kind], buyerId: row.buyer_id, supplierId: row.supplier_id, onlyId: row.only_id },
    reader,
  )
}

/** A request that the reader has a part in; another's answers like none. */
export async function findRequest(db: Queryable, reader: RequestReader, id: number): Promise<DetailRow | undefined> {
  return (await findDetails(db, reader, sql`r.id = ${id}`))[0]
}

/** The requests of the file that a request is in, as far as the reader has a part in them; the one asked for first. */
export async function findFileRequests(db: Queryable, reader: RequestReader, id: number): Promise<DetailRow[]> {
  const rows = await findDetails(db, reader, sql`r.file_id = (select file_id from requests where id = ${id})`)
  const asked = rows.find((row) => row.id === id)
  return asked ? [asked, ...rows.filter((row) => row !== asked)] : []
}

/** The step of order values that a request reached when it was sent. */
const promisedOf = sql`case when r.value_share is not null then
  json_build_object('step', json_build_object('from', r.value_from, 'share', r.value_share), 'discount', r.value_discount) end`

async function findDetails(db: Queryable, reader: RequestReader, where: RawBuilder<unknown>): Promise<DetailRow[]> {
  const { rows } = await sql<DetailRow>`
    select ${columnsFor(reader)}, r.file_id, r.answer_until, u.first_name, u.last_name, case when u.deleted_at is null then u.email else '' end as email, u.phone_code, u.phone,
      r.asked_message, r.wanted_date::text, r.wanted_place, r.po_number, r.wanted_incoterm, r.wanted_incoterm_place, r.wanted_payment_terms, r.delivery, ${promisedOf} as promised,
      exists (select 1 from request_documents d where d.request_id = r.id) as has_document,
      (select json_build_object('id', o.id, 'year', o.year, 'number', o.number, 'status', o.status) from orders o where o.request_id = r.id) as order
    from requests r ${parties} ${ownThread(reader)} join users u on u.id = r.buyer_user_id
    where ${where} order by r.id`.execute(db)
  return rows.filter((row) => partyOf(row, reader))
}

function filterBy(
  reader: RequestReader,
  { kind, search = '', assignee, max_missing }: RequestFilter,
): RawBuilder<unknown> {
  const parts = [
    kind && sql` and r.kind = ${kind}`,
    search.trim() && sql` and ${isNamed(search.trim())}`,
    assignee !== undefined && sql` and ${isAssigned(reader, assignee)}`,
    // What nobody has rated is null, and left out.
    max_missing !== undefined && sql` and r.facts_missing <= ${max_missing}`,
  ]
  return sql.join(
    parts.filter((part) => typeof part === 'object'),
    sql``,
  )
}

function isAssigned(reader: RequestReader, userId: number): RawBuilder<unknown> {
  const ofCompany = sql`select a.request_id from request_assignees a where a.company_id = ${companyOf(reader)}`
  // One person has few: they are looked up one by one, not searched for along everything the company has.
  if (userId > 0) return sql`r.id = any(array(${ofCompany} and a.user_id = ${userId}))`
  return sql`not exists (${ofCompany} and a.request_id = r.id)`
}

/**
 * Found by its number or the buyer's own, by names and article numbers of its goods, by one of its parties or by where its goods go from or to; '#17' and
 * 'Request 17' mean the number alone.
 */
function isNamed(words: string): RawBuilder<unknown> {
  const number = readRequestNumber(words)
  if (number !== undefined) return sql`r.id = ${number}`
  const like = `%${words.replace(/[\\%_]/g, '\\$&')}%`
  const codes = codesNamed(words)
  const companies = sql`(select c.id from companies c where c.name ilike ${like})`
  return sql`(r.id::text = ${words}
    or r.id in (select l.request_id from request_lines l where l.product_name ilike ${like} or l.sku ilike ${like})
    or r.po_number ilike ${like}
    or r.supplier_company_id in ${companies} or r.buyer_company_id in ${companies}
    or r.from_place ilike ${like} or r.to_place ilike ${like}
    or r.from_country = any(${codes}) or r.to_country = any(${codes}))`
}

/** The codes of the countries of whose names a word begins so: 'oma' is Oman, and not Romania. */
function codesNamed(words: string): string[] {
  const begun = ` ${words.toLowerCase()}`
  return countries.filter(({ name }) => ` ${name.toLowerCase()}`.includes(begun)).map(({ code }) => code)
}
