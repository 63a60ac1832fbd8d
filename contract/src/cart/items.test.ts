import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Product } from '../catalogue/shapes.ts'
import { readUnitPrice } from '../money.ts'
import { makeGoods, makeTerm } from './goods-for-tests.ts'
import { isSelectable, readItem, seePrice, sumBefore, sumItems } from './items.ts'

const term = makeTerm({
  discount: 20,
  discount_percentage: 2.5,
  min_qty: 5,
  max_qty: 99,
  order_measure: 'Bottle',
})
const whole = makeGoods(4)
const product: Product = {
  ...whole,
  name: 'Olive oil',
  options: [
    {
      id: 1,
      name: 'Size',
      values: [
        { id: 11, value: '250 ml' },
        { id: 12, value: '1 l' },
      ],
    },
  ],
  product_data: { ...whole.product_data, weight_value: 2 },
  prices: [term, { ...term, id: 2, min_qty: 100, max_qty: null, price_value: 9, discount: 0, discount_percentage: 0 }],
}
const company = { id: 10, name: 'Oleificio', slug: 'oleificio' }
const line = (quantity: number) => ({
  product_id: 4,
  option_values: [12],
  selected_price_id: 1,
  quantity,
  changed_at: '2026-11-20T12:00:00.000Z',
})

describe('a cart line', () => {
  test('says its options, its price and its totals today', () => {
    const item = readItem(line(10), product, company)
    expect(item).toMatchObject({ key: '4:12', currency: 'USD', companyId: 10, problem: undefined })
    expect(item.options).toEqual([{ name: 'Size', value: '1 l' }])
    expect(item.price).toMatchObject({ total: 10_000, original: 12_500, discount: 2500 })
  })

  test('follows its quantity into the next tier', () => {
    expect(readItem(line(100), product, company).term?.id).toBe(2)
  })

  test.each([
    ['too few', 4, {}, "You've reached the minimum quantity allowed per order of this product."],
    ['too many', 1001, {}, 'There are no items in stock to satisfy the specifed quantity.'],
    ['sold out', 10, { prices: [{ ...term, available_qty: 0 }] }, 'Product Out of Stock'],
    [
      'no longer made',
      10,
      { prices: [{ ...term, option_values: [11] }] },
      'No product found with the selected attributes.',
    ],
  ])('says why it cannot be sent: %s', (_, quantity, change, problem) => {
    expect(readItem(line(quantity), { ...product, ...change }, company).problem).toBe(problem)
  })
})

describe('the summary', () => {
  const priced = (currency: string, total: number, discount: number) => ({
    currency,
    price: {
      ...(readItem(line(10), product, company).price as NonNullable<ReturnType<typeof readItem>['price']>),
      total,
      discount,
      original: total + discount,
    },
  })

  test('keeps currencies apart', () => {
    expect(sumItems([priced('EUR', 100, 0), priced('USD', 200, 50), priced('EUR', 1, 1)])).toEqual([
      { currency: 'EUR', original: 102, discount: 1, total: 101 },
      { currency: 'USD', original: 250, discount: 50, total: 200 },
    ])
  })

  test('ignores lines whose price is 0, absent, or 1e18 and more', () => {
    expect(sumItems([priced('USD', 0, 0), priced('USD', 1e20, 0), { currency: 'USD', price: undefined }])).toEqual([])
  })

  test('is the sum of its lines, and original less discount is the total', () => {
    const amount = fc.integer({ min: 1, max: 1_000_000_000 })
    fc.assert(
      fc.property(fc.array(fc.tuple(amount, fc.nat(1_000_000))), (amounts) => {
        const [summary] = sumItems(amounts.map(([total, discount]) => priced('USD', total, discount)))
        expect(summary?.total ?? 0).toBe(amounts.reduce((sum, [total]) => sum + total, 0))
        expect((summary?.original ?? 0) - (summary?.discount ?? 0)).toBe(summary?.total ?? 0)
      }),
    )
  })
})

describe('a price that has changed since it was seen', () => {
  const seenAt = (price: number, currency = 'USD') =>
    readItem({ ...line(10), seen: { price, currency } }, product, company)

  test('is told with what the line cost then', () => {
    expect(seenAt(9.5).priceChange).toEqual({ unitPrice: readUnitPrice(9.5), total: 9500, currency: 'USD' })
    expect(seenAt(10).priceChange).toBeUndefined()
    expect(seenAt(10, 'EUR').priceChange).toEqual({ unitPrice: readUnitPrice(10), total: 10_000, currency: 'EUR' })
    expect(readItem(line(10), product, company).priceChange).toBeUndefined()
  })

  test('is what is seen next', () => {
    expect(seePrice(seenAt(9.5))).toEqual({ price: 10, currency: 'USD' })
    expect(seePrice(readItem(line(10), { ...product, prices: [] }, company))).toBeNull()
  })

  test('makes another total than before, where both can be compared', () => {
    const plain = readItem(line(10), product, company)
    expect(sumBefore([seenAt(9.5), plain], 'USD')).toBe(19_500)
    expect(sumBefore([plain], 'USD')).toBeUndefined()
    expect(sumBefore([seenAt(9.5)], 'EUR')).toBeUndefined()
    expect(sumBefore([seenAt(10, 'EUR'), plain], 'USD')).toBeUndefined()
  })
})

test('goods without a price cannot be selected, those in a wrong quantity can', () => {
  expect(isSelectable(readItem(line(1), product, company))).toBe(true)
  expect(isSelectable(readItem(line(10), { ...product, prices: [{ ...term, available_qty: 0 }] }, company))).toBe(false)
})
