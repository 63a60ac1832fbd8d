import { expect, test } from 'vitest'
import { cartonOf, countPlannedCartons } from './cartons-of.ts'

const pack = { type: 'Carton', units: 24, grams: 12_000.4, width: 300, height: 250, depth: 400.04 }

test('goods in packs are cartons with their units', () => {
  expect(cartonOf({ id: '7', name: 'Olive oil', pack, quantity: 4810 })).toEqual({
    id: '7',
    name: 'Olive oil',
    length_mm: 400,
    width_mm: 300,
    height_mm: 250,
    gross_kg: 12,
    units_per_carton: 24,
    units: 4810,
  })
})

test('what packs bear and how goods travel goes with them', () => {
  const handling = { thisSideUp: false, stackable: true, maxStackLayers: 4, maxTopLoadKg: 50 }
  const travel = { temperature: { min: 2, max: 8 }, dangerousGoodsClass: '3', unNumber: 'UN1263' }
  const goods = { id: '7', name: 'Paint', pack: { ...pack, handling, travel }, quantity: 24, origin: 'Paint House' }
  expect(cartonOf(goods)).toMatchObject({
    this_side_up: false,
    stackable: true,
    max_stack_layers: 4,
    max_top_load_kg: 50,
    temperature_c: { min: 2, max: 8 },
    dangerous_goods_class: '3',
    un_number: 'UN1263',
    origin: 'Paint House',
  })
  const bare = cartonOf({ ...goods, pack: { ...pack, handling: { thisSideUp: true, stackable: false } } })
  expect(bare).toMatchObject({ this_side_up: true, stackable: false })
  expect(bare).not.toHaveProperty('max_stack_layers')
  expect(bare).not.toHaveProperty('temperature_c')
})

test.each([
  [{ units: 4810, units_per_carton: 24 }, 201],
  [{ units: 4800, units_per_carton: 24 }, 200],
  [{ quantity: 3, units: 4800, units_per_carton: 24 }, 3],
  [{ units: 5 }, 5],
  [{}, 0],
])('%o are %d cartons', (counted, cartons) => {
  const { units, units_per_carton, ...carton } = cartonOf({ id: '7', name: '', pack, quantity: 0 })
  expect(countPlannedCartons({ ...carton, ...counted })).toBe(cartons)
})
