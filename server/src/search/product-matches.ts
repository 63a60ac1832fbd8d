import { sample, sampleShare, scattered } from '../catalogue/sample-sql.ts'
import { bestFirst, mostRanked, scoreOf } from './score-sql.ts'

/**
 * How products are found, as SQL; `q` and `ways` are those of queries.ts.
 *
 * Among a million, a common word stands in hundreds of thousands, and an index tells of all of them before the first can be read. So one product in 32
 * is looked at first, by an index of its own: where enough are found there, the others are not looked for; where not, all of them are few.
 */
/** How many of the sample have some words, counted to a limit. */
export const countInSample = (words: string, limit: number) =>
  `(select count(*) from (select 1 from ${sample} l where l.search @@ x.${words} limit ${limit}) l)`
/** What so few of the sample have is looked through faster than another word of it is looked up. */
export const fewInSample = 16
/** The beginning of words that so many of the sample have takes an index ten milliseconds and more to put together. */
const heavyInSample = 800
/** So many of the sample, in an order of its own, tell at a glance what much of a market has: an index would first put all of that together to count it. */
const glanced = 200
/** Whether the beginning of words is heavy. Where the glance speaks of twice as many, that is believed. */
export const isHeavyInSample = (words: string) => `(
      (select count(*) from (select l.search from ${sample} l order by ${scattered} limit (select ${glanced})) l where l.search @@ x.${words})
        * (select reltuples from pg_class where oid = 'listings'::regclass) >= ${2 * heavyInSample * sampleShare * glanced}
      or ${countInSample(words, heavyInSample)} = ${heavyInSample})`
/** Of what is in so many of the sample, there are some three thousand. */
export const manyInSample = 100
/** Of what is in so many of the sample, there are twice as many as are counted. */
const enoughToCount = 64
/** Of what has the settled words, so many are looked at for the beginning of another. */
const mostLooked = manyInSample * 2 * sampleShare
/** Names that begin with what was typed: the shortest, which is the nearest to it, comes first by the alphabet. */
const mostBegun = 100

const fields = 'l.product_id as id, l.name_key, l.names'
/** Of what much of the market is, so many of the sample tell enough, in an order of its own. */
const mostTried = 600

/** `tried`: what the first of the sample have of a short beginning; `is_most`: whether that is enough, so that nothing else is looked for, and there are more than are counted. */
export function writeTried(): string {
  return `,
  tried as materialized (
    select l.* from q cross join lateral (
      select ${fields} from (select * from ${sample} l where q.is_short order by ${scattered} limit (select ${mostTried})) l
      where l.names @@ q.grown limit q.most_ranked) l
  ),
  is_most as materialized (select count(*) >= (select least(enough, most_ranked) from q) as is_most from tried)`
}

/** Common tables: `named` has the best by name, brand, seller and kinds, `described` those that have the words only in their description. */
export function writeProducts(): string {
  return `,
  begun as materialized (
    select m.* from q cross join lateral (
      select l.product_id as id, l.name_key, l.names from listings l where l.name_key >= q.name_key and l.name_key < q.name_key || '~'
      order by l.name_key, l.product_id limit case when q.letter is null then ${mostBegun} else q.most_ranked end) m
    where q.letter is not null or m.names @@ q.wanted
  ),
  ${writeSampled(named)},
  is_any as materialized (select ${isAny} as is_any),
  ${writeFound(named)},
  matched as materialized (
    select m.id, min(m.name_key) as name_key, max(${scoreOf('m.name_key', 'm.names')} + case when m.names @@ q.code then 32 else 0 end) as score
    from q cross join (
      select * from begun union all select * from tried where (select is_most from is_most) union all select id, name_key, names from named_found
    ) m group by m.id
  ),
  named as materialized (
    select b.id, (select l.hit from listings l where l.product_id = b.id) as hit, 2 as kind, b.name_key, b.score from (select * from matched ${bestFirst}) b
  ),
  ${writeSampled(described)},
  ${writeFound(described)},
  described as materialized (
    select b.id, (select l.hit from listings l where l.product_id = b.id) as hit, 2 as kind, b.name_key, 0 as score
    from (select id, min(name_key) as name_key, 0 as score from described_found group by id ${bestFirst}) b
  )`
}

/** A limit that the planner does not know: it would otherwise hope to come across one soon, reading the table from its beginning. */
const one = 'limit (select 1)'
const lookedThrough = (column: string, condition: string) =>
  `(select * from listings l where ${condition} and way.settled is not null and l.${column} @@ way.settled limit ${mostLooked}) l where l.${column} @@ way.words`

