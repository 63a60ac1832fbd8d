import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findExchange } from '../currency/rates.ts'
import { sum } from '../money.ts'
import { emptyFreightLoad, exampleFreightLoad, laneOf, termsOf } from './lanes-for-tests.ts'
import type { FreightLoad } from './load.ts'
import { priceLane } from './price-lane.ts'
import { type RateBasis, type RateLane, rateBases, type SurchargeBasis, surchargeBases } from './shapes.ts'

const rates = [{ currency: 'USD', rate: 1.25, day: '2026-11-20' }]
const exchange = (from: string) => findExchange(from, 'EUR', rates)
const price = (lane: Partial<RateLane>, load: FreightLoad = exampleFreightLoad) =>
  priceLane(laneOf(lane), termsOf(), load, exchange)

describe('a lane', () => {
  test.each<[RateBasis, number, Partial<RateLane>]>([
    ['per_shipment', 6_000, {}],
    ['per_kg', 15_150_000, {}],
    // 6.6912 × 60 = 401.472
    ['per_m3', 40_147, {}],
    ['per_wm', 40_147, {}],
    ['per_ldm', 12_000, {}],
    ['per_pallet', 30_000, {}],
    ['per_container', 6_000, { equipment: '20DC' }],
    // 0.3 % of 45,600
    ['pct_value', 13_680, { price: 0.3 }],
  ])('asks %s: %d', (basis, amount, more) => {
    expect(price({ basis, price: 60, ...more }).total).toBe(amount)
  })

  test('asks for its minimum at least', () => {
    expect(price({ minimum: 500 })).toMatchObject({ total: 50_000, lines: [{ isLeast: true, quantity: 6.6912 }] })
    expect(price({ minimum: 400 })).toMatchObject({ total: 40_147, lines: [{ isLeast: false }] })
  })

  test('takes the step that is reached, or the next where that costs less', () => {
    const steps = [
      { from: 3000, price: 0.5 },
      { from: 100, price: 0.8 },
    ]
    const at = (chargeable_kg: number) =>
      price({ basis: 'per_kg', price: 1, steps }, { ...exampleFreightLoad, chargeable_kg }).lines[0]
    expect(at(50)).toMatchObject({ quantity: 50, price: 1, amount: 5_000 })
    // 90 at 1.00 is more than 100 at 0.80.
    expect(at(90)).toMatchObject({ quantity: 100, price: 0.8, amount: 8_000 })
    expect(at(100)).toMatchObject({ quantity: 100, amount: 8_000 })
    expect(at(1000)).toMatchObject({ quantity: 1000, price: 0.8, amount: 80_000 })
    expect(at(2000)).toMatchObject({ quantity: 3000, price: 0.5, amount: 150_000 })
    expect(at(4000)).toMatchObject({ quantity: 4000, price: 0.5, amount: 200_000 })
  })

  test('adds its surcharges in the order of the journey', () => {
    const { lines, total } = price({
      surcharges: [
        { name: 'Handling', leg: 'destination', basis: 'per_wm', price: 10, minimum: 80 },
        { name: 'THC', leg: 'origin', basis: 'per_shipment', price: 45.5, minimum: null },
      ],
    })
    expect(lines.map(({ leg, amount }) => [leg, amount])).toEqual([
      ['origin', 4_550],
      ['main_carriage', 40_147],
      ['destination', 8_000],
    ])
    expect(total).toBe(52_697)
  })

  test('asks a share of its freight as it is charged, and none of what comes on top', () => {
    const fuel = (minimum: number | null, lane: Partial<RateLane>, load?: FreightLoad) =>
      price(
        {
          ...lane,
          surcharges: [
            { name: 'THC', leg: 'origin', basis: 'per_shipment', price: 100, minimum: null },
            { name: 'Fuel', leg: 'surcharges', basis: 'pct_freight', price: 18.5, minimum },
          ],
        },
        load,
      ).lines.find(({ name }) => name === 'Fuel')
    // 18.5 % of 401.47
    expect(fuel(null, {})).toMatchObject({ quantity: 1, price: 18.5, isLeast: false, amount: 7_427 })
    expect(fuel(null, { minimum: 500 })).toMatchObject({ amount: 9_250 })
    expect(fuel(80, {})).toMatchObject({ isLeast: true, amount: 8_000 })
    expect(fuel(80, {}, emptyFreightLoad)).toMatchObject({ quantity: null, amount: null })
  })

  test('converts what goods are worth, and knows no share of what it cannot', () => {
    const worth = (currency: string) =>
      price({ basis: 'pct_value', price: 1 }, { ...exampleFreightLoad, value: { amount: 10_000, currency } }).total
    expect([worth('EUR'), worth('USD'), worth('JPY')]).toEqual([100, 80, null])
  })

  test('of a container takes as many as were planned, where each is large enough', () => {
    const of = (equipment: RateLane['equipment'], units: FreightLoad['units']) =>
      price({ basis: 'per_container', equipment }, { ...exampleFreightLoad, units }).total
    expect(of('40HC', ['40HC', '20DC'])).toBe(12_000)
    expect(of('20DC', ['40HC'])).toBeNull()
    expect(of('40RF', ['20DC'])).toBeNull()
    expect(of('mega_trailer', ['trailer'])).toBe(6_000)
  })
})

