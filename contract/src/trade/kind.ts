import type { FailureDetails } from '../errors.ts'
import type { Amount } from '../money.ts'
import type { FactGroup, NamedLine } from './facts.ts'
import type { Asked, AskedLine, Offer, TakenLine } from './offer-parts.ts'
import type { Parties } from './parties.ts'
import type { MoneyTurn } from './stored-money.ts'

/** `price` is for one unit. */
export type LinePrice = { position: number; quantity: number; price: number; total: number }

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
  /** What an offer comes to, in the quantity offered: the figure that screens, lists and documents show. */
  total(offer: Own, lines: readonly AskedLine[]): Amount
  /** What an offer asks for each line it prices, in the quantity that is meant, all decimal; nothing where it prices no lines. */
  priceLines(offer: Own, lines: readonly AskedLine[]): LinePrice[]
  /** What is wrong with taking only these lines of an offer, by field. */
  refuseTaken(offer: Own, taken: readonly TakenLine[], asked: Asked): FailureDetails
  /** The offer with each price and amount turned into something else: the whole numbers that are kept, and back. */
  turnMoney(offer: Own, turn: MoneyTurn): Own
  /** Everything an offer says, as people read it; values may be empty. */
  describe(offer: Own, lines: readonly NamedLine[]): FactGroup[]
}
