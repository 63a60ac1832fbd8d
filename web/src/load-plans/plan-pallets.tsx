import { formatNumber } from '@fairquay/contract/locale.ts'
import { describeContents, groupPallets, nameGroup } from '@fairquay/contract/shipment-plans/pallet-groups.ts'
import type { PlanInput, ShipmentPlan } from '@fairquay/contract/shipment-plans/shapes.ts'
import { formatPlanWeight } from '@fairquay/contract/shipment-plans/summary.ts'
import { useState } from 'react'
import { Disclosure } from '../ui/disclosure.tsx'
import { PalletFill } from './picture/fill-bars.tsx'
import { PalletLayers } from './picture/pallet-layers.tsx'
import { planTexts as texts } from './texts.ts'

type PlanPalletsProps = { plan: ShipmentPlan; input: PlanInput; nameOf: (carton: string) => string }

/** So many kinds of pallets are drawn on paper; a plan with more has its table. */
const mostOpen = 1

/** Equal pallets told once, each with its layers from above as whoever loads it needs them. */
export function PlanPallets({ plan, input, nameOf }: PlanPalletsProps) {
  const groups = groupPallets(plan.pallets)
  const [closed, setClosed] = useState<ReadonlySet<number>>(new Set())
  if (groups.length === 0) return null
  return (
    <section aria-labelledby="load-pallets">
      <h3 id="load-pallets" className="mb-1 text-base">
        {texts.palletsTitle}
      </h3>
      {groups.map((group, index) => {
        const { pallet, first } = group
        const isOpen = index < mostOpen !== closed.has(index)
        return (
          <Disclosure
            key={first}
            isOpen={isOpen}
            onToggle={(open) =>
              setClosed((now) => {
                if (open === isOpen) return now
                const next = new Set(now)
                if (!next.delete(index)) next.add(index)
                return next
              })
            }
            summary={
              <span className="flex min-w-0 flex-wrap items-baseline gap-x-3">
                <span>{nameGroup(group)}</span>
                <span className="tabular text-sm font-normal text-soft">
                  {texts.palletFacts(
                    describeContents(pallet, nameOf),
                    formatNumber(pallet.height_mm, { maximumFractionDigits: 0 }),
                    formatPlanWeight(pallet.gross_kg),
                  )}
                </span>
              </span>
            }
          >
            {isOpen ? (
              <div className="flex flex-col gap-4">
                <PalletLayers plan={plan} terms={input} nameOf={nameOf} pallet={pallet} />
                <PalletFill pallet={pallet} terms={input} />
              </div>
            ) : null}
          </Disclosure>
        )
      })}
    </section>
  )
}
