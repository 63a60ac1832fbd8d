import { sum } from '../money.ts'
import { type OrderValue, type ReachedValue, reachValue } from '../order-value/steps.ts'
import type { CartItem, CartTotals } from './items.ts'

/** Where the lines of one seller in one currency stand among its steps for bigger orders. */
export type SellerValue = ReachedValue & { companyId: number }

/** The steps that the lines given reach, seller by seller in the order of their first line; sellers without steps for the currency are left out. */
export function reachSellers(
  items: readonly Pick<CartItem, 'companyId' | 'currency' | 'price'>[],
  values: ReadonlyMap<number, OrderValue>,
): SellerValue[] {
  const groups = Map.groupBy(items, ({ companyId, currency }) => `${companyId} ${currency}`)
  return [...groups.values()].flatMap((group) => {
    const [{ companyId, currency } = { companyId: 0, currency: '' }] = group
    const lines = group.flatMap(({ price }) => price ?? [])
    const reached = reachValue(lines, currency, values.get(companyId))
    return reached ? { companyId, ...reached } : []
  })
}

/** The summary with what the order values take off: original − discount − valueDiscount = total. */
export type ValuedTotals = CartTotals & { valueDiscount: CartTotals['discount'] }

/** Takes what order values take off from the sums of the same lines. */
export function lowerTotals(totals: readonly CartTotals[], reached: readonly SellerValue[]): ValuedTotals[] {
  return totals.map((one) => {
    const valueDiscount = sum(
      reached.filter(({ currency }) => currency === one.currency).map(({ discount }) => discount),
    )
    return { ...one, valueDiscount, total: one.total - valueDiscount }
  })
}
