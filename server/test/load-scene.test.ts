import { findLiftLimit } from '@fairquay/contract/shipment-plans/lift-limits.ts'
import { findScene, type Scene, type SceneBox } from '@fairquay/contract/shipment-plans/scene.ts'
import type { PlanInput, ShipmentPlan } from '@fairquay/contract/shipment-plans/shapes.ts'
import { palletOf, palletSizes, unitSizes } from '@fairquay/contract/shipment-plans/unit-sizes.ts'
import { palletTypes } from '@fairquay/planner/shipment/pallet-types.ts'
import { planShipment } from '@fairquay/planner/shipment/plan-shipment.ts'
import { unitTypes } from '@fairquay/planner/shipment/unit-types.ts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

/** Here because the contract, which draws plans, does not know the planner that makes them. */

test('units and pallets are as large where they are drawn as where they are loaded', () => {
  const inside = Object.fromEntries(
    Object.entries(unitTypes).map(([name, { length_mm, width_mm, height_mm, door_height_mm, payload_kg }]) => [
      name,
      { length_mm, width_mm, height_mm, door_height_mm, payload_kg },
    ]),
  )
  expect(unitSizes).toEqual(inside)
  expect(palletSizes).toEqual(palletTypes)
})

test.each([25, 25.5, 50, 60])(
  'a carton of %d kg is too heavy for as many people where it is typed as where it is planned',
  (gross_kg) => {
    const cartons = [{ id: 'A', length_mm: 400, width_mm: 300, height_mm: 250, gross_kg, quantity: 1 }]
    const { warnings } = planShipment({ cartons, wrapper: 'pallets', mode: 'boat', distribution: 'groupage' })
    const heavy = warnings.find(({ code }) => code === 'CARTON_HEAVY')
    expect(heavy?.code === 'CARTON_HEAVY' ? heavy.limit_kg : undefined).toBe(findLiftLimit(gross_kg))
  },
)

const carton = fc.record({
  length_mm: fc.integer({ min: 150, max: 700 }),
  width_mm: fc.integer({ min: 150, max: 500 }),
  height_mm: fc.integer({ min: 120, max: 500 }),
  gross_kg: fc.integer({ min: 1, max: 30 }),
  quantity: fc.integer({ min: 1, max: 120 }),
  this_side_up: fc.boolean(),
  stop: fc.integer({ min: 1, max: 2 }),
})

const input: fc.Arbitrary<PlanInput> = fc
  .record({
    cartons: fc.array(carton, { minLength: 1, maxLength: 5 }),
    wrapper: fc.constantFrom('pallets', 'pallets', 'loose'),
    pallet: fc.constantFrom('EUR-1', 'EUR-2', 'EUR-3', 'EUR-6', {
      length_mm: 1140,
      width_mm: 1140,
      height_mm: 138,
      kg: 20,
      safe_load_kg: 900,
    }),
    max_height_mm: fc.constantFrom(undefined, 900, 1400),
    mode: fc.constantFrom('air', 'boat', 'rail', 'truck'),
    distribution: fc.constantFrom('groupage', 'full_load'),
    clearance_mm: fc.constantFrom(undefined, 0, 7, 10, 40),
    overhang_mm: fc.constantFrom(undefined, 0, 25),
    stackable: fc.constantFrom('auto', 'yes', 'no'),
  })
  .map(
    ({ cartons, ...terms }) =>
      JSON.parse(
        JSON.stringify({ cartons: cartons.map((one, index) => ({ id: `K${index}`, ...one })), ...terms }),
      ) as PlanInput,
  )

describe('what is drawn of a plan', () => {
  test('lies inside its room, and nothing lies in anything else', () => {
    fc.assert(
      fc.property(input, (given) => {
        const plan = planShipment(given)
        for (const scene of drawAll(plan, given)) {
          expect(scene.boxes.filter((box) => !isInside(box, scene))).toEqual([])
          expect(findOverlap(scene.boxes)).toBeUndefined()
        }
      }),
      { numRuns: 60 },
    )
  })

  test('is everything that was planned, each carton on the pallet the plan says, wholly on what is below it', () => {
    fc.assert(
      fc.property(input, (given) => {
        const plan = planShipment(given)
        plan.units.forEach((unit, index) => {
          const { boxes, steps } = findScene(plan, given, { unit: index })
          expect(boxes.filter(({ kind }) => kind === 'carton')).toHaveLength(unit.cartons)
          expect(steps.at(-1)).toBe(boxes.length)
          for (const number of unit.stacks?.flatMap(({ pallets }) => pallets) ?? []) {
            const on = boxes.filter(({ pallet }) => pallet === number)
            expect(on).toHaveLength((plan.pallets[number]?.cartons ?? 0) + 1)
            const [deck] = on
            const top = Math.max(...on.map(({ z, height }) => z + height))
            expect(top - (deck?.z ?? 0)).toBeCloseTo(plan.pallets[number]?.height_mm ?? 0)
          }
        })
        for (const { boxes } of drawAll(plan, given))
          boxes.forEach((box, at) => {
            // What bears it was there before: also the order in which it is loaded hangs nothing into the air.
            const before = boxes.slice(0, at)
            if (box.kind === 'carton' && box.z > 0 && isOnCarton(box, given))
              expect(areaBelow(box, before)).toBeCloseTo(box.length * box.width)
          })
      }),
      { numRuns: 40 },
    )
  })
})

function drawAll(plan: ShipmentPlan, given: PlanInput): Scene[] {
  return [
    ...plan.units.map((_, unit) => findScene(plan, given, { unit })),
    ...[...new Map(plan.pallets.map(({ build }, pallet) => [build, pallet])).values()].map((pallet) =>
      findScene(plan, given, { pallet }),
    ),
  ]
}

function isInside({ x, y, z, length, width, height }: SceneBox, { room }: Scene): boolean {
  return (
    Math.min(x, y, z) >= -1e-6 &&
    x + length <= room.length + 1e-6 &&
    y + width <= room.width + 1e-6 &&
    z + height <= room.height + 1e-6
  )
}

function findOverlap(boxes: readonly SceneBox[]): [SceneBox, SceneBox] | undefined {
  for (const [at, one] of boxes.entries())
    for (const other of boxes.slice(at + 1)) {
      const isApart =
        common(one.x, one.length, other.x, other.length) <= 1e-6 ||
        common(one.y, one.width, other.y, other.width) <= 1e-6 ||
        common(one.z, one.height, other.z, other.height) <= 1e-6
      if (!isApart) return [one, other]
    }
  return undefined
}

/** Goods that stand out over a deck are borne by it in part: only what stands on goods is looked at then. */
function isOnCarton({ z, pallet }: SceneBox, given: PlanInput): boolean {
  if (pallet === undefined || !given.overhang_mm) return true
  return z > palletOf(given).height_mm + 1e-6 && given.stackable === 'no'
}

function areaBelow(box: SceneBox, before: readonly SceneBox[]): number {
  return before
    .filter(({ z, height }) => Math.abs(z + height - box.z) < 1e-6)
    .reduce(
      (sum, other) =>
        sum + common(box.x, box.length, other.x, other.length) * common(box.y, box.width, other.y, other.width),
      0,
    )
}

function common(from: number, extent: number, other: number, otherExtent: number): number {
  return Math.max(0, Math.min(from + extent, other + otherExtent) - Math.max(from, other))
}
