import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { goods } from './example-for-tests.ts'
import { countById } from './goods.ts'
import type { ShippedCarton } from './keep-apart.ts'
import { planShipment } from './plan-shipment.ts'
import type { PlanWarning, ShipmentInput } from './shapes.ts'

const input: ShipmentInput = {
  cartons: [goods],
  wrapper: 'pallets',
  pallet: 'EUR-1',
  max_height_mm: 1800,
  mode: 'truck',
  distribution: 'groupage',
}
const cartonsOf = (quantity: number, more: Partial<ShippedCarton> = {}): ShippedCarton => ({
  ...goods,
  units: undefined,
  quantity,
  ...more,
})
const codesOf = ({ warnings }: { warnings: PlanWarning[] }) => warnings.map(({ code }) => code)
const find = <Code extends PlanWarning['code']>({ warnings }: { warnings: PlanWarning[] }, code: Code) =>
  warnings.find((warning): warning is Extract<PlanWarning, { code: Code }> => warning.code === code)

describe('200 cartons on five pallets', () => {
  test('by road take 2 loading metres, are charged as 3,500 kg and are of class 65', () => {
    const { cartons, pallets, totals, us_freight_class } = planShipment(input)
    expect(cartons).toBe(200)
    expect(pallets.map(({ height_mm }) => height_mm)).toEqual([1644, 1644, 1644, 1644, 394])
    expect(totals).toEqual({
      gross_kg: 2525,
      volume_m3: expect.closeTo(6.6912, 6),
      goods_m3: expect.closeTo(6, 6),
      ldm: expect.closeTo(2, 6),
      chargeable: { value: expect.closeTo(3500, 6), unit: 'kg', rule: 'loading_metres' },
    })
    expect(us_freight_class).toBe('65')
  })

  test('by air are too high by a layer', () => {
    const plan = planShipment({ ...input, mode: 'air' })
    expect(plan.totals.chargeable).toEqual({ value: 2525, unit: 'kg', rule: 'weight' })
    expect(find(plan, 'HEIGHT_OVER_MODE')).toEqual({
      code: 'HEIGHT_OVER_MODE',
      height_mm: 1644,
      limit_mm: 1600,
      layers: 5,
    })
    expect(codesOf(planShipment({ ...input, mode: 'air', max_height_mm: undefined }))).not.toContain('HEIGHT_OVER_MODE')
  })

  test('by sea take a share of a 20 foot container', () => {
    const { units, totals } = planShipment({ ...input, mode: 'boat' })
    expect(totals.chargeable).toEqual({ value: expect.closeTo(6.6912, 6), unit: 'wm', rule: 'volume' })
    expect(units).toHaveLength(1)
    expect(units[0]).toMatchObject({ type: '20DC', is_shared: true, cartons: 200, kg: 2525 })
    expect(units[0]?.floor_share).toBeCloseTo((5 * 1.2 * 0.8) / (5.898 * 2.35), 6)
    expect(units[0]?.weight_share).toBeCloseTo(2525 / 28_180, 6)
  })
})

test('24 high pallets fill a high container: 21,336 kg, 72 % of its room', () => {
  const plan = planShipment({
    ...input,
    cartons: [cartonsOf(24 * 72)],
    max_height_mm: 2400,
    mode: 'boat',
    distribution: 'full_load',
  })
  expect(plan.units).toHaveLength(1)
  expect(plan.units[0]).toMatchObject({ type: '40HC', kg: 21_336, is_shared: false })
  expect(plan.units[0]?.volume_share).toBeCloseTo(0.72, 2)
  expect(plan.totals.chargeable).toEqual({ value: 1, unit: 'units', rule: 'flat' })
  expect(codesOf(plan)).toContain('DOOR_HEIGHT')
})

test('999 loose cartons fill a 20 foot container', () => {
  const plan = planShipment({
    ...input,
    cartons: [cartonsOf(999)],
    wrapper: 'loose',
    mode: 'boat',
    distribution: 'full_load',
  })
  expect(plan.units).toHaveLength(1)
  expect(plan.units[0]).toMatchObject({ type: '20DC', cartons: 999, kg: 11_988 })
  expect(plan.units[0]?.volume_share).toBeCloseTo(0.904, 3)
})

