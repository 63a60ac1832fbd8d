import { mostListed } from '@fairquay/contract/catalogue/endpoints.ts'
import { firstOfComplete } from '@fairquay/contract/catalogue/showable.ts'
import { facetOf } from './facets.ts'
import type { Bind, Plan } from './list-plan.ts'
import type { FacetSet } from './read-question.ts'
import { lengthOfBeginning, splitBeginning } from './read-words.ts'
import { sample, sampleShare, scattered } from './sample-sql.ts'
import { expectProducts, sizeOfSet } from './set-sizes.ts'

/**
 * Products by several filters at once, as SQL: `sampled` and `found` are common tables. One index has words, facets and steps of prices, so that what has all of
 * them is found without reading what has only some. Of what is very much, the sample that has such an index of its own tells that it is
 * (docs/decisions/0103-common-words-are-looked-for-in-a-sample-first.md); then a walk along a facet meets enough.
 *
 * What is asked for stands in selects of its own: the planner, which would know of some facets that nearly everything is on them and read the table from its
 * beginning, does not look into these.
 */

/**
 * How far is looked: `most` are found; of what is in so `many` of the sample, nothing but the sample; which is taken up to `wanted`. What may be `share` of the
 * market or more is tried first: the first of the sample, in an order of its own, up to so many `hits`, of which `enough` say that it is.
 */
export type Reach = { most: number; many: number; wanted: number; share: number; hits: number; enough: number }

/** So many in the sample are more than the most that are found, surely or most likely: what is found then is not needed. */
const manyFor = (most: number, margin: number) => Math.ceil((margin * most) / sampleShare)
const [surely, likely] = [1.5, 1.3]

/** What so many of the sample are is met soon on every walk. */
const common = 1000

export const listReach: Reach = {
  most: mostListed,
  many: manyFor(mostListed, surely),
  wanted: common,
  share: 0.06,
  hits: 60,
  enough: 60,
}
export const isCommon = `(${isMost(listReach)} or (select count(*) from sampled) >= ${common})`

/** For counting what is in them. */
export function countReach(most: number): Reach {
  return { most, many: manyFor(most, likely), wanted: 800, share: 0.2, hits: 800, enough: 500 }
}

/**
 * What so few of the sample have is looked through for words faster than the words are looked up. The beginning of one is put together from all there are that
 * begin so, before anything beside it is asked: a third of a second where it is a letter, a tenth where it is two.
 */
const fewOfWords = 40
const fewOfBeginning = 400

/**
 * What a listing `l` must be: have the words, if any are asked for, and be everything else; `isIndexed`: an index knows of anything of that. Where no more than
 * `few` of the sample are everything else, these are looked through for the words; 0 where that is known not to be. `share` of the market is what all that may be. `table` is where it is looked for: what has no words to look for is in rows a tenth as long.
 */
export type Conditions = {
  table: 'listings' | 'listing_facets'
  words: string | undefined
  others: readonly string[]
  isIndexed: boolean
  few: number
  share: number
  market: number
}

export const nothingTried = 'tried as (select null::int as place where false)'

/**
 * `columns` of `l` are what is told of each. Words that are asked for beside few of everything else are looked for in these, by themselves.
 */
export function findTogether(conditions: Conditions, columns: string, reach: Reach): string {
  const { table, words, others, isIndexed, few } = conditions
  const { most, many, wanted, hits } = reach
  const find = (from: string, asked: readonly string[], limit: number) =>
    `select ${columns} from ${from} l where ${asked.join(' and ')} limit (select ${limit})`
  const isRare = `(select count(*) from sampled) < ${many}`
  const steps = stepsToTry(conditions, reach)
  if (steps > 0) {
    const asked = listConditions(conditions)
    return `tried as materialized (
      select ${columns}, l.place from (select l.*, row_number() over (order by ${scattered}) as place from ${sample} l order by ${scattered} limit (select ${steps})) l
      where ${asked.join(' and ')} limit ${hits}
    ),
    sampled as materialized (${find(sample, [`not ${isMost(reach)}`, ...asked], Math.max(many, wanted))}),
    found as materialized (${find(table, [`not ${isMost(reach)}`, isRare, ...asked], most + 1)})`
  }
  if (words === undefined || !isIndexed || few === 0) {
    const asked = listConditions(conditions)
    return `${nothingTried}, sampled as materialized (${find(sample, asked, Math.max(many, wanted))}),
    found as materialized (${find(table, [isRare, ...asked], most + 1)})`
  }
  const areFew = `(select n from beside) < ${few}`
  const lookedThrough = `(select * from ${table} l where ${[areFew, ...others].join(' and ')} limit (select ${2 * few * sampleShare}))`
  // Where these have the words after all and are more than is found, the sample is asked as ever.
  const isLookedThrough = `${areFew} and (select count(*) from through) <= ${most}`
  return `${nothingTried}, beside as materialized (select count(*) as n from (select 1 from ${sample} l where ${others.join(' and ')} limit (select ${few})) x),
    through as materialized (select ${columns} from ${lookedThrough} l where ${words} limit (select ${most + 1})),
    sampled as materialized (${find(sample, [`not (${isLookedThrough})`, words, ...others], Math.max(many, wanted))}),
    found as materialized (
      (select * from through) union all (${find(table, [`not ${areFew}`, isRare, words, ...others], most + 1)})
    )`
}

