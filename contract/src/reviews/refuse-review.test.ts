import { expect, test } from 'vitest'
import { reviewMessages } from './messages.ts'
import { type HouseFacts, isSameHouse, refuseReport, refuseReview } from './refuse-review.ts'

test.each([
  [{ stars: 5, title: '', text: '' }, undefined],
  [{ stars: 0, title: 'Good', text: '' }, { stars: reviewMessages.noStars }],
  [{ stars: 2, title: ' ', text: '' }, { text: reviewMessages.noReason }],
  [{ stars: 2, title: 'Stale', text: '' }, undefined],
])('%j is refused with %j', (form, refusal) => {
  expect(refuseReview(form)).toEqual(refusal)
})

test('a report says what it is about', () => {
  expect(refuseReport({ reason: 'spam', text: '' })).toBeUndefined()
  expect(refuseReport({ reason: 'other', text: ' ' })).toEqual({ text: reviewMessages.noWords })
})

const house = (companyId: number, more: Partial<HouseFacts> = {}): HouseFacts => ({
  companyId,
  registrationNumber: null,
  taxNumber: null,
  ownerIds: [companyId * 10],
  ...more,
})

test.each([
  [house(1), house(2), false],
  [house(1), house(1), true],
  [house(1, { ownerIds: [10, 20] }), house(2), true],
  [house(1, { taxNumber: 'IT 0074.3110157' }), house(2, { taxNumber: 'it00743110157' }), true],
  [house(1, { registrationNumber: 'HRB 4711' }), house(2, { registrationNumber: 'HRB-4711' }), true],
  [house(1, { taxNumber: 'n/a' }), house(2, { taxNumber: 'N/A' }), false],
  [house(1, { taxNumber: '' }), house(2, { taxNumber: '' }), false],
])('%j and %j are one house: %s', (one, other, same) => {
  expect(isSameHouse(one, other)).toBe(same)
})
