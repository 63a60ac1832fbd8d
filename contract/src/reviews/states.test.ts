import { expect, test } from 'vitest'
import { reviewMessages } from './messages.ts'
import {
  type ReviewSide,
  type ReviewStanding,
  type ReviewStatus,
  refuseReviewAction,
  reviewActionsOf,
  reviewSides,
} from './states.ts'

const day = 86_400_000
const now = new Date('2026-11-20T12:00:00Z')
const ago = (days: number) => new Date(now.getTime() - days * day)
const standing = (more: Partial<ReviewStanding> = {}): ReviewStanding => ({
  status: 'shown',
  writtenAt: ago(2),
  editedAt: null,
  answeredAt: null,
  ...more,
})

test.each([
  ['shown', 'writer', ['edit', 'withdraw']],
  ['shown', 'seller', ['answer', 'report']],
  ['shown', 'reader', ['report']],
  ['shown', 'operator', ['hide', 'keep']],
  ['hidden', 'writer', []],
  ['hidden', 'seller', []],
  ['hidden', 'reader', []],
  ['hidden', 'operator', ['show']],
  ['withdrawn', 'writer', []],
  ['withdrawn', 'seller', []],
  ['withdrawn', 'operator', []],
] satisfies [ReviewStatus, ReviewSide, string[]][])('of one that is %s the %s may: %j', (status, side, may) => {
  expect(reviewActionsOf(side, standing({ status }), now)).toEqual(may)
})

test('it is answered once, and the answer can be changed for a day', () => {
  const answered = standing({ answeredAt: ago(0.5) })
  expect(refuseReviewAction('answer', 'seller', answered, now)).toBe(reviewMessages.answeredAlready)
  expect(refuseReviewAction('edit_answer', 'seller', answered, now)).toBeUndefined()
  expect(refuseReviewAction('edit_answer', 'seller', standing({ answeredAt: ago(1) }), now)).toBe(
    reviewMessages.tooLateToEditAnswer,
  )
  expect(refuseReviewAction('edit_answer', 'seller', standing(), now)).toBe(reviewMessages.notAnswered)
})

test('whoever changes a review that was answered gives the seller another day', () => {
  const edited = standing({ answeredAt: ago(1.5), editedAt: ago(0.2) })
  expect(refuseReviewAction('edit_answer', 'seller', edited, now)).toBeUndefined()
})

test('a review can be changed for thirty days, and withdrawn ever after', () => {
  const old = standing({ writtenAt: ago(30) })
  expect(refuseReviewAction('edit', 'writer', old, now)).toBe(reviewMessages.tooLateToEdit)
  expect(refuseReviewAction('edit', 'writer', standing({ writtenAt: ago(29.9) }), now)).toBeUndefined()
  expect(refuseReviewAction('withdraw', 'writer', old, now)).toBeUndefined()
})

test('nobody but the operator hides one', () => {
  for (const side of reviewSides.filter((side) => side !== 'operator'))
    expect(refuseReviewAction('hide', side, standing(), now)).toBe(reviewMessages.notYours)
})
