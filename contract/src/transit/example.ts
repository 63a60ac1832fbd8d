import type { TransitInput } from './shapes.ts'

/** Two tonnes from Shanghai to Hamburg. */
export const exampleTransit: TransitInput = {
  from: { country: 'CN', place: 'Shanghai' },
  to: { country: 'DE', place: 'Hamburg' },
  modes: ['boat', 'air'],
  gross_kg: 2000,
}
