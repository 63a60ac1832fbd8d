import * as Type from 'typebox'
import { owed, payment, wholePaper } from '../billing/shapes.ts'
import { claim } from '../claims/shapes.ts'
import { nullable } from '../fields.ts'
import { importSummary } from '../imports/endpoints.ts'
import { order } from '../orders/shapes.ts'
import { getOwnProduct } from '../products/endpoints.ts'
import { requestDetail } from '../requests/inbox/endpoints.ts'
import { review } from '../reviews/shapes.ts'
import { shipment } from '../shipments/shapes.ts'
import { keptStock } from '../stock/endpoints.ts'
import type { WebhookEvent } from '../webhooks/events.ts'

/** Where the thing is asked for with an API token, and where people find it. */
const links = { api: Type.String(), page: Type.String() }

/** The things that other programs are told of, by the names they have in the API documentation. */
export const toldThings = {
  ToldRequest: Type.Object({ ...requestDetail.properties, ...links }),
  /** Buyer and seller are told the order whole, others (who carries it) its number. */
  ToldOrder: Type.Union([
    Type.Object({ ...order.properties, ...links }),
    Type.Object({ id: Type.Integer(), number: Type.String() }),
  ]),
  Shipment: shipment,
  Invoice: wholePaper,
  Owed: owed,
  Payment: payment,
  Claim: claim,
  /** As its own company edits it. */
  Product: Type.Object({ ...getOwnProduct.answer.properties, ...links }),
  GoneProduct: Type.Object({ id: Type.Integer(), slug: Type.String(), name: Type.String() }),
  Import: importSummary,
  /** Levels as `GET /api/v1/stock` lists them. */
  Levels: Type.Array(keptStock),
  Review: Type.Object({ ...review.properties, page: Type.String() }),
  /** What is there of an article, set aside of it, and left of it. */
  Stock: Type.Object({
    product_id: Type.Integer(),
    name: Type.String(),
    /** The combination, '' where the product has none. */
    options: Type.String(),
    sku: nullable(Type.String()),
    on_hand: Type.Integer(),
    reserved: Type.Integer(),
    available: Type.Integer(),
    low_at: Type.Integer(),
    page: Type.String(),
  }),
}
export type ToldThing = keyof typeof toldThings

type Told = Record<string, ToldThing>
type OtherEvent = Exclude<WebhookEvent, `request.${string}`>

const orderTold = { order: 'ToldOrder' } as const
const shipmentTold = { ...orderTold, shipment: 'Shipment' } as const
const claimTold = { ...orderTold, claim: 'Claim' } as const

/** What is told of, by event; a new event needs its line here. */
const toldOf: Record<OtherEvent, Told> = {
  'order.created': orderTold,
  'order.preparing': orderTold,
  'order.promised': orderTold,
  'order.cancel-asked': orderTold,
  'order.cancel-refused': orderTold,
  'order.cancelled': orderTold,
  'order.completed': orderTold,
  'shipment.created': shipmentTold,
  'shipment.updated': shipmentTold,
  'shipment.delayed': shipmentTold,
  'shipment.delivered': shipmentTold,
  'shipment.received': shipmentTold,
  'shipment.cancelled': shipmentTold,
  'invoice.issued': { ...orderTold, invoice: 'Invoice' },
  'invoice.credited': { ...orderTold, credit_note: 'Invoice' },
  'payment.recorded': { ...orderTold, payment: 'Payment' },
  'payment.reversed': { ...orderTold, payment: 'Payment' },
  'payment.reminded': { ...orderTold, owed: 'Owed' },
  'claim.opened': claimTold,
  'claim.answered': claimTold,
  'claim.settled': claimTold,
  'claim.withdrawn': claimTold,
  'product.created': { product: 'Product' },
  'product.changed': { product: 'Product' },
  'product.published': { product: 'Product' },
  'product.hidden': { product: 'Product' },
  'product.deleted': { product: 'GoneProduct' },
  'products.imported': { import: 'Import' },
  'review.written': { review: 'Review' },
  'review.changed': { review: 'Review' },
  'review.answered': { review: 'Review' },
  'stock.low': { stock: 'Stock' },
  'stock.changed': { levels: 'Levels' },
}

/**
 * The body of the call a webhook makes of an event: the moment it happened (ISO), and the thing itself as the receiving company sees it. `by` is the company
 * that did it, '' where it happened by itself. `is_test` is there when somebody tries the webhook out: it is an example then, and nothing has happened. What would be longer than 400,000 characters holds of each thing its names and addresses alone.
 */
export function webhookPayloadOf(event: WebhookEvent): Type.TSchema {
  const isRequest = event.startsWith('request.')
  const told = isRequest ? { request: 'ToldRequest' as const } : toldOf[event as OtherEvent]
  const things = Object.fromEntries(Object.entries(told).map(([name, thing]) => [name, toldThings[thing as ToldThing]]))
  // Stock falls by itself, several people's changes of a product are told as one, and a review says as much of its writer as they want to be known.
  const by: Type.TProperties = /^(stock|products?|review)\./.test(event) ? {} : { by: Type.String() }
  const about: Type.TProperties = isRequest ? { about: Type.String() } : {}
  const whole = Type.Object({ ...things, ...about, ...by })
  const shortened = Type.Object({ is_shortened: Type.Literal(true) })
  return Type.Object({
    type: Type.Literal(event),
    timestamp: Type.String(),
    is_test: Type.Optional(Type.Literal(true)),
    data: Type.Union([whole, shortened]),
  })
}
