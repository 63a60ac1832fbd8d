import { expect, test } from 'vitest'
import type { PlannedUnit, ShipmentPlan } from './shapes.ts'
import { formatPlanVolume, formatPlanWeight, formatShare, summarisePlan } from './summary.ts'

const unit = (type: PlannedUnit['type'], share = 0.5): PlannedUnit => ({
  type,
  is_shared: false,
  cartons: 48,
  kg: 4210,
  volume_share: share,
  weight_share: 0.1,
  floor_share: 0.3,
})

const plan: ShipmentPlan = {
  cartons: 336,
  patterns: [],
  pallets: Array.from({ length: 7 }, () => ({
    cartons: 48,
    layers: 6,
    height_mm: 1644,
    gross_kg: 601,
    contents: [],
    stop: 1,
    build: 0,
  })),
  units: [unit('20DC', 0.536)],
  builds: [[]],
  totals: {
    gross_kg: 4210,
    volume_m3: 11.27,
    goods_m3: 10,
    ldm: 2.8,
    chargeable: { value: 11.27, unit: 'wm', rule: 'volume' },
  },
  warnings: [],
}

test('a plan in one line', () => {
  expect(summarisePlan(plan).join(' · ')).toBe('7 pallets · 4.2 t · 11.3 m³ · 54 % of a 20′ container')
})

test('without pallets cartons are counted, and several units by their types', () => {
  const loose = { ...plan, pallets: [], units: [unit('40HC'), unit('40HC'), unit('20DC')] }
  expect(summarisePlan(loose)).toEqual([
    '336 cartons',
    '4.2 t',
    '11.3 m³',
    '2 × 40′ high-cube container',
    '1 × 20′ container',
  ])
})

test('what fits into nothing is said without a unit', () => {
  expect(summarisePlan({ ...plan, units: [] })).toEqual(['7 pallets', '4.2 t', '11.3 m³'])
})

test.each([
  [999.4, '999 kg'],
  [1000, '1 t'],
  [8.54, '8.5 kg'],
])('%d kg reads %s', (kg, text) => expect(formatPlanWeight(kg)).toBe(text))

test.each([
  [0.0421, '0.042 m³'],
  [12, '12 m³'],
])('%d reads %s', (value, text) => expect(formatPlanVolume(value)).toBe(text))

test.each([
  [0, '0 %'],
  [0.001, '1 %'],
  [1, '100 %'],
])('a share of %d reads %s', (share, text) => expect(formatShare(share)).toBe(text))
