import { CompiledQuery } from 'kysely'
import { planList } from '../server/src/catalogue/list-products.ts'
import { type Plan, type Statement, writeList, writePage, writeTotal } from '../server/src/catalogue/list-sql.ts'
import type { Audience } from '../server/src/session.ts'
import { type CatalogueQuery, readQuestion } from '../server/src/catalogue/read-question.ts'
import type { Database } from '../server/src/database.ts'

export type ListTiming = { name: string; page: number; total: number; whole: number; sequential: string[] }

/** Every single filter and every sort, first page of 12; ids that are full and ids that are nearly empty. */
export async function listQuestions(db: Database): Promise<{ name: string; query: CatalogueQuery }[]> {
  const { rows } = await db.executeQuery<{ kind: string; value: string; names: string | null }>(
    CompiledQuery.raw(`
      select distinct on (kind, rank) kind, value, (select n.name from countries n where n.code = value and kind = 'country') as names from (
        select split_part(shelf, ':', 1) as kind, split_part(shelf, ':', 2) as value,
          case row_number() over (partition by split_part(shelf, ':', 1) order by sum(delta) desc, shelf) when 1 then 1 else 2 end as rank, sum(delta) as size
        from shelf_changes group by shelf) x
      order by kind, rank, size`),
  )
  const filters: Record<string, keyof CatalogueQuery> = {
    brand: 'brand',
    category: 'category',
    country: 'country',
    family: 'family',
    seller: 'supplier',
    availability: 'availability',
    direct: 'direct',
  }
  const single = rows.flatMap(({ kind, value, names }) => {
    const filter = filters[kind]
    return filter
      ? [{ name: `${filter}=${names ?? value}`, query: { [filter]: names ?? value } as CatalogueQuery }]
      : []
  })
  const industry = await db.executeQuery<{ ids: string }>(
    CompiledQuery.raw(`select string_agg(id::text, ',' order by id) as ids from sub_industries where industry_id = 1`),
  )
  const sorts = ['sortNewest', 'sortOldest', 'sortAlphabetically', 'sortLowestPrice', 'sortHighestPrice'] as const
  return [
    ...sorts.map((sort) => ({ name: sort, query: { [sort]: 'true' } as CatalogueQuery })),
    ...single,
    { name: 'category=(whole industry)', query: { category: industry.rows[0]?.ids ?? '' } },
    ...sorts.map((sort) => ({
      name: `whole industry, ${sort}`,
      query: { category: industry.rows[0]?.ids ?? '', [sort]: 'true' } as CatalogueQuery,
    })),
    { name: 'priceRange, nearly all', query: { priceRange: '1,30000' } },
    { name: 'priceRange, a fifth', query: { priceRange: '5,10' } },
    { name: 'priceRange, few', query: { priceRange: '900,1000' } },
    { name: 'priceRange, lowest first', query: { priceRange: '5,10', sortLowestPrice: 'true' } },
    { name: 'page 200', query: { page: 200 } },
  ]
}

const rounds = 200

/** Median milliseconds of a statement on one connection, once it is planned. */
export async function timeStatement(db: Database, { text, values }: Statement): Promise<number> {
  const times: number[] = []
  for (let round = -20; round < rounds; round++) {
    const start = performance.now()
    await db.executeQuery(CompiledQuery.raw(text, values))
    if (round >= 0) times.push(performance.now() - start)
  }
  return times.sort((a, b) => a - b)[rounds / 2] ?? 0
}

export async function timeList(
  db: Database,
  name: string,
  query: CatalogueQuery,
  audience: Audience,
): Promise<ListTiming> {
  const plan: Plan = await planList(db, readQuestion(query, audience))
  return {
    name,
    page: await timeStatement(db, writePage(plan, audience)),
    total: await timeStatement(db, writeTotal(plan)),
    whole: await timeStatement(db, writeList(plan, audience)),
    sequential: await findSequentialScans(db, writeList(plan, audience)),
  }
}

/** Tables with a row per product; reading one of them whole for a page would show at a million. */
const large = ['listings', 'listing_texts', 'shelf_entries', 'products']

async function findSequentialScans(db: Database, { text, values }: Statement): Promise<string[]> {
  const { rows } = await db.executeQuery<{ 'QUERY PLAN': unknown }>(
    CompiledQuery.raw(`explain (format json) ${text}`, values),
  )
  const found = JSON.stringify(rows).matchAll(/"Node Type":\s*"Seq Scan"[^}]*?"Relation Name":\s*"(\w+)"/g)
  return [...found].map((match) => match[1] ?? '').filter((table) => large.includes(table))
}
