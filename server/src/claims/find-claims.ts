import { type listClaims, mostClaimsCounted } from '@fairquay/contract/claims/endpoints.ts'
import { type ClaimSide, claimStatuses, claimWaitsFor, openClaimStatuses } from '@fairquay/contract/claims/states.ts'
import type { QueryOf } from '@fairquay/contract/endpoint.ts'
import { readOrderNumber } from '@fairquay/contract/orders/order-number.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Queryable } from '../database.ts'
import type { Viewer } from '../session.ts'
import { type ClaimRow, claimColumns, claimParties } from './queries.ts'

export type ClaimFilter = Omit<QueryOf<typeof listClaims>, 'page' | 'perPage'>

/** One page of the claims somebody has a part in: newest first, or, of those changed since, the longest unchanged first. */
export async function findClaims(
  db: Queryable,
  viewer: Viewer,
  filter: ClaimFilter,
  limit: number,
  offset: number,
): Promise<ClaimRow[]> {
  const order = filter.changed_since ? sql`c.changed_at, c.id` : sql`c.id desc`
  const walks = waysIn(viewer, filter).map(
    (where) =>
      sql`(select c.id, c.changed_at from claims c ${claimParties} where ${where} order by ${order} limit ${limit + offset})`,
  )
  if (walks.length === 0) return []
  const { rows } = await sql<ClaimRow>`
    select ${claimColumns}
    from (select * from (${sql.join(walks, sql` union all `)}) as c order by ${order} limit ${limit} offset ${offset}) as own
    join claims c on c.id = own.id ${claimParties}
    order by ${order}`.execute(db)
  return rows
}

/** Counted no further than anybody pages through. */
export async function countClaims(db: Queryable, viewer: Viewer, filter: ClaimFilter): Promise<number> {
  const walks = waysIn(viewer, filter).map(
    (where) => sql`(select 1 from claims c ${claimParties} where ${where} limit ${mostClaimsCounted})`,
  )
  if (walks.length === 0) return 0
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (${sql.join(walks, sql` union all `)}) as own`.execute(db)
  return Math.min(mostClaimsCounted, rows[0]?.count ?? 0)
}

function waysIn({ role, company }: Viewer, { status, search, changed_since }: ClaimFilter): RawBuilder<unknown>[] {
  const named = search?.trim() ? sql` and ${matches(search.trim())}` : sql``
  const since = sql`${changed_since ? sql` and c.changed_at >= ${new Date(changed_since)}` : sql``}${named}`
  const open = sql`c.status = any(${[...openClaimStatuses]}::text[])`
  const turnsOf = (side: ClaimSide, isSentBack: boolean) =>
    sql`c.status = any(${claimStatuses.filter((one) => claimWaitsFor(one, isSentBack) === side)}::text[])`
  const waiting = (side: ClaimSide) =>
    sql`case when c.sent_back_at is null then ${turnsOf(side, false)} else ${turnsOf(side, true)} end`
  const narrow = (side?: ClaimSide) => {
    if (status === 'open') return sql` and ${open}${since}`
    if (status === 'over') return sql` and not ${open}${since}`
    if (status === 'waiting') return side ? sql` and ${waiting(side)}${since}` : sql` and ${open}${since}`
    return since
  }
  if (role === 'admin') return [sql`true${narrow()}`]
  if (!company) return []
  return [
    sql`c.buyer_company_id = ${company.id}${narrow('buyer')}`,
    sql`c.seller_company_id = ${company.id}${narrow('seller')}`,
  ]
}

/** 'ORD-2026-00012/C1', its order, or a part of what it is about or whom it is with. */
function matches(search: string): RawBuilder<unknown> {
  const [orderNumber = '', claimNumber = ''] = search.split('/')
  const order = readOrderNumber(orderNumber)
  const number = /^c(\d{1,6})$/i.exec(claimNumber)?.[1]
  if (order)
    return sql`o.year = ${order.year} and o.number = ${order.number}${number ? sql` and c.number = ${Number(number)}` : sql``}`
  const part = `%${search.replace(/[\\%_]/g, '\\$&')}%`
  return sql`(c.first_product ilike ${part} or v.name ilike ${part} or b.name ilike ${part} or o.po_number ilike ${part})`
}
