import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { DealPacking } from '../trade/deal.ts'
import { shipmentMessages } from './messages.ts'
import {
  countPacked,
  isPackedAsProposed,
  proposePackages,
  refuseGoods,
  refusePackages,
  sumPackages,
} from './packages.ts'

const load: DealPacking = {
  type: 'Carton',
  units: 12,
  packs: 9,
  isLastPackPartial: true,
  width: 300,
  height: 250,
  depth: 400,
  grams_each: 7500,
  grams: 67_500,
  litres: 270,
}

test('full packs, and one for the rest', () => {
  const [full, rest, ...more] = proposePackages(3, 100, load)
  expect(full).toMatchObject({ count: 8, length: 400, width: 300, height: 250, gross_grams: 7500 })
  expect(full?.contents).toEqual([{ position: 3, quantity: 12 }])
  expect(rest).toMatchObject({ count: 1, gross_grams: 2500, contents: [{ position: 3, quantity: 4 }] })
  expect(more).toEqual([])
  expect(proposePackages(3, 100, null)).toEqual([])
})

test('what is proposed holds exactly what is shipped, and is taken', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1e6 }), fc.integer({ min: 1, max: 5000 }), (quantity, units) => {
      const packages = proposePackages(0, quantity, { ...load, units })
      expect(countPacked(packages, 0)).toBe(quantity)
      expect(refusePackages([{ position: 0, quantity }], packages)).toBeUndefined()
    }),
  )
})

describe('goods are packed as proposed', () => {
  const lines = [{ position: 0, quantity: 100 }]
  const proposed = proposePackages(0, 100, load)
  const [full, rest] = proposed
  if (!full || !rest) throw new Error('nothing was proposed')
  const isAsProposed = (packages: typeof proposed) => isPackedAsProposed(lines, packages, () => load)

  test('whatever is written on their packages, and in however many rows', () => {
    const parted = [{ ...full, count: 5, marks: 'A' }, rest, { ...full, count: 3, marks: 'B', net_grams: 7000 }]
    expect([isAsProposed(proposed), isAsProposed(parted)]).toEqual([true, true])
  })

  test.each([
    ['not on a pallet', [{ ...full, type: 'Pallet', count: 1, contents: [{ position: 0, quantity: 100 }] }]],
    ['not where they weigh something else', [{ ...full, gross_grams: 7600 }, rest]],
    ['not where a part of them has no package', [full]],
    ['not where there are more of them', [...proposed, rest]],
  ])('%s', (_case, packages) => {
    expect(isAsProposed(packages)).toBe(false)
  })
})

describe('packages are refused', () => {
  const said = shipmentMessages.ship
  const packages = proposePackages(0, 24, load)
  test('that hold more, or less, than is shipped', () => {
    expect(refusePackages([{ position: 0, quantity: 23 }], packages)).toEqual({
      'lines.0.quantity': said.packedTooMuch(24, 23),
    })
    expect(refusePackages([{ position: 0, quantity: 25 }], packages)).toEqual({
      'lines.0.quantity': said.packedTooLittle(24, 25),
    })
  })
  test('that hold something else', () => {
    expect(refusePackages([{ position: 1, quantity: 24 }], packages)).toEqual({
      'packages.0.contents': said.notShipped,
    })
  })
  test('that weigh less than what is in them', () => {
    const heavy = packages.map((one) => ({ ...one, net_grams: 7501 }))
    expect(refusePackages([{ position: 0, quantity: 24 }], heavy)).toEqual({
      'packages.0.net_grams': said.netOverGross,
    })
  })
  test('not where goods travel loose', () => {
    expect(refusePackages([{ position: 0, quantity: 24 }], [])).toBeUndefined()
  })
})

describe('one mistake is told once', () => {
  const said = shipmentMessages.ship
  const packages = proposePackages(0, 24, load)
  const open = [{ position: 0, quantity: 24, cancelled: 0, shipped: 0, packed: 0 }]
  test('more than is left is not told as packages that hold too little', () => {
    expect(refuseGoods(open, { lines: [{ position: 0, quantity: 25 }], packages })).toEqual({
      'lines.0.quantity': said.tooMany(24),
    })
  })
  test('where nothing is chosen, no package is blamed for what it holds', () => {
    expect(refuseGoods(open, { lines: [], packages })).toEqual({ lines: said.nothing })
  })
  test('and what is right is not refused', () => {
    expect(refuseGoods(open, { lines: [{ position: 0, quantity: 24 }], packages })).toBeUndefined()
  })
})

test('a sum is only given where every package says its part', () => {
  const packages = proposePackages(0, 100, load)
  expect(sumPackages(packages)).toEqual({ count: 9, gross_grams: 62_500, net_grams: null, litres: 270 })
  const unknown = packages.map((one) => ({ ...one, gross_grams: null }))
  expect(sumPackages(unknown)).toMatchObject({ count: 9, gross_grams: null })
  expect(sumPackages([])).toEqual({ count: 0, gross_grams: null, net_grams: null, litres: null })
})
