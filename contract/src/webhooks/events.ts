import { defineMessages } from '../locale.ts'
import { orderEventNames } from '../notifications/order-event-messages.ts'
import { orderEvents } from '../notifications/order-events.ts'
import { tradeEvents } from '../notifications/topics.ts'

/** What another program can be told of. */
export const webhookEvents = [
  ...tradeEvents.map((event) => `request.${event}` as const),
  ...orderEvents,
  'stock.low',
] as const
export type WebhookEvent = (typeof webhookEvents)[number]

/** What is sent when somebody tries out whether a webhook works. */
export const pingEvent = 'ping'

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

const stockEventNames = defineMessages({ 'stock.low': 'Stock has come down to its threshold' })

export const webhookEventNames: Record<WebhookEvent, string> = {
  ...requestEventNames,
  ...orderEventNames,
  ...stockEventNames,
}
