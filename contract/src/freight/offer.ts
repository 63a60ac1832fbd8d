import * as Type from 'typebox'
import { closed, nullable, text } from '../fields.ts'
import { amount, currency, longestNote } from '../trade/offer-parts.ts'
import { validity } from '../trade/validity.ts'

/** The shape of a service provider's answer; a counter-proposal of the buyer has the same. What must hold in it: `refuseOffer`. */

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

/** The leg on which goods are declared at the border of the destination, where there is one. */
export const clearanceLeg: LegName = 'customs'

/**
 * `included`: in the price of another leg; `priced`: at `price`; `not_included`: the buyer must see to it; `not_needed`, of customs only: the goods cross no
 * customs border.
 */
export const legStates = ['included', 'priced', 'not_included', 'not_needed'] as const
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

/** The legs an offer contains, priced or in the price of another. */
export function coveredLegs({ legs }: LogisticOffer): LegName[] {
  return legs.filter(({ state }) => state === 'included' || state === 'priced').map(({ leg }) => leg)
}
