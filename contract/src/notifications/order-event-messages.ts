import { defineMessages, formatDay } from '../locale.ts'
import type { OrderEvent, OrderFacts } from './order-events.ts'

type Told = { by: string } & Required<Pick<OrderFacts, 'order' | 'number' | 'day' | 'sum' | 'what'>>

/** One sentence for each event, without a full stop; `by` is the company that did it. */
const sentences: Record<OrderEvent, (told: Told) => string> = defineMessages({
  'order.created': ({ order }: Told) => `Order ${order} was made`,
  'order.preparing': ({ by, order }: Told) => `${by} is preparing order ${order}`,
  'order.promised': ({ by, order, day }: Told) => `${by} will have order ${order} ready on ${day}`,
  'order.cancel-asked': ({ by, order }: Told) => `${by} asks to cancel order ${order}`,
  'order.cancel-refused': ({ by, order }: Told) => `${by} does not cancel order ${order}`,
  'order.cancelled': ({ by, order, what }: Told) =>
    what === '' ? `${by} cancelled order ${order}` : `${by} cancelled the rest of order ${order}: ${what}`,
  'order.completed': ({ by, order }: Told) =>
    by === '' ? `Order ${order} is completed` : `${by} completed order ${order}`,
  'shipment.created': ({ by, number }: Told) => `${by} has prepared shipment ${number}`,
  'shipment.updated': ({ number, what }: Told) => `Shipment ${number}: ${what}`,
  'shipment.delayed': ({ number, what }: Told) => `Shipment ${number} is late${what === '' ? '' : `: ${what}`}`,
  'shipment.delivered': ({ number, day }: Told) => `Shipment ${number} was delivered${day === '' ? '' : ` on ${day}`}`,
  'shipment.received': ({ by, number, what }: Told) =>
    `${by} confirmed receipt of shipment ${number}${what === '' ? '' : `: ${what}`}`,
  'shipment.cancelled': ({ by, number }: Told) => `${by} cancelled shipment ${number}`,
  'invoice.issued': ({ by, number, sum }: Told) => `${by} sent invoice ${number} for ${sum}`,
  'invoice.credited': ({ by, number, sum }: Told) => `${by} sent credit note ${number} for ${sum}`,
  'payment.recorded': ({ by, order, sum }: Told) => `${by} recorded a payment of ${sum} for order ${order}`,
  'payment.reversed': ({ by, order, sum }: Told) => `${by} took back a payment of ${sum} for order ${order}`,
  'payment.reminded': ({ by, order, sum }: Told) => `${by} reminds you that ${sum} is due for order ${order}`,
  'claim.opened': ({ by, number }: Told) => `${by} opened claim ${number}`,
  'claim.answered': ({ by, number, what }: Told) => `${by} answered claim ${number}: ${what}`,
  'claim.settled': ({ number, what }: Told) => `Claim ${number} is settled${what === '' ? '' : `: ${what}`}`,
  'claim.withdrawn': ({ by, number }: Told) => `${by} withdrew claim ${number}`,
})

/** 'Alba Oils will have order ORD-2026-00012 ready on Dec 4, 2026' */
export function describeOrderEvent(event: OrderEvent, facts: OrderFacts, by: string): string {
  const { order = '', number = '', day = '', sum = '', what = '' } = facts
  return sentences[event]({ by, order, number, sum, what, day: day === '' ? '' : formatDay(day) })
}

/** What heads a mail about it: only what the marketplace itself knows (docs/safety.md#mail-and-documents). */
export function writeOrderSubject(event: OrderEvent, facts: OrderFacts): string {
  const { order = '', number = '', day = '', what = '' } = facts
  return subjects[event]({ order, number: number || order, day: day === '' ? '' : formatDay(day), isRest: what !== '' })
}

type Headed = { order: string; number: string; day: string; isRest: boolean }

const subjects: Record<OrderEvent, (headed: Headed) => string> = defineMessages({
  'order.created': ({ order }: Headed) => `Order ${order} is made`,
  'order.preparing': ({ order }: Headed) => `Order ${order} is being prepared`,
  'order.promised': ({ order, day }: Headed) => `Order ${order} will be ready on ${day}`,
  'order.cancel-asked': ({ order }: Headed) => `Order ${order}: the buyer asks to cancel it`,
  'order.cancel-refused': ({ order }: Headed) => `Order ${order} is not cancelled`,
  'order.cancelled': ({ order, isRest }: Headed) =>
    isRest ? `Order ${order}: the rest is cancelled` : `Order ${order} is cancelled`,
  'order.completed': ({ order }: Headed) => `Order ${order} is completed`,
  'shipment.created': ({ number }: Headed) => `Shipment ${number} is prepared`,
  'shipment.updated': ({ number }: Headed) => `News of shipment ${number}`,
  'shipment.delayed': ({ number }: Headed) => `Shipment ${number} is late`,
  'shipment.delivered': ({ number }: Headed) => `Shipment ${number} was delivered`,
  'shipment.received': ({ number }: Headed) => `Shipment ${number} was received`,
  'shipment.cancelled': ({ number }: Headed) => `Shipment ${number} is cancelled`,
  'invoice.issued': ({ order, number }: Headed) => `Invoice ${number} for order ${order}`,
  'invoice.credited': ({ order, number }: Headed) => `Credit note ${number} for order ${order}`,
  'payment.recorded': ({ order }: Headed) => `Payment for order ${order} recorded`,
  'payment.reversed': ({ order }: Headed) => `Payment for order ${order} taken back`,
  'payment.reminded': ({ order, number }: Headed) =>
    number === order ? `Reminder: payment for order ${order} is due` : `Reminder: ${number} of order ${order} is due`,
  'claim.opened': ({ number }: Headed) => `Claim ${number} is opened`,
  'claim.answered': ({ number }: Headed) => `Claim ${number} is answered`,
  'claim.settled': ({ number }: Headed) => `Claim ${number} is settled`,
  'claim.withdrawn': ({ number }: Headed) => `Claim ${number} is withdrawn`,
})

/** What happened, for whoever chooses events. */
export const orderEventNames: Record<OrderEvent, string> = defineMessages({
  'order.created': 'An order is made',
  'order.preparing': 'The seller begins to prepare an order',
  'order.promised': 'The seller names the day an order is ready',
  'order.cancel-asked': 'The buyer asks to cancel an order',
  'order.cancel-refused': 'The seller does not cancel an order',
  'order.cancelled': 'An order or the rest of it is cancelled',
  'order.completed': 'An order is completed',
  'shipment.created': 'A shipment is prepared',
  'shipment.updated': 'A shipment moves on or its dates change',
  'shipment.delayed': 'A shipment is late',
  'shipment.delivered': 'A shipment is delivered',
  'shipment.received': 'Receipt of a shipment is confirmed',
  'shipment.cancelled': 'A shipment is cancelled',
  'invoice.issued': 'An invoice is issued',
  'invoice.credited': 'A credit note is issued',
  'payment.recorded': 'A payment is recorded',
  'payment.reversed': 'A payment is taken back',
  'payment.reminded': 'A payment is due, and the buyer reminded',
  'claim.opened': 'A claim is opened',
  'claim.answered': 'A claim is answered',
  'claim.settled': 'A claim is settled',
  'claim.withdrawn': 'A claim is withdrawn',
})
