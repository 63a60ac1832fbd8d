import { plainTerm } from '@fairquay/contract/catalogue/draft.ts'
import { convertUnitPrice, findExchange } from '@fairquay/contract/currency/rates.ts'
import { currencies, type UnitPrice } from '@fairquay/contract/money.ts'
import * as fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Caller, openTestApp, type TestApp } from '../../test/app.ts'
import { makeCompany, makePerson, makeProduct } from '../../test/make.ts'
import { findRates } from '../currency/queries.ts'
import { inTransaction } from '../database.ts'
import { indexProducts } from './index-products.ts'
import { keyPrices, rekeyPricesJob } from './price-keys.ts'

let market: TestApp
let admin: Caller
let buyer: Caller
let european: Caller
let seller: { id: number }
const ids: number[] = []

beforeAll(async () => {
  market = await openTestApp()
  admin = await market.as('admin')
  buyer = await market.as('buyer')
  const company = await makeCompany(market.db, { kind: 'buyer', currency: 'EUR' })
  european = await market.as(await makePerson(market.db, { companyId: company.id }))
  seller = await makeCompany(market.db)
  const goods = [
    ['Ten dollars', 'USD', 10],
    ['Ten euros', 'EUR', 10],
    ['Ten pounds', 'GBP', 10],
    ['Thousand yen', 'JPY', 1000],
    ['Eleven dollars', 'USD', 11],
  ] as const
  for (const [name, currency, price] of goods)
    ids.push((await makeProduct(market.db, seller.id, { name, currency, terms: [plainTerm(price)] })).id)
})
afterAll(() => market.close())

const setRates = async (rates: Record<string, number>) => {
  const day = new Date().toISOString().slice(0, 10)
  const body = { rates: Object.entries(rates).map(([currency, rate]) => ({ currency, rate, day })) }
  expect((await admin.put('/api/v1/operator/rates', { body })).status).toBe(200)
  await market.runJobs()
}
const list = async (caller: Caller, query: object) => {
  const { body } = await caller.get('/api/v1/products/all', { query: { supplier: String(seller.id), ...query } })
  return body.data.data.map(({ name }: { name: string }) => name)
}
const span = async (caller: Caller) => (await caller.get('/api/v1/filters')).body.minMaxPrice

test('without rates, goods in other currencies come after the others and are in no price range', async () => {
  const sorted = await list(buyer, { sortLowestPrice: 'true' })
  expect(sorted.slice(0, 2)).toEqual(['Ten dollars', 'Eleven dollars'])
  expect(new Set(sorted.slice(2))).toEqual(new Set(['Ten euros', 'Ten pounds', 'Thousand yen']))
  expect((await list(buyer, { sortHighestPrice: 'true' })).slice(0, 2)).toEqual(['Eleven dollars', 'Ten dollars'])
  expect(await list(buyer, { priceRange: '1,5000', sortLowestPrice: 'true' })).toEqual([
    'Ten dollars',
    'Eleven dollars',
  ])
  // A currency without a rate cannot be compared in: the marketplace's stands in.
  expect(await span(european)).toEqual({ minPrice: 10, maxPrice: 11, currency: 'USD', day: null })
})

test('with rates they are sorted by what they are worth, whoever asks', async () => {
  await setRates({ USD: 1.0842, GBP: 0.8371, JPY: 163.45 })
  // $6.63, $10, $10.84, $11, $12.95
  const byWorth = ['Thousand yen', 'Ten dollars', 'Ten euros', 'Eleven dollars', 'Ten pounds']
  expect(await list(buyer, { sortLowestPrice: 'true' })).toEqual(byWorth)
  expect(await list(european, { sortLowestPrice: 'true' })).toEqual(byWorth)
  expect(await list(buyer, { sortHighestPrice: 'true' })).toEqual([...byWorth].reverse())
})

test('a price range is in the currency of whoever asks, both ends included', async () => {
  const sort = { sortLowestPrice: 'true' }
  expect(await list(buyer, { priceRange: '10,10.85', ...sort })).toEqual(['Ten dollars', 'Ten euros'])
  expect(await list(european, { priceRange: '10,10.85', ...sort })).toEqual(['Ten euros', 'Eleven dollars'])
  expect(await list(european, { priceRange: '10,10', ...sort })).toEqual(['Ten euros'])
  const day = new Date().toISOString().slice(0, 10)
  // Whole cents around what there is, so that what costs most is in the range.
  expect(await span(buyer)).toEqual({ minPrice: 6.63, maxPrice: 12.96, currency: 'USD', day })
  expect(await span(european)).toEqual({ minPrice: 6.11, maxPrice: 11.95, currency: 'EUR', day })
  expect(await list(european, { priceRange: '6.11,11.95' })).toHaveLength(5)
})

test('new rates move what is there, and nothing else has to be indexed', async () => {
  await setRates({ USD: 1.2, GBP: 0.8371, JPY: 163.45 })
  expect(await list(buyer, { sortLowestPrice: 'true' })).toEqual([
    'Thousand yen',
    'Ten dollars',
    'Eleven dollars',
    'Ten euros',
    'Ten pounds',
  ])
  const read = () => sql`select facet, product_id, price_key from facet_entries order by 1, 2`.execute(market.db)
  const before = await read()
  await inTransaction(market.db, (tx) => indexProducts(tx, ids))
  expect((await read()).rows).toEqual(before.rows)
})

test('a guest learns nothing: neither order nor range nor span', async () => {
  const newest = await list(market.guest, {})
  expect(await list(market.guest, { sortLowestPrice: 'true' })).toEqual(newest)
  expect(await list(market.guest, { priceRange: '10,10' })).toEqual(newest)
  expect(await span(market.guest)).toBeUndefined()
})

test('the database converts as the rule does', async () => {
  const rates = await findRates(market.db)
  const currency = fc.constantFrom(...currencies.filter((code) => code !== 'CAD' && code !== 'KWD'))
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 1, max: 1_000_000_000_000 }), currency, async (price, code) => {
      const { rows } = await sql<{ key: number }>`select key_of_price(${price}::bigint, ${code}) as key`.execute(
        market.db,
      )
      const exchange = findExchange(code, 'USD', rates)
      expect(rows[0]?.key).toBe(exchange && convertUnitPrice(price as UnitPrice, exchange))
    }),
    { numRuns: 60 },
  )
})

test('another currency of the marketplace is another order of what has no rate to it', async () => {
  await keyPrices(market.db, 'CAD')
  expect(new Set(await list(buyer, { priceRange: '0,9999' }))).toEqual(new Set())
  await keyPrices(market.db, 'USD')
  expect(await list(buyer, { priceRange: '0,9999' })).toHaveLength(5)
})

test('the currency is the one that is set now, also where another process was told of it', async () => {
  const { db, app } = market
  const scaled = async () =>
    (await db.selectFrom('price_scale').select('currency').execute()).map((row) => row.currency)
  await db.insertInto('settings').values({ name: 'currency', value: 'CAD' }).execute()
  expect(app.config.settings.currency).toBe('USD')
  await app.jobs.enqueue(db, rekeyPricesJob, {})
  await market.runJobs()
  expect(await scaled()).toEqual(['CAD'])
  await db.deleteFrom('settings').execute()
  await app.jobs.enqueue(db, rekeyPricesJob, {})
  await market.runJobs()
  expect(await scaled()).toContain('EUR')
})
