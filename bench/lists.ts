import { CompiledQuery } from 'kysely'
import type { Plan } from '../server/src/catalogue/list-plan.ts'
import { planList } from '../server/src/catalogue/list-products.ts'
import { type Statement, writeList, writePage, writeTotal } from '../server/src/catalogue/list-sql.ts'
import { type CatalogueQuery, readQuestion } from '../server/src/catalogue/read-question.ts'
import type { Database } from '../server/src/database.ts'
import { type Marketplace, using } from './marketplace.ts'
import { median, type Result } from './results.ts'
import { findWholeReads } from './whole-reads.ts'

/** Every single filter and every sort, first page of 12; ids that are full and ids that are nearly empty. */
async function listQuestions(db: Database): Promise<{ name: string; query: CatalogueQuery }[]> {
  const { rows } = await db.executeQuery<{ kind: string; value: string; names: string | null }>(
    CompiledQuery.raw(`
      select distinct on (kind, rank) kind, value, (select n.name from countries n where n.code = value and kind = 'country') as names from (
        select split_part(facet, ':', 1) as kind, split_part(facet, ':', 2) as value,
          case row_number() over (partition by split_part(facet, ':', 1) order by sum(delta) desc, facet) when 1 then 1 else 2 end as rank, sum(delta) as size
        from facet_changes group by facet) x
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

/** Median milliseconds of statements on one connection, once they are planned; in turn, so that whatever else the machine does weighs on all of them. */
async function timeStatements(db: Database, statements: readonly Statement[]): Promise<number[]> {
  const times: number[][] = statements.map(() => [])
  for (let round = -20; round < rounds; round++)
    for (const [index, { text, values }] of statements.entries()) {
      const start = performance.now()
      await db.executeQuery(CompiledQuery.raw(text, values))
      if (round >= 0) times[index]?.push(performance.now() - start)
    }
  return times.map(median)
}

/** So many times slower than a look-up by primary key may a page be. */
const mostTimes = 10

/** Times the first page under every single filter and every sort, as a member, on one connection; the exact total is timed by itself. */
export async function measureLists(
  marketplace: Marketplace,
  products: number,
  only?: string,
): Promise<{ url: string; products: number; results: Result[] }> {
  const listed = await using(
    marketplace.url,
    async (db) =>
      (await db.selectFrom('listings').select(db.fn.countAll<number>().as('n')).executeTakeFirstOrThrow()).n,
  )
  const large = await marketplace.multiply(Math.max(1, Math.round(products / listed) - 1))
  const results = await using(large.url, async (db) => {
    const { product_id } = await db
      .selectFrom('listings')
      .select('product_id')
      .orderBy('product_id', 'desc')
      .offset(5000)
      .limit(1)
      .executeTakeFirstOrThrow()
    const key = { text: 'select product_id, card from listing_cards where product_id = $1', values: [product_id] }
    const found: Result[] = []
    for (const { name, query } of await listQuestions(db))
      if (!only || name.includes(only)) found.push(await measureList(db, name, query, key))
    return found
  })
  return { url: large.url, products: large.products, results }
}

async function measureList(db: Database, name: string, query: CatalogueQuery, key: Statement): Promise<Result> {
  const plan: Plan = await planList(db, readQuestion(query, 'member'))
  const [look = 0, page = 0, total = 0] = await timeStatements(db, [key, writePage(plan, 'member'), writeTotal(plan)])
  const list = writeList(plan, 'member')
  const sequential = await findWholeReads(db, list.text, list.values)
  const times = page / look
  return {
    name,
    what: 'page / key',
    value: times.toFixed(1),
    target: `<= ${mostTimes}`,
    verdict: times <= mostTimes && sequential.length === 0 ? 'ok' : 'MISSED',
    note:
      sequential.length > 0
        ? `reads all of ${sequential.join(', ')}`
        : `page ${page.toFixed(2)} ms, exact total ${total.toFixed(2)} ms, key ${look.toFixed(3)} ms`,
  }
}
