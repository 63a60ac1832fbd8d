import { expect, test } from 'vitest'
import { exampleCarton } from './example.ts'
import { findCartonFaults } from './input-faults.ts'
import type { PlannedCarton } from './shapes.ts'

const { units: _, ...uncounted } = exampleCarton
const counted = (change: Partial<PlannedCarton>): PlannedCarton => ({ ...uncounted, quantity: 1, ...change })

test('cartons that can be planned have no faults', () => {
  expect(findCartonFaults([exampleCarton, counted({ id: 'B', quantity: 0 })])).toBeUndefined()
})

test.each([
  ['nothing to count them by', [uncounted], 'cartons.0.quantity'],
  ['one name for two kinds', [counted({}), counted({})], 'cartons.1.id'],
  [
    'a temperature that ends before it begins',
    [counted({ temperature_c: { min: 8, max: 2 } })],
    'cartons.0.temperature_c',
  ],
  ['more than a plan may have', [counted({ quantity: 20_000 }), counted({ id: 'B' })], 'cartons'],
  ['more kinds than a plan may have', Array.from({ length: 201 }, (_, id) => counted({ id: String(id) })), 'cartons'],
  ['none at all', [counted({ quantity: 0 })], 'cartons'],
] as const)('%s is said beside the field', (_name, cartons, field) => {
  expect(Object.keys(findCartonFaults(cartons as readonly PlannedCarton[]) ?? {})).toEqual([field])
})
