import { expect, test } from 'vitest'
import { isNarrowed, readComparisonAddress, readRequestsAddress, readThreadAddress } from './address.ts'

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

test('an address says whether only what waits for the own company is shown', () => {
  expect(readRequestsAddress({ waiting: 'true' })).toEqual({ waiting: true })
  expect(readRequestsAddress({ waiting: 'no' })).toEqual({})
})

test('an address says whether only what is unread is shown, and whose', () => {
  expect(readRequestsAddress({ unread: 'true', assignee: '0' })).toEqual({ unread: true, assignee: 0 })
  expect(readRequestsAddress({ unread: true, assignee: 12 })).toEqual({ unread: true, assignee: 12 })
  expect(readRequestsAddress({ unread: 'no', assignee: '' })).toEqual({})
  expect(readRequestsAddress({ assignee: '-1' })).toEqual({})
})

test('a page alone narrows nothing', () => {
  expect(isNarrowed({ page: 2 })).toBe(false)
  expect(isNarrowed({ search: 'oil' })).toBe(true)
  expect(isNarrowed({ unread: true })).toBe(true)
  expect(isNarrowed({ waiting: true })).toBe(true)
  expect(isNarrowed({ assignee: 0 })).toBe(true)
})

test.each([
  [{ company: '7' }, { company: 7 }],
  [{ company: 7 }, { company: 7 }],
  [{ company: '0' }, {}],
  [{ company: 'x' }, {}],
  [{}, {}],
])('%j names the thread %j', (raw, expected) => {
  expect(readThreadAddress(raw)).toEqual(expected)
})

test('a comparison is sorted by price unless its address says by time', () => {
  expect(readComparisonAddress({ order: 'time' })).toEqual({ order: 'time' })
  expect(readComparisonAddress({ order: 'name' })).toEqual({})
})
