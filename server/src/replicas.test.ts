import { expect, test } from 'vitest'
import { endOfWriting } from './replicas.ts'

test.each([
  [8192n * 5n + 24n, 8192n * 5n],
  [8192n * 5n + 40n, 8192n * 5n],
  [8192n * 5n, 8192n * 5n],
  [8192n * 5n + 48n, 8192n * 5n + 48n],
  [8192n * 6n - 8n, 8192n * 6n - 8n],
])('the log that stands at %s was written up to %s', (place, end) => {
  expect(endOfWriting(place)).toBe(end)
})
