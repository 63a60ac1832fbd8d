import { expect, test } from 'vitest'
import { hasWords } from './has-words.ts'

test.each([
  '',
  ' \n\t',
  '\u00a0\u2003',
  '\u200b\u200b',
  '\ufeff',
  '\u2060\u00ad',
  '\u202e',
  '\u3164',
  '\u2800',
  '\u0000',
])('%j says nothing', (text) => {
  expect(hasWords(text)).toBe(false)
})

test.each(['a', '.', '7', '木', 'א', '👩‍🌾', '\u200bok\u200b', '؀'])('%j says something', (text) => {
  expect(hasWords(text)).toBe(true)
})
