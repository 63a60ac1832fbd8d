import { randomUUID } from 'node:crypto'
import { customsOfferOf, logisticOfferOf, purchaseOfferOf } from '@fairquay/contract/requests/offer/offers-for-tests.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Caller } from '../../../test/app.ts'
import { makeCompany } from '../../../test/make.ts'
import { openQuoteMarket, type QuoteMarket, quoteLine, sendQuote } from '../../../test/quote-market.ts'

let given: QuoteMarket
let asSeller: Caller
let asCarrier: Caller
let asBroker: Caller
let carrierId = 0
let brokerId = 0
beforeAll(async () => {
  given = await openQuoteMarket()
  const { market, oilHouse } = given
  asSeller = await market.as(oilHouse.owner)
  const carrier = await makeCompany(market.db, { kind: 'provider', name: 'Carrier', verifiedAt: new Date() })
  const broker = await makeCompany(market.db, { kind: 'broker', name: 'Broker', verifiedAt: new Date() })
  asCarrier = await market.as(carrier.owner)
  asBroker = await market.as(broker.owner)
  carrierId = carrier.id
  brokerId = broker.id
})
afterAll(() => given.market.close())

const fileOf = async (who: Caller, id: number) => (await who.get(`/api/v1/requests/${id}/file`)).body.data
const detailOf = async (who: Caller, id: number) => (await who.get(`/api/v1/requests/${id}`)).body.data
const rowOf = async (who: Caller, id: number) =>
  (await who.get('/api/v1/requests', { query: { search: `#${id}` } })).body.data[0]

async function buy(more: object = {}, product = given.oil, quantity = 100): Promise<number> {
  const body = { lines: [quoteLine(product, quantity)].map(({ total_price: _, ...line }) => line), ...more }
  return (await given.asAnn.post('/api/v1/purchase-requests', { body })).body.requests[0].id
}

async function carry(change: { insured?: boolean; file_id?: number } = {}): Promise<number> {
  const body = given.quote([quoteLine(given.oil, 100)], ({ shipment_data }) => {
    shipment_data.is_required_insurance = change.insured ?? false
  })
  return (await sendQuote(given.asAnn, { ...body, ...(change.file_id && { file_id: change.file_id }) })).body.id
}

async function clear(more: object = {}): Promise<number> {
  const { asAnn, oilHouse, ann, oil } = given
  const body = {
    exporting_market: 'IT',
    importing_market: 'US',
    seller_company_id: oilHouse.id,
    buyer_company_id: ann.companyId,
    product_id: oil.id,
    broker: 'ttw_broker',
    ...more,
  }
  return (await asAnn.post('/api/v2/pdf/custom-fee-request', { body, headers: { 'idempotency-key': randomUUID() } }))
    .body.id
}

const offer = (who: Caller, id: number, company: number, body: object, base = 0) =>
  who.post(`/api/v1/requests/${id}/threads/${company}/offers`, { body: { base, offer: body } })

const purchaseOffer = (price: number) => {
  const offer = purchaseOfferOf()
  const [line] = offer.lines
  return {
    ...offer,
    lines: [{ ...line, position: 0, included: true, tiers: [{ min_quantity: 1, price }], minimum_quantity: 1 }],
  }
}

/** Ends what runs, so that the next test begins with nothing. */
async function endAll(): Promise<void> {
  await sql`update requests set status = 'withdrawn'`.execute(given.market.db)
  await sql`update request_threads set status = 'withdrawn'`.execute(given.market.db)
}

