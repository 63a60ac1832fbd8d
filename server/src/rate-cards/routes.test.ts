import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { QuoteRequest } from '@fairquay/contract/freight/shapes.ts'
import { laneOf, termsOf } from '@fairquay/contract/rate-cards/lanes-for-tests.ts'
import { rateMessages } from '@fairquay/contract/rate-cards/messages.ts'
import { identityOfLane } from '@fairquay/contract/rate-cards/refuse-lane.ts'
import type { RateCardTerms, RateLane } from '@fairquay/contract/rate-cards/shapes.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Caller } from '../../test/app.ts'
import { readMailbox } from '../../test/mailbox.ts'
import { type MadeCompany, makeCompany, makeImage } from '../../test/make.ts'
import { makeXlsx } from '../../test/make-workbook.ts'
import { openQuoteMarket, type QuoteMarket, quoteLine } from '../../test/quote-market.ts'

let at: QuoteMarket
let carrier: MadeCompany
let rival: MadeCompany
let asCarrier: Caller
let asRival: Caller

beforeAll(async () => {
  at = await openQuoteMarket()
  const { db } = at.market
  carrier = await makeCompany(db, { kind: 'provider', name: 'Swift Cargo', verifiedAt: new Date() })
  rival = await makeCompany(db, { kind: 'provider', name: 'Slow Barges', verifiedAt: new Date() })
  asCarrier = await at.market.as(carrier.owner)
  asRival = await at.market.as(rival.owner)
})
beforeEach(() => sql`delete from rate_cards`.execute(at.market.db))
afterAll(() => at.market.close())

const cards = '/api/v1/rate-cards'
const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10)
const terms = (change: Partial<RateCardTerms> = {}) =>
  termsOf({ mode: 'truck', valid_from: day(-10), valid_until: day(60), included: ['pick_up', 'delivery'], ...change })
/** From Tuscany to Hamburg by the kilogram. */
const lane = (change: Partial<RateLane> = {}) =>
  laneOf({
    from: { country: 'IT', zone: '5', port: '' },
    to: { country: 'DE', zone: '20-22', port: '' },
    basis: 'per_kg',
    price: 0.25,
    transit_min: 3,
    transit_max: 5,
    ...change,
  })

async function makeCard(who: Caller, lanes: RateLane[], change: Partial<RateCardTerms> = {}): Promise<number> {
  const { status, body } = await who.post(cards, {
    body: terms(change),
    headers: { 'idempotency-key': randomUUID() },
  })
  expect([status, body.code]).toEqual([201, undefined])
  for (const one of lanes)
    expect(await who.post(`${cards}/${body.data.id}/lanes`, { body: one })).toMatchObject({ status: 201 })
  return body.data.id
}

const hamburg = { country: 'DE', zip: '20457' }
const ask = (who: Caller, more: object = {}) =>
  who.post('/api/v1/freight-prices', { body: { products: [quoteLine(at.tiles, 100)], to: hamburg, ...more } })
const quote = (change: (body: QuoteRequest) => void = () => {}) =>
  at.quote([quoteLine(at.tiles, 100)], (body) => {
    body.shipment_data.transport = { type: 'truck', condition: 'dry', temperature: { type: 'celsius', degree: null } }
    body.buyer_data.shipping_address = { country: 'Germany', city: 'Hamburg', street: 'Am Kai 1', zip: '20457' }
    change(body)
  })
const take = (who: Caller, laneId: number, expected: object, body: object = {}, key: string = randomUUID()) =>
  who.post(`/api/v1/freight-prices/${laneId}/acceptance`, {
    body: { expected, quote: quote(), ...body },
    headers: { 'idempotency-key': key },
  })
const send = (id: number, content: string | Buffer, query: object = {}) =>
  asCarrier.post(`${cards}/${id}/changes`, {
    body: typeof content === 'string' ? Buffer.from(content) : content,
    query: { name: 'lanes.csv', ...query },
    headers: { 'content-type': 'application/octet-stream' },
  })
const lanesOf = async (id: number) =>
  (await asCarrier.get(`${cards}/${id}/lanes`)).body.data.map((one: { lane: RateLane }) => one.lane)

