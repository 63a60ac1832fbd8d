import type { UnitPrice } from '../money.ts'
import { roundUpToStep } from './order-step.ts'
import { isOrderable } from './prices.ts'
import type { Term } from './term.ts'

/** The next better price: from `quantity` on, which is `more` than now. */
export type NextTier = { quantity: number; more: number; price: UnitPrice }

/** What a larger quantity of the same combination would cost a unit, where that is less than now; undefined where more brings nothing. */
export function findNextTier(tiers: readonly Term[], quantity: number, price: UnitPrice): NextTier | undefined {
  return tiers.flatMap(({ price: other, ...tier }): NextTier[] => {
    const first = roundUpToStep(tier.minQty, tier.step)
    // A narrow tier may hold no full pack at all.
    const isInReach =
      first > quantity &&
      first <= Math.min(tier.maxQty ?? first, tier.availableQty) &&
      isOrderable({ price: other, ...tier })
    return isInReach && other !== null && other < price
      ? [{ quantity: first, more: first - quantity, price: other }]
      : []
  })[0]
}
