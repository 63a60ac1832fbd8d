import type { AnsweredLandedCost } from '@fairquay/contract/landed-cost/shapes.ts'
import { expect, test } from 'vitest'
import { findCheapest } from './find-cheapest.ts'

const answer = (landed: number | null, quantity = 10) =>
  ({
    currency: 'EUR',
    landed,
    landed_excluding_tax: landed,
    range: { from: 1, to: null },
    tax: { amount: 0, recoverable: true },
    lines: [{ quantity }],
  }) as unknown as AnsweredLandedCost

test('the cheapest is the one whose piece costs least at the door', () => {
  expect(findCheapest([answer(100), answer(90), answer(95)])).toBe(1)
  expect(findCheapest([answer(100, 20), answer(90, 10)])).toBe(0)
})

test('there is none while one is not known whole, or is alone', () => {
  expect(findCheapest([answer(100), answer(null)])).toBeUndefined()
  expect(findCheapest([answer(100), undefined])).toBeUndefined()
  expect(findCheapest([answer(100)])).toBeUndefined()
})