/** Whether a way is looked up beyond the sample: where the forgiven word is all that is rare of it, not while somebody types. */
const isBeyond =
  'way.settled is null and not way.is_in_sample_only and (way.left_out is null or exists (select from rare where rare.n <> way.left_out))'

/** Whether there is anything. Nothing is what is found of many a phrase, and then nothing else need be looked for. */
const isAny = `(
    (select is_most from is_most) or exists (select from named_sampled)
    or exists (select from ways way cross join lateral (select 1 from ${sample} l where l.search @@ way.words ${one}) l)
    or exists (select from ways way cross join lateral (
      select 1 from listings l where ${isBeyond} and not way.is_within and l.search @@ way.words ${one}) l)
    or exists (select from ways way cross join lateral (select 1 from ${lookedThrough('search', 'true')} ${one}) l)
  )`

/** Descriptions are looked into only when names, brands, sellers and kinds do not fill the page. */
const isPageOpen = '(select count(*) from named) < (select reach from q)'

/** What is looked for where, and how many of it; `isOpen`: whether it is looked for in the sample, and beyond it; `more`: what else must be true. */
type Search = {
  name: string
  column: 'names' | 'search'
  most: string
  isOpen: [sample: string, all: string]
  more: string
}

/** What much of the market is has been found by then. */
const isNotMost = 'not (select is_most from is_most)'

const named: Search = {
  name: 'named',
  column: 'names',
  most: '(select most_ranked from q)',
  isOpen: [isNotMost, `${isNotMost} and (select is_any from is_any)`],
  more: 'true',
}
const isOpenForDescribed = `(select is_any and letter is null from is_any, q) and ${isPageOpen}`
const described: Search = {
  name: 'described',
  column: 'search',
  most: '(select most_described from q)',
  isOpen: [isOpenForDescribed, isOpenForDescribed],
  more: 'not l.names @@ (select wanted from q)',
}

/** `<name>_sampled`: what the sample has of each way; `<name>_enough`: the ways of which that is enough, with what is no worse. */
function writeSampled({ name, column, most, isOpen: [isOpen], more }: Search): string {
  return `${name}_sampled as materialized (
    select way.n, m.* from ways way cross join lateral (
      select ${fields} from ${sample} l where ${isOpen} and l.${column} @@ way.words and ${more} limit ${most}) m
  ),
  ${name}_enough as materialized (
    select way.n from ways way where (
      select count(distinct s.id) from ${name}_sampled s join ways o on o.n = s.n where o.n = way.n or o.grade <= way.grade
    ) >= (select least(enough, ${most}) from q)
  )`
}

/** `<name>_found`: what the sample has, and of the ways of which that is not enough, what there is. */
function writeFound({ name, column, most, isOpen: [, isAsked], more }: Search): string {
  const isOpen = `${isAsked} and not exists (select 1 from ${name}_enough e where e.n = way.n)`
  return `${name}_found as materialized (
    select * from ${name}_sampled
    union all
    select way.n, m.* from ways way cross join lateral (
      select ${fields} from listings l
      where ${isOpen} and ${isBeyond} and l.${column} @@ way.words and ${more} limit ${most}) m
    union all
    select way.n, m.* from ways way cross join lateral (
      select ${fields} from ${lookedThrough(column, isOpen)} and ${more} limit ${most}) m
  )`
}

/** How many there are, descriptions included, counted to one more than are ranked; where products are looked for, `is_any` has told whether there are any. */
export function writeProductCount(isAnyKnown: boolean): string {
  const most = mostRanked + 1
  const find = (condition: string, limit: number, table = 'listings') =>
    `select l.product_id as id from ${table} l where ${condition} limit (select ${limit})`
  return `select case
    when (select is_most from is_most) then ${most}
    ${isAnyKnown ? 'when (select not is_any and letter is null from is_any, q) then 0' : ''}
    when exists (
      select 1 from ways way cross join lateral (select count(*) as n from (${find('l.search @@ way.words', enoughToCount, sample)}) l) s where s.n = ${enoughToCount}
    ) then ${most}
    else (select least(count(*), ${most}) from (
      select m.id from ways way cross join lateral (${find('way.settled is null and not way.is_within and l.search @@ way.words', most)}) m
      union
      select m.id from ways way cross join lateral (select l.product_id as id from ${lookedThrough('search', 'true')}) m
      union
      select m.id from q cross join lateral (${find("q.letter is not null and l.name_key >= q.name_key and l.name_key < q.name_key || '~'", most)}) m
    ) d) end`
}
