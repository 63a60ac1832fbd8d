import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readUnitPrice, type UnitPrice } from '../money.ts'
import { priceMessages } from './price-messages.ts'
import {
  discountPercent,
  findLimits,
  findTerm,
  findTiers,
  hasPrice,
  isPriceIgnored,
  priceLine,
  variantKey,
  weighUnit,
} from './prices.ts'
import type { SalesTerm } from './shapes.ts'
import { describeNoPrice, readTerm, type Term } from './term.ts'

function term(id: number, parts: Partial<Term> = {}): Term {
  return {
    id,
    isOnDemand: false,
    price: readUnitPrice(10),
    listPrice: readUnitPrice(10),
    discountPercent: 0,
    minQty: 1,
    maxQty: null,
    isAvailable: true,
    availableQty: 500,
    orderMeasure: 'Unit',
    priceUnit: 'pc',
    isByWeight: false,
    optionValueIds: [],
    step: null,
    ...parts,
  }
}

const tiers = [
  term(1, { minQty: 20, maxQty: 99, price: readUnitPrice(12), listPrice: readUnitPrice(15), discountPercent: 20 }),
  term(3, { minQty: 500, price: readUnitPrice(8), listPrice: readUnitPrice(8) }),
  term(2, { minQty: 100, maxQty: 499, price: readUnitPrice(10) }),
]
const millionths = (count: number) => count as UnitPrice
const noWeight = { value: null, unit: 'kg' }
const price = (offer: Partial<Parameters<typeof priceLine>[0]>) =>
  priceLine({ terms: tiers, optionValueIds: [], quantity: 20, weight: noWeight, currency: 'USD', ...offer })

describe('the sales term of a quantity', () => {
  test.each([
    [1, 1],
    [19, 1],
    [20, 1],
    [99, 1],
    [100, 2],
    [499, 2],
    [500, 3],
    [1_000_000, 3],
  ])('%i units fall into term %i', (quantity, id) => {
    expect(findTerm(tiers, [], quantity)?.id).toBe(id)
  })

  test('a quantity between two tiers pays the price of the tier below', () => {
    const gap = [term(1, { maxQty: 9 }), term(2, { minQty: 50 })]
    expect(findTerm(gap, [], 30)?.id).toBe(1)
  })
})

describe('the sales term of a combination', () => {
  const small = 11
  const large = 12
  const red = 21
  const blue = 22
  const terms = [
    term(1),
    term(2, { optionValueIds: [small] }),
    term(3, { optionValueIds: [small], minQty: 10 }),
    term(4, { optionValueIds: [red, large] }),
  ]

  test.each([
    ['a term for every combination serves what no other term names', [large, blue], 1, 1],
    ['a term for one value serves every combination with it', [small, blue], 1, 2],
    ['tiers are found within the combination', [small, red], 10, 3],
    ['the order of the values does not matter', [large, red], 1, 4],
  ])('%s', (_, chosen, quantity, id) => {
    expect(findTerm(terms, chosen, quantity)?.id).toBe(id)
  })

  test('a combination nobody offers is answered with the fixed sentence', () => {
    const offer = price({ terms: [term(1, { optionValueIds: [small] })], optionValueIds: [large] })
    expect(offer).toEqual({ problem: 'No product found with the selected attributes.', term: undefined })
  })

  test('an incomplete choice finds no term that is only for a full combination', () => {
    expect(findTiers([term(1, { optionValueIds: [small, red] })], [small])).toEqual([])
  })

  test('the name of a combination does not depend on the order of choosing', () => {
    fc.assert(fc.property(fc.uniqueArray(fc.nat()), (ids) => variantKey(ids) === variantKey(ids.toReversed())))
  })

  test('the name of a combination sorts by number, not by letter', () => {
    expect(variantKey([100, 9, 20])).toBe('9-20-100')
  })
})

describe('how many may be ordered', () => {
  test.each([
    [
      'minimum and maximum reach over all tiers',
      tiers.slice(0, 1).concat(term(9, { minQty: 100, maxQty: 300 })),
      { min: 20, max: 300, stock: 500 },
    ],
    ['an open last tier has no maximum', tiers, { min: 20, max: null, stock: 500 }],
    [
      'tiers on demand cannot be ordered',
      [term(1, { maxQty: 9 }), term(2, { minQty: 10, isOnDemand: true, price: null })],
      { min: 1, max: 9, stock: 500 },
    ],
    [
      'tiers that are not available cannot be ordered',
      [term(1, { maxQty: 9 }), term(2, { minQty: 10, isAvailable: false })],
      { min: 1, max: 9, stock: 500 },
    ],
    ['nothing can be ordered without stock', [term(1, { availableQty: 0 })], undefined],
    [
      'nothing can be ordered when the stock is below the minimum',
      [term(1, { minQty: 20, availableQty: 19 })],
      undefined,
    ],
    ['a price of 0 is no price', [term(1, { price: readUnitPrice(0) })], undefined],
    ['no terms, no limits', [], undefined],
  ])('%s', (_, terms, limits) => {
    expect(findLimits(terms, [])).toEqual(limits)
  })
})

