import { expect, it } from 'vitest'
import { readPriceRange, writePriceRange } from './price-range.ts'

it.each([
  [undefined, 1, 30000],
  ['5,20', 5, 20],
  ['abc,20', 0, 20],
  ['5,', 5, 0],
  ['x', 0, 0],
  ['-4,Infinity', 0, 0],
  ['2.5,7.25', 2.5, 7.25],
])('the address says %s: from %f to %f', (text, min, max) => {
  expect(readPriceRange(text)).toEqual({ min, max })
})

it('spans what the server says when it says something', () => {
  expect(readPriceRange(undefined, { min: 2, max: 90 })).toEqual({ min: 2, max: 90 })
})

it.each([
  [{ min: 5, max: 20 }, '5,20'],
  [{ min: 20, max: 5 }, '5,20'],
  [{ min: 1, max: 30000 }, undefined],
  [{ min: 0, max: 40000 }, undefined],
  [{ min: 1, max: 200 }, '1,200'],
])('%j is written %s', (range, text) => {
  expect(writePriceRange(range)).toBe(text)
})