test('two low pallets that may be stacked take one place on a trailer', () => {
  const low: ShipmentInput = { ...input, cartons: [cartonsOf(48)], max_height_mm: 1050 }
  expect(planShipment(low).totals.ldm).toBeCloseTo(0.8, 6)
  expect(planShipment({ ...low, stackable: 'yes' }).totals.ldm).toBeCloseTo(0.4, 6)
  expect(planShipment({ ...low, stackable: 'auto' }).totals.ldm).toBeCloseTo(0.4, 6)
  // Nothing may stand on these.
  const fragile = { ...low, cartons: [cartonsOf(16, { stackable: false })] }
  expect(planShipment({ ...fragile, stackable: 'auto' }).totals.ldm).toBeCloseTo(0.8, 6)
  // Half a layer is no floor for another pallet.
  const half = { ...low, cartons: [cartonsOf(4), cartonsOf(4, { id: 'B', stop: 2 })] }
  expect(planShipment({ ...half, stackable: 'auto' }).pallets).toHaveLength(2)
  expect(planShipment({ ...half, stackable: 'auto' }).totals.ldm).toBeCloseTo(0.8, 6)
})

describe('what must not travel together', () => {
  test('is on pallets and in units of its own when temperatures differ', () => {
    const plan = planShipment({
      ...input,
      cartons: [
        cartonsOf(8, { id: 'dry' }),
        cartonsOf(8, { id: 'fruit', temperature_c: { min: 4, max: 13 } }),
        cartonsOf(8, { id: 'salad', temperature_c: { min: 2, max: 6 } }),
        cartonsOf(8, { id: 'ice', temperature_c: { min: -25, max: -18 } }),
      ],
      mode: 'boat',
      distribution: 'full_load',
    })
    const inside = plan.units.map(({ type, temperature_c, stacks = [] }) => ({
      type,
      temperature_c,
      goods: stacks.flatMap(({ pallets }) =>
        pallets.flatMap((index) => plan.pallets[index]?.contents.map(({ id }) => id) ?? []),
      ),
    }))
    expect(inside).toEqual([
      { type: '20RF', temperature_c: { min: -25, max: -18 }, goods: ['ice'] },
      { type: '20RF', temperature_c: { min: 4, max: 6 }, goods: ['salad', 'fruit'] },
      { type: '20DC', temperature_c: undefined, goods: ['dry'] },
    ])
    expect(find(plan, 'TEMP_CONFLICT')).toEqual({ code: 'TEMP_CONFLICT', groups: 3 })
  })

  test('is on pallets of its own when it is dangerous, classes in units of their own, and nothing stands on it', () => {
    const plan = planShipment({
      ...input,
      cartons: [
        cartonsOf(4, { id: 'towels' }),
        cartonsOf(4, { id: 'paint', dangerous_goods_class: '3' }),
        cartonsOf(4, { id: 'bleach', dangerous_goods_class: '5.1' }),
      ],
      stackable: 'yes',
    })
    expect(plan.pallets.map(({ contents, dangerous_goods_class }) => [contents[0]?.id, dangerous_goods_class])).toEqual(
      [
        ['towels', undefined],
        ['paint', '3'],
        ['bleach', '5.1'],
      ],
    )
    expect(plan.units.map(({ stacks }) => stacks?.map(({ pallets }) => pallets))).toEqual([[[0], [1]], [[2]]])
    expect(find(plan, 'DG_NOT_STACKABLE')?.classes).toEqual(['3', '5.1'])
  })
})

