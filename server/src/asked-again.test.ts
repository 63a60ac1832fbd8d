import { plainTerm } from '@fairquay/contract/catalogue/draft.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Caller, openTestApp, type TestApp } from '../test/app.ts'
import { type MadeCompany, type MadeProduct, makeCompany, makePerson, makeProduct } from '../test/make.ts'
import { keptFacts } from './kept-answers.ts'
import { marketState, readMarketState } from './market-state.ts'

let market: TestApp
let seller: MadeCompany
let goods: MadeProduct
let callers: Record<string, Caller>
beforeAll(async () => {
  // Who asks again is answered before the routes are (known-answers.ts).
  market = await openTestApp({ overNetwork: true })
  seller = await makeCompany(market.db)
  goods = await makeProduct(market.db, seller.id, { name: 'Quay lamp', terms: [plainTerm(10)] })
  await makeProduct(market.db, seller.id, { name: 'Quay bell', currency: 'EUR', terms: [plainTerm(10)] })
  const company = await makeCompany(market.db, { kind: 'buyer', currency: 'EUR' })
  callers = {
    guest: market.guest,
    buyer: await market.as('buyer'),
    european: await market.as(await makePerson(market.db, { companyId: company.id })),
  }
  const body = { rates: [{ currency: 'USD', rate: 2, day: new Date().toISOString().slice(0, 10) }] }
  expect((await (await market.as('admin')).put('/api/v1/operator/rates', { body })).status).toBe(200)
  await market.runJobs()
})
afterAll(() => market.close())

const addresses = () => [
  '/api/v1/products/all',
  '/api/v1/products/all?priceRange=8,12',
  `/api/v1/products/cards?ids=${goods.id}`,
  `/api/v1/products/details?ids=${goods.id}`,
  `/api/v1/marketplace/product/${goods.slug}`,
  `/api/v1/marketplace/showroom/${seller.slug}`,
  `/api/v1/marketplace/shop/${seller.slug}`,
  `/api/v1/marketplace/company/${seller.slug}`,
  `/api/showroom/filters/${seller.id}`,
  '/api/marketplace/sellers',
  '/api/v1/filters',
  '/api/v1/marketplace/brands',
  '/special-products/new-arrivals',
  '/api/v2/search?search=quay',
  '/api/v2/search/autocomplete?search=qu',
]

test('at the same address everybody is answered what is theirs, after whomever they ask', async () => {
  const names = Object.keys(callers)
  const told = new Map<string, string>()
  for (const address of addresses())
    for (const [at] of names.entries()) {
      // Whoever is the first to ask after a change has their answer made; the others ask where it may be remembered.
      await sql`insert into market_changes (changes, shown) values (1, 1)`.execute(market.db)
      for (const name of [...names.slice(at), ...names.slice(0, at), ...names]) {
        const { status, text } = (await callers[name]?.get(address)) ?? {}
        expect(status, address).toBe(200)
        expect(text, `${name} at ${address}`).toBe(told.get(`${name} ${address}`) ?? text)
        told.set(`${name} ${address}`, text ?? '')
      }
    }
  // Or nothing would have been shown: who asks makes a difference.
  const isSame = (one: string, other: string, address: string) =>
    told.get(`${one} ${address}`) === told.get(`${other} ${address}`)
  expect(isSame('guest', 'buyer', '/api/v1/products/all')).toBe(false)
  expect(isSame('buyer', 'european', '/api/v1/products/all')).toBe(true)
  expect(isSame('buyer', 'european', '/api/v1/products/all?priceRange=8,12')).toBe(false)
  expect(isSame('buyer', 'european', '/api/v1/filters')).toBe(false)
})

test('a browser that has the answer is told so, and one that asks for its head gets no more', async () => {
  const [address = ''] = addresses()
  const { headers, text } = await market.guest.get(address)
  const { http } = market.app
  const known = await http.inject({ url: address, headers: { 'if-none-match': String(headers.etag) } })
  expect([known.statusCode, known.payload]).toEqual([304, ''])
  const head = await http.inject({ method: 'HEAD', url: address })
  expect([head.statusCode, head.payload]).toEqual([200, ''])
  expect(head.headers['content-length']).toBe(String(Buffer.byteLength(text)))
  // One that may see prices is never told to keep them.
  const member = await callers.buyer?.get(address)
  expect([member?.headers.etag, member?.headers['cache-control']]).toEqual([undefined, 'no-store'])
})

test('a new price is told to members at once, and leaves everything that guests are told as it was', async () => {
  const { db, guest } = market
  for (const address of addresses()) await guest.get(address)
  const { made } = keptFacts(db)
  const body = { items: [{ product_id: goods.id, min_qty: 1, price: 77.31 }] }
  const changed = await (await market.as(seller.owner)).patch('/api/v1/prices', {
    body,
    headers: { 'idempotency-key': 'another-price' },
  })
  expect(changed.body).toMatchObject({ done: 1 })
  for (const address of addresses()) expect((await guest.get(address)).status).toBe(200)
  expect(keptFacts(db).made).toBe(made)
  expect((await callers.buyer?.get('/api/v1/products/all'))?.text).toContain('77.31')
})

test('whatever else changes of a product is a change of what guests see', async () => {
  const { db } = market
  const isOfPrices = ['listings.price', 'listings.price_key', 'listing_texts.member_end', 'listing_cards.card_end']
  const another: Record<string, (name: string) => string> = {
    text: (name) => `${name} || 'x'`,
    integer: (name) => `${name} + 1`,
    bigint: (name) => `coalesce(${name}, 0) + 1`,
    character: () => `'XXX'`,
    ARRAY: (name) => `${name} || array['new:1']`,
    tsvector: (name) => `${name} || 'new'::tsvector`,
    'timestamp with time zone': (name) => `${name} + interval '1 s'`,
  }
  const { rows: columns } = await sql<{ table: string; name: string; type: string }>`
    select table_name as table, column_name as name, data_type as type from information_schema.columns
    where table_name in ('listings', 'listing_texts', 'listing_cards') and column_name <> 'product_id' and table_schema = 'public'`.execute(
    db,
  )
  const read = async () => {
    const { rows } = await sql<{ state: string }>`select ${sql.raw(marketState)} as state`.execute(db)
    return readMarketState(rows[0]?.state ?? '')
  }
  expect(columns.length).toBeGreaterThan(15)
  const change = (column: { table: string; name: string }, value: string) =>
    sql`update ${sql.table(column.table)} set ${sql.ref(column.name)} = ${sql.raw(value)} where product_id = ${goods.id}`.execute(
      db,
    )
  for (const column of columns) {
    const place = `${column.table}.${column.name}`
    const before = await read()
    await change(column, column.name)
    expect((await read()).guest, `${place} written as it was`).toBe(before.guest)
    await change(column, another[column.type]?.(column.name) ?? '')
    expect((await read()).guest === before.guest, place).toBe(isOfPrices.includes(place))
  }
})
