import type { SearchTarget } from '@fairquay/contract/search/endpoints.ts'
import { CompiledQuery } from 'kysely'
import { makeOperand } from '../catalogue/read-words.ts'
import type { Queryable } from '../database.ts'
import {
  countInSample,
  fewInSample,
  isHeavyInSample,
  manyInSample,
  writeProductCount,
  writeProducts,
  writeTried,
} from './product-matches.ts'
import type { Typed } from './read-typed.ts'
import { beginsWith, bestFirst, mostRanked, scoreOf } from './score-sql.ts'

/** Results as JSON texts joined by commas, the best first. */
export type Page = { hits: string; counts: Counts }
/** How many there are of each kind; `mostCounted` + 1 stands for more than that. */
export type Counts = { products: number; sellers: number; brands: number }

/** One page of results and how many there are of each kind; one statement. */
export async function findPage(
  db: Queryable,
  typed: Typed,
  target: SearchTarget,
  { limit, offset }: { limit: number; offset: number },
): Promise<Page> {
  const { rows } = await db.executeQuery<{ hits: string | null } & Counts>(
    CompiledQuery.raw(...writeSearch('page', typed, target, limit, offset)),
  )
  const { hits, products, sellers, brands } = rows[0] ?? { hits: '', products: 0, sellers: 0, brands: 0 }
  return { hits: hits ?? '', counts: { products, sellers, brands } }
}

/** The first results without counting the others. */
export async function findFirst(db: Queryable, typed: Typed, target: SearchTarget, most: number): Promise<string> {
  const { rows } = await db.executeQuery<{ hits: string | null }>(
    CompiledQuery.raw(...writeSearch('first', typed, target, most, 0)),
  )
  return rows[0]?.hits ?? ''
}

/** The statement for a page, or for the first results without counts, and its values; for measuring how it is carried out. */
export function writeSearch(
  part: 'page' | 'first',
  typed: Typed,
  target: SearchTarget,
  limit: number,
  offset: number,
): [text: string, values: unknown[]] {
  const { settled, last, growing, nameKey, code, joined, letter, ways } = typed
  const { enough, ranked, described, onlySample } =
    depths[part === 'first' ? 'typing' : limit + offset <= mostNear ? 'near' : 'far']
  const question = [settled, last, growing, nameKey, code, joined, letter, ways].map((part) => part ?? null)
  return [
    statements[target][part],
    [
      ...question,
      ...[limit, offset, enough, ranked, described, onlySample, isShort(typed) && enough < mostRanked],
      typed.ways ? typed.words.map(makeOperand) : null,
    ],
  ]
}

/** A single word of two letters: as the beginning of words it may be half of a market, which an index would put together first. */
function isShort({ words, growing }: Typed): boolean {
  return words.length === 1 && growing !== undefined && (words[0]?.length ?? 0) <= 2
}

/** The first pages, which nearly everybody stays on, end here. */
const mostNear = 64

/**
 * How far it is looked: as soon as so many are in the sample, what else there is does not matter; so many are ranked, and so many taken that have the words
 * in their description only. While somebody types, fewer: the next letter tells more than the other six hundred would.
 */
const depths = {
  typing: { enough: 64, ranked: 200, described: 50, onlySample: true },
  near: { enough: mostNear, ranked: 300, described: mostNear, onlySample: false },
  far: { enough: mostRanked, ranked: mostRanked, described: mostRanked, onlySample: false },
}

/**
 * The question, made once: `grown` is all words, the last one as it stands or as a beginning; `whole` has the last one as it stands only; `wanted` is
 * `grown` or the code, and all words but the last one where this is a stop word, which is found nowhere as it stands. Each of `ways` is enough by itself, and in each
 * every word must be there: an index finds that quickly, and what has this or that of long lists slowly. The planner cannot look into any of it, so it always counts on few matches and always goes through the index, and one plan
 * serves every question: that is why the numbered parameters stand in `w` only. It knows the plan after five questions and plans no more.
 *
 * What has the last word as it stands has it as a beginning, too: where both are ways, the first `is_within` the second, and whether there is anything, and how
 * much, is asked of the second alone. Where one of a lower `grade` is found often enough, those above it, which are not better, need not be.
 *
 * A beginning is one of so many words that the index takes long to put them together. Where it is a frequent one, and the other words are rare,
 * what has these is looked through instead: they are the `settled` of such a way. Where both are frequent, `is_heavy`, only the sample is looked at while
 * somebody types; so it is where a word is forgiven and none of the others is rare.
 */
