import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../test/app.ts'
import { readMailbox } from '../../test/mailbox.ts'
import { makeCompany, makePerson, makeProduct } from '../../test/make.ts'

let market: TestApp
beforeAll(async () => {
  market = await openTestApp()
})
afterAll(() => market.close())

test('a request is told to everybody at its two companies, and their programs, and to nobody else', async () => {
  const { db } = market
  const house = await makeCompany(db, { name: 'Own House' })
  const other = await makeCompany(db)
  const goods = await makeProduct(db, house.id, { name: 'Olive oil' })
  const colleague = await makePerson(db, { role: 'seller', companyId: house.id })
  const buyer = await makePerson(db)
  const webhook = { url: 'https://erp.test/', events: ['request.created'], secret: Buffer.alloc(32) }
  for (const companyId of [house.id, other.id, buyer.companyId ?? 0])
    await db
      .insertInto('webhooks')
      .values({ ...webhook, company_id: companyId })
      .execute()
  const answer = await (await market.as(buyer)).post('/api/v1/purchase-requests', {
    body: { lines: [{ product_id: goods.id, quantity: 2, selected_price_id: goods.termIds[0] }] },
    headers: { 'idempotency-key': randomUUID() },
  })
  const { id } = answer.body.requests[0]
  for (const [person, told] of [
    [house.owner, 1],
    [colleague, 1],
    [other.owner, 0],
    [buyer, 0],
  ] as const) {
    const { data } = (await (await market.as(person)).get('/api/v1/notifications')).body
    expect(data).toHaveLength(told)
    if (told) expect(data[0]).toMatchObject({ kind: 'request.created', request_id: id, path: `/requests/${id}` })
  }
  // The letter of the request itself is the only mail about it.
  expect(await readMailbox(db, house.owner.email)).toHaveLength(1)
  expect(await readMailbox(db, colleague.email)).toEqual([])
  const sent = await db
    .selectFrom('webhook_deliveries as d')
    .innerJoin('webhooks as w', 'w.id', 'd.webhook_id')
    .select(['w.company_id', 'd.body'])
    .execute()
  expect(sent.map(({ company_id }) => company_id).sort()).toEqual([house.id, buyer.companyId].sort())
  expect(JSON.parse(sent[0]?.body ?? '')).toMatchObject({
    type: 'request.created',
    data: { request: { id }, about: 'Olive oil' },
  })
  // Each company's program reads what its people read.
  for (const { company_id, body } of sent) {
    const who = await market.as(company_id === house.id ? house.owner : buyer)
    const { data } = (await who.get(`/api/v1/requests/${id}`)).body
    expect(JSON.parse(body).data.request).toMatchObject(data)
    expect(JSON.parse(body).data.request.party).toBe(company_id === house.id ? 'seller' : 'buyer')
  }
})
