import { expect, test } from 'vitest'
import { lengthOfBeginning, makeWordQuery, splitBeginning } from './read-words.ts'

test.each([
  ['q', { whole: undefined, growing: `('q' | 'q':*)` }, 1],
  ['12', { whole: undefined, growing: `('12' | '12':*)` }, 2],
  ['lifepo4', { whole: `'lifepo'`, growing: `('4' | '4':*)` }, 1],
  ['linen cloth 120', { whole: `'linen' & 'cloth'`, growing: `('120' | '120':*)` }, 3],
])('%s: its last word grows, those before it are whole', (typed, halves, length) => {
  expect(splitBeginning(makeWordQuery(typed))).toEqual(halves)
  expect(lengthOfBeginning(makeWordQuery(typed))).toBe(length)
})

test('words that mean the same stay with the word they stand for', () => {
  const halves = splitBeginning(makeWordQuery('12 pieces 5 kg'))
  expect(halves?.growing).toMatch(/^\(\('kg' \| .*'kilogrammes'\) \| 'kg':\*\)$/)
  expect(halves?.whole).toMatch(/^'12' & \('pieces' \| .*\) & '5'$/)
})

test('what does not grow is not split', () => {
  expect(splitBeginning(`'olive' & ('oil' | 'oils')`)).toBeUndefined()
  expect(lengthOfBeginning(`'olive' & ('oil' | 'oils')`)).toBe(Number.POSITIVE_INFINITY)
  expect(lengthOfBeginning(undefined)).toBe(Number.POSITIVE_INFINITY)
})
