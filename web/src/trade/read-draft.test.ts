import { describe, expect, it } from 'vitest'
import { readNumber } from './read-draft.ts'

describe('a number as it is typed', () => {
  it.each([
    ['12', 12],
    ['12.5', 12.5],
    [' 1,250.50 ', 1250.5],
    ['1,250,000', 1_250_000],
    ['.5', 0.5],
    ['0', 0],
  ])('reads %j', (text, expected) => {
    expect(readNumber(text)).toBe(expected)
  })

  it.each(['', ' ', '12,5', '1.250,50', '-3', '1e5', '12 EUR', '1,25,000', '.', '9999999999999'])(
    'does not guess at %j',
    (text) => {
      expect(readNumber(text)).toBeUndefined()
    },
  )
})
