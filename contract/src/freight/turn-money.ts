import { type MoneyTurn, turnOrNull } from '../trade/stored-money.ts'
import type { LogisticOffer, OfferLeg } from './offer.ts'

/** A forwarder's answer with the price of each leg turned. */
export function turnFreightMoney(offer: LogisticOffer, turn: MoneyTurn): LogisticOffer {
  return { ...offer, legs: turnLegs(offer.legs, turn) }
}

export function turnLegs(legs: readonly OfferLeg[], turn: MoneyTurn): OfferLeg[] {
  return legs.map((leg) => ({ ...leg, price: turnOrNull(leg.price, turn.amount) }))
}
