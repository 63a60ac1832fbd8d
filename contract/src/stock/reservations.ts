import { findAvailable, type StockLevel } from '../catalogue/stock-level.ts'

/** What an order holds of a level: units that wait to be sent, and units that have left. */
export type Reservation = { held: number; taken: number }

/** Why a level moved, as its journal says it. */
export const stockReasons = [
  'set',
  'moved',
  'reserved',
  'released',
  'shipped',
  'unshipped',
  'replaced',
  'returned',
] as const
export type StockReason = (typeof stockReasons)[number]

/** What is made of an order's line: how many of it may still be sent, how many were. */
export function holdOf(line: { quantity: number; shipped: number; cancelled: number }): Reservation {
  return { held: line.quantity - line.shipped - line.cancelled, taken: line.shipped }
}

/**
 * A level after an order's reservation became another: what left is taken off, what was taken back before it left is there again and waits, what was called
 * off waits no longer. Where more would be held than is there nothing changes, and `available` is what can still be had.
 */
export function moveReservation(
  level: StockLevel,
  before: Reservation,
  after: Reservation,
): { level: StockLevel; reason: StockReason } | { available: number } {
  const [held, taken] = [after.held - before.held, after.taken - before.taken]
  const isCounted = level.tracking === 'counted'
  const moved = { ...level, reserved: level.reserved + held, onHand: isCounted ? level.onHand - taken : level.onHand }
  if (moved.reserved < 0 || (isCounted && moved.onHand < moved.reserved))
    return { available: findAvailable(level) ?? 0 }
  return { level: moved, reason: taken > 0 ? 'shipped' : taken < 0 ? 'unshipped' : held > 0 ? 'reserved' : 'released' }
}

/** The level that a combination ordered is kept at: the one for most of its option values. Keys are those of `variantKey`; undefined where nothing is kept. */
export function findLevelKey(keys: readonly string[], ordered: string): string | undefined {
  const chosen = new Set(ordered.split('-'))
  const size = (key: string) => (key === '' ? 0 : key.split('-').length)
  return keys
    .filter((key) => key === '' || key.split('-').every((id) => chosen.has(id)))
    .sort((one, other) => size(other) - size(one) || (one < other ? -1 : 1))[0]
}