describe('what no unit takes', () => {
  const boat: ShipmentInput = { ...input, mode: 'boat', distribution: 'full_load', max_height_mm: 2650 }

  test('is told of, and the other pallets are loaded', () => {
    // Ten layers of 250 mm pass no door, nine of A do.
    const plan = planShipment({ ...boat, cartons: [cartonsOf(80), cartonsOf(72, { id: 'B', max_stack_layers: 9 })] })
    expect(find(plan, 'NO_UNIT_FITS')).toEqual({ code: 'NO_UNIT_FITS', pallets: 1, height_mm: 2644, kg: 985 })
    expect(plan.units.map(({ type, stacks }) => [type, stacks?.map(({ pallets }) => pallets)])).toEqual([
      ['40HC', [[1]]],
    ])
  })

  test('without pallets is told of by its cartons, and the others are loaded', () => {
    const long = cartonsOf(2, { id: 'long', length_mm: 14_000 })
    const plan = planShipment({ ...boat, wrapper: 'loose', cartons: [long, cartonsOf(10)] })
    expect(find(plan, 'CARTON_TOO_LARGE')).toEqual({ code: 'CARTON_TOO_LARGE', carton: 'long', cartons: 2 })
    expect(plan.units.map(({ cartons }) => cartons)).toEqual([10])
  })

  test('on pallets it counts in the figures as it is, as it does without', () => {
    const long = cartonsOf(2, { id: 'long', length_mm: 3000, width_mm: 100, height_mm: 100, gross_kg: 20 })
    const [alone, both] = [[cartonsOf(10)], [cartonsOf(10), long]].map((cartons) => planShipment({ ...boat, cartons }))
    expect((both?.totals.gross_kg ?? 0) - (alone?.totals.gross_kg ?? 0)).toBe(40)
    expect((both?.totals.volume_m3 ?? 0) - (alone?.totals.volume_m3 ?? 0)).toBeCloseTo(0.06, 6)
  })
})

describe('what fits on no pallet and in no unit takes its loading metres', () => {
  const crates = { id: 'crate', length_mm: 1_200, width_mm: 2_400, height_mm: 1_200, gross_kg: 50 }
  const byRoad = (more: Partial<ShippedCarton>) =>
    planShipment({ ...input, cartons: [cartonsOf(4, { ...crates, ...more })] })

  test('one on another where they bear it, and is charged by them', () => {
    expect(byRoad({}).totals.ldm).toBeCloseTo(2 * 1.2, 6)
    expect(byRoad({ stackable: false }).totals).toMatchObject({
      ldm: expect.closeTo(4 * 1.2, 6),
      chargeable: { value: expect.closeTo(4 * 1.2 * 1750, 6), rule: 'loading_metres' },
    })
  })
  test('beside pallets and without', () => {
    const long = cartonsOf(1, { id: 'long', length_mm: 14_000, width_mm: 240, height_mm: 240 })
    for (const wrapper of ['pallets', 'loose'] as const) {
      const [alone, both] = [[cartonsOf(10)], [cartonsOf(10), long]].map((cartons) =>
        planShipment({ ...input, wrapper, cartons }),
      )
      expect((both?.totals.ldm ?? 0) - (alone?.totals.ldm ?? 0)).toBeCloseTo(1.4, 6)
    }
  })
})

test('two goods of one id are refused, before anything is mixed up', () => {
  expect(() => planShipment({ ...input, cartons: [goods, goods] })).toThrow('Two goods are called A')
})

test('more cartons than a function takes arguments are planned', () => {
  const dice = cartonsOf(150_000, { length_mm: 60, width_mm: 60, height_mm: 60, gross_kg: 0.1 })
  for (const wrapper of ['loose', 'pallets'] as const) {
    const plan = planShipment({ ...input, wrapper, cartons: [dice], mode: 'boat', distribution: 'full_load' })
    expect(plan.units.reduce((sum, { cartons }) => sum + cartons, 0)).toBe(150_000)
  }
})

