import * as Type from 'typebox'
import { nullable } from '../fields.ts'
import { offerLeg } from '../freight/offer.ts'
import { lanePlace, rateCardTerms, rateLane, surchargeBases } from './shapes.ts'

/** A price that a provider's card has for a load, as it is answered: money is decimal. `total` is null where something it counts is not known; such a price cannot be taken. */
export const freightPrice = Type.Object({
  lane_id: Type.Integer(),
  card: Type.Object({ id: Type.Integer(), name: Type.String() }),
  provider: Type.Object({ id: Type.Integer(), name: Type.String(), slug: Type.String() }),
  mode: rateCardTerms.properties.mode,
  equipment: rateLane.properties.equipment,
  from: lanePlace,
  to: lanePlace,
  currency: Type.String(),
  total: nullable(Type.Number()),
  /** Every leg once, as an offer says them. */
  legs: Type.Array(offerLeg),
  /** What was counted, line by line. */
  lines: Type.Array(
    Type.Object({
      leg: offerLeg.properties.leg,
      name: nullable(Type.String()),
      basis: Type.Enum(surchargeBases),
      quantity: nullable(Type.Number()),
      price: Type.Number(),
      is_least: Type.Boolean(),
      amount: nullable(Type.Number()),
    }),
  ),
  transit_days: Type.Object({ min: Type.Integer(), max: Type.Integer() }),
  valid_until: Type.String(),
  never: Type.String(),
  free_days: nullable(Type.Integer()),
  notes: Type.String(),
})
export type FreightPrice = Type.Static<typeof freightPrice>
