import { expect, test } from 'vitest'
import { draftMessages } from '../catalogue/draft-messages.ts'
import { stockMessages } from './messages.ts'
import { setLevel } from './set-level.ts'

const level = { tracking: 'counted', onHand: 10, reserved: 4 } as const
const sayOne = { reason: stockMessages.sayOne }

test.each([
  [{ on_hand: 7 }, { ...level, onHand: 7 }],
  [{ on_hand: 4 }, { ...level, onHand: 4 }],
  [{ on_hand: 3 }, { reason: draftMessages.belowReserved(4) }],
  [{ available: 0 }, { ...level, onHand: 4 }],
  [
    { available: 7, low_at: 2 },
    { ...level, onHand: 11 },
  ],
  [
    { tracking: 'counted' as const, on_hand: 8 },
    { ...level, onHand: 8 },
  ],
  // What orders wait for is known again when somebody begins to count.
  [{ tracking: 'not_counted' as const }, { tracking: 'not_counted', onHand: 0, reserved: 4 }],
  [{ low_at: 3 }, level],
  [{ low_at: null }, level],
  [{}, sayOne],
  [{ tracking: 'counted' as const }, sayOne],
  [{ on_hand: 7, available: 3 }, sayOne],
  [{ tracking: 'not_counted' as const, on_hand: 7 }, sayOne],
])('ten of which four are reserved, set to %j', (wish, after) => {
  expect(setLevel(level, wish)).toEqual(after)
})
