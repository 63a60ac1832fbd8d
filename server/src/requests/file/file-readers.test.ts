import { customsOfferOf, logisticOfferOf } from '@fairquay/contract/requests/offer/offers-for-tests.ts'
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

let given: DealMarket
beforeAll(async () => {
  given = await openDealMarket()
})
afterAll(() => given.market.close())

describe('what each reader sees of a file', () => {
  let purchase = 0
  let freight = 0
  let customs = 0
  beforeAll(async () => {
    await given.endAll()
    purchase = await given.buy()
    freight = await given.carry()
    customs = await given.clear()
    await offer(given.asSeller, purchase, given.oilHouse.id, purchaseOffer(4.4))
    await offer(given.asCarrier, freight, given.carrierId, logisticOfferOf())
    await offer(given.asBroker, customs, given.brokerId, customsOfferOf())
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
    const file = await fileOf(given.asSeller, freight)
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
    expect([carried.status, (await rowOf(given.asSeller, freight)).status]).toEqual(['sent', 'sent'])
    expect([await listed(given.asSeller, 'quoted'), await listed(given.asSeller, 'sent')]).toEqual([[], [freight]])
    expect([await listed(given.asAnn, 'quoted'), await listed(given.asAnn, 'sent')]).toEqual([[freight], []])
    expect([await listed(given.asCarrier, 'quoted'), await listed(given.asCarrier, 'sent')]).toEqual([[freight], []])
    expect((await given.asSeller.get(`/api/v1/requests/${customs}/file`)).status).toBe(404)
    expect(await rowOf(given.asSeller, freight)).toMatchObject({ sum: null })
  })

  test('a carrier what is to be carried, without a price of the goods wherever it looks', async () => {
    const file = await fileOf(given.asCarrier, freight)
    expect(partsOf(file)).toEqual([freight])
    expect(file.lines).toMatchObject([{ name: 'Olive oil', quantity: 100, prices: null, total: null }])
    expect(file.requests[0]).toMatchObject({
      total_price: null,
      lines: [{ price_value: null, original_price_value: null, total_price: null }],
      freight: { loading: { city: 'Livorno' }, delivery: { city: 'Hamburg' }, weight_kg: 93 },
    })
    expect((await rowOf(given.asCarrier, freight)).total_price).toBeNull()
    expect((await given.asCarrier.get(`/api/v1/requests/${purchase}/file`)).status).toBe(404)
    const quote = (await given.asCarrier.get(`/api/v1/logistic-quotes/${freight}`)).body.data
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
    const insured = await given.carry({ insured: true })
    expect(await detailOf(given.asCarrier, insured)).toMatchObject({ total_price: 450, lines: [{ price_value: null }] })
    expect((await given.asCarrier.get(`/api/v1/logistic-quotes/${insured}`)).body.data).toMatchObject({
      total_price: 450,
      goods: [{ total_price: null }],
    })
    await offer(given.asCarrier, insured, given.carrierId, logisticOfferOf())
    await given.asAnn.post(`/api/v1/requests/${insured}/threads/${given.carrierId}/acceptance`, { body: { number: 1 } })
    expect((await detailOf(given.asCarrier, insured)).deal).toMatchObject({
      goods_total: 450,
      lines: [{ unit_price: null, total: null }],
      logistic: { goods: [{ total_price: null }] },
    })
    expect((await detailOf(given.asAnn, insured)).deal.lines[0].unit_price).toBe(4.5)
  })

  test('a broker what duty is due on', async () => {
    const file = await fileOf(given.asBroker, customs)
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
    expect((await share(given.asSeller, freight, true)).status).toBe(403)
    expect((await share(given.asCarrier, freight, true)).status).toBe(403)
    expect((await share(given.asAnn, purchase, true)).status).toBe(422)
    expect((await share(given.asAnn, customs, true)).status).toBe(422)
    expect(await share(given.asAnn, freight, true)).toMatchObject({ status: 200, body: { data: { is_shared: true } } })
    const seen = await fileOf(given.asSeller, freight)
    expect(seen.parts[1]).toMatchObject({ status: 'quoted', sum: { state: 'offered' } })
    expect(seen.requests[0]).toMatchObject({
      threads: [],
      shared_offer: { company: { name: 'Carrier' }, offer: { number: 1, side: 'answer' } },
    })
    const isShare = ({ entry }: { entry: { action?: string } }) => entry.action === 'share'
    expect(seen.timeline.filter(isShare)).toHaveLength(1)
    expect((await fileOf(given.asAnn, freight)).timeline.filter(isShare)).toHaveLength(1)
    expect((await fileOf(given.asCarrier, freight)).timeline.filter(isShare)).toHaveLength(0)
    expect(await rowOf(given.asSeller, freight)).toMatchObject({ sum: { state: 'offered' } })
    await share(given.asAnn, freight, false)
    expect(await detailOf(given.asSeller, freight)).toMatchObject({
      status: 'sent',
      shared_offer: null,
      sum: null,
      is_shared: false,
    })
  })
})
