import { describe, expect, test } from 'vitest'
import {
  hasShowroomFilters,
  readShowroomAddress,
  showroomPageSize,
  showroomSortOf,
  withoutShowroomFilters,
  withShowroomFilter,
  withShowroomPage,
  withShowroomSort,
} from './address.ts'

describe('the address of a showroom', () => {
  test.each([
    [{}, {}],
    [
      { page: '3', view: 'list', brand: '4,7', sortNewest: 'true' },
      { page: 3, view: 'list', brand: '4,7', sortNewest: true },
    ],
    [{ page: '1', view: 'tiles', brand: 'x,,0', sortBest: 'true', search: 'tea' }, {}],
    [
      { page: '-2', category: '5,5,a,6', family: 9 },
      { category: '5,6', family: '9' },
    ],
    [{ page: '20000' }, {}],
  ])('reads %o', (raw, address) => {
    expect(readShowroomAddress(raw)).toEqual(address)
  })

  const here = { page: 3, view: 'list', brand: '4', sortOldest: true } as const

  test('is in the seller’s order unless it says otherwise', () => {
    expect(showroomSortOf({})).toBe('position')
    expect(showroomSortOf(here)).toBe('sortOldest')
    expect(withShowroomSort(here, 'position')).toEqual({ view: 'list', brand: '4' })
    expect(withShowroomSort({ page: 2 }, 'sortLowestPrice')).toEqual({ sortLowestPrice: true })
  })

  test('starts over with another filter and keeps the order', () => {
    expect(withShowroomFilter(here, 'family', '2')).toEqual({ brand: '4', family: '2', sortOldest: true })
    expect(withShowroomFilter(here, 'brand', undefined)).toEqual({ sortOldest: true })
    expect(withoutShowroomFilters(here)).toEqual({ sortOldest: true })
    expect([hasShowroomFilters(here), hasShowroomFilters({ page: 2 })]).toEqual([true, false])
  })

  test('keeps everything on another page', () => {
    expect(withShowroomPage(here, 4)).toEqual({ ...here, page: 4 })
    expect(withShowroomPage(here, 1)).toEqual({ view: 'list', brand: '4', sortOldest: true })
  })
})

test.each([
  [320, 8],
  [768, 8],
  [769, 12],
  [1024, 12],
  [1025, 20],
  [2560, 20],
])('a window of %i pixels shows %i products on a page', (width, size) => {
  expect(showroomPageSize(width)).toBe(size)
})
