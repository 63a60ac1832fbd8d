import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readUnitPrice, writeUnitPrice } from '../money.ts'
import { setPrice } from './set-price.ts'

const line = (minQty: number, price: number | null, listPrice: number | null = null) => ({
  minQty,
  price: price === null ? null : readUnitPrice(price),
  listPrice: listPrice === null ? null : readUnitPrice(listPrice),
})
const tiers = [line(1, 10, 12), line(50, 8)]

test.each([
  ['the tier is named', tiers, { min_qty: 50, price: 7.5 }, { line: tiers[1], price: 7_500_000, listPrice: null }],
  ['the only one needs no name', [line(5, 3)], { price: 4, currency: 'EUR' as const }, { price: 4_000_000 }],
  ['the price before stays while it is higher', tiers, { min_qty: 1, price: 11 }, { listPrice: 12_000_000 }],
  ['and goes when it is not', tiers, { min_qty: 1, price: 12 }, { listPrice: null }],
  ['it is taken away', tiers, { min_qty: 1, list_price: null }, { price: 10_000_000, listPrice: null }],
  ['it is said', tiers, { min_qty: 50, list_price: 9 }, { price: 8_000_000, listPrice: 9_000_000 }],
  ['nothing is a price', [line(1, 3)], { price: 0 }, { price: 0 }],
  ['it is not higher', tiers, { min_qty: 50, list_price: 8 }, { code: 'not_possible', field: 'list_price' }],
  ['too fine', tiers, { min_qty: 50, price: 0.0000001 }, { code: 'not_possible', field: 'price' }],
  ['which tier?', tiers, { price: 7 }, { code: 'tier_missing', field: 'min_qty' }],
  ['no such tier', tiers, { min_qty: 10, price: 7 }, { code: 'unknown_tier', field: 'min_qty' }],
  ['on demand', [line(1, null)], { price: 7 }, { code: 'on_demand', field: 'price' }],
  [
    'another currency',
    tiers,
    { min_qty: 1, price: 7, currency: 'USD' as const },
    { code: 'other_currency', field: 'currency' },
  ],
  ['nothing said', tiers, { min_qty: 1 }, { code: 'unclear', field: 'price' }],
])('%s', (_, lines, wish, expected) => {
  expect(setPrice(lines, 'EUR', wish)).toMatchObject(expected)
})

test('whatever is taken is told as it was sent, and a price before is above it', () => {
  const cents = fc.integer({ min: 0, max: 1_000_000 }).map((amount) => amount / 100)
  fc.assert(
    fc.property(cents, fc.option(cents), cents, (price, listPrice, stored) => {
      const answer = setPrice([line(1, stored, stored + 1)], 'EUR', { price, list_price: listPrice })
      if ('code' in answer) {
        expect(listPrice).toBeLessThanOrEqual(price)
        return
      }
      expect(writeUnitPrice(answer.price)).toBe(price)
      if (answer.listPrice !== null) expect(answer.listPrice).toBeGreaterThan(answer.price)
    }),
  )
})
