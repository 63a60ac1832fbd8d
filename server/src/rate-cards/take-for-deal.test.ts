import { randomUUID } from 'node:crypto'
import { laneOf, termsOf } from '@fairquay/contract/rate-cards/lanes-for-tests.ts'
import { rateMessages } from '@fairquay/contract/rate-cards/messages.ts'
import { offerLineOf, purchaseOfferOf } from '@fairquay/contract/requests/offer/offers-for-tests.ts'
import { addDays } from '@fairquay/contract/trade/dates.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type DealMarket, offer, openDealMarket } from '../../test/deal-market.ts'
import { makeCompany } from '../../test/make.ts'
import { quoteLine } from '../../test/quote-market.ts'

let given: DealMarket
let purchase = 0
const once = (body: object) => ({ body, headers: { 'idempotency-key': randomUUID() } })

beforeAll(async () => {
  given = await openDealMarket()
  const { asAnn, asSeller, oilHouse, oil, market } = given
  const { total_price: _, ...line } = quoteLine(oil, 100)
  purchase = (await asAnn.post('/api/v1/purchase-requests', once({ lines: [line] }))).body.requests[0].id
  const body = purchaseOfferOf({
    currency: 'USD',
    lines: [offerLineOf({ position: 0, quantity: 90, tiers: [{ min_quantity: 1, price: 4 }], minimum_quantity: 1 })],
  })
  await offer(asSeller, purchase, oilHouse.id, body)
  await asAnn.post(`/api/v1/requests/${purchase}/threads/${oilHouse.id}/acceptance`, once({ number: 1 }))

  const carrier = await market.as(
    (await makeCompany(market.db, { kind: 'provider', name: 'Swift Cargo', verifiedAt: new Date() })).owner,
  )
  const today = new Date().toISOString().slice(0, 10)
  const terms = termsOf({ mode: 'truck', valid_from: today, valid_until: addDays(today, 30) })
  const card = (await carrier.post('/api/v1/rate-cards', once(terms))).body.data.id
  const ends = { from: { country: 'IT', zone: '', port: '' }, to: { country: 'DE', zone: '', port: '' } }
  await carrier.post(`/api/v1/rate-cards/${card}/lanes`, {
    body: laneOf({ ...ends, basis: 'per_shipment', price: 55, transit_min: 2, transit_max: 3 }),
  })
})
afterAll(() => given.market.close())

function writeQuote() {
  const { order_data: _, ...body } = given.quote([])
  return {
    ...body,
    shipment_data: {
      ...body.shipment_data,
      transport: {
        type: 'truck' as const,
        condition: 'dry' as const,
        temperature: { type: 'celsius' as const, degree: null },
      },
    },
    buyer_data: {
      ...body.buyer_data,
      shipping_address: { country: 'Germany', city: 'Hamburg', street: 'Am Kai 1', zip: '20457' },
    },
  }
}

test('the freight of a deal is taken for the goods that were agreed, which nobody needs to name again', async () => {
  const { asAnn } = given
  const asked = await asAnn.post('/api/v1/freight-prices', {
    body: { request_id: purchase, to: { country: 'DE', zip: '20457' } },
  })
  const [price] = asked.body.prices
  expect(price).toMatchObject({ total: 55, currency: 'EUR' })
  const expected = { total: 55, currency: 'EUR' }
  const bare = await asAnn.post(
    `/api/v1/freight-prices/${price.lane_id}/acceptance`,
    once({ expected, quote: writeQuote() }),
  )
  expect(bare).toMatchObject({ status: 422, body: { details: { 'quote.order_data': rateMessages.goodsMissing } } })
  const taken = await asAnn.post(
    `/api/v1/freight-prices/${price.lane_id}/acceptance`,
    once({ expected, quote: writeQuote(), request_id: purchase }),
  )
  expect([taken.status, taken.body.details]).toEqual([201, undefined])
  const { data } = (await asAnn.get(`/api/v1/requests/${taken.body.id}`)).body
  expect(data).toMatchObject({ kind: 'logistic', status: 'accepted', deal: { total: 55 } })
  expect(data.deal.lines).toMatchObject([{ quantity: 90 }])
})