const amount = fc.integer({ min: 0, max: 500_000 }).map((thousandths) => thousandths / 1000)
const lane = fc.record({
  basis: fc.constantFrom(...rateBases),
  price: amount,
  minimum: fc.option(fc.integer({ min: 0, max: 1000 }), { nil: null }),
  steps: fc.array(fc.record({ from: fc.integer({ min: 1, max: 5000 }), price: amount }), { maxLength: 5 }),
})
const surcharges = fc.array(
  fc.record({
    name: fc.constant('Something'),
    leg: fc.constantFrom('origin' as const, 'delivery' as const, 'main_carriage' as const),
    basis: fc.constantFrom(...surchargeBases),
    price: amount,
    minimum: fc.option(fc.integer({ min: 0, max: 100 }), { nil: null }),
  }),
  { maxLength: 5 },
)

describe('whatever the prices', () => {
  test('more goods never cost less, and never less than the minimum', () => {
    fc.assert(
      fc.property(lane, fc.integer({ min: 1, max: 9000 }), fc.integer({ min: 0, max: 3000 }), (rate, kg, more) => {
        const at = (weight: number) =>
          price({ ...rate, basis: 'per_kg' }, { ...exampleFreightLoad, chargeable_kg: weight }).total ?? Number.NaN
        expect(at(kg + more)).toBeGreaterThanOrEqual(at(kg))
        expect(at(kg)).toBeGreaterThanOrEqual((rate.minimum ?? 0) * 100)
      }),
    )
  })

  test('lines add up to the total, and surcharges may stand in any order', () => {
    fc.assert(
      fc.property(lane, surcharges, (rate, more) => {
        const full = { ...rate, equipment: '20DC' as const, surcharges: more }
        const { lines, total } = price(full)
        expect(total).toBe(sum(lines.map((line) => line.amount ?? Number.NaN)))
        expect(price({ ...full, surcharges: more.toReversed() }).total).toBe(total)
      }),
    )
  })

  test('what is not known is no part of a total: it has none then', () => {
    const unknown = { ...emptyFreightLoad }
    fc.assert(
      fc.property(lane, surcharges, (rate, more) => {
        const { lines, total } = price({ ...rate, equipment: '20DC', surcharges: more }, unknown)
        const isKnown = (basis: SurchargeBasis) => (basis === 'pct_freight' ? rate.basis : basis) === 'per_shipment'
        const counted = lines.filter(({ basis }) => !isKnown(basis))
        expect(counted.every((line) => line.amount === null)).toBe(true)
        expect(total === null).toBe(counted.length > 0)
      }),
    )
  })
})
