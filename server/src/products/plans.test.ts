import { randomUUID } from 'node:crypto'
import { plainTerm } from '@fairquay/contract/catalogue/draft.ts'
import { productMessages } from '@fairquay/contract/products/messages.ts'
import { planMessages as say } from '@fairquay/contract/products/plan-messages.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Caller, openTestApp, type TestApp } from '../../test/app.ts'
import { type MadeCompany, makeCompany, makeProduct } from '../../test/make.ts'
import { applyPlans } from './apply-plans.ts'

let market: TestApp
let house: MadeCompany
let seller: Caller
let buyer: Caller
beforeAll(async () => {
  market = await openTestApp()
  house = await makeCompany(market.db)
  seller = await market.as(house.owner)
  buyer = await market.as((await makeCompany(market.db)).owner)
})
afterAll(() => market.close())

const hour = 3_600_000
const inHours = (hours: number) => new Date(Date.now() + hours * hour)
const make = (change: Parameters<typeof makeProduct>[2]) => makeProduct(market.db, house.id, change)
const read = async (id: number) => (await seller.get(`/api/v1/own-products/${id}`)).body
const plan = (id: number, body: object) => seller.post(`/api/v1/own-products/${id}/plans`, { body })
const list = async (id: number) => (await seller.get(`/api/v1/own-products/${id}/plans`)).body.data
const pricesOf = async (slug: string) =>
  (await buyer.get(`/api/v1/marketplace/product/${slug}`)).body.data.product.prices.map(
    (line: { price_value: number }) => line.price_value,
  )
const isOnMarket = async (slug: string) =>
  (await market.guest.get(`/api/v1/marketplace/product/${slug}`)).status === 200

test('a product is published from one moment until another, once, and its seller is told', async () => {
  const { id, slug } = await make({ name: 'Lamp of tomorrow', state: 'draft' })
  const made = await plan(id, { kind: 'publish', starts_at: inHours(1), ends_at: inHours(5) })
  expect([made.status, made.body.state]).toEqual([201, 'waiting'])
  await applyPlans(market.app, new Date())
  expect(await isOnMarket(slug)).toBe(false)
  // Two at once do it once.
  await Promise.all([applyPlans(market.app, inHours(2)), applyPlans(market.app, inHours(2))])
  expect(await isOnMarket(slug)).toBe(true)
  expect(await list(id)).toMatchObject([{ id: made.body.id, state: 'running' }])
  expect((await read(id)).version).toBe(2)
  await applyPlans(market.app, inHours(6))
  expect(await isOnMarket(slug)).toBe(false)
  expect((await read(id)).form.state).toBe('hidden')
  expect(await list(id)).toMatchObject([{ state: 'done', fault: null }])
  const bell = (await seller.get('/api/v1/notifications')).body.data
  expect(JSON.stringify(bell)).toContain('What was planned is done: Lamp of tomorrow')
})

test('planned prices take the place of those in the list, and what was edited meanwhile stays', async () => {
  const { id, slug } = await make({
    name: 'Dearer lamp',
    terms: [plainTerm(10, { maxQty: 9 }), plainTerm(9, { minQty: 10, maxQty: 99 }), plainTerm(8, { minQty: 100 })],
  })
  const lines = [
    { options: {}, min_qty: 1, price: 12, list_price: 13 },
    { options: {}, min_qty: 100, price: 7 },
  ]
  expect((await plan(id, { kind: 'prices', starts_at: inHours(1), lines })).status).toBe(201)
  const { form, version } = await read(id)
  const edited = {
    ...form,
    body: '<p>Edited</p>',
    terms: [form.terms[0], { ...form.terms[1], price: 8.5, maxQty: null }],
  }
  expect((await seller.put(`/api/v1/own-products/${id}`, { body: { version, form: edited } })).status).toBe(200)
  // The last tier was taken out, and with it what was planned for it.
  expect((await list(id))[0].lines).toMatchObject([{ min_qty: 1, price: 12, list_price: 13 }])
  expect(await pricesOf(slug)).toEqual([10, 8.5])
  await applyPlans(market.app, inHours(2))
  expect(await pricesOf(slug)).toEqual([12, 8.5])
  expect((await read(id)).form).toMatchObject({ body: '<p>Edited</p>', terms: [{ listPrice: 13 }, {}] })
})

test('what cannot be done says why, and is not tried again', async () => {
  const bare = await make({ name: 'No price yet', state: 'draft', terms: [] })
  await plan(bare.id, { kind: 'publish', starts_at: inHours(1) })
  const held = await make({ name: 'Held', state: 'draft' })
  await plan(held.id, { kind: 'publish', starts_at: inHours(1) })
  const admin = await market.as('admin')
  await admin.put(`/api/v1/marketplace-products/${held.id}/moderation`, { body: { hidden: true, reason: 'A test.' } })
  const exchanged = await make({ name: 'Exchanged' })
  await plan(exchanged.id, { kind: 'prices', starts_at: inHours(1), lines: [{ options: {}, min_qty: 1, price: 2 }] })
  const { form, version } = await read(exchanged.id)
  await seller.put(`/api/v1/own-products/${exchanged.id}`, { body: { version, form: { ...form, currency: 'JPY' } } })
  await applyPlans(market.app, inHours(2))
  await applyPlans(market.app, inHours(3))
  expect((await list(bare.id))[0]).toMatchObject({
    state: 'failed',
    fault: expect.stringContaining('at least one price'),
  })
  expect((await list(held.id))[0]).toMatchObject({ state: 'failed', fault: productMessages.hiddenByOperator })
  expect((await list(exchanged.id))[0]).toMatchObject({ state: 'failed', fault: say.otherCurrency })
})

