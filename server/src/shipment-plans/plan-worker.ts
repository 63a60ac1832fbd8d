import { parentPort } from 'node:worker_threads'
import type { PlanInput } from '@fairquay/contract/shipment-plans/shapes.ts'
import { planShipment } from '@fairquay/planner/shipment/plan-shipment.ts'

/** A thread that plans loads, one after the other: each message is one input, each answer its plan. */
parentPort?.on('message', (input: PlanInput) => {
  parentPort?.postMessage(planShipment(input))
})
