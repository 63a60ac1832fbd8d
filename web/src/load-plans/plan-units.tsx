import { unitTitles } from '@fairquay/contract/shipment-plans/names.ts'
import type { PlanInput, ShipmentPlan } from '@fairquay/contract/shipment-plans/shapes.ts'
import { useState } from 'react'
import { Select } from '../ui/select.tsx'
import { UnitFill } from './picture/fill-bars.tsx'
import { LoadPicture } from './picture/load-picture.tsx'
import { planTexts as texts } from './texts.ts'

type PlanUnitsProps = { plan: ShipmentPlan; input: PlanInput; nameOf: (carton: string) => string }

/** The containers, trailers or air cargo units of a plan, one at a time: how each is loaded and how full it is. */
export function PlanUnits({ plan, input, nameOf }: PlanUnitsProps) {
  const [chosen, setChosen] = useState(0)
  const { units } = plan
  // The plan changes while it is typed: a unit that is gone is not looked at any more.
  const at = Math.min(chosen, units.length - 1)
  const unit = units[at]
  if (!unit) return null
  const titles = units.map(({ type }, index) => texts.unit(index + 1, unitTitles[type]))
  return (
    <section aria-labelledby="load-units" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <h3 id="load-units" className="text-base">
          {texts.units}
        </h3>
        {units.length > 1 ? (
          <Select
            label={texts.units}
            isLabelHidden
            options={titles.map((label, index) => ({ value: String(index), label }))}
            value={String(at)}
            onChange={(event) => setChosen(Number(event.target.value))}
            className="min-w-56 print:hidden"
          />
        ) : (
          <span className="text-soft">{titles[0]}</span>
        )}
      </div>
      <LoadPicture key={at} plan={plan} terms={input} nameOf={nameOf} unit={at} />
      <UnitFill unit={unit} />
    </section>
  )
}
