import { type Amount, sum } from '../money.ts'
import { daysBetween } from '../trade/dates.ts'

/** How a sum that is owed stands. */
export const dueStates = ['due', 'part_paid', 'overdue', 'paid', 'credited'] as const
export type DueState = (typeof dueStates)[number]

/** Something owed: the deposit of an order, or one of its invoices; amounts in minor units, days ISO. */
export type Owed = { amount: Amount; credited: Amount; paid: Amount; due_on: string }

/** What is left to pay; never below zero. */
export function openOf({ amount, credited, paid }: Pick<Owed, 'amount' | 'credited' | 'paid'>): Amount {
  return Math.max(0, amount - credited - paid)
}

/** Overdue is what is still open the day after it was due. */
export function dueStateOf(owed: Owed, today: string): DueState {
  const open = openOf(owed)
  if (open === 0) return owed.amount > 0 && owed.credited >= owed.amount ? 'credited' : 'paid'
  if (owed.due_on < today) return 'overdue'
  return owed.paid > 0 ? 'part_paid' : 'due'
}

/** An invoice of an order, oldest first, and what was credited of it. */
export type InvoiceOwed = { id: number; total: Amount; credited: Amount }

/** A payment that stands; `invoice_id` is the invoice it was made for, null where it is for the order. */
export type PaymentMade = { amount: Amount; invoice_id: number | null }

export type Settled = {
  /** By invoice: what is paid of it. */
  paid: ReadonlyMap<number, Amount>
  /** Of the deposit: what it still asks for (its own amount, as far as no invoice has taken its place), and what of that has been paid. */
  deposit: { amount: Amount; paid: Amount }
  /** Paid and asked for by nothing yet: in advance, or too much. */
  unallocated: Amount
}

/**
 * What the payments of an order pay: first the invoice each was made for, then, with all that is left, the invoices from the oldest on. The deposit asks for what is neither paid nor invoiced
 * yet, so that nothing is owed twice.
 */
export function settleMoney(
  deposit: Amount,
  invoices: readonly InvoiceOwed[],
  payments: readonly PaymentMade[],
): Settled {
  const paid = new Map(invoices.map(({ id }) => [id, 0]))
  const open = (invoice: InvoiceOwed) =>
    openOf({ amount: invoice.total, credited: invoice.credited, paid: paid.get(invoice.id) ?? 0 })
  const pay = (invoice: InvoiceOwed, amount: Amount): Amount => {
    const part = Math.min(amount, open(invoice))
    paid.set(invoice.id, (paid.get(invoice.id) ?? 0) + part)
    return amount - part
  }
  let left = 0
  for (const { amount, invoice_id } of payments) {
    const invoice = invoices.find(({ id }) => id === invoice_id)
    left += invoice ? pay(invoice, amount) : amount
  }
  const all = sum(payments.map(({ amount }) => amount))
  for (const invoice of invoices) left = pay(invoice, left)
  const invoiced = sum(invoices.map(({ total }) => total))
  // What invoices have taken over asks for nothing any more; what was paid in advance stays told as the deposit that came.
  const asked = Math.max(0, deposit - invoiced)
  return {
    paid,
    deposit: { amount: asked, paid: Math.min(asked, Math.max(0, all - sum([...paid.values()]))) },
    unallocated: left,
  }
}

/** How long something is overdue, as bookkeepers group it. */
export const ageBuckets = ['current', 'to_30', 'to_60', 'to_90', 'over_90'] as const
export type AgeBucket = (typeof ageBuckets)[number]

/** 'current' until the day it is due, and that day too. */
export function ageBucketOf(dueOn: string, today: string): AgeBucket {
  const days = daysBetween(dueOn, today)
  if (days <= 0) return 'current'
  return days <= 30 ? 'to_30' : days <= 60 ? 'to_60' : days <= 90 ? 'to_90' : 'over_90'
}
