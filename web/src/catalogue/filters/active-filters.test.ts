import { expect, test } from 'vitest'
import { listActiveFilters } from './active-filters.ts'
import type { Filters } from './filter-answer.ts'

const filters: Filters = {
  categories: [
    {
      id: 1,
      name: 'Food',
      icon: 'wheat',
      products: 9,
      subIndustries: [
        { id: 11, name: 'Oils', products: 4 },
        { id: 12, name: 'Spices', products: 5 },
      ],
    },
  ],
  minMaxPrice: { minPrice: 2, maxPrice: 90, currency: 'USD', day: null },
  select: [{ query: 'brand', title: 'Brand', key: 'brand', options: [{ value: 'Elaía Mani', key: '7', products: 3 }] }],
}

test('each value of a list is a filter of its own, by the name people know', () => {
  const active = listActiveFilters({ brand: '7,8', country: 'Italy', page: 3, view: 'list' }, filters, true, 'USD')
  expect(active.map(({ name, without }) => [name, without])).toEqual([
    ['Elaía Mani', { brand: '8', country: 'Italy' }],
    ['8', { brand: '7', country: 'Italy' }],
    ['Italy', { brand: '7,8' }],
  ])
})

test('a whole category is one filter; without it there is no category', () => {
  const active = listActiveFilters({ category: '11,12' }, filters, true, 'USD')
  expect(active.map(({ name, without }) => [name, without])).toEqual([['Food', {}]])
})

test('without its sub-category there is still the category', () => {
  const active = listActiveFilters({ category: '12' }, filters, true, 'USD')
  expect(active.map(({ name, without }) => [name, without])).toEqual([['Spices', { category: '11,12' }]])
})

test('the heading of a seller’s or a brand’s products leaves with what it was the heading of', () => {
  const seller = listActiveFilters({ supplier: '3', title: "Porto's Products" }, filters, true, 'USD')
  expect(seller.map(({ name, without }) => [name, without])).toEqual([["Porto's Products", {}]])
  const brand = listActiveFilters({ brand: '7', title: 'Elaía Mani' }, filters, true, 'USD')
  expect(brand.map(({ without }) => without)).toEqual([{}])
})

test('a guest is not shown a price range, which does not hold for guests', () => {
  expect(listActiveFilters({ priceRange: '5,20' }, filters, false, 'USD')).toEqual([])
  expect(listActiveFilters({ priceRange: '5,20' }, filters, true, 'USD').map(({ name }) => name)).toEqual([
    '$5.00 – $20.00',
  ])
})
