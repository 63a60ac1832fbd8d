import * as Type from 'typebox'
import { closed, countryCode, day, nullable, text } from '../fields.ts'
import { legNames } from '../freight/offer.ts'
import { currencies } from '../money.ts'
import { unitNames } from '../shipment-plans/shapes.ts'
import { transportTypes } from '../trade/transport.ts'

/**
 * What a service provider asks for carrying goods, kept before anybody asks: a card says what holds for all its lanes, a lane what one way costs. Money is decimal
 * in the currency of the card.
 */

/** What a price is for. `per_kg` counts chargeable kilograms, `per_wm` tonnes or cubic metres, whichever is more; `pct_value` is a percentage of what the goods are worth. */
export const rateBases = [
  'per_shipment',
  'per_kg',
  'per_m3',
  'per_wm',
  'per_ldm',
  'per_pallet',
  'per_container',
  'pct_value',
] as const
export type RateBasis = (typeof rateBases)[number]

/** What a price on top may be for: `pct_freight` is a percentage of what the lane itself comes to, as carriers reckon fuel. */
export const surchargeBases = [...rateBases, 'pct_freight'] as const
export type SurchargeBasis = (typeof surchargeBases)[number]

export const mostSteps = 20
export const mostSurcharges = 20
export const mostLanes = 20_000

const price = Type.Number({ minimum: 0, maximum: 1_000_000_000 })
const transitDays = Type.Integer({ minimum: 0, maximum: 365 })

/**
 * One end of a lane: a whole country, the postcodes of it that `zone` names ('20-25, 30'; '' is all of them), or a port or airport by its UN/LOCODE ('DEHAM'; '' is none). Goods that
 * begin or end elsewhere in the country of a port still have the way to it before them.
 */
export const lanePlace = closed({
  country: countryCode,
  zone: text(200),
  port: Type.String({ pattern: '^([A-Z]{2}[A-Z2-9]{3})?$' }),
})
export type LanePlace = Type.Static<typeof lanePlace>

/** From a quantity of the lane's basis on, another price. */
export const rateStep = closed({ from: Type.Number({ exclusiveMinimum: 0, maximum: 1_000_000_000 }), price })
export type RateStep = Type.Static<typeof rateStep>

/** What comes on top, as a part of the journey. */
export const rateSurcharge = closed({
  name: text(80, 1),
  leg: Type.Enum(legNames),
  basis: Type.Enum(surchargeBases),
  price,
  minimum: nullable(price),
})
export type RateSurcharge = Type.Static<typeof rateSurcharge>

export const rateLane = closed({
  from: lanePlace,
  to: lanePlace,
  /** Of a price for each container or trailer, which; null of all others. */
  equipment: nullable(Type.Enum(unitNames)),
  basis: Type.Enum(rateBases),
  price,
  /** The least that is asked for, whatever the quantity. */
  minimum: nullable(price),
  steps: Type.Array(rateStep, { maxItems: mostSteps }),
  surcharges: Type.Array(rateSurcharge, { maxItems: mostSurcharges }),
  transit_min: transitDays,
  transit_max: transitDays,
  note: text(200),
})
export type RateLane = Type.Static<typeof rateLane>

/** What holds for every lane of a card. `valid_from` and `valid_until` are days on the calendar of UTC, both included. */
export const rateCardTerms = closed({
  name: text(120, 1),
  currency: Type.Enum(currencies),
  mode: Type.Enum(transportTypes.map(({ value }) => value)),
  valid_from: day,
  valid_until: day,
  /** Parts of the journey that the price of a lane pays for beside the main carriage. */
  included: Type.Array(Type.Enum(legNames), { maxItems: legNames.length }),
  /** What is never in it, in words: 'Duties and taxes, storage after the free days'. */
  never: text(300),
  /** Days that goods or containers may wait without being charged; null: not said. */
  free_days: nullable(Type.Integer({ minimum: 0, maximum: 365 })),
  takes_dangerous: Type.Boolean(),
  takes_cooled: Type.Boolean(),
  notes: text(1000),
})
export type RateCardTerms = Type.Static<typeof rateCardTerms>
