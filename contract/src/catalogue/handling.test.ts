import { expect, test } from 'vitest'
import { isPlainHandling, plainHandling } from './handling.ts'

test.each([
  [{}, true],
  [{ thisSideUp: false }, false],
  [{ stackable: false }, false],
  [{ maxStackLayers: 4 }, false],
  [{ maxTopLoad: 0 }, false],
])('%o is as every pack is: %s', (change, isPlain) => {
  expect(isPlainHandling({ ...plainHandling, ...change })).toBe(isPlain)
})
