import { randomUUID } from 'node:crypto'
import { questionMessages } from '@fairquay/contract/purchase/ask-seller.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeCompany } from '../../test/make.ts'
import { openPurchaseMarket, type PurchaseMarket } from '../../test/purchase-market.ts'

let market: PurchaseMarket
beforeAll(async () => {
  market = await openPurchaseMarket()
})
afterAll(() => market.close())

const path = '/api/v1/product-questions'
const ask = (body: object, key = randomUUID()) => ({
  body: { product_id: market.oil.id, quantity: 24, is_sample: false, message: 'Is it organic?', ...body },
  headers: { 'idempotency-key': key },
})
const findMail = (subject: string) =>
  market.db.selectFrom('mails').select('text').where('subject', '=', subject).executeTakeFirst()

test('a question begins a conversation without a price, once, and the seller is written to', async () => {
  const sending = ask({})
  const { status, body } = await market.asBuyer.post(path, sending)
  expect(status).toBe(201)
  expect((await market.asBuyer.post(path, sending)).body.id).toBe(body.id)
  const request = await market.read(market.asSeller, body.id)
  expect(request).toMatchObject({ kind: 'purchase', total_price: 0 })
  expect(request.lines).toMatchObject([{ product_name: 'Olive oil', quantity: 24, product_id: market.oil.id }])
  const mail = await findMail(`Question about your goods, request ${body.id}`)
  expect(mail?.text).toContain('Nordlicht Handel has a question about your goods:\n  Olive oil\n\n  Is it organic?')
  const thread = await market.asSeller.get(`/api/v1/requests/${body.id}/threads/${market.house.id}/messages`)
  expect(JSON.stringify(thread.body)).toContain('Is it organic?')
})

test('a sample is one, is called so, and needs no words', async () => {
  const { status, body } = await market.asBuyer.post(path, ask({ is_sample: true, message: '' }))
  expect(status).toBe(201)
  const request = await market.read(market.asSeller, body.id)
  expect(request.lines).toMatchObject([{ product_name: 'Sample: Olive oil', quantity: 1 }])
  expect((await findMail(`Request ${body.id} for a sample`))?.text).toContain(questionMessages.sampleWords)
})

test('nobody asks nothing, about what is not there, or themselves; a guest does not ask', async () => {
  const refusals = async (who: typeof market.asBuyer, change: object) =>
    (await who.post(path, ask(change))).body.details
  expect(await refusals(market.asBuyer, { message: ' ' })).toEqual({ message: questionMessages.messageMissing })
  expect(await refusals(market.asBuyer, { product_id: 987_654 })).toEqual({ product_id: questionMessages.productGone })
  expect(await refusals(market.asSeller, {})).toEqual({ product_id: questionMessages.ownProduct })
  expect((await market.guest.post(path, ask({}))).status).toBe(401)
  const provider = await makeCompany(market.db, { kind: 'provider' })
  expect((await (await market.as(provider.owner)).post(path, ask({}))).status).toBe(201)
})
