import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { countPallets, packsOnPallet } from './pallets.ts'

/** 600 × 400 × 250 mm, 12 kg, as published examples of loading have it. */
const carton = { width: 600, depth: 400, height: 250, grams: 12_000 }

describe('packs on a pallet', () => {
  test.each([
    ['EUR-1', carton, 24],
    ['EUR-3', carton, 24],
    ['EUR-6', carton, 12],
    // Sixteen to a layer, eleven layers high, but no more than 1,500 kg.
    ['EUR-1', { width: 300, depth: 200, height: 150, grams: 18_000 }, 83],
    ['EUR-6', { width: 900, depth: 700, height: 100, grams: 1000 }, 0],
    ['EUR-1', { width: 100, depth: 100, height: 1700, grams: 1000 }, 0],
  ] as const)('%s', (category, pack, packs) => {
    expect(packsOnPallet(pack, category)).toBe(packs)
  })
})

describe('pallets of a shipment', () => {
  test.each([
    [[24], 1],
    [[25], 2],
    // Two lines that fill a third and a half of one.
    [[8, 12], 1],
    [[24, 8, 17], 3],
  ])('%j packs', (lines, pallets) => {
    expect(
      countPallets(
        lines.map((packs) => ({ pack: carton, packs })),
        'EUR-1',
      ),
    ).toBe(pallets)
  })

  test('nobody can say how many where a pack fits none', () => {
    expect(countPallets([{ pack: { ...carton, width: 1300 }, packs: 1 }], 'EUR-1')).toBeUndefined()
  })

  test('more packs never take fewer pallets, and no pallet carries more than it may', () => {
    const packs = fc.nat(5000)
    fc.assert(
      fc.property(packs, packs, (one, more) => {
        const count = (number: number) => countPallets([{ pack: carton, packs: number }], 'EUR-1') ?? 0
        expect(count(one + more)).toBeGreaterThanOrEqual(count(one))
        expect(count(one) * 24).toBeGreaterThanOrEqual(one)
      }),
    )
  })
})
