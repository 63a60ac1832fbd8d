import { CompiledQuery } from 'kysely'
import type { Queryable } from '../database.ts'

/** A typed word that the market does not know, by its place, with words that are like it and that the market has had at some time. */
export type Unknown = { place: number; alike: readonly string[] }

/** By likeness; four times as many by one slip of the finger. */
const mostAlike = 40
/** Something begins with any two letters, and they are no slip of anything. */
const shortestCorrected = 2
/** A word that more goods have is not preferred to one that so many have. */
const mostUses = 200

/** The words that the market does not know, each with those of the lexicon that are like it. */
export async function findUnknownWords(db: Queryable, words: readonly string[]): Promise<Unknown[]> {
  const { rows } = await db.executeQuery<Unknown>(CompiledQuery.raw(unknown, [words, words.map((_, index) => index)]))
  return rows
}

const unknown = `
  with typed as materialized (
    select t.place, unaccent(t.word) as word, t.word as asked, t.place = cardinality($1::text[]) - 1 as is_last
    from unnest($1::text[], $2::int[]) as t(word, place)
  )
  select t.place, array(
    (select x.word from lexicon x where x.near && one_letter_less(t.word) limit ${mostAlike * 4})
    union
    (select x.word from lexicon x where x.word % t.word order by similarity(x.word, t.word) desc limit ${mostAlike})
  ) as alike
  from typed t
  where count_uses(to_tsquery('fairquay', '''' || t.asked || ''''), 1) = 0
    and not (t.is_last and (length(t.asked) <= ${shortestCorrected} or count_uses(to_tsquery('fairquay_growing', '''' || t.asked || ''':*'), 1) > 0))
    and not exists (select 1 from company_listings c where c.search @@ to_tsquery('fairquay', '''' || t.asked || ''''))`

/** In how many listings each of these stands, as it is or by its stem, counted to a limit; what only companies speak of counts as well. */
export async function countUses(db: Queryable, words: readonly string[]): Promise<Map<string, number>> {
  if (words.length === 0) return new Map()
  const { rows } = await db.executeQuery<{ word: string; uses: number }>(CompiledQuery.raw(uses, [words]))
  return new Map(rows.map(({ word, uses }) => [word, uses]))
}

const uses = `
  select t.word, (
    case when s.uses = ${mostUses} or ''''::text || t.word || '''' = to_tsquery('fairquay', '''' || t.word || '''')::text then s.uses
      else greatest(s.uses, count_uses(to_tsquery('fairquay_exact', '''' || t.word || ''''), ${mostUses})) end
    + (select count(*) from (select 1 from company_listings c where c.search @@ to_tsquery('fairquay', '''' || t.word || '''') limit 10) c)
  )::int as uses
  from unnest($1::text[]) as t(word) cross join lateral (select count_uses(to_tsquery('fairquay', '''' || t.word || ''''), ${mostUses}) as uses) s`

/** Which of these are words of the market. */
export async function findKnownWords(db: Queryable, words: readonly string[]): Promise<Set<string>> {
  if (words.length === 0) return new Set()
  const { rows } = await db.executeQuery<{ word: string }>(
    CompiledQuery.raw(
      `select t.word from unnest($1::text[]) as t(word) where count_uses(to_tsquery('fairquay', '''' || t.word || ''''), 1) > 0`,
      [words],
    ),
  )
  return new Set(rows.map(({ word }) => word))
}
