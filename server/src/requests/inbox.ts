import type { QueryOf } from '@fairquay/contract/endpoint.ts'
import type { RequestBox } from '@fairquay/contract/requests/address.ts'
import type { listRequests, RequestDetail } from '@fairquay/contract/requests/endpoints.ts'
import type { RequestAction, RequestKind, RequestReader, RequestStatus } from '@fairquay/contract/requests/rules.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Queryable } from '../database.ts'

export type RequestRow = {
  id: number
  kind: RequestKind
  status: RequestStatus
  currency: string
  total_price: number
  created_at: Date
  supplier_id: number
  supplier_name: string
  supplier_slug: string
  buyer_id: number
  buyer_name: string
  buyer_slug: string
  line_count: number
  first_product: string
}

export type RequestFilter = Pick<QueryOf<typeof listRequests>, 'kind' | 'status' | 'box' | 'search'>

const columns = sql`r.id, r.kind, r.status, r.currency, r.total_price, r.created_at,
  s.id as supplier_id, s.name as supplier_name, s.slug as supplier_slug,
  b.id as buyer_id, b.name as buyer_name, b.slug as buyer_slug,
  (select count(*) from request_lines l where l.request_id = r.id) as line_count,
  coalesce((select l.product_name from request_lines l where l.request_id = r.id order by l.position limit 1), '') as first_product`
const parties = sql`join companies s on s.id = r.supplier_company_id join companies b on b.id = r.buyer_company_id`

/** One page, newest first. Each way to have a part in a request is a walk along an index; they are joined only as far as the page reaches. */
export async function findRequests(
  db: Queryable,
  reader: RequestReader,
  filter: RequestFilter,
  limit: number,
  offset: number,
): Promise<RequestRow[]> {
  const walks = waysIn(reader, filter.box).map(
    (way) =>
      sql`(select * from requests r where ${way}${filterBy(filter)} order by r.created_at desc, r.id desc limit ${limit + offset})`,
  )
  if (walks.length === 0) return []
  const { rows } = await sql<RequestRow>`
    select ${columns}
    from (select * from (${sql.join(walks, sql` union all `)}) as own order by created_at desc, id desc limit ${limit} offset ${offset}) r
    ${parties}
    order by r.created_at desc, r.id desc`.execute(db)
  return rows
}

export async function countRequests(db: Queryable, reader: RequestReader, filter: RequestFilter): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from requests r where ${isWithin(reader, filter.box)}${filterBy(filter)}`.execute(db)
  return rows[0]?.count ?? 0
}

/** The conditions under which a reader has a part in a request (see `partyIn`); each request meets one of them at most. */
function waysIn(reader: RequestReader, box?: RequestBox): RawBuilder<unknown>[] {
  if (reader === 'admin') return box === 'sent' ? [] : [sql`true`]
  const { companyId, desk } = reader
  const ways: RawBuilder<unknown>[] = []
  if (box !== 'received') ways.push(sql`r.buyer_company_id = ${companyId}`)
  if (box === 'sent') return ways
  const asSeller = sql`r.supplier_company_id = ${companyId} and r.kind <> 'customs'`
  ways.push(sql`${asSeller} and r.buyer_company_id <> ${companyId}`)
  if (desk) ways.push(sql`r.kind = ${desk} and r.buyer_company_id <> ${companyId} and not (${asSeller})`)
  return ways
}

function isWithin(reader: RequestReader, box?: RequestBox): RawBuilder<unknown> {
  const ways = waysIn(reader, box)
  return ways.length === 0 ? sql`false` : sql`(${sql.join(ways, sql` or `)})`
}

export type DetailRow = RequestRow & {
  first_name: string
  last_name: string
  email: string
  phone_code: string
  phone: string
  has_document: boolean
  customs: RequestDetail['customs']
}

/** A request that the reader has a part in; another's answers like none. */
export async function findRequest(db: Queryable, reader: RequestReader, id: number): Promise<DetailRow | undefined> {
  const { rows } = await sql<DetailRow>`
    select ${columns}, u.first_name, u.last_name, u.email, u.phone_code, u.phone,
      exists (select 1 from request_documents d where d.request_id = r.id) as has_document,
      (select json_build_object('exporting_market', c.exporting_country, 'importing_market', c.importing_country,
         'origin', c.origin_country, 'hts', c.hts, 'broker', c.broker)
       from customs_requests c where c.request_id = r.id) as customs
    from requests r ${parties} join users u on u.id = r.buyer_user_id
    where r.id = ${id} and ${isWithin(reader)}`.execute(db)
  return rows[0]
}

export type EventRow = { action: RequestAction; at: Date; company: string | null }

/** What happened to a request after it was sent, the oldest first. */
export async function findEvents(db: Queryable, requestId: number): Promise<EventRow[]> {
  const { rows } = await sql<EventRow>`
    select e.action, e.at, c.name as company
    from request_events e left join companies c on c.id = e.company_id
    where e.request_id = ${requestId} order by e.id`.execute(db)
  return rows
}

export type LineRow = {
  position: number
  product_id: number | null
  product_slug: string | null
  product_name: string
  options: { name: string; value: string }[]
  quantity: number
  order_measure: string
  unit_price: number
  original_unit_price: number
  price_unit: string
  unit_weight: number | null
  line_total: number
}

export async function findRequestLines(db: Queryable, requestId: number): Promise<LineRow[]> {
  const { rows } = await sql<LineRow>`
    select l.position, l.product_id, p.slug as product_slug, l.product_name, l.options, l.quantity, l.order_measure, l.unit_price,
      l.original_unit_price, l.price_unit, l.unit_weight, l.line_total
    from request_lines l
    left join products p on p.id = l.product_id
    where l.request_id = ${requestId}
    order by l.position`.execute(db)
  return rows
}

function filterBy({ kind, status, search = '' }: RequestFilter): RawBuilder<unknown> {
  const parts = [
    kind && sql` and r.kind = ${kind}`,
    status && sql` and r.status = ${status}`,
    search.trim() && sql` and ${isNamed(search.trim())}`,
  ]
  return sql.join(
    parts.filter((part) => part !== undefined && part !== ''),
    sql``,
  )
}

/** Found by its number, by its goods or by one of its parties; '#17' means the number alone. */
function isNamed(words: string): RawBuilder<unknown> {
  if (/^#\d+$/.test(words)) return sql`r.id::text = ${words.slice(1)}`
  const like = `%${words.replace(/[\\%_]/g, '\\$&')}%`
  const companies = sql`(select c.id from companies c where c.name ilike ${like})`
  return sql`(r.id::text = ${words}
    or r.id in (select l.request_id from request_lines l where l.product_name ilike ${like})
    or r.supplier_company_id in ${companies} or r.buyer_company_id in ${companies})`
}
