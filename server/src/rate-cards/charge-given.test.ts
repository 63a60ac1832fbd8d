import { chargeGiven } from '@fairquay/contract/rate-cards/charge-given.ts'
import { emptyFreightLoad } from '@fairquay/contract/rate-cards/lanes-for-tests.ts'
import { chargeableOf } from '@fairquay/planner/shipment/chargeable.ts'
import fc from 'fast-check'
import { expect, test } from 'vitest'

// The planner knows nothing of rate cards, and what is typed is no plan: what both take as usual must not come apart.
test('a load that is typed is charged as a plan of the same figures', () => {
  const side = fc.integer({ min: 1, max: 300 }).map((centimetres) => centimetres * 10)
  const load = fc.record({
    mode: fc.constantFrom('air', 'truck', 'rail', 'boat'),
    sides: fc.tuple(side, side, side),
    kg: fc.integer({ min: 1, max: 200_000 }).map((tenths) => tenths / 10),
    ldm: fc.integer({ min: 0, max: 136 }).map((tenths) => tenths / 10),
  })
  fc.assert(
    fc.property(load, ({ mode, sides: [length_mm, width_mm, height_mm], kg, ldm }) => {
      const planned = chargeableOf(mode, { pieces: [{ length_mm, width_mm, height_mm, kg, count: 1 }], ldm })
      const volume_m3 = (length_mm * width_mm * height_mm) / 1e9
      const wm = Math.max(kg / 1000, volume_m3)
      const typed = chargeGiven({ ...emptyFreightLoad, gross_kg: kg, volume_m3, ldm, wm }, mode)
      expect(mode === 'boat' ? typed.wm : typed.chargeable_kg).toBeCloseTo(planned.value, 6)
    }),
  )
})
