import { draftMessages } from '../catalogue/draft-messages.ts'
import type { StockLevel } from '../catalogue/stock-level.ts'
import { findLeast } from '../catalogue/stock-moves.ts'
import type { WrittenLevel } from './endpoints.ts'
import { stockMessages } from './messages.ts'

/**
 * A level as another system says it is, or why that cannot be: of the ways to say it exactly one is used (what lies there, what can be had, or that it is not counted; a threshold alone
 * changes no number), and there is never less than orders wait for.
 */
export function setLevel(level: StockLevel, wish: WrittenLevel): StockLevel | { reason: string } {
  const { on_hand, available, tracking, low_at } = wish
  const numbers = [on_hand, available].filter((number) => number !== undefined)
  const { reserved } = level
  if (tracking === 'not_counted')
    return numbers.length === 0 ? { tracking, onHand: 0, reserved } : { reason: stockMessages.sayOne }
  if (numbers.length === 0 && tracking === undefined && low_at !== undefined) return level
  const onHand = on_hand ?? (available === undefined ? undefined : available + reserved)
  if (numbers.length !== 1 || onHand === undefined) return { reason: stockMessages.sayOne }
  const after: StockLevel = { tracking: 'counted', onHand, reserved }
  const least = findLeast(after)
  return least === undefined ? after : { reason: draftMessages.belowReserved(least) }
}
