import type { Limits } from '../catalogue/prices.ts'
import { checkQuantity } from '../catalogue/quantity.ts'
import type { Pack } from '../trade/load.ts'

/** What can be full, the smallest first. */
export const fullLoadKinds = ['cartons', 'pallet', 'container'] as const
export type FullLoadKind = (typeof fullLoadKinds)[number]

/** Units in one full carton, pallet and container; what no carton fits on or into is missing. */
export type FullAmounts = { cartons: number; pallet?: number | undefined; container?: number | undefined }

/** A quantity with which nothing of its kind travels in part: `loads` full ones. `isReached` where that many are ordered already. */
export type FullLoadOffer = { kind: FullLoadKind; loads: number; quantity: number; isReached: boolean }

/** Units in full loads, from how many cartons the planner found to fill them. */
export function readFullAmounts(
  { units }: Pick<Pack, 'units'>,
  { pallet, units: containers }: { pallet?: { cartons: number }; units: readonly { cartons: number }[] },
): FullAmounts {
  const container = containers[0]
  return {
    cartons: units,
    ...(pallet && { pallet: pallet.cartons * units }),
    ...(container && { container: container.cartons * units }),
  }
}

/** The smallest full loads that are not below a quantity, as far as so many can be ordered. Where one quantity fills two kinds, it is told as the larger. */
export function offerFullLoads(quantity: number, amounts: FullAmounts, limits: Limits): FullLoadOffer[] {
  const offers = fullLoadKinds.flatMap((kind): FullLoadOffer[] => {
    const amount = amounts[kind] ?? 0
    if (amount < 2) return []
    const loads = Math.max(1, Math.ceil(quantity / amount))
    const full = loads * amount
    return checkQuantity(full, limits) ? [] : [{ kind, loads, quantity: full, isReached: full === quantity }]
  })
  return offers.filter((offer, index) => !offers.slice(index + 1).some((larger) => larger.quantity === offer.quantity))
}
