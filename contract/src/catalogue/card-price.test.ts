import { describe, expect, it } from 'vitest'
import { readUnitPrice } from '../money.ts'
import { findShownPrice } from './card.ts'
import { readCardPrice } from './card-price.ts'
import type { Product, SalesTerm } from './shapes.ts'

const term: SalesTerm = {
  id: 1,
  type: 'by_qty',
  price_value: 12.5,
  discount: 0,
  discount_percentage: 0,
  currency: 'USD',
  is_available: true,
  available_qty: 100,
  min_qty: 1,
  max_qty: null,
  order_measure: 'Bottle',
  measuring_unit: 'pc',
  measuring_unit_type: 'quantity',
  option_values: [],
}

/** As a card of this product says it. */
const read = (product: Pick<Product, 'availability' | 'prices'>) =>
  readCardPrice({
    availability: product.availability,
    ...(product.prices && { shown_price: findShownPrice(product) }),
  })

describe('the price on a card', () => {
  it('is a text for a guest, who gets no price list', () => {
    expect(read({ availability: 'in-stock' })).toEqual({ kind: 'text', text: 'Price Unavailable' })
  })

  it.each([
    ['on-demand', 'Price On Demand'],
    ['out-of-stock', 'Product Out of Stock'],
  ] as const)('is a text for a product that is %s', (availability, text) => {
    expect(read({ availability, prices: [term] })).toEqual({ kind: 'text', text })
  })

  it('is the price of one unit', () => {
    expect(read({ availability: 'in-stock', prices: [term] })).toEqual({
      kind: 'price',
      price: readUnitPrice(12.5),
      listPrice: null,
      from: null,
      unit: 'Bottle',
    })
  })

  it('is the lowest of several, and says at which quantity it begins', () => {
    const prices = [
      term,
      { ...term, id: 2, min_qty: 50, price_value: 11 },
      { ...term, id: 3, price_value: 9, is_available: false },
    ]
    expect(read({ availability: 'in-stock', prices })).toMatchObject({
      price: readUnitPrice(11),
      from: 50,
    })
  })

  it('tells what it was before a discount', () => {
    const prices = [{ ...term, discount: 20, discount_percentage: 3.13 }]
    expect(read({ availability: 'in-stock', prices })).toMatchObject({
      price: readUnitPrice(12.5),
      listPrice: readUnitPrice(15.63),
    })
  })

  it('is for a kilogram when priced by weight', () => {
    const prices = [{ ...term, measuring_unit: 'kg', measuring_unit_type: 'weight' as const }]
    expect(read({ availability: 'in-stock', prices })).toMatchObject({ unit: 'kg' })
  })

  it('is not shown when the first sales term costs 0', () => {
    expect(read({ availability: 'in-stock', prices: [{ ...term, price_value: 0 }, term] })).toEqual({
      kind: 'nothing',
    })
  })
})
