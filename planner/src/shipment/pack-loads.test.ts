import { expect, test } from 'vitest'
import { goods } from './example-for-tests.ts'
import { findPackLoads } from './pack-loads.ts'

test('cartons are told of on a pallet, in containers and in a trailer', () => {
  const loads = findPackLoads(goods)
  expect(loads?.pallet_name).toBe('EUR-1')
  expect(loads?.pallet).toMatchObject({ cartons: 48, per_layer: 8, layers: 6 })
  expect(loads?.units.map(({ type, by }) => `${type} ${by}`)).toEqual([
    '20DC pallets',
    '20DC loose',
    '40DC pallets',
    '40DC loose',
    'trailer pallets',
    'trailer loose',
  ])
})

test('what no EUR-1 takes is built on an EUR-2, what none takes goes without', () => {
  expect(findPackLoads({ ...goods, length_mm: 1150, width_mm: 950 })).toMatchObject({
    pallet_name: 'EUR-2',
    pallet: { per_layer: 1 },
  })
  const long = findPackLoads({ ...goods, length_mm: 2000 })
  expect(long?.pallet).toBeUndefined()
  expect(long?.units.every(({ by }) => by === 'loose')).toBe(true)
})

test('nothing is laid out that is no carton yet', () => {
  expect(findPackLoads({ ...goods, length_mm: 4, width_mm: 3, height_mm: 2 })).toBeUndefined()
  expect(findPackLoads({ ...goods, length_mm: 100, width_mm: 90, height_mm: 80, gross_kg: 0.1 })?.units).toMatchObject([
    { type: '20DC', by: 'pallets' },
    { type: '40DC', by: 'pallets' },
    { type: 'trailer', by: 'pallets' },
  ])
})
