import { mostListed } from '@fairquay/contract/catalogue/endpoints.ts'
import { firstOfComplete } from '@fairquay/contract/catalogue/showable.ts'
import type { Bind, Plan } from './list-plan.ts'
import type { FacetSet } from './read-question.ts'
import { isInSample, sampleShare } from './sample-sql.ts'

/**
 * Products by several filters at once, as SQL: `sampled` and `found` are common tables. One index has words, facets and steps of prices, so that what has all of
 * them is found without reading what has only some. Of what is very much, the sample that has such an index of its own tells that it is
 * (docs/decisions/0103-common-words-are-looked-for-in-a-sample-first.md); then a walk along a facet meets enough.
 *
 * What is asked for stands in selects of its own: the planner, which would know of some facets that nearly everything is on them and read the table from its
 * beginning, does not look into these.
 */

/**
 * How far is looked: `most` are found; of what is in so `many` of the sample, nothing but the sample; which is taken up to `wanted`.
 */
export type Reach = { most: number; many: number; wanted: number }

/** So many in the sample are twice the most that are found. */
const manyFor = (most: number) => Math.ceil((2 * most) / sampleShare)

/** What so many of the sample are is met soon on every walk. */
const common = 1000
export const isCommon = `(select count(*) from sampled) >= ${common}`

export const listReach: Reach = { most: mostListed, many: manyFor(mostListed), wanted: common }

/** For counting what is in them. */
export function countReach(most: number): Reach {
  return { most, many: manyFor(most), wanted: 800 }
}

/** What so few of the sample have is looked through for words faster than the words are looked up: the beginning of one is put together from thousands. */
const fewInSample = 40

/** What a listing `l` must be: have the words, if any are asked for, and be everything else; `isIndexed`: an index knows of anything of that. */
export type Conditions = { words: string | undefined; others: readonly string[]; isIndexed: boolean }

/**
 * `columns` of `l` are what is told of each. Words that are asked for beside few of everything else are looked for in these, by themselves.
 */
export function findTogether(
  { words, others, isIndexed }: Conditions,
  columns: string,
  { most, many, wanted }: Reach,
): string {
  const find = (conditions: readonly string[], limit: number) =>
    `select ${columns} from listings l where ${conditions.join(' and ')} limit (select ${limit})`
  const isRare = `(select count(*) from sampled) < ${many}`
  if (words === undefined || !isIndexed) {
    const asked = [...(words === undefined ? [] : [words]), ...others]
    return `sampled as materialized (${find([isInSample, ...asked], Math.max(many, wanted))}),
    found as materialized (${find([isRare, ...asked], most + 1)})`
  }
  const areFew = `(select n from beside) < ${fewInSample}`
  const lookedThrough = `(select * from listings l where ${[areFew, ...others].join(' and ')} limit (select ${2 * fewInSample * sampleShare}))`
  return `beside as materialized (select count(*) as n from (select 1 from listings l where ${[isInSample, ...others].join(' and ')} limit (select ${fewInSample})) x),
    sampled as materialized (${find([`not ${areFew}`, isInSample, words, ...others], Math.max(many, wanted))}),
    found as materialized (
      (select ${columns} from ${lookedThrough} l where ${words} limit (select ${most + 1})) union all (${find([`not ${areFew}`, isRare, words, ...others], most + 1)})
    )`
}

/** All that is asked for, with nothing left out: what is sorted where a walk does not meet enough. */
export function findAll(plan: Plan, key: string, bind: Bind, condition: string): string {
  return `select l.product_id, l.${key} as key from listings l where ${[
    condition,
    ...listConditions(conditionsOf(plan, bind)),
  ].join(' and ')}`
}

/** How many there are, by a sample that was not cut; null where it was. */
export const sizeBySample = ({ many, wanted }: Reach) =>
  `(select case when count(*) < ${Math.max(many, wanted)} then count(*) * ${sampleShare} end from sampled)`

export function conditionsOf(plan: Plan, bind: Bind): Conditions {
  const { sets, price, words, isWhole } = plan
  const steps = stepsOf(price)
  return {
    words: words === undefined ? undefined : matchWords(words, bind),
    others: [
      ...sets.map(({ facets, every }) => hasFacets(facets, bind, every)),
      ...(price === undefined
        ? []
        : [`l.price_key between ${hide(price.min, 'bigint', bind)} and ${hide(price.max, 'bigint', bind)}`]),
      ...steps.map((some) => `price_steps(l.price_key) && ${hide(some, 'int[]', bind)}`),
      ...(isWhole ? [`l.created_at >= '${firstOfComplete.toISOString()}'`] : []),
    ],
    isIndexed: sets.length > 0 || steps.length > 0,
  }
}

/**
 * What lacks one of these sets at most, and is everything else that is asked for: of each two of them it has one. Asked of the first of them alone, which should
 * be the smallest: each pair costs, and that of two large ones leaves nothing out.
 */
export function conditionsOfNearly(plan: Plan, sets: readonly FacetSet[], bind: Bind): Conditions {
  const { words, others, isIndexed } = conditionsOf(
    { ...plan, sets: plan.sets.filter((set) => !sets.includes(set)) },
    bind,
  )
  const smallest = sets.slice(0, 3)
  const pairs = smallest.flatMap((one, index) =>
    smallest.slice(index + 1).map((other) => hasFacets([...one.facets, ...other.facets], bind)),
  )
  return { words, others: [...others, ...pairs], isIndexed: isIndexed || pairs.length > 0 }
}

export function listConditions({ words, others }: Conditions): string[] {
  return [...(words === undefined ? [] : [words]), ...others]
}

export function hasFacets(facets: readonly string[], bind: Bind, every = false): string {
  return `l.facets ${every ? '@>' : '&&'} ${hide(facets, 'text[]', bind)}`
}

function hide(value: unknown, type: string, bind: Bind): string {
  return `(select ${bind(value, type)})`
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
export function isTooMany({ most, many }: Reach): string {
  return `((select count(*) from sampled) >= ${many} or (select count(*) from found) > ${most})`
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
