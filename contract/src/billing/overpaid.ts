import type { Amount } from '../money.ts'

/** The money of an order: all of it with VAT, what of it was invoiced less credits, what was paid; `isInvoiced` once nothing of it is left to invoice. */
export type OrderSums = { total: Amount; invoiced: Amount; paid: Amount; isInvoiced: boolean }

/** By how much a payment is more than all that is left to pay of an order, 0 where it is not: a comma in the wrong place makes thousands of hundreds. */
export function findOverpaid({ total, invoiced, paid, isInvoiced }: OrderSums, amount: Amount): Amount {
  const left = (isInvoiced ? invoiced : Math.max(total, invoiced)) - paid
  return Math.max(0, amount - Math.max(0, left))
}
