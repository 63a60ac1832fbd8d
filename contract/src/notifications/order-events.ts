/** What happens to an order and what belongs to it, as the timeline, the bell, mails and webhooks know it. */
export const orderEvents = [
  'order.created',
  'order.preparing',
  'order.promised',
  'order.cancel-asked',
  'order.cancel-refused',
  'order.cancelled',
  'order.completed',
  'shipment.created',
  'shipment.updated',
  'shipment.delayed',
  'shipment.delivered',
  'shipment.received',
  'shipment.cancelled',
  'invoice.issued',
  'invoice.credited',
  'payment.recorded',
  'payment.reversed',
  'payment.reminded',
  'claim.opened',
  'claim.answered',
  'claim.settled',
  'claim.withdrawn',
] as const
export type OrderEvent = (typeof orderEvents)[number]

/** The words of an event's sentence, as they were when it happened; each kind of event uses those it needs. */
export type OrderFacts = {
  /** 'ORD-2026-00012' */
  order?: string
  /** The number of the shipment, paper or claim it is about. */
  number?: string
  /** A day, ISO. */
  day?: string
  /** Money as people read it. */
  sum?: string
  /** What was reported, or answered, in words. */
  what?: string
  /** Why. */
  reason?: string
}
