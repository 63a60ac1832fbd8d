import { expect, test } from 'vitest'
import { formatFileSize } from './file-size.ts'

test.each([
  [0, '0 bytes'],
  [999, '999 bytes'],
  [1000, '1 kB'],
  [3_449_000, '3.4 MB'],
  [34_490_000, '34 MB'],
  [999_700, '1 MB'],
  [25_300_000_000, '25 GB'],
  [5e15, '5,000 TB'],
])('%d bytes are %s', (bytes, text) => {
  expect(formatFileSize(bytes)).toBe(text)
})
