import { logisticOfferOf } from '@fairquay/contract/requests/offer/offers-for-tests.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Caller } from '../../../test/app.ts'
import {
  type DealMarket,
  detailOf,
  fileOf,
  offer,
  openDealMarket,
  purchaseOffer,
  rowOf,
} from '../../../test/deal-market.ts'
import { makeCompany, makeImage } from '../../../test/make.ts'
import { quoteLine, sendQuote } from '../../../test/quote-market.ts'

let given: DealMarket
beforeAll(async () => {
  given = await openDealMarket()
})
afterAll(() => given.market.close())

describe('a file', () => {
  test('takes in what is asked about the same goods, and tells it as one deal', async () => {
    await given.endAll()
    const purchase = await given.buy()
    const freight = await given.carry()
    const customs = await given.clear()
    const file = await fileOf(given.asAnn, freight)
    expect(file.parts).toMatchObject([
      { request_id: purchase, kind: 'purchase', party: 'buyer', sum: { amount: 450, currency: 'USD', state: 'asked' } },
      { request_id: freight, kind: 'logistic', sum: null },
      { request_id: customs, kind: 'customs', sum: null },
    ])
    expect(file.requests.map(({ id }: { id: number }) => id)).toEqual([freight, purchase, customs])
    expect(new Set(file.requests.map((one: { file_id: number }) => one.file_id))).toEqual(new Set([file.id]))
    expect([file.from, file.to]).toEqual([
      { country: 'IT', place: 'Livorno' },
      { country: 'DE', place: 'Hamburg' },
    ])
    expect(file.steps.map(({ state }: { state: string }) => state)).toEqual(['now', 'later', 'later', 'later'])
    // The goods once, as they are bought; a duty request counts its own quantity.
    expect(file.lines[0]).toMatchObject({
      name: 'Olive oil',
      quantity: 100,
      requests: expect.arrayContaining([purchase, freight]),
      load: { packs: 3, weight_kg: 93 },
      prices: { asked: 4.5, offered: null, countered: null, agreed: null, currency: 'USD' },
      total: 450,
    })
    expect(file.timeline.map(({ entry }: { entry: { action: string } }) => entry.action)).toEqual([
      'send',
      'send',
      'send',
    ])
    expect(file.next).toMatchObject({ action: 'wait', request_id: purchase, waits_for: 'other' })
  })

  test('begins anew when the goods are ordered again, and takes in what is asked from its page', async () => {
    await given.endAll()
    const first = await given.buy()
    const second = await given.buy()
    const [one, other] = [await detailOf(given.asAnn, first), await detailOf(given.asAnn, second)]
    expect(one.file_id).not.toBe(other.file_id)
    // By itself freight joins the newer deal, from the page of the older one that.
    expect((await detailOf(given.asAnn, await given.carry())).file_id).toBe(other.file_id)
    expect((await detailOf(given.asAnn, await given.carry({ file_id: one.file_id }))).file_id).toBe(one.file_id)
    expect((await detailOf(given.asAnn, await given.clear({ file_id: one.file_id }))).file_id).toBe(one.file_id)
    expect((await detailOf(given.asAnn, await given.buy({ file_id: one.file_id }))).file_id).toBe(one.file_id)
  })

  test('shows the logos of the companies its reader is told of, and of nobody else', async () => {
    await given.endAll()
    const { market, ann, carrierId, brokerId } = given
    const freight = await given.carry()
    const another = await makeCompany(market.db, { kind: 'provider', verifiedAt: new Date() })
    const give = async (companyId: number) => {
      const imageId = await makeImage(market.db)
      await sql`update companies set logo_image_id = ${imageId} where id = ${companyId}`.execute(market.db)
    }
    for (const id of [Number(ann.companyId), carrierId, brokerId, another.id]) await give(id)
    const logosFor = async (who: Caller) =>
      (await fileOf(who, freight)).logos.map(({ company_id }: { company_id: number }) => company_id).sort()
    expect(await logosFor(given.asAnn)).toEqual([ann.companyId])
    expect((await offer(given.asCarrier, freight, carrierId, logisticOfferOf())).status).toBe(201)
    for (const who of [given.asAnn, given.asCarrier])
      expect(await logosFor(who)).toEqual([ann.companyId, carrierId].sort())
    expect((await fileOf(given.asAnn, freight)).logos[0].logo).toMatch(/^\/files\/test-picture-\d+\.svg$/)
  })

  test('tells the price before the discount that the seller granted, to who may know prices', async () => {
    await given.endAll()
    const { market, asAnn } = given
    const purchase = await given.buy()
    const freight = await given.carry()
    const original = async (who: Caller, id: number) => (await fileOf(who, id)).lines[0].prices?.original
    expect(await original(asAnn, purchase)).toBeNull()
    await sql`update request_lines set original_unit_price = unit_price * 2 where request_id = any(${[purchase, freight]}::integer[])`.execute(
      market.db,
    )
    expect([await original(asAnn, purchase), await original(given.asSeller, purchase)]).toEqual([9, 9])
    expect((await fileOf(given.asCarrier, freight)).lines[0].prices).toBeNull()
  })

  test("another buyer's file and one of another seller are refused by name", async () => {
    const { market, asAnn, rug, oil, quote } = given
    const [own, ofRugs] = [await detailOf(asAnn, await given.buy()), await detailOf(asAnn, await given.buy({}, rug, 1))]
    const stranger = await market.as('buyer')
    const refused = { status: 422, body: { details: { file_id: expect.any(String) } } }
    expect(await sendQuote(stranger, { ...quote([quoteLine(oil, 100)]), file_id: own.file_id })).toMatchObject(refused)
    expect(await sendQuote(asAnn, { ...quote([quoteLine(oil, 100)]), file_id: ofRugs.file_id })).toMatchObject(refused)
    expect(await sendQuote(asAnn, { ...quote([quoteLine(oil, 100)]), file_id: 999_999 })).toMatchObject(refused)
    expect(
      await asAnn.post('/api/v1/purchase-requests', {
        body: { lines: [{ product_id: rug.id, quantity: 1, selected_price_id: rug.termIds[0] }], file_id: own.file_id },
      }),
    ).toMatchObject(refused)
  })

  test('goes from the first answer to its papers, in one timeline with sums that follow', async () => {
    await given.endAll()
    const { asAnn, oilHouse } = given
    const purchase = await given.buy()
    expect((await fileOf(given.asSeller, purchase)).next).toMatchObject({ action: 'answer', waits_for: 'you' })
    await offer(given.asSeller, purchase, oilHouse.id, purchaseOffer(4.4))
    expect((await fileOf(asAnn, purchase)).next).toMatchObject({
      action: 'accept',
      company: oilHouse.id,
      number: 1,
      until: expect.any(String),
      waits_for: 'you',
    })
    await offer(asAnn, purchase, oilHouse.id, purchaseOffer(4.2), 1)
    const countered = await fileOf(given.asSeller, purchase)
    expect(countered).toMatchObject({
      parts: [{ sum: { amount: 420, state: 'countered' } }],
      lines: [{ prices: { asked: 4.5, offered: 4.4, countered: 4.2, agreed: null }, total: 420 }],
      next: { action: 'agree', number: 2, waits_for: 'you' },
    })
    expect(await rowOf(asAnn, purchase)).toMatchObject({ sum: { amount: 420, currency: 'USD', state: 'countered' } })
    await asAnn.post(`/api/v1/requests/${purchase}/threads/${oilHouse.id}/messages`, {
      body: { text: 'Our last word' },
    })
    const wasRead = async () =>
      (await fileOf(asAnn, purchase)).timeline.flatMap(({ entry }: { entry: { type: string; is_read?: boolean } }) =>
        entry.type === 'message' ? [entry.is_read] : [],
      )
    expect(await wasRead()).toEqual([false])
    await given.asSeller.put(`/api/v1/requests/${purchase}/seen`)
    expect(await wasRead()).toEqual([true])
    await given.asSeller.post(`/api/v1/requests/${purchase}/threads/${oilHouse.id}/agreement`, { body: { number: 2 } })
    const agreed = await fileOf(asAnn, purchase)
    expect(agreed).toMatchObject({
      parts: [{ status: 'accepted', sum: { amount: 420, state: 'agreed' } }],
      steps: [{ state: 'done' }, { state: 'done' }, { step: 'ship', state: 'now' }, { state: 'later' }],
      lines: [{ prices: { agreed: 4.2 }, total: 420 }],
      next: { action: 'ask_freight', request_id: purchase, waits_for: 'you' },
    })
    expect(
      agreed.timeline.map(({ entry }: { entry: Record<string, unknown> }) => entry.action ?? entry.text ?? entry.kind),
    ).toEqual(['send', 'open', 'quote', 'quotation', 'counter', 'Our last word', 'agree'])
    expect(agreed.timeline.map(({ by }: { by: { is_own: boolean } }) => by.is_own)).toEqual([
      true,
      false,
      false,
      false,
      true,
      true,
      false,
    ])
    const freight = await given.carry()
    await offer(given.asCarrier, freight, given.carrierId, logisticOfferOf())
    const shipped = await fileOf(asAnn, purchase)
    expect(shipped.next).toMatchObject({ action: 'accept', request_id: freight, company: given.carrierId })
    await asAnn.post(`/api/v1/requests/${freight}/threads/${given.carrierId}/acceptance`, { body: { number: 1 } })
    expect((await fileOf(asAnn, purchase)).steps[2]).toEqual({ step: 'ship', state: 'done' })
    const sold = await fileOf(given.asSeller, purchase)
    expect(sold.next).toMatchObject({ action: 'get_papers', waits_for: 'nobody' })
    expect(sold.steps[2]).toEqual({ step: 'ship', state: 'now' })
  })
})