test('a plan is taken back once, before it is over', async () => {
  const { id, slug } = await make({ name: 'Stays a draft', state: 'draft' })
  const { body } = await plan(id, { kind: 'publish', starts_at: inHours(1) })
  const one = `/api/v1/own-products/${id}/plans/${body.id}`
  expect((await seller.delete(one)).body.state).toBe('cancelled')
  expect([(await seller.delete(one)).status, (await seller.delete(one)).body.message]).toEqual([422, say.over])
  await applyPlans(market.app, inHours(2))
  expect(await isOnMarket(slug)).toBe(false)
  expect((await plan(id, { kind: 'publish', starts_at: new Date(0) })).body.details).toEqual({ starts_at: say.past })
})

test('a sale strikes the former price through until it ends; then that holds again, but for what was changed meanwhile', async () => {
  const { id, slug } = await make({
    name: 'Lamp on sale',
    terms: [plainTerm(10, { maxQty: 9 }), plainTerm(9, { minQty: 10, maxQty: 99 }), plainTerm(8, { minQty: 100 })],
  })
  const lines = [
    { options: {}, min_qty: 1, price: 8 },
    { options: {}, min_qty: 10, price: 7, list_price: 9.5 },
    { options: {}, min_qty: 100, price: 6 },
  ]
  const ends_at = inHours(5).toISOString()
  expect((await plan(id, { kind: 'prices', starts_at: inHours(1), ends_at, lines })).status).toBe(201)
  await applyPlans(market.app, inHours(2))
  expect(await list(id)).toMatchObject([{ state: 'running' }])
  expect((await read(id)).form.terms).toMatchObject([
    { price: 8, listPrice: 10 },
    { price: 7, listPrice: 9.5 },
    { price: 6, listPrice: 8 },
  ])
  expect((await seller.get('/api/v1/own-products?search=Lamp on sale')).body.data).toMatchObject([
    { planned: { kind: 'prices', state: 'running', at: expect.stringMatching(ends_at.slice(0, 19)) } },
  ])
  const change = { items: [{ product_id: id, min_qty: 100, price: 5.5 }] }
  const key = { 'idempotency-key': randomUUID() }
  expect((await seller.patch('/api/v1/prices', { body: change, headers: key })).status).toBe(200)
  await applyPlans(market.app, inHours(6))
  expect(await pricesOf(slug)).toEqual([10, 9, 5.5])
  expect((await read(id)).form.terms).toMatchObject([{ listPrice: null }, { listPrice: null }, { listPrice: 8 }])
  expect(await list(id)).toMatchObject([{ state: 'done', fault: null }])
  expect((await seller.get('/api/v1/own-products?search=Lamp on sale')).body.data).toMatchObject([{ planned: null }])
  const bell = JSON.stringify((await seller.get('/api/v1/notifications')).body.data)
  expect(bell).toContain('Lamp on sale: the sale has begun')
  expect(bell).toContain('Lamp on sale: the sale is over')
})

test('a sale that is cancelled while it runs ends at once, also one whose product was deleted meanwhile', async () => {
  const { id, slug } = await make({ name: 'Short sale' })
  const [before] = await pricesOf(slug)
  const body = { kind: 'prices', ends_at: inHours(5), lines: [{ options: {}, min_qty: 1, price: 0.5 }] }
  const made = await plan(id, { ...body, starts_at: inHours(1) })
  await applyPlans(market.app, inHours(2))
  expect(await pricesOf(slug)).toEqual([0.5])
  expect((await seller.delete(`/api/v1/own-products/${id}/plans/${made.body.id}`)).body.state).toBe('cancelled')
  expect(await pricesOf(slug)).toEqual([before])
  await applyPlans(market.app, inHours(6))
  expect(await pricesOf(slug)).toEqual([before])

  await plan(id, { ...body, starts_at: inHours(1) })
  await applyPlans(market.app, inHours(2))
  await market.db.insertInto('product_deletions').values({ product_id: id, state: 'published' }).execute()
  await applyPlans(market.app, inHours(6))
  const { price } = await market.db
    .selectFrom('sales_terms')
    .select('price')
    .where('product_id', '=', id)
    .executeTakeFirstOrThrow()
  expect(price).toBe(before * 1_000_000)
})

