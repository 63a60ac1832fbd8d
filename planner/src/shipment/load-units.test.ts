import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  findImbalance,
  findPlaces,
  type Load,
  type LoadedUnit,
  loadUnits,
  readRoom,
  stackUp,
  type UnitRules,
} from './load-units.ts'
import { palletTypes } from './pallet-types.ts'
import { type UnitName, type UnitType, unitTypes } from './unit-types.ts'

const euro: UnitRules = { pallet: palletTypes['EUR-1'], clearance_mm: 10 }
const typesOf = (...names: UnitName[]): UnitType[] => names.map((name) => unitTypes[name])
const roomsOf = (types: readonly UnitType[], rules = euro) => types.map((type) => readRoom(type, rules))
const usual = typesOf('20DC', '40DC', '40HC')

const makeLoads = (count: number, load: Partial<Load> = {}): Load[] =>
  Array.from({ length: count }, (_, index) => ({ index, kg: 500, height_mm: 1500, bears_kg: 0, stop: 1, ...load }))
const namesOf = (units: readonly LoadedUnit[] | undefined) => units?.map(({ type }) => type.name)
const loadsOf = ({ stacks }: LoadedUnit) => stacks.flatMap(({ loads }) => loads)

describe('whatever is loaded', () => {
  const loads = fc
    .array(
      fc.record({
        kg: fc.integer({ min: 20, max: 1500 }),
        height_mm: fc.integer({ min: 300, max: 2280 }),
        bears_kg: fc.constantFrom(0, 0, 400, 2000),
        stop: fc.integer({ min: 1, max: 3 }),
      }),
      { maxLength: 60 },
    )
    .map((all) => all.map((load, index) => ({ index, ...load })))
  const types = fc.subarray(typesOf('20DC', '40DC', '40HC', 'trailer'), { minLength: 1 })

  test('each load is in one unit, and no unit is too full, too high or too heavy', () => {
    fc.assert(
      fc.property(loads, types, (given, of) => {
        const units = loadUnits(given, roomsOf(of)) ?? []
        expect(
          units
            .flatMap(loadsOf)
            .map(({ index }) => index)
            .sort((a, b) => a - b),
        ).toEqual(given.map(({ index }) => index))
        for (const { type, stacks, kg } of units) {
          expect(kg).toBeLessThanOrEqual(type.payload_kg)
          expect(stacks.length).toBeLessThanOrEqual(findPlaces(type, euro).length)
          for (const { loads: stack } of stacks) {
            const height = stack.reduce((sum, { height_mm }) => sum + height_mm, 0)
            expect(height).toBeLessThanOrEqual(Math.min(type.height_mm, type.door_height_mm))
            stack.forEach(({ bears_kg }, at) => {
              const above = stack.slice(at + 1).reduce((sum, load) => sum + load.kg, 0)
              if (above > 0) expect(above).toBeLessThanOrEqual(bears_kg)
            })
          }
        }
      }),
    )
  })

  test('nothing stands before what is unloaded earlier', () => {
    fc.assert(
      fc.property(loads, types, (given, of) => {
        for (const { stacks } of loadUnits(given, roomsOf(of)) ?? [])
          for (const one of stacks)
            for (const other of stacks)
              if ((one.loads[0]?.stop ?? 0) > (other.loads[0]?.stop ?? 0)) expect(one.x).toBeLessThanOrEqual(other.x)
      }),
    )
  })
})

test.each([
  [11, ['20DC']],
  [12, ['40DC']],
  [24, ['40DC']],
  [25, ['40DC', '20DC']],
  [35, ['40DC', '20DC']],
  [48, ['40DC', '40DC']],
] as const)('%i pallets go into %j', (count, expected) => {
  expect(namesOf(loadUnits(makeLoads(count), roomsOf(usual)))).toEqual(expected)
})

test('what is too high for one door goes through a higher one', () => {
  expect(namesOf(loadUnits(makeLoads(24, { height_mm: 2394 }), roomsOf(usual)))).toEqual(['40HC'])
  expect(loadUnits(makeLoads(1, { height_mm: 2600 }), roomsOf(usual))).toBeUndefined()
})

test('heavy loads need more units than places, and roads fewer kilograms still', () => {
  expect(namesOf(loadUnits(makeLoads(11, { kg: 1500 }), roomsOf(typesOf('20DC'))))).toEqual(['20DC'])
  expect(loadUnits(makeLoads(24, { kg: 1500 }), roomsOf(typesOf('40DC')))).toHaveLength(2)
  expect(
    loadUnits(makeLoads(11, { kg: 1500 }), roomsOf(typesOf('20DC'), { ...euro, road_limit_kg: 15_000 })),
  ).toHaveLength(2)
})

test('two low pallets share a place when the lower bears the upper', () => {
  const most = { height: 2650, kg: 24_000 }
  expect(stackUp(makeLoads(2, { height_mm: 1050, bears_kg: 4000 }), most)).toHaveLength(1)
  expect(stackUp(makeLoads(2, { height_mm: 1050, bears_kg: 400 }), most)).toHaveLength(2)
  expect(stackUp(makeLoads(2, { height_mm: 1400, bears_kg: 4000 }), most)).toHaveLength(2)
  // Three of 800 mm: the lowest bears both others.
  expect(stackUp(makeLoads(3, { height_mm: 800, bears_kg: 1000 }), most)).toHaveLength(1)
  expect(stackUp(makeLoads(3, { height_mm: 800, bears_kg: 999 }), most)).toHaveLength(2)
})

test('heavy pallets stand where the weight is in the middle', () => {
  const loads = makeLoads(11).map((load) => ({ ...load, kg: load.index < 4 ? 1500 : 200 }))
  const [unit] = loadUnits(loads, roomsOf(typesOf('20DC'))) ?? []
  const { along, across } = unit ? findImbalance(unit) : { along: 1, across: 1 }
  expect(Math.abs(along)).toBeLessThan(0.05)
  expect(Math.abs(across)).toBeLessThan(0.05)
})
