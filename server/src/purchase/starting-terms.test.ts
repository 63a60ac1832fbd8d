import { randomUUID } from 'node:crypto'
import { offerLineOf, purchaseOfferOf } from '@fairquay/contract/requests/offer/offers-for-tests.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Caller, openTestApp, type TestApp } from '../../test/app.ts'
import { type MadeCompany, type MadeProduct, makeCompany, makeProduct } from '../../test/make.ts'

let market: TestApp
let house: MadeCompany
let oil: MadeProduct
let rug: MadeProduct
let buyer: Caller
let seller: Caller
beforeAll(async () => {
  market = await openTestApp()
  house = await makeCompany(market.db)
  oil = await makeProduct(market.db, house.id)
  rug = await makeProduct(market.db, house.id)
  buyer = await market.as((await makeCompany(market.db, { kind: 'buyer' })).owner)
  seller = await market.as(house.owner)
})
afterAll(() => market.close())

const once = (body: object) => ({ body, headers: { 'idempotency-key': randomUUID() } })
async function ask(products: readonly MadeProduct[]): Promise<number> {
  const lines = products.map(({ id, termIds }) => ({ product_id: id, quantity: 5, selected_price_id: termIds[0] }))
  return (await buyer.post('/api/v1/purchase-requests', once({ lines }))).body.requests[0].id
}
const start = async (who: Caller, id: number) =>
  (await who.get(`/api/v1/purchase-requests/${id}/starting-terms`)).body.data

test('an answer begins with the seller’s price list as it is now, and with the terms it last gave', async () => {
  const first = await ask([oil])
  const listed = { minimum_quantity: 1, tiers: [{ min_quantity: 1, price: 12.5 }] }
  expect(await start(seller, first)).toEqual({
    lines: [{ position: 0, picture: null, listed, lead_time_days: null, packing: '' }],
    last: null,
    crosses_border: expect.any(Boolean),
  })
  const offer = purchaseOfferOf({ lines: [offerLineOf({ lead_time_days: 21 })], payment_terms: '60 days net' })
  const path = `/api/v1/requests/${first}/threads/${house.id}/offers`
  expect((await seller.post(path, once({ base: 0, offer }))).status).toBe(201)

  await market.db.updateTable('sales_terms').set({ price: 3_000_000 }).where('product_id', '=', rug.id).execute()
  const both = await start(seller, await ask([rug, oil]))
  expect(both).toMatchObject({
    lines: [
      { position: 0, listed: { tiers: [{ price: 3 }] }, lead_time_days: null, packing: '' },
      { position: 1, listed, lead_time_days: 21, packing: 'Cartons of 12' },
    ],
    last: { incoterm: 'FCA', place: 'Porto', payment_terms: '60 days net' },
  })
})

test('the lead time is the product’s own, until the seller offers the goods with another', async () => {
  const jar = await makeProduct(market.db, house.id, { leadTimeDays: 14 })
  const leadTime = async () => (await start(seller, await ask([jar]))).lines[0].lead_time_days
  const request = await ask([jar])
  expect((await start(buyer, request)).lines[0].lead_time_days).toBeNull()
  expect(await leadTime()).toBe(14)
  const offer = purchaseOfferOf({ lines: [offerLineOf({ lead_time_days: 21 })] })
  await seller.post(`/api/v1/requests/${request}/threads/${house.id}/offers`, once({ base: 0, offer }))
  expect(await leadTime()).toBe(21)
  const { version, form } = (await seller.get(`/api/v1/own-products/${jar.id}`)).body
  const body = { version, form: { ...form, leadTimeDays: 10 } }
  expect((await seller.put(`/api/v1/own-products/${jar.id}`, { body })).status).toBe(200)
  expect(await leadTime()).toBe(10)
})

test('its buyer is told none of it, and others nothing at all', async () => {
  const id = await ask([oil])
  const lines = [{ position: 0, picture: null, listed: null, lead_time_days: null, packing: '' }]
  expect(await start(buyer, id)).toEqual({ lines, last: null, crosses_border: expect.any(Boolean) })
  const other = await market.as((await makeCompany(market.db)).owner)
  expect((await other.get(`/api/v1/purchase-requests/${id}/starting-terms`)).status).toBe(404)
})

test('a border is crossed only between territories of customs, and where the goods are wanted decides', async () => {
  const move = (id: number, country_code: string) =>
    market.db.updateTable('companies').set({ country_code }).where('id', '=', id).execute()
  const id = await ask([oil])
  const row = market.db.selectFrom('requests').where('id', '=', id)
  const { buyer_company_id: buyerId } = await row.select('buyer_company_id').executeTakeFirstOrThrow()
  await move(house.id, 'PT')
  await move(buyerId, 'DE')
  expect((await start(seller, id)).crosses_border).toBe(false)
  await move(buyerId, 'NO')
  expect((await start(seller, id)).crosses_border).toBe(true)
  const delivery = JSON.stringify({ country_code: 'SE', city: 'Malmö' })
  await market.db.updateTable('requests').set({ delivery }).where('id', '=', id).execute()
  expect((await start(seller, id)).crosses_border).toBe(false)
})
