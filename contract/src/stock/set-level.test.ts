import fc from 'fast-check'
import { expect, test } from 'vitest'
import { setLevel } from './set-level.ts'

const level = { tracking: 'counted', onHand: 10, reserved: 4 } as const

test.each([
  [{ on_hand: 7 }, { ...level, onHand: 7 }],
  [{ on_hand: 4 }, { ...level, onHand: 4 }],
  [{ on_hand: 3 }, { code: 'below_reserved', field: 'on_hand' }],
  [{ available: 0 }, { ...level, onHand: 4 }],
  [
    { available: 7, low_at: 2 },
    { ...level, onHand: 11 },
  ],
  [{ by: 5 }, { ...level, onHand: 15 }],
  [{ by: -6 }, { ...level, onHand: 4 }],
  [{ by: -7 }, { code: 'below_reserved', field: 'by' }],
  [{ by: 1_000_000_000 }, { code: 'not_possible', field: 'by' }],
  [
    { tracking: 'counted' as const, on_hand: 8 },
    { ...level, onHand: 8 },
  ],
  // What orders wait for is known again when somebody begins to count.
  [{ tracking: 'not_counted' as const }, { tracking: 'not_counted', onHand: 0, reserved: 4 }],
  [{ low_at: 3 }, level],
  [{ low_at: null }, level],
  [{}, { code: 'unclear', field: 'on_hand' }],
  [{ tracking: 'counted' as const }, { code: 'unclear', field: 'on_hand' }],
  [
    { on_hand: 7, available: 3 },
    { code: 'unclear', field: 'available' },
  ],
  [
    { on_hand: 7, by: 0 },
    { code: 'unclear', field: 'by' },
  ],
  [
    { tracking: 'not_counted' as const, on_hand: 7 },
    { code: 'unclear', field: 'on_hand' },
  ],
])('ten of which four are reserved, set to %j', (wish, after) => {
  expect(setLevel(level, wish)).toMatchObject(after)
})

test('what nobody counts is not moved by a difference, and what is there does not fall below nothing', () => {
  expect(setLevel({ tracking: 'not_counted', onHand: 0, reserved: 2 }, { by: 3 })).toMatchObject({
    code: 'not_counted',
  })
  expect(setLevel({ tracking: 'counted', onHand: 3, reserved: 0 }, { by: -4 })).toMatchObject({ code: 'not_possible' })
})

test('whatever is written, what orders wait for is there, and a difference back undoes the first', () => {
  const state = fc
    .tuple(fc.nat(50), fc.nat(50))
    .map(([reserved, more]) => ({ tracking: 'counted' as const, onHand: reserved + more, reserved }))
  fc.assert(
    fc.property(state, fc.integer({ min: -120, max: 120 }), (before, by) => {
      const after = setLevel(before, { by })
      if ('code' in after) return
      expect(after.onHand).toBeGreaterThanOrEqual(after.reserved)
      expect(setLevel(after, { by: -by })).toEqual(before)
    }),
  )
})