/** A share that is expected is wrong by as much, for want of anything better. */
const hope = 0.7

/**
 * How many of the sample are looked at at most, to see whether these are most of the market; 0 where they are not, or the market is no more than is found anyway.
 * In a smaller market it has to be a larger share to be more than is found; doubled, so that there are few texts of a statement.
 */
function stepsToTry({ share, market }: Conditions, { most, hits, share: least }: Reach): number {
  let needed = least
  while (needed < 1 && needed * market < surely * most) needed *= 2
  return needed < 1 && share >= hope * needed ? Math.ceil(hits / needed) : 0
}

/** Whether `tried` has these columns, and anything in it. */
export const wasTried = (conditions: Conditions, reach: Reach) => stepsToTry(conditions, reach) > 0

/** Whether the first of the sample say that these are most of the market. */
export function isMost({ enough }: Reach): string {
  return `((select count(*) from tried) >= ${enough})`
}

/** How many products each that was tried stands for. */
export const shareOfTried = `(select (select sum(delta) from facet_changes where facet = '${facetOf.all}')::float / max(place) from tried)`

/** All that is asked for, with nothing left out: what is sorted where a walk does not meet enough. */
export function findAll(plan: Plan, key: string, bind: Bind, condition: string): string {
  const conditions = conditionsOf(plan, bind)
  return `select l.product_id, l.${key} as key from ${conditions.table} l where ${[condition, ...listConditions(conditions)].join(' and ')}`
}

/** How many there are, by a sample that was not cut; null where it was. */
export const sizeBySample = ({ many, wanted }: Reach) =>
  `(select case when count(*) < ${Math.max(many, wanted)} then count(*) * ${sampleShare} end from sampled)`

export function conditionsOf(plan: Plan, bind: Bind): Conditions {
  const { sets, price, isWhole } = plan
  const { whole, growing } = splitWords(plan.words)
  const steps = stepsOf(price)
  const large = findLarge(plan, growing !== undefined || steps.length > 0)
  return {
    table: tableOf(plan),
    words: growing === undefined ? undefined : matchWords(growing, bind),
    others: [
      ...(whole === undefined ? [] : [matchWords(whole, bind)]),
      ...sets.map((set) => (large.includes(set) ? checkFacets : hasFacets)(set.facets, bind, set.every)),
      ...(price === undefined
        ? []
        : [`l.price_key between ${bind(price.min, 'bigint')} and ${bind(price.max, 'bigint')}`]),
      ...steps.map((some) => `price_steps(l.price_key) && ${bind(some, 'int[]')}`),
      ...(isWhole ? [`l.created_at >= '${firstOfComplete.toISOString()}'`] : []),
    ],
    isIndexed: whole !== undefined || sets.length > 0 || steps.length > 0,
    few: fewOf(plan),
    ...expectShare(plan),
  }
}

export function tableOf({ words }: Pick<Plan, 'words'>): Conditions['table'] {
  return words === undefined ? 'listing_facets' : 'listings'
}

/** The words to look for, and those beside them: a beginning comes last. */
function splitWords(words: string | undefined): { whole?: string | undefined; growing: string | undefined } {
  return (words !== undefined && splitBeginning(words)) || { growing: words }
}

/** What these sets may share by chance must be so many times too much not to be counted first; what one has is known. */
const doubt = 8

function fewOf({ words, price, sets, sizes }: Plan): number {
  const few = Math.max(fewOfWords, Math.floor(fewOfBeginning / lengthOfBeginning(words)))
  const isKnown = words !== undefined && splitWords(words).whole === undefined && price === undefined && sizes
  if (!isKnown || sets.some(({ every }) => every)) return few
  return expectProducts(sets, sizes) > few * sampleShare * (sets.length > 1 ? doubt : 1) ? 0 : few
}

