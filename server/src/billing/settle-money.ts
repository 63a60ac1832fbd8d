import { settleMoney } from '@fairquay/contract/billing/money-owed.ts'
import { depositDays, depositOf } from '@fairquay/contract/billing/terms.ts'
import { type Amount, sum } from '@fairquay/contract/money.ts'
import { addDays } from '@fairquay/contract/trade/dates.ts'
import { sql } from 'kysely'
import type { Queryable } from '../database.ts'
import { findPaperOrder } from './find-paper-order.ts'
import { totalWithVat } from './make-facts.ts'

export type InvoiceRow = {
  id: number
  number: number
  year: number
  net: Amount
  total: Amount
  credited: Amount
  creditedNet: Amount
  dueOn: string
}

/** The invoices of an order, the oldest first, with what was credited of each. */
export async function findInvoices(tx: Queryable, orderId: number): Promise<InvoiceRow[]> {
  const { rows } = await sql<InvoiceRow>`
    select p.id, p.year, p.number, p.net, p.total, p.due_on as "dueOn",
      -- What is credited whole asks for nothing more, also where the tax of several notes was rounded another way.
      case when coalesce(c.net, 0) >= p.net then p.total else least(coalesce(c.total, 0), p.total) end as credited, coalesce(c.net, 0) as "creditedNet"
    from order_papers p
    left join lateral (select sum(n.net)::bigint as net, sum(n.total)::bigint as total from order_papers n where n.corrects_id = p.id) c on true
    where p.order_id = ${orderId} and p.kind = 'commercial-invoice' order by p.id`.execute(tx)
  return rows
}

export type PaymentRow = { id: number; amount: Amount; invoice_id: number | null }

/** The payments of an order that stand, in the order in which they were recorded. */
export async function findStandingPayments(tx: Queryable, orderId: number): Promise<PaymentRow[]> {
  const { rows } = await sql<PaymentRow>`
    select id, amount, paper_id as invoice_id from order_payments where order_id = ${orderId} and reversed_at is null order by id`.execute(
    tx,
  )
  return rows
}

/** Paid, and asked for by no invoice yet: what the next invoice takes as paid in advance. */
export async function findPaidInAdvance(tx: Queryable, orderId: number): Promise<Amount> {
  return settleMoney(0, await findInvoices(tx, orderId), await findStandingPayments(tx, orderId)).unallocated
}

/**
 * Writes down what is owed for an order after its invoices, credits, payments or terms have changed in this transaction; the order is held. What lists and
 * ageing read follows from papers and payments alone, so that it can be computed anew at any time.
 */
export async function settleOrderMoney(tx: Queryable, orderId: number, now: Date): Promise<void> {
  const order = await findPaperOrder(tx, orderId)
  const invoices = await findInvoices(tx, orderId)
  const payments = await findStandingPayments(tx, orderId)
  const today = now.toISOString().slice(0, 10)
  const asked = order.row.status === 'cancelled' ? 0 : depositOf(totalWithVat(order, today), order.terms)
  const settled = settleMoney(asked, invoices, payments)
  for (const invoice of invoices)
    await writeOwed(tx, order.row, {
      paperId: invoice.id,
      amount: invoice.total,
      credited: invoice.credited,
      paid: settled.paid.get(invoice.id) ?? 0,
      dueOn: invoice.dueOn,
      now,
    })
  await writeOwed(tx, order.row, {
    paperId: null,
    ...settled.deposit,
    credited: 0,
    dueOn: addDays(order.row.ordered_at.toISOString().slice(0, 10), depositDays),
    now,
  })
  const invoiced = sum(invoices.map(({ total, credited }) => total - credited))
  const paid = sum(payments.map(({ amount }) => amount))
  await sql`
    update orders set invoiced = ${invoiced}, paid = ${paid}, changed_at = greatest(changed_at, ${now}),
      due_on = (select min(due_on) from money_owed where order_id = ${orderId} and open > 0)
    where id = ${orderId}`.execute(tx)
}

type OwedRow = { paperId: number | null; amount: Amount; credited: Amount; paid: Amount; dueOn: string; now: Date }

/** A deposit nobody asks for needs no row. */
async function writeOwed(
  tx: Queryable,
  { id, seller_id, buyer_id, currency }: { id: number; seller_id: number; buyer_id: number; currency: string },
  { paperId, amount, credited, paid, dueOn, now }: OwedRow,
): Promise<void> {
  const { rows } = await sql`
    update money_owed set amount = ${amount}, credited = ${credited}, paid = ${paid}, due_on = ${dueOn}::date,
      changed_at = case when (amount, credited, paid, due_on) is distinct from (${amount}::bigint, ${credited}::bigint, ${paid}::bigint, ${dueOn}::date)
        then ${now} else changed_at end
    where order_id = ${id} and paper_id is not distinct from ${paperId}::integer returning 1`.execute(tx)
  if (rows.length > 0 || (paperId === null && amount === 0)) return
  await sql`
    insert into money_owed (order_id, paper_id, seller_company_id, buyer_company_id, currency, amount, credited, paid, due_on, changed_at)
    values (${id}, ${paperId}, ${seller_id}, ${buyer_id}, ${currency}, ${amount}, ${credited}, ${paid}, ${dueOn}::date, ${now})`.execute(
    tx,
  )
}
