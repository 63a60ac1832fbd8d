import { findAvailable, type StockLevel } from './stock-level.ts'

/** What happens to stock in trade. `putBack` are goods that came back and can be sold again. */
export type StockMove = 'reserve' | 'giveBack' | 'takeOff' | 'putBack'

/**
 * A level after a move of `quantity`, or undefined where there is not enough: to reserve more than can be had, to give back or take off more than is
 * reserved. What is not counted is reserved all the same, so that it is known when somebody begins to count it.
 */
export function moveStock(level: StockLevel, move: StockMove, quantity: number): StockLevel | undefined {
  const isCounted = level.tracking === 'counted'
  switch (move) {
    case 'reserve':
      return quantity <= (findAvailable(level) ?? quantity)
        ? { ...level, reserved: level.reserved + quantity }
        : undefined
    case 'giveBack':
      return quantity <= level.reserved ? { ...level, reserved: level.reserved - quantity } : undefined
    case 'takeOff':
      return quantity <= level.reserved
        ? {
            ...level,
            reserved: level.reserved - quantity,
            onHand: isCounted ? level.onHand - quantity : level.onHand,
          }
        : undefined
    case 'putBack':
      return { ...level, onHand: isCounted ? level.onHand + quantity : level.onHand }
  }
}

/**
 * What a seller writes down: `onHand` null is not counted. `seen` is what stood there when the change was begun; undefined: it is to be so, whatever was
 * there; the same as `onHand`: nothing of it is changed. Between two counts the difference is added, so that what was shipped meanwhile is not forgotten.
 */
export type StockWish = { onHand: number | null; seen?: number | null | undefined }

/** A level as a seller wishes it. What is reserved stays; `onHand` may come out below it, which `findStockFault` refuses. */
export function writeLevel(level: StockLevel | undefined, { onHand, seen }: StockWish): StockLevel {
  const reserved = level?.reserved ?? 0
  if (level && seen !== undefined && seen === onHand) return level
  if (onHand === null) return { tracking: 'not_counted', onHand: 0, reserved }
  const isDifference = level?.tracking === 'counted' && seen !== undefined && seen !== null
  const counted = isDifference ? Math.max(0, level.onHand + onHand - seen) : onHand
  return { tracking: 'counted', onHand: counted, reserved }
}

/** How many there would have to be at least, where a level says fewer than are reserved; undefined where it is sound. */
export function findLeast({ tracking, onHand, reserved }: StockLevel): number | undefined {
  return tracking === 'counted' && onHand < reserved ? reserved : undefined
}

/** Whether a level has fallen to the seller's threshold; `lowAt` null: nobody wants to be told. */
export function isLow(level: StockLevel, lowAt: number | null): boolean {
  const available = findAvailable(level)
  return lowAt !== null && available !== undefined && available <= lowAt
}
