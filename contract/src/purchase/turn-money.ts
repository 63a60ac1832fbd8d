import type { MoneyTurn } from '../trade/stored-money.ts'
import type { PurchaseOffer } from './offer.ts'

/** A seller's answer with its prices turned. */
export function turnPurchaseMoney(offer: PurchaseOffer, turn: MoneyTurn): PurchaseOffer {
  return {
    ...offer,
    lines: offer.lines.map((line) => ({
      ...line,
      tiers: line.tiers.map((tier) => ({ ...tier, price: turn.price(tier.price) })),
    })),
  }
}
