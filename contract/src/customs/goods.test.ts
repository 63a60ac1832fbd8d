import { describe, expect, test } from 'vitest'
import { priceMessages } from '../catalogue/price-messages.ts'
import { readVariantKey } from '../catalogue/prices.ts'
import type { Term } from '../catalogue/term.ts'
import { readUnitPrice } from '../money.ts'
import { buyerMessages } from '../trade/buyer-messages.ts'
import type { Goods } from '../trade/check-lines.ts'
import { requestMessages } from '../trade/messages.ts'
import { describeGoods } from './goods.ts'

const term = (id: number, parts: Partial<Term> = {}): Term => ({
  id,
  isOnDemand: false,
  price: readUnitPrice(10),
  listPrice: readUnitPrice(12),
  discountPercent: 17,
  minQty: 5,
  maxQty: 100,
  isAvailable: true,
  availableQty: 80,
  orderMeasure: 'Box',
  priceUnit: 'pc',
  isByWeight: false,
  optionValueIds: [],
  step: null,
  ...parts,
})
const goods = (parts: Partial<Goods> = {}): Goods => ({
  productId: 9,
  companyId: 50,
  name: 'Olive oil',
  currency: 'EUR',
  options: [],
  terms: [term(1)],
  weight: { value: 2, unit: 'kg' },
  codes: { barcode: null, hts: null, origin_code: null, skus: new Map() },
  ...parts,
})

describe('the goods that duties are asked about', () => {
  test('are what lies in the cart', () => {
    expect(describeGoods(goods(), [{ optionValueIds: [], quantity: 12 }], 1)).toMatchObject({
      companyId: 50,
      currency: 'EUR',
      total: 12_000,
      lines: [
        { price: { quantity: 12, unitPrice: readUnitPrice(10), originalUnitPrice: readUnitPrice(12), total: 12_000 } },
      ],
    })
  })

  test('are the smallest order when the cart holds none of them', () => {
    expect(describeGoods(goods(), [], 1)).toMatchObject({ total: 5000, lines: [{ price: { quantity: 5 } }] })
  })

  test('keep their combination of options', () => {
    const size = {
      name: 'Size',
      values: [
        { id: 11, value: 'S' },
        { id: 12, value: 'L' },
      ],
    }
    const shirt = goods({
      options: [size],
      terms: [term(1, { optionValueIds: [11] }), term(2, { optionValueIds: [12], price: readUnitPrice(7) })],
    })
    expect(describeGoods(shirt, [{ optionValueIds: [12], quantity: 10 }], 1)).toMatchObject({
      total: 7000,
      lines: [{ options: [{ name: 'Size', value: 'L' }], price: { term: { id: 2 } } }],
    })
  })

  test('may be more than the stock, or less than the minimum: a question is no order', () => {
    expect(describeGoods(goods(), [{ optionValueIds: [], quantity: 900 }], 1)).toMatchObject({ total: 900_000 })
    expect(describeGoods(goods(), [{ optionValueIds: [], quantity: 1 }], 1)).toMatchObject({ total: 1000 })
  })

  test('may have no price, or be sold out', () => {
    const onDemand = goods({ terms: [term(1, { isOnDemand: true, price: null, listPrice: null })] })
    expect(describeGoods(onDemand, [], 1)).toMatchObject({
      total: 0,
      lines: [{ price: { quantity: 5, unitPrice: readUnitPrice(0) } }],
    })
    expect(describeGoods(goods({ terms: [term(1, { availableQty: 0 })] }), [], 1)).toMatchObject({ total: 5000 })
  })

  test('are named by a price line that is still there when the chosen one is gone', () => {
    const shirt = goods({ terms: [term(1, { optionValueIds: [11] })] })
    expect(describeGoods(shirt, [{ optionValueIds: [99], quantity: 3 }], 1)).toMatchObject({
      lines: [{ price: { quantity: 5 } }],
    })
  })
})

test.each([
  ['of the own company', goods(), 50, buyerMessages.ownProduct],
  ['without a price list', goods({ terms: [] }), 1, priceMessages.lacksData],
  [
    'worth more than money can count',
    goods({ terms: [term(1, { minQty: 1_000_000_000, price: readUnitPrice(20_000_000) })] }),
    1,
    requestMessages.amountTooLarge,
  ],
])('goods %s are refused', (_, wrong, buyer, refusal) => {
  expect(describeGoods(wrong, [], buyer)).toEqual({ refusal })
})

test('the key of a combination is read back', () => {
  expect(readVariantKey('')).toEqual([])
  expect(readVariantKey('12-40')).toEqual([12, 40])
})
