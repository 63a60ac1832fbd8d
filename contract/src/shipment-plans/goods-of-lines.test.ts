import { expect, test } from 'vitest'
import { cartonOf } from './cartons-of.ts'
import { readGoodsOfLines } from './goods-of-lines.ts'

const load = {
  ...{ type: 'Carton', units: 24, packs: 5, isLastPackPartial: false, width: 300, height: 250, depth: 400 },
  ...{ grams_each: 12_000, grams: 60_000, litres: 150 },
}
const line = { position: 0, name: 'Olive oil', options: [{ value: '0.5 l' }], quantity: 100, load }

test('lines are planned in the packs that were agreed, by what is left of them', () => {
  const { goods, unpacked } = readGoodsOfLines([line, { ...line, position: 1, quantity: 0 }])
  expect(unpacked).toEqual([])
  expect(goods.map(cartonOf)).toEqual([
    {
      ...{ id: '1', name: 'Olive oil, 0.5 l', length_mm: 400, width_mm: 300, height_mm: 250, gross_kg: 12 },
      ...{ units_per_carton: 24, units: 100 },
    },
  ])
})

test('lines without packing are named, those of nothing are not', () => {
  const bare = { ...line, load: null }
  expect(readGoodsOfLines([bare, { ...bare, name: 'Soap', quantity: 0 }])).toEqual({
    goods: [],
    unpacked: ['Olive oil, 0.5 l'],
  })
})

test('what packs bear and how goods must travel was frozen with the deal', () => {
  const handling = { thisSideUp: true, stackable: false }
  const travel = { temperature: { min: 2, max: 8 }, dangerousGoodsClass: '9', unNumber: 'UN3480' }
  const { goods } = readGoodsOfLines([{ ...line, load: { ...load, handling, travel } }])
  expect(goods.map(cartonOf)).toMatchObject([
    {
      ...{ this_side_up: true, stackable: false, temperature_c: { min: 2, max: 8 } },
      ...{ dangerous_goods_class: '9', un_number: 'UN3480' },
    },
  ])
})
