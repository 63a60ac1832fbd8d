import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Term } from '../catalogue/term.ts'
import { largestAmount, readUnitPrice, writeMoney } from '../money.ts'
import type { PurchaseLine } from '../purchase/endpoints.ts'
import { buyerMessages } from './buyer-messages.ts'
import { checkPurchase, type Goods } from './check-lines.ts'
import { requestMessages } from './messages.ts'

const buyer = 1
const term = (id: number, parts: Partial<Term> = {}): Term => ({
  id,
  isOnDemand: false,
  price: readUnitPrice(10),
  listPrice: readUnitPrice(12.5),
  discountPercent: 20,
  minQty: 5,
  maxQty: 200,
  isAvailable: true,
  availableQty: 100,
  orderMeasure: 'Unit',
  priceUnit: 'pc',
  isByWeight: false,
  optionValueIds: [],
  step: null,
  ...parts,
})
const size = {
  name: 'Size',
  values: [
    { id: 11, value: 'S' },
    { id: 12, value: 'L' },
  ],
}
const colour = {
  name: 'Colour',
  values: [
    { id: 21, value: 'red' },
    { id: 22, value: 'blue' },
  ],
}
const goods = (productId: number, parts: Partial<Goods> = {}): Goods => ({
  productId,
  companyId: 100 + productId,
  name: `Product ${productId}`,
  currency: 'USD',
  options: [],
  terms: [term(productId)],
  weight: { value: null, unit: 'kg' },
  codes: { barcode: null, hts: null, origin_code: null, skus: new Map() },
  ...parts,
})
const line = (product: number, quantity: number, parts: Partial<PurchaseLine> = {}): PurchaseLine => ({
  product_id: product,
  quantity,
  selected_price_id: product,
  ...parts,
})
function check(lines: PurchaseLine[], market: Goods[]) {
  return checkPurchase(lines, new Map(market.map((one) => [one.productId, one])), buyer)
}

describe('what is refused, by field', () => {
  const shirt = goods(1, {
    options: [size, colour],
    terms: [term(1, { optionValueIds: [11] }), term(2, { optionValueIds: [12] })],
  })
  test.each<[string, PurchaseLine, Goods, string, string]>([
    ['an unknown product', line(9, 5), goods(1), 'product_id', requestMessages.productGone],
    [
      'a product of the own company',
      line(1, 5),
      goods(1, { companyId: buyer }),
      'product_id',
      buyerMessages.ownProduct,
    ],
    [
      'a price line of another product',
      line(1, 5, { selected_price_id: 2 }),
      goods(1),
      'selected_price_id',
      'No product found with the selected attributes.',
    ],
    [
      'a product on demand',
      line(1, 5),
      goods(1, { terms: [term(1, { isOnDemand: true, price: null, listPrice: null })] }),
      'selected_price_id',
      'Price On Demand',
    ],
    [
      'a product out of stock',
      line(1, 5),
      goods(1, { terms: [term(1, { availableQty: 0 })] }),
      'selected_price_id',
      'Product Out of Stock',
    ],
    [
      'a product that is not available',
      line(1, 5),
      goods(1, { terms: [term(1, { isAvailable: false })] }),
      'selected_price_id',
      'Product Out of Stock',
    ],
    [
      'a price by weight of goods without a weight',
      line(1, 5),
      goods(1, { terms: [term(1, { isByWeight: true })] }),
      'selected_price_id',
      "This product doesn't have the required data. Please contact support.",
    ],
    [
      'less than the minimum',
      line(1, 4),
      goods(1),
      'quantity',
      "You've reached the minimum quantity allowed per order of this product.",
    ],
    [
      'more than the maximum',
      line(1, 201),
      goods(1, { terms: [term(1, { availableQty: 900 })] }),
      'quantity',
      "You've reached the maximum quantity allowed per order of this product.",
    ],
    [
      'more than the stock',
      line(1, 101),
      goods(1),
      'quantity',
      'There are no items in stock to satisfy the specifed quantity.',
    ],
    [
      'a value of another product',
      line(1, 5, { option_values: [11, 99] }),
      shirt,
      'option_values',
      'No product found with the selected attributes.',
    ],
    [
      'two values of one option',
      line(1, 5, { option_values: [11, 12, 21] }),
      shirt,
      'option_values',
      'No product found with the selected attributes.',
    ],
    [
      'an option left open',
      line(1, 5, { option_values: [11] }),
      shirt,
      'option_values',
      requestMessages.optionsMissing,
    ],
    [
      'a choice that the price line is not for',
      line(1, 5, { option_values: [12, 21] }),
      shirt,
      'option_values',
      'No product found with the selected attributes.',
    ],
    [
      'an amount beyond counting',
      line(1, 1_000_000_000),
      goods(1, {
        terms: [
          term(1, { price: readUnitPrice(20_000_000), listPrice: null, maxQty: null, availableQty: 2_000_000_000 }),
        ],
      }),
      'quantity',
      requestMessages.amountTooLarge,
    ],
  ])('%s', (_, ordered, product, field, sentence) => {
    expect(check([line(7, 5), ordered], [goods(7), product])).toEqual({ details: { [`lines.1.${field}`]: sentence } })
  })

  test('every wrong line is named, not only the first', () => {
    expect(check([line(1, 1), line(2, 5), line(3, 1)], [goods(1), goods(2), goods(3)])).toEqual({
      details: { 'lines.0.quantity': expect.any(String), 'lines.2.quantity': expect.any(String) },
    })
  })

  test('the same combination twice, by whichever price lines it is named', () => {
    const tiers = goods(1, { terms: [term(1, { maxQty: 19 }), term(2, { minQty: 20 })] })
    expect(check([line(1, 5), line(1, 30, { selected_price_id: 2 })], [tiers])).toEqual({
      details: { 'lines.1.product_id': requestMessages.listedTwice },
    })
  })

  test('two combinations that share one price line cannot both take the whole stock', () => {
    const cap = goods(1, { options: [colour] })
    const both = (quantity: number) =>
      check([line(1, 60, { option_values: [21] }), line(1, quantity, { option_values: [22] })], [cap])
    expect(both(41)).toEqual({
      details: { 'lines.1.quantity': 'There are no items in stock to satisfy the specifed quantity.' },
    })
    expect(both(40)).toHaveProperty('requests')
  })

  test('lines that are fine one by one but not together', () => {
    const dear = (id: number) =>
      goods(id, {
        companyId: 50,
        terms: [term(id, { price: readUnitPrice(20_000_000), listPrice: null, maxQty: null, availableQty: 5_000_000 })],
      })
    expect(check([line(1, 400_000), line(2, 400_000)], [dear(1), dear(2)])).toEqual({
      details: { lines: requestMessages.amountTooLarge },
    })
  })
})

