import { expect, test } from 'vitest'
import {
  isGone,
  isPastPatience,
  isReceived,
  isRedirect,
  isSlowCall,
  mostCalls,
  normaliseWebhookAddress,
  pauseBeforeCall,
  refuseWebhookAddress,
} from './rules.ts'

test('what fails is told again after 5, 10, 20 … seconds, at last every hour, for about half a day', () => {
  expect([1, 2, 3, 10, 11, 20].map(pauseBeforeCall)).toEqual([5000, 10_000, 20_000, 2_560_000, 3_600_000, 3_600_000])
  expect(pauseBeforeCall(mostCalls)).toBeUndefined()
  const pauses = Array.from({ length: mostCalls - 1 }, (_, index) => pauseBeforeCall(index + 1) ?? 0)
  const hours = pauses.reduce((sum, pause) => sum + pause, 0) / 3_600_000
  expect(hours).toBeGreaterThan(11)
  expect(hours).toBeLessThan(13)
})

test.each([
  [199, false],
  [200, true],
  [299, true],
  [302, false],
  [410, false],
  [500, false],
])('an answer of %i is received: %s', (status, isIt) => {
  expect(isReceived(status)).toBe(isIt)
})

test('what leads elsewhere is known from silence, success and failure', () => {
  expect([null, 200, 299, 301, 302, 308, 400, 500].filter(isRedirect)).toEqual([301, 302, 308])
})

test('only 410 says never again', () => {
  expect([null, 200, 404, 410, 500].filter(isGone)).toEqual([410])
})

test('after three days without a success nothing is tried any more', () => {
  const since = new Date('2026-11-01T00:00:00Z')
  expect(isPastPatience(since, new Date('2026-11-03T23:59:59Z'))).toBe(false)
  expect(isPastPatience(since, new Date('2026-11-04T00:00:00Z'))).toBe(true)
})

test('silence and a second are slow', () => {
  expect(isSlowCall({ status: null, milliseconds: 2 })).toBe(true)
  expect(isSlowCall({ status: 200, milliseconds: 1000 })).toBe(true)
  expect(isSlowCall({ status: 500, milliseconds: 999 })).toBe(false)
})

test('an address is kept without the blanks around it, its beginning in small letters', () => {
  expect(normaliseWebhookAddress(' HTTPS://erp.test/Hook \n')).toBe('https://erp.test/Hook')
  expect(refuseWebhookAddress(' HTTPS://erp.test/Hook \n', false)).toBeUndefined()
})

test('an address without its two strokes is none', () => {
  expect(refuseWebhookAddress('https:erp.test', false)).toBe('This is not the address of a web server.')
})
