import type { AnswerOf } from '@fairquay/contract/endpoint.ts'
import type { getOrderFigures } from '@fairquay/contract/orders/endpoints.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Queryable } from '../database.ts'
import { hasStatus, isLate } from './find-orders.ts'

type Figures = AnswerOf<typeof getOrderFigures>

/** Over the orders of a company in which something is still to happen, and the overdue ones, which may be over but for the money. */
export async function countFigures(db: Queryable, companyId: number, today: string): Promise<Figures> {
  const { rows: bought } = await sql<Figures['bought']>`
    select ${count(isOpen)} as open, ${count(hasStatus('to_receive'))} as to_receive,
      ${count(isLate(today))} as late, ${count(sql`o.open_claims > 0`)} as claims, ${count(isOverdue(today))} as overdue
    from orders o where o.buyer_company_id = ${companyId} and ${isLooked(today)}`.execute(db)
  const { rows: sold } = await sql<Figures['sold']>`
    select ${count(isOpen)} as open, ${count(hasStatus('confirmed'))} as to_prepare,
      ${count(hasStatus('to_ship'))} as to_ship,
      ${count(isLate(today))} as late, ${count(sql`o.open_claims > 0`)} as claims, ${count(isOverdue(today))} as overdue
    from orders o where o.seller_company_id = ${companyId} and ${isLooked(today)}`.execute(db)
  const [one, other] = [bought[0], sold[0]]
  if (!one || !other) throw new Error('Nothing was counted')
  return { bought: one, sold: other }
}

const isOpen = hasStatus('open')

function isOverdue(today: string): RawBuilder<unknown> {
  return sql`coalesce(o.due_on < ${today}::date, false)`
}

function isLooked(today: string): RawBuilder<unknown> {
  return sql`(${isOpen} or ${isOverdue(today)})`
}

function count(condition: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`count(*) filter (where ${condition})`
}
