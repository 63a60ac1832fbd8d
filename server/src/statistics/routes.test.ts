import { randomUUID } from 'node:crypto'
import { plainTerm } from '@fairquay/contract/catalogue/draft.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../test/app.ts'
import { makeCompany, makePerson, makeProduct } from '../../test/make.ts'
import { makeViewCounter } from './view-counter.ts'

let market: TestApp
beforeAll(async () => {
  market = await openTestApp()
})
afterAll(() => market.close())

const day = new Date().toISOString().slice(0, 10)

test('looks are counted by day for the company they are at, not those of its own people and not of what is not there', async () => {
  const house = await makeCompany(market.db)
  const goods = await makeProduct(market.db, house.id)
  const hidden = await makeProduct(market.db, house.id, { state: 'hidden' })
  const counter = makeViewCounter(market.db, market.app.log)
  const look = (thingId: number, viewerCompanyId?: number) =>
    counter.count({ kind: 'product', thingId, viewerCompanyId, day })
  for (let times = 0; times < 3; times++) look(goods.id)
  look(goods.id, house.id)
  look(goods.id, house.id + 1000)
  look(hidden.id)
  look(2_000_000_000)
  counter.count({ kind: 'showroom', thingId: house.id, viewerCompanyId: undefined, day })
  await counter.flush()
  look(goods.id)
  await counter.flush()
  const { body } = await (await market.as(house.owner)).get('/api/v1/statistics/seller')
  expect(body.product_views).toHaveLength(30)
  expect(body.product_views.at(-1)).toEqual({ day, count: 5 })
  expect(body.showroom_views.at(-1)).toEqual({ day, count: 1 })
  expect(body.most_viewed).toMatchObject([{ id: goods.id, views: 5 }])
})

test('what could not be written is kept and written with the next', async () => {
  const house = await makeCompany(market.db)
  const count = async () =>
    (await market.db.selectFrom('views_by_day').select('views').where('company_id', '=', house.id).execute())[0]?.views
  const counter = makeViewCounter(market.db, market.app.log)
  counter.count({ kind: 'showroom', thingId: house.id, viewerCompanyId: undefined, day })
  await market.db.transaction().execute(async (tx) => {
    // Nobody else writes while this is held, so that the writing gives up after its two seconds.
    await sql`lock table views_by_day in exclusive mode`.execute(tx)
    await counter.flush()
  })
  expect(await count()).toBeUndefined()
  await counter.flush()
  expect(await count()).toBe(1)
})

test('a page tells of a look and is answered at once; machines are answered alike and not counted', async () => {
  const other = await openTestApp()
  const house = await makeCompany(other.db)
  const browser = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
  for (const agent of [browser, 'curl/8', 'Googlebot'])
    expect(
      await other.guest.post('/api/v1/views', {
        body: { kind: 'showroom', id: house.id },
        headers: { 'user-agent': agent },
      }),
    ).toMatchObject({ status: 202, body: { success: true } })
  const count = async () =>
    (await other.db.selectFrom('views_by_day').select('views').where('company_id', '=', house.id).execute())[0]?.views
  await expect.poll(count, { timeout: 20_000 }).toBe(1)
  await other.close()
})

test('goods of an earlier request can be ordered again as they are today, and what is gone is named', async () => {
  const house = await makeCompany(market.db)
  const terms = [plainTerm(1250, { availableQty: 1000 })]
  const [kept, gone] = [
    await makeProduct(market.db, house.id, { name: 'Kept', terms }),
    await makeProduct(market.db, house.id, { name: 'Gone', terms }),
  ]
  const buyer = await makePerson(market.db)
  const call = await market.as(buyer)
  const lines = [kept, gone].map(({ id, termIds }) => ({ product_id: id, quantity: 7, selected_price_id: termIds[0] }))
  const sent = await call.post('/api/v1/purchase-requests', {
    body: { lines },
    headers: { 'idempotency-key': randomUUID() },
  })
  const id = sent.body.requests[0].id
  await market.db.updateTable('products').set({ state: 'hidden' }).where('id', '=', gone.id).execute()
  const { body } = await call.get(`/api/v1/requests/${id}/reorder`)
  expect(body).toEqual({
    lines: [
      {
        product_id: kept.id,
        option_values: [],
        selected_price_id: kept.termIds[0],
        quantity: 7,
        limits: { min: 1, max: null, stock: 1000 },
      },
    ],
    gone: ['Gone'],
  })
  const figures = await call.get('/api/v1/statistics/buyer')
  expect(figures.body).toMatchObject({
    open_requests: 1,
    recent: expect.arrayContaining([expect.objectContaining({ name: 'Kept', quantity: 7 })]),
  })
  expect((await (await market.as('buyer')).get(`/api/v1/requests/${id}/reorder`)).status).toBe(404)
  expect((await (await market.as(house.owner)).get('/api/v1/statistics/seller')).body.waiting_requests).toBe(1)
})

test('the operator sees the whole in figures', async () => {
  const { body } = await (await market.as('admin')).get('/api/v1/statistics/market')
  expect(body).toMatchObject({ failing_mails: 0, waiting_approvals: 0, companies: { suspended: 0 } })
  expect(body.companies.open).toBeGreaterThan(0)
  expect(body.requests.at(-1).count).toBe(1)
})
