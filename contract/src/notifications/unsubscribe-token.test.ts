import { expect, test } from 'vitest'
import { isUnsubscribeToken } from './unsubscribe-token.ts'

test.each([
  ['00000000-0000-4000-8000-000000000000', true],
  ['00000000-0000-4000-8000-00000000000', false],
  ['x', false],
  ['', false],
])('%j', (token, isOne) => {
  expect(isUnsubscribeToken(token)).toBe(isOne)
})
