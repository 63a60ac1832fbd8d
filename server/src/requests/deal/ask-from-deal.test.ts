import { randomUUID } from 'node:crypto'
import {
  customsOfferOf,
  logisticOfferOf,
  offerLineOf,
  purchaseOfferOf,
} from '@fairquay/contract/requests/offer/offers-for-tests.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Caller } from '../../../test/app.ts'
import { type DealMarket, detailOf, fileOf, offer, openDealMarket } from '../../../test/deal-market.ts'
import { quoteLine } from '../../../test/quote-market.ts'

let given: DealMarket
let purchase = 0

const once = (body: object) => ({ body, headers: { 'idempotency-key': randomUUID() } })
const freightBody = () => {
  const { order_data: _, ...body } = given.quote([])
  return body
}
const askFreight = (who: Caller, id: number, body: object = freightBody()) =>
  who.post(`/api/v1/requests/${id}/freight-requests`, once(body))
const markets = { exporting_market: 'IT', importing_market: 'United States', broker: 'ttw_broker' }
const askDuties = (who: Caller, id: number) => who.post(`/api/v1/requests/${id}/duty-requests`, once(markets))
const accept = (id: number, company: number) =>
  given.asAnn.post(`/api/v1/requests/${id}/threads/${company}/acceptance`, once({ number: 1 }))

beforeAll(async () => {
  given = await openDealMarket()
  const { asAnn, asSeller, oilHouse, oil, tiles } = given
  const lines = [quoteLine(oil, 100), quoteLine(tiles, 30)].map(({ total_price: _, ...line }) => line)
  purchase = (await asAnn.post('/api/v1/purchase-requests', once({ lines }))).body.requests[0].id
  expect([(await askFreight(asAnn, purchase)).status, (await askDuties(asAnn, purchase)).status]).toEqual([409, 409])
  const body = purchaseOfferOf({
    currency: 'USD',
    lines: [
      offerLineOf({ position: 0, quantity: 90, tiers: [{ min_quantity: 1, price: 4.2 }], minimum_quantity: 1 }),
      offerLineOf({ position: 1, tiers: [{ min_quantity: 1, price: 18 }], minimum_quantity: 1 }),
    ],
  })
  await offer(asSeller, purchase, oilHouse.id, body)
  expect((await accept(purchase, oilHouse.id)).status).toBe(201)
  // Neither the price list nor the market of today has a say any more.
  await sql`update products set state = 'hidden' where id = ${oil.id}`.execute(given.market.db)
  await sql`update sales_terms set price = 99000000, list_price = null, min_qty = 5000 where product_id = ${tiles.id}`.execute(
    given.market.db,
  )
})

afterAll(() => given.market.close())

test('freight is asked for what was agreed: quantities, prices and packs of the deal', async () => {
  const { asAnn, asCarrier } = given
  const sending = once(freightBody())
  const path = `/api/v1/requests/${purchase}/freight-requests`
  const { status, body } = await asAnn.post(path, sending)
  expect(status).toBe(201)
  expect((await asAnn.post(path, sending)).body).toEqual(body)
  const own = await detailOf(asAnn, body.id)
  expect(own).toMatchObject({
    kind: 'logistic',
    total_price: 918,
    lines: [
      { product_name: 'Olive oil', quantity: 90, price_value: 4.2, total_price: 378 },
      { product_name: 'Floor tiles', quantity: 30, price_value: 18, hts: '690721' },
    ],
    freight: { incoterm: 'FCA', loading: { city: 'Livorno' }, delivery: { city: 'Hamburg' }, packs: 5 },
  })
  expect(own.file_id).toBe((await detailOf(asAnn, purchase)).file_id)
  expect((await detailOf(asCarrier, body.id)).lines).toMatchObject([{ quantity: 90, price_value: null }, {}])
  const quote = (await asAnn.get(`/api/v1/logistic-quotes/${body.id}`)).body.data
  expect(quote.goods).toMatchObject([
    { quantity: 90, packs: 2, total_price: 378 },
    { packs: 3, total_price: 540 },
  ])
})

test('only its buyer asks, only about goods, and of its own seller', async () => {
  const { asAnn, asSeller, asCarrier, rugHouse } = given
  const stranger = await given.market.as('buyer')
  for (const ask of [askFreight, askDuties]) {
    expect((await ask(asSeller, purchase)).status).toBe(403)
    expect((await ask(asCarrier, purchase)).status).toBe(404)
    expect((await ask(stranger, purchase)).status).toBe(404)
  }
  const { id } = (await askFreight(asAnn, purchase)).body
  expect((await askDuties(asAnn, id)).status).toBe(422)
  const other = freightBody()
  other.seller_data.supplier_id = rugHouse.id
  expect((await askFreight(asAnn, purchase, other)).status).toBe(422)
})

test('duties are asked for the whole deal, with the freight agreed so far', async () => {
  const { asAnn, asCarrier, asBroker, carrierId, brokerId, market } = given
  const first = (await askDuties(asAnn, purchase)).body.id
  expect((await detailOf(asBroker, first)).customs).toMatchObject({ freight: null, incoterm: 'FCA', hts: null })
  const freight = (await askFreight(asAnn, purchase)).body.id
  await offer(asCarrier, freight, carrierId, logisticOfferOf())
  expect((await accept(freight, carrierId)).status).toBe(201)
  const carried = (await detailOf(asAnn, freight)).deal
  const { id } = (await askDuties(asAnn, purchase)).body
  const seen = await detailOf(asBroker, id)
  expect(seen).toMatchObject({
    kind: 'customs',
    total_price: 918,
    lines: [
      { product_name: 'Olive oil', quantity: 90, total_price: 378, origin_code: 'IT' },
      { product_name: 'Floor tiles', quantity: 30, total_price: 540, hts: '690721' },
    ],
    customs: {
      exporting_market: 'IT',
      importing_market: 'US',
      incoterm: 'FCA',
      freight: { amount: carried.total, currency: carried.currency },
    },
  })
  const { rows } = await sql<{
    text: string
  }>`select text from mails where subject like ${`Customs request ${id}:%`}`.execute(market.db)
  expect(rows[0]?.text).toMatch(/Floor tiles, .*Customs code: 6907\.21.*30/)
  expect(rows[0]?.text).toContain('Freight agreed: ')
  await offer(asBroker, id, brokerId, customsOfferOf())
  expect((await accept(id, brokerId)).status).toBe(201)
  const file = await fileOf(asAnn, purchase)
  expect(file.parts.filter(({ sum }: { sum: { state: string } | null }) => sum?.state === 'agreed')).toHaveLength(3)
})
