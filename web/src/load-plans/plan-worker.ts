import type { PlanInput } from '@fairquay/contract/shipment-plans/shapes.ts'
import { planShipment } from '@fairquay/planner/shipment/plan-shipment.ts'

/** The browser's thread that plans loads: each message is a number and an input, each answer that number and the plan. */
addEventListener('message', ({ data: { number, input } }: MessageEvent<{ number: number; input: PlanInput }>) => {
  postMessage({ number, plan: planShipment(input) })
})
