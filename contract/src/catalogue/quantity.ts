import { defineMessages } from '../locale.ts'
import type { Limits } from './prices.ts'

/** The warnings of the quantity box, to the letter (docs/product.md#quantities). */
export const quantityMessages = defineMessages({
  atMinimum: "You've reached the minimum quantity allowed per order of this product.",
  atMaximum: "You've reached the maximum quantity allowed per order of this product.",
  notInStock: 'There are no items in stock to satisfy the specifed quantity.',
})

/** What a quantity box shows next, with the warning (docs/product.md#quantities) where the person met a limit. */
export type QuantityChange = { quantity: number; warning?: string }

/** One more. At the maximum or at the stock the quantity stays there and the person is told which it was. */
export function stepUp(quantity: number, limits: Limits): QuantityChange {
  if (limits.max !== null && quantity >= limits.max) return stopAt(limits, quantityMessages.atMaximum)
  if (quantity >= limits.stock) return stopAt(limits, quantityMessages.notInStock)
  return { quantity: keepWithin(quantity + 1, limits) }
}

/** One less. At or below the minimum the quantity stays at the minimum and the person is told. */
export function stepDown(quantity: number, limits: Limits): QuantityChange {
  if (quantity <= limits.min) return { quantity: limits.min, warning: quantityMessages.atMinimum }
  return { quantity: keepWithin(quantity - 1, limits) }
}

/**
 * A quantity as typed, when the person leaves the box: what is no number becomes the minimum, anything outside the limits the nearest
 * limit. The warning says which limit changed what was typed.
 */
export function clampQuantity(typed: string | number, limits: Limits): QuantityChange {
  const number = typeof typed === 'number' ? typed : typed.trim() === '' ? Number.NaN : Number(typed)
  if (Number.isNaN(number)) return { quantity: limits.min }
  const whole = Math.floor(number)
  const quantity = keepWithin(whole, limits)
  const warning = checkQuantity(whole, limits)
  return warning ? { quantity, warning } : { quantity }
}

/** What is wrong with ordering this many, in the fixed words (docs/product.md#quantities); undefined when it can be ordered. */
export function checkQuantity(quantity: number, limits: Limits): string | undefined {
  if (quantity < limits.min) return quantityMessages.atMinimum
  if (limits.max !== null && quantity > limits.max) return quantityMessages.atMaximum
  if (quantity > limits.stock) return quantityMessages.notInStock
  return undefined
}

/** The largest quantity that keeps maximum and stock. */
function ceiling(limits: Limits): number {
  return Math.max(limits.min, Math.min(limits.max ?? limits.stock, limits.stock))
}

function keepWithin(quantity: number, limits: Limits): number {
  return Math.min(Math.max(quantity, limits.min), ceiling(limits))
}

function stopAt(limits: Limits, warning: string): QuantityChange {
  return { quantity: ceiling(limits), warning }
}
