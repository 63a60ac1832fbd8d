import { CompiledQuery } from 'kysely'
import type { Queryable } from '../database.ts'
import { growInto, readGrowing } from './read-words.ts'

/** More words that begin alike are put together by the index itself. */
const mostEndings = 40

/**
 * The same full-text query (read-words.ts), its last word growing to the words there are instead of to whatever begins so: an index finds some words ten times as
 * fast beside other things as it puts a beginning together. As it was where they are many, or where one has a stem that does not begin so: it would find more.
 */
export async function findEndings(db: Queryable, query: string): Promise<string> {
  const last = readGrowing(query)
  if (last === undefined) return query
  const { rows } = await db.executeQuery<{ word: string; isSafe: boolean }>(
    CompiledQuery.raw(
      `with growing as materialized (select substring(to_tsquery('fairquay', $1::text)::text from '^''([a-z]{3,})''$') as begun)
      select w.word, starts_with(to_tsquery('fairquay', quote_literal(w.word))::text, '''' || g.begun) as "isSafe"
      from growing g cross join lateral (
        select l.word from lexicon l where l.word >= g.begun and l.word < g.begun || chr(1114111) order by l.word limit ${mostEndings + 1}
      ) w
      union all select '', false from growing where begun is null`,
      [`'${last}'`],
    ),
  )
  const isKnown = rows.length <= mostEndings && rows.every(({ isSafe }) => isSafe)
  return isKnown ? growInto(query, [...new Set(rows.map(({ word }) => word))]) : query
}