describe('the price of a line', () => {
  test('discount is the money taken off one unit, times the quantity', () => {
    expect(price({ quantity: 50 })).toMatchObject({
      unitPrice: readUnitPrice(12),
      originalUnitPrice: readUnitPrice(15),
      discountPercent: 20,
      total: 60_000,
      original: 75_000,
      discount: 15_000,
    })
  })

  test('a price by weight is multiplied with the weight of one unit', () => {
    const terms = [
      term(1, { price: readUnitPrice(4.2), listPrice: readUnitPrice(5), isByWeight: true, priceUnit: 'kg' }),
    ]
    expect(price({ terms, quantity: 3, weight: { value: 12.5, unit: 'kg' } })).toMatchObject({
      unitWeight: 12.5,
      total: 15_750,
      original: 18_750,
      discount: 3000,
    })
  })

  test.each([
    ['on demand', [term(1, { isOnDemand: true, price: null, listPrice: null })], priceMessages.onDemand],
    ['without stock', [term(1, { availableQty: 0 })], priceMessages.outOfStock],
    ['not available', [term(1, { isAvailable: false })], priceMessages.outOfStock],
    ['without any term', [], priceMessages.lacksData],
    ['with a price of 0', [term(1, { price: readUnitPrice(0) })], priceMessages.lacksData],
    ['by weight without a weight', [term(1, { isByWeight: true, priceUnit: 'kg' })], priceMessages.lacksData],
  ])('a product %s says so instead', (_, terms, problem) => {
    expect(price({ terms, quantity: 1 })).toMatchObject({ problem })
  })

  test('a quantity that falls into a tier on demand has no price, although smaller ones do', () => {
    const terms = [term(1, { maxQty: 9 }), term(2, { minQty: 10, isOnDemand: true, price: null })]
    expect(hasPrice(price({ terms, quantity: 9 }))).toBe(true)
    expect(price({ terms, quantity: 10 })).toMatchObject({ problem: priceMessages.onDemand })
  })

  test('original less discount is the total, whatever the currency and the prices, weights and quantities', () => {
    const money = fc.integer({ min: 1, max: 10_000_000 })
    const currency = fc.constantFrom('USD', 'JPY', 'KWD')
    const weight = fc.option(fc.integer({ min: 1, max: 10_000_000 }).map((n) => n / 10_000))
    const quantity = fc.integer({ min: 1, max: 100_000 })
    fc.assert(
      fc.property(money, fc.nat(1_000_000), weight, quantity, currency, (now, off, value, count, of) => {
        const isByWeight = value !== null
        const terms = [
          term(1, {
            price: millionths(now),
            listPrice: millionths(now + off),
            isByWeight,
            priceUnit: 'kg',
            availableQty: 1_000_000,
          }),
        ]
        const priced = price({ terms, quantity: count, weight: { value, unit: 'kg' }, currency: of })
        if (!hasPrice(priced)) throw new Error(priced.problem)
        expect(priced.original - priced.discount).toBe(priced.total)
        expect(priced.discount).toBeGreaterThanOrEqual(0)
        expect(Number.isInteger(priced.total)).toBe(true)
      }),
    )
  })
})

describe('weight of one unit in the measure of its price', () => {
  test.each([
    [500, 'g', 'kg', 0.5],
    [2, 'lb', 'kg', 0.90718474],
    [1, 'kg', 'lb', 2.204622622],
    [16, 'oz', 'lb', 1],
    [0.35, 'g', 'kg', 0.00035],
    [3, 'kg', 'kg', 3],
    [3, 'kg', 'crate', 3],
    [null, 'kg', 'kg', null],
    [0, 'kg', 'kg', null],
  ])('%s %s per %s is %s', (value, unit, priceUnit, expected) => {
    expect(weighUnit({ value, unit }, priceUnit)).toBe(expected)
  })
})

describe('sales terms from the wire', () => {
  const wire: SalesTerm = {
    id: 7,
    type: 'by_qty',
    price_value: 12.34,
    discount: 20,
    discount_percentage: 3.09,
    currency: 'USD',
    is_available: true,
    available_qty: 40,
    min_qty: 5,
    max_qty: null,
    order_measure: 'Bottle',
    measuring_unit: 'pc',
    measuring_unit_type: 'quantity',
    option_values: [3, 4],
  }

  test('become prices, the original price being now plus what was taken off', () => {
    expect(readTerm(wire)).toMatchObject({
      price: readUnitPrice(12.34),
      listPrice: readUnitPrice(15.43),
      discountPercent: 20,
      optionValueIds: [3, 4],
    })
  })

  test('have no price when on demand', () => {
    expect(readTerm({ ...wire, type: 'on_demand', price_value: 0 })).toMatchObject({
      isOnDemand: true,
      price: null,
      listPrice: null,
    })
  })
})

test.each([
  [800, 1000, 20],
  [999, 1000, 1],
  [1, 100_000, 99],
  [1000, null, 0],
  [1000, 1000, 0],
])('from %i now and %s before the badge says %i percent', (now, before, percent) => {
  expect(discountPercent(millionths(now), before === null ? null : millionths(before))).toBe(percent)
})

test.each([
  [0, true],
  [1, false],
  [99_999_999_999_999_980_000, false],
  [100_000_000_000_000_000_000, true],
])('a line price of %i cents is ignored: %s', (minor, isIgnored) => {
  expect(isPriceIgnored(minor, 'USD')).toBe(isIgnored)
})

test.each([
  ['a guest', { availability: 'in-stock' }, 'Price Unavailable'],
  ['a guest, also on demand', { availability: 'on-demand' }, 'Price Unavailable'],
  ['a member, on demand', { availability: 'on-demand', prices: [] }, 'Price On Demand'],
  ['a member, sold out', { availability: 'out-of-stock', prices: [] }, 'Product Out of Stock'],
  ['a member, in stock', { availability: 'in-stock', prices: [] }, undefined],
] as const)('the card of %s', (_, product, text) => {
  expect(describeNoPrice({ ...product, prices: 'prices' in product ? [] : undefined })).toBe(text)
})