describe('a file', () => {
  test('takes in what is asked about the same goods, and tells it as one deal', async () => {
    await endAll()
    const purchase = await buy()
    const freight = await carry()
    const customs = await clear()
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
    await endAll()
    const first = await buy()
    const second = await buy()
    const [one, other] = [await detailOf(given.asAnn, first), await detailOf(given.asAnn, second)]
    expect(one.file_id).not.toBe(other.file_id)
    // By itself freight joins the newer deal, from the page of the older one that.
    expect((await detailOf(given.asAnn, await carry())).file_id).toBe(other.file_id)
    expect((await detailOf(given.asAnn, await carry({ file_id: one.file_id }))).file_id).toBe(one.file_id)
    expect((await detailOf(given.asAnn, await clear({ file_id: one.file_id }))).file_id).toBe(one.file_id)
    expect((await detailOf(given.asAnn, await buy({ file_id: one.file_id }))).file_id).toBe(one.file_id)
  })

  test('tells the price before the discount that the seller granted, to who may know prices', async () => {
    await endAll()
    const { market, asAnn } = given
    const purchase = await buy()
    const freight = await carry()
    const original = async (who: Caller, id: number) => (await fileOf(who, id)).lines[0].prices?.original
    expect(await original(asAnn, purchase)).toBeNull()
    await sql`update request_lines set original_unit_price = unit_price * 2 where request_id = any(${[purchase, freight]}::integer[])`.execute(
      market.db,
    )
    expect([await original(asAnn, purchase), await original(asSeller, purchase)]).toEqual([9, 9])
    expect((await fileOf(asCarrier, freight)).lines[0].prices).toBeNull()
  })

  test("another buyer's file and one of another seller are refused by name", async () => {
    const { market, asAnn, rug, oil, quote } = given
    const [own, ofRugs] = [await detailOf(asAnn, await buy()), await detailOf(asAnn, await buy({}, rug, 1))]
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
    await endAll()
    const { asAnn, oilHouse } = given
    const purchase = await buy()
    expect((await fileOf(asSeller, purchase)).next).toMatchObject({ action: 'answer', waits_for: 'you' })
    await offer(asSeller, purchase, oilHouse.id, purchaseOffer(4.4))
    expect((await fileOf(asAnn, purchase)).next).toMatchObject({
      action: 'accept',
      company: oilHouse.id,
      number: 1,
      until: expect.any(String),
      waits_for: 'you',
    })
    await offer(asAnn, purchase, oilHouse.id, purchaseOffer(4.2), 1)
    const countered = await fileOf(asSeller, purchase)
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
    await asSeller.put(`/api/v1/requests/${purchase}/seen`)
    expect(await wasRead()).toEqual([true])
    await asSeller.post(`/api/v1/requests/${purchase}/threads/${oilHouse.id}/agreement`, { body: { number: 2 } })
    const agreed = await fileOf(asAnn, purchase)
    expect(agreed).toMatchObject({
      parts: [{ status: 'accepted', sum: { amount: 420, state: 'agreed' } }],
      steps: [{ state: 'done' }, { state: 'done' }, { step: 'ship', state: 'now' }, { state: 'later' }],
      lines: [{ prices: { agreed: 4.2 }, total: 420 }],
      next: { action: 'ask_freight', request_id: purchase, waits_for: 'you' },
    })
    expect(
      agreed.timeline.map(({ entry }: { entry: Record<string, unknown> }) => entry.action ?? entry.text ?? entry.kind),
    ).toEqual([
      'send',
      'open',
      'quote',
      'quotation',
      'counter',
      'Our last word',
      'agree',
      'proforma-invoice',
      'packing-list',
    ])
    expect(agreed.timeline.map(({ by }: { by: { is_own: boolean } }) => by.is_own)).toEqual([
      true,
      false,
      false,
      false,
      true,
      true,
      false,
      false,
      false,
    ])
    const freight = await carry()
    await offer(asCarrier, freight, carrierId, logisticOfferOf())
    const shipped = await fileOf(asAnn, purchase)
    expect(shipped.next).toMatchObject({ action: 'accept', request_id: freight, company: carrierId })
    await asAnn.post(`/api/v1/requests/${freight}/threads/${carrierId}/acceptance`, { body: { number: 1 } })
    expect((await fileOf(asAnn, purchase)).steps[2]).toEqual({ step: 'ship', state: 'done' })
    const sold = await fileOf(asSeller, purchase)
    expect(sold.next).toMatchObject({ action: 'get_papers', waits_for: 'nobody' })
    expect(sold.steps[2]).toEqual({ step: 'ship', state: 'now' })
  })
})

