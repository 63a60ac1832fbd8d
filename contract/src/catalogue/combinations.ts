import { variantKey } from './prices.ts'
import type { Product, ProductOption } from './shapes.ts'

/**
 * Which option values are offered together, for those who see no price list: the distinct sets of option value ids the list's lines are for. Undefined where
 * nothing needs saying: without options or lines, where a line is for all, and where every combination has a line of its own.
 */
export function listCombinations(
  options: readonly Pick<ProductOption, 'values'>[],
  lines: readonly (readonly number[])[],
): Product['combinations'] {
  const offered = new Map(lines.map((ids) => [variantKey(ids), [...ids]]))
  if (options.length === 0 || offered.size === 0 || offered.has('')) return undefined
  const whole = [...offered.values()].filter((ids) => ids.length === options.length)
  const possible = options.reduce((count, { values }) => count * values.length, 1)
  return whole.length === possible ? undefined : [...offered.values()]
}

/** Whether anything is offered for the chosen option values, as far as a guest is told: a set offered lies within them. */
export function isOffered({ combinations }: Pick<Product, 'combinations'>, chosen: readonly number[]): boolean {
  return combinations === undefined || combinations.some((ids) => ids.every((id) => chosen.includes(id)))
}
