import { expect, test } from 'vitest'
import { readUnitPrice } from '../money.ts'
import { findNextTier } from './next-tier.ts'
import type { Term } from './prices.ts'

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
