// A process that plans loads, one after the other (plan-apart.ts asks it).
import type { PlanInput, ShipmentPlan } from '@fairquay/contract/shipment-plans/shapes.ts'
import { findTermsWarnings } from '@fairquay/contract/shipment-plans/terms-warnings.ts'
import { planShipment } from '@fairquay/planner/shipment/plan-shipment.ts'
import { answerApart } from '../work-apart.ts'

answerApart((input: PlanInput): ShipmentPlan => {
  const plan = planShipment(input)
  return { ...plan, warnings: [...plan.warnings, ...findTermsWarnings(input)] }
})
