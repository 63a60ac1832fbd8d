import { expect, test } from 'vitest'
import { pauseBeforeProbe, pauseBeforeRetry } from './mail-rules.ts'

test('a mail server that does not answer is asked less and less often, but every five minutes', () => {
  expect([1, 2, 3, 7, 8, 500].map((tries) => pauseBeforeProbe(tries) / 1000)).toEqual([5, 10, 20, 300, 300, 300])
})

test('a mail that was told no is tried three more times, one that was told later for four days', () => {
  expect([1, 2, 3, 4].map((refusals) => pauseBeforeRetry(refusals, true))).toEqual([
    60_000,
    900_000,
    7_200_000,
    undefined,
  ])
  expect([1, 2, 3, 5, 6, 99].map((refusals) => (pauseBeforeRetry(refusals, false) ?? 0) / 1000)).toEqual([
    10, 40, 160, 2560, 3600, 3600,
  ])
  expect(pauseBeforeRetry(100, false)).toBeUndefined()
  const pauses = Array.from({ length: 99 }, (_, index) => pauseBeforeRetry(index + 1, false) ?? 0)
  expect(pauses.reduce((sum, pause) => sum + pause, 0)).toBeGreaterThan(3.5 * 24 * 3_600_000)
})
