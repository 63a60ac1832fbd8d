import { mostListed } from '@fairquay/contract/catalogue/endpoints.ts'
import { CompiledQuery } from 'kysely'
import type { Queryable } from '../database.ts'
import { storedList } from '../json-text.ts'
import type { Audience } from '../session.ts'
import { facetOf } from './facets.ts'
import { findEndings } from './find-endings.ts'
import type { Plan } from './list-plan.ts'
import { isCounted, writeList } from './list-sql.ts'
import type { FacetSet, Question } from './read-question.ts'
import { findSizes, isWide, type Sizes, sizeOfSet } from './set-sizes.ts'

const everything: FacetSet = { facets: [facetOf.all], every: false, mayOverlap: false }

/** A page of cards as JSON texts, and how many products there are; `isMore`: more than that, which nobody has counted. */
export type ListedProducts = { cards: string; total: number; isMore: boolean }

/** One page of products. One statement; two when several filters are combined, one more where a word is growing. */
export async function listProducts(db: Queryable, asked: Question, audience: Audience): Promise<ListedProducts> {
  if (asked.words === '' || asked.sets.some(({ facets }) => facets.length === 0))
    return { cards: '', total: 0, isMore: false }
  const plan = await planList(db, await settleWords(db, asked))
  const { text, values } = writeList(plan, audience)
  const { rows } = await db.executeQuery<{ total: number; cards: string | null }>(CompiledQuery.raw(text, values))
  const { total, cards } = rows[0] ?? { total: 0, cards: null }
  const isMore = isCounted(plan) && total > mostListed
  return { cards: cards ?? '', total: isMore ? mostListed : total, isMore }
}

/** The words of a question as an index finds them fast. */
export async function settleWords<T extends Pick<Question, 'words'>>(db: Queryable, question: T): Promise<T> {
  return question.words === undefined ? question : { ...question, words: await findEndings(db, question.words) }
}

/** Decides along which set to walk: the one with the fewest products. Looks at the sizes only where there is something to decide. */
export async function planList(db: Queryable, question: Question): Promise<Plan> {
  const parts = question.sets.flatMap(splitStrictSet)
  const isPlain = parts.length <= 1 && !parts.some(isWide) && question.words === undefined
  // The sellers' own order stands on sellers' facets only; the seller is the first set then.
  const isAsItStands = isPlain || question.sort === 'position'
  return planBySize(question, isAsItStands ? undefined : await findSizes(db, question.sets))
}

/** The same where the sizes of its sets are known; without them the sets stay in their order. */
export function planBySize(question: Question, sizes: Sizes | undefined): Plan {
  const parts = question.sets.flatMap((of) => splitStrictSet(of).map((set) => ({ set, of, size: undefined })))
  const [driver = { set: everything, of: undefined, size: undefined }, ...others] =
    sizes === undefined ? parts : orderBySize(parts, sizes)
  return {
    ...question,
    driver: driver.set,
    driverSize: driver.size,
    driven: driver.of,
    sizes,
    others: others.map(({ set }) => set),
    isCombined: question.words !== undefined || others.length > 0 || isWide(driver.set),
  }
}

/** A set that asks for every facet cannot be walked along as a whole: it is walked along its first facet, and checked like the others. */
function splitStrictSet(set: FacetSet): FacetSet[] {
  if (!set.every || set.facets.length === 1) return [{ ...set, every: false }]
  return [{ facets: set.facets.slice(0, 1), every: false, mayOverlap: false }, set]
}

type Part = { set: FacetSet; of: FacetSet }

/** The smallest set first. */
function orderBySize(parts: readonly Part[], sizes: Sizes): (Part & { size: number })[] {
  const { industry } = sizes
  const wide = parts.find(({ set }) => isWide(set))
  return parts
    .map((part) => ({ ...part, size: sizeOfSet(part.set, sizes) }))
    .sort((a, b) => a.size - b.size)
    .map((part) =>
      part.set === wide?.set && industry
        ? { ...part, set: { facets: [industry], every: false, mayOverlap: false } }
        : part,
    )
}

/** The texts of a page in their envelope, for `writeJson`. */
export function joinPage(
  { cards, total, isMore }: Pick<ListedProducts, 'cards' | 'total'> & Partial<ListedProducts>,
  { page, perPage }: Pick<Question, 'page' | 'perPage'>,
): object {
  return { data: storedList(cards), current_page: page, per_page: perPage, total, ...(isMore && { is_more: true }) }
}
