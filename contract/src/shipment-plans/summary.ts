import { defineMessages, formatNumber, formatPlural } from '../locale.ts'
import { toPercent } from '../rounding.ts'
import { unitTitles } from './names.ts'
import type { PlanFigures, PlannedUnit, ShipmentPlan, UnitName } from './shapes.ts'

/** A plan in one line: ['7 pallets', '4.2 t', '11.3 m³', '54 % of a 20′ container']. Each part stands by itself. */
export function summarisePlan(plan: ShipmentPlan): string[] {
  return summariseFigures(readFigures(plan))
}

/** What a plan comes to. */
export function readFigures({ cartons, pallets, units, totals }: ShipmentPlan): PlanFigures {
  return {
    cartons,
    pallets: pallets.length,
    units: units.map(({ type, is_shared, kg, volume_share, weight_share, floor_share }) => ({
      type,
      is_shared,
      kg,
      volume_share,
      weight_share,
      floor_share,
    })),
    totals,
  }
}

/** The same line of a plan's figures. */
export function summariseFigures({ pallets, cartons, totals, units }: PlanFigures): string[] {
  return [
    pallets > 0 ? summaryTexts.pallets(pallets) : summaryTexts.cartons(cartons),
    formatPlanWeight(totals.gross_kg),
    formatPlanVolume(totals.volume_m3),
    ...summariseUnits(units),
  ]
}

/** What a plan takes of containers or trailers: '54 % of a 20′ container', or how many of which. */
export function summariseUnits(units: PlanFigures['units']): string[] {
  const [only, ...others] = units
  if (only && others.length === 0) return [summaryTexts.shareOf(formatShare(fillOf(only)), unitTitles[only.type])]
  return [...countTypes(units)].map(([type, count]) => `${formatNumber(count)} × ${unitTitles[type]}`)
}

/** How many units of which type, in the order of the plan. */
export function countTypes(units: readonly Pick<PlannedUnit, 'type'>[]): Map<UnitName, number> {
  const counts = new Map<UnitName, number>()
  for (const { type } of units) counts.set(type, (counts.get(type) ?? 0) + 1)
  return counts
}

type Shares = Pick<PlannedUnit, 'volume_share' | 'weight_share' | 'floor_share'>

/** How full a unit is, 0 to 1: by floor, room or weight, whichever is used up first. */
export function fillOf({ volume_share, weight_share, floor_share }: Shares): number {
  return Math.max(volume_share, weight_share, floor_share)
}

/** 4210 → '4.2 t', 845.5 → '846 kg'. */
export function formatPlanWeight(kg: number): string {
  return kg >= 1000
    ? `${formatNumber(kg / 1000, { maximumFractionDigits: 1 })} t`
    : `${formatNumber(kg, { maximumFractionDigits: kg < 10 ? 1 : 0 })} kg`
}

/** 11.27 → '11.3 m³', 0.042 → '0.042 m³', 0.0000314 → '0.000031 m³'. */
export function formatPlanVolume(cubicMetres: number): string {
  const digits =
    cubicMetres < 0.001 ? { maximumSignificantDigits: 2 } : { maximumFractionDigits: cubicMetres < 1 ? 3 : 1 }
  return `${formatNumber(cubicMetres, digits)} m³`
}

/** 0.536 → '54 %'; what is not empty is at least 1 %. */
export function formatShare(share: number): string {
  const percent = share > 0 ? Math.max(1, Math.round(toPercent(share, 1))) : 0
  return `${formatNumber(percent)} %`
}

const summaryTexts = defineMessages({
  pallets: (count: number) => formatPlural(count, { one: '# pallet', other: '# pallets' }),
  cartons: (count: number) => formatPlural(count, { one: '# carton', other: '# cartons' }),
  shareOf: (share: string, unit: string) => `${share} of a ${unit}`,
})
