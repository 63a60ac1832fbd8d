import { mostCounted, type SearchTarget } from '@fairquay/contract/search/endpoints.ts'
import type { Queryable } from '../database.ts'
import { correctTyping } from './correct-typing.ts'
import { type Counts, findFirst, findPage } from './queries.ts'
import { readTyped, relax } from './read-typed.ts'

export type Search = { typed: string; target: SearchTarget; page: number; perPage: number; isExact: boolean }
/** `corrected` is what was searched instead, because nothing has the words that were typed. */
export type Found = { hits: string; total: number; counts: Counts; corrected?: string }

const nothing: Found = { hits: '', total: 0, counts: { products: 0, sellers: 0, brands: 0 } }

/**
 * A page of results as JSON texts, the best first. Where nothing has all the words, typing errors are corrected; where that finds nothing either, one
 * word is forgiven. Counts and pages end at the first thousand of a kind.
 */
export async function findResults(db: Queryable, search: Search): Promise<Found> {
  const asked = readTyped(search.typed)
  if (!asked) return nothing
  const { target, page, perPage } = search
  const cut = { limit: perPage, offset: (page - 1) * perPage }
  if (cut.offset > mostCounted * 3) return nothing
  const exact = await findPage(db, asked, target, cut)
  if (search.isExact || totalOf(exact.counts, 'all') > 0) return { ...exact, total: totalOf(exact.counts, target) }
  const corrected = await correctTyping(db, asked.words)
  const meant = corrected === undefined ? undefined : readTyped(corrected)
  if (meant) {
    const found = await findPage(db, meant, target, cut)
    if (totalOf(found.counts, 'all') > 0) return { ...found, total: totalOf(found.counts, target), corrected }
  }
  const loose = relax(meant ?? asked)
  if (!loose) return nothing
  const found = await findPage(db, loose, target, cut)
  return { ...found, total: totalOf(found.counts, target), ...(meant && { corrected }) }
}

/** The first few results for what is being typed, as JSON texts. */
export async function suggest(db: Queryable, typed: string, target: SearchTarget, most: number): Promise<string> {
  const asked = readTyped(typed)
  if (!asked) return ''
  const exact = await findFirst(db, asked, target, most)
  if (exact !== '') return exact
  const corrected = await correctTyping(db, asked.words)
  const meant = corrected === undefined ? undefined : readTyped(corrected)
  const found = meant ? await findFirst(db, meant, target, most) : ''
  const loose = found === '' && target === 'all' ? relax(meant ?? asked) : undefined
  return loose ? findFirst(db, loose, target, most) : found
}

function totalOf(counts: Counts, target: SearchTarget): number {
  const each = {
    products: Math.min(counts.products, mostCounted),
    sellers: Math.min(counts.sellers, mostCounted),
    brands: Math.min(counts.brands, mostCounted),
  }
  return target === 'all' ? each.products + each.sellers + each.brands : each[target]
}
