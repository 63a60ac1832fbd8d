import { defineMessages } from '../locale.ts'
import type { Amount } from '../money.ts'

/** How an order stands with the bookkeepers. `none`: nothing has been invoiced or is due yet; `due`: something is owed, its day has not passed. */
export const paymentStates = ['none', 'due', 'part_paid', 'paid', 'overdue'] as const
export type PaymentState = (typeof paymentStates)[number]

export const paymentStateNames: Record<PaymentState, string> = defineMessages({
  none: 'Not invoiced',
  due: 'Due',
  part_paid: 'Partly paid',
  paid: 'Paid',
  overdue: 'Overdue',
})

/** Amounts in one currency's minor units; `dueOn` the day the next unpaid part is due, `today` the day it is, both ISO. */
export function paymentStateOf(given: {
  invoiced: Amount
  paid: Amount
  dueOn: string | null
  today: string
}): PaymentState {
  const { invoiced, paid, dueOn, today } = given
  if (dueOn !== null && dueOn < today) return 'overdue'
  if (invoiced > 0 && paid >= invoiced) return 'paid'
  if (paid > 0) return 'part_paid'
  return invoiced > 0 || dueOn !== null ? 'due' : 'none'
}
