import { randomUUID } from 'node:crypto'
import {
  customsOfferOf,
  logisticOfferOf,
  offerLineOf,
  purchaseOfferOf,
} from '@fairquay/contract/requests/offer/offers-for-tests.ts'
import type { Offer } from '@fairquay/contract/requests/offer/shapes.ts'
import { requestMessages } from '@fairquay/contract/trade/messages.ts'
import { offerMessages } from '@fairquay/contract/trade/offer-messages.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Answer, type Caller, openTestApp, type TestApp } from '../../../test/app.ts'
import { readMailbox } from '../../../test/mailbox.ts'
import { cartonOf, type MadeCompany, type MadeProduct, makeCompany, makeProduct } from '../../../test/make.ts'
import { customsOf, quoteOf } from '../../../test/safety/world.ts'

let market: TestApp
let house: MadeCompany
let oil: MadeProduct
let rug: MadeProduct
let buyers: MadeCompany
let carrier: MadeCompany
let rival: MadeCompany
let broker: MadeCompany
let as: Record<'buyer' | 'seller' | 'carrier' | 'rival' | 'broker' | 'admin', Caller>

beforeAll(async () => {
  market = await openTestApp({ environment: { PUBLIC_URL: 'https://market.test' } })
  const { db } = market
  house = await makeCompany(db, { name: 'Oil House', city: 'Porto', address: 'Rua 1', taxNumber: 'PT 5' })
  oil = await makeProduct(db, house.id, { name: 'Olive oil', packaging: [cartonOf(12)] })
  rug = await makeProduct(db, house.id, { name: 'Rug' })
  buyers = await makeCompany(db, { kind: 'buyer', name: 'Nordlicht Handel', city: 'Hamburg', country: 'DE' })
  carrier = await makeCompany(db, { kind: 'provider', name: 'Swift Cargo', verifiedAt: new Date() })
  rival = await makeCompany(db, { kind: 'provider', name: 'Slow Barges', verifiedAt: new Date() })
  broker = await makeCompany(db, { kind: 'broker', name: 'Border Desk', verifiedAt: new Date() })
  as = {
    buyer: await market.as(buyers.owner),
    seller: await market.as(house.owner),
    carrier: await market.as(carrier.owner),
    rival: await market.as(rival.owner),
    broker: await market.as(broker.owner),
    admin: await market.as('admin'),
  }
})
afterAll(() => market.close())

const once = (body: object, key: string = randomUUID()) => ({ body, headers: { 'idempotency-key': key } })
async function askToBuy(quantities: readonly [MadeProduct, number][] = [[oil, 120]]): Promise<number> {
  const lines = quantities.map(([product, quantity]) => ({
    product_id: product.id,
    quantity,
    selected_price_id: product.termIds[0],
  }))
  return (await as.buyer.post('/api/v1/purchase-requests', once({ lines }))).body.requests[0].id
}
const askToCarry = async (): Promise<number> =>
  (await as.buyer.post('/api/v1/logistic-quotes', once(quoteOf(house, oil)))).body.id
const askToClear = async (): Promise<number> =>
  (await as.buyer.post('/api/v2/pdf/custom-fee-request', once(customsOf(buyers.owner, house, oil)))).body.id

const path = (id: number, company: MadeCompany, what: string) => `/api/v1/requests/${id}/threads/${company.id}/${what}`
const offer = (who: Caller, id: number, company: MadeCompany, base: number, body: Offer) =>
  who.post(path(id, company, 'offers'), once({ base, offer: body }))
const accept = (id: number, company: MadeCompany, number: number, lines?: object[]) =>
  as.buyer.post(path(id, company, 'acceptance'), once({ number, ...(lines && { lines }) }))
const decline = (who: Caller, id: number, company: MadeCompany, reason = 'No longer needed') =>
  who.post(path(id, company, 'decline'), once({ reason }))
const read = async (who: Caller, id: number) => (await who.get(`/api/v1/requests/${id}`)).body.data
const subjects = async (company: MadeCompany, id: number) =>
  (await readMailbox(market.db, company.owner.email))
    .map(({ subject }) => subject)
    .filter((subject) => new RegExp(`request ${id}\\b`, 'i').test(subject))
