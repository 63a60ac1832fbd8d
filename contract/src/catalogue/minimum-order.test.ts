import { expect, test } from 'vitest'
import { findMinimumOrder } from './minimum-order.ts'

const term = { type: 'by_qty', is_available: true, available_qty: 100, min_qty: 24, order_measure: 'Piece' } as const

test.each([
  ['nothing without a price list', [], null],
  ['that of the only line', [term], { quantity: 24, unit: 'Piece' }],
  ['the smallest of several', [{ ...term, min_qty: 120 }, term], { quantity: 24, unit: 'Piece' }],
  ['that of what can be had', [{ ...term, min_qty: 6, available_qty: 0 }, term], { quantity: 24, unit: 'Piece' }],
  [
    'that of goods on demand',
    [{ ...term, type: 'on_demand', min_qty: 10, available_qty: 0 } as const],
    { quantity: 10, unit: 'Piece' },
  ],
  ['that of goods that are out', [{ ...term, is_available: false }], { quantity: 24, unit: 'Piece' }],
])('the minimum order is %s', (_what, terms, minimum) => {
  expect(findMinimumOrder(terms, null)).toEqual(minimum)
})

test('the minimum order of goods sold in packs is full packs', () => {
  expect(findMinimumOrder([term], { quantity: 10, pack: null })).toEqual({ quantity: 30, unit: 'Piece' })
  expect(findMinimumOrder([term], { quantity: 12, pack: null })).toEqual({ quantity: 24, unit: 'Piece' })
})