describe('warnings', () => {
  test.each<[string, Partial<ShipmentInput>, PlanWarning]>([
    [
      'a last carton that is not full, and what would fill it',
      { cartons: [{ ...goods, units: 4810 }] },
      { code: 'PARTIAL_CARTON', carton: 'A', units_in_last: 10, next_full_units: 4824 },
    ],
    [
      'what would fill the last pallet: 39 cartons, and what is missing in the last of those there are',
      { cartons: [{ ...goods, units: 4810 }] },
      { code: 'PALLET_NOT_FULL', carton: 'A', missing_cartons: 39, missing_units: 39 * 24 + 14 },
    ],
    [
      'weight that fills a pallet before its room does',
      { cartons: [cartonsOf(500, { length_mm: 300, width_mm: 200, height_mm: 150, gross_kg: 18 })] },
      { code: 'PALLET_WEIGHT_LIMIT', carton: 'A', cartons: 83, cartons_by_room: 176, safe_load_kg: 1500 },
    ],
    [
      'a carton too large for the pallet',
      { cartons: [cartonsOf(3, { length_mm: 1300 })] },
      { code: 'CARTON_TOO_LARGE', carton: 'A', cartons: 3 },
    ],
    [
      'a volume that is not that of the sizes',
      { cartons: [cartonsOf(1, { declared_m3: 0.032 })] },
      { code: 'VOLUME_MISMATCH', carton: 'A', declared_m3: 0.032, measured_m3: 0.03 },
    ],
    [
      'a carton nobody should lift alone',
      { cartons: [cartonsOf(1, { gross_kg: 31 })] },
      { code: 'CARTON_HEAVY', carton: 'A', kg: 31, limit_kg: 25 },
    ],
    [
      'a piece that not every aircraft takes',
      { mode: 'air', cartons: [cartonsOf(40)] },
      { code: 'PIECE_OVER_LIMIT', kg: 505, length_mm: 1200, width_mm: 800, height_mm: 1394, pieces: 1 },
    ],
    [
      'so much of a shared trailer that a whole one may cost less',
      { cartons: [cartonsOf(48 * 21)] },
      { code: 'NEAR_FULL_UNIT', volume_m3: expect.closeTo(33.14, 2), ldm: expect.closeTo(8.4, 6), type: 'trailer' },
    ],
    [
      'a whole unit that is nearly empty',
      { mode: 'boat', distribution: 'full_load', cartons: [cartonsOf(48)] },
      { code: 'LOW_UTILISATION', type: '20DC', share: expect.closeTo(0.069, 3) },
    ],
    [
      'more than roads allow',
      { mode: 'boat', distribution: 'full_load', wrapper: 'loose', cartons: [cartonsOf(900, { gross_kg: 27 })] },
      { code: 'OVER_ROAD_LIMIT', kg: 24_300, limit_kg: 24_000, type: '20DC' },
    ],
    [
      'a trailer that rests on its tractor',
      { distribution: 'full_load', cartons: [cartonsOf(10 * 48, { gross_kg: 25 })] },
      { code: 'AXLE_LOAD', type: 'trailer', kingpin_kg: expect.closeTo(11_550, -2), axles_kg: expect.any(Number) },
    ],
    [
      'weight that lies in one half of a container',
      { mode: 'boat', distribution: 'full_load', cartons: [cartonsOf(48 * 2)] },
      { code: 'OFF_CENTRE', type: '20DC', along: expect.any(Number), across: expect.any(Number) },
    ],
    [
      'weight that decides how many units there are',
      {
        mode: 'boat',
        distribution: 'full_load',
        cartons: [cartonsOf(40 * 20, { gross_kg: 60, length_mm: 600, width_mm: 400, height_mm: 300 })],
        road_limit_kg: 28_000,
      },
      { code: 'OVER_PAYLOAD', kg: expect.any(Number), payload_kg: expect.any(Number), type: expect.any(String) },
    ],
  ])('%s', (_, given, expected) => {
    expect(planShipment({ ...input, ...given }).warnings).toContainEqual(expected)
  })

  test('are not given where all is well', () => {
    const full = { ...goods, units: 48 * 24 * 5 }
    expect(planShipment({ ...input, cartons: [full] }).warnings).toEqual([])
  })
})