const expectConflict = (answer: Answer, status: string) =>
  expect(answer).toMatchObject({ status: 409, body: { code: 'conflict', details: { status } } })
const actions = (detail: { events: { action: string }[] }) => detail.events.map(({ action }) => action)

describe('a purchase', () => {
  test('is seen, quoted, countered, revised and accepted, with every revision kept and every step mailed', async () => {
    const id = await askToBuy()
    expect(await read(as.buyer, id)).toMatchObject({ status: 'sent', threads: [{ status: 'sent', offers: [] }] })
    expect((await as.seller.put(`/api/v1/requests/${id}/seen`)).body.data).toMatchObject({
      status: 'seen',
      unread: false,
    })
    const quoted = await offer(as.seller, id, house, 0, purchaseOfferOf())
    expect(quoted).toMatchObject({ status: 201, body: { data: { company_id: house.id, status: 'quoted', number: 1 } } })
    const dearer = offerLineOf({ tiers: [{ min_quantity: 1, price: 8.25 }] })
    expect((await offer(as.buyer, id, house, 1, purchaseOfferOf({ lines: [dearer] }))).body.data).toMatchObject({
      status: 'countered',
      number: 2,
    })
    expectConflict(await accept(id, house, 1), 'countered')
    const between = offerLineOf({ tiers: [{ min_quantity: 1, price: 8.5 }] })
    expect((await offer(as.seller, id, house, 2, purchaseOfferOf({ lines: [between] }))).body.data).toMatchObject({
      status: 'revised',
      number: 3,
    })
    expect((await accept(id, house, 3)).body.data).toMatchObject({ status: 'accepted', number: 3 })

    const detail = await read(as.buyer, id)
    expect(detail).toMatchObject({ status: 'accepted', offer_count: 1 })
    expect(actions(detail)).toEqual(['send', 'open', 'quote', 'counter', 'revise', 'accept'])
    const [thread] = detail.threads
    expect(
      thread.offers.map(({ number, side, total }: { number: number; side: string; total: number }) => [
        number,
        side,
        total,
      ]),
    ).toEqual([
      [1, 'answer', 1080],
      [2, 'counter', 990],
      [3, 'answer', 1020],
    ])
    expect(detail.deal).toMatchObject({
      kind: 'purchase',
      revision: 3,
      total: 1020,
      currency: 'USD',
      incoterm: 'FCA',
      place: 'Porto',
      payment_terms: '30 days net',
      buyer: { company: 'Nordlicht Handel', country: 'Germany' },
      answerer: { company: 'Oil House', street: 'Rua 1', tax_number: 'PT 5' },
      lines: [
        { name: 'Olive oil', quantity: 120, unit_price: 8.5, total: 1020, lead_time_days: 14, load: { packs: 10 } },
      ],
    })
    expect((await read(as.seller, id)).deal).toEqual(detail.deal)
    expect(await subjects(house, id)).toEqual([
      expect.stringContaining(`Purchase request ${id}:`),
      `Request ${id}: other terms are proposed`,
      `Request ${id}: your offer was accepted`,
    ])
    expect(await subjects(buyers, id)).toEqual([`Request ${id}: an offer`, `Request ${id}: a revised offer`])
    const [mail] = (await readMailbox(market.db, buyers.owner.email)).slice(-1)
    expect(mail?.text).toContain(`https://market.test/#/requests/${id}`)
  })

  test('is accepted line by line, each in a quantity of its own', async () => {
    const id = await askToBuy([
      [oil, 120],
      [rug, 3],
    ])
    const lines = [offerLineOf({ minimum_quantity: 50 }), offerLineOf({ position: 1 })]
    await offer(as.seller, id, house, 0, purchaseOfferOf({ lines }))
    for (const [taken, sentence] of [
      [[{ position: 0, quantity: 49 }], offerMessages.belowMinimum(50)],
      [[{ position: 0, quantity: 121 }], offerMessages.aboveRequest(120)],
    ] as const) {
      const refused = await accept(id, house, 1, [...taken])
      expect(refused).toMatchObject({ status: 422, body: { details: { 'lines.0.quantity': sentence } } })
    }
    expect((await accept(id, house, 1, [{ position: 0, quantity: 99 }])).status).toBe(201)
    const { deal } = await read(as.seller, id)
    expect(deal).toMatchObject({
      total: 990,
      lines: [{ position: 0, quantity: 99, unit_price: 10, load: { packs: 9 } }],
    })
    expect(deal.lines).toHaveLength(1)
  })

  test('does not follow what changes afterwards', async () => {
    const id = await askToBuy()
    await offer(as.seller, id, house, 0, purchaseOfferOf())
    await accept(id, house, 1)
    const before = await read(as.buyer, id)
    await sql`update companies set address = 'Elsewhere 9' where id = ${house.id}`.execute(market.db)
    await sql`update request_lines set product_name = 'Vinegar' where request_id = ${id}`.execute(market.db)
    expect((await read(as.buyer, id)).deal).toEqual(before.deal)
    await sql`update companies set address = 'Rua 1' where id = ${house.id}`.execute(market.db)
  })

  test('is declined with a reason, by either side, and is over', async () => {
    for (const who of [as.buyer, as.seller]) {
      const id = await askToBuy()
      await offer(as.seller, id, house, 0, purchaseOfferOf())
      expect(await decline(who, id, house, ' ')).toMatchObject({
        status: 422,
        body: { details: { reason: offerMessages.reasonMissing } },
      })
      expect((await decline(who, id, house)).body.data.status).toBe('declined')
      expect((await read(as.buyer, id)).events.at(-1)).toMatchObject({ action: 'decline', reason: 'No longer needed' })
      expectConflict(await accept(id, house, 1), 'declined')
      expectConflict(await offer(as.seller, id, house, 1, purchaseOfferOf()), 'declined')
      expectConflict(await as.buyer.put(`/api/v1/requests/${id}/status`, { body: { status: 'withdrawn' } }), 'declined')
      const [told, subject] =
        who === as.buyer
          ? [house, `Request ${id}: your offer was declined`]
          : ([buyers, `Request ${id} was declined`] as const)
      expect(await subjects(told, id)).toContain(subject)
    }
  })

  test('withdrawn while an offer is written: the offer comes too late and says so', async () => {
    const id = await askToBuy()
    await as.buyer.put(`/api/v1/requests/${id}/status`, { body: { status: 'withdrawn' } })
    const late = await offer(as.seller, id, house, 0, purchaseOfferOf())
    expectConflict(late, 'withdrawn')
    expect(late.body.message).toBe(requestMessages.alreadyIs.withdrawn)
  })

  test('an answer to what was replaced in the meantime is refused with the newest number', async () => {
    const id = await askToBuy()
    await offer(as.seller, id, house, 0, purchaseOfferOf())
    await offer(as.seller, id, house, 1, purchaseOfferOf({ note: 'Better' }))
    const stale = await offer(as.seller, id, house, 1, purchaseOfferOf())
    expect(stale).toMatchObject({
      status: 409,
      body: { message: offerMessages.changed, details: { status: 'revised', number: '2' } },
    })
    expect(await accept(id, house, 1)).toMatchObject({ status: 409, body: { message: offerMessages.changed } })
  })

  test('what is wrong with an offer is named by field, and nothing is stored', async () => {
    const id = await askToBuy()
    const answer = await offer(
      as.seller,
      id,
      house,
      0,
      purchaseOfferOf({ place: '', lines: [offerLineOf({ tiers: [] })] }),
    )
    expect(answer).toMatchObject({
      status: 422,
      body: {
        details: { 'offer.place': offerMessages.placeMissing, 'offer.lines.0.tiers': offerMessages.tiersMissing },
      },
    })
    // Not even that it was opened.
    expect(await read(as.buyer, id)).toMatchObject({ status: 'sent', threads: [{ offers: [] }] })
  })

  test('a retry after a lost answer makes no second offer', async () => {
    const id = await askToBuy()
    const ask = once({ base: 0, offer: purchaseOfferOf() })
    const first = await as.seller.post(path(id, house, 'offers'), ask)
    const again = await as.seller.post(path(id, house, 'offers'), ask)
    expect(again.text).toBe(first.text)
    expect(again.headers['idempotent-replayed']).toBe('true')
    expect((await read(as.buyer, id)).threads[0].offers).toHaveLength(1)
    const other = await askToBuy()
    expect((await as.seller.post(path(other, house, 'offers'), ask)).status).toBe(422)
  })
})

