import { expect, test } from 'vitest'
import { type LegName, legNames } from '../freight/offer.ts'
import { compareFreightPrices, type FreightOrder } from './compare-prices.ts'

const priceOf = (lane_id: number, parts: Partial<Record<LegName, number>>, days: number, currency = 'EUR') => ({
  lane_id,
  currency,
  total: Object.values(parts).reduce((total, part) => total + part, 0) as number | null,
  legs: legNames.map((leg) => ({
    leg,
    state: parts[leg] === undefined ? ('not_included' as const) : ('priced' as const),
    price: parts[leg] ?? null,
    note: '',
  })),
  transit_days: { min: days, max: days },
})

const whole = priceOf(1, { main_carriage: 400, delivery: 150 }, 35)
const bare = priceOf(2, { main_carriage: 420 }, 30)
const cheap = priceOf(3, { main_carriage: 380 }, 40)
const dollars = priceOf(4, { main_carriage: 500, delivery: 100 }, 5, 'USD')
const unknown = { ...priceOf(5, { delivery: 1 }, 1), total: null }
const prices = [unknown, bare, dollars, whole, cheap]
const terms = { currency: 'EUR', rates: [{ currency: 'USD', rate: 1.25, day: '2026-11-20' }], needed: [], unneeded: [] }
const order = (by: FreightOrder) => compareFreightPrices(prices, terms, by).map(({ lane_id }) => lane_id)

test('prices are compared with what they leave out, and one that is not known stands last', () => {
  // 4 is 480 in all; 1 is 550; what delivers costs 115 on average.
  expect(order('all_in')).toEqual([4, 1, 3, 2, 5])
  expect(order('cheapest')).toEqual([4, 3, 2, 1, 5])
  expect(order('fastest')).toEqual([4, 2, 1, 3, 5])
  const [, second] = compareFreightPrices(prices, terms, 'cheapest')
  expect(second).toMatchObject({ likeForLike: 49_500, place: { missing: [{ leg: 'delivery', estimate: 11_500 }] } })
})

test('what nobody offers makes no difference, and what nobody names a price for none that is made up', () => {
  const needed = { ...terms, needed: ['customs' as const] }
  const compared = compareFreightPrices(prices, needed, 'cheapest')
  expect(compared.map(({ lane_id }) => lane_id)).toEqual([4, 3, 2, 1, 5])
  const included = {
    ...whole,
    legs: whole.legs.map((leg) => (leg.leg === 'insurance' ? { ...leg, state: 'included' as const } : leg)),
  }
  expect(compareFreightPrices([included, bare], terms, 'cheapest')).toMatchObject([
    { lane_id: 1, likeForLike: 55_000 },
    { lane_id: 2, likeForLike: null },
  ])
})
