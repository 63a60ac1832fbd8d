import { type OrderEvent, orderEvents } from './order-events.ts'

/** What happens to a request, as others are told of it: by the bell, by mail, by webhook. */
export const tradeEvents = [
  'created',
  'seen',
  'message',
  'answered',
  'countered',
  'accepted',
  'declined',
  'passed-over',
  'withdrawn',
  'expired',
] as const
export type TradeEvent = (typeof tradeEvents)[number]

/** What somebody can ask to be told of, or not. `security` is told always. */
export const topics = [
  'requests',
  'answers',
  'decisions',
  'messages',
  'orders',
  'shipments',
  'money',
  'claims',
  'reviews',
  'reports',
  'stock',
  'integrations',
] as const
export type Topic = (typeof topics)[number]

/** What happens to reviews, as people are told of it; `asked`: their order is completed, and nobody has written one. */
export const reviewEvents = [
  'review.asked',
  'review.written',
  'review.answered',
  'review.hidden',
  'review.shown',
] as const
export type ReviewEvent = (typeof reviewEvents)[number]

export const notificationKinds = [
  ...tradeEvents.map((event) => `request.${event}` as const),
  ...orderEvents,
  ...reviewEvents,
  'report.decided',
  'facts.asked',
  'facts.given',
  'stock.low',
  'document.ending',
  'plan.done',
  'plan.failed',
  'webhook.given-up',
  'webhook.gone',
  'feed.applied',
  'feed.held',
  'feed.failed',
  'password.changed',
  'access.asked',
  'access.used',
] as const
export type NotificationKind = (typeof notificationKinds)[number]

const topicsOfOrders: Record<OrderEvent, Topic | null> = {
  // Whoever is concerned has just been told that the offer was accepted.
  'order.created': null,
  'order.preparing': 'orders',
  'order.promised': 'orders',
  'order.cancel-asked': 'orders',
  'order.cancel-refused': 'orders',
  'order.cancelled': 'orders',
  'order.completed': 'orders',
  'shipment.created': 'shipments',
  'shipment.updated': 'shipments',
  'shipment.delayed': 'shipments',
  'shipment.delivered': 'shipments',
  'shipment.received': 'shipments',
  'shipment.cancelled': 'shipments',
  'invoice.issued': 'money',
  'invoice.credited': 'money',
  'payment.recorded': 'money',
  'payment.reversed': 'money',
  'payment.reminded': 'money',
  'claim.opened': 'claims',
  'claim.answered': 'claims',
  'claim.settled': 'claims',
  'claim.withdrawn': 'claims',
}

const topicOfKind: Record<NotificationKind, Topic | 'security' | null> = {
  'request.created': 'requests',
  // Telling everybody that somebody looked is noise; other programs may want it.
  'request.seen': null,
  'request.message': 'messages',
  'request.answered': 'answers',
  'request.countered': 'answers',
  'request.accepted': 'decisions',
  'request.declined': 'decisions',
  'request.passed-over': 'decisions',
  'request.withdrawn': 'decisions',
  'request.expired': 'decisions',
  ...topicsOfOrders,
  'review.asked': 'reviews',
  'review.written': 'reviews',
  'review.answered': 'reviews',
  'review.hidden': 'reviews',
  'review.shown': 'reviews',
  'report.decided': 'reports',
  'facts.asked': 'messages',
  'facts.given': 'messages',
  'stock.low': 'stock',
  'document.ending': 'stock',
  'plan.done': 'stock',
  'plan.failed': 'stock',
  'webhook.given-up': 'integrations',
  'webhook.gone': 'integrations',
  'feed.applied': 'integrations',
  'feed.held': 'integrations',
  'feed.failed': 'integrations',
  'password.changed': 'security',
  'access.asked': 'security',
  'access.used': 'security',
}

/** The topic a kind belongs to; null where no person is told. */
export function topicOf(kind: NotificationKind): Topic | 'security' | null {
  return topicOfKind[kind]
}

/** How somebody wants to be told of a topic. */
export type Choice = { topic: Topic; in_app: boolean; by_mail: boolean }

/**
 * Whether somebody can switch the mail of a topic off: not the letter of a new request, which the company's contact always gets, so that no request
 * waits unread because everybody has chosen silence (docs/safety.md#g2).
 */
export function mayEndMail(topic: Topic): boolean {
  return topic !== 'requests'
}
