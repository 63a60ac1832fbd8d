import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { goods } from './example-for-tests.ts'
import { type FullLoadRules, findFullLoads } from './full-loads.ts'
import { planShipment } from './plan-shipment.ts'

const rules: FullLoadRules = { pallet: 'EUR-1', max_height_mm: 1800, types: ['20DC'] }

describe('cartons of 400 × 300 × 250 mm', () => {
  test('fill a pallet with six layers of eight', () => {
    const { layer, ...pallet } = findFullLoads(goods, rules).pallet ?? { layer: [] }
    expect(layer).toHaveLength(8)
    expect(pallet).toEqual({
      cartons: 48,
      cartons_by_room: 48,
      per_layer: 8,
      layers: 6,
      height_mm: 1644,
      kg: 601,
    })
  })

  test('fill a 20′ with eleven pallets, or 999 without them', () => {
    expect(findFullLoads(goods, { ...rules, loose: true }).units).toEqual([
      { type: '20DC', by: 'pallets', pallets: 11, cartons: 528, kg: 6611 },
      { type: '20DC', by: 'loose', pallets: 0, cartons: 999, kg: 11_988 },
    ])
  })

  test('so heavy that the roads end the load, go on the pallets that are needed', () => {
    const heavy = { ...goods, gross_kg: 30 }
    // 48 × 30 + 25 kg are one pallet; 24 t are 16.38 of them, and the last is lighter.
    const [unit] = findFullLoads(heavy, { ...rules, types: ['40HC'], road_limit_kg: 24_000 }).units
    expect(unit).toMatchObject({ pallets: 17, cartons: Math.floor((24_000 - 17 * 25) / 30) })
    expect(unit?.kg).toBeLessThanOrEqual(24_000)
  })

  test('on pallets too high for the door go into no container', () => {
    expect(findFullLoads(goods, { ...rules, max_height_mm: 2400, types: ['20DC', '40HC'] }).units).toMatchObject([
      { type: '40HC', cartons: 72 * 24 },
    ])
  })
})

test('what fits on no pallet may still go in without', () => {
  const long = { ...goods, length_mm: 3000 }
  expect(findFullLoads(long, { ...rules, loose: true })).toMatchObject({ units: [{ by: 'loose' }] })
  expect(findFullLoads({ ...goods, length_mm: 9000 }, { ...rules, loose: true })).toEqual({ units: [] })
})

test('a full load is one unit, and one carton more is not', () => {
  const sizes = fc.integer({ min: 200, max: 700 })
  const cartons = fc.record({
    length_mm: sizes,
    width_mm: sizes,
    height_mm: sizes,
    gross_kg: fc.integer({ min: 1, max: 40 }),
  })
  fc.assert(
    fc.property(cartons, (size) => {
      const [unit] = findFullLoads({ id: 'A', ...size }, rules).units
      if (!unit) return
      const planned = (quantity: number) =>
        planShipment({
          cartons: [{ id: 'A', ...size, quantity }],
          wrapper: 'pallets',
          mode: 'boat',
          distribution: 'full_load',
          max_height_mm: 1800,
          road_limit_kg: 28_180,
        }).units
      expect(planned(unit.cartons)).toHaveLength(1)
      const more = planned(unit.cartons + 1)
      expect(more.length > 1 || more[0]?.type !== '20DC').toBe(true)
    }),
    { numRuns: 60 },
  )
})
