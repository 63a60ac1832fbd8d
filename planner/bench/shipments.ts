// How long a plan takes: shipments of 20 and of 200 different cartons, on pallets and loose.
//   node planner/bench/shipments.ts
import { planShipment } from '../src/shipment/plan-shipment.ts'
import type { ShipmentInput } from '../src/shipment/shapes.ts'

let state = 1
const draw = (least: number, most: number) => {
  state = (16807 * state) % (2 ** 31 - 1)
  return least + (state % (most - least + 1))
}
const makeCartons = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    id: String(index),
    length_mm: draw(200, 600),
    width_mm: draw(150, 400),
    height_mm: draw(100, 400),
    gross_kg: draw(2, 25),
    quantity: draw(1, 80),
  }))

// Code is slow until the machine has translated it.
for (let warm = 0; warm < 40; warm++)
  for (const wrapper of ['pallets', 'loose'] as const)
    planShipment({ cartons: makeCartons(20), wrapper, mode: 'boat', distribution: 'groupage' })

console.log('lines  wrapper  distribution  ms median  ms worst  pallets  units')
for (const count of [20, 200])
  for (const wrapper of ['pallets', 'loose'] as const)
    for (const distribution of ['groupage', 'full_load'] as const) {
      const times: number[] = []
      let plan: ReturnType<typeof planShipment> | undefined
      for (let run = 0; run < 21; run++) {
        const input: ShipmentInput = { cartons: makeCartons(count), wrapper, mode: 'boat', distribution }
        const began = performance.now()
        plan = planShipment(input)
        times.push(performance.now() - began)
      }
      times.sort((a, b) => a - b)
      const [median = 0, worst = 0] = [times[10], times[20]]
      console.log(
        `${String(count).padStart(5)}  ${wrapper.padEnd(7)}  ${distribution.padEnd(12)}  ${median.toFixed(1).padStart(9)}  ` +
          `${worst.toFixed(1).padStart(8)}  ${String(plan?.pallets.length).padStart(7)}  ${String(plan?.units.length).padStart(5)}`,
      )
    }
