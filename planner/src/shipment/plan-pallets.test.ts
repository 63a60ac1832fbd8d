import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findFaults } from '../find-faults.ts'
import { type Carton, countCartons, kindOf, toBoxes } from './goods.ts'
import { palletTypes } from './pallet-types.ts'
import { type LoadedPallet, type PalletRules, planPallets } from './plan-pallets.ts'

const euro: PalletRules = { pallet: palletTypes['EUR-1'], max_height_mm: 1800 }

const edge = fc.integer({ min: 100, max: 900 })
const cartons: fc.Arbitrary<Carton[]> = fc
  .array(
    fc.record(
      {
        length_mm: edge,
        width_mm: edge,
        height_mm: edge,
        gross_kg: fc.integer({ min: 1, max: 400 }).map((tenths) => tenths / 10),
        quantity: fc.integer({ min: 1, max: 120 }),
        this_side_up: fc.boolean(),
        stackable: fc.boolean(),
        max_stack_layers: fc.integer({ min: 1, max: 6 }),
        max_top_load_kg: fc.integer({ min: 0, max: 300 }),
      },
      { requiredKeys: ['length_mm', 'width_mm', 'height_mm', 'gross_kg', 'quantity'] },
    ),
    { minLength: 1, maxLength: 8 },
  )
  .map((all) => all.map((carton, index) => ({ id: String(index), ...carton })))
const rules: fc.Arbitrary<PalletRules> = fc.record({
  pallet: fc.constantFrom(...Object.values(palletTypes)),
  max_height_mm: fc.integer({ min: 300, max: 2400 }),
  overhang_mm: fc.constantFrom(0, 0, 10),
  allow_mixed_pallets: fc.boolean(),
})

const sumOf = (pallets: readonly LoadedPallet[], id: string) =>
  pallets.flatMap(({ contents }) => contents).reduce((sum, part) => sum + (part.id === id ? part.cartons : 0), 0)

/** What is wrong with how a pallet is loaded, by the rules its cartons were given with. */
function faultsOf(
  { boxes }: LoadedPallet,
  given: readonly Carton[],
  { pallet, max_height_mm, overhang_mm = 0 }: PalletRules,
) {
  const container = {
    length: pallet.length_mm + 2 * overhang_mm,
    width: pallet.width_mm + 2 * overhang_mm,
    height: max_height_mm - pallet.height_mm,
    payload: pallet.safe_load_kg,
  }
  const kinds = given.map((carton, index) => toBoxes(kindOf(carton, index)))
  const moved = boxes.map((box) => ({ ...box, x: box.x + overhang_mm, y: box.y + overhang_mm }))
  return findFaults({ container, boxes: kinds, support: 'full' }, moved)
}

describe('whatever goes on whatever pallets', () => {
  test('every pallet is sound: nothing overlaps, stands out too far, hangs in the air or is crushed', () => {
    fc.assert(
      fc.property(cartons, rules, (given, by) => {
        for (const pallet of planPallets(given, by).pallets) expect(faultsOf(pallet, given, by)).toEqual([])
      }),
    )
  })

  test('every carton is on a pallet or named as one that fits none', () => {
    fc.assert(
      fc.property(cartons, rules, (given, by) => {
        const { pallets, unplaced } = planPallets(given, by)
        for (const carton of given)
          expect(sumOf(pallets, carton.id) + (unplaced.find(({ id }) => id === carton.id)?.cartons ?? 0)).toBe(
            countCartons(carton),
          )
      }),
    )
  })

  test('weights and heights are those of what stands on it', () => {
    fc.assert(
      fc.property(cartons, rules, (given, by) => {
        const weights = new Map(given.map(({ id, gross_kg }) => [id, gross_kg]))
        for (const { contents, cartons: count, boxes, gross_kg, height_mm } of planPallets(given, by).pallets) {
          const goods = contents.reduce((sum, part) => sum + part.cartons * (weights.get(part.id) ?? 0), 0)
          expect(gross_kg).toBeCloseTo(goods + by.pallet.kg, 6)
          expect(boxes).toHaveLength(count)
          expect(height_mm).toBeLessThanOrEqual(by.max_height_mm)
          expect(height_mm).toBe(by.pallet.height_mm + Math.max(...boxes.map(({ z, height }) => z + height)))
        }
      }),
    )
  })

  test('mixed pallets are never more than pallets of one good each', () => {
    fc.assert(
      fc.property(cartons, rules, (given, by) => {
        const mixed = planPallets(given, { ...by, allow_mixed_pallets: true }).pallets
        const apart = planPallets(given, { ...by, allow_mixed_pallets: false }).pallets
        expect(mixed.length).toBeLessThanOrEqual(apart.length)
        for (const { contents } of apart) expect(contents).toHaveLength(1)
      }),
      { numRuns: 50 },
    )
  })
})

test('leftovers of several goods share a pallet, the heavy ones below', () => {
  const tiles = { id: 'tiles', length_mm: 600, width_mm: 400, height_mm: 200, gross_kg: 30, quantity: 4 }
  const pillows = { id: 'pillows', length_mm: 600, width_mm: 400, height_mm: 300, gross_kg: 2, quantity: 4 }
  const { pallets } = planPallets([pillows, tiles], euro)
  expect(pallets).toHaveLength(1)
  expect(pallets[0]).toMatchObject({ cartons: 8, height_mm: 144 + 200 + 300 })
  expect(pallets[0]?.boxes.filter(({ id }) => id === 'tiles').every(({ z }) => z === 0)).toBe(true)
})

test('a carton that may be turned is turned when more fit so', () => {
  const carton = { id: 'flat', length_mm: 1200, width_mm: 400, height_mm: 780, gross_kg: 10, quantity: 9 }
  const low = { ...euro, max_height_mm: 1500 }
  // Standing, two beside each other; lying, three on one another.
  expect(planPallets([carton], low).patterns[0]?.cartons).toBe(2)
  expect(planPallets([{ ...carton, this_side_up: false }], low).patterns[0]?.cartons).toBe(3)
})

test('what is larger than the pallet, or heavier than it carries, is named', () => {
  const large = { id: 'large', length_mm: 1300, width_mm: 400, height_mm: 400, gross_kg: 10, quantity: 3 }
  const heavy = { id: 'heavy', length_mm: 800, width_mm: 400, height_mm: 400, gross_kg: 1600, quantity: 2 }
  expect(planPallets([large, heavy], euro)).toEqual({
    pallets: [],
    patterns: [],
    unplaced: [
      { id: 'large', cartons: 3 },
      { id: 'heavy', cartons: 2 },
    ],
  })
  // It may stand out over the edges.
  expect(planPallets([large], { ...euro, overhang_mm: 50 }).unplaced).toEqual([])
})

test('nothing makes no pallets', () => {
  expect(planPallets([], euro).pallets).toEqual([])
  expect(
    planPallets([{ id: 'none', length_mm: 1, width_mm: 1, height_mm: 1, gross_kg: 1, quantity: 0 }], euro).pallets,
  ).toEqual([])
})
