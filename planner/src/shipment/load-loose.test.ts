import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findFaults } from '../find-faults.ts'
import { kindOf, toBoxes } from './goods.ts'
import { type LooseGoods, loadLoose } from './load-loose.ts'
import { type UnitName, unitTypes } from './unit-types.ts'

const typesOf = (...names: UnitName[]) => names.map((name) => unitTypes[name])
const quick = { milliseconds: 1 }

const carton = (quantity: number, more: object = {}) =>
  kindOf({ id: 'A', length_mm: 400, width_mm: 300, height_mm: 250, gross_kg: 12, quantity, ...more }, 0)

const goods: fc.Arbitrary<LooseGoods[]> = fc
  .array(
    fc.record({
      edges: fc.tuple(
        fc.integer({ min: 250, max: 1100 }),
        fc.integer({ min: 250, max: 1100 }),
        fc.integer({ min: 250, max: 1100 }),
      ),
      gross_kg: fc.integer({ min: 1, max: 90 }),
      quantity: fc.integer({ min: 1, max: 60 }),
      this_side_up: fc.boolean(),
      stackable: fc.boolean(),
      stop: fc.integer({ min: 1, max: 3 }),
    }),
    { maxLength: 5 },
  )
  .map((all) =>
    all.map(({ edges: [length_mm, width_mm, height_mm], stop, ...rest }, index) => ({
      stop,
      kind: kindOf({ id: String(index), length_mm, width_mm, height_mm, ...rest }, index),
    })),
  )

describe('whatever is loaded without pallets', () => {
  test('every unit is sound, everything is in one, and later stops lie deeper', () => {
    fc.assert(
      fc.property(goods, (given) => {
        const units = loadLoose(given, typesOf('20DC', '40HC'), quick) ?? []
        const boxes = given.map(({ kind }) => toBoxes(kind))
        const stops = new Map(given.map(({ kind, stop }) => [kind.id, stop]))
        for (const { type, boxes: placed } of units) {
          const container = {
            length: type.length_mm,
            width: type.width_mm,
            height: type.door_height_mm,
            payload: type.payload_kg,
          }
          expect(findFaults({ container, boxes, support: 'full' }, placed)).toEqual([])
          const reach = (stop: number) => placed.filter(({ id }) => stops.get(id) === stop)
          for (const later of [3, 2])
            for (const earlier of [1, 2].filter((stop) => stop < later))
              expect(Math.max(0, ...reach(later).map(({ x, length }) => x + length))).toBeLessThanOrEqual(
                Math.min(Infinity, ...reach(earlier).map(({ x }) => x)),
              )
        }
        const placed = units.flatMap((unit) => unit.boxes)
        for (const { kind } of given) expect(placed.filter(({ id }) => id === kind.id)).toHaveLength(kind.quantity)
      }),
      { numRuns: 40 },
    )
  })
})

test('999 cartons fill a 20 foot container', () => {
  const [first, ...more] = loadLoose([{ kind: carton(999), stop: 1 }], typesOf('20DC'), quick) ?? []
  expect(first?.boxes).toHaveLength(999)
  expect(first?.kg).toBe(11_988)
  expect(more).toEqual([])
})

test('the last unit may be a smaller one', () => {
  const units = loadLoose([{ kind: carton(2200), stop: 1 }], typesOf('20DC', '40DC'), quick)
  expect(units?.map(({ type }) => type.name)).toEqual(['40DC', '20DC'])
})

test('what fits no unit makes none', () => {
  expect(loadLoose([{ kind: carton(1, { length_mm: 14_000 }), stop: 1 }], typesOf('20DC'), quick)).toBeUndefined()
  expect(loadLoose([], typesOf('20DC'), quick)).toEqual([])
})

test('what does not fill the last unit stands in it without a gap', () => {
  const low = kindOf({ id: 'B', length_mm: 610, width_mm: 310, height_mm: 120, gross_kg: 24, quantity: 90 }, 1)
  const tall = kindOf({ id: 'C', length_mm: 580, width_mm: 580, height_mm: 420, gross_kg: 4, quantity: 60 }, 2)
  const mixed = [carton(100), low, tall].map((kind) => ({ kind, stop: 1 }))
  const [unit, ...others] = loadLoose(mixed, typesOf('40DC'), { milliseconds: 2 }) ?? []
  expect(others).toEqual([])
  let reached = 0
  for (const { x, length } of [...(unit?.boxes ?? [])].sort((a, b) => a.x - b.x)) {
    expect(x).toBeLessThanOrEqual(reached)
    reached = Math.max(reached, x + length)
  }
})

test('few cartons are stacked at the front of a unit, not laid out over its whole floor', () => {
  const few = kindOf({ id: 'A', length_mm: 600, width_mm: 400, height_mm: 400, gross_kg: 12, quantity: 100 }, 0)
  const [unit] = loadLoose([{ kind: few, stop: 1 }], typesOf('trailer'), quick) ?? []
  expect(unit?.boxes).toHaveLength(100)
  // 9.6 m³ are 1.48 m of the trailer, were there no gap.
  expect(Math.max(...(unit?.boxes.map(({ x, length }) => x + length) ?? []))).toBeLessThanOrEqual(2000)
})

test('the goods of a later stop leave the floor to those of an earlier one', () => {
  const ofStop = (stop: number) => ({
    stop,
    kind: kindOf({ id: String(stop), length_mm: 600, width_mm: 400, height_mm: 400, gross_kg: 12, quantity: 50 }, stop),
  })
  const units = loadLoose([ofStop(1), ofStop(2)], typesOf('20DC', '40DC'), quick)
  expect(units?.map(({ type, boxes }) => [type.name, boxes.length])).toEqual([['20DC', 100]])
})
