import { mostListed } from '@fairquay/contract/catalogue/endpoints.ts'
import { readUnitPrice } from '@fairquay/contract/money.ts'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../../test/database.ts'
import { makeCompany, makeProduct } from '../../test/make.ts'
import { countFacets } from './count-facets.ts'
import { listProducts } from './list-products.ts'
import type { FacetSet, Question, SortName } from './read-question.ts'

/** So many goods that lists neither count nor sort all of what several filters leave; what each of them is follows from its number. */
const goods = 40_000
const first = 1000

type Goods = { id: number; facets: string[]; cents: number; name: string; words: string[] }
const known: Goods[] = Array.from({ length: goods }, (_, index) => {
  const n = index + 1
  return {
    id: first + n,
    facets: ['all', `brand:${n % 40}`, `country:${'ABCD'[n % 4]}`, `category:${n % 7}`, `family:${n % 9 === 0 ? 1 : 2}`]
      // A facet that has everything to do with the order of names and of age.
      .concat(n > 30_000 ? ['direct:true'] : ['direct:false']),
    cents: 100 + ((n * 37) % 5000),
    name: `item ${String(n).padStart(6, '0')}`,
    words: [n % 3 === 0 ? 'copper' : 'cotton', ...(n > 20_000 ? ['late'] : [])],
  }
})

let market: TestDatabase
beforeAll(async () => {
  market = await openTestDatabase()
  const seller = await makeCompany(market.db, { name: 'Quay House' })
  const product = await makeProduct(market.db, seller.id, { name: 'Sample' })
  const rows = JSON.stringify(known.map(({ words, ...rest }) => ({ ...rest, word: words.join(' ') })))
  await sql`create temp table goods as select * from json_to_recordset(${rows}::json) as r(id int, facets text[], cents int, name text, word text)`.execute(
    market.db,
  )
  await sql`
    insert into listings (product_id, slug, company_id, facets, created_at, name_key, price, currency, price_key, position, hit, names, search)
    select g.id, 'goods-' || g.id, l.company_id, g.facets, timestamptz '2026-01-01' + g.id * interval '1 minute', g.name, g.cents * 10000, 'USD', g.cents * 10000, g.id, '{}',
      setweight(index_words(g.word), 'A'), strip(index_words(g.word))
    from goods g cross join listings l where l.product_id = ${product.id}`.execute(market.db)
  await sql`
    insert into facet_entries (facet, product_id, created_at, name_key, price_key, position)
    select f.facet, l.product_id, l.created_at, l.name_key, l.price_key, l.position from listings l cross join unnest(l.facets) f(facet) where l.product_id > ${first}`.execute(
    market.db,
  )
  await sql`insert into listing_cards (product_id, card, card_end) select id, '{"id":' || id, '}' from goods`.execute(
    market.db,
  )
  // The product that all were copied from would stand among them.
  await sql`delete from facet_entries where product_id = ${product.id}`.execute(market.db)
  await sql`delete from listings where product_id = ${product.id}`.execute(market.db)
  await sql`analyze listings, facet_entries`.execute(market.db)
}, 120_000)
afterAll(() => market.close())

type Asked = { sets: FacetSet[]; cents: [number, number] | undefined; words: string | undefined }

const setOf = (values: readonly string[], mayOverlap = false) =>
  fc.subarray([...values], { minLength: 1 }).map((facets): FacetSet => ({ facets, every: false, mayOverlap }))
const asked: fc.Arbitrary<Asked> = fc
  .record({
    brand: fc.option(setOf(['brand:1', 'brand:7', 'brand:39']), { freq: 2 }),
    country: fc.option(setOf(['country:A', 'country:B', 'country:C']), { freq: 2 }),
    category: fc.option(setOf(['category:1', 'category:2', 'category:3'], true), { freq: 2 }),
    family: fc.option(setOf(['family:1', 'family:2']), { freq: 2 }),
    direct: fc.option(setOf(['direct:true', 'direct:false']), { freq: 2 }),
    cents: fc.option(fc.constantFrom<[number, number]>([100, 5000], [200, 900], [1000, 1100]), { freq: 2 }),
    words: fc.option(fc.constantFrom('copper', 'cotton', 'late', 'zither'), { freq: 2 }),
  })
  .map(({ cents, words, ...sets }) => ({
    sets: Object.values(sets).filter((set) => set !== null),
    cents: cents ?? undefined,
    words: words ?? undefined,
  }))

