import { expect, test } from 'vitest'
import { chargeGiven } from './charge-given.ts'
import { emptyFreightLoad } from './lanes-for-tests.ts'

const chargedOf = (mode: 'air' | 'truck' | 'rail', gross_kg: number, volume_m3: number, ldm: number | null = null) =>
  chargeGiven({ ...emptyFreightLoad, gross_kg, volume_m3, ldm }, mode).chargeable_kg

test.each([
  ['by air up to the next half kilogram', chargedOf('air', 100.2, 0.1), 100.5],
  ['by air what stands on a step stays there', chargedOf('air', 100.5, 0.1), 100.5],
  ['by air 6,000 cm³ a kilogram', chargedOf('air', 100, 6), 1000],
  ['on the road by loading metres', chargedOf('truck', 3000, 2, 2), 3500],
  ['on the road nothing without them', chargedOf('truck', 3000, 2), null],
  ['by rail a cubic metre at least', chargedOf('rail', 60, 0.2), 500],
])('%s', (_, charged, expected) => expect(charged).toBe(expected))

test('by sea a tonne or cubic metre at least, as of goods that are planned', () => {
  const bySea = (wm: number | null) =>
    chargeGiven({ ...emptyFreightLoad, gross_kg: 100, volume_m3: 0.2, wm }, 'boat').wm
  expect([bySea(0.2), bySea(2.5), bySea(null)]).toEqual([1, 2.5, null])
})
