import { defineMessages, formatNumber } from '../locale.ts'
import { editorSections, editorMessages as say } from '../products/editor-messages.ts'
import { describeWarning, type WarningWeight } from './advice.ts'
import type { LoadWarning, PackWarning } from './pack-warnings.ts'
import { formatPlanVolume } from './summary.ts'

/** What a sentence needs beside the warning: what the goods are called, and how many packs there are to be told apart. */
export type PackNames = { product: string; packs: number }

/** A warning about packs in words, where a plan has the same one in the words of the plan. */
export function describePackWarning(warning: PackWarning, names: PackNames): { weight: WarningWeight; text: string } {
  switch (warning.code) {
    case 'INNER_PACKS_LARGER': {
      const { pack, inner, count, inner_m3, pack_m3 } = warning
      const [taken, room] = [formatPlanVolume(inner_m3), formatPlanVolume(pack_m3)]
      // What is soft may be pressed together.
      return { weight: 'advice', text: texts.innerLarger(nameAt(pack), nameAt(inner), count, taken, room) }
    }
    case 'INNER_PACKS_HEAVIER': {
      const { pack, inner, count, inner_kg, pack_kg } = warning
      return problem(texts.innerHeavier(nameAt(pack), nameAt(inner), count, kilograms(inner_kg), kilograms(pack_kg)))
    }
    case 'UNITS_HEAVIER': {
      const { pack, units, unit_kg, pack_kg } = warning
      return problem(
        texts.unitsHeavier(nameAt(pack), units, kilograms(unit_kg), kilograms(units * unit_kg), kilograms(pack_kg)),
      )
    }
    case 'DENSITY_ODD': {
      const kg = formatNumber(warning.kg_m3, { maximumFractionDigits: warning.is === 'dense' ? 0 : 1 })
      return problem(texts.density[warning.is](nameAt(warning.pack), `${kg} kg`))
    }
    default:
      return describeLoadWarning({ into: 'pallet', warning }, names)
  }
}

/** A warning about how a carton loads, in the words of a plan by ship. */
export function describeLoadWarning(
  { into, warning }: LoadWarning,
  { product, packs }: PackNames,
): { weight: WarningWeight; text: string } {
  const name = product.trim() || texts.theseGoods
  return describeWarning(warning, {
    wrapper: into === 'pallet' ? 'pallets' : 'loose',
    mode: 'boat',
    nameOf: (carton) => (packs > 1 ? texts.named(name, nameAt(Number(carton))) : name),
  })
}

function problem(text: string): { weight: WarningWeight; text: string } {
  return { weight: 'problem', text }
}

function nameAt(pack: number): string {
  return say.packUnnamed(pack + 1)
}

function kilograms(value: number): string {
  return `${formatNumber(value, { maximumFractionDigits: value < 10 ? 3 : 1 })} kg`
}

const texts = defineMessages({
  theseGoods: 'these goods',
  named: (product: string, pack: string) => `${product} (${pack})`,
  innerLarger: (pack: string, inner: string, count: number, taken: string, room: string) =>
    `${pack} holds ${formatNumber(count)} × ${inner} by its units, but those take ${taken} and its sides make ${room}. Check the sides and the units of both.`,
  innerHeavier: (pack: string, inner: string, count: number, kg: string, packKg: string) =>
    `${pack} holds ${formatNumber(count)} × ${inner} by its units, but those weigh ${kg} and it weighs ${packKg} with them. Check the weights and the units of both.`,
  unitsHeavier: (pack: string, units: number, unitKg: string, kg: string, packKg: string) =>
    `${pack} weighs ${packKg} with its contents, but ${formatNumber(units)} × ${unitKg} make ${kg}. Check its weight and units, and the weight of one (${editorSections.measures}).`,
  density: {
    dense: (pack: string, kg: string) =>
      `${pack} weighs ${kg} a cubic metre, more than stone. Perhaps its sides are meant in a larger unit, or its weight in a smaller one.`,
    light: (pack: string, kg: string) =>
      `${pack} weighs ${kg} a cubic metre, hardly more than air. Perhaps its sides are meant in a smaller unit, or its weight in a larger one.`,
  },
})
