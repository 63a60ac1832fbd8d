import { defineMessages } from '../locale.ts'
import { readTypedNumber, readTypedWhole } from '../typed-number.ts'
import { roundDownToStep, roundUpToStep } from './order-step.ts'
import { packMessages } from './pack-words.ts'
import type { Limits } from './prices.ts'

/** The warnings of the quantity box, to the letter (docs/product.md#quantities). */
export const quantityMessages = defineMessages({
  atMinimum: "You've reached the minimum quantity allowed per order of this product.",
  atMaximum: "You've reached the maximum quantity allowed per order of this product.",
  notInStock: 'There are no items in stock to satisfy the specifed quantity.',
})

/** What a quantity box shows next, with the warning (docs/product.md#quantities) where the person met a limit. */
export type QuantityChange = { quantity: number; warning?: string }

/** One more, or the next full pack. At the maximum or at the stock the quantity stays there and the person is told which it was. */
export function stepUp(quantity: number, limits: Limits): QuantityChange {
  if (limits.max !== null && quantity >= limits.max) return stopAt(limits, quantityMessages.atMaximum)
  if (quantity >= ceiling(limits)) return stopAt(limits, quantityMessages.notInStock)
  return { quantity: keepWithin(roundUpToStep(quantity + 1, limits.step), limits) }
}

/** One less, or the full pack before. At or below the minimum the quantity stays at the minimum and the person is told. */
export function stepDown(quantity: number, limits: Limits): QuantityChange {
  if (quantity <= limits.min) return { quantity: limits.min, warning: quantityMessages.atMinimum }
  return { quantity: keepWithin(roundDownToStep(quantity - 1, limits.step), limits) }
}

/**
 * A quantity as typed, when the person leaves the box: what is no number becomes the minimum, anything outside the limits the nearest
 * limit, and what is no number of full packs the next that is. The warning says what changed what was typed.
 */
export function clampQuantity(typed: string | number, limits: Limits): QuantityChange {
  const number = typeof typed === 'number' ? typed : readTypedWhole(typed) || readTypedNumber(typed)
  if (Number.isNaN(number)) return { quantity: limits.min }
  const whole = Math.floor(number)
  const quantity = keepWithin(roundUpToStep(whole, limits.step), limits)
  const warning = checkQuantity(whole, limits)
  return warning ? { quantity, warning } : { quantity }
}

/** What is wrong with ordering this many, in the fixed words (docs/product.md#quantities); undefined when it can be ordered. */
export function checkQuantity(quantity: number, limits: Limits): string | undefined {
  const fitting = findFitting(quantity, limits)
  if (limits.step && fitting.length > 0) return packMessages.refusal(limits.step, fitting)
  if (quantity < limits.min) return quantityMessages.atMinimum
  if (limits.max !== null && quantity > limits.max) return quantityMessages.atMaximum
  if (quantity > limits.stock) return quantityMessages.notInStock
  return undefined
}

/** The quantities of full packs on either side of one that is none, as far as the limits allow both; none where it is full packs already. */
export function findFitting(quantity: number, limits: Limits): number[] {
  const { step, min } = limits
  if (!step || quantity % step.quantity === 0) return []
  return [roundDownToStep(quantity, step), roundUpToStep(quantity, step)].filter(
    (one) => one >= min && one <= ceiling(limits),
  )
}

/** The largest quantity that keeps maximum and stock, in full packs. */
function ceiling(limits: Limits): number {
  return Math.max(limits.min, roundDownToStep(Math.min(limits.max ?? limits.stock, limits.stock), limits.step))
}

function keepWithin(quantity: number, limits: Limits): number {
  return Math.min(Math.max(quantity, limits.min), ceiling(limits))
}

function stopAt(limits: Limits, warning: string): QuantityChange {
  return { quantity: ceiling(limits), warning }
}