describe('a rate card', () => {
  test('is kept by its provider, and another finds nothing of it', async () => {
    const id = await makeCard(asCarrier, [lane()])
    expect((await asCarrier.get(cards)).body).toMatchObject({
      is_shown: true,
      data: [{ id, lanes: 1, holds: true, terms: { name: 'Asia to North Sea' } }],
    })
    expect((await asRival.get(cards)).body.data).toEqual([])
    for (const path of ['', '/lanes', '/changes']) expect((await asRival.get(`${cards}/${id}${path}`)).status).toBe(404)
    expect((await asRival.put(`${cards}/${id}`, { body: terms() })).status).toBe(404)
    expect((await asRival.post(`${cards}/${id}/lanes`, { body: lane() })).status).toBe(404)
    expect((await at.asAnn.get(cards)).status).toBe(403)
    const changed = await asCarrier.put(`${cards}/${id}`, { body: terms({ name: 'Italy', valid_until: day(-1) }) })
    expect(changed.body.data).toMatchObject({ holds: false, terms: { name: 'Italy' } })
    expect((await asCarrier.put(`${cards}/${id}`, { body: terms({ currency: 'USD' }) })).body.details).toEqual({
      currency: rateMessages.currencyStays,
    })
    expect((await asCarrier.delete(`${cards}/${id}`)).body).toEqual({ success: true })
    expect((await asCarrier.get(`${cards}/${id}`)).status).toBe(404)
  })

  test('refuses what does not fit, at its field', async () => {
    const refused = await asCarrier.post(cards, { body: terms({ valid_until: day(-20) }) })
    expect(refused).toMatchObject({ status: 422, body: { details: { valid_until: rateMessages.ends } } })
    const id = await makeCard(asCarrier, [lane()])
    const add = async (change: Partial<RateLane>) =>
      (await asCarrier.post(`${cards}/${id}/lanes`, { body: lane(change) })).body.details
    expect(await add({})).toEqual({ 'from.country': rateMessages.alike })
    expect(await add({ basis: 'per_container' })).toEqual({ equipment: rateMessages.equipmentMissing })
    expect(await add({ to: { country: 'DE', zone: '9-1', port: '' } })).toEqual({ 'to.zone': rateMessages.zone })
  })

  test('takes lanes from a file: tried, taken, undone, and read again as they were written', async () => {
    const id = await makeCard(asCarrier, [lane(), lane({ to: { country: 'AT', zone: '', port: '' } })])
    const file = [
      'from_country;from_zone;to_country;to_zone;basis;price;transit_max',
      'IT;5;DE;20-22;per kg;0,30;4',
      'IT;5;FR;;per kg;0,40;4',
      'IT;5;ES;;per kg;ask us;4',
    ].join('\n')
    const counts = { added: 2, replaced: 1, ended: 0, unchanged: 0, refused: 1 }
    const before = await lanesOf(id)
    const trial = await send(id, file, { is_trial: true })
    expect(trial.body).toMatchObject({
      change: null,
      counts,
      faults: [{ row: 4, column: 'price', text: 'ask us', reason: rateMessages.number }],
    })
    expect(await lanesOf(id)).toEqual(before)
    const taken = await send(id, file, { is_whole: true })
    expect(taken.body).toMatchObject({ counts: { ...counts, ended: 1 }, change: { title: 'lanes.csv', what: 'file' } })
    expect((await lanesOf(id)).map(({ to, price }: RateLane) => [to.country, price])).toEqual([
      ['DE', 0.3],
      ['FR', 0.4],
    ])
    expect((await send(id, file)).body).toMatchObject({ change: null, counts: { unchanged: 2, added: 0 } })
    const undo = `${cards}/${id}/changes/${taken.body.change.id}/undo`
    expect((await asRival.post(undo)).status).toBe(404)
    expect((await asCarrier.post(undo)).body.data.undone_at).not.toBeNull()
    expect(await lanesOf(id)).toEqual(before)
    expect(await asCarrier.post(undo)).toMatchObject({ status: 409, body: { message: rateMessages.undone } })
    for (const format of ['csv', 'xlsx']) {
      const { status, headers } = await asCarrier.get(`${cards}/${id}/lanes/export`, { query: { format } })
      expect([status, headers['content-disposition']]).toEqual([200, `attachment; filename="rate-card.${format}"`])
    }
    const exported = (await asCarrier.get(`${cards}/${id}/lanes/export`, { query: { format: 'csv' } })).text
    expect((await send(id, exported, { is_whole: true })).body.counts).toMatchObject({
      unchanged: 2,
      added: 0,
      ended: 0,
    })
    expect((await send(id, 'sku,price\n1,2')).body.message).toBe(
      rateMessages.noColumns('from_country, to_country, basis', 'sku, price'),
    )
  })

  test('lists its lanes by the countries they go between, and counts those', async () => {
    const id = await makeCard(asCarrier, [lane(), lane({ to: { country: 'FR', zone: '', port: '' } })])
    const read = async (query: object) => (await asCarrier.get(`${cards}/${id}/lanes`, { query })).body
    for (const [query, count] of [
      [{}, 2],
      [{ from: 'IT' }, 2],
      [{ from: 'IT', to: 'FR' }, 1],
      [{ from: 'FR' }, 0],
    ] as const) {
      const { data, pagination } = await read(query)
      expect([data.length, pagination.total]).toEqual([count, count])
    }
    expect((await read({ to: 'FR' })).data[0].lane.to.country).toBe('FR')
    expect((await asCarrier.get(`${cards}/${id}/lanes`, { query: { to: 'France' } })).status).toBe(400)
  })

  test('numbers the rows of a file as a spreadsheet does, and ends no lane whose row cannot be taken', async () => {
    const id = await makeCard(asCarrier, [lane(), lane({ to: { country: 'FR', zone: '', port: '' } })])
    const head = ['from_country', 'from_zone', 'to_country', 'to_zone', 'basis', 'price', 'transit_max', 'note']
    const rows = [
      head,
      ['IT', '5', 'AT', '', 'per kg', '0.30', '4', 'Mondays\nand Fridays'],
      [],
      ['IT', '5', 'DE', '20-22', 'per kg', 'ask us', '4', ''],
    ]
    const csv = rows.map((row) => row.map((cell) => `"${cell}"`).join(',')).join('\n')
    for (const content of [Buffer.from(csv), await makeXlsx([{ name: 'Lanes', rows }])]) {
      const { body } = await send(id, content, { is_trial: true, is_whole: true })
      expect(body).toMatchObject({ counts: { added: 1, ended: 1, refused: 1 }, faults: [{ row: 4, text: 'ask us' }] })
    }
    await send(id, csv, { is_whole: true })
    expect((await lanesOf(id)).map(({ to }: RateLane) => to.country)).toEqual(['AT', 'DE'])
  })

  test('a change that a later one builds on is not undone before that', async () => {
    const id = await makeCard(asCarrier, [])
    const { body } = await asCarrier.post(`${cards}/${id}/lanes`, { body: lane() })
    const later = await asCarrier.put(`${cards}/${id}/lanes/${body.data.id}`, { body: lane({ price: 0.5 }) })
    const undo = (change: number) => asCarrier.post(`${cards}/${id}/changes/${change}/undo`)
    expect((await undo(body.change.id)).body.message).toBe(rateMessages.buildsOn)
    expect((await undo(later.body.change.id)).status).toBe(200)
    expect((await lanesOf(id)).map(({ price }: RateLane) => price)).toEqual([0.25])
    const removed = await asCarrier.delete(`${cards}/${id}/lanes/${body.data.id}`)
    expect(await lanesOf(id)).toEqual([])
    expect((await undo(removed.body.change.id)).status).toBe(200)
    expect(await lanesOf(id)).toHaveLength(1)
  })
})

