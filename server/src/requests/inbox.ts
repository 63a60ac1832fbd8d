import type { QueryOf } from '@fairquay/contract/endpoint.ts'
import type { listRequests, RequestKind, RequestStatus } from '@fairquay/contract/requests/endpoints.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Queryable } from '../database.ts'

/** Whose requests: a company's, sent and received, or everybody's. */
export type Scope = { companyId: number } | 'all'

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
}

type Filter = Pick<QueryOf<typeof listRequests>, 'kind' | 'status'>

const columns = sql`r.id, r.kind, r.status, r.currency, r.total_price, r.created_at,
  s.id as supplier_id, s.name as supplier_name, s.slug as supplier_slug,
  b.id as buyer_id, b.name as buyer_name, b.slug as buyer_slug,
  (select count(*) from request_lines l where l.request_id = r.id) as line_count`
const parties = sql`join companies s on s.id = r.supplier_company_id join companies b on b.id = r.buyer_company_id`

/** One page, newest first. What a company sent and what it received are each a walk along an index; the two are joined only as far as the page reaches. */
export async function findRequests(
  db: Queryable,
  scope: Scope,
  filter: Filter,
  limit: number,
  offset: number,
): Promise<RequestRow[]> {
  const until = limit + offset
  const newest = (where: RawBuilder<unknown>) =>
    sql`(select * from requests r where ${where}${filterBy(filter)} order by r.created_at desc, r.id desc limit ${until})`
  const source =
    scope === 'all'
      ? newest(sql`true`)
      : sql`(${newest(sql`r.buyer_company_id = ${scope.companyId}`)} union all
          ${newest(sql`r.supplier_company_id = ${scope.companyId} and r.buyer_company_id <> ${scope.companyId}`)})`
  const { rows } = await sql<RequestRow>`
    select ${columns}
    from (select * from ${source} as own order by created_at desc, id desc limit ${limit} offset ${offset}) r ${parties}
    order by r.created_at desc, r.id desc`.execute(db)
  return rows
}

export async function countRequests(db: Queryable, scope: Scope, filter: Filter): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from requests r where ${ownedBy(scope)}${filterBy(filter)}`.execute(db)
  return rows[0]?.count ?? 0
}

export type DetailRow = RequestRow & {
  first_name: string
  last_name: string
  email: string
  phone_code: string
  phone: string
}

/** A request within the scope; another's answers like none. */
export async function findRequest(db: Queryable, scope: Scope, id: number): Promise<DetailRow | undefined> {
  const { rows } = await sql<DetailRow>`
    select ${columns}, u.first_name, u.last_name, u.email, u.phone_code, u.phone
    from requests r ${parties} join users u on u.id = r.buyer_user_id
    where r.id = ${id} and ${ownedBy(scope)}`.execute(db)
  return rows[0]
}

export type LineRow = {
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
    select l.product_id, p.slug as product_slug, l.product_name, l.options, l.quantity, l.order_measure, l.unit_price,
      l.original_unit_price, l.price_unit, l.unit_weight, l.line_total
    from request_lines l
    left join products p on p.id = l.product_id
    where l.request_id = ${requestId}
    order by l.position`.execute(db)
  return rows
}

function ownedBy(scope: Scope): RawBuilder<unknown> {
  if (scope === 'all') return sql`true`
  return sql`(r.buyer_company_id = ${scope.companyId} or r.supplier_company_id = ${scope.companyId})`
}

function filterBy({ kind, status }: Filter): RawBuilder<unknown> {
  return sql`${kind ? sql` and r.kind = ${kind}` : sql``}${status ? sql` and r.status = ${status}` : sql``}`
}
