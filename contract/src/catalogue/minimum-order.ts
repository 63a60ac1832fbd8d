import { type OrderStep, roundUpToStep } from './order-step.ts'
import type { Product, SalesTerm } from './shapes.ts'

type Term = Pick<SalesTerm, 'type' | 'is_available' | 'available_qty' | 'min_qty' | 'order_measure'>

/**
 * How many of a product a seller gives at least: the smallest quantity its price list begins at, of what can be had, or of everything when nothing can.
 * Of goods sold in packs it is full packs.
 * Prices play no part: guests are told.
 */
export function findMinimumOrder(terms: readonly Term[], step: OrderStep | null): Product['minimum_order'] {
  const open = terms.filter((term) => term.is_available && (term.type === 'on_demand' || term.available_qty > 0))
  const [first] = [...(open.length > 0 ? open : terms)].sort((a, b) => a.min_qty - b.min_qty)
  return first ? { quantity: roundUpToStep(first.min_qty, step), unit: first.order_measure } : null
}
