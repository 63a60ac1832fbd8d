import type { Packaging } from '../catalogue/shapes.ts'
import type { Limits } from '../prices.ts'
import { cartMessages, type Notice, quantityMessages } from './messages.ts'

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

/** Selects the keys given, or, when all of them are selected already, unselects them: one line, one seller's lines, or the whole cart. */
export function toggleSelection(selected: ReadonlySet<string>, keys: readonly string[]): Set<string> {
  const next = new Set(selected)
  if (keys.every((key) => selected.has(key))) for (const key of keys) next.delete(key)
  else for (const key of keys) next.add(key)
  return next
}

/** What a checkbox over these keys shows: 'some' is its mixed state. */
export function readSelection(selected: ReadonlySet<string>, keys: readonly string[]): 'none' | 'some' | 'all' {
  const count = keys.filter((key) => selected.has(key)).length
  if (count === 0) return 'none'
  return count === keys.length ? 'all' : 'some'
}

/** A quote can be made when at least one packing is described fully: units, weight and all three measures above zero. */
export function hasCompletePackaging(packagings: readonly Packaging[]): boolean {
  return packagings.some(({ get_variants }) =>
    get_variants.some(({ get_variant: pack }) =>
      [
        pack.innerPackDimensionsWidth,
        pack.innerPackDimensionsHeight,
        pack.innerPackDimensionsDepth,
        pack.innerPackWeightValue,
        pack.productPerInnerPack,
      ].every((value) => value !== null && value > 0),
    ),
  )
}

/** What the checks before a request need to know of a selected line. */
export type SelectedLine = {
  productId: number
  companyId: number
  hasCompletePackaging: boolean
  problem?: string | undefined
}

/** Why nothing can be sent out of this selection; undefined when it can. */
export function refuseSend(selected: readonly SelectedLine[]): Notice | undefined {
  if (selected.length === 0) return cartMessages.nothingSelected
  const problem = selected.find((line) => line.problem)?.problem
  return problem ? { title: problem } : undefined
}

/** Why no logistic quote can be asked for: nothing selected, several sellers, or packaging that a forwarder could not plan with (docs/product.md#cart). */
export function refuseLogisticQuote(selected: readonly SelectedLine[]): Notice | undefined {
  const first = selected[0]
  if (!first) return cartMessages.nothingSelected
  if (selected.some((line) => line.companyId !== first.companyId)) return cartMessages.oneSeller
  if (!selected.every((line) => line.hasCompletePackaging)) return cartMessages.incompletePackaging
  return undefined
}

/** Why no import duties can be asked for: they are estimated for exactly one product, in whatever variants. */
export function refuseCustoms(selected: readonly SelectedLine[]): Notice | undefined {
  if (selected.length === 0) return cartMessages.nothingSelected
  return new Set(selected.map((line) => line.productId)).size > 1 ? cartMessages.oneProduct : undefined
}
