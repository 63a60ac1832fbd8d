import { firstOfComplete } from '@fairquay/contract/catalogue/showable.ts'
import type { Audience } from '../session.ts'
import { cardTexts } from './card-sql.ts'
import type { FacetSet, Question, SortName } from './read-question.ts'

/**
 * The SQL of product lists. Texts differ only in sort, in how many sets there are and in what is filtered, never in values, so that each is planned
 * once per connection. A page is a walk along one index of `facet_entries`; what the walk meets is checked against the other sets by primary key.
 */
export type Statement = { text: string; values: unknown[] }

/** A question whose sets are ordered: the walk goes along the driver, which should be the smallest. With words, the words drive. */
export type Plan = Pick<Question, 'price' | 'words' | 'sort' | 'page' | 'perPage' | 'isWhole'> & {
  driver: FacetSet
  others: readonly FacetSet[]
}

type Bind = (value: unknown, type: string) => string

/** Makes a text with numbered parameters. */
function write(build: (bind: Bind) => string): Statement {
  const values: unknown[] = []
  const text = build((value, type) => {
    values.push(value)
    return `$${values.length}::${type}`
  })
  return { text, values }
}

/** Cards of one page as one JSON text (null: none) and the exact total, in one row of one statement. */
export function writeList(plan: Plan, audience: Audience): Statement {
  return write((bind) => `select (${totalOf(plan, bind)})::int as total, (${cardsOf(plan, audience, bind)}) as cards`)
}

/** The page alone, and the total alone: for measuring what each costs. */
export function writePage(plan: Plan, audience: Audience): Statement {
  return write((bind) => `select (${cardsOf(plan, audience, bind)}) as cards`)
}

export function writeTotal(plan: Plan): Statement {
  return write((bind) => `select (${totalOf(plan, bind)})::int as total`)
}

/**
 * What of each facet is in the plan's products, of at most `most` products of its driver; `size` is how many that has. With words, only as many as are
 * looked at are known.
 */
export function writeFacetCounts(plan: Plan, most: number): Statement {
  return write((bind) => {
    const { driver, others, words } = plan
    const facets = words === undefined ? bind(driver.facets, 'text[]') : ''
    const [from, size] =
      words === undefined
        ? [
            `(select e.product_id, e.price_key from facet_entries e where e.facet = any (${facets}) limit ${most}) e`,
            `(select coalesce(sum(delta), 0) from facet_changes where facet = any (${facets}))`,
          ]
        : [
            `(select e.product_id, e.price_key from listings e where ${matchWords(words, bind)} limit ${most}) e`,
            '(select count(*) from found)',
          ]
    const conditions = joinConditions([...checkPrice(plan, bind), ...checkSets(others, bind)])
    return `with found as materialized (select ${distinctFor(plan)} e.product_id from ${from} where true${conditions})
      select s.facet, count(*)::int as products, ${size}::int as size
      from found join listings l using (product_id) cross join unnest(l.facets) s(facet) where s.facet not like 'seller:%' group by s.facet`
  })
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
  if (plan.words !== undefined) {
    const match = matchWords(plan.words, bind)
    const conditions = joinConditions([...checkSets(plan.others, bind), ...checkPrice(plan, bind)])
    if (plan.sort !== 'best')
      return cutOut(`select e.product_id, e.${key} as key from listings e where ${match}${conditions}`)
    // By where the words stand: in the name before brand, seller and kinds; what has them only in its description comes after.
    const rank = `ts_rank('{0.1, 0.2, 0.35, 1}', e.names, ${queryOf(plan.words, bind)})`
    return `select e.product_id, ${rank} as key
      from (select product_id, names from listings e where ${match}${conditions} limit ${mostRanked}) e ${cut}`
  }
  const isPricedSort = key === 'price_key'
  if (plan.price === undefined || isPricedSort) return cutOut(walk(plan, bind, `${limit} + ${offset}`))
  // Few in the price range: take them all and sort. Many: walk in order and skip the others. Only one of the two is carried out.
  const facets = bind(plan.driver.facets, 'text[]')
  const inRange = `from facet_entries e where e.facet = any (${facets})${joinConditions(checkPrice(plan, bind))}`
  const sort = `select ${distinctFor(plan)} e.product_id, e.${key} as key ${inRange}${joinConditions(checkSets(plan.others, bind))}`
  return `select either.product_id, either.key
    from (select count(*) as found from (select 1 ${inRange} limit ${mostToSort + 1}) c) c
    cross join lateral (
      select * from (${cutOut(sort)}) few where c.found <= ${mostToSort}
      union all
      select * from (${cutOut(walk(plan, bind, `${limit} + ${offset}`))}) many where c.found > ${mostToSort}
    ) either`
}

