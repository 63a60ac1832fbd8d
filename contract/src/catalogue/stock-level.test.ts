import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  findAvailable,
  isCount,
  mostUncounted,
  readAvailable,
  type StockLevel,
  uncountedOnWire,
  writeAvailable,
} from './stock-level.ts'
import { findLeast, isLow, moveStock, type StockMove, writeLevel } from './stock-moves.ts'

const counted = (onHand: number, reserved = 0): StockLevel => ({ tracking: 'counted', onHand, reserved })
const uncounted: StockLevel = { tracking: 'not_counted', onHand: 0, reserved: 0 }

test('what can be had is what is there and waits for nobody; what is not counted has no number', () => {
  expect(findAvailable(counted(10, 3))).toBe(7)
  expect(findAvailable(counted(10, 10))).toBe(0)
  expect(findAvailable(uncounted)).toBeUndefined()
})

test('the wire tells every count apart from goods that are not counted', () => {
  fc.assert(
    fc.property(fc.oneof(fc.nat(2_000_000), fc.constant(uncountedOnWire)), (available) => {
      const wire = writeAvailable(available)
      expect(wire).toBeLessThanOrEqual(available)
      expect(wire).toBeGreaterThanOrEqual(available - 1)
      expect(isCount(readAvailable(wire))).toBe(true)
    }),
  )
  expect(readAvailable(writeAvailable(undefined))).toBe(mostUncounted)
  expect(isCount(readAvailable(writeAvailable(undefined)))).toBe(false)
})

const moves: StockMove[] = ['reserve', 'giveBack', 'takeOff', 'putBack']
const anyMove = fc.tuple(fc.constantFrom(...moves), fc.integer({ min: 1, max: 30 }))

test('whatever happens, stock is never negative and nothing is sold twice: what left and what is promised was there', () => {
  fc.assert(
    fc.property(fc.nat(100), fc.array(anyMove, { maxLength: 60 }), (start, sequence) => {
      let level = counted(start)
      let [shipped, returned] = [0, 0]
      for (const [move, quantity] of sequence) {
        const next = moveStock(level, move, quantity)
        if (!next) continue
        level = next
        if (move === 'takeOff') shipped += quantity
        if (move === 'putBack') returned += quantity
        expect(level.reserved).toBeGreaterThanOrEqual(0)
        expect(level.onHand).toBeGreaterThanOrEqual(level.reserved)
        expect(level.onHand).toBe(start + returned - shipped)
      }
    }),
  )
})

test('what is not counted is never refused, and remembers what orders wait for', () => {
  const held = moveStock(uncounted, 'reserve', 5_000_000)
  expect(held).toEqual({ ...uncounted, reserved: 5_000_000 })
  expect(held && moveStock(held, 'takeOff', 5_000_000)).toEqual(uncounted)
})

test.each([
  ['the same as was seen changes nothing', counted(95, 2), { onHand: 100, seen: 100 }, counted(95, 2)],
  ['what was shipped meanwhile stays shipped', counted(95), { onHand: 120, seen: 100 }, counted(115)],
  ['without what was seen it is so', counted(95, 2), { onHand: 50 }, counted(50, 2)],
  ['a combination that is new', undefined, { onHand: 7, seen: 3 }, counted(7)],
  ['no longer counted', counted(95, 2), { onHand: null, seen: 100 }, { ...uncounted, reserved: 2 }],
  ['counted from now on', { ...uncounted, reserved: 2 }, { onHand: 30, seen: null }, counted(30, 2)],
  ['never below nothing', counted(5), { onHand: 0, seen: 100 }, counted(0)],
])('a seller’s own change: %s', (_, level, wish, after) => {
  expect(writeLevel(level, wish)).toEqual(after)
})

test('fewer than are promised is refused with how many there must be', () => {
  expect(findLeast(counted(4, 5))).toBe(5)
  expect(findLeast(counted(5, 5))).toBeUndefined()
  expect(findLeast({ ...uncounted, reserved: 5 })).toBeUndefined()
})

test('low is at the threshold or below, of what can be had', () => {
  expect([isLow(counted(10, 5), 5), isLow(counted(10, 4), 5), isLow(counted(0), 0)]).toEqual([true, false, true])
  expect([isLow(counted(0), null), isLow(uncounted, 5)]).toEqual([false, false])
})
