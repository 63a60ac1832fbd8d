import type { UnitPrice } from '../money.ts'
import { isOrderable, type Term } from './prices.ts'

/** The next better price: from `quantity` on, which is `more` than now. */
export type NextTier = { quantity: number; more: number; price: UnitPrice }

/** What a larger quantity of the same combination would cost a unit, where that is less than now; undefined where more brings nothing. */
export function findNextTier(tiers: readonly Term[], quantity: number, price: UnitPrice): NextTier | undefined {
  return tiers.flatMap(({ price: other, ...tier }): NextTier[] => {
    const isInReach =
      tier.minQty > quantity && tier.availableQty >= tier.minQty && isOrderable({ price: other, ...tier })
    return isInReach && other !== null && other < price
      ? [{ quantity: tier.minQty, more: tier.minQty - quantity, price: other }]
      : []
  })[0]
}
