import type { PlannerAddress } from '@fairquay/contract/shipment-plans/address.ts'
import { cartonOf, type PlannedGoods } from '@fairquay/contract/shipment-plans/cartons-of.ts'
import { findCartonFaults } from '@fairquay/contract/shipment-plans/input-faults.ts'
import { summarisePlan } from '@fairquay/contract/shipment-plans/summary.ts'
import { usePlannerTerms } from './kept-terms.ts'
import { PlannedLine } from './planned-line.tsx'
import { writeTerms } from './terms-form.ts'
import { usePlan } from './use-plan.ts'

type LoadLineProps = {
  goods: readonly PlannedGoods[]
  /** The page of the whole plan; without it the line leads nowhere. */
  search?: PlannerAddress
  /** What of the goods is not in it, where it leads nowhere. */
  note?: string | undefined
  className?: string
}

/** What goods come to on the road, planned here, in one line, which opens their plan where there is a page of it. Nothing where no packing is known. */
export function LoadLine({ goods, search, note, className }: LoadLineProps) {
  const { draft: terms } = usePlannerTerms()
  const cartons = goods.map(cartonOf)
  const isPlannable = cartons.length > 0 && findCartonFaults(cartons) === undefined
  const { plan, isFailed } = usePlan(isPlannable ? { cartons, ...writeTerms(terms) } : undefined)
  if (!isPlannable || isFailed) return null
  return <PlannedLine summary={plan && summarisePlan(plan.plan)} search={search} note={note} className={className} />
}
