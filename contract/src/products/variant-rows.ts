import { most } from '../catalogue/draft-rules.ts'
import { combinationOf } from '../catalogue/term-rules.ts'
import type { ProductForm } from './form.ts'
import { listCombinations } from './price-lines.ts'

/** A combination of option values as a row of the editor's table: where its lines and what it says of itself stand in the form. */
export type VariantRow = {
  key: string
  options: Readonly<Record<string, string>>
  /** Places in `terms`; none where it is sold by a line for several combinations. */
  lines: readonly number[]
  /** Its place in `variants`; undefined while it says nothing. */
  at: number | undefined
}

type Form = Pick<ProductForm, 'options' | 'terms' | 'variants'>
type Choice = Readonly<Record<string, string>>

/**
 * The rows of the table of variants: what holds for several combinations first ('Red'), then each combination that is sold, in the order of the options. Nothing of a
 * product without options.
 */
export function listVariantRows({ options, terms, variants = [] }: Form): VariantRow[] {
  if (options.length === 0) return []
  const lines = new Map<string, number[]>()
  for (const [index, line] of terms.entries()) {
    const key = combinationOf(line.options)
    lines.set(key, [...(lines.get(key) ?? []), index])
  }
  const places = new Map(variants.map((variant, at) => [combinationOf(variant.options), at]))
  const said = new Map([...terms, ...variants].map((one) => [combinationOf(one.options), one.options]))
  const forSeveral = terms.filter((line) => Object.keys(line.options).length < options.length)
  const whole = listCombinations(options).filter(
    (choice) => said.has(combinationOf(choice)) || forSeveral.some((line) => isWithin(line.options, choice)),
  )
  const keys = new Set(whole.map(combinationOf))
  const others = [...said].filter(([key]) => !keys.has(key)).map(([, choice]) => choice)
  return [...others, ...whole].slice(0, most.variants).map((choice) => {
    const key = combinationOf(choice)
    return { key, options: choice, lines: lines.get(key) ?? [], at: places.get(key) }
  })
}

/** Whether what is said of some values holds for a combination: it names no other value. */
function isWithin(said: Choice, choice: Choice): boolean {
  return Object.entries(said).every(([name, value]) => choice[name]?.trim() === value.trim())
}

/** The rows that `part` is about: one option value in all of its combinations, or every row that is a whole combination. */
export function rowsWith(rows: readonly VariantRow[], part: Choice, options: Form['options']): VariantRow[] {
  return rows.filter((row) => Object.keys(row.options).length === options.length && isWithin(part, row.options))
}

/** What a row takes over where it says nothing: the closest that is said of fewer values, or the product. Said by `read`; undefined: nothing. */
export function readInherited<Value>(
  { variants = [] }: Form,
  { options }: VariantRow,
  read: (variant: NonNullable<ProductForm['variants']>[number]) => Value | undefined,
): Value | undefined {
  const size = Object.keys(options).length
  return variants
    .filter((one) => Object.keys(one.options).length < size && isWithin(one.options, options))
    .sort((a, b) => Object.keys(b.options).length - Object.keys(a.options).length)
    .map(read)
    .find((value) => value !== undefined)
}
