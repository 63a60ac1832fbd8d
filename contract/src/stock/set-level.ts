import { draftMessages } from '../catalogue/draft-messages.ts'
import type { ItemFault } from '../catalogue/named-combination.ts'
import type { StockLevel } from '../catalogue/stock-level.ts'
import { findLeast } from '../catalogue/stock-moves.ts'
import type { WrittenLevel } from './endpoints.ts'
import { stockMessages } from './messages.ts'

/** The most that a level can hold. */
export const mostOnHand = 1_000_000_000

/**
 * A level as another system says it is, or why that cannot be: of the ways to say it exactly one is used (what lies there, what can be had, by how much it moved, or that it is
 * not counted; a threshold alone changes no number), and there is never less than orders wait for.
 */
export function setLevel(level: StockLevel, wish: WrittenLevel): StockLevel | ItemFault {
  const { tracking, low_at, by } = wish
  const said = (['on_hand', 'available', 'by'] as const).filter((field) => wish[field] !== undefined)
  const [field] = said
  if (tracking === 'not_counted') return field ? unclear(field) : { tracking, onHand: 0, reserved: level.reserved }
  if (!field && tracking === undefined && low_at !== undefined) return level
  if (!field || said.length > 1) return unclear(said[1] ?? 'on_hand')
  if (by !== undefined && level.tracking === 'not_counted')
    return { code: 'not_counted', field, message: stockMessages.moveOfUncounted }
  const onHand = wish.on_hand ?? (by === undefined ? (wish.available ?? 0) + level.reserved : level.onHand + by)
  const after: StockLevel = { tracking: 'counted', onHand, reserved: level.reserved }
  const least = findLeast(after)
  if (least !== undefined && least > 0)
    return { code: 'below_reserved', field, message: draftMessages.belowReserved(least) }
  if (onHand < 0) return { code: 'not_possible', field, message: stockMessages.belowNothing(level.onHand) }
  return onHand > mostOnHand ? { code: 'not_possible', field, message: draftMessages.tooLarge(mostOnHand) } : after
}

function unclear(field: string): ItemFault {
  return { code: 'unclear', field, message: stockMessages.sayOne }
}