describe('what is asked of whom', () => {
  test('one request for each seller, in the order of the lines', () => {
    const market = [goods(1, { companyId: 50 }), goods(2, { companyId: 60 }), goods(3, { companyId: 50 })]
    expect(check([line(1, 5), line(2, 6), line(3, 7)], market)).toMatchObject({
      requests: [
        { companyId: 50, total: 12_000, lines: [{ goods: { productId: 1 } }, { goods: { productId: 3 } }] },
        { companyId: 60, total: 6000, lines: [{ goods: { productId: 2 } }] },
      ],
    })
  })

  test('a request has one currency', () => {
    const market = [goods(1, { companyId: 50 }), goods(2, { companyId: 50, currency: 'EUR' })]
    expect(check([line(1, 5), line(2, 5)], market)).toMatchObject({
      requests: [
        { currency: 'USD', total: 5000 },
        { currency: 'EUR', total: 5000 },
      ],
    })
  })

  test('the tier is the one the quantity falls into, not the cheaper one that was named', () => {
    const tiers = goods(1, { terms: [term(1, { maxQty: 49 }), term(2, { minQty: 50, price: readUnitPrice(5) })] })
    expect(check([line(1, 10, { selected_price_id: 2 })], [tiers])).toMatchObject({
      requests: [{ total: 10_000, lines: [{ price: { term: { id: 1 } } }] }],
    })
  })

  test('options are named in the order of the product, whether stated or taken from the price line', () => {
    const shirt = goods(1, { options: [size, colour], terms: [term(1), term(2, { optionValueIds: [21, 12] })] })
    const named = {
      requests: [
        {
          lines: [
            {
              options: [
                { name: 'Size', value: 'L' },
                { name: 'Colour', value: 'red' },
              ],
            },
          ],
        },
      ],
    }
    expect(check([line(1, 5, { selected_price_id: 2 })], [shirt])).toMatchObject(named)
    expect(check([line(1, 5, { option_values: [21, 12] })], [shirt])).toMatchObject(named)
  })

  test('the totals of all requests are the totals of all lines, to the cent', () => {
    const anyLine = fc.record({
      seller: fc.integer({ min: 50, max: 53 }),
      price: fc.integer({ min: 1, max: 9_999_999 }),
      weight: fc.integer({ min: 1, max: 500_000 }),
      quantity: fc.integer({ min: 5, max: 100 }),
    })
    fc.assert(
      fc.property(fc.array(anyLine, { minLength: 1 }), (all) => {
        const market = all.map(({ seller, price, weight }, index) =>
          goods(index, {
            companyId: seller,
            weight: { value: weight / 10_000, unit: 'kg' },
            terms: [
              term(index, {
                price: readUnitPrice(writeMoney(price, 'USD')),
                listPrice: null,
                isByWeight: true,
                priceUnit: 'kg',
              }),
            ],
          }),
        )
        const result = check(
          all.map(({ quantity }, index) => line(index, quantity)),
          market,
        )
        if (!('requests' in result)) throw new Error(JSON.stringify(result.details))
        const expected = all.reduce(
          (sum, { price, weight, quantity }) => sum + Math.floor((2 * price * quantity * weight + 10_000) / 20_000),
          0,
        )
        expect(result.requests.reduce((sum, request) => sum + request.total, 0)).toBe(expected)
        for (const request of result.requests) {
          expect(request.total).toBeLessThanOrEqual(largestAmount)
          expect(request.lines.every((one) => one.goods.companyId === request.companyId)).toBe(true)
        }
      }),
    )
  })
})
