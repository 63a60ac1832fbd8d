import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Packaging, Product } from '../catalogue/shapes.ts'
import { formatHts } from '../hs-codes/code.ts'
import { toCelsius, toGrams, toMillimetres } from '../units.ts'
import {
  findPack,
  findPackOf,
  formatPacks,
  formatSize,
  formatVolume,
  formatWeight,
  listHts,
  loadPacks,
  type Pack,
  readDealPacking,
  sumLoads,
  writeDealPacking,
} from './load.ts'

const carton: Pack = { type: 'Carton', units: 12, grams: 7500, width: 400, height: 300, depth: 300 }

type Variant = Packaging['get_variants'][number]['get_variant']

function packaging(key: string, type: string, change: Partial<Variant> = {}): Packaging {
  return {
    name: key,
    key,
    get_variants: [
      {
        get_type: { name: type, icon: 'carton' },
        get_variant: {
          icon: 'carton',
          productPerInnerPack: 12,
          innerPackWeightValue: 7.5,
          innerPackWeightType: 'kg',
          innerPackVolumeValue: null,
          innerPackVolumeType: 'm3',
          innerPackDimensionsWidth: 40,
          innerPackDimensionsHeight: 30,
          innerPackDimensionsDepth: 30,
          innerPackDimensionsType: 'cm',
          innerPackThisSideUp: true,
          innerPackStackable: true,
          innerPackMaxStackLayers: null,
          innerPackMaxTopLoad: null,
          ...change,
        },
      },
    ],
  }
}

describe('the pack goods travel in', () => {
  test('is the shipping carton where it is described fully, else the pack in it', () => {
    const inner = packaging('inner', 'Box')
    expect(findPack([inner, packaging('outer', 'Master')])?.type).toBe('Master')
    expect(findPack([inner, packaging('outer', 'Master', { innerPackWeightValue: null })])?.type).toBe('Box')
    expect(findPack([])).toBeUndefined()
    expect(findPack([packaging('inner', 'Box', { productPerInnerPack: 0 })])).toBeUndefined()
  })

  test.each([
    ['mm', 400],
    ['cm', 4000],
    ['m', 400_000],
    ['in', 10_160],
  ])('is measured in millimetres, also when the seller writes %s', (unit, width) => {
    const pack = findPack([packaging('inner', 'Box', { innerPackDimensionsWidth: 400, innerPackDimensionsType: unit })])
    expect(pack?.width).toBeCloseTo(width, 6)
  })

  test.each([
    ['g', 7.5],
    ['kg', 7500],
    ['t', 7_500_000],
    ['lb', 3401.943],
    ['oz', 212.621],
  ])('is weighed in grams, also when the seller writes %s', (unit, grams) => {
    expect(findPack([packaging('inner', 'Box', { innerPackWeightType: unit })])?.grams).toBeCloseTo(grams, 2)
  })
})

test('a pack says how it is handled only where that is not as with every pack', () => {
  const handlingOf = (change: Partial<Variant>) => findPack([packaging('inner', 'Box', change)])?.handling
  expect(findPack([packaging('inner', 'Box')])).not.toHaveProperty('handling')
  expect(handlingOf({ innerPackStackable: false })).toEqual({ thisSideUp: true, stackable: false })
  expect(handlingOf({ innerPackThisSideUp: false, innerPackMaxStackLayers: 4, innerPackMaxTopLoad: 0 })).toEqual({
    thisSideUp: false,
    stackable: true,
    maxStackLayers: 4,
    maxTopLoadKg: 0,
  })
})