/** So much of what an index finds may be left out by looking at it. */
const leastLeft = 0.4

/**
 * The sets that leave out so little that the rows are asked and not the index: among the rare, it would look up each one's place in the long lists of these. An
 * index has to know of something, and does not where nothing else is `isIndexed`.
 */
function findLarge({ sets, sizes }: Plan, isIndexed: boolean): FacetSet[] {
  const market = sizes?.products.get(facetOf.all) ?? 0
  if (!sizes || market === 0) return []
  const shares = sets
    .filter(({ every }) => !every)
    .map((set) => ({ set, share: Math.min(1, sizeOfSet(set, sizes) / market) }))
    .sort((a, b) => b.share - a.share)
  let left = 1
  const large = shares.filter(({ share }) => {
    left *= share
    return left >= leastLeft
  })
  if (!isIndexed && large.length === sets.length) large.pop()
  return large.map(({ set }) => set)
}

/** What a range of prices leaves, where most prices are in it and otherwise. */
const [wideRange, usualRange] = [0.8, 0.2]

/** What of the market the sets and prices may be, as far as is known; of words nobody knows. */
function expectShare({ words, price, sets, sizes }: Plan): Pick<Conditions, 'share' | 'market'> {
  const market = sizes?.products.get(facetOf.all) ?? 0
  if (words !== undefined || !sizes || market === 0) return { share: 0, market }
  const ofPrices = price === undefined ? 1 : stepsOf(price).length === 0 ? wideRange : usualRange
  return { share: (ofPrices * expectProducts(sets, sizes)) / market, market }
}

/**
 * What lacks one of these sets at most, and is everything else that is asked for: of each two of them it has one. Asked of the first of them alone, which should
 * be the smallest: each pair costs, and that of two large ones leaves nothing out.
 */
export function conditionsOfNearly(plan: Plan, sets: readonly FacetSet[], bind: Bind): Conditions {
  const needed = plan.sets.filter((set) => !sets.includes(set))
  const smallest = sets.slice(0, 3)
  const pairs = smallest.flatMap((one, index) =>
    smallest.slice(index + 1).map((other) => ({ ...one, facets: [...one.facets, ...other.facets], every: false })),
  )
  return conditionsOf({ ...plan, sets: [...needed, ...pairs] }, bind)
}

export function listConditions({ words, others }: Pick<Conditions, 'words' | 'others'>): string[] {
  return [...(words === undefined ? [] : [words]), ...others]
}

export function hasFacets(facets: readonly string[], bind: Bind, every = false): string {
  return `l.facets ${every ? '@>' : '&&'} ${bind(facets, 'text[]')}`
}

/** The same, in a form that no index is asked for. */
function checkFacets(facets: readonly string[], bind: Bind): string {
  return `(${hasFacets(facets, bind)}) is not false`
}

/** The doublings that prices of a range lie in; none where nearly every price does. */
function stepsOf(price: Plan['price']): number[][] {
  if (price === undefined) return []
  const [from, to] = [bitsOf(price.min), bitsOf(price.max)]
  if (to - Math.max(from, usualBits) > mostSteps) return []
  return [Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index)]
}

/** Few things cost less than eight cents or so. */
const usualBits = 17
const mostSteps = 8

function bitsOf(price: number): number {
  return price <= 0 ? 0 : price.toString(2).length
}

/** Among so many it does not matter any more how many there are, and they are not all looked at. */
export function isTooMany(reach: Reach): string {
  return `(${isMost(reach)} or (select count(*) from sampled) >= ${reach.many} or (select count(*) from found) > ${reach.most})`
}

/** How many there are; `mostListed` + 1 stands for more. */
export const countFound = `select case when ${isTooMany(listReach)} then ${mostListed + 1} else (select count(*) from found) end`

/** Ranking every match of a common word took 1.5 s among a million. */
const mostRanked = 1000

/** By where the words stand: in the name before brand, seller and kinds; what has them only in its description comes after. */
export function rankFound(words: string, bind: Bind): string {
  return `select f.product_id, (select ts_rank('{0.1, 0.2, 0.35, 1}', l.names, ${queryOf(words, bind)}) from listings l where l.product_id = f.product_id) as key
    from (select product_id from found union select product_id from sampled limit ${mostRanked}) f`
}

export function matchWords(words: string, bind: Bind): string {
  return `l.search @@ (select ${queryOf(words, bind)})`
}

function queryOf(words: string, bind: Bind): string {
  return `to_tsquery('fairquay', ${bind(words, 'text')})`
}
