import { expect, test } from 'vitest'
import { loadCalls } from '../documentation/examples/loads.ts'
import type { PlannedUnit, ShipmentPlan } from '../shipment-plans/shapes.ts'
import { proposeShipment } from './propose-shipment.ts'

const plan: ShipmentPlan = loadCalls.planShipmentLoad.answer
const [trailer] = plan.units as [PlannedUnit]

test.each([
  ['a corner of a trailer is groupage', [trailer], 'groupage'],
  ['most of one is a full load', [{ ...trailer, floor_share: 0.6 }], 'full-load'],
  ['as is more than one', [trailer, trailer], 'full-load'],
] as const)('%s', (_name, units, container_distribution) => {
  expect(proposeShipment({ ...plan, units: [...units] }, 'EUR-1', 'truck')).toEqual({
    pallet_category: 'EUR-1',
    container_distribution,
  })
})

test('a pallet that is too small for a carton is not proposed', () => {
  const warnings: ShipmentPlan['warnings'] = [{ code: 'CARTON_TOO_LARGE', carton: 'A', cartons: 2 }]
  expect(proposeShipment({ ...plan, warnings }, 'EUR-1', 'truck').pallet_category).toBe('')
})

test('by air a load is shared, however large', () => {
  const units = [trailer, { ...trailer, floor_share: 1 }]
  expect(proposeShipment({ ...plan, units }, 'EUR-1', 'air').container_distribution).toBe('groupage')
})
