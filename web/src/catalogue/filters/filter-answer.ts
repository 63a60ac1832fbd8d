import type { getFilters } from '@fairquay/contract/catalogue/endpoints.ts'
import type { AnswerOf } from '@fairquay/contract/endpoint.ts'

export type Filters = AnswerOf<typeof getFilters>
export type Industry = Filters['categories'][number]
export type SelectFilter = Filters['select'][number]

/** Items of a list before 'Show more' (docs/product.md#catalogue). */
export const shownAtFirst = 8

/** The industry that holds all the chosen sub-industries, if one does: the panel is drilled down into it. */
export function findIndustry(categories: readonly Industry[], chosen: readonly string[]): Industry | undefined {
  if (chosen.length === 0) return undefined
  return categories.find((industry) => {
    const ids = new Set(industry.subIndustries.map(({ id }) => String(id)))
    return chosen.every((id) => ids.has(id))
  })
}

/** The sub-industry chosen alone within its industry. */
export function findSubIndustry(industry: Industry | undefined, chosen: readonly string[]) {
  return chosen.length === 1 ? industry?.subIndustries.find(({ id }) => String(id) === chosen[0]) : undefined
}
