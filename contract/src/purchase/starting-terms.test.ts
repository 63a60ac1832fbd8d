import { describe, expect, test } from 'vitest'
import type { Term } from '../catalogue/term.ts'
import { readUnitPrice } from '../money.ts'
import { chooseLeadTime, chooseTerms, readListedTerms } from './starting-terms.ts'

const term = (id: number, minQty: number, price: number | null, change: Partial<Term> = {}): Term => ({
  id,
  isOnDemand: price === null,
  price: price === null ? null : readUnitPrice(price),
  listPrice: price === null ? null : readUnitPrice(price),
  discountPercent: 0,
  minQty,
  maxQty: null,
  isAvailable: true,
  availableQty: 1000,
  orderMeasure: 'Piece',
  priceUnit: 'pc',
  isByWeight: false,
  optionValueIds: [],
  step: null,
  ...change,
})
const options = [
  {
    name: 'Size',
    values: [
      { id: 1, value: 'S' },
      { id: 2, value: 'L' },
    ],
  },
]
const goods = {
  options,
  currency: 'EUR',
  terms: [
    term(1, 10, 4.5),
    term(2, 100, 4),
    term(3, 1, 6, { optionValueIds: [2] }),
    term(4, 50, 5.5, { optionValueIds: [2] }),
  ],
}
const asked = { options: [{ name: 'Size', value: 'S' }], currency: 'EUR', priceUnit: 'pc' }

describe('an answer begins with the price list', () => {
  test('of the combination that was asked for, and its least quantity', () => {
    expect(readListedTerms(goods, asked)).toEqual({
      minimum_quantity: 10,
      tiers: [
        { min_quantity: 10, price: 4.5 },
        { min_quantity: 100, price: 4 },
      ],
    })
    expect(readListedTerms(goods, { ...asked, options: [{ name: 'Size', value: 'L' }] })).toMatchObject({
      minimum_quantity: 1,
      tiers: [{ price: 6 }, { price: 5.5 }],
    })
  })

  test.each([
    ['a combination that is gone', goods, { ...asked, options: [{ name: 'Size', value: 'XL' }] }],
    ['another currency', { ...goods, currency: 'USD' }, asked],
    ['another measure', goods, { ...asked, priceUnit: 'kg' }],
    ['a price on demand', { ...goods, terms: [term(1, 10, null)] }, asked],
    ['no price list', { ...goods, terms: [] }, asked],
  ])('and with nothing of %s', (_, from, of) => {
    expect(readListedTerms(from, of)).toBeNull()
  })

  test('leaving out tiers on demand, and a second one of the same quantity', () => {
    const terms = [term(1, 10, 4.5), term(2, 10, 4.4), term(3, 100, null), term(4, 500, 3)]
    expect(readListedTerms({ ...goods, terms }, asked)?.tiers).toEqual([
      { min_quantity: 10, price: 4.5 },
      { min_quantity: 500, price: 3 },
    ])
  })
})

test.each([
  [undefined, undefined, null],
  [[14, 1], undefined, 14],
  [undefined, [21, 1], 21],
  [[14, 1], [21, 2], 21],
  [[14, 2], [21, 1], 14],
  [[0, 2], [21, 1], 0],
] as const)(
  'of a product with %j, last offered with %j (days, moment), an answer begins with %j days',
  (product, offered, days) => {
    const tell = (told: readonly [number, number] | undefined) => told && { days: told[0], at: new Date(told[1]) }
    expect(chooseLeadTime(tell(product), tell(offered))).toBe(days)
  },
)

describe('the terms an answer begins with', () => {
  const given = (buyerId: number, incoterm: 'DAP' | 'FCA', place: string) => ({
    buyerId,
    offer: { incoterm, place, payment_terms: `of ${buyerId}` },
  })

  test('are those this buyer was last offered, with their place', () => {
    const offers = [given(1, 'FCA', 'Porto'), given(2, 'DAP', 'Milwaukee'), given(2, 'DAP', 'Chicago')]
    expect(chooseTerms(offers, 2)).toEqual({ incoterm: 'DAP', place: 'Milwaukee', payment_terms: 'of 2' })
  })
  test('else those anybody was, without the place where another buyer waits', () => {
    expect(chooseTerms([given(1, 'DAP', 'Copenhagen')], 2)).toEqual({
      incoterm: 'DAP',
      place: '',
      payment_terms: 'of 1',
    })
    expect(chooseTerms([given(1, 'FCA', 'Porto')], 2)?.place).toBe('Porto')
    expect(chooseTerms([], 2)).toBeNull()
  })
})
