import { expect, test } from 'vitest'
import type { OrderValue } from '../order-value/steps.ts'
import { company, makeGoods } from './goods-for-tests.ts'
import { readItem, sumItems } from './items.ts'
import { lowerTotals, reachSellers } from './order-values.ts'

const item = (id: number, quantity: number, seller = company, currency = 'USD') =>
  readItem(
    { product_id: id, option_values: [], selected_price_id: id, quantity, changed_at: '2026-11-01T00:00:00.000Z' },
    { ...makeGoods(id), currency },
    seller,
  )
const other = { id: 20, name: 'Other', slug: 'other' }
const values = new Map<number, OrderValue>([
  [company.id, { currency: 'USD', steps: [{ from: 100_000, share: 300 }] }],
  [other.id, { currency: 'EUR', steps: [{ from: 10_000, share: 1000 }] }],
])

test('each seller’s lines reach its steps by themselves, in its currency alone', () => {
  const items = [item(1, 60), item(2, 45), item(3, 500, company, 'EUR'), item(4, 90, other), item(5, 10, other, 'EUR')]
  expect(reachSellers(items, values)).toMatchObject([
    { companyId: 10, currency: 'USD', listed: 105_000, discount: 3150 },
    { companyId: 20, currency: 'EUR', listed: 10_000, discount: 1000 },
  ])
  expect(lowerTotals(sumItems(items), reachSellers(items, values))).toEqual([
    { currency: 'USD', original: 195_000, discount: 0, valueDiscount: 3150, total: 191_850 },
    { currency: 'EUR', original: 510_000, discount: 0, valueDiscount: 1000, total: 509_000 },
  ])
})

test('what has no price counts for nothing, and without steps the sums stay', () => {
  const sold = { ...item(2, 5000), price: undefined }
  expect(reachSellers([item(1, 68), sold], values)).toMatchObject([{ listed: 68_000, next: { missing: 32_000 } }])
  expect(lowerTotals(sumItems([item(1, 60)]), [])).toEqual([
    { currency: 'USD', original: 60_000, discount: 0, valueDiscount: 0, total: 60_000 },
  ])
})