const question = `
  with w as materialized (
    select to_tsquery('fairquay', $1::text) as settled, to_tsquery('fairquay', $2::text) as last, to_tsquery('fairquay_growing', $3::text) as begun,
      to_tsquery('fairquay', $6::text) as joined, ('''' || $5::text || '''')::tsquery as code, ('''' || $5::text || ''':*')::tsquery as codes,
      $4::text as name_key, $7::text as letter, $8::text[] as ways, $9::int as per_page, $9::int + $10::int as reach,
      $11::int as enough, $12::int as most_ranked, $13::int as most_described, $14::boolean as only_sample, $15::boolean as is_short,
      $16::text[] as forgiven
  ),
  x as materialized (
    select ways, coalesce(settled && (last || begun), last || begun, settled, last) as grown, coalesce(settled && last, last) as whole,
      coalesce(case when numnode(last) = 0 then settled end, settled && (last || begun), last || begun, settled, last) as meant,
      coalesce(settled && begun, begun) as growing, settled, begun, begun::text = last::text || ':*' as is_in_begun, joined, code, codes, only_sample from w
  ),
  q as materialized (
    select coalesce(x.grown || x.joined, x.grown) as grown, coalesce(x.whole || x.joined, x.whole) as whole, x.code,
      coalesce(x.meant || x.joined || x.codes, x.meant || x.joined, x.meant || x.codes, x.meant) as wanted,
      w.name_key, w.letter, w.per_page, w.reach, w.enough, w.most_ranked, w.most_described, w.is_short from x cross join w
  ),
  settled as materialized (select ${countInSample('settled', manyInSample)} as n from x),
  often as materialized (
    select s.n < ${fewInSample} or s.n < ${manyInSample} and b.is_heavy as is_looked_through, s.n = ${manyInSample} and b.is_heavy as is_heavy
    from x cross join settled s cross join lateral (select s.n >= ${fewInSample} and ${isHeavyInSample('begun')} as is_heavy) b
  ),
  rare as materialized (
    select f.n from w cross join lateral unnest(w.forgiven) with ordinality f (word, n) cross join lateral (select to_tsquery('fairquay', f.word) as word) x
    where numnode(x.word) > 0 and ${countInSample('word', manyInSample)} < ${manyInSample}
  ),
  ways as materialized (
    select row_number() over () as n, way.* from x cross join often cross join lateral (
      select to_tsquery('fairquay', one.way) as words, null::tsquery as settled, false as is_in_sample_only, false as is_within, 0 as grade,
        case when only_sample then one.n end as left_out from unnest(x.ways) with ordinality one (way, n)
      union all select whole, null, false, growing is not null and is_in_begun and not only_sample, 0, null
        where x.ways is null and (growing is null or not is_in_begun or often.is_heavy)
      union all select growing, case when often.is_looked_through then x.settled end, often.is_heavy and only_sample, false, 1, null where growing is not null
      union all select joined, null, false, false, null, null where joined is not null
      union all select codes, null, false, false, null, null where codes is not null
    ) way
  )`

const onSale = `exists (select 1 from facet_entries e where e.facet = 'brand:' || b.id)`

type Kind = Exclude<SearchTarget, 'all'>
type Part = { found: string; count: (kinds: readonly Kind[]) => string }
const cut = 'limit (select per_page from q) offset (select reach - per_page from q)'
const order = 'score desc, kind, name_key, id'

const parts: Record<Kind, Part> = {
  brands: {
    found: `select m.id, m.hit, 0 as kind, m.name_key, ${scoreOf('m.name_key', 'm.words')} as score from q cross join lateral (
      select b.id, lower(b.name) as name_key, b.words, json_build_object('type', 'brand', 'id', b.id, 'name', b.name, 'slug', b.slug,
        'logo', case when i.id is null then null else '/files/' || i.name || case i.format when 'svg' then '.svg' else '-medium.webp' end end)::text as hit
      from brands b left join images i on i.id = b.logo_image_id where (b.words @@ q.grown or ${beginsWith('lower(b.name)')}) and ${onSale} limit ${mostRanked}) m`,
    count: () =>
      `select count(*) from (select 1 from q cross join lateral (select 1 from brands b where (b.words @@ q.grown or ${beginsWith('lower(b.name)')}) and ${onSale} limit ${mostRanked + 1}) m) n`,
  },
  sellers: {
    found: `select m.id, m.hit, 1 as kind, m.name_key, ${scoreOf('m.name_key', 'm.search')} as score from q cross join lateral (
      select c.company_id as id, c.hit, c.name_key, c.search from company_listings c where c.search @@ q.grown or ${beginsWith('c.name_key')} limit ${mostRanked}) m`,
    count: () =>
      `select count(*) from (select 1 from q cross join lateral (select 1 from company_listings c where c.search @@ q.grown or ${beginsWith('c.name_key')} limit ${mostRanked + 1}) m) n`,
  },
  products: {
    found: `select * from named union all select * from described`,
    count: (kinds) => writeProductCount(kinds.includes('products')),
  },
}

function writeStatements(kinds: readonly Kind[]): { page: string; first: string } {
  const found = kinds
    .map((kind) => `(${parts[kind].found} ${kind === 'products' ? '' : bestFirst})`)
    .join(' union all ')
  const hits = `(select string_agg(hit, ',' order by ${order}) from (select * from (${found}) f order by ${order} ${cut}) best) as hits`
  const counts = (['products', 'sellers', 'brands'] as const).map(
    (kind) => `(${parts[kind].count(kinds)})::int as ${kind}`,
  )
  const begin = question + writeTried() + (kinds.includes('products') ? writeProducts() : '')
  return { page: `${begin} select ${hits}, ${counts.join(', ')}`, first: `${begin} select ${hits}` }
}

const statements: Record<SearchTarget, { page: string; first: string }> = {
  all: writeStatements(['brands', 'sellers', 'products']),
  products: writeStatements(['products']),
  sellers: writeStatements(['sellers']),
  brands: writeStatements(['brands']),
}
