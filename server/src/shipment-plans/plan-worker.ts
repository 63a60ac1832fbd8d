import { parentPort } from 'node:worker_threads'
import type { PlanInput } from '@fairquay/contract/shipment-plans/shapes.ts'
import { findTermsWarnings } from '@fairquay/contract/shipment-plans/terms-warnings.ts'
import { planShipment } from '@fairquay/planner/shipment/plan-shipment.ts'

/** A thread that plans loads, one after the other: each message is one input, each answer its plan. */
parentPort?.on('message', (input: PlanInput) => {
  const plan = planShipment(input)
  parentPort?.postMessage({ ...plan, warnings: [...plan.warnings, ...findTermsWarnings(input)] })
})
