import { exampleStock, type KeptStock } from '@fairquay/contract/stock/endpoints.ts'
import { expect, test } from 'vitest'
import { findChanged, listCells, refuseCounts, sumTyped, toCounts } from './count-cells.ts'

const [rotterdam, faro] = [3, 5]
const uncounted: KeptStock = { ...exampleStock, tracking: 'not_counted', on_hand: null, available: null, places: [] }
const levels: KeptStock[] = [uncounted, { ...exampleStock, option_values: [18] }]
const cells = listCells(levels, [rotterdam, faro])

test('what is counted has a count at every place and at none, what nobody counts has none', () => {
  expect(cells).toEqual([
    { level: 1, placeId: rotterdam, seen: 60 },
    { level: 1, placeId: faro, seen: 0 },
    { level: 1, placeId: null, seen: 20 },
  ])
})

test('only what was changed is sent, with what was seen', () => {
  expect(toCounts(levels, findChanged(cells, ['60', '5', '1,000']))).toEqual([
    { option_values: [18], place_id: faro, on_hand: 5, seen: 0 },
    { option_values: [18], place_id: null, on_hand: 1000, seen: 20 },
  ])
})

test.each([
  [['60', '', '20'], ['counts.1']],
  [
    ['60', '1.5', '-2'],
    ['counts.1', 'counts.2'],
  ],
  // Twelve are reserved.
  [['11', '0', '0'], ['counts.0']],
  [['12', '0', '0'], []],
  [['0', '80', '0'], []],
])('%j is wrong at %j', (typed, fields) => {
  expect(Object.keys(refuseCounts(levels, cells, typed)).sort()).toEqual(fields)
})

test('the sum follows what is typed, and is unknown while a count cannot be read', () => {
  expect(sumTyped(cells, ['60', '5', '20'], 1)).toBe(85)
  expect(sumTyped(cells, ['60', 'x', '20'], 1)).toBeUndefined()
})
