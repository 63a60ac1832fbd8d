import { expect, test } from 'vitest'
import { daysOfPrices, productChoices, readFiguresAddress, usualOrder, usualSort, withFiguresPart } from './address.ts'

test.each([
  [
    { view: 'products', only: 'prices-180' },
    { view: 'products', only: 'prices-180' },
  ],
  [{ only: 'everything', view: 'nowhere', sort: 'colour', page: 0 }, {}],
  // What is usual is not said: of prices another order than of views.
  [{ only: 'prices-90', sort: 'priced' }, { only: 'prices-90' }],
  [
    { only: 'prices-90', sort: 'views' },
    { only: 'prices-90', sort: 'views' },
  ],
  [{ only: 'unseen', sort: 'views' }, { only: 'unseen' }],
  [{ sort: 'priced' }, { sort: 'priced' }],
])('an address that says %j means %j', (raw, meant) => {
  expect(readFiguresAddress(raw)).toEqual(meant)
})

test('other products begin at the first page', () => {
  expect(withFiguresPart({ view: 'products', page: 3 }, { only: 'unseen' })).toEqual({
    view: 'products',
    only: 'unseen',
  })
})

test('old prices are those of so many days, and stand before newer ones', () => {
  expect(productChoices.map(daysOfPrices)).toEqual([undefined, 90, 180, 365])
  expect(usualOrder(usualSort('prices-90'))).toBe('asc')
  expect(usualOrder(usualSort('unseen'))).toBe('desc')
})
