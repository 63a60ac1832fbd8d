import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Limits } from '../catalogue/prices.ts'
import { checkQuantity } from '../catalogue/quantity.ts'
import { offerFullLoads, readFullAmounts } from './full-load-offers.ts'

/** 48 cartons of 20 on a pallet, eleven pallets in a container. */
const amounts = { cartons: 20, pallet: 960, container: 10_560 }
const limits = (change: Partial<Limits> = {}): Limits => ({ min: 1, max: null, stock: 100_000, ...change })
const offer = (quantity: number, change: Partial<Limits> = {}, given = amounts) =>
  offerFullLoads(quantity, given, limits(change)).map(
    ({ kind, loads, quantity: full, isReached }) => `${loads} ${kind}: ${full}${isReached ? ' reached' : ''}`,
  )

test('what the planner found is counted in units', () => {
  expect(readFullAmounts({ units: 20 }, { pallet: { cartons: 48 }, units: [{ cartons: 528 }] })).toEqual(amounts)
  expect(readFullAmounts({ units: 20 }, { units: [] })).toEqual({ cartons: 20 })
})

test.each([
  [1, ['1 cartons: 20', '1 pallet: 960', '1 container: 10560']],
  [40, ['2 cartons: 40 reached', '1 pallet: 960', '1 container: 10560']],
  [45, ['3 cartons: 60', '1 pallet: 960', '1 container: 10560']],
  // Full cartons are a full pallet there: one thing is said once.
  [950, ['1 pallet: 960', '1 container: 10560']],
  [960, ['1 pallet: 960 reached', '1 container: 10560']],
  [961, ['49 cartons: 980', '2 pallet: 1920', '1 container: 10560']],
  [10_561, ['529 cartons: 10580', '12 pallet: 11520', '2 container: 21120']],
])('for %i units full loads are %j', (quantity, offers) => {
  expect(offer(quantity)).toEqual(offers)
})

describe('nothing is offered that cannot be ordered', () => {
  test.each([
    ['beyond the stock', { stock: 900 }, ['1 cartons: 20']],
    ['above the maximum', { max: 1000 }, ['1 cartons: 20', '1 pallet: 960']],
    ['below the minimum', { min: 100 }, ['1 pallet: 960', '1 container: 10560']],
    [
      'against the step',
      { step: { quantity: 12, pack: null, unit: 'Piece' } },
      ['1 pallet: 960', '1 container: 10560'],
    ],
  ])('%s', (_case, change, offers) => {
    expect(offer(1, change)).toEqual(offers)
  })

  test('whatever the limits', () => {
    const any = fc.integer({ min: 1, max: 30_000 })
    fc.assert(
      fc.property(any, any, any, fc.integer({ min: 2, max: 60 }), (quantity, stock, max, size) => {
        const known = limits({ stock, max, step: { quantity: size, pack: null, unit: 'Piece' } })
        return offerFullLoads(quantity, amounts, known).every(
          (one) => one.quantity >= quantity && checkQuantity(one.quantity, known) === undefined,
        )
      }),
    )
  })
})

test('a carton of one unit is always full, and what nothing fits into is not offered', () => {
  expect(offer(3, {}, { cartons: 1, pallet: 40 } as typeof amounts)).toEqual(['1 pallet: 40'])
})
