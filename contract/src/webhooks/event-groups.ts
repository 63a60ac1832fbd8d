import { defineMessages } from '../locale.ts'
import { type WebhookEvent, webhookEvents } from './events.ts'

/** What events are about, as the form shows them together. */
export const eventGroups = [
  'requests',
  'orders',
  'shipments',
  'money',
  'claims',
  'reviews',
  'products',
  'stock',
] as const
export type EventGroup = (typeof eventGroups)[number]

export const eventGroupNames: Record<EventGroup, string> = defineMessages({
  requests: 'Requests',
  orders: 'Orders',
  shipments: 'Shipments',
  money: 'Invoices and payments',
  claims: 'Claims',
  products: 'Products',
  reviews: 'Reviews',
  stock: 'Stock',
})

const groupOf: Record<string, EventGroup> = {
  request: 'requests',
  order: 'orders',
  shipment: 'shipments',
  invoice: 'money',
  payment: 'money',
  claim: 'claims',
  product: 'products',
  products: 'products',
  review: 'reviews',
  stock: 'stock',
}

/** The events of a group, in their order; every event is in one. */
export function eventsOf(group: EventGroup): WebhookEvent[] {
  return webhookEvents.filter((event) => groupOf[event.split('.')[0] ?? ''] === group)
}
