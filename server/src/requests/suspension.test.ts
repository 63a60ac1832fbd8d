import { randomUUID } from 'node:crypto'
import { logisticOfferOf, purchaseOfferOf } from '@fairquay/contract/requests/offer/offers-for-tests.ts'
import { requestMessages } from '@fairquay/contract/trade/messages.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Caller, openTestApp, type TestApp } from '../../test/app.ts'
import { cartonOf, type MadeCompany, makeCompany, makePerson, makeProduct } from '../../test/make.ts'
import { quoteOf } from '../../test/safety/world.ts'

let market: TestApp
let admin: Caller
let buyer: Caller
beforeAll(async () => {
  market = await openTestApp()
  admin = await market.as('admin')
  buyer = await market.as('buyer')
})
afterAll(() => market.close())

const once = (body: object) => ({ body, headers: { 'idempotency-key': randomUUID() } })
const suspendPerson = (id: number, suspended = true) =>
  admin.put(`/api/v1/people/${id}/suspension`, { body: { suspended, ...(suspended && { reason: 'A test.' }) } })

function talk(id: number, company: MadeCompany) {
  const path = `/api/v1/requests/${id}/threads/${company.id}`
  return {
    offer: (who: Caller, base: number, offer: object) => who.post(`${path}/offers`, once({ base, offer })),
    accept: (number: number) => buyer.post(`${path}/acceptance`, once({ number })),
    agree: (who: Caller, number: number) => who.post(`${path}/agreement`, once({ number })),
    say: (who: Caller) => who.post(`${path}/messages`, once({ text: 'What now?' })),
    decline: (who: Caller) => who.post(`${path}/decline`, once({ reason: 'No longer needed.' })),
    read: async () => (await buyer.get(`/api/v1/requests/${id}`)).body.data,
  }
}

/** A purchase request with an offer of its seller, and a colleague of theirs who stays active. */
async function makeOffered() {
  const house = await makeCompany(market.db, { verifiedAt: new Date() })
  const goods = await makeProduct(market.db, house.id, { packaging: [cartonOf(12)] })
  const lines = [{ product_id: goods.id, quantity: 10, selected_price_id: goods.termIds[0] }]
  const { body } = await buyer.post('/api/v1/purchase-requests', once({ lines }))
  const thread = talk(body.requests[0].id, house)
  expect((await thread.offer(await market.as(house.owner), 0, purchaseOfferOf())).status).toBe(201)
  const person = await makePerson(market.db, { role: 'seller', companyId: house.id, companyRole: 'editor' })
  return { house, goods, thread, colleague: await market.as(person) }
}

const refused = (message: string) => ({ status: 409, body: { code: 'conflict', message } })

test('the offer of a seller whose showroom is closed can neither be accepted nor countered, and says why; it can once it is open again', async () => {
  const { house, thread } = await makeOffered()
  expect((await thread.read()).threads).toMatchObject([{ can_deal: true }])
  await suspendPerson(house.owner.id)
  expect((await thread.read()).threads).toMatchObject([{ can_deal: false, status: 'quoted' }])
  expect(await thread.accept(1)).toMatchObject(refused(requestMessages.suspended))
  expect(await thread.offer(buyer, 1, purchaseOfferOf())).toMatchObject(refused(requestMessages.suspended))
  expect(await thread.read()).toMatchObject({ status: 'quoted', deal: null, threads: [{ offers: [{ number: 1 }] }] })
  await suspendPerson(house.owner.id, false)
  expect((await thread.accept(1)).body.data).toMatchObject({ status: 'accepted' })
})

test('colleagues of who was suspended make no offers for the company either', async () => {
  const { house, goods, thread, colleague } = await makeOffered()
  const lines = [{ product_id: goods.id, quantity: 5, selected_price_id: goods.termIds[0] }]
  const second = (await buyer.post('/api/v1/purchase-requests', once({ lines }))).body.requests[0].id
  await suspendPerson(house.owner.id)
  expect(await thread.offer(colleague, 1, purchaseOfferOf())).toMatchObject(refused(requestMessages.ownSuspended))
  expect(await talk(second, house).offer(colleague, 0, purchaseOfferOf())).toMatchObject(
    refused(requestMessages.ownSuspended),
  )
})

test('a counter-proposal is agreed to by no company that is suspended, and none of a suspended buyer is', async () => {
  const { house, thread, colleague } = await makeOffered()
  expect((await thread.offer(buyer, 1, purchaseOfferOf({ payment_terms: '60 days net' }))).status).toBe(201)
  await suspendPerson(house.owner.id)
  expect(await thread.agree(colleague, 2)).toMatchObject(refused(requestMessages.ownSuspended))
  await suspendPerson(house.owner.id, false)
  const { buyer: asked } = await thread.read()
  const hold = (status: number) =>
    market.db.updateTable('users').set({ status }).where('company_id', '=', asked.id).execute()
  await hold(2)
  expect(await thread.agree(colleague, 2)).toMatchObject(refused(requestMessages.suspended))
  await hold(1)
  expect((await thread.agree(colleague, 2)).body.data).toMatchObject({ status: 'accepted', number: 2 })
})

test('what is under way with a suspended company can be talked about and ended', async () => {
  const { house, thread, colleague } = await makeOffered()
  await suspendPerson(house.owner.id)
  expect((await thread.say(buyer)).status).toBe(201)
  expect((await thread.say(colleague)).status).toBe(201)
  expect((await thread.decline(buyer)).body.data).toMatchObject({ status: 'declined' })
})

test('a provider that is suspended as a whole, or whose approval is gone, can be given no transport', async () => {
  const { house, goods } = await makeOffered()
  const ask = async () => (await buyer.post('/api/v1/logistic-quotes', once(quoteOf(house, goods)))).body.id
  for (const takeOut of [
    (id: number) => admin.put(`/api/v1/companies/${id}/suspension`, { body: { suspended: true, reason: 'A test.' } }),
    (id: number) => market.db.updateTable('companies').set({ verified_at: null }).where('id', '=', id).execute(),
  ]) {
    const carrier = await makeCompany(market.db, { kind: 'provider', verifiedAt: new Date() })
    const thread = talk(await ask(), carrier)
    expect((await thread.offer(await market.as(carrier.owner), 0, logisticOfferOf())).status).toBe(201)
    await takeOut(carrier.id)
    expect(await thread.accept(1)).toMatchObject(refused(requestMessages.suspended))
    expect((await thread.read()).threads).toMatchObject([{ can_deal: false }])
  }
})
