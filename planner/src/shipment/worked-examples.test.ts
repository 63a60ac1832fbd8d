import { describe, expect, test } from 'vitest'
import { chargeableOf, type Piece, usualRating, volumeOf, weightOf } from './chargeable.ts'
import { goods } from './example-for-tests.ts'
import { freightClassOf } from './freight-class.ts'
import { type Carton, findPartialCarton } from './goods.ts'
import { type PalletName, palletTypes } from './pallet-types.ts'
import { type LoadedPallet, planPallets } from './plan-pallets.ts'

const plan = (carton: Carton, max_height_mm: number, name: PalletName = 'EUR-1') =>
  planPallets([carton], { pallet: palletTypes[name], max_height_mm })

const piecesOf = (pallets: readonly LoadedPallet[], name: PalletName = 'EUR-1'): Piece[] =>
  pallets.map(({ height_mm, gross_kg }) => {
    const { length_mm, width_mm } = palletTypes[name]
    return { length_mm, width_mm, height_mm, kg: gross_kg, count: 1 }
  })

const shapeOf = ({ cartons, layers, height_mm, gross_kg }: LoadedPallet) => ({ cartons, layers, height_mm, gross_kg })

describe('200 cartons on EUR-1 up to 1,800 mm', () => {
  const { pallets, patterns } = plan(goods, 1800)
  const pieces = piecesOf(pallets)

  test('are four full pallets of 48 and one with a layer of 8', () => {
    expect(patterns[0]?.layer).toHaveLength(8)
    const full = { cartons: 48, layers: 6, height_mm: 1644, gross_kg: 601 }
    expect(pallets.map(shapeOf)).toEqual([
      full,
      full,
      full,
      full,
      { cartons: 8, layers: 1, height_mm: 394, gross_kg: 121 },
    ])
  })

  test('weigh 2,525 kg and take 6.691 m³', () => {
    expect(weightOf(pieces)).toBe(2525)
    expect(volumeOf(pieces)).toBeCloseTo(6.6912, 6)
  })

  test.each([
    ['truck', 3500, 'kg', 'loading_metres'],
    ['air', 2525, 'kg', 'weight'],
    ['boat', 6.6912, 'wm', 'volume'],
    ['rail', 3345.6, 'kg', 'volume'],
  ] as const)('by %s are charged as %d %s', (mode, value, unit, rule) => {
    const charged = chargeableOf(mode, { pieces, ldm: 2 })
    expect(charged).toEqual({ value: expect.closeTo(value, 6), unit, rule })
  })

  test('are charged by the factors of a carrier that has others', () => {
    const profile = { ...usualRating, road_kg_ldm: 1850 }
    expect(chargeableOf('truck', { pieces, ldm: 2 }, profile).value).toBe(3700)
  })

  test('are of freight class 65', () => {
    const [{ gross_kg, height_mm } = { gross_kg: 0, height_mm: 0 }] = pallets
    expect(freightClassOf(gross_kg, (1.2 * 0.8 * height_mm) / 1000)).toBe('65')
  })
})

test('what airlines measure is centimetres, and steps of half a kilogram', () => {
  const pieces = [{ length_mm: 1204, width_mm: 805, height_mm: 1644, kg: 100, count: 1 }]
  // 120 × 81 × 164 cm over 6000.
  expect(chargeableOf('air', { pieces, ldm: 0 })).toEqual({ value: 266, unit: 'kg', rule: 'volume' })
})

test('up to 1,600 mm, as an aircraft takes them, they are five full pallets of 40', () => {
  const { pallets } = plan(goods, 1600)
  expect(pallets.map(shapeOf)).toEqual(
    Array.from({ length: 5 }, () => ({ cartons: 40, layers: 5, height_mm: 1394, gross_kg: 505 })),
  )
})

test('on half pallets they are eight of 24 and one of 8', () => {
  const { pallets } = plan(goods, 1800, 'EUR-6')
  expect(pallets.map(shapeOf)).toEqual([
    ...Array.from({ length: 8 }, () => ({ cartons: 24, layers: 6, height_mm: 1644, gross_kg: 297.5 })),
    { cartons: 8, layers: 2, height_mm: 644, gross_kg: 105.5 },
  ])
  const pieces = piecesOf(pallets, 'EUR-6')
  expect(weightOf(pieces)).toBe(2485.5)
  expect(volumeOf(pieces)).toBeCloseTo(6.622, 3)
})

test('heavy cartons end at the weight a pallet carries', () => {
  const heavy = {
    ...goods,
    length_mm: 300,
    width_mm: 200,
    height_mm: 150,
    gross_kg: 18,
    units_per_carton: 10,
    units: 5000,
  }
  const { pallets, patterns } = plan(heavy, 1800)
  expect(patterns[0]).toMatchObject({ cartons: 83, cartons_by_room: 176 })
  expect(pallets.map(shapeOf)).toEqual([
    ...Array.from({ length: 6 }, () => ({ cartons: 83, layers: 6, height_mm: 1044, gross_kg: 1519 })),
    { cartons: 2, layers: 1, height_mm: 294, gross_kg: 61 },
  ])
  const pieces = piecesOf(pallets)
  expect(weightOf(pieces)).toBe(9175)
  expect(chargeableOf('truck', { pieces, ldm: 2.8 })).toEqual({ value: 9175, unit: 'kg', rule: 'weight' })
})

test('4,810 units are 201 cartons, the last with 10', () => {
  const more = { ...goods, units: 4810 }
  expect(plan(more, 1800).pallets.reduce((sum, { cartons }) => sum + cartons, 0)).toBe(201)
  expect(findPartialCarton(more)).toEqual({ units_in_last: 10, next_full_units: 4824 })
  expect(findPartialCarton(goods)).toBeUndefined()
})

test('up to 2,400 mm, as a high container takes them, a pallet holds nine layers', () => {
  expect(plan({ ...goods, units: 72 * 24 }, 2400).pallets.map(shapeOf)).toEqual([
    { cartons: 72, layers: 9, height_mm: 2394, gross_kg: 889 },
  ])
})

test.each([
  [0.99, '400'],
  [1, '300'],
  [5.99, '175'],
  [22.5, '65'],
  [22.49, '70'],
  [50, '50'],
])('%d pounds a cubic foot are class %s', (density, name) => {
  expect(freightClassOf(density * 0.45359237 * (1 + 1e-12), 0.3048 ** 3)).toBe(name)
})

test('what weighs nothing or has no size has no class', () => {
  expect(freightClassOf(0, 1)).toBeUndefined()
  expect(freightClassOf(1, 0)).toBeUndefined()
})
