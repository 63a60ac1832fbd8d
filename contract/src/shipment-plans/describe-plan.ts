import { defineMessages, formatList, formatNumber, formatPlural, locale } from '../locale.ts'
import { unitTitles } from './names.ts'
import { describeContents, groupPallets, nameGroup, type PalletGroup } from './pallet-groups.ts'
import type { PlannedUnit, ShipmentPlan } from './shapes.ts'
import { fillOf, formatPlanWeight, formatShare } from './summary.ts'

type NameOf = (carton: string) => string

/** A plan in sentences, for those who listen instead of looking: each unit with what stands in it, then what has no place. */
export function describePlan(plan: ShipmentPlan, nameOf: NameOf): string[] {
  const housed = new Set(plan.units.flatMap(palletsIn))
  const homeless = plan.pallets.map((_, index) => index).filter((index) => !housed.has(index))
  return [
    ...plan.units.flatMap((unit, index) => describeUnit(plan, unit, nameUnit(unit, index, plan.units.length), nameOf)),
    ...(homeless.length > 0 ? [texts.homeless(homeless.length), ...describePallets(plan, homeless, nameOf)] : []),
  ]
}

/** What begins the sentence about a unit; of several each has a number. */
function nameUnit({ type }: PlannedUnit, index: number, all: number): string {
  const title = unitTitles[type]
  return all > 1
    ? texts.numbered(formatNumber(index + 1), formatNumber(all), title)
    : title.charAt(0).toLocaleUpperCase(locale) + title.slice(1)
}

function palletsIn({ stacks = [] }: PlannedUnit): number[] {
  return stacks.flatMap(({ pallets }) => pallets).sort((a, b) => a - b)
}

function describeUnit(plan: ShipmentPlan, unit: PlannedUnit, name: string, nameOf: NameOf): string[] {
  const weight = formatPlanWeight(unit.kg)
  const fill = formatShare(fillOf(unit))
  const shared = unit.is_shared ? [texts.shared] : []
  if (!unit.stacks) {
    const goods = countGoods(plan.builds[unit.build ?? -1] ?? [], nameOf)
    return [texts.loose(name, goods, weight, fill), ...shared]
  }
  const pallets = palletsIn(unit)
  const what =
    unit.stacks.length < pallets.length
      ? texts.stacked(texts.pallets(pallets.length), texts.places(unit.stacks.length))
      : texts.pallets(pallets.length)
  return [texts.onPallets(name, what, weight, fill), ...shared, ...describePallets(plan, pallets, nameOf)]
}

/** Equal pallets that follow each other, told once. */
function describePallets({ pallets }: ShipmentPlan, indexes: readonly number[], nameOf: NameOf): string[] {
  return splitRuns(indexes).flatMap((run) => {
    const offset = run[0] ?? 0
    const groups = groupPallets(run.flatMap((index) => pallets[index] ?? []))
    return groups.map((group) =>
      describeGroup({ ...group, first: group.first + offset, last: group.last + offset }, nameOf),
    )
  })
}

/** [0, 1, 2, 5] → [[0, 1, 2], [5]] */
function splitRuns(indexes: readonly number[]): number[][] {
  const runs: number[][] = []
  for (const index of indexes) {
    const run = runs.at(-1)
    if (run && run.at(-1) === index - 1) run.push(index)
    else runs.push([index])
  }
  return runs
}

function describeGroup(group: PalletGroup, nameOf: NameOf): string {
  const { height_mm, gross_kg } = group.pallet
  return texts.group(
    nameGroup(group),
    describeContents(group.pallet, nameOf),
    formatNumber(Math.ceil(height_mm)),
    formatPlanWeight(gross_kg),
    group.last > group.first,
  )
}

function countGoods(boxes: readonly { id: string }[], nameOf: NameOf): string {
  const counts = new Map<string, number>()
  for (const { id } of boxes) counts.set(id, (counts.get(id) ?? 0) + 1)
  return formatList([...counts].map(([id, count]) => `${formatNumber(count)} × ${nameOf(id)}`))
}

const texts = defineMessages({
  numbered: (number: string, all: string, unit: string) => `Unit ${number} of ${all}, ${unit}`,
  pallets: (count: number) => formatPlural(count, { one: '# pallet', other: '# pallets' }),
  places: (count: number) => formatPlural(count, { one: '# place', other: '# places' }),
  stacked: (pallets: string, places: string) => `${pallets} on ${places}, some on one another`,
  onPallets: (unit: string, pallets: string, weight: string, fill: string) =>
    `${unit}: ${pallets}, ${weight}, ${fill} full.`,
  loose: (unit: string, goods: string, weight: string, fill: string) =>
    `${unit}: ${goods} without pallets, ${weight}, ${fill} full.`,
  shared: 'It is shared: the goods of others are in it too.',
  group: (name: string, contents: string, height: string, weight: string, isSeveral: boolean) =>
    `${name}: ${contents}, ${height} mm high, ${weight}${isSeveral ? ' each' : ''}.`,
  homeless: (count: number) =>
    formatPlural(count, { one: '# pallet fits none of the units.', other: '# pallets fit none of the units.' }),
})
