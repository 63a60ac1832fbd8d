import { defineMessages } from '../locale.ts'
import { orderEventNames } from '../notifications/order-event-messages.ts'
import { orderEvents } from '../notifications/order-events.ts'
import { tradeEvents } from '../notifications/topics.ts'

/** What happens to one product. */
export const productEvents = [
  'product.created',
  'product.changed',
  'product.published',
  'product.hidden',
  'product.deleted',
] as const
export type ProductEvent = (typeof productEvents)[number]

/** What another program can be told of. */
export const webhookEvents = [
  ...tradeEvents.map((event) => `request.${event}` as const),
  ...orderEvents,
  ...productEvents,
  'products.imported',
  'review.written',
  'review.changed',
  'review.answered',
  'stock.low',
  'stock.changed',
] as const
export type WebhookEvent = (typeof webhookEvents)[number]

/** What is sent when somebody tries out whether a webhook works. */
export const pingEvent = 'ping'

/** What can be sent to try a webhook out: nothing in particular, or an example of an event. */
export const testEvents = [pingEvent, ...webhookEvents] as const
export type TestEvent = (typeof testEvents)[number]

const requestEventNames = defineMessages({
  'request.created': 'A request is sent',
  'request.seen': 'A request is opened for the first time',
  'request.message': 'A message is written',
  'request.answered': 'An offer or a new revision is made',
  'request.countered': 'A counter-proposal is made',
  'request.accepted': 'An offer is accepted, or a counter-proposal agreed to',
  'request.declined': 'A request or an offer is declined',
  'request.passed-over': 'Another offer is accepted',
  'request.withdrawn': 'A request is withdrawn',
  'request.expired': 'An offer expires',
})

const productEventNames = defineMessages({
  'product.created': 'A product is made',
  'product.changed': 'A product is changed',
  'product.published': 'A product goes on the market',
  'product.hidden': 'A product is taken off the market',
  'product.deleted': 'A product is deleted',
  'products.imported': 'An import or a feed has changed products, or was undone',
})

const stockEventNames = defineMessages({
  'stock.low': 'Stock has come down to its threshold',
  'stock.changed': 'Stock has changed',
})

const reviewEventNames = defineMessages({
  'review.written': 'A review of the own company or its goods is written',
  'review.changed': 'A review of the own company or its goods is edited, withdrawn, hidden or shown again',
  'review.answered': 'A review of the own company is answered',
})

export const webhookEventNames: Record<WebhookEvent, string> = {
  ...requestEventNames,
  ...orderEventNames,
  ...productEventNames,
  ...reviewEventNames,
  ...stockEventNames,
}
