import { defineMessages } from '../locale.ts'
import { unitTitles } from './names.ts'
import type { PlannedUnit, ShipmentPlan } from './shapes.ts'

/** A row of a plan as a table: what lies where. Of a pallet with several goods each has a row; sizes and weight stand in the first. */
export type PlanRow = readonly (string | number)[]

/** The titles of the table's columns. */
export const planRowTitles: readonly string[] = defineMessages([
  'Unit',
  'Pallet',
  'Goods',
  'Cartons',
  'Layers',
  'Height (mm)',
  'Gross weight (kg)',
  'Delivery stop',
])

/** A plan as a table, by unit and pallet; pallets no unit takes come last, without a unit. */
export function writePlanRows(plan: ShipmentPlan, nameOf: (carton: string) => string): PlanRow[] {
  const housed = new Set<number>()
  const rows = plan.units.flatMap((unit, index) => {
    const name = `${index + 1} · ${unitTitles[unit.type]}`
    if (unit.build !== undefined) return writeLoose(plan, unit, name, nameOf)
    const pallets = palletsIn(unit)
    for (const pallet of pallets) housed.add(pallet)
    return pallets.flatMap((pallet) => writePallet(plan, pallet, name, nameOf))
  })
  const left = plan.pallets.flatMap((_, index) => (housed.has(index) ? [] : writePallet(plan, index, '', nameOf)))
  return [...rows, ...left]
}

/** Which pallets are in a unit, as positions in the plan's list, in their order there. */
export function palletsIn({ stacks = [] }: Pick<PlannedUnit, 'stacks'>): number[] {
  return stacks.flatMap(({ pallets }) => pallets).sort((a, b) => a - b)
}

function writePallet(plan: ShipmentPlan, index: number, unit: string, nameOf: (carton: string) => string): PlanRow[] {
  const pallet = plan.pallets[index]
  if (!pallet) return []
  return pallet.contents.map(({ id, cartons }, at) => {
    const facts = at === 0 ? [pallet.layers, pallet.height_mm, round(pallet.gross_kg), pallet.stop] : ['', '', '', '']
    return [unit, index + 1, nameOf(id), cartons, ...facts]
  })
}

function writeLoose(
  { builds }: ShipmentPlan,
  { build, kg }: PlannedUnit,
  unit: string,
  nameOf: (carton: string) => string,
): PlanRow[] {
  const counts = new Map<string, number>()
  for (const { id } of builds[build ?? -1] ?? []) counts.set(id, (counts.get(id) ?? 0) + 1)
  return [...counts].map(([id, cartons], at) => [unit, '', nameOf(id), cartons, '', '', at === 0 ? round(kg) : '', ''])
}

/** To the gram: sums of kilograms are not exact in the last digits. */
function round(kg: number): number {
  return Math.round(kg * 1000) / 1000
}