const mostToSort = 400

/** Ranking every match of a common word took 1.5 s among a million. */
const mostRanked = 1000

/** Walks along each facet of the driver as far as the page can reach. The walks are put together and sorted by whoever cuts the page out. */
function walk(plan: Plan, bind: Bind, reach: string): string {
  const { key, order } = sorts[plan.sort]
  const facets = bind(plan.driver.facets, 'text[]')
  const conditions = joinConditions([
    ...(plan.sort === 'position' ? ["e.facet like 'seller:%'"] : []),
    ...(plan.isWhole ? [`not ${isLacking('e.created_at')}`] : []),
    ...checkPrice(plan, bind),
    ...checkSets(plan.others, bind),
  ])
  const step = (more: string, by: string) =>
    `(select e.product_id, e.${key} as key from facet_entries e where e.facet = s.facet${more}${conditions} order by ${by} limit ${reach})`
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
  return `select ${distinctFor(plan)} x.product_id, x.key from unnest(${facets}) as s(facet) cross join lateral (${steps.join(' union all ')}) x`
}

function distinctFor({ driver }: Plan): string {
  return driver.mayOverlap && driver.facets.length > 1 ? 'distinct' : ''
}

/** A look-up by primary key that the planner cannot turn into a join over the whole facet. */
function checkSets(sets: readonly FacetSet[], bind: Bind): string[] {
  return sets.map(({ facets, every }) => {
    const entries = `from facet_entries o where o.facet = any (${bind(facets, 'text[]')}) and o.product_id = e.product_id`
    return every ? `(select count(*) ${entries}) = ${bind(facets.length, 'int')}` : `(select true ${entries} limit 1)`
  })
}

function checkPrice({ price }: Plan, bind: Bind): string[] {
  return price === undefined
    ? []
    : [`e.price_key between ${bind(price.min, 'bigint')} and ${bind(price.max, 'bigint')}`]
}

function matchWords(words: string, bind: Bind): string {
  return `e.search @@ ${queryOf(words, bind)}`
}

function queryOf(words: string, bind: Bind): string {
  return `to_tsquery('fairquay', ${bind(words, 'text')})`
}

function joinConditions(conditions: readonly string[]): string {
  return conditions.map((condition) => ` and ${condition}`).join('')
}

/** The exact number of products. Of single facets it is known, of sets that cannot overlap it is a sum; else it is counted. */
function totalOf(plan: Plan, bind: Bind): string {
  const { driver, others, price, words } = plan
  if (words !== undefined) {
    const conditions = [...checkSets(others, bind), ...checkPrice(plan, bind)]
    return `select count(*) from listings e where ${matchWords(words, bind)}${joinConditions(conditions)}`
  }
  const facets = bind(driver.facets, 'text[]')
  const isKnown = others.length === 0 && price === undefined && (!driver.mayOverlap || driver.facets.length <= 1)
  if (isKnown) return `select coalesce(sum(delta), 0) from facet_changes where facet = any (${facets})`
  const members = others.map(({ facets, every }) =>
    every
      ? `(select count(*) from facet_entries o where o.facet = any (${bind(facets, 'text[]')}) and o.product_id = e.product_id) = ${bind(facets.length, 'int')}`
      : `exists (select 1 from facet_entries o where o.facet = any (${bind(facets, 'text[]')}) and o.product_id = e.product_id)`,
  )
  return `select count(${driver.mayOverlap && driver.facets.length > 1 ? 'distinct e.product_id' : '*'}) from facet_entries e where e.facet = any (${facets})${joinConditions([...checkPrice(plan, bind), ...members])}`
}
