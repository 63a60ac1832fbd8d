import { billingMessages } from '@fairquay/contract/billing/messages.ts'
import { hasWords } from '@fairquay/contract/has-words.ts'
import { type Amount, formatMoney, isWhole, largestAmount, sum } from '@fairquay/contract/money.ts'
import { earliestDayOf } from '@fairquay/contract/orders/earliest-day.ts'
import { sql } from 'kysely'
import type { Queryable } from '../database.ts'
import { Failure } from '../failure.ts'
import type { App } from '../http.ts'
import type { LockedOrder } from '../orders/hold-order.ts'
import { recordOrderEvent } from '../orders/record-order-event.ts'
import { findPayments } from './find-owed.ts'
import { findStandingPayments, settleOrderMoney } from './settle-money.ts'

/**
 * How a payment is known to have come: recorded by the seller, or told by a provider of payments. The one seam for such a provider: what receives its messages
 * calls `recordPayment` with its name, and everything else (what is paid, overdue, told) follows as for a payment recorded by hand.
 */
export type PaymentChannel = {
  name: 'manual' | `provider:${string}`
  userId: number | undefined
  companyId: number | undefined
}

export type PaymentMade = {
  amount: Amount
  /** ISO day. */
  paidOn: string
  reference: string
  /** The invoice it was made for; left out: the oldest that is open. */
  invoiceId?: number | undefined
}

/** Writes down money that has come for an order the caller holds, and tells both sides. */
export async function recordPayment(
  tx: Queryable,
  app: Pick<App, 'jobs' | 'config'>,
  order: LockedOrder,
  { amount, paidOn, reference, invoiceId }: PaymentMade,
  channel: PaymentChannel,
  now: Date,
): Promise<void> {
  const { id, currency } = order
  if (!isWhole(amount) || amount < 1)
    throw new Failure('refused', { amount: billingMessages.amount }, billingMessages.amount)
  // A day ahead of ours has begun for somebody already.
  const tomorrow = new Date(now.getTime() + 86_400_000).toISOString().slice(0, 10)
  if (paidOn > tomorrow) throw new Failure('refused', { paid_on: billingMessages.dayAhead }, billingMessages.dayAhead)
  if (paidOn < earliestDayOf(order.orderedAt))
    throw new Failure('refused', { paid_on: billingMessages.dayLongAgo }, billingMessages.dayLongAgo)
  const before = sum((await findStandingPayments(tx, id)).map((payment) => payment.amount))
  if (before + amount > largestAmount)
    throw new Failure('refused', { amount: billingMessages.tooMuchPaid }, billingMessages.tooMuchPaid)
  if (invoiceId !== undefined) await refuseForeignInvoice(tx, id, invoiceId)
  const { rows } = await sql<{ id: number }>`
    insert into order_payments (order_id, paper_id, seller_company_id, buyer_company_id, currency, amount, paid_on, reference, channel, user_id, recorded_at,
      changed_at)
    values (${id}, ${invoiceId ?? null}, ${order.sellerId}, ${order.buyerId}, ${currency}, ${amount}, ${paidOn}::date, ${reference.trim()}, ${channel.name},
      ${channel.userId ?? null}, ${now}, ${now})
    returning id`.execute(tx)
  const paymentId = rows[0]?.id ?? 0
  await settleOrderMoney(tx, id, now)
  await tell(tx, app, order, { event: 'payment.recorded', paymentId, amount, channel, now })
}

/** Takes back a payment of an order the caller holds: it counts no more, and stays told with its reason. */
export async function reversePayment(
  tx: Queryable,
  app: Pick<App, 'jobs' | 'config'>,
  order: LockedOrder,
  { paymentId, reason }: { paymentId: number; reason: string },
  channel: PaymentChannel,
  now: Date,
): Promise<void> {
  if (!hasWords(reason)) throw new Failure('refused', { reason: billingMessages.reasonMissing })
  const { rows } = await sql<{ amount: Amount; is_reversed: boolean }>`
    select amount, reversed_at is not null as is_reversed from order_payments where id = ${paymentId} and order_id = ${order.id}`.execute(
    tx,
  )
  const [payment] = rows
  if (!payment) throw new Failure('not_found')
  if (payment.is_reversed) throw new Failure('conflict', undefined, billingMessages.alreadyReversed)
  await sql`
    update order_payments set reversed_at = ${now}, changed_at = ${now}, reverse_reason = ${reason.trim()} where id = ${paymentId}`.execute(
    tx,
  )
  await settleOrderMoney(tx, order.id, now)
  await tell(tx, app, order, { event: 'payment.reversed', paymentId, amount: payment.amount, reason, channel, now })
}

async function refuseForeignInvoice(tx: Queryable, orderId: number, invoiceId: number): Promise<void> {
  const { rows } = await sql`
    select 1 from order_papers where id = ${invoiceId} and order_id = ${orderId} and kind = 'commercial-invoice'`.execute(
    tx,
  )
  if (rows.length === 0) throw new Failure('not_found')
}

type Told = {
  event: 'payment.recorded' | 'payment.reversed'
  paymentId: number
  amount: Amount
  reason?: string
  channel: PaymentChannel
  now: Date
}

async function tell(
  tx: Queryable,
  app: Pick<App, 'jobs' | 'config'>,
  { id, currency }: LockedOrder,
  { event, paymentId, amount, reason, channel, now }: Told,
): Promise<void> {
  const { userId, companyId } = channel
  const [payment] = await findPayments(tx, sql`w.id = ${paymentId}`)
  await recordOrderEvent(tx, app, {
    event,
    orderId: id,
    by: userId !== undefined && companyId !== undefined ? { userId, companyId } : undefined,
    facts: { sum: formatMoney(amount, currency), ...(reason !== undefined && { reason: reason.trim() }) },
    thing: { payment },
    now,
  })
}
