import { customs } from '../customs/kind.ts'
import { freight } from '../freight/kind.ts'
import { purchase } from '../purchase/kind.ts'
import type { Kind } from '../trade/kind.ts'
import type { RequestKind } from './kind-names.ts'
import type { Offer } from './offer/shapes.ts'

/** Every kind of request by its name on the wire. */
export const kinds = { purchase, logistic: freight, customs } satisfies {
  [Name in RequestKind]: Kind<Extract<Offer, { kind: Name }>> & { name: Name }
}

/** The kind an offer belongs to. */
export function kindOf(offer: Offer): Kind {
  return kinds[offer.kind]
}
