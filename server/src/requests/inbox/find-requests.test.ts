import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Caller, openTestApp, type TestApp } from '../../../test/app.ts'
import {
  type MadeCompany,
  type MadeProduct,
  makeCompany,
  makePerson,
  makeProduct,
  type Person,
} from '../../../test/make.ts'

let market: TestApp
let buyer: Person
let asBuyer: Caller
let asSeller: Caller
let seller: MadeCompany
const ids: number[] = []

beforeAll(async () => {
  market = await openTestApp()
  seller = await makeCompany(market.db)
  const goods = await makeProduct(market.db, seller.id)
  buyer = await makePerson(market.db)
  asBuyer = await market.as(buyer)
  asSeller = await market.as(seller.owner)
  for (let quantity = 1; quantity <= 3; quantity++) ids.push((await send(asBuyer, goods, quantity)).body.requests[0].id)
  const foreign = await makeProduct(market.db, (await makeCompany(market.db)).id)
  ids.push((await send(asSeller, foreign, 1)).body.requests[0].id)
})

afterAll(() => market.close())

const send = (caller: Caller, product: MadeProduct, quantity: number) =>
  caller.post('/api/v1/purchase-requests', {
    body: { lines: [{ product_id: product.id, quantity, selected_price_id: product.termIds[0] }] },
    headers: { 'idempotency-key': randomUUID() },
  })
const idsOf = (answer: { body: { data: { id: number }[] } }) => answer.body.data.map(({ id }) => id)

test('the buyer sees what the company sent, newest first', async () => {
  const answer = await asBuyer.get('/api/v1/requests')
  expect(idsOf(answer)).toEqual([ids[2], ids[1], ids[0]])
  expect(answer.body.data[0]).toEqual({
    changed_at: expect.any(String),
    id: ids[2],
    kind: 'purchase',
    title: expect.stringMatching(/^Product \d+$/),
    from: null,
    to: null,
    load: null,
    sum: { amount: 37.5, currency: 'USD', state: 'asked' },
    status: 'sent',
    party: 'buyer',
    supplier_id: seller.id,
    total_price: 37.5,
    currency: 'USD',
    created_at: expect.stringMatching(/^\d{4}-.*Z$/),
    supplier: { id: seller.id, name: seller.name, slug: seller.slug },
    buyer: { id: buyer.companyId, name: expect.any(String), slug: expect.any(String) },
    line_count: 1,
    first_product: expect.stringMatching(/^Product \d+$/),
    unread: false,
    assignee: null,
    offer_count: 0,
    readiness: null,
  })
})

test('a colleague sees the same', async () => {
  const colleague = await makePerson(market.db, { companyId: buyer.companyId })
  expect(idsOf(await (await market.as(colleague)).get('/api/v1/requests'))).toEqual([ids[2], ids[1], ids[0]])
})

test('the seller sees what came in and what the company sent itself', async () => {
  expect(idsOf(await asSeller.get('/api/v1/requests'))).toEqual([ids[3], ids[2], ids[1], ids[0]])
})

test('page by page, by kind and by status', async () => {
  const second = await asSeller.get('/api/v1/requests', { query: { page: 2, perPage: 3 } })
  expect(idsOf(second)).toEqual([ids[0]])
  expect(second.body.pagination).toEqual({ current_page: 2, per_page: 3, total: 4 })
  const customs = await asSeller.get('/api/v1/requests', { query: { kind: 'customs' } })
  expect(customs.body).toMatchObject({ data: [], pagination: { total: 0 } })
  expect(idsOf(await asSeller.get('/api/v1/requests', { query: { status: 'sent', kind: 'purchase' } }))).toHaveLength(4)
  const wrong = await asSeller.get('/api/v1/requests', { query: { kind: 'gift' } })
  expect(wrong).toMatchObject({ status: 400, body: { details: { kind: expect.any(String) } } })
})

test('the admin sees all', async () => {
  const admin = await market.as('admin')
  const { body } = await admin.get('/api/v1/requests', { query: { perPage: 4 } })
  expect(idsOf({ body })).toEqual([ids[3], ids[2], ids[1], ids[0]])
  expect(body.pagination.total).toBe(ids.length)
  expect((await admin.get(`/api/v1/requests/${ids[0]}`)).status).toBe(200)
})

test('both parties read one request; to everybody else it is not there, like one that never was', async () => {
  expect((await asBuyer.get(`/api/v1/requests/${ids[0]}`)).status).toBe(200)
  expect((await asSeller.get(`/api/v1/requests/${ids[0]}`)).status).toBe(200)
  const stranger = await market.as('buyer')
  const others = await stranger.get(`/api/v1/requests/${ids[0]}`)
  const none = await stranger.get('/api/v1/requests/2000000000')
  expect(others.status).toBe(404)
  expect(others.text).toBe(none.text)
})
