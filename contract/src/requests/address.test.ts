import { expect, test } from 'vitest'
import { isNarrowed, readRequestsAddress } from './address.ts'

test('an address says which requests are shown', () => {
  const address = { kind: 'customs', status: 'withdrawn', box: 'received', search: 'oil', page: '3' }
  expect(readRequestsAddress(address)).toEqual({ ...address, page: 3 })
})

test.each([
  [{ kind: 'gift' }],
  [{ status: 'lost' }],
  [{ box: 'outer' }],
  [{ search: '  ' }],
  [{ search: { a: 1 } }],
  [{ page: '1' }],
  [{ page: '-2' }],
  [{ page: '2.5' }],
  [{ page: '10001' }],
  [{ nonsense: 'x' }],
])('%j is as if it were not there', (raw) => {
  expect(readRequestsAddress(raw)).toEqual({})
})

test('a request is found by its number, which an address may hold as a number', () => {
  expect(readRequestsAddress({ search: 17 })).toEqual({ search: '17' })
})

test('a page alone narrows nothing', () => {
  expect(isNarrowed({ page: 2 })).toBe(false)
  expect(isNarrowed({ search: 'oil' })).toBe(true)
})
