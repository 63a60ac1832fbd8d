import { expect, test } from 'vitest'
import { readReportsAddress, readReviewsAddress } from './address.ts'

test('an address says what is listed, and nothing that cannot be', () => {
  expect(readReviewsAddress({ box: 'written', stars: '4', waiting: 'true', page: '3' })).toEqual({
    box: 'written',
    stars: 4,
    waiting: true,
    page: 3,
  })
  expect(readReviewsAddress({ box: 'mine', stars: 6, waiting: 'yes', page: -1 })).toEqual({})
  expect(readReportsAddress({ group: 'hidden', page: 1 })).toEqual({ group: 'hidden' })
})