describe('a logistic request', () => {
  test('is answered by every provider apart, none of whom sees another; one is accepted and the others are told', async () => {
    const id = await askToCarry()
    expect((await offer(as.carrier, id, carrier, 0, logisticOfferOf(1800))).status).toBe(201)
    expect((await offer(as.rival, id, rival, 0, logisticOfferOf(1500))).status).toBe(201)
    const mine = await read(as.rival, id)
    expect(mine).toMatchObject({
      status: 'quoted',
      offer_count: 1,
      threads: [{ company: { id: rival.id } }],
      deal: null,
    })
    for (const secret of [carrier.name, '1800', carrier.owner.email]) expect(JSON.stringify(mine)).not.toContain(secret)
    expect((await read(as.buyer, id)).threads).toHaveLength(2)
    expect(await read(as.seller, id)).toMatchObject({ party: 'seller', threads: [], offer_count: 0 })
    expect((await accept(id, carrier, 1)).status).toBe(201)

    expect(await read(as.carrier, id)).toMatchObject({
      status: 'accepted',
      deal: { total: 1800, goods_total: 300 },
    })
    const lost = await read(as.rival, id)
    expect(lost).toMatchObject({ status: 'declined', deal: null })
    expect(lost.events.at(-1)).toMatchObject({ action: 'pass_over' })
    expect(actions(lost)).not.toContain('accept')
    expect(JSON.stringify(lost)).not.toContain(carrier.name)
    expect(await subjects(rival, id)).toContain(`Request ${id}: another offer was accepted`)
    expectConflict(await accept(id, rival, 1), 'declined')
    expectConflict(await offer(as.rival, id, rival, 1, logisticOfferOf(1)), 'declined')
    const { deal } = await read(as.buyer, id)
    expect(deal).toMatchObject({
      answerer: { company: 'Swift Cargo' },
      seller: { company: 'Oil House' },
      addresses: { loading: { city: 'Milano' }, billing: { company: 'Lee' } },
      incoterm: 'FCA',
      logistic: { transit_days: { min: 20, max: 25 }, goods: [{ packs: 2 }] },
    })
  })

  test('accepted elsewhere, is over for a provider who never opened it', async () => {
    const id = await askToCarry()
    await offer(as.carrier, id, carrier, 0, logisticOfferOf())
    await accept(id, carrier, 1)
    expect(await read(as.rival, id)).toMatchObject({ status: 'declined', threads: [] })
    expectConflict(await offer(as.rival, id, rival, 0, logisticOfferOf()), 'declined')
    expect((await as.rival.put(`/api/v1/requests/${id}/seen`)).body.data).toMatchObject({
      status: 'declined',
      threads: [],
    })
  })

  test('a provider who declines leaves it open for others', async () => {
    const id = await askToCarry()
    expect((await decline(as.carrier, id, carrier)).status).toBe(201)
    expect(await read(as.buyer, id)).toMatchObject({ status: 'sent', threads: [{ status: 'declined' }] })
    expect((await offer(as.rival, id, rival, 0, logisticOfferOf())).status).toBe(201)
    expect((await read(as.buyer, id)).status).toBe('quoted')
  })

  test('what it comes to is an offer that stands: none that was declined or has run out', async () => {
    const id = await askToCarry()
    const sumOf = async (who: Caller) => (await read(who, id)).sum
    await offer(as.rival, id, rival, 0, logisticOfferOf())
    const theirs = await sumOf(as.rival)
    await offer(as.carrier, id, carrier, 0, { ...logisticOfferOf(), currency: 'EUR' })
    await decline(as.buyer, id, carrier)
    expect(await sumOf(as.buyer)).toEqual(theirs)
    // Who was declined still reads what they had offered.
    expect(await sumOf(as.carrier)).toMatchObject({ state: 'offered', currency: 'EUR' })
    await decline(as.buyer, id, rival)
    expect(await read(as.buyer, id)).toMatchObject({ status: 'sent', sum: null })
  })

  test('nobody acts in another company’s thread', async () => {
    const id = await askToCarry()
    await offer(as.carrier, id, carrier, 0, logisticOfferOf())
    for (const who of [as.rival, as.seller, as.broker]) {
      const answer = await offer(who, id, carrier, 1, logisticOfferOf())
      expect(answer.status).toBe(404)
      expect(answer.text).toBe((await offer(who, 2_000_000_000, carrier, 1, logisticOfferOf())).text)
    }
    expect((await offer(as.admin, id, carrier, 1, logisticOfferOf())).status).toBe(403)
    expect((await as.carrier.post(path(id, carrier, 'acceptance'), once({ number: 1 }))).status).toBe(403)
    expect((await accept(id, rival, 1)).status).toBe(404)
  })

  test('of twenty acceptances at once, of two offers, one is made', async () => {
    const id = await askToCarry()
    await offer(as.carrier, id, carrier, 0, logisticOfferOf())
    await offer(as.rival, id, rival, 0, logisticOfferOf())
    const answers = await Promise.all(Array.from({ length: 20 }, (_, n) => accept(id, n % 2 ? carrier : rival, 1)))
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => status === 201)).toHaveLength(1)
    // Who waited too long for the lock is told to try again.
    expect(statuses.every((status) => [201, 409, 503].includes(status))).toBe(true)
    const { rows } = await sql`select 1 from request_threads where request_id = ${id} and status = 'accepted'`.execute(
      market.db,
    )
    expect(rows).toHaveLength(1)
  })
})

