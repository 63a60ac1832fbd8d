import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readMoney, readUnitPrice, sum, totalOf } from '../money.ts'
import { lowerLine, lowerPrice, type OrderValue, reachValue, type ValuedLine } from './steps.ts'

const line = (price: number, quantity: number, currency = 'USD', unitWeight: number | null = null): ValuedLine => {
  const unitPrice = readUnitPrice(price)
  return { unitPrice, quantity, unitWeight, total: totalOf(unitPrice, quantity, currency, unitWeight) }
}
const steps: OrderValue = {
  currency: 'USD',
  steps: [
    { from: readMoney(1000, 'USD'), share: 150 },
    { from: readMoney(5000, 'USD'), share: 300 },
    { from: readMoney(20_000, 'USD'), share: 525 },
  ],
}

describe('what an order reaches', () => {
  test.each<[string, ValuedLine[], object]>([
    ['nothing yet', [], { listed: 0, step: undefined, discount: 0, total: 0, next: { missing: 100_000, share: 150 } }],
    ['a cent below a step', [line(999.99, 1)], { step: undefined, discount: 0, total: 99_999, next: { missing: 1 } }],
    [
      'exactly a step',
      [line(10, 100)],
      { step: { share: 150 }, discount: 1500, total: 98_500, next: { missing: 400_000 } },
    ],
    [
      'a step by several lines',
      [line(4.2, 1000), line(7, 200)],
      { listed: 560_000, step: { share: 300 }, discount: 16_800, total: 543_200 },
    ],
    [
      'the last step',
      [line(20_000, 1)],
      { step: { share: 525 }, discount: 105_000, total: 1_895_000, next: undefined },
    ],
    ['a step by weight', [line(8, 300, 'USD', 2.5)], { listed: 600_000, discount: 18_000 }],
    ['a line without a price beside others', [line(0, 5), line(10, 100)], { listed: 100_000, discount: 1500 }],
  ])('with %s', (_, lines, reached) => {
    expect(reachValue(lines, 'USD', steps)).toMatchObject(reached)
  })

  test('counts in the decimals of its currency', () => {
    const yen: OrderValue = { currency: 'JPY', steps: [{ from: 50_000, share: 250 }] }
    expect(reachValue([line(333, 151, 'JPY')], 'JPY', yen)).toMatchObject({
      listed: 50_283,
      total: 49_026,
      discount: 1257,
    })
  })

  test('is nothing in another currency, without steps, and of a seller without them', () => {
    expect(reachValue([line(9000, 1)], 'EUR', steps)).toBeUndefined()
    expect(reachValue([line(9000, 1)], 'USD', { currency: 'USD', steps: [] })).toBeUndefined()
    expect(reachValue([line(9000, 1)], 'USD', undefined)).toBeUndefined()
  })
})

test.each([
  [4.5, 300, 4.365],
  [0.0042, 250, 0.004095],
  [0.000001, 9999, 0.000001],
  [12.999999, 333, 12.567099],
])('a price of %d less %d hundredths of a percent is %d', (price, share, lower) => {
  expect(lowerPrice(readUnitPrice(price), share)).toBe(readUnitPrice(lower))
})

const lines = fc.array(
  fc
    .record({ price: fc.integer({ min: 1, max: 500_000_000 }), quantity: fc.integer({ min: 1, max: 20_000 }) })
    .map(({ price, quantity }) => line(price / 1_000_000, quantity)),
  { maxLength: 12 },
)
const values = fc
  .record({
    froms: fc.uniqueArray(fc.integer({ min: 1, max: 10_000_000 }), { minLength: 1, maxLength: 3 }),
    shares: fc.uniqueArray(fc.integer({ min: 1, max: 9999 }), { minLength: 3, maxLength: 3 }),
  })
  .map(({ froms, shares }): OrderValue => {
    const [one, other] = [froms.toSorted((a, b) => a - b), shares.toSorted((a, b) => a - b)]
    return { currency: 'USD', steps: one.map((from, index) => ({ from, share: other[index] ?? 1 })) }
  })

test('whatever the lines: what is listed less the discount is the total, and the total is what the lowered lines cost', () => {
  fc.assert(
    fc.property(lines, values, (given, value) => {
      const reached = reachValue(given, 'USD', value)
      if (!reached) throw new Error('There are steps.')
      const { listed, step, discount, total, next } = reached
      expect(listed).toBe(sum(given.map((one) => one.total)))
      expect(listed - discount).toBe(total)
      expect(discount).toBeGreaterThanOrEqual(0)
      const lowered = step ? given.map((one) => lowerLine(one, step.share, 'USD')) : given
      expect(sum(lowered.map((one) => one.total))).toBe(total)
      // A line is off the plain percentage by what it and the line before were rounded, half a minor unit each, and by what its price was, for every unit: at most a
      // millionth, which is the least that anything costs.
      const slack = given.reduce((most, { quantity }) => most + 1 + quantity * 0.0001, 1e-6)
      if (step && given.every(({ total: cost }) => cost > 0))
        expect(Math.abs(discount - (listed * step.share) / 10_000)).toBeLessThanOrEqual(slack)
      expect(value.steps.filter(({ from }) => from <= listed).at(-1)).toEqual(step)
      if (next) expect(listed + next.missing).toBe(next.from)
      else expect(listed).toBeGreaterThanOrEqual(value.steps.at(-1)?.from ?? 0)
      expect(reachValue(given.toReversed(), 'USD', value)).toEqual(reached)
    }),
  )
})
