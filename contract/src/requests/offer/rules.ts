import type { FailureDetails } from '../../errors.ts'
import type { Amount } from '../../money.ts'
import type { AskedLine, Asked as AskedOfAny, TakenLine } from '../../trade/offer-parts.ts'
import { refuseOffer as refuseOfKind } from '../../trade/offer-rules.ts'
import type { RequestKind } from '../kind-names.ts'
import { kindOf, kinds } from '../kinds.ts'
import type { Offer } from './shapes.ts'

/** What an offer is an answer to. */
export type Asked = AskedOfAny & { kind: RequestKind }

/** What is wrong with an offer, by field (`lines.2.tiers.0.price`); nothing when it can be made now. */
export function refuseOffer(offer: Offer, asked: Asked, now: Date): FailureDetails {
  return refuseOfKind(kinds[asked.kind], offer, asked, now)
}

/** What an offer comes to, for every line it includes in the quantity asked for: the figure that screens, lists and documents show. */
export function totalOf(offer: Offer, lines: readonly AskedLine[]): Amount {
  return kindOf(offer).total(offer, lines)
}

/** What is wrong with what a buyer takes of an offer, by field; nothing when it can be accepted. Undefined takes all of it. */
export function refuseTaken(offer: Offer, taken: readonly TakenLine[] | undefined, asked: Asked): FailureDetails {
  return taken === undefined ? {} : kindOf(offer).refuseTaken(offer, taken, asked)
}
