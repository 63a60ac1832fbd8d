import type { ProductDataDraft } from '@fairquay/contract/catalogue/draft.ts'
import { roundTo } from '@fairquay/contract/rounding.ts'

/** Grams of one of each unit. */
export const gramsPer = { g: 1, kg: 1000, t: 1_000_000, lb: 453.59237, oz: 28.349523125 } as const
export const millimetresPer = { mm: 1, cm: 10, m: 1000, in: 25.4 } as const

type Weight = Pick<ProductDataDraft, 'weightValue' | 'weightMeasure'>
type Dimensions = Pick<ProductDataDraft, 'width' | 'height' | 'depth' | 'dimensionMeasure'>

/** The same weight in another unit is the same. */
export function mergeWeight(given: Partial<Weight>, before: Weight): Partial<Weight> {
  const { weightValue, weightMeasure = before.weightMeasure } = given
  if (weightValue === undefined) return {}
  const inGrams = (value: number | null, unit: Weight['weightMeasure']) =>
    value === null ? null : value * gramsPer[unit]
  const [known, told] = [inGrams(before.weightValue, before.weightMeasure), inGrams(weightValue, weightMeasure)]
  const isSame = known !== null && told !== null ? Math.abs(known - told) < 0.01 : known === told
  return isSame ? {} : { weightValue, weightMeasure }
}

/** One unit holds for all three: those the file does not speak of are put into its unit. */
export function mergeDimensions(given: Partial<Dimensions>, before: Dimensions): Partial<Dimensions> {
  const unit = given.dimensionMeasure ?? before.dimensionMeasure
  const factor = millimetresPer[before.dimensionMeasure] / millimetresPer[unit]
  const isNear = (a: number | null, b: number | null) =>
    a === b || (a !== null && b !== null && Math.abs(a - b) < 0.001)
  const inUnit = (value: number | null) => (value === null ? null : roundTo(value * factor, 3))
  const sides = ['width', 'height', 'depth'] as const
  const told = sides.map((side) => given[side] ?? (given[side] === null ? null : inUnit(before[side])))
  if (sides.every((side, at) => isNear(told[at] ?? null, inUnit(before[side])))) return {}
  return { width: told[0] ?? null, height: told[1] ?? null, depth: told[2] ?? null, dimensionMeasure: unit }
}
