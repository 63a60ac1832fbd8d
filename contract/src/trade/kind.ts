import type { FailureDetails } from '../errors.ts'
import type { FactGroup, NamedLine } from './facts.ts'
import type { Asked, AskedLine, Offer, TakenLine } from './offer-parts.ts'
import type { Parties } from './parties.ts'

/**
 * A kind of request: who has a part in it, and what its offers are. One value for each kind, listed in requests/kinds.ts; nobody else asks which kind
 * something is. Its functions take offers of this kind only.
 */
export type Kind<Own extends Offer = Offer> = Parties & {
  /** 'Purchase request' */
  title: string
  /** Whom the buyer deals with, as lists name it, given the seller of the goods. */
  nameAnswerer(seller: string): string
  /** What is wrong with an offer, by field, beside what holds for all kinds; nothing when it can be made now. */
  refuse(offer: Own, asked: Asked, now: Date): FailureDetails
  /** What an offer comes to in minor units, in the quantity asked for: the figure that screens, lists and documents show. */
  total(offer: Own, lines: readonly AskedLine[]): number
  /** What is wrong with taking only these lines of an offer, by field. */
  refuseTaken(offer: Own, taken: readonly TakenLine[], asked: Asked): FailureDetails
  /** Everything an offer says, as people read it; values may be empty. */
  describe(offer: Own, lines: readonly NamedLine[]): FactGroup[]
}
