import { plainTerm } from '@fairquay/contract/catalogue/draft.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeProduct } from '../../test/make.ts'
import { type OrderMarket, openOrderMarket } from '../../test/order-market.ts'

let world: OrderMarket
let companyId: number
beforeAll(async () => {
  world = await openOrderMarket()
  companyId = world.oilHouse.id
  await sql`update products set state = 'draft' where company_id = ${companyId}`.execute(world.market.db)
})
afterAll(() => world.market.close())

const ask = async (path: string, query: object = {}) =>
  (await world.asSeller.get(`/api/v1/figures/${path}`, { query })).body
const names = (body: { data: { name: string }[] }) => body.data.map(({ name }) => name)

describe('what runs low', () => {
  beforeAll(async () => {
    const { market, oil, order } = world
    const { db } = market
    await sql`update products set state = 'published' where id = ${oil.id}`.execute(db)
    // 100 ordered in the thirty days, which holds them back: 5 left of 105 last for a day and a half.
    await sql`update stock_levels set on_hand = 105, reserved = 0, tracking = 'counted' where product_id = ${oil.id}`.execute(
      db,
    )
    await order(100)
    const make = async (name: string, stock: object) => {
      const { id } = await makeProduct(db, companyId, { name, terms: [plainTerm(4)] })
      const { onHand, lowAt = null } = stock as { onHand: number; lowAt?: number | null }
      await sql`update stock_levels set on_hand = ${onHand}, low_at = ${lowAt} where product_id = ${id}`.execute(db)
    }
    await make('Used up', { onHand: 0 })
    await make('At its threshold', { onHand: 9, lowAt: 9 })
    await make('Above its threshold', { onHand: 10, lowAt: 9 })
    await make('Nobody orders it', { onHand: 1 })
  })

  test('is used up, down to its threshold, or ordered faster than it lasts; the soonest first', async () => {
    const body = await ask('stock')
    expect(names(body)).toEqual(['Used up', 'Olive oil', 'At its threshold'])
    expect(body.data[0]).toMatchObject({ available: 0, days_left: 0, ordered: 0 })
    expect(body.data[1]).toMatchObject({ product_id: world.oil.id, available: 5, ordered: 100, days_left: 1 })
    expect(body.data[2]).toMatchObject({ available: 9, low_at: 9, days_left: null })
    expect(body.pagination.total).toBe(3)
    expect(names(await ask('stock', { page: 2, perPage: 2 }))).toEqual(['At its threshold'])
  })

  test('is nobody else’s, and leaves out what is not counted, not on the market, or ordered at another time', async () => {
    const { market, oil } = world
    const other = (await (await market.as('seller')).get('/api/v1/figures/stock')).body
    expect([other.data, other.pagination.total]).toEqual([[], 0])
    const change = (text: string) => sql.raw(text).execute(market.db)
    await change(`update orders set ordered_at = now() - interval '40 days'`)
    expect(names(await ask('stock'))).not.toContain('Olive oil')
    await change(`update orders set ordered_at = now()`)
    await change(`update products set state = 'hidden' where name = 'Used up'`)
    await change(`update stock_levels set tracking = 'not_counted', on_hand = 0 where product_id = ${oil.id}`)
    expect(names(await ask('stock'))).toEqual(['At its threshold'])
  })

  test('comes as a file', async () => {
    const { text } = await world.asSeller.get('/api/v1/figures/export', { query: { table: 'stock', format: 'csv' } })
    expect(text.trim().split('\r\n')).toEqual([
      expect.stringContaining('Product number,Product,Options,SKU,Available,Threshold,Units ordered,Days left'),
      expect.stringMatching(/^\d+,At its threshold,.*,9,9,0,$/),
    ])
  })
})

test('prices are as old as their last change, which an edit of anything else is not', async () => {
  const { market, asSeller } = world
  const { id } = await makeProduct(market.db, companyId, { name: 'Old price', terms: [plainTerm(4)] })
  await makeProduct(market.db, companyId, {
    name: 'On demand',
    terms: [{ ...plainTerm(4), type: 'on_demand', price: null }],
  })
  const grow = (days: number) =>
    sql`update sales_terms set priced_at = now() - make_interval(days => ${days}::int) where product_id = ${id}`.execute(
      market.db,
    )
  const old = async (only: string) => names(await ask('products', { only }))
  await grow(100)
  expect([await old('prices-90'), await old('prices-180')]).toEqual([['Old price'], []])
  const { body } = await asSeller.get(`/api/v1/own-products/${id}`)
  const save = (version: number, form: object) =>
    asSeller.put(`/api/v1/own-products/${id}`, { body: { version, form: { ...body.form, ...form } } })
  expect((await save(body.version, { body: '<p>Other words</p>' })).status).toBe(200)
  expect(await old('prices-90')).toEqual(['Old price'])
  const found = await ask('products', { only: 'prices-90' })
  expect(Date.now() - Date.parse(found.data[0].priced_at)).toBeGreaterThan(99 * 86_400_000)
  expect(found.pagination.total).toBe(1)
  const [term] = body.form.terms
  expect((await save(body.version + 1, { terms: [{ ...term, price: 5 }] })).status).toBe(200)
  expect(await old('prices-90')).toEqual([])
})

test('what nobody looked at in the period is on the market and has no view in it', async () => {
  const { market } = world
  const make = (name: string, state: 'published' | 'draft' = 'published') =>
    makeProduct(market.db, companyId, { name, state })
  const seen = await make('Seen')
  const before = await make('Seen before')
  await make('Unseen')
  await make('Unseen draft', 'draft')
  // By the day and by the month, as they are counted: thirty days can be a whole month, of which the days are not read.
  const look = async (id: number, ago: number) => {
    const day = sql`current_date - ${ago}::int`
    const of = sql`${companyId}, 'product', ${id}`
    await sql`insert into views_by_day (company_id, kind, thing_id, day, views) values (${of}, ${day}, 3)`.execute(
      market.db,
    )
    await sql`
      insert into views_by_month (company_id, kind, thing_id, month, views) values (${of}, date_trunc('month', ${day}), 3)`.execute(
      market.db,
    )
  }
  await look(seen.id, 3)
  await look(before.id, 33)
  const unseen = await ask('products', { only: 'unseen', search: 'seen', sort: 'name' })
  expect([names(unseen), unseen.pagination.total]).toEqual([['Seen before', 'Unseen'], 2])
  const { text } = await world.asSeller.get('/api/v1/figures/export', {
    query: { table: 'products', format: 'csv', only: 'unseen' },
  })
  expect(text).toContain('Unseen,')
  expect(text).not.toMatch(/,Seen,/)
})
