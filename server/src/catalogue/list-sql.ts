import { mostListed } from '@fairquay/contract/catalogue/endpoints.ts'
import { firstOfComplete } from '@fairquay/contract/catalogue/showable.ts'
import type { Audience } from '../session.ts'
import { cardTexts } from './card-sql.ts'
import {
  conditionsOf,
  countFound,
  findAll,
  findTogether,
  isCommon,
  isTooMany,
  listReach,
  matchWords,
  nothingTried,
  rankFound,
} from './found-together.ts'
import type { Bind, Plan } from './list-plan.ts'
import type { FacetSet, SortName } from './read-question.ts'
import { sampleShare } from './sample-sql.ts'

/**
 * The SQL of product lists. Texts differ only in sort, in how many sets there are and in what is filtered, never in values, so that each is planned
 * once per connection. A page is a walk along one index of `facet_entries`; what the walk meets is checked against the other sets by primary key.
 */
export type Statement = { text: string; values: unknown[] }

/**
 * Makes a text with numbered parameters. Each stands in a select of its own: the planner, which would otherwise count on the values of the first questions (how
 * many rows a limit leaves, what a filter has), finds no plan better than the one for all of them, and plans no more after five questions.
 */
export function write(build: (bind: Bind) => string): Statement {
  const values: unknown[] = []
  const text = build((value, type) => {
    values.push(value)
    return `(select $${values.length}::${type})::${type}`
  })
  return { text, values }
}

/**
 * Cards of one page as one JSON text (null: none) and the total, in one row of one statement. The total is exact up to `mostListed`; one more stands for
 * more than that, except of a single facet, whose size is known.
 */
export function writeList(plan: Plan, audience: Audience): Statement {
  return write(
    (bind) =>
      `${begin(plan, bind)} select (${totalOf(plan, bind)})::int as total, (${cardsOf(plan, audience, bind)}) as cards`,
  )
}

/** The page alone, and the total alone: for measuring what each costs. */
export function writePage(plan: Plan, audience: Audience): Statement {
  return write((bind) => `${begin(plan, bind)} select (${cardsOf(plan, audience, bind)}) as cards`)
}

export function writeTotal(plan: Plan): Statement {
  return write((bind) => `${begin(plan, bind)} select (${totalOf(plan, bind)})::int as total`)
}

function begin(plan: Plan, bind: Bind): string {
  if (!plan.isCombined) return ''
  const { key, order } = sorts[plan.sort]
  const found = `with ${find(plan, key, bind)}`
  if (plan.sort === 'best') return found
  const reach = bind(plan.page * plan.perPage, 'int')
  return `${found},
    walked as materialized (
      select * from (${walk(plan, bind, reach, isBounded(plan))}) x where ${isTooMany(listReach)} order by ${order('x.key', 'x.product_id')} limit ${reach}
    )`
}

/** So few entries are gone through faster than they are looked for together: an index has all that is asked of them. */
const fewEntries = 1000

/** `sampled` and `found`, whatever is faster. */
function find(plan: Plan, key: string, bind: Bind): string {
  const { driver, driverSize, words } = plan
  if (words !== undefined || driverSize === undefined || driverSize > fewEntries)
    return findTogether(
      conditionsOf(plan, bind),
      `l.product_id, l.${key === 'rank' ? 'product_id' : key} as key`,
      listReach,
    )
  const conditions = joinConditions([
    ...(plan.isWhole ? [`not ${isLacking('e.created_at')}`] : []),
    ...checkPrice(plan, bind),
    ...checkSets(plan.others, bind),
  ])
  return `${nothingTried}, sampled as materialized (select null::int as product_id where false),
    found as materialized (
      select ${distinctFor(plan)} e.product_id, e.${key} as key from facet_entries e where e.facet = any (${bind(driver.facets, 'text[]')})${conditions} limit ${listReach.most + 1}
    )`
}

/**
 * A walk meets what is frequent soon, unless the order has to do with what is asked for; so it ends after a few times as many steps as the sample lets expect,
 * and then all of it is found and sorted, where that is not even more. Along several facets at once nobody knows which of them was left too early.
 */
function isBounded({ driver }: Plan): boolean {
  return driver.facets.length === 1
}
const mostSteps = 10_000
const patience = 4

