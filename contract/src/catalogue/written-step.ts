import type { OrderStep } from './order-step.ts'

/** The largest number of units that goods may be sold in. */
export const largestOrderStep = 1_000_000

/** Whether goods can be sold in so many at a time: a whole number of at least 2, for one at a time is no pack. */
export function isOrderStep(quantity: number): boolean {
  return Number.isInteger(quantity) && quantity >= 2 && quantity <= largestOrderStep
}

/** The step of a product as it is written down; a pack of no size is none. */
export function readOrderStep(quantity: number | null, pack: string | null): OrderStep | null {
  return quantity === null ? null : { quantity, pack: pack?.trim() || null }
}
