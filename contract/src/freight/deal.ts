import * as Type from 'typebox'
import type { Deal } from '../trade/deal.ts'
import { offerLeg } from './offer.ts'
import { quoteGoods, shipmentData } from './shapes.ts'

/** What a deal about carriage says beside its goods: the offer, and the shipment as it was asked for. */
export const freightTerms = Type.Object({
  legs: Type.Array(offerLeg),
  transit_days: Type.Object({ min: Type.Integer(), max: Type.Integer() }),
  routing: Type.String(),
  shipment: shipmentData,
  goods: Type.Array(quoteGoods),
  additional_notes: Type.String(),
  /** By which numbers whoever is billed is known, '' for none; absent in deals made before they were kept. */
  billing: Type.Optional(Type.Object({ registration_number: Type.String(), tax_number: Type.String() })),
})
export type FreightTerms = Type.Static<typeof freightTerms>
export type FreightDeal = Deal & { logistic: FreightTerms | null }
