import { randomUUID } from 'node:crypto'
import { plainTerm } from '@fairquay/contract/catalogue/draft.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Caller, openTestApp, type TestApp } from '../../test/app.ts'
import { makeCompany, makePerson, makeProduct } from '../../test/make.ts'
import { mostGuestsOfAddress } from '../visits/visit-counter.ts'

let market: TestApp
beforeAll(async () => {
  market = await openTestApp()
})
afterAll(() => market.close())

const browser = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

test('a page tells of a visit and is answered at once; machines are answered alike and not counted', async () => {
  const house = await makeCompany(market.db)
  for (const agent of [browser, 'curl/8', 'Googlebot'])
    expect(
      await market.guest.post('/api/v1/views', {
        body: { kind: 'showroom', id: house.id },
        headers: { 'user-agent': agent },
      }),
    ).toMatchObject({ status: 202, body: { success: true } })
  await expect.poll(() => countViews(house.id), { timeout: 20_000 }).toBe(1)
})

test('one guest who asks 300 times has looked once, also under other names; one who signs in counts for themselves', async () => {
  const house = await makeCompany(market.db)
  const visit = (caller: Caller, agent: string) =>
    caller.post('/api/v1/views', { body: { kind: 'showroom', id: house.id }, headers: { 'user-agent': agent } })
  for (let times = 0; times < 300; times++) await visit(market.guest, browser)
  for (let times = 0; times < 300; times++) await visit(market.guest, `${browser} ${times}`)
  await visit(await market.as('buyer'), browser)
  await expect.poll(() => countViews(house.id), { timeout: 20_000 }).toBe(mostGuestsOfAddress + 1)
})

async function countViews(companyId: number): Promise<number> {
  const rows = await market.db.selectFrom('views_by_day').select('views').where('company_id', '=', companyId).execute()
  return rows.reduce((sum, { views }) => sum + views, 0)
}

test('goods of an earlier request can be ordered again as they are today, and what is gone is named', async () => {
  const house = await makeCompany(market.db)
  const terms = [plainTerm(12.5, { availableQty: 1000 })]
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
  await sql`delete from mails`.execute(market.db)
  await sql`insert into mails (message_id, to_name, to_address, subject, text, state, due_at)
    select gen_random_uuid()::text, '', 'a@example.org', s, '', s, now() + interval '1 day' from unnest(array['failed', 'waiting', 'waiting', 'kept', 'kept', 'kept']) s`.execute(
    market.db,
  )
  const { body } = await (await market.as('admin')).get('/api/v1/statistics/market')
  expect(body).toMatchObject({
    failing_mails: 1,
    waiting_mails: 2,
    kept_mails: 3,
    waiting_approvals: 0,
    companies: { suspended: 0 },
  })
  expect(body.companies.open).toBeGreaterThan(0)
  expect(body.requests.at(-1).count).toBe(1)
})
