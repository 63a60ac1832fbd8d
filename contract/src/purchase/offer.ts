import * as Type from 'typebox'
import { longestLeadTime } from '../catalogue/lead-time.ts'
import { closed, text } from '../fields.ts'
import { incotermCodes } from '../trade/incoterms.ts'
import { amount, currency, longestNote, quantity } from '../trade/offer-parts.ts'
import { validity } from '../trade/validity.ts'

/** The shape of a seller's answer to a purchase request; a counter-proposal of the buyer has the same. What must hold in it: `refuseOffer`. */

export const mostTiers = 10

/** From `min_quantity` on, one `price_unit` of the request's line costs `price`. */
export const offerTier = closed({ min_quantity: quantity, price: amount })
export type OfferTier = Type.Static<typeof offerTier>

/** The answer to one line of a purchase request, named by its position; `included` false: the seller does not offer it, and nothing else of it counts. */
export const offerLine = closed({
  position: Type.Integer({ minimum: 0, maximum: 199 }),
  included: Type.Boolean(),
  /** How many are offered where it is not what was asked for; totals and the deal are for so many. */
  quantity: Type.Optional(quantity),
  /** Rising in `min_quantity`. */
  tiers: Type.Array(offerTier, { maxItems: mostTiers }),
  minimum_quantity: quantity,
  lead_time_days: Type.Integer({ minimum: 0, maximum: longestLeadTime }),
  packing: text(200),
})
export type OfferLine = Type.Static<typeof offerLine>

/** `currency` is the request's. */
export const purchaseOffer = closed({
  kind: Type.Literal('purchase'),
  currency,
  lines: Type.Array(offerLine, { minItems: 1, maxItems: 200 }),
  incoterm: Type.Enum(incotermCodes),
  place: text(120),
  payment_terms: text(300),
  valid: validity,
  note: text(longestNote),
})
export type PurchaseOffer = Type.Static<typeof purchaseOffer>
