import { defineMessages, formatNumber } from '../locale.ts'
import { describeWarning } from './advice.ts'
import { nameCartons, unitTitles } from './names.ts'
import { describeContents, groupPallets, nameGroup } from './pallet-groups.ts'
import type { PlanInput, ShipmentPlan } from './shapes.ts'
import { formatPlanWeight, summarisePlan } from './summary.ts'

/** A plan as documents print it: everything is text already. */
export type LoadSection = {
  title: string
  /** '7 pallets · 4.2 t · 11.3 m³ · 54 % of a 20′ container'. */
  summary: string
  columns: string[]
  /** Equal pallets, or what lies without pallets in a unit: which, what is on it, height, weight of one. */
  rows: string[][]
  warnings: string[]
}

/** The words of a plan for a document. */
export function writeLoadSection(input: PlanInput, plan: ShipmentPlan): LoadSection {
  const nameOf = nameCartons(input.cartons)
  return {
    title: sectionTexts.title,
    summary: summarisePlan(plan).join(' · '),
    columns: [...sectionTexts.columns],
    rows: [...writePallets(plan, nameOf), ...writeLoose(plan, nameOf)],
    warnings: plan.warnings.map(
      (warning) => describeWarning(warning, { nameOf, wrapper: input.wrapper, mode: input.mode }).text,
    ),
  }
}

function writePallets({ pallets }: ShipmentPlan, nameOf: (carton: string) => string): string[][] {
  return groupPallets(pallets).map((group) => [
    nameGroup(group),
    describeContents(group.pallet, nameOf),
    sectionTexts.millimetres(formatNumber(group.pallet.height_mm, { maximumFractionDigits: 0 })),
    formatPlanWeight(group.pallet.gross_kg),
  ])
}

function writeLoose({ units, builds }: ShipmentPlan, nameOf: (carton: string) => string): string[][] {
  return units.flatMap(({ type, build, kg }, index) => {
    if (build === undefined) return []
    const counts = new Map<string, number>()
    for (const { id } of builds[build] ?? []) counts.set(id, (counts.get(id) ?? 0) + 1)
    const goods = [...counts].map(([id, count]) => `${formatNumber(count)} × ${nameOf(id)}`).join(', ')
    return [[`${formatNumber(index + 1)} · ${unitTitles[type]}`, goods, '', formatPlanWeight(kg)]]
  })
}

const sectionTexts = defineMessages({
  title: 'How it is loaded',
  columns: ['', 'Loaded with', 'Height', 'Weight of one'],
  millimetres: (value: string) => `${value} mm`,
})
