import * as Type from 'typebox'
import { nullable } from '../fields.ts'
import { dealAddress } from './deal-address.ts'
import { packHandling } from './handling.ts'
import { packTravel } from './pack-travel.ts'
import { validity } from './validity.ts'

/**
 * What was agreed, frozen when an offer is accepted: nothing of it follows products, companies or later revisions, and documents are made from it alone.
 * A quotation is made from the same shape before acceptance, with `accepted_at` null. Money is decimals, as in offers; texts are as they were.
 * What is kept holds whole numbers instead (requests/deal/stored.ts).
 */

const dealParty = Type.Object({
  company_id: Type.Integer(),
  company: Type.String(),
  person: Type.String(),
  email: Type.String(),
  phone: Type.String(),
  street: Type.String(),
  city: Type.String(),
  zip: Type.String(),
  /** English name, and ISO code. */
  country: Type.String(),
  country_code: Type.String(),
  registration_number: nullable(Type.String()),
  tax_number: nullable(Type.String()),
})
export type DealParty = Type.Static<typeof dealParty>

/** How a line travels: `packs` of `units` each; grams and litres of all of them, gross. Null where the product's packaging is not described. */
export const dealPacking = Type.Object({
  type: Type.String(),
  units: Type.Integer(),
  packs: Type.Integer(),
  isLastPackPartial: Type.Boolean(),
  /** Millimetres, and grams of one full pack. */
  width: Type.Number(),
  height: Type.Number(),
  depth: Type.Number(),
  grams_each: Type.Number(),
  grams: Type.Integer(),
  litres: Type.Integer(),
  /** Deals made before packs said how they are handled have none. */
  handling: Type.Optional(packHandling),
  /** Where the goods must travel in a way of their own; deals made before this was frozen have none. */
  travel: Type.Optional(packTravel),
})
export type DealPacking = Type.Static<typeof dealPacking>

export const dealLine = Type.Object({
  position: Type.Integer(),
  product_id: nullable(Type.Integer()),
  name: Type.String(),
  options: Type.Array(Type.Object({ name: Type.String(), value: Type.String() })),
  /** English name of the country; '' where it is not known. */
  origin: Type.String(),
  hts: nullable(Type.String()),
  /** As the request froze them; deals made before requests did have none. */
  sku: Type.Optional(nullable(Type.String())),
  barcode: Type.Optional(nullable(Type.String())),
  origin_code: Type.Optional(nullable(Type.String())),
  /** The combination of options: option value ids in rising order, joined by '-'. */
  variant_key: Type.Optional(Type.String()),
  quantity: Type.Integer(),
  order_measure: Type.String(),
  /** For one `price_unit`; for logistic and customs deals what the request said the goods are worth. */
  unit_price: Type.Number(),
  price_unit: Type.String(),
  /** What one unit weighs in `price_unit`; null unless priced by weight. */
  unit_weight: nullable(Type.Number()),
  total: Type.Number(),
  lead_time_days: nullable(Type.Integer()),
  /** The seller's words. */
  packing: Type.String(),
  load: nullable(dealPacking),
})
export type DealLine = Type.Static<typeof dealLine>

/** What deals of all kinds have in common; what one kind adds stands beside it. */
export const deal = Type.Object({
  version: Type.Literal(2),
  request_id: Type.Integer(),
  /** Name of the kind of request. */
  kind: Type.String(),
  /** Number of the revision it was made from. */
  revision: Type.Integer(),
  /** ISO moments. */
  requested_at: Type.String(),
  offered_at: Type.String(),
  accepted_at: nullable(Type.String()),
  currency: Type.String(),
  buyer: dealParty,
  /** Who made the offer: the seller, a service provider or a broker. */
  answerer: dealParty,
  /** Whose goods it is about; the same company as `answerer` in a purchase. */
  seller: dealParty,
  addresses: Type.Object({
    loading: nullable(dealAddress),
    shipping: nullable(dealAddress),
    billing: nullable(dealAddress),
  }),
  incoterm: nullable(Type.String()),
  place: Type.String(),
  payment_terms: Type.String(),
  valid: validity,
  note: Type.String(),
  /** The buyer's own number of the order, and the ISO day it wishes; absent where nothing was said. */
  po_number: Type.Optional(Type.String()),
  wanted_date: Type.Optional(Type.String()),
  /** The goods: of a purchase those taken, in the quantity taken. */
  lines: Type.Array(dealLine),
  /** What the goods are worth: the sum of the lines. */
  goods_total: Type.Number(),
  goods_currency: Type.String(),
  /** What was agreed: of a purchase the goods, of a logistic deal the legs, of a customs estimate duty, fees and tax. */
  total: Type.Number(),
})
export type Deal = Type.Static<typeof deal>
