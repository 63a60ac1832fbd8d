import { CompiledQuery } from 'kysely'
import type { Queryable } from '../database.ts'
import { planList } from './list-products.ts'
import { writeFacetCounts } from './list-sql.ts'
import type { FacetSet, Question } from './read-question.ts'

/** What one choice of a filter would leave, the other filters as they are. `facet` is the name of the choice (facets.ts). */
export type FacetCount = { facet: string; products: number }
/** `isEstimate`: more products were in question than are looked at, so that the counts are scaled up. */
export type FacetCounts = { counts: FacetCount[]; isEstimate: boolean }

/** So many products are looked at for all counts of one question: some 40 ms. */
const mostLooked = 8000

type Asked = Pick<Question, 'sets' | 'price' | 'words'>

/**
 * How many products each choice holds within everything else that is asked: of a filter in which something is chosen already, the others of its kind count
 * as if nothing were, because choosing another one adds to the list. What is chosen and leaves nothing is in it with 0, if it is on the market at all.
 */
export async function countFacets(db: Queryable, asked: Asked): Promise<FacetCounts> {
  const chosen = asked.sets.filter(isChoice)
  const most = Math.floor(mostLooked / (1 + chosen.length))
  const all = await countWithin(db, asked, most)
  const counts = new Map(all.counts.map(({ facet, products }) => [facet, products]))
  let { isEstimate } = all
  for (const set of chosen) {
    const kind = kindOf(set) ?? ''
    const others = await countWithin(db, { ...asked, sets: asked.sets.filter((other) => other !== set) }, most)
    isEstimate ||= others.isEstimate
    for (const facet of counts.keys()) if (isOfKind(facet, kind)) counts.delete(facet)
    for (const { facet, products } of others.counts) if (isOfKind(facet, kind)) counts.set(facet, products)
    for (const facet of await findListed(
      db,
      set.facets.filter((facet) => !counts.has(facet)),
    ))
      counts.set(facet, 0)
  }
  return { counts: [...counts].map(([facet, products]) => ({ facet, products })), isEstimate }
}

/** A seller is where one is, and no choice among others. */
function isChoice(set: FacetSet): boolean {
  const kind = kindOf(set)
  return kind !== undefined && kind !== 'seller'
}

async function countWithin(db: Queryable, asked: Asked, most: number): Promise<FacetCounts> {
  if (asked.words === '' || asked.sets.some(({ facets }) => facets.length === 0))
    return { counts: [], isEstimate: false }
  if (asked.words === undefined && asked.price === undefined && asked.sets.length === 0) return countAll(db)
  const plan = await planList(db, { ...asked, sort: 'newest', page: 1, perPage: 1 })
  const { text, values } = writeFacetCounts(plan, most)
  const { rows } = await db.executeQuery<FacetCount & { size: number; looked: number }>(CompiledQuery.raw(text, values))
  const counts = rows.map(({ facet, products, size, looked }) => ({
    facet,
    products: Math.round((products * size) / looked),
  }))
  return { counts, isEstimate: rows.some(({ size, looked }) => size > looked) }
}

/** Those of these that anything stands on: of what is hidden nothing is told, not even to who knows its id. */
async function findListed(db: Queryable, facets: readonly string[]): Promise<string[]> {
  if (facets.length === 0) return []
  const { rows } = await db.executeQuery<{ facet: string }>(
    CompiledQuery.raw(
      'select facet from facet_changes where facet = any ($1::text[]) group by facet having sum(delta) > 0',
      [facets],
    ),
  )
  return rows.map(({ facet }) => facet)
}

/** Known since it was written. */
async function countAll(db: Queryable): Promise<FacetCounts> {
  const { rows } = await db.executeQuery<FacetCount>(
    CompiledQuery.raw(
      `select facet, sum(delta)::int as products from facet_changes where facet not like 'seller:%' group by facet having sum(delta) > 0`,
    ),
  )
  return { counts: rows, isEstimate: false }
}

function kindOf({ facets: [first] }: FacetSet): string | undefined {
  return first?.split(':')[0]
}

/** An industry counts what its sub-industries do. */
function isOfKind(facet: string, kind: string): boolean {
  return facet.startsWith(`${kind}:`) || (kind === 'category' && facet.startsWith('industry:'))
}
