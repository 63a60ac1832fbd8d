import { defineMessages } from '../locale.ts'
import { type CartonCount, countPlannedCartons } from './cartons-of.ts'
import { type NamedCarton, unitTitles } from './names.ts'
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
  'UN number',
  'Dangerous goods class',
])

type CountedCarton = NamedCarton & CartonCount

/** A plan as a table, by unit and pallet; pallets no unit takes come last, without a unit, and behind them cartons that are on no pallet either: all add up to what is planned. */
export function writePlanRows(plan: ShipmentPlan, cartons: readonly CountedCarton[]): PlanRow[] {
  const kinds = new Map(cartons.map((carton) => [carton.id, carton]))
  const kindOf: KindOf = (id) => kinds.get(id) ?? { id }
  const housed = new Set<number>()
  const rows = plan.units.flatMap((unit, index) => {
    const name = `${index + 1} · ${unitTitles[unit.type]}`
    if (unit.build !== undefined) return writeLoose(plan, unit, name, kindOf)
    const pallets = palletsIn(unit)
    for (const pallet of pallets) housed.add(pallet)
    return pallets.flatMap((pallet) => writePallet(plan, pallet, name, kindOf))
  })
  const left = plan.pallets.flatMap((_, index) => (housed.has(index) ? [] : writePallet(plan, index, '', kindOf)))
  return [...rows, ...left, ...writeUnplaced(plan, cartons)]
}

function writeUnplaced({ pallets, units, builds }: ShipmentPlan, cartons: readonly CountedCarton[]): PlanRow[] {
  const placed = new Map<string, number>()
  const place = (id: string, count: number) => placed.set(id, (placed.get(id) ?? 0) + count)
  for (const { id, cartons: count } of pallets.flatMap(({ contents }) => contents)) place(id, count)
  for (const { build } of units) for (const { id } of builds[build ?? -1] ?? []) place(id, 1)
  return cartons.flatMap((carton) => {
    const count = countPlannedCartons(carton) - (placed.get(carton.id) ?? 0)
    return count > 0 ? [['', '', carton.name || carton.id, count, '', '', '', '', ...tellDanger(carton)]] : []
  })
}

/** Which pallets are in a unit, as positions in the plan's list, in their order there. */
export function palletsIn({ stacks = [] }: Pick<PlannedUnit, 'stacks'>): number[] {
  return stacks.flatMap(({ pallets }) => pallets).sort((a, b) => a - b)
}

function writePallet(plan: ShipmentPlan, index: number, unit: string, kindOf: KindOf): PlanRow[] {
  const pallet = plan.pallets[index]
  if (!pallet) return []
  return pallet.contents.map(({ id, cartons }, at) => {
    const facts = at === 0 ? [pallet.layers, pallet.height_mm, round(pallet.gross_kg), pallet.stop] : ['', '', '', '']
    const kind = kindOf(id)
    return [unit, index + 1, kind.name || id, cartons, ...facts, ...tellDanger(kind)]
  })
}

function writeLoose({ builds }: ShipmentPlan, { build, kg }: PlannedUnit, unit: string, kindOf: KindOf): PlanRow[] {
  const counts = new Map<string, number>()
  for (const { id } of builds[build ?? -1] ?? []) counts.set(id, (counts.get(id) ?? 0) + 1)
  return [...counts].map(([id, cartons], at) => {
    const kind = kindOf(id)
    const facts = ['', '', at === 0 ? round(kg) : '', '']
    return [unit, '', kind.name || id, cartons, ...facts, ...tellDanger(kind)]
  })
}

type KindOf = (id: string) => NamedCarton

function tellDanger({ un_number, dangerous_goods_class }: NamedCarton): string[] {
  return [un_number ?? '', dangerous_goods_class ?? '']
}

/** To the gram: sums of kilograms are not exact in the last digits. */
function round(kg: number): number {
  return Math.round(kg * 1000) / 1000
}
