import { CompiledQuery } from 'kysely'
import type { Queryable } from '../database.ts'
import { facetOf } from './facets.ts'
import type { FacetSet } from './read-question.ts'

/** How many products filters have, each by itself: it is known since they were written. */

/** Several facets on which one product can stand more than once. */
export function isWide({ facets, every, mayOverlap }: FacetSet): boolean {
  return mayOverlap && !every && facets.length > 1
}

/** How many products stand on each facet that is asked for and on that of all, if any is, and the industry whose sub-industries are all asked for: it has a facet of its own, where every product stands once. */
export type Sizes = { products: ReadonlyMap<string, number>; industry: string | undefined }

export async function findSizes(db: Queryable, sets: readonly FacetSet[]): Promise<Sizes> {
  if (sets.length === 0) return { products: new Map(), industry: undefined }
  const subIndustryIds = (sets.find(isWide)?.facets ?? [])
    .map((facet) => Number(facet.slice(facetOf.category('').length)))
    .sort((a, b) => a - b)
  const { rows } = await db.executeQuery<{ facet: string; size: number | null }>(
    CompiledQuery.raw(
      `select facet, sum(delta)::int as size from facet_changes where facet = any ($1::text[]) group by facet
      union all
      select 'industry:' || industry_id, null from sub_industries group by industry_id having array_agg(id order by id) = $2::int[]`,
      [[facetOf.all, ...sets.flatMap(({ facets }) => facets)], subIndustryIds],
    ),
  )
  return {
    products: new Map(rows.map(({ facet, size }) => [facet, size ?? 0])),
    industry: rows.find(({ size }) => size === null)?.facet,
  }
}

/** How many products a set has; of one that asks for every facet nobody knows. */
export function sizeOfSet({ facets, every }: FacetSet, { products }: Sizes): number {
  return every ? Number.POSITIVE_INFINITY : facets.reduce((sum, facet) => sum + (products.get(facet) ?? 0), 0)
}

/** How many products may be in all of these sets, as if they had nothing to do with each other. */
export function expectProducts(sets: readonly FacetSet[], sizes: Sizes): number {
  const all = sizes.products.get(facetOf.all) ?? 0
  return all === 0 ? 0 : sets.reduce((rest, set) => rest * Math.min(1, sizeOfSet(set, sizes) / all), all)
}
