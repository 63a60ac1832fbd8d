import { randomUUID } from 'node:crypto'
import { dayIn, offerLineOf, purchaseOfferOf } from '@fairquay/contract/requests/offer/offers-for-tests.ts'
import { requestMessages } from '@fairquay/contract/trade/messages.ts'
import { offerMessages } from '@fairquay/contract/trade/offer-messages.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Answer } from '../../../test/app.ts'
import { readMailbox } from '../../../test/mailbox.ts'
import { makeProduct } from '../../../test/make.ts'
import { openPurchaseMarket, type PurchaseMarket } from '../../../test/purchase-market.ts'

let market: PurchaseMarket
beforeAll(async () => {
  market = await openPurchaseMarket()
})
afterAll(() => market.close())

const expectConflict = (answer: Answer, status: string) =>
  expect(answer).toMatchObject({ status: 409, body: { code: 'conflict', details: { status } } })

test('a purchase is agreed to by its seller as the buyer has proposed it, in one press: deal, papers, mail and bell follow', async () => {
  const id = await market.ask()
  await market.offer(id, 0, purchaseOfferOf())
  expectConflict(await market.agree(id, 1), 'quoted')
  const lower = offerLineOf({ tiers: [{ min_quantity: 1, price: 8 }] })
  await market.counter(id, 1, purchaseOfferOf({ lines: [lower], payment_terms: '60 days net' }))
  expect(await market.agree(id, 2, market.asBuyer)).toMatchObject({
    status: 403,
    body: { message: requestMessages.notYours },
  })
  expect(await market.agree(id, 1)).toMatchObject({
    status: 409,
    body: { message: offerMessages.changed },
  })
  const ask = { body: { number: 2 }, headers: { 'idempotency-key': randomUUID() } }
  const path = `/api/v1/requests/${id}/threads/${market.house.id}/agreement`
  const first = await market.asSeller.post(path, ask)
  expect(first).toMatchObject({ status: 201, body: { data: { status: 'accepted', number: 2 } } })
  expect((await market.asSeller.post(path, ask)).text).toBe(first.text)
  expectConflict(await market.agree(id, 2), 'accepted')

  const detail = await market.read(market.asBuyer, id)
  expect(detail).toMatchObject({
    status: 'accepted',
    deal: {
      revision: 2,
      total: 960,
      payment_terms: '60 days net',
      buyer: { company_id: market.buyers.id, email: market.buyers.owner.email },
      answerer: { company_id: market.house.id, email: market.house.owner.email },
      lines: [{ quantity: 120, unit_price: 8 }],
    },
  })
  expect(detail.events.at(-1)).toMatchObject({ action: 'agree', number: 2, by: 'Oil House' })
  const papers = (await market.asBuyer.get(`/api/v1/requests/${id}/documents`)).body.data
  expect(papers.map(({ kind }: { kind: string }) => kind)).toEqual(['quotation'])
  const money = (await market.asBuyer.get(`/api/v1/orders/${detail.order.id}/money`)).body.data
  expect(money.papers.map(({ kind }: { kind: string }) => kind)).toEqual(
    expect.arrayContaining(['order-confirmation', 'proforma-invoice']),
  )
  const mails = await readMailbox(market.db, market.buyers.owner.email)
  expect(mails.map(({ subject }) => subject)).toContain(`Request ${id}: your proposal was agreed to`)
  const [news] = (await market.asBuyer.get('/api/v1/notifications')).body.data
  expect(news.title).toBe(`Oil House agreed to your proposal for purchase request ${id}`)
})

test('a purchase is negotiated in its quantity: total, proposal, deal and papers follow', async () => {
  const rug = await makeProduct(market.db, market.house.id, { name: 'Rug' })
  const id = await market.ask(120, [rug, 3])
  const both = (quantity: number, change = {}) =>
    purchaseOfferOf({ lines: [offerLineOf({ quantity, ...change }), offerLineOf({ position: 1 })] })
  expect(await market.offer(id, 0, both(40, { minimum_quantity: 50 }))).toMatchObject({
    status: 422,
    body: { details: { 'offer.lines.0.quantity': offerMessages.belowMinimum(50) } },
  })
  // 80 at 10.00 and 3 at 10.00.
  await market.offer(id, 0, both(80))
  expect((await market.read(market.asBuyer, id)).threads[0].offers[0].total).toBe(830)
  expect((await market.accept(id, 1, [{ position: 0, quantity: 81 }])).body.details).toEqual({
    'lines.0.quantity': offerMessages.aboveOffer(80),
  })
  // 200 at 9.00 and 3 at 10.00.
  await market.counter(id, 1, both(200))
  expect((await market.agree(id, 2)).status).toBe(201)
  const { deal } = await market.read(market.asBuyer, id)
  expect(deal).toMatchObject({
    total: 1830,
    lines: [
      { quantity: 200, unit_price: 9, total: 1800, load: { packs: 17 } },
      { quantity: 3, total: 30 },
    ],
  })
  const { order } = await market.read(market.asSeller, id)
  const { papers } = (await market.asSeller.get(`/api/v1/orders/${order.id}/money`)).body.data
  expect(papers.find(({ kind }: { kind: string }) => kind === 'order-confirmation')).toMatchObject({ net: 1830 })
})

test('a counter-proposal ends with its own last day, and cannot be agreed to any more', async () => {
  const id = await market.ask()
  await market.offer(id, 0, purchaseOfferOf())
  const until = { day: dayIn(5), time_zone: 'UTC' }
  await market.counter(id, 1, purchaseOfferOf({ valid: until }))
  expect((await market.read(market.asSeller, id)).threads[0].valid_until).toBe(`${dayIn(6)}T00:00:00.000Z`)
  await sql`update request_threads set valid_until = now() where request_id = ${id}`.execute(market.db)
  expectConflict(await market.agree(id, 2), 'expired')
  expect((await market.offer(id, 2, purchaseOfferOf())).body.data.status).toBe('revised')
})

test('what stands already is not sent anew, by either side, and can still be accepted; agreeing to a proposal is new', async () => {
  const id = await market.ask()
  const refused = (message: string) => ({ status: 422, body: { code: 'refused', message } })
  await market.offer(id, 0, purchaseOfferOf({ note: 'Our best.' }))
  expect(await market.offer(id, 1, purchaseOfferOf())).toMatchObject(refused(offerMessages.nothingChanged))
  expect(await market.counter(id, 1, purchaseOfferOf())).toMatchObject(refused(offerMessages.offeredAlready))
  expect(await market.read(market.asBuyer, id)).toMatchObject({
    status: 'quoted',
    threads: [{ offers: [{ number: 1 }] }],
  })
  const later = purchaseOfferOf({ payment_terms: '60 days net' })
  expect((await market.counter(id, 1, later)).status).toBe(201)
  expect((await market.offer(id, 2, later)).body.data).toMatchObject({ status: 'revised', number: 3 })
  expect((await market.accept(id, 3)).status).toBe(201)
})