describe('a customs request', () => {
  test('is answered with an estimate whose sums are the rule’s, and accepted', async () => {
    const id = await askToClear()
    expect((await offer(as.broker, id, broker, 0, customsOfferOf())).status).toBe(201)
    const [thread] = (await read(as.buyer, id)).threads
    // 7,524.00 duty and 157.96 fee
    expect(thread.offers[0]).toMatchObject({ total: 7681.96, by: { company: 'Border Desk' } })
    expect((await accept(id, broker, 1)).status).toBe(201)
    expect((await read(as.broker, id)).deal).toMatchObject({
      total: 7681.96,
      customs: { importing_market: 'IT', exporting_market: 'PT', offer: { goods_value: 45_600 } },
    })
    // It is between buyer and broker.
    expect((await as.seller.get(`/api/v1/requests/${id}`)).status).toBe(404)
  })

  test('an answer of another kind is refused', async () => {
    const answer = await offer(as.broker, await askToClear(), broker, 0, logisticOfferOf())
    expect(answer).toMatchObject({ status: 422, body: { details: { 'offer.kind': offerMessages.otherKind } } })
  })
})

describe('the database', () => {
  test('changes and deletes no offer and no deal, and lets two threads of a request not both be accepted', async () => {
    const id = await askToCarry()
    await offer(as.carrier, id, carrier, 0, logisticOfferOf())
    await offer(as.rival, id, rival, 0, logisticOfferOf())
    await accept(id, carrier, 1)
    const thread = sql`(select id from request_threads where request_id = ${id})`
    for (const change of [
      sql`update request_offers set total = 1 where thread_id in ${thread}`,
      sql`delete from request_offers where thread_id in ${thread}`,
      sql`update request_deals set snapshot = '{}' where request_id = ${id}`,
      sql`delete from request_deals where request_id = ${id}`,
    ])
      await expect(change.execute(market.db)).rejects.toThrow(/written once and never changed/)
    await expect(
      sql`update request_threads set status = 'accepted' where request_id = ${id}`.execute(market.db),
    ).rejects.toThrow(/one_accepted_thread/)
  })
})