test('lists, the bell and programs call a shipment by its way and load', async () => {
  const id = await given.carry()
  const title = 'Livorno → Hamburg, 1 pallet, 93 kg'
  expect(await rowOf(given.asAnn, id)).toMatchObject({
    title,
    first_product: 'Olive oil',
    from: { country: 'IT', place: 'Livorno' },
    to: { country: 'DE', place: 'Hamburg' },
    load: { packs: 3, pallets: 1, weight_kg: 93, volume_m3: 0.288 },
    sum: null,
  })
  const { body } = await given.asSeller.get('/api/v1/notifications')
  expect(body.data[0]).toMatchObject({ request_id: id, about: title })
})

test('only what waits for a company is counted, and found under that count', async () => {
  await given.endAll()
  const { asAnn, oilHouse } = given
  const waitingOf = async (who: Caller) => {
    const { body } = await who.get('/api/v1/requests', { query: { waiting: 'true' } })
    const { waiting } = (await who.get('/api/v1/requests/unread')).body.data
    expect([body.pagination.total, body.data.length]).toEqual([waiting, waiting])
    return body.data.map(({ id }: { id: number }) => id)
  }
  const purchase = await given.buy()
  const freight = await given.carry()
  const waitingForAll = async () => [
    await waitingOf(asAnn),
    await waitingOf(given.asSeller),
    await waitingOf(given.asCarrier),
    await waitingOf(given.asBroker),
  ]
  // The seller only looks on at the freight.
  expect(await waitingForAll()).toEqual([[], [purchase], [freight], []])
  expect((await given.asSeller.get('/api/v1/statistics/seller')).body.waiting_requests).toBe(1)
  await offer(given.asSeller, purchase, oilHouse.id, purchaseOffer(4.4))
  await offer(given.asCarrier, freight, given.carrierId, logisticOfferOf())
  expect(await waitingForAll()).toEqual([[freight, purchase], [], [], []])
  expect((await asAnn.get('/api/v1/statistics/buyer')).body.waiting_requests).toBe(2)
  await offer(asAnn, purchase, oilHouse.id, purchaseOffer(4), 1)
  await asAnn.post(`/api/v1/requests/${freight}/threads/${given.carrierId}/decline`, { body: { reason: 'Too slow' } })
  expect(await waitingForAll()).toEqual([[], [purchase], [], []])
  await sql`update request_threads set valid_until = now() - interval '1 minute' where request_id = ${purchase}`.execute(
    given.market.db,
  )
  expect(await waitingForAll()).toEqual([[], [], [], []])
  expect((await given.market.as('admin').then(waitingOf)).length).toBe(0)
})
