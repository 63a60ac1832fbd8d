import { figureNames } from '@fairquay/contract/figures/figure-names.ts'
import { addDays } from '@fairquay/contract/trade/dates.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Caller } from '../../test/app.ts'
import { offer, purchaseOffer } from '../../test/deal-market.ts'
import { makeProduct } from '../../test/make.ts'
import { act, type OrderMarket, openOrderMarket } from '../../test/order-market.ts'

let world: OrderMarket
beforeAll(async () => {
  world = await openOrderMarket()
})
afterAll(() => world.market.close())

const today = () => new Date().toISOString().slice(0, 10)
const figures = async (who: Caller, query: object = {}) => (await who.get('/api/v1/figures', { query })).body
const sums = ({ figures: all }: { figures: { name: string; sum: number; before: number | null }[] }) =>
  Object.fromEntries(all.map(({ name, sum, before }) => [name, [sum, before]]))
const products = async (query: object = {}) => (await world.asSeller.get('/api/v1/figures/products', { query })).body

/** Views and cart additions of a day as a year of visitors leaves them. */
async function count(kind: 'product' | 'cart', id: number, day: string, views: number, companyId = world.oilHouse.id) {
  await sql`
    with d as (insert into views_by_day (company_id, kind, thing_id, day, views) values (${companyId}, ${kind}, ${id}, ${day}, ${views})),
      m as (insert into views_by_month as v (company_id, kind, thing_id, month, views) values (${companyId}, ${kind}, ${id}, date_trunc('month', ${day}::date), ${views})
        on conflict (company_id, kind, month, thing_id) do update set views = v.views + excluded.views)
    insert into company_views_by_day as v (company_id, kind, day, views) values (${companyId}, ${kind}, ${day}, ${views})
    on conflict (company_id, kind, day) do update set views = v.views + excluded.views`.execute(world.market.db)
}

/** As if a request, and what became of it, had happened earlier. */
async function shift(request: number, days: number, answeredAfter: string | null = null) {
  const { db } = world.market
  const at = sql`now() - make_interval(days => ${days}::int)`
  await sql`update requests set created_at = ${at} where id = ${request}`.execute(db)
  await sql`update orders set ordered_at = ${at} where request_id = ${request}`.execute(db)
  if (answeredAfter !== null)
    await sql`update request_threads set answered_at = ${at} + ${answeredAfter}::interval where request_id = ${request}`.execute(
      db,
    )
}

beforeEach(async () => {
  const { db } = world.market
  for (const table of ['views_by_day', 'views_by_month', 'company_views_by_day'])
    await sql`delete from ${sql.table(table)}`.execute(db)
  await sql`update requests set created_at = now() - interval '900 days'`.execute(db)
  await sql`update orders set ordered_at = now() - interval '900 days'`.execute(db)
})