describe('a long timeline', () => {
  const idOf = ({ entry }: { entry: { type: string; id?: number; action?: string } }) => entry.id ?? entry.action
  const earlierOf = (who: Caller, id: number, before: string) =>
    who.get(`/api/v1/requests/${id}/file/timeline`, { query: { before } })
  let purchase = 0
  let messages: number[] = []
  beforeAll(async () => {
    await endAll()
    const { market, oilHouse } = given
    purchase = await buy()
    await asSeller.put(`/api/v1/requests/${purchase}/seen`)
    // Half of them in one moment: their order is that of their numbers.
    await sql`
      insert into request_messages (thread_id, side, user_id, person, company, text, created_at)
      select t.id, 'answering', u.id, 'A', 'B', n::text, now() + make_interval(secs => case when n > 205 then 205 else n end)
      from request_threads t join users u on u.id = (select min(id) from users where company_id = ${oilHouse.id}), generate_series(1, 410) n
      where t.request_id = ${purchase}`.execute(market.db)
    const { rows } = await sql<{ id: number }>`
      select m.id from request_messages m join request_threads t on t.id = m.thread_id
      where t.request_id = ${purchase} order by m.created_at, m.id`.execute(market.db)
    messages = rows.map(({ id }) => id)
  })

  test('is read from the newest back to the first, each entry once', async () => {
    const file = await fileOf(given.asAnn, purchase)
    expect(file).toMatchObject({ has_more: true, earlier: expect.any(String) })
    const second = (await earlierOf(given.asAnn, purchase, file.earlier)).body
    const third = (await earlierOf(given.asAnn, purchase, second.earlier)).body
    expect([file.timeline.length, second.data.length, third.data.length]).toEqual([200, 200, 12])
    expect(third.earlier).toBeNull()
    expect([...third.data, ...second.data, ...file.timeline].map(idOf)).toEqual(['send', 'open', ...messages])
    expect(second.data[0].entry).toMatchObject({ type: 'message', files: [], is_question: false })
  })

  test('is read by the company that answers as well, and by nobody without a part in it', async () => {
    const { earlier } = await fileOf(asSeller, purchase)
    expect((await earlierOf(asSeller, purchase, earlier)).body.data).toHaveLength(200)
    expect((await earlierOf(asCarrier, purchase, earlier)).status).toBe(404)
    expect((await earlierOf(given.market.guest, purchase, earlier)).status).toBe(401)
    expect((await earlierOf(given.asAnn, purchase, 'yesterday')).status).toBe(400)
  })

  test('a company reads of a freight request what happened with itself', async () => {
    const freight = await carry()
    await offer(asCarrier, freight, carrierId, logisticOfferOf())
    const before = `${Date.now() + 60_000}-1-1`
    const actions = async (who: Caller) => (await earlierOf(who, freight, before)).body.data.map(idOf)
    expect(await actions(asCarrier)).toEqual(['send', 'open', 'quote', expect.any(Number)])
    expect(await actions(asSeller)).not.toContain('quote')
  })
})