/** Steps along `s.facet` on which so many are met, as the sample tells. */
function stepsTo(reach: string): string {
  return `${reach} * (select coalesce(sum(delta), 0) from facet_changes where facet = s.facet) / greatest(1, ${sampleShare} * (select count(*) from sampled))`
}

const isLacking = (key: string) => `${key} < '${firstOfComplete.toISOString()}'`

const sorts: Record<SortName, { key: string; order: (key: string, id: string) => string }> = {
  newest: { key: 'created_at', order: (key, id) => `${key} desc, ${id} desc` },
  // What lacks a part has its place a thousand years back, and stands last from either end.
  oldest: { key: 'created_at', order: (key, id) => `${isLacking(key)}, ${key}, ${id}` },
  name: { key: 'name_key', order: (key, id) => `${key}, ${id}` },
  lowest: { key: 'price_key', order: (key, id) => `${key}, ${id}` },
  highest: { key: 'price_key', order: (key, id) => `${key} desc nulls last, ${id} desc` },
  position: { key: 'position', order: (key, id) => `${key}, ${id}` },
  best: { key: 'rank', order: (key, id) => `${key} desc, ${id} desc` },
}

/** The text is fetched by primary key for each product found: a join would let the planner read the whole table for a page of unknown size. */
function cardsOf(plan: Plan, audience: Audience, bind: Bind): string {
  const { order } = sorts[plan.sort]
  return `select string_agg((select ${cardTexts[audience]} from listing_cards c where c.product_id = w.product_id), ',' order by ${order('w.key', 'w.product_id')})
    from (${pageOf(plan, bind)}) w`
}

/** The products of one page with their sort key. */
function pageOf(plan: Plan, bind: Bind): string {
  const { key, order } = sorts[plan.sort]
  const limit = bind(plan.perPage, 'int')
  const offset = bind((plan.page - 1) * plan.perPage, 'int')
  const cut = `order by ${order('key', 'product_id')} limit ${limit} offset ${offset}`
  // An order by an expression knows no name that is given in the same select.
  const cutOut = (rows: string) => (plan.sort === 'oldest' ? `select * from (${rows}) found ${cut}` : `${rows} ${cut}`)
  if (plan.isCombined) {
    if (plan.sort === 'best') return cutOut(rankFound(plan.words ?? '', bind))
    const isMany = isTooMany(listReach)
    const isMet = isBounded(plan)
      ? `(${isMany} and (${isCommon} or (select count(*) from walked) = ${limit} + ${offset}))`
      : isMany
    return `select * from (${cutOut('select product_id, key from found')}) few where not ${isMany}
      union all
      select * from (${cutOut('select product_id, key from walked')}) many where ${isMet}
      union all
      select * from (${cutOut(findAll(plan, key, bind, `${isMany} and not ${isMet}`))}) rest`
  }
  const isPricedSort = key === 'price_key'
  if (plan.price === undefined || isPricedSort) return cutOut(walk(plan, bind, `${limit} + ${offset}`))
  // Few in the price range: take them all and sort. Many: walk in order and skip the others. Only one of the two is carried out.
  const facets = bind(plan.driver.facets, 'text[]')
  const inRange = `from facet_entries e where e.facet = any (${facets})${joinConditions(checkPrice(plan, bind))}`
  const sort = `select ${distinctFor(plan)} e.product_id, e.${key} as key ${inRange}${joinConditions(checkSets(plan.others, bind))}`
  // As many as the steps of a walk that meets enough, if the order has nothing to do with prices.
  const few = `least(${mostToSort}, sqrt(2 * (${limit} + ${offset}) * (${sizeOfDriver(plan, bind)})))`
  return `select either.product_id, either.key
    from (select count(*) as found, ${few} as few from (select 1 ${inRange} limit ${mostToSort + 1}) c) c
    cross join lateral (
      select * from (${cutOut(sort)}) few where c.found <= c.few
      union all
      select * from (${cutOut(walk(plan, bind, `${limit} + ${offset}`))}) many where c.found > c.few
    ) either`
}

/** Taking so many and sorting them costs as much as finding twelve of them on a walk along a million. */
const mostToSort = 3000

