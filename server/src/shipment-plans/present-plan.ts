import { describeWarning } from '@fairquay/contract/shipment-plans/advice.ts'
import type { AnsweredPlan } from '@fairquay/contract/shipment-plans/endpoints.ts'
import { nameCartons } from '@fairquay/contract/shipment-plans/names.ts'
import type { MadePlan } from './queries.ts'

/** As it is answered: with its warnings in words. */
export function presentPlan({ title, input, plan }: MadePlan, key: string | null, at: Date): AnsweredPlan {
  const words = { nameOf: nameCartons(input.cartons), wrapper: input.wrapper, mode: input.mode }
  return {
    id: key,
    title,
    created_at: at.toISOString(),
    input,
    ...plan,
    warnings: plan.warnings.map((warning) => ({ ...warning, message: describeWarning(warning, words).text })),
  }
}