describe('prices', () => {
  test('are there at once for whoever buys, by leg, and for nobody who carries', async () => {
    await makeCard(asCarrier, [
      lane({ surcharges: [{ name: 'Fuel', leg: 'surcharges', basis: 'pct_freight', price: 20, minimum: null }] }),
    ])
    await makeCard(asRival, [lane({ price: 0.2, transit_max: 9 })], { included: [] })
    const { status, body } = await ask(at.asAnn)
    expect([status, body.currency, body.notes]).toEqual([200, 'USD', []])
    expect(body.from).toMatchObject({ country: 'IT', zip: '55100' })
    expect(body.prices.map(({ provider }: { provider: object }) => provider)).toMatchObject([
      { name: 'Swift Cargo' },
      { name: 'Slow Barges' },
    ])
    const [swift, slow] = body.prices
    const [main] = swift.lines
    const fuel = Math.round(main.amount * 20) / 100
    expect(swift.legs).toMatchObject([
      { leg: 'pick_up', state: 'included' },
      { leg: 'origin', state: 'not_included' },
      { leg: 'main_carriage', state: 'priced' },
      { leg: 'destination', state: 'not_included' },
      { leg: 'customs', state: 'not_needed' },
      { leg: 'delivery', state: 'included' },
      { leg: 'insurance', state: 'not_included' },
      { leg: 'surcharges', state: 'priced', price: fuel, note: 'Fuel' },
    ])
    expect(main).toMatchObject({ leg: 'main_carriage', basis: 'per_kg', price: 0.25 })
    expect(main.quantity).toBeGreaterThan(90)
    expect(swift.total).toBeCloseTo(main.amount + fuel, 2)
    expect(slow.compared.missing.map(({ leg }: { leg: string }) => leg)).toEqual(['pick_up', 'delivery', 'surcharges'])
    expect(body.orders.fastest).toEqual([swift.lane_id, slow.lane_id])
    for (const who of [asCarrier, asRival]) expect((await ask(who)).status).toBe(403)
    expect((await ask(at.market.guest)).status).toBe(401)
  })

  test('come with the logos of those who ask them', async () => {
    await makeCard(asCarrier, [lane()])
    await makeCard(asRival, [lane()])
    const imageId = await makeImage(at.market.db)
    await sql`update companies set logo_image_id = ${imageId} where id = ${carrier.id}`.execute(at.market.db)
    expect((await ask(at.asAnn)).body.logos).toEqual([
      { company_id: carrier.id, logo: expect.stringMatching(/^\/files\/test-picture-\d+\.svg$/) },
    ])
  })

  test('of a zone that names every postcode are found by any, and were found by none before an upgrade', async () => {
    const whole = lane({ to: { country: 'DE', zone: '00000-99999', port: '' } })
    await makeCard(asCarrier, [whole])
    const found = async () => (await ask(at.asAnn)).body.prices.length
    expect(await found()).toBe(1)
    // As lanes were kept before: one beginning without a sign.
    await sql`update rate_lanes set to_zones = '{""}', identity = ${identityOfLane(lane({ to: { country: 'DE', zone: '', port: '' } }))}`.execute(
      at.market.db,
    )
    expect(await found()).toBe(0)
    const upgrade = join(import.meta.dirname, '../../migrations/0171_lanes_of_every_postcode.sql')
    await sql.raw(await readFile(upgrade, 'utf8')).execute(at.market.db)
    expect(await found()).toBe(1)
    const { rows } = await sql<{ identity: string }>`select identity from rate_lanes`.execute(at.market.db)
    expect(rows).toEqual([{ identity: identityOfLane(whole) }])
  })

  test('hold within their days and places, of approved providers, for goods their card is for', async () => {
    const names = async (more: object = {}) =>
      (await ask(at.asAnn, more)).body.prices.map(({ card }: { card: { name: string } }) => card.name)
    await makeCard(asCarrier, [lane()], { name: 'Now' })
    await makeCard(asCarrier, [lane()], { name: 'Later', valid_from: day(2) })
    await makeCard(asCarrier, [lane()], { name: 'Over', valid_until: day(-1) })
    await makeCard(asCarrier, [lane()], { name: 'By air', mode: 'air', takes_dangerous: true })
    await makeCard(asCarrier, [lane({ to: { country: 'DE', zone: '8', port: '' } })], { name: 'Munich' })
    const fresh = await makeCompany(at.market.db, { kind: 'provider', name: 'New Line' })
    await makeCard(await at.market.as(fresh.owner), [lane()], { name: 'Not approved' })
    expect(await names()).toEqual(['Now', 'By air'])
    expect(await names({ mode: 'truck' })).toEqual(['Now'])
    expect(await names({ to: { country: 'DE', zip: '80331' } })).toEqual(['Munich'])
    expect(await names({ from: { country: 'FR' } })).toEqual([])
    const noZip = await ask(at.asAnn, { to: { country: 'DE' } })
    expect([noZip.body.prices, noZip.body.notes]).toMatchObject([[], [{ code: 'POSTCODE_MISSING' }]])
    const dangerous = await ask(at.asAnn, { is_dangerous: true })
    expect(dangerous.body.notes).toMatchObject([{ code: 'DANGEROUS_LEFT_OUT' }])
    expect(await names({ is_dangerous: true })).toEqual(['By air'])
  })

  test('are reckoned from what a load comes to, and from nothing that is not known', async () => {
    await makeCard(asCarrier, [lane(), lane({ basis: 'per_ldm', price: 90 })])
    const load = (given: object) =>
      ask(at.asAnn, { products: undefined, load: given, from: { country: 'IT', zip: '55100' }, currency: 'EUR' })
    const { body } = await load({ gross_kg: 1000, volume_m3: 2, ldm: 0.8 })
    expect(body.prices.map(({ total }: { total: number }) => total)).toEqual([72, 350])
    const unknown = (await load({ gross_kg: 1000, volume_m3: 2 })).body.prices
    expect(unknown).toMatchObject([
      { total: null, compared: null, lines: [{ quantity: null, amount: null }] },
      { total: null },
    ])
    expect((await ask(at.asAnn, { load: { gross_kg: 1 } })).body.message).toBe(rateMessages.oneOf)
  })
})

