import type { SearchSort } from '@fairquay/contract/figures/address.ts'
import type { SearchFigures } from '@fairquay/contract/figures/endpoints.ts'
import type { Period } from '@fairquay/contract/figures/period.ts'
import { type RawBuilder, sql } from 'kysely'
import type { Queryable } from '../database.ts'
import type { Whose } from './find-totals.ts'

export type SearchQuestion = {
  whose: Whose
  period: Period
  isNothingOnly: boolean
  sort: SearchSort
  limit: number
  offset: number
}

const orders: Record<SearchSort, RawBuilder<unknown>> = {
  views: sql`views desc, searches desc, w.words`,
  searches: sql`searches desc, views desc, w.words`,
  found_nothing: sql`found_nothing desc, searches desc, w.words`,
  words: sql`w.words`,
}

/** Words that enough have searched for. Of a seller: those after which their goods were looked at in the period; of an operator all. */
export async function findSearches(
  db: Queryable,
  { whose, period: { from, to }, isNothingOnly, sort, limit, offset }: SearchQuestion,
): Promise<{ rows: SearchFigures[]; total: number }> {
  const days = sql`day between ${from}::date and ${to}::date`
  const isOwn = whose !== 'all'
  const { rows } = await sql<SearchFigures & { total: number }>`
    with v as materialized (
      select words_id, sum(views)::int as views from search_views_by_day
      where ${isOwn ? sql`company_id = ${whose.companyId} and ` : sql``} ${days} group by words_id
    ),
    s as materialized (
      select words_id, sum(searches)::int as searches, sum(found_nothing)::int as found_nothing from searches_by_day
      where ${days} ${isOwn ? sql`and words_id in (select words_id from v)` : sql``} group by words_id
    )
    select w.words, coalesce(s.searches, 0) as searches, coalesce(s.found_nothing, 0) as found_nothing, coalesce(v.views, 0) as views,
      count(*) over ()::int as total
    from search_words w left join s on s.words_id = w.id left join v on v.words_id = w.id
    where w.is_shown and w.id in (select words_id from ${isOwn ? sql`v` : sql`s union all select words_id from v`})
      ${isNothingOnly ? sql`and s.found_nothing > 0` : sql``}
    order by ${orders[sort]} limit ${limit} offset ${offset}`.execute(db)
  return { rows: rows.map(({ total: _, ...row }) => row), total: rows[0]?.total ?? 0 }
}
