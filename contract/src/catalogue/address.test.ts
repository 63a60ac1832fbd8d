import { describe, expect, it } from 'vitest'
import {
  readCatalogueAddress,
  sellersProducts,
  sortOf,
  toggleValue,
  withCategory,
  withFilter,
  withoutFilters,
  withPage,
  withSort,
  withTab,
} from './address.ts'

describe('reading the address of the catalogue', () => {
  it.each([
    [{}, {}],
    [{ page: '1' }, {}],
    [{ page: '3' }, { page: 3 }],
    [{ page: 3 }, { page: 3 }],
    [{ page: '-2' }, {}],
    [{ page: '2.5' }, {}],
    [{ page: 'x' }, {}],
    [{ page: '10001' }, {}],
    [{ perPage: '200' }, {}],
    [{ perPage: '15' }, { perPage: 15 }],
    [{ tab: 'products' }, {}],
    [{ tab: 'sellers' }, { tab: 'sellers' }],
    [{ view: 'tiles' }, {}],
    [{ view: 'list' }, { view: 'list' }],
    [{ brand: 7 }, { brand: '7' }],
    [{ category: '1,2,3' }, { category: '1,2,3' }],
    [{ country: '  ' }, {}],
    [{ sortNewest: 'true' }, {}],
    [{ sortOldest: 'true' }, { sortOldest: true }],
    [{ sortOldest: 'false' }, {}],
    [{ sortOldest: 'true', sortAlphabetically: 'true' }, { sortAlphabetically: true }],
    [{ nonsense: 'x', brand: { a: 1 } }, {}],
  ])('%j means %j', (raw, address) => {
    expect(readCatalogueAddress(raw)).toEqual(address)
  })
})

describe('a comma-separated filter', () => {
  it.each([
    [undefined, 'Italy', 'Italy'],
    ['Italy', 'Spain', 'Italy,Spain'],
    ['Italy,Spain', 'Italy', 'Spain'],
    ['Italy', 'Italy', undefined],
    ['12', '1', '12,1'],
  ])('%s with %s toggled is %s', (list, value, result) => {
    expect(toggleValue(list, value)).toBe(result)
  })
})

describe('moving about in the catalogue', () => {
  const far = { page: 4, view: 'list', brand: '7', supplier: '3', title: "Porto's Products", sortOldest: true } as const

  it('starts another set of results on its first page in its own view', () => {
    expect(withFilter({ page: 4, view: 'list', brand: '7' }, { country: 'Italy' })).toEqual({
      brand: '7',
      country: 'Italy',
    })
  })

  it('clears brand, title and supplier when a category is chosen', () => {
    expect(withCategory(far, [11, 12])).toEqual({ category: '11,12', sortOldest: true })
  })

  it('clears the supplier, its title, the page and the view when the tab changes', () => {
    expect(withTab(far, 'sellers')).toEqual({ tab: 'sellers', brand: '7', sortOldest: true })
  })

  it('leaves a price sort behind when the tab changes to sellers, who have no price', () => {
    expect(withTab({ sortLowestPrice: true }, 'sellers')).toEqual({ tab: 'sellers' })
  })

  it('keeps the view when the order or the page changes', () => {
    expect(withSort({ page: 4, view: 'list' }, 'sortAlphabetically')).toEqual({
      view: 'list',
      sortAlphabetically: true,
    })
    expect(withPage({ view: 'list', page: 4 }, 5)).toEqual({ view: 'list', page: 5 })
  })

  it('does not write the defaults', () => {
    expect(withSort({ sortOldest: true }, 'sortNewest')).toEqual({})
    expect(withPage({ page: 2 }, 1)).toEqual({})
  })

  it('shows a seller’s products under a heading with its name', () => {
    expect(sellersProducts({ id: 3, name: 'Porto Pantry' })).toEqual({
      supplier: '3',
      title: "Porto Pantry's Products",
    })
  })

  it('keeps the order when all filters are cleared', () => {
    expect(withoutFilters({ ...far, priceRange: '1,20' })).toEqual({ sortOldest: true })
  })

  it('names one sort, newest without any', () => {
    expect(sortOf({})).toBe('sortNewest')
    expect(sortOf({ sortHighestPrice: true })).toBe('sortHighestPrice')
  })
})