describe('taking a price', () => {
  const priceOf = async () => (await ask(at.asAnn)).body.prices[0]

  test('asks its provider alone, and is agreed at once', async () => {
    await makeCard(asCarrier, [lane()])
    const price = await priceOf()
    const expected = { total: price.total, currency: 'EUR' }
    const key = randomUUID()
    const taken = await take(at.asAnn, price.lane_id, expected, {}, key)
    expect([taken.status, taken.body.message]).toEqual([201, undefined])
    expect((await take(at.asAnn, price.lane_id, expected, {}, key)).text).toBe(taken.text)
    const path = `/api/v1/requests/${taken.body.id}`
    for (const who of [at.asAnn, asCarrier]) {
      const detail = (await who.get(path)).body.data
      expect(detail).toMatchObject({
        kind: 'logistic',
        status: 'accepted',
        deal: { total: price.total, currency: 'EUR', answerer: { company: 'Swift Cargo' } },
      })
      expect(detail.deal.logistic).toMatchObject({
        legs: price.legs,
        transit_days: { min: 3, max: 5 },
        shipment: { container: 'groupage', transport: { type: 'truck' } },
      })
    }
    expect((await asRival.get(path)).status).toBe(404)
    expect((await asRival.get('/api/v1/requests')).body.data).toEqual([])
    expect((await asCarrier.get('/api/v1/requests')).body.data).toMatchObject([
      { id: taken.body.id, status: 'accepted' },
    ])
    expect(await readMailbox(at.market.db, rival.owner.email)).toEqual([])
    const subjects = (await readMailbox(at.market.db, carrier.owner.email)).map(({ subject }) => subject)
    expect(subjects).toContain(`Request ${taken.body.id}: your offer was accepted`)
  })

  test('is refused when it is another by now, with the new one', async () => {
    const id = await makeCard(asCarrier, [lane()])
    const price = await priceOf()
    const expected = { total: price.total, currency: 'EUR' }
    expect(await take(at.asAnn, price.lane_id, { ...expected, total: price.total + 0.01 })).toMatchObject({
      status: 409,
      body: { message: rateMessages.priceChanged, details: { total: String(price.total), currency: 'EUR' } },
    })
    await asCarrier.put(`${cards}/${id}`, { body: terms({ valid_until: day(-1) }) })
    expect(await take(at.asAnn, price.lane_id, expected)).toMatchObject({
      status: 409,
      body: { message: rateMessages.priceGone },
    })
    await asCarrier.put(`${cards}/${id}`, { body: terms() })
    await asCarrier.delete(`${cards}/${id}/lanes/${price.lane_id}`)
    expect((await take(at.asAnn, price.lane_id, expected)).body.message).toBe(rateMessages.priceGone)
    expect(
      (await at.asAnn.get('/api/v1/requests')).body.data.filter(
        ({ status }: { status: string }) => status !== 'accepted',
      ),
    ).toEqual([])
  })

  test('is for goods that go its way and are such as it takes', async () => {
    await makeCard(asCarrier, [lane()])
    const price = await priceOf()
    const expected = { total: price.total, currency: 'EUR' }
    const elsewhere = quote((body) => {
      body.buyer_data.shipping_address = { country: 'Germany', city: 'Munich', street: 'Am Tor 1', zip: '80331' }
    })
    expect((await take(at.asAnn, price.lane_id, expected, { quote: elsewhere })).body.message).toBe(
      rateMessages.wrongWay,
    )
    const dangerous = quote((body) => {
      body.shipment_data.is_dangerous_goods = true
    })
    expect((await take(at.asAnn, price.lane_id, expected, { quote: dangerous })).body.message).toBe(
      rateMessages.notTaken,
    )
    expect((await take(asRival, price.lane_id, expected)).status).toBe(403)
    expect((await take(at.asAnn, 2_000_000_000, expected)).status).toBe(409)
  })
})
