import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { ratingOf } from './rating.ts'

test.each([
  [null, { average: null, count: 0, stars: [0, 0, 0, 0, 0] }],
  [[0, 0, 0, 0, 0], { average: null, count: 0, stars: [0, 0, 0, 0, 0] }],
  [[0, 0, 0, 3, 1], { average: 4.3, count: 4, stars: [0, 0, 0, 3, 1] }],
  [[0, 0, 0, 1, 19], { average: 5, count: 20, stars: [0, 0, 0, 1, 19] }],
  [[7, 0, 0, 0, 0], { average: 1, count: 7, stars: [7, 0, 0, 0, 0] }],
])('stars given %j are told as %j', (counts, told) => {
  expect(ratingOf(counts)).toEqual(told)
})

test('the average lies within half a tenth of what was given', () => {
  const counts = fc.array(fc.integer({ min: 0, max: 100_000 }), { minLength: 5, maxLength: 5 })
  fc.assert(
    fc.property(counts, (stars) => {
      const { average, count } = ratingOf(stars)
      if (count === 0) return expect(average).toBeNull()
      const exact = stars.reduce((sum, some, place) => sum + some * (place + 1), 0) / count
      expect(Math.abs((average ?? 0) - exact)).toBeLessThanOrEqual(0.0500001)
    }),
  )
})
