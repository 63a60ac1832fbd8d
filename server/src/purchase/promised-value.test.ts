import { randomUUID } from 'node:crypto'
import { emptyBilling } from '@fairquay/contract/billing/profile.ts'
import { offerLineOf, purchaseOfferOf } from '@fairquay/contract/requests/offer/offers-for-tests.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type MadeProduct, makeCompany, makeProduct } from '../../test/make.ts'
import { openPurchaseMarket, type PurchaseMarket } from '../../test/purchase-market.ts'

let market: PurchaseMarket
let soap: MadeProduct
beforeAll(async () => {
  market = await openPurchaseMarket()
  soap = await makeProduct(market.db, market.house.id, { name: 'Soap' })
  await market.db.updateTable('sales_terms').set({ price: 3_330_000 }).where('product_id', '=', soap.id).execute()
})
afterAll(() => market.close())

const path = '/api/v1/own-company/order-value'
async function give(...steps: { from: number; percent: number }[]): Promise<void> {
  const { version } = (await market.asSeller.get(path)).body
  const stored = await market.asSeller.put(path, { body: { version, form: { currency: 'USD', steps } } })
  expect(stored.status).toBe(200)
}
beforeEach(() => give({ from: 5000, percent: 3 }, { from: 20_000, percent: 5.25 }))

test('a request that reaches a step is written down at its prices, and both sides read which', async () => {
  // 12.50 × 400 + 3.33 × 151 = 5,502.83
  const id = await market.ask(400, [soap, 151])
  const read = {
    total_price: 5337.75,
    sum: { amount: 5337.75, currency: 'USD', state: 'asked' },
    order_value: { from: 5000, percent: 3, discount: 165.08 },
    lines: [
      { price_value: 12.125, original_price_value: 12.5, total_price: 4850 },
      { price_value: 3.2301, total_price: 487.75 },
    ],
  }
  expect(await market.read(market.asBuyer, id)).toMatchObject(read)
  expect(await market.read(market.asSeller, id)).toMatchObject(read)
  const mail = await market.db
    .selectFrom('mails')
    .select('text')
    .where('subject', 'like', `Purchase request ${id}:%`)
    .executeTakeFirst()
  expect(mail?.text).toContain('Orders from $5,000.00: 3% off. $165.08 less than the price list')
})

test('below the first step, in another currency and of another seller nothing is taken off', async () => {
  const below = await market.read(market.asBuyer, await market.ask(399))
  expect(below).toMatchObject({ total_price: 4987.5, order_value: null, lines: [{ price_value: 12.5 }] })
  const euro = await makeProduct(market.db, market.house.id, { name: 'Wine' })
  await market.db.updateTable('products').set({ currency: 'EUR' }).where('id', '=', euro.id).execute()
  const other = await makeProduct(market.db, (await makeCompany(market.db)).id)
  const lines = [euro, other].map(({ id, termIds }) => ({
    product_id: id,
    quantity: 500,
    selected_price_id: termIds[0],
  }))
  const headers = { 'idempotency-key': randomUUID() }
  const sent = (await market.asBuyer.post('/api/v1/purchase-requests', { headers, body: { lines } })).body.requests
  expect(sent.map(({ total_price }: { total_price: number }) => total_price)).toEqual([6250, 6250])
})

test('what was promised outlives the steps, begins the offer, and is in the sums of order and invoice', async () => {
  const id = await market.ask(400, [soap, 151])
  await give()
  await market.db.updateTable('sales_terms').set({ price: 3_300_000 }).where('product_id', '=', soap.id).execute()
  const start = (await market.asSeller.get(`/api/v1/purchase-requests/${id}/starting-terms`)).body.data
  expect(start.lines).toMatchObject([
    { listed: { tiers: [{ min_quantity: 1, price: 12.125 }] } },
    { listed: { tiers: [{ min_quantity: 1, price: 3.201 }] } },
  ])
  const lines = start.lines.map(({ position, listed }: { position: number; listed: object }) =>
    offerLineOf({ position, included: true, packing: '', lead_time_days: 7, ...listed }),
  )
  expect((await market.offer(id, 0, purchaseOfferOf({ currency: 'USD', lines }))).status).toBe(201)
  expect((await market.accept(id, 1)).status).toBe(201)
  const { order, order_value } = await market.read(market.asBuyer, id)
  expect(order_value).toEqual({ from: 5000, percent: 3, discount: 165.08 })
  // 12.125 × 400 + 3.201 × 151
  const agreed = (await market.asBuyer.get(`/api/v1/orders/${order.id}`)).body.data
  expect(agreed.goods_total ?? agreed.total).toBe(5333.35)
  const form = { ...emptyBilling, holder: 'Oil House', account: '123456', net_days: 30 }
  await market.asSeller.put('/api/v1/own-company/billing', { body: { version: 0, form } })
  const headers = { 'idempotency-key': randomUUID() }
  const issued = await market.asSeller.post(`/api/v1/orders/${order.id}/invoices`, { headers, body: {} })
  expect(issued.status).toBe(201)
  expect(issued.body.data.invoiced).toBe(5333.35)
})
