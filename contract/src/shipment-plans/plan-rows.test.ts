import { expect, test } from 'vitest'
import { writePlanRows } from './plan-rows.ts'
import type { PlannedPallet, PlannedUnit, ShipmentPlan } from './shapes.ts'

const pallet = (contents: PlannedPallet['contents']): PlannedPallet => ({
  cartons: 48,
  layers: 6,
  height_mm: 1644,
  gross_kg: 600.1 + 0.2,
  contents,
  stop: 1,
  build: 0,
})
const unit: PlannedUnit = {
  type: '20DC',
  is_shared: false,
  cartons: 96,
  kg: 1202,
  volume_share: 0.2,
  weight_share: 0.1,
  floor_share: 0.2,
}
const place = { x_mm: 0, y_mm: 0, length_mm: 1210, width_mm: 810 }
const plan: ShipmentPlan = {
  cartons: 144,
  patterns: [],
  pallets: [
    pallet([{ id: 'A', cartons: 48 }]),
    pallet([
      { id: 'A', cartons: 40 },
      { id: 'B', cartons: 8 },
    ]),
    pallet([{ id: 'B', cartons: 48 }]),
  ],
  units: [
    {
      ...unit,
      stacks: [
        { ...place, pallets: [1] },
        { ...place, pallets: [0] },
      ],
    },
  ],
  builds: [[]],
  totals: {
    gross_kg: 1800,
    volume_m3: 4,
    goods_m3: 3,
    ldm: 1,
    chargeable: { value: 1, unit: 'units', rule: 'flat' },
  },
  warnings: [],
}
const cartons = [
  { id: 'A', name: 'Olive oil', quantity: 88 },
  { id: 'B', name: 'Paint', quantity: 56, dangerous_goods_class: '3', un_number: 'UN1263' },
]

test('a plan as a table says what lies on which pallet and in which unit', () => {
  expect(writePlanRows(plan, cartons)).toEqual([
    ['1 · 20′ container', 1, 'Olive oil', 48, 6, 1644, 600.3, 1, '', ''],
    ['1 · 20′ container', 2, 'Olive oil', 40, 6, 1644, 600.3, 1, '', ''],
    ['1 · 20′ container', 2, 'Paint', 8, '', '', '', '', 'UN1263', '3'],
    ['', 3, 'Paint', 48, 6, 1644, 600.3, 1, 'UN1263', '3'],
  ])
})

test('cartons that are nowhere come last, so that all are told', () => {
  const more = [
    ...cartons.map((one) => ({ ...one, quantity: one.quantity + 2 })),
    { id: 'C', units: 25, units_per_carton: 10 },
  ]
  expect(writePlanRows(plan, more).slice(4)).toEqual([
    ['', '', 'Olive oil', 2, '', '', '', '', '', ''],
    ['', '', 'Paint', 2, '', '', '', '', 'UN1263', '3'],
    ['', '', 'C', 3, '', '', '', '', '', ''],
  ])
})

test('without pallets it counts the cartons of each unit', () => {
  const box = (id: string) => ({ id, x: 0, y: 0, z: 0, length: 1, width: 1, height: 1 })
  const loose = { ...plan, pallets: [], units: [{ ...unit, build: 0 }], builds: [[box('A'), box('B'), box('A')]] }
  const few = cartons.map((one) => ({ ...one, quantity: one.id === 'A' ? 2 : 1 }))
  expect(writePlanRows(loose, few)).toEqual([
    ['1 · 20′ container', '', 'Olive oil', 2, '', '', 1202, '', '', ''],
    ['1 · 20′ container', '', 'Paint', 1, '', '', '', '', 'UN1263', '3'],
  ])
})
