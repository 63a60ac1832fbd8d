import { expect, test } from 'vitest'
import { CallFailure } from './call-failure.ts'
import { isLost } from './is-lost.ts'

const failure = (status: number) => new CallFailure(status, 'unexpected', 'Broken.')

test.each([
  ['nothing was asked in vain', { data: undefined, error: null }, false],
  ['nothing came, and the server is away', { data: undefined, error: failure(0) }, true],
  ['nothing came, and the server stumbled', { data: undefined, error: failure(500) }, true],
  ['the page is there, and the server is away', { data: 'page', error: failure(0) }, false],
  ['the page is there, and the server stumbled', { data: 'page', error: failure(503) }, false],
  ['the page is there, and too much was asked', { data: 'page', error: failure(429) }, false],
  ['the page is there, and its goods are gone', { data: 'page', error: failure(404) }, true],
  ['the page is there, and its seller is locked', { data: 'page', error: failure(403) }, true],
])('%s', (_, query, lost) => {
  expect(isLost(query)).toBe(lost)
})
