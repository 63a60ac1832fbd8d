import { expect, test } from 'vitest'
import { readClaimsAddress } from './address.ts'

test.each([
  [{}, {}],
  [
    { status: 'waiting', search: 'glaze', page: '2' },
    { status: 'waiting', search: 'glaze', page: 2 },
  ],
  [{ status: 'lost', search: { a: 1 }, page: 1 }, {}],
  [{ search: 12, page: '1.5' }, { search: '12' }],
  [{ search: 'x'.repeat(200), page: 10_001 }, { search: 'x'.repeat(100) }],
])('%j', (raw, address) => {
  expect(readClaimsAddress(raw)).toEqual(address)
})
