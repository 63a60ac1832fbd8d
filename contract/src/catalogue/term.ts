import { addPrices, roundUnitPrice, type UnitPrice } from '../money.ts'
import type { OrderStep } from './order-step.ts'
import { priceMessages } from './price-messages.ts'
import type { Product, SalesTerm } from './shapes.ts'
import { readAvailable } from './stock-level.ts'

/** One line of a price list as the rules see it: prices in millionths, nothing of the wire's naming. */
export type Term = {
  id: number
  isOnDemand: boolean
  /** For one unit, or for one `priceUnit` of weight; null when on demand. */
  price: UnitPrice | null
  /** What it was before the discount; equal to `price` where there is none. */
  listPrice: UnitPrice | null
  /** For the badge, percent. */
  discountPercent: number
  minQty: number
  maxQty: number | null
  isAvailable: boolean
  /** What can be had; of what is not counted as much as anybody may order (`readAvailable`). */
  availableQty: number
  /** Name of the unit ordered: 'Bottle'. */
  orderMeasure: string
  /** What the price is for: 'pc', or 'kg' when priced by weight. */
  priceUnit: string
  isByWeight: boolean
  /** The option values this line is for; none: for every combination. */
  optionValueIds: readonly number[]
  /** What the product is sold in; null: any quantity. */
  step: OrderStep | null
}

/** The price list of a product from the wire; for guests, who get none, it is empty. */
export function readTerms({ prices = [], order_step }: Pick<Product, 'prices' | 'order_step'>): Term[] {
  return prices.map((wire) => readTerm(wire, order_step))
}

/** A sales term from the wire. `discount_percentage` is the money that the discount takes off one unit (docs/product.md#prices). */
export function readTerm(wire: SalesTerm, step: OrderStep | null = null): Term {
  const isOnDemand = wire.type === 'on_demand'
  const price = isOnDemand ? null : roundUnitPrice(wire.price_value)
  return {
    id: wire.id,
    isOnDemand,
    price,
    listPrice: price === null ? null : addPrices(price, roundUnitPrice(wire.discount_percentage)),
    discountPercent: wire.discount,
    minQty: wire.min_qty,
    maxQty: wire.max_qty,
    isAvailable: wire.is_available,
    availableQty: readAvailable(wire.available_qty),
    orderMeasure: wire.order_measure,
    priceUnit: wire.measuring_unit,
    isByWeight: wire.measuring_unit_type === 'weight',
    optionValueIds: wire.option_values,
    step,
  }
}

/** What a card says instead of a price; undefined when it shows one. Guests get no price list, so for them there is none to show. */
export function describeNoPrice(product: Pick<Product, 'availability' | 'prices'>): string | undefined {
  if (!product.prices) return priceMessages.unavailable
  if (product.availability === 'on-demand') return priceMessages.onDemand
  if (product.availability === 'out-of-stock') return priceMessages.outOfStock
  return undefined
}
