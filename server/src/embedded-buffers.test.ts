import { expect, test } from 'vitest'
import { chooseBuffers } from './embedded.ts'

test.each([
  [1, 256],
  [4, 256],
  [8, 512],
  [24, 1536],
  [256, 2048],
])('of a machine with %i GiB the database keeps %i MB in memory', (gibibytes, megabytes) => {
  expect(chooseBuffers(gibibytes * 2 ** 30)).toBe(megabytes)
})
