import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readSearchWords } from './words.ts'

describe('the words of a search', () => {
  test.each([
    ['olive oil', 'olive oil'],
    ['  "Olive OIL,  5 l" ', 'olive oil 5 l'],
    ['café-crème', 'café-crème'],
    ['t-shirt & jeans', 't-shirt jeans'],
    ['½ inch', '1⁄2 inch'.replace('⁄', ' ')],
    ['オリーブ', 'オリーブ'],
    ['304 steel 12 mm', '304 steel 12 mm'],
  ])('of %s are counted as %s', (typed, words) => {
    expect(readSearchWords(typed)).toBe(words)
  })

  test.each([
    'ann@example.com',
    'Ann (at) x@y',
    'https://example.com/a',
    'www.example.com',
    '+351 912 345 678',
    'call 912345',
    '4006381333931',
    'DE123456789',
    'order ab12cd34',
    '12345',
    'a',
    '',
    '!!!',
    'one two three four five six seven eight nine',
    `${'olive '.repeat(7)}and more than sixty letters of it`,
  ])('%s is not counted', (typed) => {
    expect(readSearchWords(typed)).toBeUndefined()
  })

  test('are the same when they are read again, and never hold what could be an address or a long number', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 90 }), (typed) => {
        const words = readSearchWords(typed)
        if (words === undefined) return
        expect(readSearchWords(words)).toBe(words)
        expect(words).not.toMatch(/@|:\/\/|\d{6}/)
        expect(words.length).toBeLessThanOrEqual(60)
      }),
    )
  })
})
