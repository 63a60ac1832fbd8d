import type { PlannerAddress } from '@fairquay/contract/shipment-plans/address.ts'
import { cartonOf, type PlannedGoods } from '@fairquay/contract/shipment-plans/cartons-of.ts'
import { findCartonFaults } from '@fairquay/contract/shipment-plans/input-faults.ts'
import { summarisePlan } from '@fairquay/contract/shipment-plans/summary.ts'
import { Link } from '@tanstack/react-router'
import { Container } from 'lucide-react'
import { joinClasses } from '../ui/join-classes.ts'
import { usePlannerTerms } from './kept-terms.ts'
import { writeTerms } from './terms-form.ts'
import { planTexts as texts } from './texts.ts'
import { usePlan } from './use-plan.ts'

type LoadLineProps = {
  goods: readonly PlannedGoods[]
  /** The page of the whole plan. */
  search: PlannerAddress
  className?: string
}

/** What goods come to on the road, in one line that opens their plan: '7 pallets · 4.2 t · 11.3 m³ · 54 % of a 20′ container'. Nothing where no packing is known. */
export function LoadLine({ goods, search, className }: LoadLineProps) {
  const { draft: terms } = usePlannerTerms()
  const cartons = goods.map(cartonOf)
  const isPlannable = cartons.length > 0 && findCartonFaults(cartons) === undefined
  const { plan, isFailed } = usePlan(isPlannable ? { cartons, ...writeTerms(terms) } : undefined)
  if (!isPlannable || isFailed) return null
  return (
    <Link
      to="/load-planner"
      search={search}
      className={joinClasses(
        'flex min-h-11 items-center gap-2.5 rounded-md bg-tint px-3 py-2 text-sm transition-colors hover:text-quay',
        className,
      )}
    >
      <Container size={18} aria-hidden="true" className="shrink-0 text-quay" />
      <span className="min-w-0">
        <span className="tabular block font-medium">
          {plan ? summarisePlan(plan.plan).join(' · ') : texts.planning}
        </span>
        <span className="block text-soft underline">{texts.seePlan}</span>
      </span>
    </Link>
  )
}
