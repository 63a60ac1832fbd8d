import * as Type from 'typebox'
import { chargeBases, chargeMethods, chargeTypes } from '../customs/duty.ts'
import { closed, nullable, text } from '../fields.ts'
import { currencies } from '../money.ts'
import { type TransportType, transportTypes } from '../quotes/form.ts'
import { incotermCodes } from '../quotes/incoterms.ts'
import { validity } from './validity.ts'

/** The shapes of structured answers, one for each kind of request; a counter-proposal of the buyer has the same shape. What must hold in them: offer-rules.ts. */

/** Decimal money of at most two decimals. */
export const amount = Type.Number({ minimum: 0, maximum: 1_000_000_000_000 })
const quantity = Type.Integer({ minimum: 1, maximum: 1_000_000_000 })
const currency = Type.Enum(currencies)
export const mostTiers = 10
export const mostCharges = 30
export const longestNote = 2000

/** From `min_quantity` on, one `price_unit` of the request's line costs `price`. */
export const offerTier = closed({ min_quantity: quantity, price: amount })
export type OfferTier = Type.Static<typeof offerTier>

/** The answer to one line of a purchase request, named by its position; `included` false: the seller does not offer it, and nothing else of it counts. */
export const offerLine = closed({
  position: Type.Integer({ minimum: 0, maximum: 199 }),
  included: Type.Boolean(),
  /** Rising in `min_quantity`. */
  tiers: Type.Array(offerTier, { maxItems: mostTiers }),
  minimum_quantity: quantity,
  lead_time_days: Type.Integer({ minimum: 0, maximum: 1000 }),
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

/** The parts of a journey, in the order they are travelled. */
export const legNames = [
  'pick_up',
  'origin',
  'main_carriage',
  'destination',
  'customs',
  'delivery',
  'insurance',
  'surcharges',
] as const
export type LegName = (typeof legNames)[number]

/** `included`: in the price of another leg; `priced`: at `price`; `not_included`: the buyer must see to it. */
export const legStates = ['included', 'priced', 'not_included'] as const
export type LegState = (typeof legStates)[number]

/** `price` is null unless the leg is priced. */
export const offerLeg = closed({
  leg: Type.Enum(legNames),
  state: Type.Enum(legStates),
  price: nullable(amount),
  note: text(200),
})
export type OfferLeg = Type.Static<typeof offerLeg>

export const logisticOffer = closed({
  kind: Type.Literal('logistic'),
  currency,
  /** Every leg once. */
  legs: Type.Array(offerLeg, { minItems: legNames.length, maxItems: legNames.length }),
  transit_days: closed({
    min: Type.Integer({ minimum: 0, maximum: 365 }),
    max: Type.Integer({ minimum: 0, maximum: 365 }),
  }),
  routing: text(300),
  valid: validity,
  note: text(longestNote),
})
export type LogisticOffer = Type.Static<typeof logisticOffer>

/** How the goods cross the border: some fees are due on one way only. */
const transport = Type.Enum(transportTypes.map(({ value }) => value) as TransportType[])

/**
 * One duty, tax or fee. `percent`: `rate` percent of `base`; `per_unit`: `rate` in money for each of `quantity` `unit`s; `fixed`: `rate` is the amount.
 * Kept within `minimum` and `maximum` where there are any; due `only_by` one transport where it is given. `source` says where the rate is from, `date`
 * (ISO) of when.
 */
export const offerCharge = closed({
  type: Type.Enum(chargeTypes),
  name: text(120, 1),
  method: Type.Enum(chargeMethods),
  rate: Type.Number({ minimum: 0, maximum: 1_000_000_000 }),
  base: Type.Enum(chargeBases),
  quantity: nullable(Type.Number({ minimum: 0, maximum: 1_000_000_000 })),
  unit: text(20),
  minimum: nullable(amount),
  maximum: nullable(amount),
  only_by: nullable(transport),
  source: text(300, 1),
  date: Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' }),
})
export type OfferCharge = Type.Static<typeof offerCharge>

/** What importing costs, by the arithmetic of customs/duty.ts. `insurance` is an amount, or null with `insurance_rate` percent. */
export const customsOffer = closed({
  kind: Type.Literal('customs'),
  currency,
  basis: Type.Enum(['FOB', 'CIF']),
  transport,
  /** Of the goods on board in the exporting market. */
  goods_value: amount,
  /** To the border of the importing market. */
  freight: amount,
  insurance: nullable(amount),
  insurance_rate: nullable(Type.Number({ minimum: 0, maximum: 50 })),
  /** From the border to where the goods go. */
  onward: amount,
  units: quantity,
  charges: Type.Array(offerCharge, { minItems: 1, maxItems: mostCharges }),
  valid: validity,
  note: text(longestNote),
})
export type CustomsOffer = Type.Static<typeof customsOffer>

export const offer = Type.Union([purchaseOffer, logisticOffer, customsOffer])
export type Offer = Type.Static<typeof offer>

/** Of which lines how much is taken; what is not named is not. */
export const takenLine = closed({ position: Type.Integer({ minimum: 0, maximum: 199 }), quantity })
export type TakenLine = Type.Static<typeof takenLine>

/** One numbered revision as it stands for ever. `side`: whose words it is; `total` decimal in the offer's currency; `valid_until` the moment it ends. */
export const revision = Type.Object({
  number: Type.Integer(),
  side: Type.Enum(['answer', 'counter']),
  by: Type.Object({ company: Type.String(), person: Type.String() }),
  at: Type.String(),
  offer,
  total: Type.Number(),
  valid_until: Type.String(),
})
export type Revision = Type.Static<typeof revision>
