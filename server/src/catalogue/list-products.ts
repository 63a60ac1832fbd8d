import { CompiledQuery } from 'kysely'
import type { Queryable } from '../database.ts'
import { storedList } from '../json-text.ts'
import type { Audience } from '../session.ts'
import { facetOf } from './facets.ts'
import { type Plan, writeList } from './list-sql.ts'
import type { FacetSet, Question } from './read-question.ts'

const everything: FacetSet = { facets: [facetOf.all], every: false, mayOverlap: false }

/** One page of products as JSON texts, and how many there are in all. One statement; two when several filters are combined. */
export async function listProducts(
  db: Queryable,
  question: Question,
  audience: Audience,
): Promise<{ cards: string; total: number }> {
  if (question.words === '' || question.sets.some(({ facets }) => facets.length === 0)) return { cards: '', total: 0 }
  const { text, values } = writeList(await planList(db, question), audience)
  const { rows } = await db.executeQuery<{ total: number; cards: string | null }>(CompiledQuery.raw(text, values))
  return { cards: rows[0]?.cards ?? '', total: rows[0]?.total ?? 0 }
}

/** Decides along which set to walk: the one with the fewest products. Looks at the sizes only where there is something to decide. */
export async function planList(db: Queryable, question: Question): Promise<Plan> {
  const parts = question.sets.flatMap(splitStrictSet)
  if (question.words !== undefined) return { ...question, driver: everything, others: parts }
  // The sellers' own order stands on sellers' facets only; the seller is the first set then.
  if (question.sort === 'position') return { ...question, driver: parts[0] ?? everything, others: parts.slice(1) }
  const isPlain = parts.length <= 1 && !parts.some(isWide)
  const [first = everything, ...rest] = isPlain ? parts : await orderBySize(db, parts)
  return { ...question, driver: first, others: rest }
}

/** A set that asks for every facet cannot be walked along as a whole: it is walked along its first facet, and checked like the others. */
function splitStrictSet(set: FacetSet): FacetSet[] {
  if (!set.every || set.facets.length === 1) return [{ ...set, every: false }]
  return [{ facets: set.facets.slice(0, 1), every: false, mayOverlap: false }, set]
}

/** Several facets on which one product can stand more than once. */
function isWide({ facets, every, mayOverlap }: FacetSet): boolean {
  return mayOverlap && !every && facets.length > 1
}

/** The smallest set first. All sub-industries of one industry have a facet of their own, where every product stands once and the total is known. */
async function orderBySize(db: Queryable, sets: readonly FacetSet[]): Promise<FacetSet[]> {
  const wide = sets.find(isWide)
  const subIndustryIds = (wide?.facets ?? [])
    .map((facet) => Number(facet.slice(facetOf.category('').length)))
    .sort((a, b) => a - b)
  const { rows } = await db.executeQuery<{ facet: string; size: number | null }>(
    CompiledQuery.raw(
      `select facet, sum(delta)::int as size from facet_changes where facet = any ($1::text[]) group by facet
      union all
      select 'industry:' || industry_id, null from sub_industries group by industry_id having array_agg(id order by id) = $2::int[]`,
      [sets.flatMap(({ facets }) => facets), subIndustryIds],
    ),
  )
  const sizes = new Map(rows.map(({ facet, size }) => [facet, size ?? 0]))
  const industry = rows.find(({ size }) => size === null)?.facet
  const sizeOf = (set: FacetSet) =>
    set.every ? Number.POSITIVE_INFINITY : set.facets.reduce((sum, facet) => sum + (sizes.get(facet) ?? 0), 0)
  const ordered = [...sets].sort((a, b) => sizeOf(a) - sizeOf(b))
  return ordered.map((set) =>
    set === wide && industry ? { facets: [industry], every: false, mayOverlap: false } : set,
  )
}

/** The texts of a page in their envelope, for `writeJson`. */
export function joinPage(
  { cards, total }: { cards: string; total: number },
  { page, perPage }: Pick<Question, 'page' | 'perPage'>,
): object {
  return { data: storedList(cards), current_page: page, per_page: perPage, total }
}
