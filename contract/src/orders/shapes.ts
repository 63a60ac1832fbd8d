import * as Type from 'typebox'
import { nullable } from '../fields.ts'
import { orderEvents } from '../notifications/order-events.ts'
import { dealAddress } from '../trade/deal-address.ts'
import { orderActions } from './actions.ts'
import { paymentStates } from './payment-state.ts'
import { orderParties } from './states.ts'
import { orderStatuses } from './statuses.ts'

const company = Type.Object({ id: Type.Integer(), name: Type.String(), slug: Type.String() })

/** Money is decimal in `currency`, days are ISO days, moments ISO moments. */
export const orderFacts = {
  id: Type.Integer(),
  /** 'ORD-2026-00012': the seller's number. */
  number: Type.String(),
  /** The buyer's own number, '' where there is none. */
  po_number: Type.String(),
  /** The request it comes from, and the trade file with its freight and duties. */
  request_id: Type.Integer(),
  file_id: Type.Integer(),
  status: Type.Enum(orderStatuses),
  seller: company,
  buyer: company,
  first_product: Type.String(),
  line_count: Type.Integer(),
  currency: Type.String(),
  /** What was agreed for the goods. */
  total: Type.Number(),
  /** Invoiced less credited, paid less returned; and the day the next unpaid part is due. */
  invoiced: Type.Number(),
  paid: Type.Number(),
  due_on: nullable(Type.String()),
  payment: Type.Enum(paymentStates),
  wanted_date: nullable(Type.String()),
  /** When the seller has promised to have it ready, and the latest planned arrival of what is under way. */
  ready_on: nullable(Type.String()),
  arrives_on: nullable(Type.String()),
  /** Something is later than promised or wanted. */
  is_late: Type.Boolean(),
  open_claims: Type.Integer(),
  is_cancel_asked: Type.Boolean(),
  ordered_at: Type.String(),
  changed_at: Type.String(),
}

/** An order as lists show it; `party` is the reader's part in it. */
export const orderSummary = Type.Object({
  ...orderFacts,
  party: Type.Enum(orderParties),
  /** It is completed, and the reader, who bought, has not written a review yet. */
  to_review: Type.Boolean(),
})
export type OrderSummary = Type.Static<typeof orderSummary>

/** A line as it was agreed, and how far it has come: units shipped, never to be shipped, and of those shipped arrived whole, damaged, not at all. */
export const orderLine = Type.Object({
  position: Type.Integer(),
  product_id: nullable(Type.Integer()),
  /** Null while the product is not on the market. */
  product_slug: nullable(Type.String()),
  name: Type.String(),
  options: Type.Array(Type.Object({ name: Type.String(), value: Type.String() })),
  sku: nullable(Type.String()),
  barcode: nullable(Type.String()),
  hts: nullable(Type.String()),
  /** ISO code and English name; '' where it is not known. */
  origin_code: Type.String(),
  origin: Type.String(),
  quantity: Type.Integer(),
  order_measure: Type.String(),
  unit_price: Type.Number(),
  price_unit: Type.String(),
  unit_weight: nullable(Type.Number()),
  total: Type.Number(),
  lead_time_days: nullable(Type.Integer()),
  shipped: Type.Integer(),
  received: Type.Integer(),
  damaged: Type.Integer(),
  short: Type.Integer(),
  cancelled: Type.Integer(),
})
export type OrderLine = Type.Static<typeof orderLine>

const party = Type.Object({
  company_id: Type.Integer(),
  company: Type.String(),
  person: Type.String(),
  email: Type.String(),
  phone: Type.String(),
  country: Type.String(),
})

/** The words of what happened, as they were then: '' where it has none. `day` is an ISO day, `sum` money as people read it. */
const happeningFacts = Type.Object({
  order: Type.String(),
  number: Type.String(),
  day: Type.String(),
  sum: Type.String(),
  what: Type.String(),
})

/**
 * What happened: `by` is the company that did it, '' what happened by itself; `sentence` says it in English, without a full stop, out of the event and its
 * `facts`, for who says it in another language.
 */
export const orderHappening = Type.Object({
  id: Type.Integer(),
  event: Type.Enum(orderEvents),
  at: Type.String(),
  by: Type.String(),
  person: Type.String(),
  sentence: Type.String(),
  facts: happeningFacts,
  reason: Type.String(),
})
export type OrderHappening = Type.Static<typeof orderHappening>

/** An order whole, but for who looks at it. */
export const order = Type.Object({
  ...orderFacts,
  lines: Type.Array(orderLine),
  incoterm: Type.String(),
  place: Type.String(),
  payment_terms: Type.String(),
  /** The seller's words of the offer. */
  note: Type.String(),
  /** From where, to where, and who is billed; null where nobody has said. */
  loading: nullable(dealAddress),
  delivery: nullable(dealAddress),
  billing: nullable(dealAddress),
  contacts: Type.Object({ seller: party, buyer: party }),
  cancelled_at: nullable(Type.String()),
  cancelled_by: nullable(Type.Enum(['buyer', 'seller'])),
  cancel_reason: Type.String(),
  /** Why the buyer wants it cancelled, while the seller has not said. */
  cancel_asked_reason: Type.String(),
  delivered_at: nullable(Type.String()),
  completed_at: nullable(Type.String()),
})
export type Order = Type.Static<typeof order>

/** What somebody sees of it: their part, what they may do now, and what happened, the oldest first. */
export const orderDetail = Type.Object({
  ...order.properties,
  party: Type.Enum(orderParties),
  to_review: Type.Boolean(),
  actions: Type.Array(Type.Enum(orderActions)),
  events: Type.Array(orderHappening),
})
export type OrderDetail = Type.Static<typeof orderDetail>
