import { expect, test } from 'vitest'
import { loadCalls } from '../documentation/examples/loads.ts'
import { listPlanFacts } from './plan-facts.ts'
import type { ShipmentPlan } from './shapes.ts'

const plan: ShipmentPlan = loadCalls.planShipmentLoad.answer
const charged = (chargeable: ShipmentPlan['totals']['chargeable']) =>
  listPlanFacts({ ...plan, totals: { ...plan.totals, chargeable } }, {}).find(({ label }) => label === 'Chargeable')

test('a plan is told in the figures a carrier asks for', () => {
  expect(listPlanFacts(plan, {}).map(({ label, value }) => `${label}: ${value}`)).toEqual([
    'Cartons: 200',
    'Pallets: 5',
    'Gross weight: 2,525 kg',
    'Volume as loaded: 6.691 m³',
    'Volume of the goods: 6 m³',
    'Loading metres: 2',
    'Chargeable: 3,500 kg',
    'US freight class: 65',
  ])
})

test.each([
  [{ value: 6.6912, unit: 'wm', rule: 'volume' }, '6.691 W/M', 'by volume'],
  [{ value: 2, unit: 'units', rule: 'flat' }, '2 whole', 'a price for each'],
] as const)('what is charged is told with its unit and why', (chargeable, value, note) => {
  expect(charged(chargeable)).toMatchObject({ value, note })
})

test.each([
  [{}, 'EUR-1'],
  [{ pallet: 'EUR-6' }, 'EUR-6'],
  [{ pallet: { length_mm: 1219, width_mm: 1016, height_mm: 145, kg: 17, safe_load_kg: 1200 } }, '1,219 × 1,016 mm'],
] as const)('the pallets of %o say what kind they are', (terms, note) => {
  expect(listPlanFacts(plan, terms)).toContainEqual({ label: 'Pallets', value: '5', note })
})