describe('what each reader sees of a file', () => {
  let purchase = 0
  let freight = 0
  let customs = 0
  beforeAll(async () => {
    await endAll()
    purchase = await buy()
    freight = await carry()
    customs = await clear()
    await offer(asSeller, purchase, given.oilHouse.id, purchaseOffer(4.4))
    await offer(asCarrier, freight, carrierId, logisticOfferOf())
    await offer(asBroker, customs, brokerId, customsOfferOf())
  })
  const partsOf = (file: { parts: { request_id: number }[] }) => file.parts.map(({ request_id }) => request_id)

  test('the buyer everything', async () => {
    const file = await fileOf(given.asAnn, customs)
    expect(partsOf(file)).toEqual([purchase, freight, customs])
    expect(file.parts.map(({ sum }: { sum: { state: string } }) => sum.state)).toEqual(Array(3).fill('offered'))
  })

  test('the operator as well, with nothing to do', async () => {
    const file = await fileOf(await given.market.as('admin'), purchase)
    expect(partsOf(file)).toEqual([purchase, freight, customs])
    expect(file.next.waits_for).toBe('other')
  })

  test('the seller the goods and that they are carried, no offer of carriage and nothing of the duty', async () => {
    const file = await fileOf(asSeller, freight)
    expect(partsOf(file)).toEqual([purchase, freight])
    expect(file.parts[1]).toMatchObject({ party: 'seller', sum: null })
    const carried = file.requests.find(({ id }: { id: number }) => id === freight)
    expect(carried).toMatchObject({ threads: [], deal: null, shared_offer: null, offer_count: 0, sum: null })
    expect(JSON.stringify(file)).not.toContain('Carrier')
    // Nor that there is one: by its state, by a list of a state, by the steps of the deal.
    const listed = async (who: Caller, status: string) =>
      (await who.get('/api/v1/requests', { query: { status, kind: 'logistic' } })).body.data.map(
        ({ id }: { id: number }) => id,
      )
    expect([carried.status, (await rowOf(asSeller, freight)).status]).toEqual(['sent', 'sent'])
    expect([await listed(asSeller, 'quoted'), await listed(asSeller, 'sent')]).toEqual([[], [freight]])
    expect([await listed(given.asAnn, 'quoted'), await listed(given.asAnn, 'sent')]).toEqual([[freight], []])
    expect([await listed(asCarrier, 'quoted'), await listed(asCarrier, 'sent')]).toEqual([[freight], []])
    expect((await asSeller.get(`/api/v1/requests/${customs}/file`)).status).toBe(404)
    expect(await rowOf(asSeller, freight)).toMatchObject({ sum: null })
  })

  test('a carrier what is to be carried, without a price of the goods wherever it looks', async () => {
    const file = await fileOf(asCarrier, freight)
    expect(partsOf(file)).toEqual([freight])
    expect(file.lines).toMatchObject([{ name: 'Olive oil', quantity: 100, prices: null, total: null }])
    expect(file.requests[0]).toMatchObject({
      total_price: null,
      lines: [{ price_value: null, original_price_value: null, total_price: null }],
      freight: { loading: { city: 'Livorno' }, delivery: { city: 'Hamburg' }, weight_kg: 93 },
    })
    expect((await rowOf(asCarrier, freight)).total_price).toBeNull()
    expect((await asCarrier.get(`/api/v1/requests/${purchase}/file`)).status).toBe(404)
    const quote = (await asCarrier.get(`/api/v1/logistic-quotes/${freight}`)).body.data
    expect(quote).toMatchObject({ total_price: null, goods: [{ total_price: null }] })
    expect(quote.request.order_data.products[0].total_price).toBeUndefined()
    const { rows } = await sql<{ text: string }>`
      select text from mails where subject like ${`Logistic quote ${freight}:%`} order by id`.execute(given.market.db)
    const letters = rows.map(({ text }) => text.includes('Value of the goods'))
    // The seller knows; the carrier is told nothing.
    expect([letters.filter(Boolean).length, letters.length]).toEqual([1, 2])
    const papers = await sql<{
      data: string
    }>`select data::text as data from request_papers where request_id = ${freight}`.execute(given.market.db)
    expect(papers.rows.map(({ data }) => data.includes('450.00'))).toEqual([false])
  })

  test('a carrier that insures the goods what they are worth, and no price of one', async () => {
    const insured = await carry({ insured: true })
    expect(await detailOf(asCarrier, insured)).toMatchObject({ total_price: 450, lines: [{ price_value: null }] })
    expect((await asCarrier.get(`/api/v1/logistic-quotes/${insured}`)).body.data).toMatchObject({
      total_price: 450,
      goods: [{ total_price: null }],
    })
    await offer(asCarrier, insured, carrierId, logisticOfferOf())
    await given.asAnn.post(`/api/v1/requests/${insured}/threads/${carrierId}/acceptance`, { body: { number: 1 } })
    expect((await detailOf(asCarrier, insured)).deal).toMatchObject({
      goods_total: 450,
      lines: [{ unit_price: null, total: null }],
      logistic: { goods: [{ total_price: null }] },
    })
    expect((await detailOf(given.asAnn, insured)).deal.lines[0].unit_price).toBe(4.5)
  })

  test('a broker what duty is due on', async () => {
    const file = await fileOf(asBroker, customs)
    expect(partsOf(file)).toEqual([customs])
    expect(file.lines[0].total).toBeGreaterThan(0)
    expect(file.requests[0]).toMatchObject({ title: 'Italy → United States, Olive oil' })
  })

  test('another company nothing', async () => {
    const stranger = await given.market.as('buyer')
    for (const id of [purchase, freight, customs])
      expect((await stranger.get(`/api/v1/requests/${id}/file`)).status).toBe(404)
    expect((await given.market.guest.get(`/api/v1/requests/${purchase}/file`)).status).toBe(401)
  })

  test('shown to the seller by the buyer alone, the current offer of carriage is there until it is hidden', async () => {
    const share = (who: Caller, id: number, withSeller: boolean) =>
      who.put(`/api/v1/requests/${id}/sharing`, { body: { with_seller: withSeller } })
    expect((await share(asSeller, freight, true)).status).toBe(403)
    expect((await share(asCarrier, freight, true)).status).toBe(403)
    expect((await share(given.asAnn, purchase, true)).status).toBe(422)
    expect((await share(given.asAnn, customs, true)).status).toBe(422)
    expect(await share(given.asAnn, freight, true)).toMatchObject({ status: 200, body: { data: { is_shared: true } } })
    const seen = await fileOf(asSeller, freight)
    expect(seen.parts[1]).toMatchObject({ status: 'quoted', sum: { state: 'offered' } })
    expect(seen.requests[0]).toMatchObject({
      threads: [],
      shared_offer: { company: { name: 'Carrier' }, offer: { number: 1, side: 'answer' } },
    })
    const isShare = ({ entry }: { entry: { action?: string } }) => entry.action === 'share'
    expect(seen.timeline.filter(isShare)).toHaveLength(1)
    expect((await fileOf(given.asAnn, freight)).timeline.filter(isShare)).toHaveLength(1)
    expect((await fileOf(asCarrier, freight)).timeline.filter(isShare)).toHaveLength(0)
    expect(await rowOf(asSeller, freight)).toMatchObject({ sum: { state: 'offered' } })
    await share(given.asAnn, freight, false)
    expect(await detailOf(asSeller, freight)).toMatchObject({
      status: 'sent',
      shared_offer: null,
      sum: null,
      is_shared: false,
    })
  })
})

