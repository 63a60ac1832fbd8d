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
  'shipment.delivered': ({ number }: Told) => `Shipment ${number} was delivered`,
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
export function writeOrderSubject(event: OrderEvent, { order = '', number = '' }: OrderFacts): string {
  const about = number === '' ? order : `${order}, ${number}`
  return `${about}: ${orderEventNames[event].toLowerCase()}`
}

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