/**
 * Walks along each facet of the driver as far as the page can reach, or for so many steps that it nearly always does. The walks are put together and sorted by
 * whoever cuts the page out.
 */
function walk(plan: Plan, bind: Bind, reach: string, isBounded = false): string {
  const { key, order } = sorts[plan.sort]
  const facets = bind(plan.driver.facets, 'text[]')
  const along = joinConditions([
    ...(plan.sort === 'position' ? ["e.facet like 'seller:%'"] : []),
    ...(plan.isWhole ? [`not ${isLacking('e.created_at')}`] : []),
    // Looked at on the way: the planner takes every range for a narrow one, and would take all of it from another index and sort it.
    ...checkPrice(plan, bind).map((range) => (key === 'price_key' ? range : `(${range}) is true`)),
  ])
  const met = joinConditions([...checkSets(plan.others, bind), ...checkWords(plan.words, bind)])
  const step = (more: string, by: string) => {
    const entries = `from facet_entries e where e.facet = s.facet${more}${along}`
    const steps = isBounded
      ? `from (select * ${entries} order by ${by} limit case when ${isCommon} then null else ${reach} + least(${mostSteps}, ${patience} * ${stepsTo(reach)}) end) e where true`
      : entries
    return `(select e.product_id, e.${key} as key ${steps}${met} order by ${by} limit ${reach})`
  }
  // Without a price comes last from either end; an index gives that order from the high end in two pieces. So does what lacks a part among the oldest.
  const steps =
    plan.sort === 'highest'
      ? [
          step(' and e.price_key is not null', 'e.price_key desc, e.product_id desc'),
          ...(plan.price ? [] : [step(' and e.price_key is null', 'e.price_key desc, e.product_id desc')]),
        ]
      : plan.sort === 'oldest'
        ? ['not ', ''].map((no) => step(` and ${no}${isLacking('e.created_at')}`, `e.created_at, e.product_id`))
        : [step('', order(`e.${key}`, 'e.product_id'))]
  // What was left early is not followed by the other piece.
  const pieces = isBounded ? steps.slice(0, 1) : steps
  return `select ${distinctFor(plan)} x.product_id, x.key from unnest(${facets}) as s(facet) cross join lateral (${pieces.join(' union all ')}) x`
}

export function distinctFor({ driver }: Plan): string {
  return driver.mayOverlap && driver.facets.length > 1 ? 'distinct' : ''
}

/** A look-up by primary key that the planner cannot turn into a join over the whole facet. */
function checkSets(sets: readonly FacetSet[], bind: Bind): string[] {
  return sets.map(({ facets, every }) => {
    const entries = `from facet_entries o where o.facet = any (${bind(facets, 'text[]')}) and o.product_id = e.product_id`
    return every ? `(select count(*) ${entries}) = ${bind(facets.length, 'int')}` : `(select true ${entries} limit 1)`
  })
}

function checkWords(words: string | undefined, bind: Bind): string[] {
  return words === undefined
    ? []
    : [`(select ${matchWords(words, bind)} from listings l where l.product_id = e.product_id)`]
}

export function checkPrice({ price }: Plan, bind: Bind): string[] {
  return price === undefined
    ? []
    : [`e.price_key between ${bind(price.min, 'bigint')} and ${bind(price.max, 'bigint')}`]
}

export function joinConditions(conditions: readonly string[]): string {
  return conditions.map((condition) => ` and ${condition}`).join('')
}

/** Of a facet the number of products is known since they were written; what else is asked for is counted. */
export function isCounted({ isCombined, price }: Plan): boolean {
  return isCombined || price !== undefined
}

function sizeOfDriver({ driver }: Plan, bind: Bind): string {
  return `select coalesce(sum(delta), 0) from facet_changes where facet = any (${bind(driver.facets, 'text[]')})`
}

function totalOf(plan: Plan, bind: Bind): string {
  if (plan.isCombined) return countFound
  if (!isCounted(plan)) return sizeOfDriver(plan, bind)
  const facets = bind(plan.driver.facets, 'text[]')
  return `select count(*) from (select 1 from facet_entries e where e.facet = any (${facets})${joinConditions(checkPrice(plan, bind))} limit ${mostListed + 1}) e`
}
