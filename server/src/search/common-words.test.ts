import { mostCounted } from '@fairquay/contract/search/endpoints.ts'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../test/database.ts'
import { makeCompany, makeProduct } from '../../test/make.ts'
import { findResults, suggest } from './find-results.ts'

/**
 * So many goods that words of them are common: a name has one word of each of these, so that what every question finds is known. `every` is how many of the
 * goods have to be gone through to meet the word again.
 */
const words = [
  { word: 'cotton', every: 2 },
  { word: 'copper', every: 3 },
  { word: 'cork', every: 7 },
  { word: 'coral', every: 60 },
  { word: 'basket', every: 5 },
  { word: 'bamboo', every: 400 },
  { word: 'zither', every: 9000 },
]
const goods = 60_000
const first = 1000

let market: TestDatabase
beforeAll(async () => {
  market = await openTestDatabase()
  const seller = await makeCompany(market.db, { name: 'Quay House' })
  const product = await makeProduct(market.db, seller.id, { name: 'Sample' })
  const names = sql.join(
    words.map(({ word, every }) => sql`case when n % ${sql.lit(every)} = 0 then ${sql.lit(` ${word}`)} else '' end`),
    sql` || `,
  )
  await sql`
    insert into listings (product_id, slug, company_id, facets, created_at, name_key, price, currency, price_key, position, hit, names, search)
    select ${sql.lit(first)} + n, 'goods-' || n, l.company_id, '{all}', l.created_at, v.name, l.price, l.currency, l.price_key, n,
      json_build_object('type', 'product', 'id', ${sql.lit(first)} + n, 'name', v.name, 'slug', 'goods-' || n)::text,
      setweight(index_words(v.name), 'A'), strip(index_words(v.name))
    from listings l cross join generate_series(1, ${sql.lit(goods)}) n cross join lateral (select 'item' || ${names} as name) v
    where l.product_id = ${product.id}`.execute(market.db)
  await sql`analyze listings`.execute(market.db)
}, 120_000)
afterAll(() => market.close())

/** The ids of what has all these words, or words that begin so. */
function expectedOf(beginnings: readonly string[]): number[] {
  const ids: number[] = []
  for (let n = 1; n <= goods; n++) {
    const has = (beginning: string) => words.some(({ word, every }) => n % every === 0 && word.startsWith(beginning))
    if (beginnings.every(has)) ids.push(first + n)
  }
  return ids
}

const perPage = 32
async function findPage(typed: string, page: number) {
  const found = await findResults(market.db, { typed, target: 'products', page, perPage, isExact: true })
  const hits = JSON.parse(`[${found.hits}]`) as { id: number; name: string }[]
  return { ...found, ids: hits.map(({ id }) => id) }
}

/** One to three words of which the last is still being typed. */
const typed = fc
  .tuple(
    fc.array(fc.constantFrom(...words.map(({ word }) => word)), { maxLength: 2 }),
    fc.constantFrom(...words.map(({ word }) => word)),
    fc.integer({ min: 2, max: 6 }),
  )
  .map(([settled, last, letters]) => [...new Set(settled), last.slice(0, letters)])

test('however common the words, what is found has all of them, and counts are exact up to the most that are counted', async () => {
  await fc.assert(
    fc.asyncProperty(typed, async (asked) => {
      const expected = new Set(expectedOf(asked))
      const { ids, total } = await findPage(asked.join(' '), 1)
      expect(total).toBe(Math.min(expected.size, mostCounted))
      expect(ids).toHaveLength(Math.min(expected.size, perPage))
      expect(new Set(ids).size).toBe(ids.length)
      for (const id of ids) expect(expected).toContain(id)
    }),
    { numRuns: 60 },
  )
})

test('every page of a common word is full, and shows nothing twice', async () => {
  for (const asked of ['cotton', 'cotton ba', 'copper basket'] as const) {
    const pages = Math.floor(mostCounted / perPage)
    const seen: number[] = []
    for (let page = 3; page <= pages; page++) {
      const { ids } = await findPage(asked, page)
      expect([asked, page, ids.length]).toEqual([asked, page, perPage])
      seen.push(...ids)
    }
    expect(new Set(seen).size).toBe(seen.length)
  }
})

test('while somebody types, what is suggested has all the words', async () => {
  for (const asked of [['co'], ['cotton', 'ba'], ['zither', 'co'], ['coral', 'cop'], ['bamboo', 'zi']]) {
    const expected = new Set(expectedOf(asked))
    const hits = JSON.parse(`[${await suggest(market.db, asked.join(' '), 'products', 8)}]`) as { id: number }[]
    expect([asked, hits.length]).toEqual([asked, Math.min(8, expected.size)])
    for (const { id } of hits) expect(expected).toContain(id)
  }
})

test('a name that is typed as a whole is found among thousands that have the same words', async () => {
  const name = 'item cotton copper basket'
  const hits = JSON.parse(`[${await suggest(market.db, name, 'products', 8)}]`) as { name: string }[]
  expect(hits.map((hit) => hit.name)).toEqual(Array(8).fill(name))
})
