import { dueStateOf } from '@fairquay/contract/billing/money-owed.ts'
import { writeOrderPaperNumber } from '@fairquay/contract/billing/order-paper.ts'
import type { OwedItem, Payment } from '@fairquay/contract/billing/shapes.ts'
import { type Amount, writeMoney } from '@fairquay/contract/money.ts'
import { writeOrderNumber } from '@fairquay/contract/orders/order-number.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Queryable } from '../database.ts'

/** What something about the money of an order is of: its order, its invoice where there is one, its two companies. */
type MoneyRow = {
  id: number
  order_id: number
  order_year: number
  order_number: number
  paper_id: number | null
  year: number | null
  number: number | null
  seller_id: number
  seller_name: string
  buyer_id: number
  buyer_name: string
  currency: string
  amount: Amount
  changed_at: Date
}

const ofMoney = sql`w.id, w.order_id, o.year as order_year, o.number as order_number, w.paper_id, p.year, p.number, s.id as seller_id, s.name as seller_name,
  b.id as buyer_id, b.name as buyer_name, w.currency, w.amount, w.changed_at`
const joined = sql`join orders o on o.id = w.order_id left join order_papers p on p.id = w.paper_id
  join companies s on s.id = w.seller_company_id join companies b on b.id = w.buyer_company_id`

function presentMoney(row: MoneyRow) {
  const { year, number } = row
  return {
    id: row.id,
    order_id: row.order_id,
    order: writeOrderNumber(row.order_year, row.order_number),
    invoice_id: row.paper_id,
    invoice: year === null || number === null ? '' : writeOrderPaperNumber('commercial-invoice', year, number),
    seller: { id: row.seller_id, name: row.seller_name },
    buyer: { id: row.buyer_id, name: row.buyer_name },
    currency: row.currency,
    amount: writeMoney(row.amount, row.currency),
    changed_at: row.changed_at.toISOString(),
  }
}

type OwedRow = MoneyRow & {
  credited: Amount
  paid: Amount
  open: Amount
  due_on: string
  reminders: number
  reminded_at: Date | null
}

/** A slice of a list: where it begins, how long it is, in which order. */
export type Slice = { order: RawBuilder<unknown>; limit: number; offset?: number }

/** What is owed, as far as `where` (of `w`) says; a deposit nobody asks for any more is none. */
export async function findOwed(
  db: Queryable,
  where: RawBuilder<unknown>,
  now: Date,
  { order, limit, offset = 0 }: Slice = { order: sql`w.paper_id nulls first`, limit: 500 },
): Promise<OwedItem[]> {
  const { rows } = await sql<OwedRow>`
    select ${ofMoney}, w.credited, w.paid, w.open, w.due_on, w.reminders, w.reminded_at
    from money_owed w ${joined}
    where ${where} and (w.paper_id is not null or w.amount > 0) order by ${order} limit ${limit} offset ${offset}`.execute(
    db,
  )
  return rows.map((row) => presentOwed(row, now.toISOString().slice(0, 10)))
}

function presentOwed(row: OwedRow, today: string): OwedItem {
  const { invoice: number, ...money } = presentMoney(row)
  return {
    ...money,
    kind: row.paper_id === null ? 'deposit' : 'invoice',
    number,
    credited: writeMoney(row.credited, row.currency),
    paid: writeMoney(row.paid, row.currency),
    open: writeMoney(row.open, row.currency),
    due_on: row.due_on,
    state: dueStateOf(row, today),
    reminders: row.reminders,
    reminded_at: row.reminded_at?.toISOString() ?? null,
  }
}

type PaymentRow = MoneyRow & {
  paid_on: string
  reference: string
  recorded_at: Date
  reversed_at: Date | null
  reverse_reason: string
}

/** Payments, as far as `where` (of `w`) says. */
export async function findPayments(
  db: Queryable,
  where: RawBuilder<unknown>,
  { order, limit, offset = 0 }: Slice = { order: sql`w.id`, limit: 500 },
): Promise<Payment[]> {
  const { rows } = await sql<PaymentRow>`
    select ${ofMoney}, w.paid_on, w.reference, w.recorded_at, w.reversed_at, w.reverse_reason
    from order_payments w ${joined}
    where ${where} order by ${order} limit ${limit} offset ${offset}`.execute(db)
  return rows.map((row) => ({
    ...presentMoney(row),
    paid_on: row.paid_on,
    reference: row.reference,
    recorded_at: row.recorded_at.toISOString(),
    reversed_at: row.reversed_at?.toISOString() ?? null,
    reverse_reason: row.reverse_reason,
  }))
}
