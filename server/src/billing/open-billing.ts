import { orderPapers } from '@fairquay/contract/billing/order-paper.ts'
import { depositDays } from '@fairquay/contract/billing/terms.ts'
import { addDays } from '@fairquay/contract/trade/dates.ts'
import type { Queryable } from '../database.ts'
import { findPaperOrder } from './find-paper-order.ts'
import { makeFacts } from './make-facts.ts'
import { settleOrderMoney } from './settle-money.ts'
import { storePaper } from './store-paper.ts'

/** The order confirmation and the pro-forma of an order that has just been made, in the same transaction, and what it asks for in advance. */
export async function openBilling(
  tx: Queryable,
  { orderId, userId, now }: { orderId: number; userId: number; now: Date },
): Promise<void> {
  const order = await findPaperOrder(tx, orderId)
  const issuedOn = now.toISOString().slice(0, 10)
  const parts = order.lines.map(({ position, quantity }) => ({ position, quantity }))
  for (const kind of ['order-confirmation', 'proforma-invoice'] as const) {
    const dueOn = orderPapers[kind].namesBank && order.terms.deposit_percent > 0 ? addDays(issuedOn, depositDays) : null
    await storePaper(tx, makeFacts(order, { kind, parts, issuedOn, dueOn }), { userId, now })
  }
  // Without a deposit nothing is owed yet, and the numbers of the seller are not held any longer.
  if (order.terms.deposit_percent > 0) await settleOrderMoney(tx, orderId, now)
}
