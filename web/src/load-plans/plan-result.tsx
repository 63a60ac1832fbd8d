import { nameCartons } from '@fairquay/contract/shipment-plans/names.ts'
import type { PlanInput, ShipmentPlan } from '@fairquay/contract/shipment-plans/shapes.ts'
import { summarisePlan } from '@fairquay/contract/shipment-plans/summary.ts'
import type { ReactNode } from 'react'
import { PlanInWords } from './picture/plan-in-words.tsx'
import { PlanFacts } from './plan-facts.tsx'
import { PlanPallets } from './plan-pallets.tsx'
import { PlanUnits } from './plan-units.tsx'
import { PlanWarnings } from './plan-warnings.tsx'
import { planTexts as texts } from './texts.ts'

type PlanResultProps = {
  plan: ShipmentPlan
  input: PlanInput
  /** The next plan is on its way; this one stays until then. */
  isPlanning?: boolean
  /** Beside the heading: share, print. */
  actions?: ReactNode
}

/** A plan as people read it: in one line, what is to be mended, how it looks, and its figures. */
export function PlanResult({ plan, input, isPlanning = false, actions }: PlanResultProps) {
  const nameOf = nameCartons(input.cartons)
  const words = { nameOf, wrapper: input.wrapper, mode: input.mode }
  return (
    <section aria-labelledby="load-plan" aria-busy={isPlanning} className="flex min-w-0 flex-col gap-5 wrap-anywhere">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div>
          <h2 id="load-plan" className="text-lg">
            {texts.result}
          </h2>
          <p aria-live="polite" className="tabular text-xl font-semibold text-balance">
            {summarisePlan(plan).join(' · ')}
          </p>
        </div>
        {actions}
      </div>
      <PlanWarnings warnings={plan.warnings} words={words} />
      <PlanUnits plan={plan} input={input} nameOf={nameOf} />
      <PlanPallets plan={plan} input={input} nameOf={nameOf} />
      <section aria-labelledby="load-facts">
        <h3 id="load-facts" className="mb-3 text-base">
          {texts.facts}
        </h3>
        <PlanFacts plan={plan} terms={input} />
      </section>
      <PlanInWords plan={plan} nameOf={nameOf} />
    </section>
  )
}
