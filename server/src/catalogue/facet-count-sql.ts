import { facetOf } from './facets.ts'
import {
  type Conditions,
  conditionsOf,
  conditionsOfNearly,
  countReach,
  findTogether,
  hasFacets,
  isMost,
  isTooMany,
  listConditions,
  type Reach,
  shareOfTried,
  sizeBySample,
  tableOf,
  wasTried,
} from './found-together.ts'
import type { Bind, Plan } from './list-plan.ts'
import { checkPrice, distinctFor, isCounted, joinConditions, type Statement, write } from './list-sql.ts'
import type { FacetSet } from './read-question.ts'
import { lengthOfBeginning } from './read-words.ts'
import { sample, sampleShare } from './sample-sql.ts'

/** How many products each choice of a filter holds, as SQL. Sellers are no choice. */

/** So few products are looked at one after another, for all counts of a question at once; more where a beginning of words would have to be put together. */
const [fewProducts, fewBesideBeginning] = [3000, 13_000]

/** Whether all counts but those of the driver's own kind are told by one look at the products of the driver. */
export function canCountAtOnce({ driverSize, words }: Plan): boolean {
  return driverSize !== undefined && driverSize <= Math.max(fewProducts, fewBesideBeginning / lengthOfBeginning(words))
}

/** A set in which something is chosen, and the kinds of facets that count without it. */
export type Choice = { set: FacetSet; kinds: readonly string[] }

/**
 * What of each facet is among the driver's products, with everything else that is asked for (`without` 0), and of each choice's kinds without that choice (its
 * place, from 1). What has all but one is looked at for the kinds of this one alone.
 */
export function writeCountsAtOnce(plan: Plan, choices: readonly Choice[]): Statement {
  return write((bind) => {
    const { driver, sets, words } = plan
    const needed = sets.filter((set) => !choices.some((choice) => choice.set === set))
    const asked = listConditions(conditionsOf({ ...plan, sets: needed, price: undefined }, bind))
    // The limit keeps the planner from reading the whole table for them.
    return `with source as materialized (
        select l.facets from (select ${distinctFor(plan)} e.product_id from facet_entries e where e.facet = any (${bind(driver.facets, 'text[]')})${joinConditions(checkPrice(plan, bind))}) e
          cross join lateral (select l.facets${words === undefined ? '' : ', l.search'} from ${tableOf(plan)} l where l.product_id = e.product_id limit 1) l
        ${asked.length === 0 ? '' : `where ${asked.join(' and ')}`}
      )
      ${countBySource(choices, bind)}`
  })
}

/** Of what lacks one choice at most, so many are looked at: all of them, or up to `wanted` of the sample. */
const nearlyReach: Reach = { ...countReach(2000), wanted: 1500, hits: 1500 }

/**
 * The same of everything that lacks one choice at most, found at once. Where that is more than is looked at, counts are of the sample, and each stands for `share`
 * products; where even the sample has more, it is cut, and each stands for no less than one in the sample does. One row without a facet where there is nothing.
 */
export function writeCountsOfNearly(plan: Plan, choices: readonly Choice[]): Statement {
  return write((bind) => {
    const sets = choices.map(({ set }) => set)
    const conditions = conditionsOfNearly(plan, sets, bind)
    const isMany = isTooMany(nearlyReach)
    const share = `case when not ${isMany} then 1 when ${isMost(nearlyReach)} then ${shareOfTried} when (select count(*) from sampled) < ${nearlyReach.wanted} then ${sampleShare}
      else greatest(${sampleShare}, ${estimateSize(conditions, [facetOf.all], bind)} / ${nearlyReach.wanted}) end`
    return `with ${findTogether(conditions, 'l.facets', nearlyReach)},
      source as materialized (${lookedAt(conditions, nearlyReach)}),
      counted as (${countBySource(choices, bind)})
      select c.*, known.* from (select ${share} as share) known left join counted c on true`
  })
}

/** Whether an index knows of anything that is asked for then. */
export function canCountNearly(plan: Plan, choices: readonly Choice[]): boolean {
  const sets = choices.map(({ set }) => set)
  return plan.words !== undefined || conditionsOfNearly(plan, sets, () => '').isIndexed
}

/** Of the products in `source`, which have what is asked for but the choices. What stands on every product tells how many there are without each. */
function countBySource(choices: readonly Choice[], bind: Bind): string {
  const chosen = choices.map(({ set: { facets, every } }) => hasFacets(facets, bind, every))
  const missed = chosen.map((condition, index) => `case when ${condition} then 0 else ${index + 1} end`)
  const howMany = chosen.map((condition) => `case when ${condition} then 0 else 1 end`)
  const ofKinds = choices.map(
    ({ kinds }, index) =>
      `when ${index + 1} then s.facet = '${facetOf.all}' or split_part(s.facet, ':', 1) = any (${bind(kinds, 'text[]')})`,
  )
  return `select l.without, s.facet, count(*)::int as products
    from (select l.facets, ${[...missed, '0'].join(' + ')} as without, ${[...howMany, '0'].join(' + ')} as misses from source l) l cross join unnest(l.facets) s(facet)
    where l.misses <= 1 and s.facet not like 'seller:%' and ${choices.length === 0 ? 'true' : `case l.without ${ofKinds.join(' ')} else true end`}
    group by l.without, s.facet`
}

/** So many in the sample tell what share of very much is in question. */
const tried = 600

/**
 * What of each facet is in the plan's products. Up to `most` of them all are looked at, of more a sample: those found first would be the oldest. `size` is
 * how many there are, `looked` how many of them were looked at: where they differ, counts have to be scaled up.
 */
export function writeFacetCounts(plan: Plan, most: number): Statement {
  return write((bind) => {
    const reach = countReach(most)
    const conditions = conditionsOf(plan, bind)
    const size = `case when not ${isTooMany(reach)} then (select count(*) from looked)
      ${isCounted(plan) ? `when ${isMost(reach)} then (select count(*) from looked) * ${shareOfTried} else coalesce(${sizeBySample(reach)}, greatest((select count(*) from sampled) * ${sampleShare}, ${estimateSize(conditions, plan.driver.facets, bind)}))` : `else ${sizeOfFacets(plan.driver.facets, bind)}`} end`
    return `with ${findTogether(conditions, 'l.facets', reach)},
      looked as materialized (${lookedAt(conditions, reach)})
      select s.facet, count(*)::int as products, (select count(*) from looked)::int as looked, (${size})::int as size
      from looked cross join unnest(facets) s(facet) where s.facet not like 'seller:%' group by s.facet`
  })
}

/** All that was found, or what tells of more: of the sample, or the first of it. */
function lookedAt(conditions: Conditions, reach: Reach): string {
  const ofTried = wasTried(conditions, reach) ? ` union all select facets from tried where ${isMost(reach)}` : ''
  return `select facets from found where not ${isTooMany(reach)} union all select facets from sampled where ${isTooMany(reach)}${ofTried}`
}

/** How many products are on any of these facets. */
function sizeOfFacets(facets: readonly string[], bind: Bind): string {
  return `(select coalesce(sum(delta), 0) from facet_changes where facet = any (${bind(facets, 'text[]')}))`
}

/** How many of these meet the conditions, as far as some of the sample tell: those that stand first in the table, so that it may be none of many. */
function estimateSize(conditions: Conditions, facets: readonly string[], bind: Bind): string {
  return `${sizeOfFacets(facets, bind)} * (select coalesce(avg(case when ${listConditions(conditions).join(' and ')} then 1 else 0 end), 0)
    from (select * from ${sample} l where ${hasFacets(facets, bind)} limit (select ${tried})) l)`
}
