import { formatNumber } from '@fairquay/contract/locale.ts'
import type { ShipmentPlan } from '@fairquay/contract/shipment-plans/shapes.ts'
import { formatPlanVolume, formatPlanWeight } from '@fairquay/contract/shipment-plans/summary.ts'
import { planTexts as texts } from './texts.ts'

/** The figures of a plan that a carrier asks for. */
export function PlanFacts({ plan }: { plan: ShipmentPlan }) {
  const { totals, pallets, cartons, us_freight_class: freightClass } = plan
  const { value, unit, rule } = totals.chargeable
  const charged = texts.chargeableUnits[unit](formatNumber(value, { maximumFractionDigits: unit === 'wm' ? 3 : 1 }))
  const facts: [string, string, string?][] = [
    [texts.cartonsFact, formatNumber(cartons)],
    ...(pallets.length > 0 ? ([[texts.palletsFact, formatNumber(pallets.length)]] as [string, string][]) : []),
    [texts.gross, formatPlanWeight(totals.gross_kg)],
    [texts.volume, formatPlanVolume(totals.volume_m3)],
    [texts.goodsVolume, formatPlanVolume(totals.goods_m3)],
    [texts.ldm, formatNumber(totals.ldm, { maximumFractionDigits: 2 })],
    [texts.chargeable, charged, texts.rules[rule]],
    ...(freightClass
      ? ([[texts.freightClass, freightClass, texts.freightClassHelp]] as [string, string, string][])
      : []),
  ]
  return (
    <dl className="tabular grid grid-cols-2 gap-x-6 gap-y-3 sm:grid-cols-4">
      {facts.map(([name, shown, help]) => (
        <div key={name}>
          <dt className="text-sm text-soft">{name}</dt>
          <dd className="font-semibold">
            {shown}
            {help ? <span className="block text-sm font-normal text-faint">{help}</span> : null}
          </dd>
        </div>
      ))}
    </dl>
  )
}
