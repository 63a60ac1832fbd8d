import { expect, test } from 'vitest'
import { adminMessages } from './messages.ts'
import { refuseDecision } from './rules.ts'

test('a refusal needs a reason, an approval does not', () => {
  expect(refuseDecision({ approved: true })).toEqual({})
  expect(refuseDecision({ approved: false, reason: 'We could not reach you.' })).toEqual({})
  expect(refuseDecision({ approved: false })).toEqual({ reason: adminMessages.reasonMissing })
  expect(refuseDecision({ approved: false, reason: '  ' })).toEqual({ reason: adminMessages.reasonMissing })
})
