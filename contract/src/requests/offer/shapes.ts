import * as Type from 'typebox'
import { customsOffer } from '../../customs/offer.ts'
import { logisticOffer } from '../../freight/offer.ts'
import { purchaseOffer } from '../../purchase/offer.ts'

/** A structured answer, of whatever kind; a counter-proposal of the buyer has the same shape. */
export const offer = Type.Union([purchaseOffer, logisticOffer, customsOffer])
export type Offer = Type.Static<typeof offer>

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
