import {
  type listInvoices as invoices,
  type MoneySide,
  mostCounted,
  type listPayments as payments,
} from '@fairquay/contract/billing/money-endpoints.ts'
import type { QueryOf } from '@fairquay/contract/endpoint.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Queryable } from '../database.ts'
import { findOwed, findPayments } from './find-owed.ts'

/** Pages are counted from 1. */
export type Slice = { page: number; perPage: number }

/** One page of what a company has invoiced and was invoiced: newest first, or, of what changed since, the longest unchanged first. */
export async function listInvoices(
  db: Queryable,
  companyId: number,
  { side, state, changed_since }: QueryOf<typeof invoices>,
  slice: Slice,
  now: Date,
) {
  const today = now.toISOString().slice(0, 10)
  const where = sql`${isOf(companyId, side)} and ${isIn(state, today)} and ${changedSince(changed_since)}`
  const [rows, total] = await Promise.all([
    findOwed(db, where, now, pageOf(slice, changed_since)),
    countUpTo(db, sql`money_owed w where ${where} and (w.paper_id is not null or w.amount > 0)`),
  ])
  return { rows, total }
}

/** The same of payments. */
export async function listPayments(
  db: Queryable,
  companyId: number,
  { side, changed_since }: QueryOf<typeof payments>,
  slice: Slice,
) {
  const where = sql`${isOf(companyId, side)} and ${changedSince(changed_since)}`
  const [rows, total] = await Promise.all([
    findPayments(db, where, pageOf(slice, changed_since)),
    countUpTo(db, sql`order_payments w where ${where}`),
  ])
  return { rows, total }
}

function pageOf({ page, perPage }: Slice, changedSince: string | undefined) {
  const order = changedSince === undefined ? sql`w.id desc` : sql`w.changed_at, w.id`
  return { order, limit: perPage, offset: (page - 1) * perPage }
}

function isOf(companyId: number, side: MoneySide | undefined): RawBuilder<unknown> {
  if (side === 'receivable') return sql`w.seller_company_id = ${companyId}`
  if (side === 'payable') return sql`w.buyer_company_id = ${companyId}`
  return sql`(w.seller_company_id = ${companyId} or w.buyer_company_id = ${companyId})`
}

function changedSince(moment: string | undefined): RawBuilder<unknown> {
  return moment === undefined ? sql`true` : sql`w.changed_at >= ${new Date(moment)}`
}

/** The same as `dueStateOf` says of one. */
function isIn(state: string | undefined, today: string): RawBuilder<unknown> {
  switch (state) {
    case 'overdue':
      return sql`w.open > 0 and w.due_on < ${today}::date`
    case 'part_paid':
      return sql`w.open > 0 and w.due_on >= ${today}::date and w.paid > 0`
    case 'due':
      return sql`w.open > 0 and w.due_on >= ${today}::date and w.paid = 0`
    case 'paid':
      return sql`w.open = 0 and (w.credited < w.amount or w.amount = 0)`
    case 'credited':
      return sql`w.open = 0 and w.credited >= w.amount and w.amount > 0`
    default:
      return sql`true`
  }
}

async function countUpTo(db: Queryable, from: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (select 1 from ${from} limit ${mostCounted + 1}) as found`.execute(db)
  return rows[0]?.count ?? 0
}
