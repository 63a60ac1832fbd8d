import { writeOrderNumber } from '@fairquay/contract/orders/order-number.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Queryable } from '../database.ts'

/** A request or an order of a company that is not over; `number` is that of an order. */
export type OpenBusiness = { kind: 'request' | 'order'; id: number; number: string | null }

type OpenRow = Pick<OpenBusiness, 'kind' | 'id'> & { year: number | null; number: number | null }

/** How many of them are named to who has to finish them. */
const mostNamed = 10

/** Each request and order of a company that is not over, whoever began it. */
export function openBusinessOf(companyId: number | null): RawBuilder<OpenRow> {
  return sql`
    select 'request' as kind, id, null::integer as year, null::integer as number, created_at from requests
      where (buyer_company_id = ${companyId} or supplier_company_id = ${companyId})
      and status not in ('accepted', 'declined', 'withdrawn', 'expired')
    union all
    select 'request', r.id, null, null, r.created_at from request_threads t join requests r on r.id = t.request_id
      where t.company_id = ${companyId} and r.supplier_company_id is distinct from ${companyId}
      and t.status not in ('accepted', 'declined', 'withdrawn', 'expired')
    union all
    select 'order', id, year, number, ordered_at from orders
      where (buyer_company_id = ${companyId} or seller_company_id = ${companyId}) and status not in ('completed', 'cancelled')`
}

/** The newest of what is not over. */
export async function listOpenBusiness(db: Queryable, companyId: number): Promise<OpenBusiness[]> {
  const { rows } = await sql<OpenRow>`
    select kind, id, year, number from (${openBusinessOf(companyId)}) b
    order by created_at desc, id desc limit ${mostNamed}`.execute(db)
  return rows.map(({ kind, id, year, number }) => ({
    kind,
    id,
    number: year === null || number === null ? null : writeOrderNumber(year, number),
  }))
}