describe('the figures of a seller', () => {
  test('count what leads to an order, beside the period before, for that seller alone', async () => {
    const { market, asSeller, oil, oilHouse, order, orderOf, buy } = world
    await count('product', oil.id, today(), 5)
    await count('product', oil.id, addDays(today(), -40), 4)
    await count('cart', oil.id, today(), 2)
    const done = await order()
    const { rows } = await sql<{ request_id: number }>`select request_id from orders where id = ${done}`.execute(
      market.db,
    )
    await buy()
    const offered = await buy()
    await offer(asSeller, offered, oilHouse.id, purchaseOffer(4.5))
    const cancelled = await order()
    await act(world.asAnn, cancelled, { action: 'cancel', reason: 'Not now' })
    const body = await figures(asSeller)
    expect(sums(body)).toEqual({
      views: [5, 4],
      adds: [2, 0],
      requests: [4, 0],
      offers: [3, 0],
      orders: [1, 0],
      showroom_views: [0, 0],
    })
    expect(body.figures.map(({ name }: { name: string }) => name)).toEqual([...figureNames])
    expect(body.figures[0].days).toHaveLength(30)
    expect(body.figures[0].days.at(-1)).toEqual({ day: today(), count: 5 })
    expect(body.ordered).toEqual([{ currency: 'USD', value: 450, before: 0 }])
    await shift(rows[0]?.request_id ?? 0, 30)
    const later = await figures(asSeller)
    expect(sums(later)).toMatchObject({ requests: [3, 1], offers: [2, 1], orders: [0, 1] })
    expect(later.ordered).toEqual([{ currency: 'USD', value: 0, before: 450 }])
    expect(await orderOf(offered)).toBe(0)

    const other = await market.as('seller')
    expect(Object.values(sums(await figures(other))).flat()).toEqual(figureNames.flatMap(() => [0, 0]))
    expect(sums(await figures(await market.as('admin')))).toMatchObject({ views: [5, 4], requests: [3, 1] })
  })

  test('tell how fast requests were answered: by the median, and how many within a day', async () => {
    const { asSeller, oilHouse, buy } = world
    const given: [days: number, after: string | null][] = [
      [3, '1 hour'],
      [4, '3 hours'],
      [5, '30 hours'],
      [6, '2 hours'],
    ]
    for (const [days, after] of given) {
      const id = await buy()
      await asSeller.post(`/api/v1/requests/${id}/threads/${oilHouse.id}/messages`, {
        body: { text: 'We look at it.' },
      })
      await shift(id, days, after)
    }
    await shift(await buy(), 2)
    await buy()
    const withdrawn = await buy()
    await world.asAnn.put(`/api/v1/requests/${withdrawn}/status`, { body: { status: 'withdrawn' } })
    const { answers, answers_before } = await figures(asSeller)
    expect(answers).toEqual({ requests: 6, answered: 4, within_day: 3, pending: 1, median_hours: 2.5 })
    expect(answers_before).toEqual({ requests: 0, answered: 0, within_day: 0, pending: 0, median_hours: null })
  })

  test('a thread is answered by the first word of the seller, not by opening it or by what the buyer writes', async () => {
    const { market, asSeller, asAnn, oilHouse, buy } = world
    const id = await buy()
    const answered = async () =>
      (
        await sql<{ at: Date | null }>`select answered_at as at from request_threads where request_id = ${id}`.execute(
          market.db,
        )
      ).rows[0]?.at
    const say = (who: Caller, text: string) =>
      who.post(`/api/v1/requests/${id}/threads/${oilHouse.id}/messages`, { body: { text } })
    await asSeller.get(`/api/v1/requests/${id}`)
    await say(asAnn, 'Is it there?')
    expect(await answered()).toBeNull()
    await say(asSeller, 'It is.')
    const first = await answered()
    expect(first).toBeInstanceOf(Date)
    await offer(asSeller, id, oilHouse.id, purchaseOffer(4.5))
    expect(await answered()).toEqual(first)
  })

  test.each([
    [{ from: '2026-03-02', to: '2026-03-01' }, 'to', 422],
    [{ from: '2020-01-01', to: '2026-03-01' }, 'from', 422],
    [{ from: 'yesterday' }, 'from', 400],
  ])('of %j are refused with the field named', async (query, field, expected) => {
    const { status, body } = await world.asSeller.get('/api/v1/figures', { query })
    expect([status, Object.keys(body.details)]).toEqual([expected, [field]])
  })

  test('say nothing about views that are not kept any more', async () => {
    const from = addDays(today(), -399)
    expect(sums(await figures(world.asSeller, { from }))).toMatchObject({
      views: [0, null],
      requests: [0, expect.any(Number)],
    })
  })
})

