import * as Type from 'typebox'
import { nullable } from '../fields.ts'
import type { Deal } from '../trade/deal.ts'
import { customsOffer } from './offer.ts'

/** The offer as it was made; its sums are those of `calculateCustoms`. Markets and origin are ISO codes. */
export const customsTerms = Type.Object({
  offer: customsOffer,
  exporting_market: Type.String(),
  importing_market: Type.String(),
  origin: Type.String(),
  hts: nullable(Type.String()),
})
export type CustomsTerms = Type.Static<typeof customsTerms>
export type CustomsDeal = Deal & { customs: CustomsTerms | null }
