import { expect, test } from 'vitest'
import { actsOf, refuseAct, refuseReport } from './case-rules.ts'
import { reportMessages } from './messages.ts'
import { caseActs, caseDecisions } from './shapes.ts'

test('a report for another reason says which', () => {
  expect(refuseReport({ reason: 'spam', text: '' })).toBeUndefined()
  expect(refuseReport({ reason: 'other', text: ' ' })).toEqual({ text: reportMessages.noWords })
  expect(refuseReport({ reason: 'other', text: '\u200b' })).toEqual({ text: reportMessages.noWords })
  expect(refuseReport({ reason: 'other', text: 'Sold twice' })).toBeUndefined()
})

test('an open case is settled, a settled one opened, and nothing else', () => {
  expect(actsOf({ isOpen: true })).toEqual(caseDecisions)
  expect(actsOf({ isOpen: false })).toEqual(caseActs.filter((act) => !actsOf({ isOpen: true }).includes(act)))
})

test('nothing is done without a reason', () => {
  expect(refuseAct({ reason: ' \n' })).toEqual({ reason: reportMessages.reasonMissing })
  expect(refuseAct({ reason: 'Fine.' })).toBeUndefined()
})
