import type { SearchTarget } from '@fairquay/contract/search/endpoints.ts'
import { makeNameKey } from '@fairquay/contract/slugs.ts'
import { CompiledQuery } from 'kysely'
import { makeWordQuery } from '../catalogue/read-words.ts'
import type { Queryable } from '../database.ts'

export type Search = { typed: string; target: SearchTarget; page: number; perPage: number }

/** Results as JSON texts, the best first, and how many there are; one statement. */
export async function findResults(db: Queryable, search: Search): Promise<{ hits: string; total: number }> {
  const words = makeWordQuery(search.typed)
  if (words === '') return { hits: '', total: 0 }
  const { rows } = await db.executeQuery<{ hits: string | null; total: number }>(
    CompiledQuery.raw(texts[search.target].results, [
      words,
      makeNameKey(search.typed),
      search.perPage,
      (search.page - 1) * search.perPage,
    ]),
  )
  return { hits: rows[0]?.hits ?? '', total: rows[0]?.total ?? 0 }
}

/** The first few results, without counting the others. */
export async function suggest(db: Queryable, typed: string, target: SearchTarget, most: number): Promise<string> {
  const words = makeWordQuery(typed)
  if (words === '') return ''
  const { rows } = await db.executeQuery<{ hits: string | null }>(
    CompiledQuery.raw(texts[target].suggestions, [words, makeNameKey(typed), most, 0]),
  )
  return rows[0]?.hits ?? ''
}

/** A word in the name counts far more than one in the description: weights of D (description), C (kinds), B (makers, codes), A (names). */
const weights = `'{0.02, 0.1, 0.3, 1}'`
const query = `to_tsquery('fairquay', $1)`
/** Ranking every match of a common word would read half of the catalogue; these many are ranked. */
const mostRanked = 1000

/** What was typed is the whole name, or begins it: that is what was meant. */
const nameBonus = `case when name_key = $2 then 4 when name_key like $2 || ' %' then 2 when name_key like $2 || '%' then 1 else 0 end`

const sources: Record<Exclude<SearchTarget, 'all'>, { found: string; count: string }> = {
  brands: {
    found: `select hit, 2 as kind, name_key, 1 + ${nameBonus} as score from (
      select lower(b.name) as name_key, json_build_object('type', 'brand', 'id', b.id, 'name', b.name, 'slug', b.slug,
        'logo', case when i.id is null then null else '/files/' || i.name || case i.format when 'svg' then '.svg' else '-medium.webp' end end)::text as hit
      from brands b left join images i on i.id = b.logo_image_id
      where to_tsvector('fairquay', b.name) @@ ${query} and exists (select 1 from shelf_entries e where e.shelf = 'brand:' || b.id)) b`,
    count: `select count(*) from brands b where to_tsvector('fairquay', b.name) @@ ${query} and exists (select 1 from shelf_entries e where e.shelf = 'brand:' || b.id)`,
  },
  sellers: {
    found: `select hit, 1 as kind, name_key, ts_rank(${weights}, search, ${query}) + ${nameBonus} as score from company_listings where search @@ ${query}`,
    count: `select count(*) from company_listings where search @@ ${query}`,
  },
  products: {
    found: `select hit, 0 as kind, name_key, ts_rank(${weights}, search, ${query}) + ${nameBonus} as score
      from (select hit, name_key, search from listings where search @@ ${query} limit ${mostRanked}) l`,
    count: `select count(*) from listings where search @@ ${query}`,
  },
}

function writeTexts(parts: readonly (keyof typeof sources)[]): { results: string; suggestions: string } {
  const found = parts.map((part) => `(${sources[part].found})`).join(' union all ')
  const total = parts.map((part) => `(${sources[part].count})`).join(' + ')
  const order = 'score desc, kind desc, name_key, hit'
  const hits = `(select string_agg(hit, ',' order by ${order}) from (select * from (${found}) f order by ${order} limit $3 offset $4) best) as hits`
  return { results: `select ${hits}, (${total})::int as total`, suggestions: `select ${hits}` }
}

const texts: Record<SearchTarget, { results: string; suggestions: string }> = {
  all: writeTexts(['brands', 'sellers', 'products']),
  products: writeTexts(['products']),
  sellers: writeTexts(['sellers']),
  brands: writeTexts(['brands']),
}