describe('whatever is shipped', () => {
  const size = fc.integer({ min: 150, max: 1000 })
  const cartons: fc.Arbitrary<ShippedCarton[]> = fc
    .array(
      fc.record(
        {
          length_mm: size,
          width_mm: size,
          height_mm: size,
          gross_kg: fc.integer({ min: 1, max: 60 }),
          units: fc.integer({ min: 0, max: 250 }),
          units_per_carton: fc.integer({ min: 1, max: 24 }),
          stackable: fc.boolean(),
          this_side_up: fc.boolean(),
          stop: fc.integer({ min: 1, max: 3 }),
          dangerous_goods_class: fc.constantFrom('3', '8', '9'),
          temperature_c: fc.constantFrom({ min: 2, max: 8 }, { min: 5, max: 12 }, { min: -25, max: -18 }),
        },
        { requiredKeys: ['length_mm', 'width_mm', 'height_mm', 'gross_kg', 'units', 'units_per_carton'] },
      ),
      { maxLength: 5 },
    )
    .map((all) => all.map((carton, index) => ({ id: String(index), ...carton })))
  const inputs: fc.Arbitrary<ShipmentInput> = fc.record({
    cartons,
    wrapper: fc.constantFrom('pallets', 'cases', 'loose'),
    pallet: fc.constantFrom('EUR-1', 'EUR-2', 'EUR-3', 'EUR-6'),
    mode: fc.constantFrom('air', 'boat', 'rail', 'truck'),
    distribution: fc.constantFrom('groupage', 'full_load'),
    stackable: fc.constantFrom('auto', 'yes', 'no'),
    allow_mixed_pallets: fc.boolean(),
    effort_ms: fc.constant(0.2),
  })

  test('every carton is in a unit once, or told of', () => {
    fc.assert(
      fc.property(inputs, (given) => {
        const { cartons: count, units, warnings, pallets } = planShipment(given)
        const missing = warnings.reduce(
          (sum, warning) => sum + (warning.code === 'CARTON_TOO_LARGE' ? warning.cartons : 0),
          0,
        )
        expect(units.reduce((sum, unit) => sum + unit.cartons, 0) + missing).toBe(count)
        if (given.wrapper !== 'pallets') return
        const placed = units.flatMap(({ stacks = [] }) => stacks.flatMap((stack) => stack.pallets))
        expect(placed.sort((a, b) => a - b)).toEqual(pallets.map((_, index) => index))
      }),
      { numRuns: 60 },
    )
  })

  test('how cartons stand is told once for equal pallets, and holds what the pallet or unit holds', () => {
    fc.assert(
      fc.property(inputs, (given) => {
        const { pallets, units, builds } = planShipment(given)
        for (const { build, cartons, contents } of pallets) {
          expect(builds[build]).toHaveLength(cartons)
          const counted = new Map(contents.map(({ id, cartons: count }) => [id, count]))
          expect(countById(builds[build] ?? [])).toEqual(counted)
        }
        for (const { build, cartons } of units) if (build !== undefined) expect(builds[build]).toHaveLength(cartons)
        const used = [...pallets, ...units].flatMap(({ build }) => build ?? [])
        expect(new Set(used).size).toBe(builds.length)
        expect(new Set(builds).size).toBe(builds.length)
      }),
      { numRuns: 40 },
    )
  })

  test('the weight of all units is that of the goods and their pallets', () => {
    fc.assert(
      fc.property(inputs, (given) => {
        const { units, totals, warnings } = planShipment(given)
        if (warnings.some(({ code }) => code === 'CARTON_TOO_LARGE')) return
        expect(units.reduce((sum, { kg }) => sum + kg, 0)).toBeCloseTo(totals.gross_kg, 6)
        expect(totals.volume_m3).toBeGreaterThanOrEqual(totals.goods_m3 - 1e-9)
        for (const { volume_share, weight_share, floor_share } of units)
          for (const share of [volume_share, weight_share, floor_share]) {
            expect(share).toBeGreaterThan(0)
            expect(share).toBeLessThanOrEqual(1)
          }
      }),
      { numRuns: 60 },
    )
  })

  test('the same input gives the same plan', () => {
    fc.assert(
      fc.property(inputs, (given) => {
        expect(planShipment(given)).toEqual(planShipment(given))
      }),
      { numRuns: 20 },
    )
  })
})
