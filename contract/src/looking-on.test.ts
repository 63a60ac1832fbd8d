import { expect, test } from 'vitest'
import { mayCallWhileVisiting } from './looking-on.ts'

test.each([
  [{ method: 'GET' }, true],
  [{ method: 'GET', notForVisitors: true } as const, false],
  [{ method: 'PUT' }, false],
  [{ method: 'POST', onlyReckons: true } as const, true],
])('who looks on may call %o: %s', (endpoint, isAllowed) => {
  expect(mayCallWhileVisiting(endpoint)).toBe(isAllowed)
})