describe('a load', () => {
  test.each([
    [12, 1, false, 7500, 36],
    [13, 2, true, 15_000, 72],
    [1, 1, true, 7500, 36],
    [1200, 100, false, 750_000, 3600],
  ])(
    'of %i units is %i packs (last one partial: %s), %i g and %i litres',
    (quantity, packs, isPartial, grams, litres) => {
      expect(loadPacks(carton, quantity)).toEqual({ pack: carton, packs, isLastPackPartial: isPartial, grams, litres })
    },
  )

  const loads = fc.array(
    fc.record({
      quantity: fc.integer({ min: 1, max: 100_000 }),
      units: fc.integer({ min: 1, max: 500 }),
      grams: fc.double({ min: 1, max: 50_000, noNaN: true }),
      width: fc.double({ min: 10, max: 2000, noNaN: true }),
    }),
    { minLength: 1, maxLength: 40 },
  )

  test('holds every unit, wastes less than a pack, and what is printed adds up to the printed total', () => {
    fc.assert(
      fc.property(loads, (lines) => {
        const each = lines.map(({ quantity, ...pack }) => loadPacks({ ...carton, ...pack }, quantity))
        for (const [index, { packs, pack }] of each.entries()) {
          const quantity = lines[index]?.quantity ?? 0
          expect(packs * pack.units).toBeGreaterThanOrEqual(quantity)
          expect(packs * pack.units - quantity).toBeLessThan(pack.units)
        }
        const totals = sumLoads(each)
        const printed = each.map(({ grams }) => Math.round(Number(formatWeight(grams).replace(/[^\d.]/g, '')) * 100))
        expect(printed.reduce((sum, one) => sum + one, 0)).toBe(
          Math.round(Number(formatWeight(totals.grams).replace(/[^\d.]/g, '')) * 100),
        )
        expect(totals.litres).toBe(each.reduce((sum, one) => sum + one.litres, 0))
        expect(totals.packs).toBe(each.reduce((sum, one) => sum + one.packs, 0))
      }),
    )
  })
})

test('weights, volumes, sizes, packs and customs codes are written as forwarders read them', () => {
  expect(formatWeight(1_234_560)).toBe('1,234.56 kg')
  expect(formatVolume(1234)).toBe('1.234 m³')
  expect(formatSize({ ...carton, width: 405 })).toBe('40.5 × 30 × 30 cm')
  expect([formatPacks(1), formatPacks(1680)]).toEqual(['1 pack', '1,680 packs'])
  expect(['690721', '61091000', '6109100010', '6109100010123'].map(formatHts)).toEqual([
    '6907.21',
    '6109.10.00',
    '6109.10.00.10',
    '6109.10.00.10.12.3',
  ])
  expect(listHts(['7', null, '3', '7'])).toEqual(['3', '7'])
})

test('units that are not known have no measure, and Fahrenheit is converted', () => {
  expect([toMillimetres(1, 'ell'), toGrams(1, 'stone')]).toEqual([undefined, undefined])
  expect([toCelsius(32), toCelsius(-4), toCelsius(98.6)]).toEqual([0, -20, 37])
})

test('what a deal keeps of a load is read back whole', () => {
  const handling = { thisSideUp: true, stackable: false }
  const travel = { temperature: { min: 2, max: 8 }, dangerousGoodsClass: '9', unNumber: 'UN3480' }
  for (const pack of [carton, { ...carton, handling }, { ...carton, travel }, { ...carton, handling, travel }]) {
    const load = loadPacks(pack, 100)
    expect(readDealPacking(writeDealPacking(load))).toEqual(load)
  }
  expect(writeDealPacking(loadPacks(carton, 100))).not.toHaveProperty('travel')
})

test('a product travels in its pack, with what it says of temperatures and dangers', () => {
  const travel = { temperature_min: null, temperature_max: null, dangerous_goods_class: null, un_number: null }
  const product = {
    ...travel,
    get_packaging: [packaging('inner', 'Box')],
    product_data: {},
    get_all_images: [],
  } as unknown as Product
  expect(findPackOf(product, [])).toEqual(findPack(product.get_packaging))
  const said = { temperature_min: 2, temperature_max: 8, dangerous_goods_class: '9', un_number: 'UN3480' }
  expect(findPackOf({ ...product, ...said }, [])?.travel).toEqual({
    temperature: { min: 2, max: 8 },
    dangerousGoodsClass: '9',
    unNumber: 'UN3480',
  })
  expect(findPackOf({ ...product, ...said, get_packaging: [] }, [])).toBeUndefined()
})
