import { CompiledQuery } from 'kysely'
import type { Queryable } from '../database.ts'
import {
  type Choice,
  canCountAtOnce,
  canCountNearly,
  writeCountsAtOnce,
  writeCountsOfNearly,
  writeFacetCounts,
} from './facet-count-sql.ts'
import { facetOf } from './facets.ts'
import { countReach } from './found-together.ts'
import type { Plan } from './list-plan.ts'
import { planBySize, settleWords } from './list-products.ts'
import type { FacetSet, Question } from './read-question.ts'
import { isBeginning } from './read-words.ts'
import { expectProducts, findSizes, type Sizes, sizeOfSet } from './set-sizes.ts'

/** What one choice of a filter would leave, the other filters as they are. `facet` is the name of the choice (facets.ts). */
export type FacetCount = { facet: string; products: number }
/** `isEstimate`: more products were in question than are looked at, so that the counts are scaled up. */
export type FacetCounts = { counts: FacetCount[]; isEstimate: boolean }

/** So many products are looked at for all counts of one question, where they are not few: some 40 ms. */
const mostLooked = 6000

type Asked = Pick<Question, 'sets' | 'price' | 'words'>

/**
 * How many products each choice holds within everything else that is asked: of a filter in which something is chosen already, the others of its kind count
 * as if nothing were, because choosing another one adds to the list. What is chosen and leaves nothing is in it with 0, if it is on the market at all.
 */
export async function countFacets(db: Queryable, question: Asked): Promise<FacetCounts> {
  if (question.words === '' || question.sets.some(({ facets }) => facets.length === 0))
    return { counts: [], isEstimate: false }
  const asked = await settleWords(db, question)
  const sizes = await findSizes(db, asked.sets)
  const choices = asked.sets.flatMap(readChoice).sort((a, b) => sizeOfSet(a.set, sizes) - sizeOfSet(b.set, sizes))
  const counts = new Map<string, number>()
  let isEstimate = false
  for (const part of await countParts(db, asked, choices, sizes)) {
    isEstimate ||= part.isEstimate
    for (const { facet, products } of part.counts) counts.set(facet, (counts.get(facet) ?? 0) + products)
  }
  // Of what is hidden nothing is told, not even to who knows its id: it stands on nothing.
  for (const facet of choices.flatMap(({ set }) => set.facets))
    if (!counts.has(facet) && (sizes.products.get(facet) ?? 0) > 0) counts.set(facet, 0)
  return { counts: [...counts].map(([facet, products]) => ({ facet, products })), isEstimate }
}

/** A seller is where one is, and no choice among others. An industry counts what its sub-industries do. */
function readChoice(set: FacetSet): Choice[] {
  const kind = kindOf(set.facets[0] ?? '')
  if (kind === 'seller') return []
  return [{ set, kinds: kind === 'category' ? ['category', 'industry'] : [kind] }]
}

function kindOf(facet: string): string {
  return facet.split(':')[0] ?? ''
}

/** The counts by the choice that they are counted without; of each only the kinds that it tells of. */
async function countParts(
  db: Queryable,
  asked: Asked,
  choices: readonly Choice[],
  sizes: Sizes,
): Promise<FacetCounts[]> {
  const most = Math.floor(mostLooked / (1 + choices.length))
  const isChosen = (kind: string) => choices.some(({ kinds }) => kinds.includes(kind))
  const countAsked = async () => keepKinds(await countWithin(db, asked, sizes, most), (kind) => !isChosen(kind))
  const countWithout = async ({ set, kinds }: Choice) =>
    keepKinds(
      await countWithin(db, { ...asked, sets: asked.sets.filter((other) => other !== set) }, sizes, most),
      (kind) => kinds.includes(kind),
    )
  const plan = planAll(asked, sizes)
  if (canCountAtOnce(plan)) {
    const driving = choices.find(({ set }) => set === plan.driven)
    const others = choices.filter((choice) => choice !== driving)
    const atOnce = keepKinds(await countAtOnce(db, plan, others), (kind) => !driving?.kinds.includes(kind))
    return driving ? [atOnce, await countWithout(driving)] : [atOnce]
  }
  const enough = isBeginning(asked.words) ? enoughOfBeginning : countReach(most).many
  // What lacks a choice that leaves out most of the market is so much more than all else that it has to be looked at by itself.
  const isFew = (choice: Choice) => expectWithout(choice.set, asked, sizes) <= mostExpected
  const parts: FacetCounts[] = []
  let untold: readonly (Choice | undefined)[] = [undefined, ...choices.filter(isFew)]
  // Of what many are, the sample tells. What few of it are is asked once more without the many, and by itself in the end.
  for (let isAnyTold = true; isAnyTold; ) {
    const lacking = untold.filter((choice) => choice !== undefined)
    if (lacking.length === 0 || !canCountNearly(plan, lacking)) break
    const { rows, share } = await countNearly(db, plan, lacking)
    const placeOf = (choice: Choice | undefined) => (choice ? lacking.indexOf(choice) + 1 : 0)
    const isTold = (choice: Choice | undefined) => share === 1 || sizeOf(rows, placeOf(choice)) >= enough
    for (const choice of untold.filter(isTold)) {
      const isOf = (kind: string) => (choice ? choice.kinds.includes(kind) : !isChosen(kind))
      parts.push(keepKinds(readPart(rows, placeOf(choice), share), isOf))
    }
    isAnyTold = lacking.some(isTold)
    untold = untold.filter((choice) => !isTold(choice))
  }
  for (const choice of [...untold, ...choices.filter((choice) => !isFew(choice))])
    parts.push(await (choice ? countWithout(choice) : countAsked()))
  return parts
}

