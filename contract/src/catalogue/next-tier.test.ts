import { expect, test } from 'vitest'
import { readUnitPrice } from '../money.ts'
import { findNextTier } from './next-tier.ts'
import type { Term } from './term.ts'

const tier = (minQty: number, price: number | null, more: Partial<Term> = {}): Term => ({
  id: minQty,
  isOnDemand: price === null,
  price: price === null ? null : readUnitPrice(price),
  listPrice: null,
  discountPercent: 0,
  minQty,
  maxQty: null,
  isAvailable: true,
  availableQty: 5000,
  orderMeasure: 'Piece',
  priceUnit: 'pc',
  isByWeight: false,
  optionValueIds: [],
  step: null,
  ...more,
})
const tiers = [tier(100, 1.5), tier(500, 1.4), tier(1000, 1.29)]
const near = [tier(1, 1), tier(10, 1), tier(50, 0.9)]

test.each([
  ['is the one after the quantity', tiers, 100, 1.5, { quantity: 500, more: 400, price: readUnitPrice(1.4) }],
  ['counts from what is chosen', tiers, 999, 1.4, { quantity: 1000, more: 1, price: readUnitPrice(1.29) }],
  ['ends with the last', tiers, 1000, 1.29, undefined],
  ['passes over one that is not cheaper', near, 1, 1, { quantity: 50, more: 49, price: readUnitPrice(0.9) }],
  ['passes over one beyond the stock', [tier(1, 1), tier(10, 0.9, { availableQty: 9 })], 1, 1, undefined],
  ['passes over one without a price', [tier(1, 1), tier(10, null)], 1, 1, undefined],
])('the next tier %s', (_what, list, quantity, price, next) => {
  expect(findNextTier(list, quantity, readUnitPrice(price))).toEqual(next)
})

test('of goods sold in packs it begins with the first full pack in the tier, and a tier without one is passed over', () => {
  const step = { quantity: 12, pack: null }
  const packed = [
    tier(1, 1, { step, maxQty: 49 }),
    tier(50, 0.9, { step, maxQty: 59 }),
    tier(60, 0.8, { step, maxQty: 99 }),
    tier(100, 0.7, { step }),
  ]
  expect(findNextTier(packed, 24, readUnitPrice(1))).toEqual({ quantity: 60, more: 36, price: readUnitPrice(0.8) })
  expect(findNextTier(packed, 60, readUnitPrice(0.8))).toEqual({ quantity: 108, more: 48, price: readUnitPrice(0.7) })
})
