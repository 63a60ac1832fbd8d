import { type Amount, totalOf, type UnitPrice, weightDecimals, writeMoney } from '../money.ts'
import { toPercent } from '../rounding.ts'
import { nanogramsOf } from '../weights.ts'
import { type NamedStep, roundDownToStep, roundUpToStep } from './order-step.ts'
import { priceMessages } from './price-messages.ts'
import type { Term } from './term.ts'

/** What one unit weighs, as the product's data say it. */
export type Weight = { value: number | null; unit: string }

/**
 * How many may be ordered of one combination: over all of its quantity tiers, and only in full packs where there is a `step`. Minimum and maximum are full
 * packs, the stock is what is there.
 */
export type Limits = { min: number; max: number | null; stock: number; step?: NamedStep | undefined }

/** The percentage on the badge: whole, and at least 1 where anything was taken off, so that no discount hides and none looks like a gift. */
export function discountPercent(price: UnitPrice, listPrice: UnitPrice | null): number {
  if (listPrice === null || listPrice <= price) return 0
  return Math.min(99, Math.max(1, Math.round(toPercent(listPrice - price, listPrice))))
}

/** The name of a combination: its option value ids in rising order, joined by '-'; '' is the combination of a product without options. */
export function variantKey(optionValueIds: readonly number[]): string {
  return [...new Set(optionValueIds)].sort((a, b) => a - b).join('-')
}

/** '12-40' → the option values of a combination; '' → none. */
export function readVariantKey(key: string): number[] {
  return key === '' ? [] : key.split('-').map(Number)
}

/**
 * The quantity tiers of a combination, smallest first; none when nothing is offered for it. A term fits when all its option values are chosen;
 * terms for more of the chosen values win over terms for fewer, so that a price for one size beats the price for all.
 */
export function findTiers(terms: readonly Term[], chosen: readonly number[]): Term[] {
  const fitting = terms.filter((term) => term.optionValueIds.every((id) => chosen.includes(id)))
  const closest = Math.max(...fitting.map((term) => term.optionValueIds.length))
  const key = fitting.find((term) => term.optionValueIds.length === closest)
  if (!key) return []
  const wanted = variantKey(key.optionValueIds)
  return fitting
    .filter((term) => variantKey(term.optionValueIds) === wanted)
    .sort((a, b) => a.minQty - b.minQty || a.id - b.id)
}

/** The term that the chosen options and quantity fall into; below the lowest tier that tier, so that a price can be shown. */
export function findTerm(terms: readonly Term[], chosen: readonly number[], quantity: number): Term | undefined {
  const tiers = findTiers(terms, chosen)
  return tiers.findLast((term) => term.minQty <= quantity) ?? tiers[0]
}

/** Whether this tier itself can be bought. A price of 0 is no price (docs/product.md#prices). */
export function isOrderable(term: Term): boolean {
  return term.price !== null && term.price > 0 && term.isAvailable && term.availableQty > 0
}

/** How many of a combination may be ordered; undefined when none can be, also because the stock is below the minimum, or a full pack above the maximum. */
export function findLimits(terms: readonly Term[], chosen: readonly number[]): Limits | undefined {
  const tiers = findTiers(terms, chosen).filter(isOrderable)
  const first = tiers[0]
  if (!first) return undefined
  const { step } = first
  const min = roundUpToStep(first.minQty, step)
  const stock = Math.max(...tiers.map((term) => term.availableQty))
  const largest = Math.max(...tiers.map((term) => term.maxQty ?? Number.POSITIVE_INFINITY))
  const max = largest === Number.POSITIVE_INFINITY ? null : roundDownToStep(largest, step)
  if (Math.min(max ?? stock, stock) < min) return undefined
  return { min, max, stock, ...(step && { step: { ...step, unit: first.orderMeasure } }) }
}

/** One quantity of one combination with its price. */
export type PricedLine = {
  term: Term
  limits: Limits
  quantity: number
  unitPrice: UnitPrice
  originalUnitPrice: UnitPrice
  discountPercent: number
  /** What one unit weighs in the measure the price is for; null unless priced by weight. */
  unitWeight: number | null
  total: Amount
  /** What the line would cost without discounts. */
  original: Amount
  /** original − total. */
  discount: Amount
}

/** Why there is no price, in the fixed words (docs/product.md#texts), with the term it was read from where there is one. */
export type NoPrice = { problem: string; term: Term | undefined }

/** Everything that is to be said about a quantity of a combination, or why there is nothing to say. Does not judge the quantity: see checkQuantity. */
export function priceLine(offer: {
  terms: readonly Term[]
  optionValueIds: readonly number[]
  quantity: number
  weight: Weight
  currency: string
}): PricedLine | NoPrice {
  const { terms, optionValueIds, quantity, currency } = offer
  const term = findTerm(terms, optionValueIds, quantity)
  if (!term) return { problem: terms.length === 0 ? priceMessages.lacksData : priceMessages.noSuchCombination, term }
  if (term.isOnDemand) return { problem: priceMessages.onDemand, term }
  if (!term.price) return { problem: priceMessages.lacksData, term }
  const limits = findLimits(terms, optionValueIds)
  if (!limits || !isOrderable(term)) return { problem: priceMessages.outOfStock, term }
  const unitWeight = term.isByWeight ? weighUnit(offer.weight, term.priceUnit) : null
  if (term.isByWeight && unitWeight === null) return { problem: priceMessages.lacksData, term }
  const originalUnitPrice = term.listPrice ?? term.price
  const total = totalOf(term.price, quantity, currency, unitWeight)
  const original = totalOf(originalUnitPrice, quantity, currency, unitWeight)
  return {
    term,
    limits,
    quantity,
    unitPrice: term.price,
    originalUnitPrice,
    discountPercent: term.discountPercent,
    unitWeight,
    total,
    original,
    discount: original - total,
  }
}

export function hasPrice(priced: PricedLine | NoPrice): priced is PricedLine {
  return 'total' in priced
}

/**
 * What one unit weighs in `priceUnit`, 9 decimals; null when the product does not say what it weighs. A measure we do not know is taken
 * as the one the weight is given in: the weight value is multiplied as it stands.
 */
export function weighUnit(weight: Weight, priceUnit: string): number | null {
  if (weight.value === null || weight.value <= 0) return null
  const from = nanogramsOf(weight.unit)
  const to = nanogramsOf(priceUnit)
  if (!from || !to || from === to) return weight.value
  // Weights are stored with four decimals, so this is exact up to the last of the nine decimals kept.
  const scaled = BigInt(weight.value.toFixed(4).replace('.', '')) * from * 10n ** BigInt(weightDecimals - 4)
  return Number((2n * scaled + to) / (2n * to)) / 10 ** weightDecimals
}

/** A line price of 0, or of 1e18 and more in whole money, is ignored (docs/product.md#prices). */
export function isPriceIgnored(total: Amount, currency: string): boolean {
  return total <= 0 || writeMoney(total, currency) >= 1e18
}
