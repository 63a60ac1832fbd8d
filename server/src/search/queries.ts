import { mostCounted, type SearchTarget } from '@fairquay/contract/search/endpoints.ts'
import { CompiledQuery } from 'kysely'
import type { Queryable } from '../database.ts'
import type { Typed } from './read-typed.ts'

/** Results as JSON texts joined by commas, the best first. */
export type Page = { hits: string; counts: Counts }
/** How many there are of each kind; `mostCounted` + 1 stands for more than that. */
export type Counts = { products: number; sellers: number; brands: number }

/** Ranking every match of a common word would read half of the catalogue; these many are ranked, and as many counted. */
const mostRanked = mostCounted
/** While somebody types, fewer: the next letter tells more than the other six hundred would. */
const mostRankedWhileTyping = 400

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
  const { settled, last, growing, nameKey, code, joined, letter } = typed
  const values = [
    settled ?? null,
    last,
    growing ?? null,
    nameKey,
    code ?? null,
    limit,
    offset,
    joined ?? null,
    letter ?? null,
  ]
  return [statements[target][part], values]
}

/**
 * The question, made once: `grown` is all words, the last one as it stands or as a beginning; `whole` has the last one as it stands only; `wanted` is
 * `grown` or the code. The planner cannot look into it, so it always counts on few matches and always goes through the index, and one plan serves
 * every question. It knows the plan after five questions and plans no more.
 */
const question = `
  with w as materialized (
    select to_tsquery('fairquay', $1::text) as settled, to_tsquery('fairquay', $2::text) as last,
      to_tsquery('fairquay', $2::text) || to_tsquery('fairquay_growing', $3::text) as growing, to_tsquery('fairquay', $8::text) as joined
  ),
  x as materialized (
    select coalesce(settled && growing, growing, settled, last) as grown, coalesce(settled && last, last) as whole, joined, ('''' || $5::text || '''')::tsquery as code,
      ('''' || $5::text || ''':*')::tsquery as codes from w
  ),
  q as materialized (
    select coalesce(grown || joined, grown) as grown, coalesce(whole || joined, whole) as whole, code,
      coalesce(grown || joined || codes, grown || joined, grown || codes, grown) as wanted from x
  )`

/** Weights of D (kinds), C (seller), B (brand) and A (name), in the order in which the issue ranks them. */
const weights = `'{0.1, 0.2, 0.35, 1}'`

/** The whole name typed comes first, then names that begin so, then names with all the words; of those, the one with the least else in it. */
function scoreOf(name: string, words: string): string {
  return `(case when ${name} = $4::text then 16 when starts_with(${name}, $4::text || ' ') then 2 when starts_with(${name}, $4::text) then 1 else 0 end
    + case when ts_filter(${words}, '{a}') @@ q.whole then 6 when ts_filter(${words}, '{a}') @@ q.grown then 4 else 0 end
    + 2 * ts_rank(${weights}, ${words}, q.grown) + 0.5 / (1 + length(${name}) / 12.0))`
}

/** A single letter begins too many words: it is looked for at the beginning of names only. */
const beginsWith = (name: string) => `(${name} >= $9::text and ${name} < $9::text || '~')`

const onSale = `exists (select 1 from facet_entries e where e.facet = 'brand:' || b.id)`

type Part = { found: string; count: string }
const cut = `limit $6::int offset $7::int`
const order = 'score desc, kind, name_key, id'
/** Only as far as the page reaches, so that what is sorted in the end is short. */
const reach = `order by score desc, name_key, id limit $6::int + $7::int`

const parts: Record<Exclude<SearchTarget, 'all'>, Part> = {
  brands: {
    found: `select m.id, m.hit, 0 as kind, m.name_key, ${scoreOf('m.name_key', 'm.words')} as score from q cross join lateral (
      select b.id, lower(b.name) as name_key, b.words, json_build_object('type', 'brand', 'id', b.id, 'name', b.name, 'slug', b.slug,
        'logo', case when i.id is null then null else '/files/' || i.name || case i.format when 'svg' then '.svg' else '-medium.webp' end end)::text as hit
      from brands b left join images i on i.id = b.logo_image_id where (b.words @@ q.grown or ${beginsWith('lower(b.name)')}) and ${onSale} limit ${mostRanked}) m`,
    count: `select count(*) from (select 1 from q cross join lateral (select 1 from brands b where (b.words @@ q.grown or ${beginsWith('lower(b.name)')}) and ${onSale} limit ${mostRanked + 1}) m) n`,
  },
  sellers: {
    found: `select m.id, m.hit, 1 as kind, m.name_key, ${scoreOf('m.name_key', 'm.search')} as score from q cross join lateral (
      select c.company_id as id, c.hit, c.name_key, c.search from company_listings c where c.search @@ q.grown or ${beginsWith('c.name_key')} limit ${mostRanked}) m`,
    count: `select count(*) from (select 1 from q cross join lateral (select 1 from company_listings c where c.search @@ q.grown or ${beginsWith('c.name_key')} limit ${mostRanked + 1}) m) n`,
  },
  products: {
    found: `select * from named union all select * from described`,
    count: `select count(*) from (select 1 from q cross join lateral (
      select l.product_id from listings l where l.search @@ q.wanted or ${beginsWith('l.name_key')} limit ${mostRanked + 1}) m) n`,
  },
}

