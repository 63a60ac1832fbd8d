import * as Type from 'typebox'
import { closed, nullable, text } from '../fields.ts'
import { amount, currency, longestNote, quantity } from '../trade/offer-parts.ts'
import { type TransportType, transportTypes } from '../trade/transport.ts'
import { validity } from '../trade/validity.ts'
import { chargeBases, chargeMethods, chargeTypes } from './duty.ts'

/** The shape of a broker's estimate; a counter-proposal of the buyer has the same. What must hold in it: `refuseOffer`. */

export const mostCharges = 30

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
  /** Of a duty in percent: what the goods are worth that it is due on, where those are not all. */
  goods_part: Type.Optional(amount),
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
