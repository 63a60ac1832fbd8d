import type { PlanInput, PlannedCarton, ShipmentPlan } from '@fairquay/contract/shipment-plans/shapes.ts'
import { findTermsWarnings } from '@fairquay/contract/shipment-plans/terms-warnings.ts'
import { type FullLoads, findFullLoads } from '@fairquay/planner/shipment/full-loads.ts'
import { findPackLoads, type PackLoads } from '@fairquay/planner/shipment/pack-loads.ts'
import { planShipment } from '@fairquay/planner/shipment/plan-shipment.ts'

/** What the thread is asked: how a shipment is loaded, or what one carton fills, for who orders it and for who describes it. */
export type PlannerQuestions = {
  plan: { of: PlanInput; answer: ShipmentPlan }
  full: { of: PlannedCarton; answer: FullLoads }
  pack: { of: PlannedCarton; answer: PackLoads | undefined }
}
export type PlannerQuestion = {
  [Kind in keyof PlannerQuestions]: { kind: Kind; of: PlannerQuestions[Kind]['of'] }
}[keyof PlannerQuestions]

/** A full pallet goes into any container and trailer; more than the roads allow is no full load. */
const full = { pallet: 'EUR-1', max_height_mm: 1800, types: ['20DC'], road_limit_kg: 24_000 } as const

/** What the planner knows nothing of is pointed out behind what it says. */
function plan(input: PlanInput): ShipmentPlan {
  const made = planShipment(input)
  return { ...made, warnings: [...made.warnings, ...findTermsWarnings(input)] }
}

function answer(asked: PlannerQuestion): PlannerQuestions[PlannerQuestion['kind']]['answer'] {
  if (asked.kind === 'plan') return plan(asked.of)
  return asked.kind === 'full' ? findFullLoads(asked.of, full) : findPackLoads(asked.of)
}

/** The browser's thread that plans loads: each message is a number and a question, each answer that number and what was found. */
addEventListener('message', ({ data: { number, ...asked } }: MessageEvent<{ number: number } & PlannerQuestion>) => {
  postMessage({ number, answer: answer(asked) })
})
