import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { coveredLegs, legNames } from '../freight/offer.ts'
import { type ComparedOffer, excessOf, findObstacles, groupAlike, isFastest, orderOffers } from './compare.ts'

const legs = ['pickup', 'carriage', 'delivery'] as const
type Leg = (typeof legs)[number]

function offer(id: number, total: number, facts: Partial<ComparedOffer<Leg>> = {}): ComparedOffer<Leg> {
  return { id, total, currency: 'USD', covered: legs, transitDays: null, ...facts }
}
const ids = (offers: readonly ComparedOffer<Leg>[]) => offers.map(({ id }) => id)

describe('whether two totals may be compared', () => {
  it.each<[string, ComparedOffer<Leg>, ComparedOffer<Leg>, unknown[]]>([
    ['the same legs in one currency', offer(1, 100), offer(2, 200), []],
    [
      'the same legs in another order',
      offer(1, 100),
      offer(2, 200, { covered: ['delivery', 'pickup', 'carriage'] }),
      [],
    ],
    [
      'two currencies',
      offer(1, 100),
      offer(2, 200, { currency: 'EUR' }),
      [{ reason: 'currency', currencies: ['USD', 'EUR'] }],
    ],
    [
      'a leg only the first covers',
      offer(1, 100),
      offer(2, 50, { covered: ['pickup', 'carriage'] }),
      [{ reason: 'legs', onlyFirst: ['delivery'], onlySecond: [] }],
    ],
    [
      'legs on both sides, and two currencies',
      offer(1, 100, { covered: ['pickup', 'carriage'] }),
      offer(2, 50, { covered: ['carriage', 'delivery'], currency: 'EUR' }),
      [
        { reason: 'currency', currencies: ['USD', 'EUR'] },
        { reason: 'legs', onlyFirst: ['pickup'], onlySecond: ['delivery'] },
      ],
    ],
  ])('says what stands against it: %s', (_, first, second, expected) => {
    expect(findObstacles(first, second)).toEqual(expected)
  })
})

it('an offer covers what is priced and what is included', () => {
  const states = { origin: 'included', insurance: 'not_included', customs: 'not_included' } as const
  const covered = coveredLegs({
    kind: 'logistic',
    currency: 'USD',
    legs: legNames.map((leg) => {
      const state = Object.entries(states).find(([name]) => name === leg)?.[1] ?? 'priced'
      return { leg, state, price: state === 'priced' ? 1 : null, note: '' }
    }),
    transit_days: { min: 1, max: 2 },
    routing: '',
    valid: { day: '2027-01-01', time_zone: 'UTC' },
    note: '',
  })
  expect(covered).toEqual(['pick_up', 'origin', 'main_carriage', 'destination', 'delivery', 'surcharges'])
})

describe('offers side by side', () => {
  const door = [offer(1, 300, { transitDays: 20 }), offer(2, 200, { transitDays: 30 }), offer(3, 250)]
  const port = offer(4, 100, { covered: ['carriage'], transitDays: 18 })
  const euro = offer(5, 90, { currency: 'EUR' })

  it('put the cheapest first among those that are alike, and never a smaller job before a larger one', () => {
    expect(groupAlike<Leg, ComparedOffer<Leg>>([port, euro, ...door]).map(ids)).toEqual([[2, 3, 1], [5], [4]])
    expect(ids(orderOffers([port, euro, ...door], 'price'))).toEqual([2, 3, 1, 5, 4])
  })

  it('put the fastest first by time, and those without a time last', () => {
    expect(ids(orderOffers([...door, port, euro], 'time'))).toEqual([4, 1, 2, 3, 5])
  })

  it('say how much dearer an offer is than the cheapest like it', () => {
    const all = [...door, port, euro]
    expect(all.map((one) => excessOf(one, all))).toEqual([100, 0, 50, null, null])
  })

  it('name the fastest, only where there is somebody slower or equal', () => {
    const all = [...door, port]
    expect(all.map((one) => isFastest(one, all))).toEqual([false, false, false, true])
    expect(isFastest(port, [port, euro])).toBe(false)
  })
})

describe('of any offers', () => {
  const offers = fc
    .array(
      fc.record({
        total: fc.integer({ min: 0, max: 1000 }),
        currency: fc.constantFrom('USD', 'EUR'),
        covered: fc.subarray([...legs]),
        transitDays: fc.option(fc.integer({ min: 1, max: 60 })),
      }),
      { maxLength: 8 },
    )
    .map((list) => list.map((one, index) => ({ ...one, id: index + 1 })))

  it('every one is in exactly one group, and only what is alike is together', () => {
    fc.assert(
      fc.property(offers, (list) => {
        const groups = groupAlike<Leg, ComparedOffer<Leg>>(list)
        expect(ids(groups.flat()).sort()).toEqual(ids(list).sort())
        for (const [index, group] of groups.entries())
          for (const one of group)
            for (const [otherIndex, others] of groups.entries())
              for (const other of others) expect(findObstacles(one, other).length === 0).toBe(index === otherIndex)
      }),
    )
  })

  it('what is unlike is unlike from both sides', () => {
    fc.assert(
      fc.property(offers, (list) => {
        for (const one of list)
          for (const other of list)
            expect(findObstacles(one, other).length === 0).toBe(findObstacles(other, one).length === 0)
      }),
    )
  })

  it('the order they came in does not matter, and none is lost', () => {
    fc.assert(
      fc.property(offers, fc.constantFrom('price' as const, 'time' as const), (list, order) => {
        const ordered = ids(orderOffers(list, order))
        expect(ids(orderOffers(list.toReversed(), order))).toEqual(ordered)
        expect([...ordered].sort()).toEqual(ids(list).sort())
      }),
    )
  })

  it('an excess is never negative, and somebody like it has none', () => {
    fc.assert(
      fc.property(offers, (list) => {
        for (const one of list) {
          const excess = excessOf(one, list)
          if (excess === null) continue
          expect(excess).toBeGreaterThanOrEqual(0)
          const alike = list.filter((other) => findObstacles(one, other).length === 0)
          expect(alike.some((other) => excessOf(other, list) === 0)).toBe(true)
        }
      }),
    )
  })
})