describe('the figures of products', () => {
  test('are summed over months and days alike, and are sorted by every column', async () => {
    const { market, oil, oilHouse, order } = world
    const lamp = await makeProduct(market.db, oilHouse.id, { name: 'A lamp' })
    const from = addDays(today(), -100)
    for (const ago of [0, 1, 45, 100]) await count('product', oil.id, addDays(today(), -ago), 10)
    await count('product', oil.id, addDays(today(), -101), 7)
    await count('product', lamp.id, addDays(today(), -50), 50)
    await count('cart', oil.id, addDays(today(), -50), 3)
    await order(20)
    const answer = await products({ from })
    const byId = (id: number) => answer.data.find((one: { id: number }) => one.id === id)
    expect(byId(oil.id)).toMatchObject({
      views: 40,
      views_before: 7,
      adds: 3,
      requests: 1,
      offers: 1,
      orders: 1,
      quantity: 20,
      ordered: [{ currency: 'USD', value: 90 }],
    })
    expect(byId(lamp.id)).toMatchObject({ name: 'A lamp', views: 50, adds: 0, requests: 0, ordered: [] })
    const first = async (sort: string, order?: string) =>
      (await products({ from, sort, perPage: 1, ...(order && { order }) })).data[0]?.id
    expect(await first('views')).toBe(lamp.id)
    expect(await first('trend')).toBe(lamp.id)
    expect(await first('name')).toBe(lamp.id)
    for (const sort of ['adds', 'requests', 'offers', 'orders', 'quantity', 'value'])
      expect(await first(sort), sort).toBe(oil.id)
    expect((await products({ from, search: 'a LAMP' })).data).toMatchObject([{ id: lamp.id }])
    expect((await products({ from, search: 'a LAMP' })).pagination.total).toBe(1)
  })

  test('are nobody else’s', async () => {
    const other = await world.market.as('seller')
    const { body } = await other.get('/api/v1/figures/products')
    expect([body.data, body.pagination.total]).toEqual([[], 0])
  })

  test('come as a file, every product of the company, and every day', async () => {
    const { asSeller, oil } = world
    await count('product', oil.id, today(), 9)
    const read = async (table: string) =>
      (await asSeller.get('/api/v1/figures/export', { query: { table, format: 'csv' } })).text.trim().split('\r\n')
    const rows = await read('products')
    expect(rows[0]).toContain('Product number,Product,State,Views')
    expect(rows).toHaveLength((await products()).pagination.total + 1)
    expect(rows[1]).toMatch(new RegExp(`^${oil.id},.*,Published,9,0,`))
    const days = await read('days')
    expect(days).toHaveLength(31)
    expect(days.at(-1)).toMatch(new RegExp(`^${today()},9,0,`))
  })
})

test('a product put into a cart counts once an hour for each person', async () => {
  const { market, oil, oilHouse } = world
  const buyer = await market.as('buyer')
  const put = (quantity: number, ago: number) =>
    buyer.put('/api/v1/cart', {
      body: {
        lines: [
          {
            product_id: oil.id,
            option_values: [],
            selected_price_id: null,
            quantity,
            changed_at: new Date(Date.now() - ago).toISOString(),
          },
        ],
      },
    })
  for (const [at, quantity] of [5, 6, 0, 7].entries()) await put(quantity, 9000 - at * 1000)
  await (await market.as('buyer')).put('/api/v1/cart', { body: { lines: [] } })
  const added = async () => sums(await figures(await market.as(oilHouse.owner))).adds
  await expect.poll(added, { timeout: 20_000 }).toEqual([1, 0])
})

test('a token reads figures with the scope for it, and not without', async () => {
  const { asSeller, market } = world
  const make = async (scope: string) =>
    (await asSeller.post('/api/v1/api-tokens', { body: { name: scope, scopes: [scope], days: 30 } })).body.token
  const ask = async (scope: string) =>
    market.guest.get('/api/v1/figures', { headers: { authorization: `Bearer ${await make(scope)}` } })
  expect((await ask('statistics:read')).status).toBe(200)
  expect((await ask('orders:read')).status).toBe(403)
})