/** As many as are counted well by the sample. */
const mostExpected = 40_000
/** What words and prices leave of a market, for want of anything better. */
const [shareOfWords, shareOfPrices] = [0.02, 0.2]

/** How many products may be left without one set, as if nothing that is asked for had to do with anything else. */
function expectWithout(set: FacetSet, { sets, words, price }: Asked, sizes: Sizes): number {
  const others = sets.filter((other) => other !== set)
  return (
    expectProducts(others, sizes) * (words === undefined ? 1 : shareOfWords) * (price === undefined ? 1 : shareOfPrices)
  )
}

/** A beginning of words takes an index a tenth of a second to put together: so many in the sample tell enough of what else is asked. */
const enoughOfBeginning = 12

/** `without` is the place of the choice that a product lacks, 0 where it lacks none. */
type Row = FacetCount & { without: number }

/** What lacks none of the choices, or the one at this place alone; each counts for `share` of its like. */
function readPart(rows: readonly Row[], place: number, share: number): FacetCounts {
  const counts = rows
    .filter(({ without }) => without === 0 || without === place)
    .map(({ facet, products }) => ({ facet, products: Math.round(products * share) }))
  return { counts, isEstimate: share > 1 }
}

/** How many lack none of the choices, or this one alone. */
function sizeOf(rows: readonly Row[], place: number): number {
  return rows
    .filter(({ facet, without }) => facet === facetOf.all && (without === 0 || without === place))
    .reduce((sum, { products }) => sum + products, 0)
}

/** `share` is how many products each stands for: 1 where all were looked at. */
async function countNearly(
  db: Queryable,
  plan: Plan,
  choices: readonly Choice[],
): Promise<{ rows: Row[]; share: number }> {
  const { text, values } = writeCountsOfNearly(plan, choices)
  const { rows } = await db.executeQuery<{ share: number } & (Row | { facet: null })>(CompiledQuery.raw(text, values))
  return { rows: rows.filter((row) => row.facet !== null), share: Number(rows[0]?.share ?? 1) }
}

function keepKinds({ counts, isEstimate }: FacetCounts, isKept: (kind: string) => boolean): FacetCounts {
  return { counts: counts.filter(({ facet }) => isKept(kindOf(facet))), isEstimate }
}

function planAll(asked: Asked, sizes: Sizes): Plan {
  return planBySize({ ...asked, sort: 'newest', page: 1, perPage: 1 }, sizes)
}

async function countWithin(db: Queryable, asked: Asked, sizes: Sizes, most: number): Promise<FacetCounts> {
  if (asked.words === undefined && asked.price === undefined && asked.sets.length === 0) return countAll(db)
  const plan = planAll(asked, sizes)
  if (canCountAtOnce(plan)) return countAtOnce(db, plan, [])
  const { text, values } = writeFacetCounts(plan, most)
  const { rows } = await db.executeQuery<FacetCount & { size: number; looked: number }>(CompiledQuery.raw(text, values))
  const counts = rows.map(({ facet, products, size, looked }) => ({
    facet,
    products: Math.round((products * size) / looked),
  }))
  return { counts, isEstimate: rows.some(({ size, looked }) => size > looked) }
}

/** With everything that is asked for, and of the kinds of each of these choices without it: one facet can be told twice then, and both are of it. */
async function countAtOnce(db: Queryable, plan: Plan, choices: readonly Choice[]): Promise<FacetCounts> {
  const { text, values } = writeCountsAtOnce(plan, choices)
  const { rows } = await db.executeQuery<FacetCount>(CompiledQuery.raw(text, values))
  return { counts: rows, isEstimate: false }
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
