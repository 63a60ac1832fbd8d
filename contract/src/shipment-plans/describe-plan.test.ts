import { expect, test } from 'vitest'
import { describePlan } from './describe-plan.ts'
import type { PlannedPallet, PlannedUnit, ShipmentPlan } from './shapes.ts'

const nameOf = (id: string) => ({ A: 'Olive oil', B: 'Honey' })[id] ?? id

const pallet = (build: number): PlannedPallet => ({
  cartons: 48,
  layers: 6,
  height_mm: 1210,
  gross_kg: 421,
  contents: [{ id: build === 0 ? 'A' : 'B', cartons: 48 }],
  stop: 1,
  build,
})

const unit = (given: Partial<PlannedUnit>): PlannedUnit => ({
  type: '20DC',
  is_shared: false,
  cartons: 240,
  kg: 2105,
  volume_share: 0.3,
  weight_share: 0.1,
  floor_share: 0.41,
  ...given,
})

const stack = (...pallets: number[]) => ({ x_mm: 0, y_mm: 0, length_mm: 1210, width_mm: 810, pallets })

const plan = (given: Partial<ShipmentPlan>): ShipmentPlan => ({
  cartons: 240,
  patterns: [],
  pallets: [],
  units: [],
  builds: [],
  totals: {
    gross_kg: 0,
    volume_m3: 0,
    goods_m3: 0,
    ldm: 0,
    chargeable: { value: 0, unit: 'kg', rule: 'weight' },
  },
  warnings: [],
  ...given,
})

test('a unit, how full it is, and equal pallets once', () => {
  const pallets = [pallet(0), pallet(0), pallet(0), pallet(0), pallet(1)]
  const stacks = [stack(4), stack(0), stack(1), stack(2), stack(3)]
  expect(describePlan(plan({ pallets, units: [unit({ stacks })] }), nameOf)).toEqual([
    '20′ container: 5 pallets, 2.1 t, 41 % full.',
    'Pallets 1–4: 48 × Olive oil in 6 layers, 1,210 mm high, 421 kg each.',
    'Pallet 5: 48 × Honey in 6 layers, 1,210 mm high, 421 kg.',
  ])
})

test('pallets on pallets, several units, shared ones, and what has no place', () => {
  const pallets = [pallet(0), pallet(0), pallet(0), pallet(0)]
  const units = [
    unit({ type: 'trailer', is_shared: true, stacks: [stack(0, 2)] }),
    unit({ type: 'trailer', stacks: [stack(1)] }),
  ]
  expect(describePlan(plan({ pallets, units }), nameOf)).toEqual([
    'Unit 1 of 2, trailer of 13.6 m: 2 pallets on 1 place, some on one another, 2.1 t, 41 % full.',
    'It is shared: the goods of others are in it too.',
    'Pallet 1: 48 × Olive oil in 6 layers, 1,210 mm high, 421 kg.',
    'Pallet 3: 48 × Olive oil in 6 layers, 1,210 mm high, 421 kg.',
    'Unit 2 of 2, trailer of 13.6 m: 1 pallet, 2.1 t, 41 % full.',
    'Pallet 2: 48 × Olive oil in 6 layers, 1,210 mm high, 421 kg.',
    '1 pallet fits none of the units.',
    'Pallet 4: 48 × Olive oil in 6 layers, 1,210 mm high, 421 kg.',
  ])
})

test('cartons without pallets are counted by what they are', () => {
  const box = { x: 0, y: 0, z: 0, length: 1, width: 1, height: 1 }
  const builds = [['A', 'B', 'A'].map((id) => ({ id, ...box }))]
  expect(describePlan(plan({ builds, units: [unit({ type: 'PMC', build: 0 })] }), nameOf)).toEqual([
    'PMC air cargo pallet: 2 × Olive oil and 1 × Honey without pallets, 2.1 t, 41 % full.',
  ])
})