/** Descriptions are looked into only when names, brands, sellers and kinds do not fill the page. */
const writeProducts = (most: number) => `,
  named as materialized (
    select m.id, m.hit, 2 as kind, m.name_key, ${scoreOf('m.name_key', 'm.names')} + case when m.names @@ q.code then 32 else 0 end as score
    from q cross join lateral (
      select l.product_id as id, l.hit, l.name_key, l.names from listings l where l.names @@ q.wanted or ${beginsWith('l.name_key')} limit ${most}) m
    ${reach}
  ),
  described as materialized (
    select m.id, m.hit, 2 as kind, m.name_key, 0 as score from q cross join lateral (
      select l.product_id as id, l.hit, l.name_key from listings l
      where (select count(*) from named) < $6::int + $7::int and l.search @@ q.grown and not l.names @@ q.wanted and $9::text is null limit ${most}) m
    ${reach}
  )`

function writeStatements(kinds: readonly (keyof typeof parts)[]): { page: string; first: string } {
  const found = kinds.map((kind) => `(${parts[kind].found} ${kind === 'products' ? '' : reach})`).join(' union all ')
  const hits = `(select string_agg(hit, ',' order by ${order}) from (select * from (${found}) f order by ${order} ${cut}) best) as hits`
  const counts = (['products', 'sellers', 'brands'] as const).map((kind) => `(${parts[kind].count})::int as ${kind}`)
  const begin = (most: number) => question + (kinds.includes('products') ? writeProducts(most) : '')
  return {
    page: `${begin(mostRanked)} select ${hits}, ${counts.join(', ')}`,
    first: `${begin(mostRankedWhileTyping)} select ${hits}`,
  }
}

const statements: Record<SearchTarget, { page: string; first: string }> = {
  all: writeStatements(['brands', 'sellers', 'products']),
  products: writeStatements(['products']),
  sellers: writeStatements(['sellers']),
  brands: writeStatements(['brands']),
}

/** A word of the market that a typed one may have been meant as. `uses` is how many listings have it, counted to a limit. */
export type Candidate = { place: number; word: string; uses: number }
/** A typed word that the market does not know, by its place, with what it may have been meant as. */
export type Unknown = { place: number; candidates: Candidate[] }

const mostCandidates = 40
const mostUses = 200

/** The words that the market does not know, each with those of the lexicon that are like it and stand in something that is on the market now. */
export async function findUnknownWords(db: Queryable, words: readonly string[]): Promise<Unknown[]> {
  const { rows } = await db.executeQuery<{ place: number; word: string | null; uses: number | null }>(
    CompiledQuery.raw(candidates, [words, words.map((_, index) => index)]),
  )
  return [...Map.groupBy(rows, ({ place }) => place)].map(([place, found]) => ({
    place,
    candidates: found.flatMap(({ word, uses }) => (word === null || uses === null ? [] : [{ place, word, uses }])),
  }))
}

const candidates = `
  with typed as materialized (
    select t.place, unaccent(t.word) as word, t.word as asked, t.place = cardinality($1::text[]) - 1 as is_last
    from unnest($1::text[], $2::int[]) as t(word, place)
  ),
  unknown as materialized (
    select t.place, t.word from typed t
    where not exists (select 1 from listings l where l.search @@ to_tsquery('fairquay', '''' || t.asked || '''') limit 1)
      and not exists (select 1 from listings l where t.is_last and l.search @@ to_tsquery('fairquay_growing', '''' || t.asked || ''':*') limit 1)
      and not exists (select 1 from company_listings c where c.search @@ to_tsquery('fairquay', '''' || t.asked || '''') limit 1)
  )
  select u.place, n.word, n.uses
  from unknown u
  left join lateral (
    select n.word, c.uses from (select distinct word from (
      (select x.word from lexicon x where x.near && one_letter_less(u.word) limit ${mostCandidates * 4})
      union all
      (select x.word from lexicon x where x.word % u.word order by similarity(x.word, u.word) desc limit ${mostCandidates})
    ) like_it) n
  cross join lateral (
    select count(*)::int as uses from (
      (select 1 from listings l where l.search @@ to_tsquery('fairquay_exact', '''' || n.word || '''') or l.search @@ to_tsquery('fairquay', '''' || n.word || '''') limit ${mostUses})
      union all
      (select 1 from company_listings c where c.search @@ to_tsquery('fairquay', '''' || n.word || '''') limit 10)
    ) l
    ) c where c.uses > 0
  ) n on true`

/** Which of these are words of the market. */
export async function findKnownWords(db: Queryable, words: readonly string[]): Promise<Set<string>> {
  if (words.length === 0) return new Set()
  const { rows } = await db.executeQuery<{ word: string }>(
    CompiledQuery.raw(
      `select t.word from unnest($1::text[]) as t(word)
       where exists (select 1 from listings l where l.search @@ to_tsquery('fairquay', '''' || t.word || '''') limit 1)`,
      [words],
    ),
  )
  return new Set(rows.map(({ word }) => word))
}
