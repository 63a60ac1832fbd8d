import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { DayRate } from '../currency/rates.ts'
import { type ComparedOffer, type ComparisonTerms, compareOffers, isFastest } from './compare.ts'

type Leg = 'main' | 'delivery' | 'customs'
const rates: DayRate[] = [{ currency: 'USD', rate: 1.25, day: '2026-11-20' }]
const terms: ComparisonTerms<Leg> = { currency: 'EUR', rates, needed: [], unneeded: [] }
const offer = (id: number, change: Partial<ComparedOffer<Leg>> = {}): ComparedOffer<Leg> => ({
  id,
  currency: 'EUR',
  total: 1000_00,
  covered: ['main', 'delivery'],
  prices: { main: 800_00, delivery: 200_00 },
  transitDays: 20,
  ...change,
})
const places = (offers: readonly ComparedOffer<Leg>[], change: Partial<ComparisonTerms<Leg>> = {}) =>
  compareOffers(offers, { ...terms, ...change }, 'price').map(({ id, place }) => [
    id,
    place.sum,
    place.missing.map(({ leg, estimate }) => `${leg} ${estimate}`).join(', '),
    place.excess,
  ])

describe('offers side by side', () => {
  test('of two currencies by what they come to at the dated rate', () => {
    const dollars = offer(2, { currency: 'USD', total: 1200_00 })
    expect(places([offer(1), dollars])).toEqual([
      [2, 960_00, '', 0],
      [1, 1000_00, '', 40_00],
    ])
    const [first] = compareOffers([dollars], terms, 'price')
    expect(first?.place.exchange).toMatchObject({ from: 'USD', to: 'EUR', day: '2026-11-20' })
  })

  test('without a rate are not compared, and come after', () => {
    expect(places([offer(1, { currency: 'JPY', total: 1 }), offer(2)])).toEqual([
      [2, 1000_00, '', null],
      [1, null, '', null],
    ])
  })

  test('that leave something out come after those that do not, however small their sum, with what is missing', () => {
    const without = offer(2, { total: 500_00, covered: ['main'], prices: { main: 500_00 } })
    const dearer = offer(3, { total: 1300_00, prices: { main: 1000_00, delivery: 300_00 } })
    expect(places([without, offer(1), dearer])).toEqual([
      [1, 1000_00, '', 0],
      [3, 1300_00, '', 300_00],
      // The mean of 200 and 300.
      [2, 500_00, 'delivery 25000', null],
    ])
  })

  test('have an estimate only where somebody names a price, in whatever currency', () => {
    const included = offer(1, { prices: { main: 1000_00 } })
    const without = offer(2, { covered: ['main'], prices: { main: 900_00 } })
    expect(places([included, without])[1]?.[2]).toBe('delivery null')
    const dollars = offer(3, { currency: 'USD', prices: { delivery: 125_00 } })
    expect(places([included, without, dollars]).at(-1)?.[2]).toBe('delivery 10000')
  })

  test('lack clearance where it is needed, and never where it is not', () => {
    expect(places([offer(1), offer(2)], { needed: ['customs'] })).toEqual([
      [1, 1000_00, 'customs null', 0],
      [2, 1000_00, 'customs null', 0],
    ])
    const cleared = offer(3, { covered: ['main', 'delivery', 'customs'] })
    expect(places([offer(1), cleared], { unneeded: ['customs'] }).map(([, , missing]) => missing)).toEqual(['', ''])
  })

  test('by time the fastest first, those that name none last', () => {
    const offers = [offer(1, { transitDays: null }), offer(2, { transitDays: 9 }), offer(3, { transitDays: 5 })]
    expect(compareOffers(offers, terms, 'time').map(({ id }) => id)).toEqual([3, 2, 1])
    expect(offers.map((one) => isFastest(one, offers))).toEqual([false, false, true])
    expect(isFastest(offer(1), [offer(1)])).toBe(false)
    const alike = [offer(1, { transitDays: 9 }), offer(2, { transitDays: 9 })]
    expect(alike.map((one) => isFastest(one, alike))).toEqual([false, false])
  })

  test('that can be chosen no more stand last, and the best of the others is found without them', () => {
    const over = offer(1, { total: 500_00, transitDays: 3, isOver: true })
    const offers = [over, offer(2), offer(3, { total: 1300_00, transitDays: 9 })]
    const excesses = (order: 'price' | 'time') =>
      compareOffers(offers, terms, order).map(({ id, place }) => [id, place.excess])
    expect(excesses('price')).toEqual([
      [2, 0],
      [3, 300_00],
      [1, null],
    ])
    expect(excesses('time').map(([id]) => id)).toEqual([3, 2, 1])
    expect(offers.map((one) => isFastest(one, offers))).toEqual([false, false, true])
    // One that is left has nothing to be compared with.
    expect(compareOffers([over, offer(2)], terms, 'price')[0]?.place.excess).toBe(null)
  })

  test('are only put in order by sums where they leave out the same, and each stands there once', () => {
    const leg = fc.constantFrom<Leg>('main', 'delivery', 'customs')
    const any = fc.record({
      currency: fc.constantFrom('EUR', 'USD', 'JPY'),
      total: fc.integer({ min: 1, max: 1_000_000 }),
      covered: fc.uniqueArray(leg, { minLength: 1 }),
    })
    fc.assert(
      fc.property(fc.array(any, { maxLength: 8 }), (rows) => {
        const offers = rows.map((row, id) => offer(id, row))
        const ordered = compareOffers(offers, terms, 'price')
        expect(ordered.map(({ id }) => id).sort()).toEqual(offers.map(({ id }) => id).sort())
        for (const [index, { place }] of ordered.entries()) {
          const next = ordered[index + 1]?.place
          if (!next) continue
          expect(next.missing.length).toBeGreaterThanOrEqual(place.missing.length)
          const isAlike = JSON.stringify(next.missing) === JSON.stringify(place.missing)
          if (isAlike && next.sum !== null) expect(next.sum).toBeGreaterThanOrEqual(place.sum ?? Infinity)
        }
      }),
    )
  })
})
