import { describe, expect, it } from 'vitest'
import { readNumber } from './read-draft.ts'

describe('a number as it is typed', () => {
  it.each([
    ['12', 12],
    ['12.5', 12.5],
    [' 1,250.50 ', 1250.5],
    ['12,5', 12.5],
    ['0', 0],
  ])('reads %j', (text, expected) => {
    expect(readNumber(text)).toBe(expected)
  })

  it.each(['', ' ', '-3', '12 EUR', '9999999999999'])('takes no %j', (text) => {
    expect(readNumber(text)).toBeUndefined()
  })
})
