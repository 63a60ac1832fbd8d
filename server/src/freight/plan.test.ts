import { afterAll, beforeAll, expect, test } from 'vitest'
import { type DealMarket, detailOf, openDealMarket } from '../../test/deal-market.ts'
import { quoteLine, sendQuote } from '../../test/quote-market.ts'

let world: DealMarket
beforeAll(async () => {
  world = await openDealMarket()
})
afterAll(() => world.market.close())

test('the load plan of a quote goes to the provider, and is what was planned when it was asked for', async () => {
  const { asAnn, asCarrier, oil, quote, market } = world
  const sent = await sendQuote(asAnn, quote([quoteLine(oil, 4800)]))
  expect(sent.status).toBe(201)
  const path = `/api/v1/logistic-quotes/${sent.body.id}/load-plan`
  const { body } = await asCarrier.get(path)
  // 100 master cartons of 60 × 40 × 40 cm and 31 kg.
  expect(body).toMatchObject({
    id: null,
    cartons: 100,
    input: { wrapper: 'pallets', cartons: [{ name: 'Olive oil, 250 ml' }] },
  })
  expect(body.pallets.length).toBeGreaterThan(3)
  const { freight } = await detailOf(asCarrier, sent.body.id)
  expect(freight).toMatchObject({ pallets: body.pallets.length, planned: { cartons: 100, totals: body.totals } })
  await market.db.updateTable('logistic_quotes').set({ plan: null }).where('request_id', '=', sent.body.id).execute()
  expect((await asCarrier.get(path)).status).toBe(404)
})