function expectedOf({ sets, cents, words }: Asked, sort: SortName): Goods[] {
  const found = known.filter(
    (goods) =>
      sets.every(({ facets }) => facets.some((facet) => goods.facets.includes(facet))) &&
      (cents === undefined || (goods.cents >= cents[0] && goods.cents <= cents[1])) &&
      (words === undefined || goods.words.includes(words)),
  )
  const orders: Partial<Record<SortName, (a: Goods, b: Goods) => number>> = {
    newest: (a, b) => b.id - a.id,
    oldest: (a, b) => a.id - b.id,
    name: (a, b) => a.id - b.id,
    lowest: (a, b) => a.cents - b.cents || a.id - b.id,
    highest: (a, b) => b.cents - a.cents || b.id - a.id,
  }
  return found.sort(orders[sort])
}

const questionOf = ({ sets, cents, words }: Asked): Pick<Question, 'sets' | 'price' | 'words'> => ({
  sets,
  price: cents && { min: readUnitPrice(cents[0] / 100), max: readUnitPrice(cents[1] / 100) },
  words,
})

test('pages are in order and totals true, however much the filters leave', async () => {
  await fc.assert(
    fc.asyncProperty(
      asked,
      fc.constantFrom<SortName>('newest', 'oldest', 'name', 'lowest', 'highest'),
      fc.constantFrom(1, 2, 40),
      async (query, sort, page) => {
        const expected = expectedOf(query, sort)
        const found = await listProducts(market.db, { ...questionOf(query), sort, page, perPage: 12 }, 'guest')
        const ids = (JSON.parse(`[${found.cards}]`) as { id: number }[]).map(({ id }) => id)
        expect(ids).toEqual(expected.slice((page - 1) * 12, page * 12).map(({ id }) => id))
        if (found.isMore) expect([found.total, expected.length > mostListed]).toEqual([mostListed, true])
        else expect(found.total).toBe(expected.length)
      },
    ),
    { numRuns: 250 },
  )
})

test('what is asked for stands at the far end of the order', async () => {
  const query: Asked = { sets: [], cents: undefined, words: 'late' }
  for (const sort of ['oldest', 'name'] as const)
    for (const page of [1, 30]) {
      const found = await listProducts(market.db, { ...questionOf(query), sort, page, perPage: 12 }, 'guest')
      const ids = (JSON.parse(`[${found.cards}]`) as { id: number }[]).map(({ id }) => id)
      expect(ids).toEqual(
        expectedOf(query, sort)
          .slice((page - 1) * 12, page * 12)
          .map(({ id }) => id),
      )
    }
})

/** Few enough of it in the sample to be looked through for words, and yet more than are counted one by one. */
const onTheEdge: Asked = {
  sets: [['country:A'], ['category:2', 'category:3'], ['family:1'], ['direct:true', 'direct:false']].map((facets) => ({
    facets,
    every: false,
    mayOverlap: facets[0] === 'category:2',
  })),
  cents: undefined,
  words: 'copper',
}

const everyFacet = [...new Set(known.flatMap(({ facets }) => facets))].filter((facet) => facet !== 'all')
const kindOf = (facet: string | undefined) => facet?.split(':')[0] ?? ''

test('counts are of all there is up to some thousands, and near the truth beyond', async () => {
  await fc.assert(
    fc.asyncProperty(asked, async (query) => {
      const { counts, isEstimate } = await countFacets(market.db, questionOf(query))
      const told = new Map(counts.map(({ facet, products }) => [facet, products]))
      for (const kind of new Set(everyFacet.map(kindOf))) {
        // Of a filter in which something is chosen, the others of its kind count as if nothing were.
        const sets = query.sets.filter(({ facets }) => kindOf(facets[0]) !== kind)
        const expected = expectedOf({ ...query, sets }, 'newest')
        for (const facet of everyFacet.filter((one) => kindOf(one) === kind)) {
          const products = told.get(facet) ?? 0
          const real = expected.filter(({ facets }) => facets.includes(facet)).length
          // Of very much the sample is cut, and what stands first in the table was looked at alone: what has to do with age is told wrongly.
          if (isEstimate && kind === 'direct') continue
          // Six times as far as chance goes, where one in 32 was looked at.
          if (isEstimate)
            expect([facet, Math.abs(products - real) <= 6 * Math.sqrt(32 * (real + 32))]).toEqual([facet, true])
          else expect([facet, products]).toEqual([facet, real])
        }
      }
    }),
    { numRuns: 60, examples: [[onTheEdge]] },
  )
})
