import { formatNumber } from '@fairquay/contract/locale.ts'
import { cartonOf, countPlannedCartons, type PlannedGoods } from '@fairquay/contract/shipment-plans/cartons-of.ts'
import { findCartonFaults } from '@fairquay/contract/shipment-plans/input-faults.ts'
import { cartonMessages } from '@fairquay/contract/shipment-plans/messages.ts'
import type { ReactNode } from 'react'
import { usePlannerTerms } from '../load-plans/kept-terms.ts'
import { isPalletFaulty, writeTerms } from '../load-plans/terms-form.ts'
import { LivePlan } from './live-plan.tsx'
import { PlannerFrame } from './planner-frame.tsx'
import { TermsFields } from './terms-fields.tsx'
import { plannerTexts as texts } from './texts.ts'

type GoodsPlanProps = {
  title: string
  goods: readonly PlannedGoods[]
  children?: ReactNode
}

/** How goods of the marketplace are loaded: their cartons are known, how they travel can be chosen. */
export function GoodsPlan({ title, goods, children }: GoodsPlanProps) {
  const { draft: terms, change } = usePlannerTerms()
  const cartons = goods.map(cartonOf)
  const fault = findCartonFaults(cartons)?.cartons ?? (isPalletFaulty(terms) ? cartonMessages.palletFaulty : undefined)
  return (
    <PlannerFrame
      plan={
        <LivePlan title={title} input={fault ? undefined : { cartons, ...writeTerms(terms) }}>
          <p role="status" className="rounded-md bg-brick-tint px-4 py-3 text-brick">
            {fault}
          </p>
        </LivePlan>
      }
    >
      {children}
      <section aria-labelledby="planner-terms">
        <h2 id="planner-terms" className="mb-3 text-lg">
          {texts.terms}
        </h2>
        <TermsFields terms={terms} onChange={(part) => change((now) => ({ ...now, ...part }))} />
      </section>
      <section aria-labelledby="planner-cartons">
        <h2 id="planner-cartons" className="mb-3 text-lg">
          {texts.cartons}
        </h2>
        <ul className="tabular flex flex-col gap-2">
          {cartons.map((carton) => (
            <li key={carton.id} className="flex items-baseline justify-between gap-4 border-b border-line pb-2">
              <span className="min-w-0">
                <span className="block">{carton.name}</span>
                <span className="text-sm text-soft">
                  {texts.cartonSize(
                    [carton.length_mm, carton.width_mm, carton.height_mm].map((side) => formatNumber(side)).join(' × '),
                    formatNumber(carton.gross_kg),
                  )}
                </span>
              </span>
              <span className="shrink-0">{formatNumber(countPlannedCartons(carton))}</span>
            </li>
          ))}
        </ul>
      </section>
    </PlannerFrame>
  )
}
