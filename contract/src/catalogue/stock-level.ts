/**
 * Stock is kept once for each combination of a price list, in one of three states: counted, not counted, or made on demand, which is a matter of the price
 * list ('on_demand') and has no stock at all. Quantities are those of the unit ordered. See docs/product.md#stock.
 */

/** How a seller keeps the stock of a combination. */
export type Tracking = 'counted' | 'not_counted'

/** The stock of one combination. `onHand` is what lies in the warehouse, `reserved` the part of it that orders wait for; nothing lies there uncounted. */
export type StockLevel = { tracking: Tracking; onHand: number; reserved: number }

/** What the wire says in `available_qty` of goods that are not counted, as it always has; it is no count, and nobody is shown it as one. */
export const uncountedOnWire = 1_000_000

/** What may be ordered at most of goods that are not counted: as many as a cart holds of anything. */
export const mostUncounted = 1_000_000_000

/** What can still be had: what is there and waits for nobody. Undefined where it is not counted. */
export function findAvailable({ tracking, onHand, reserved }: StockLevel): number | undefined {
  return tracking === 'counted' ? Math.max(0, onHand - reserved) : undefined
}

/** `available_qty` of the wire. A count that happens to be the word for 'not counted' is told one lower. */
export function writeAvailable(available: number | undefined): number {
  if (available === undefined) return uncountedOnWire
  return available === uncountedOnWire ? uncountedOnWire - 1 : available
}

/** `available_qty` of the wire as the rules of prices and quantities read it: goods that are not counted do not run out. */
export function readAvailable(wire: number): number {
  return wire === uncountedOnWire ? mostUncounted : wire
}

/** Whether a quantity that the rules say is in stock was counted, so that it may be shown as a number. */
export function isCount(stock: number): boolean {
  return stock < mostUncounted
}
