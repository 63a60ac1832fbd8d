import * as Type from 'typebox'
import { closed, id, mostOptions, mostRequestLines, nullable, text } from '../fields.ts'
import { packHandling } from '../trade/handling.ts'
import { incotermCodes } from '../trade/incoterms.ts'
import { packTravel } from '../trade/pack-travel.ts'
import { type Choice, transportTypes } from '../trade/transport.ts'
import {
  conditions,
  containers,
  extraNeeds,
  longestNotes,
  palletCategories,
  temperatureUnits,
  wrappers,
} from './form.ts'

/** The two shapes of a logistic quote that are fixed (docs/product.md#wire): the request, and what its review document is made from. */

function oneOf<const Value extends string>(list: readonly Choice<Value>[]) {
  return Type.Enum(list.map(({ value }) => value))
}

const place = { country: text(80), city: text(100), street: text(200), zip: Type.Optional(text(20)) }
const name = text(120)
const person = { first_name: text(80), last_name: text(80) }

/** Dates: pickup 'ASAP' or ISO, delivery MM-DD-YYYY or 'Unspecified'. */
export const shipmentData = closed({
  is_dangerous_goods: Type.Boolean(),
  is_required_insurance: Type.Boolean(),
  is_already_palletized: Type.Boolean(),
  delivery_date: text(40),
  pickup_date: text(40),
  incoterm: Type.Enum(incotermCodes),
  /** The place that completes the rule; our own, and never required. */
  incoterm_place: Type.Optional(text(120)),
  wrapper: oneOf(wrappers),
  pallet_category: Type.Enum(palletCategories.map(({ value }) => value)),
  container: oneOf(containers),
  /** Whether other pallets may stand on these; ours, and no when left out. */
  is_stackable: Type.Optional(Type.Boolean()),
  extra_needs: Type.Array(oneOf(extraNeeds), { maxItems: extraNeeds.length }),
  transport: closed({
    type: oneOf(transportTypes),
    condition: oneOf(conditions),
    temperature: closed({
      type: oneOf(temperatureUnits),
      degree: nullable(Type.Number({ minimum: -100, maximum: 100 })),
    }),
  }),
})
export type ShipmentData = Type.Static<typeof shipmentData>

/** `total_price` is what the browser showed; the server counts for itself. `option_values` as in a purchase line. */
export const quoteProduct = closed({
  product_id: id,
  quantity: Type.Integer({ minimum: 1, maximum: 1_000_000_000 }),
  selected_price_id: id,
  total_price: Type.Optional(Type.Number({ minimum: 0 })),
  option_values: Type.Optional(Type.Array(id, { maxItems: mostOptions })),
})
export type QuoteProduct = Type.Static<typeof quoteProduct>

const quoteProducts = Type.Array(quoteProduct, { minItems: 1, maxItems: mostRequestLines })

/** The request as it is sent. `phone` is the number with its dial code in front: '+45 35104277'. */
export const quoteRequest = closed({
  seller_data: closed({
    supplier_id: id,
    ...person,
    company: name,
    phone: text(50),
    email: text(254),
    loading_address: closed({ ...place, isStock: Type.Optional(Type.Boolean()) }),
  }),
  buyer_data: closed({
    /** Whoever is signed in, whatever it says. */
    user_id: Type.Optional(id),
    ...person,
    company: name,
    phone: text(50),
    email: text(254),
    shipping_address: closed({ ...place, is_stock: Type.Optional(Type.Boolean()) }),
    billing_address: closed({
      billing_company_name: name,
      billing_registration_number: Type.Optional(text(60)),
      billing_tax_number: Type.Optional(text(60)),
      ...place,
      is_stock: Type.Optional(Type.Boolean()),
    }),
  }),
  shipment_data: shipmentData,
  additional_notes: Type.Optional(text(longestNotes)),
  order_data: closed({ products: quoteProducts }),
})
export type QuoteRequest = Type.Static<typeof quoteRequest>

const reviewPlace = closed({ ...place, is_stock: Type.Optional(Type.Boolean()) })

/** The second shape, which `POST /api/review-to-pdf` takes; with `id` or `products` the document also lists the goods. */
export const quoteReview = closed({
  /** A stored request: its number, date and goods are those that were sent. */
  id: Type.Optional(id),
  seller: closed({ company: name, ...person, phone_code: text(10), phone: text(50), email: text(254) }),
  address_seller: closed({ ...place, isStock: Type.Optional(Type.Boolean()) }),
  buyer: closed({
    company: name,
    ...person,
    phone_code: text(10),
    phone: Type.Optional(text(50)),
    email: Type.Optional(text(254)),
  }),
  address_buyer: closed({
    shippingAddress: reviewPlace,
    billingAddress: closed({
      ...reviewPlace.properties,
      billing_company_name: Type.Optional(name),
      billing_registration_number: Type.Optional(text(60)),
      billing_tax_number: Type.Optional(text(60)),
    }),
  }),
  shipment_data: shipmentData,
  additional_notes: Type.Optional(text(longestNotes)),
  products: Type.Optional(quoteProducts),
})
export type QuoteReview = Type.Static<typeof quoteReview>

/** Goods as they were when the quote was asked for: a snapshot, like the lines of a purchase request. Amounts are decimal money. */
export const quoteGoods = Type.Object({
  /** Null where goods of a deal are asked about whose product is gone for good. */
  product_id: nullable(Type.Integer()),
  name: Type.String(),
  options: Type.Array(Type.Object({ name: Type.String(), value: Type.String() })),
  origin: Type.String(),
  hts: nullable(Type.String()),
  quantity: Type.Integer(),
  order_measure: Type.String(),
  total_price: Type.Number(),
  pack: Type.Object({
    type: Type.String(),
    units: Type.Integer(),
    grams: Type.Number(),
    width: Type.Number(),
    height: Type.Number(),
    depth: Type.Number(),
    handling: Type.Optional(packHandling),
    travel: Type.Optional(packTravel),
  }),
  packs: Type.Integer(),
  isLastPackPartial: Type.Boolean(),
  grams: Type.Integer(),
  litres: Type.Integer(),
})
export type QuoteGoods = Type.Static<typeof quoteGoods>
