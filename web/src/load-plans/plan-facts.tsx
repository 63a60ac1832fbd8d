import { listPlanFacts } from '@fairquay/contract/shipment-plans/plan-facts.ts'
import type { PlanInput, ShipmentPlan } from '@fairquay/contract/shipment-plans/shapes.ts'

/** The figures of a plan that a carrier asks for. */
export function PlanFacts({ plan, terms }: { plan: ShipmentPlan; terms: Pick<PlanInput, 'pallet'> }) {
  return (
    <dl className="tabular grid grid-cols-2 gap-x-6 gap-y-3 sm:grid-cols-4">
      {listPlanFacts(plan, terms).map(({ label, value, note }) => (
        <div key={label}>
          <dt className="text-sm text-soft">{label}</dt>
          <dd className="font-semibold">
            {value}
            {note ? <span className="block text-sm font-normal text-faint">{note}</span> : null}
          </dd>
        </div>
      ))}
    </dl>
  )
}
