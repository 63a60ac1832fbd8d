import { conditionsOf, countReach, findTogether, isTooMany, sizeBySample } from './found-together.ts'
import type { Bind, Plan } from './list-plan.ts'
import { checkPrice, distinctFor, isCounted, joinConditions, type Statement, write } from './list-sql.ts'
import type { FacetSet } from './read-question.ts'
import { isInSample } from './sample-sql.ts'

/** How many products each choice of a filter holds, as SQL. Sellers are no choice. */

/** So few products are looked at one after another, for all counts of a question at once. */
const fewProducts = 3000

/** Whether all counts but those of the driver's own kind are told by one look at the products of the driver. */
export function canCountAtOnce({ driverSize }: Plan): boolean {
  return driverSize !== undefined && driverSize <= fewProducts
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
    const isIn = ({ facets, every }: FacetSet) => `l.facets ${every ? '@>' : '&&'} ${bind(facets, 'text[]')}`
    const needed = sets.filter((set) => !choices.some((choice) => choice.set === set))
    const asked = [
      ...needed.map(isIn),
      ...(words === undefined ? [] : [`l.search @@ (select to_tsquery('fairquay', ${bind(words, 'text')}))`]),
    ]
    const chosen = choices.map(({ set }) => isIn(set))
    const missed = chosen.map((condition, index) => `case when ${condition} then 0 else ${index + 1} end`)
    const howMany = chosen.map((condition) => `case when ${condition} then 0 else 1 end`)
    const ofKinds = choices.map(
      ({ kinds }, index) => `when ${index + 1} then split_part(s.facet, ':', 1) = any (${bind(kinds, 'text[]')})`,
    )
    // The limit keeps the planner from reading the whole table for them.
    return `with looked as materialized (
        select l.facets, ${[...missed, '0'].join(' + ')} as without, ${[...howMany, '0'].join(' + ')} as misses
        from (select ${distinctFor(plan)} e.product_id from facet_entries e where e.facet = any (${bind(driver.facets, 'text[]')})${joinConditions(checkPrice(plan, bind))}) e
          cross join lateral (select l.facets, l.search from listings l where l.product_id = e.product_id limit 1) l
        ${asked.length === 0 ? '' : `where ${asked.join(' and ')}`}
      )
      select l.without, s.facet, count(*)::int as products from looked l cross join unnest(l.facets) s(facet)
      where l.misses <= 1 and s.facet not like 'seller:%' and ${choices.length === 0 ? 'true' : `case l.without ${ofKinds.join(' ')} else true end`}
      group by l.without, s.facet`
  })
}

/** So many of the driver in the sample tell what share of it is in question, where that is very much. */
const tried = 600

/**
 * What of each facet is in the plan's products. Up to `most` of them all are looked at, of more a sample: those found first would be the oldest. `size` is
 * how many there are, `looked` how many of them were looked at: where they differ, counts have to be scaled up.
 */
export function writeFacetCounts(plan: Plan, most: number): Statement {
  return write((bind) => {
    const reach = countReach(most)
    const size = `(select case when ${isTooMany(reach)} then ${isCounted(plan) ? `coalesce(${sizeBySample(reach)}, ${estimateSize(plan, bind)})` : sizeOfDriver(plan, bind)} else (select count(*) from looked) end)`
    return `with ${findTogether(plan, 'l.facets', bind, reach)},
      looked as materialized (
        select facets from found where not ${isTooMany(reach)} union all select facets from sampled where ${isTooMany(reach)}
      )
      select s.facet, count(*)::int as products, (select count(*) from looked)::int as looked, ${size}::int as size
      from looked cross join unnest(facets) s(facet) where s.facet not like 'seller:%' group by s.facet`
  })
}

function sizeOfDriver({ driver }: Plan, bind: Bind): string {
  return `(select coalesce(sum(delta), 0) from facet_changes where facet = any (${bind(driver.facets, 'text[]')}))`
}

function estimateSize(plan: Plan, bind: Bind): string {
  const [words, others] = conditionsOf(plan, bind)
  const conditions = [...(words === undefined ? [] : [words]), ...others].join(' and ')
  return `${sizeOfDriver(plan, bind)} * (select avg(case when ${conditions} then 1 else 0 end)
    from (select * from listings l where ${isInSample} and l.facets && (select ${bind(plan.driver.facets, 'text[]')}) limit (select ${tried})) l)`
}
