import { randomUUID } from 'node:crypto'
import { requestMessages } from '@fairquay/contract/trade/messages.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Caller, openTestApp, type TestApp } from '../../../test/app.ts'
import { readMailbox } from '../../../test/mailbox.ts'
import {
  type MadeCompany,
  type MadeProduct,
  makeCompany,
  makePerson,
  makeProduct,
  type Person,
} from '../../../test/make.ts'

let market: TestApp
let house: MadeCompany
let goods: MadeProduct
let buyer: Person
let asBuyer: Caller
let asSeller: Caller
let broker: MadeCompany

beforeAll(async () => {
  market = await openTestApp({ environment: { PUBLIC_URL: 'https://market.test' } })
  house = await makeCompany(market.db, { name: 'Oil House' })
  goods = await makeProduct(market.db, house.id, { name: 'Olive oil' })
  const buyers = await makeCompany(market.db, { kind: 'buyer', name: 'Nordlicht Handel' })
  buyer = buyers.owner
  asBuyer = await market.as(buyer)
  asSeller = await market.as(house.owner)
  broker = await makeCompany(market.db, { kind: 'broker', verifiedAt: new Date() })
})
afterAll(() => market.close())

async function sendPurchase(): Promise<number> {
  const lines = [{ product_id: goods.id, quantity: 2, selected_price_id: goods.termIds[0] }]
  const headers = { 'idempotency-key': randomUUID() }
  const { body } = await asBuyer.post('/api/v1/purchase-requests', { body: { lines }, headers })
  return body.requests[0].id
}
const withdraw = (caller: Caller, id: number, body: object = { status: 'withdrawn' }) =>
  caller.put(`/api/v1/requests/${id}/status`, { body })
const subjectsTo = async (email: string, id: number) =>
  (await readMailbox(market.db, email))
    .map(({ subject }) => subject)
    .filter((subject) => subject.includes(` ${id} was`))

test('the buyer withdraws a request: both parties see when, and the seller is told by mail', async () => {
  const id = await sendPurchase()
  const { status, body } = await withdraw(asBuyer, id)
  expect(status).toBe(200)
  expect(body.data).toMatchObject({
    id,
    status: 'withdrawn',
    events: [
      { action: 'send', by: 'Nordlicht Handel' },
      { action: 'withdraw', by: 'Nordlicht Handel', at: expect.stringMatching(/Z$/) },
    ],
  })
  expect((await asSeller.get(`/api/v1/requests/${id}`)).body.data).toMatchObject({
    status: 'withdrawn',
    party: 'seller',
  })
  const [mail] = (await readMailbox(market.db, house.owner.email)).slice(-1)
  expect(mail).toMatchObject({ subject: `Request ${id} was withdrawn` })
  expect(mail?.text).toContain(`Nordlicht Handel has withdrawn request ${id}.`)
  expect(mail?.text).toContain(`https://market.test/#/requests/${id}`)
})

test('asking again, after a lost answer, changes nothing and mails nobody', async () => {
  const id = await sendPurchase()
  const first = await withdraw(asBuyer, id)
  expect((await withdraw(asBuyer, id)).text).toBe(first.text)
  expect(await subjectsTo(house.owner.email, id)).toHaveLength(1)
})

test('twenty at once withdraw it once', async () => {
  const id = await sendPurchase()
  const answers = await Promise.all(Array.from({ length: 20 }, () => withdraw(asBuyer, id)))
  // The lock is not waited for for ever: who waited too long is told to try again.
  expect(answers.every(({ status }) => status === 200 || status === 503)).toBe(true)
  expect(answers.some(({ status }) => status === 200)).toBe(true)
  expect(await subjectsTo(house.owner.email, id)).toHaveLength(1)
  expect((await asBuyer.get(`/api/v1/requests/${id}`)).body.data.events).toHaveLength(2)
})

test('a colleague may withdraw it as well', async () => {
  const id = await sendPurchase()
  const colleague = await makePerson(market.db, { companyId: buyer.companyId })
  expect((await withdraw(await market.as(colleague), id)).status).toBe(200)
})

test('the seller and the operator may not; to everybody else it is not there', async () => {
  const id = await sendPurchase()
  for (const caller of [asSeller, await market.as('admin')])
    expect(await withdraw(caller, id)).toMatchObject({
      status: 403,
      body: { message: requestMessages.notYours },
    })
  const stranger = await withdraw(await market.as('buyer'), id)
  expect(stranger.status).toBe(404)
  expect(stranger.text).toBe((await withdraw(asBuyer, 2_000_000_000)).text)
  expect((await withdraw(market.guest, id)).status).toBe(401)
  expect((await asBuyer.get(`/api/v1/requests/${id}`)).body.data).toMatchObject({ status: 'sent' })
})

test.each([[{ status: 'sent' }], [{ status: 'withdrawn', reason: 'x' }], [{}]])('%j is refused', async (body) => {
  expect((await withdraw(asBuyer, await sendPurchase(), body)).status).toBe(400)
})

test('of a customs request the broker is told, not the seller', async () => {
  const body = {
    exporting_market: 'PT',
    importing_market: 'US',
    seller_company_id: house.id,
    buyer_company_id: buyer.companyId,
    product_id: goods.id,
    broker: 'ttw_broker',
  }
  const headers = { 'idempotency-key': randomUUID() }
  const { id } = (await asBuyer.post('/api/v2/pdf/custom-fee-request', { body, headers })).body
  expect((await withdraw(asBuyer, id)).status).toBe(200)
  expect(await subjectsTo(broker.owner.email, id)).toHaveLength(1)
  expect(await subjectsTo(house.owner.email, id)).toHaveLength(0)
})