test('a line is in one sale at a time, and the next may begin as the first ends', async () => {
  const { id, slug } = await make({ name: 'Sale after sale' })
  const [before] = await pricesOf(slug)
  const sale = (from: number, until: number, price: number) => ({
    kind: 'prices',
    starts_at: inHours(from),
    ends_at: inHours(until),
    lines: [{ options: {}, min_qty: 1, price }],
  })
  const second = sale(4, 6, 0.4)
  expect((await plan(id, second)).status).toBe(201)
  const refused = await plan(id, sale(1, 5, 0.5))
  expect([refused.status, refused.body.details['lines.0']]).toEqual([400, expect.stringContaining('Sale with 1 price')])
  expect((await plan(id, { ...sale(1, 4, 0.5), ends_at: second.starts_at })).status).toBe(201)
  await applyPlans(market.app, inHours(2))
  expect(await pricesOf(slug)).toEqual([0.5])
  await applyPlans(market.app, inHours(5))
  expect(await pricesOf(slug)).toEqual([0.4])
  await applyPlans(market.app, inHours(7))
  expect(await pricesOf(slug)).toEqual([before])
})

const seen = async (slug: string) =>
  (await buyer.get(`/api/v1/marketplace/product/${slug}`)).body.data.product.prices.map(
    ({ sale_until, lowest_price_30_days }: { sale_until?: string; lowest_price_30_days?: number }) => ({
      sale_until,
      lowest_price_30_days,
    }),
  )
const setPrices = (id: number, price: number, list_price: number | null) =>
  seller.patch('/api/v1/prices', {
    body: { items: [{ product_id: id, min_qty: 1, price, list_price }] },
    headers: { 'idempotency-key': randomUUID() },
  })
/** As if everything that is known of prices had happened so many days earlier. */
const goOn = async (id: number, days: number) => {
  await sql`
    update price_changes set held_until = held_until - make_interval(days => ${days})
    where sales_term_id in (select id from sales_terms where product_id = ${id})`.execute(market.db)
}

test('a reduction is told with the lowest price of the 30 days before it, and a sale with its end', async () => {
  const { id, slug } = await make({ name: 'Compared lamp', terms: [plainTerm(10)] })
  expect(await seen(slug)).toEqual([{}])
  await setPrices(id, 7, null)
  await goOn(id, 10)
  await setPrices(id, 9, null)
  await goOn(id, 10)
  const ends_at = inHours(5).toISOString()
  await plan(id, { kind: 'prices', starts_at: inHours(1), ends_at, lines: [{ options: {}, min_qty: 1, price: 8 }] })
  await applyPlans(market.app, inHours(2))
  // 10 until 20 days ago, 7 until 10 days ago, then 9, which is what is struck through.
  expect(await seen(slug)).toEqual([{ sale_until: ends_at, lowest_price_30_days: 7 }])
  expect(await market.guest.get(`/api/v1/marketplace/product/${slug}`)).not.toHaveProperty('body.data.product.prices')
  await applyPlans(market.app, inHours(6))
  expect(await seen(slug)).toEqual([{}])
  // What was before that is 30 days ago is forgotten, and a price changed by hand during a sale has no end.
  await goOn(id, 31)
  await plan(id, { kind: 'prices', starts_at: inHours(1), ends_at, lines: [{ options: {}, min_qty: 1, price: 8 }] })
  await applyPlans(market.app, inHours(2))
  expect(await seen(slug)).toEqual([{ sale_until: ends_at, lowest_price_30_days: 9 }])
  await setPrices(id, 8, 9.5)
  expect(await seen(slug)).toEqual([{ sale_until: ends_at, lowest_price_30_days: 9 }])
  await setPrices(id, 8.5, 9.5)
  expect(await seen(slug)).toEqual([{ lowest_price_30_days: 8 }])
  // The first price of a line in another currency is compared with nothing.
  const { form, version } = await read(id)
  const terms = [{ ...form.terms[0], price: 1000, listPrice: 1200 }]
  await seller.put(`/api/v1/own-products/${id}`, { body: { version, form: { ...form, currency: 'JPY', terms } } })
  expect(await seen(slug)).toEqual([{}])
})

test('a plan that breaks keeps no other waiting, and is done once what broke it is mended', async () => {
  const [broken, sound] = [
    await make({ name: 'Broken lamp', state: 'draft' }),
    await make({ name: 'Sound lamp', state: 'draft' }),
  ]
  await plan(broken.id, { kind: 'publish', starts_at: inHours(1) })
  await plan(sound.id, { kind: 'publish', starts_at: inHours(2) })
  await sql`
    create function break_lamp() returns trigger language plpgsql as $$ begin raise exception 'broken'; end $$`.execute(
    market.db,
  )
  await sql`
    create trigger break_lamp before update on products for each row when (old.name = 'Broken lamp') execute function break_lamp()`.execute(
    market.db,
  )
  await expect(applyPlans(market.app, inHours(3))).rejects.toThrow('broken')
  expect([await isOnMarket(broken.slug), await isOnMarket(sound.slug)]).toEqual([false, true])
  expect(await list(broken.id)).toMatchObject([{ state: 'waiting' }])
  await sql`drop trigger break_lamp on products`.execute(market.db)
  await applyPlans(market.app, inHours(3))
  expect(await isOnMarket(broken.slug)).toBe(true)
})