test('lists, the bell and programs call a shipment by its way and load', async () => {
  const id = await carry()
  const title = 'Livorno → Hamburg, 1 pallet, 93 kg'
  expect(await rowOf(given.asAnn, id)).toMatchObject({
    title,
    first_product: 'Olive oil',
    from: { country: 'IT', place: 'Livorno' },
    to: { country: 'DE', place: 'Hamburg' },
    load: { packs: 3, pallets: 1, weight_kg: 93, volume_m3: 0.288 },
    sum: null,
  })
  const { body } = await asSeller.get('/api/v1/notifications')
  expect(body.data[0]).toMatchObject({ request_id: id, about: title })
})

test('only what waits for a company is counted, and found under that count', async () => {
  await endAll()
  const { asAnn, oilHouse } = given
  const waitingOf = async (who: Caller) => {
    const { body } = await who.get('/api/v1/requests', { query: { waiting: 'true' } })
    const { waiting } = (await who.get('/api/v1/requests/unread')).body.data
    expect([body.pagination.total, body.data.length]).toEqual([waiting, waiting])
    return body.data.map(({ id }: { id: number }) => id)
  }
  const purchase = await buy()
  const freight = await carry()
  const waitingForAll = async () => [
    await waitingOf(asAnn),
    await waitingOf(asSeller),
    await waitingOf(asCarrier),
    await waitingOf(asBroker),
  ]
  // The seller only looks on at the freight.
  expect(await waitingForAll()).toEqual([[], [purchase], [freight], []])
  expect((await asSeller.get('/api/v1/statistics/seller')).body.waiting_requests).toBe(1)
  await offer(asSeller, purchase, oilHouse.id, purchaseOffer(4.4))
  await offer(asCarrier, freight, carrierId, logisticOfferOf())
  expect(await waitingForAll()).toEqual([[freight, purchase], [], [], []])
  expect((await asAnn.get('/api/v1/statistics/buyer')).body.waiting_requests).toBe(2)
  await offer(asAnn, purchase, oilHouse.id, purchaseOffer(4), 1)
  await asAnn.post(`/api/v1/requests/${freight}/threads/${carrierId}/decline`, { body: { reason: 'Too slow' } })
  expect(await waitingForAll()).toEqual([[], [purchase], [], []])
  await sql`update request_threads set valid_until = now() - interval '1 minute' where request_id = ${purchase}`.execute(
    given.market.db,
  )
  expect(await waitingForAll()).toEqual([[], [], [], []])
  expect((await given.market.as('admin').then(waitingOf)).length).toBe(0)
})
