import { expect, test } from 'vitest'
import { spellWait, writeTooMany } from './spell-wait.ts'

test.each([
  [0, 'one minute'],
  [60, 'one minute'],
  [61, '2 minutes'],
  [90 * 60, '90 minutes'],
  [90 * 60 + 1, '2 hours'],
  [24 * 3600, '24 hours'],
])('%i seconds are waited as %s', (seconds, words) => {
  expect(spellWait(seconds)).toBe(words)
})

test('whoever has tried too often reads for how long', () => {
  expect(writeTooMany(14 * 60)).toBe('Too many attempts. Please wait 14 minutes and try again.')
})
