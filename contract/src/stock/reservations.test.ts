import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { StockLevel } from '../catalogue/stock-level.ts'
import { findLevelKey, holdOf, moveReservation, type Reservation } from './reservations.ts'

const none: Reservation = { held: 0, taken: 0 }
const counted = (onHand: number, reserved = 0): StockLevel => ({ tracking: 'counted', onHand, reserved })

test.each([
  ['an order is made', counted(10, 2), none, { held: 5, taken: 0 }, counted(10, 7), 'reserved'],
  ['part of it leaves', counted(10, 7), { held: 5, taken: 0 }, { held: 2, taken: 3 }, counted(7, 4), 'shipped'],
  ['the rest is called off', counted(7, 4), { held: 2, taken: 3 }, { held: 0, taken: 3 }, counted(7, 2), 'released'],
  [
    'it did not leave after all',
    counted(7, 4),
    { held: 2, taken: 3 },
    { held: 5, taken: 0 },
    counted(10, 7),
    'unshipped',
  ],
])('%s', (_, level, before, after, moved, reason) => {
  expect(moveReservation(level, before, after)).toEqual({ level: moved, reason })
})

test('more than can be had is refused with what can be', () => {
  expect(moveReservation(counted(10, 8), none, { held: 3, taken: 0 })).toEqual({ available: 2 })
})

const line = fc.integer({ min: 1, max: 20 }).chain((quantity) =>
  fc.record({
    quantity: fc.constant(quantity),
    // How many have left and how many were called off, one step after another; never more than was ordered.
    steps: fc.array(fc.tuple(fc.nat(quantity), fc.nat(quantity)), { maxLength: 6 }),
  }),
)

test('whatever orders do, nothing is negative and nothing promised twice: what is there covers what is held, and what left is gone', () => {
  fc.assert(
    fc.property(fc.nat(60), fc.array(line, { maxLength: 8 }), (start, orders) => {
      let level = counted(start)
      const holds = orders.map(() => none)
      const move = (at: number, after: Reservation) => {
        const result = moveReservation(level, holds[at] ?? none, after)
        if (!('level' in result)) return
        level = result.level
        holds[at] = after
      }
      const longest = Math.max(0, ...orders.map(({ steps }) => steps.length))
      for (const [at, { quantity }] of orders.entries()) move(at, holdOf({ quantity, shipped: 0, cancelled: 0 }))
      for (let step = 0; step < longest; step++)
        for (const [at, { quantity, steps }] of orders.entries()) {
          const [shipped = 0, cancelled = 0] = steps[step] ?? []
          // What was refused at first holds nothing and sends nothing.
          if (holds[at] !== none)
            move(at, holdOf({ quantity, shipped, cancelled: Math.min(cancelled, quantity - shipped) }))
          const held = holds.reduce((sum, one) => sum + one.held, 0)
          const taken = holds.reduce((sum, one) => sum + one.taken, 0)
          expect(level.reserved).toBe(held)
          expect(level.onHand).toBe(start - taken)
          expect(level.onHand).toBeGreaterThanOrEqual(held)
        }
    }),
  )
})

test('the stock of an ordered combination is the closest that is kept', () => {
  expect(findLevelKey(['', '3', '3-12'], '3-12')).toBe('3-12')
  expect(findLevelKey(['', '3', '4-12'], '3-12')).toBe('3')
  expect(findLevelKey(['1-12'], '3-12')).toBeUndefined()
  expect(findLevelKey([''], '')).toBe('')
  expect(findLevelKey([], '3')).toBeUndefined()
})
