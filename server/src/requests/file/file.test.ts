import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeCompany } from '../../../test/make.ts'
import { openQuoteMarket, type QuoteMarket, quoteLine, sendQuote } from '../../../test/quote-market.ts'

let given: QuoteMarket
beforeAll(async () => {
  given = await openQuoteMarket()
})
afterAll(() => given.market.close())

test('a file of one freight request says what is carried, what happened and what comes next', async () => {
  const { market, asAnn, oil, quote } = given
  const { id } = (await sendQuote(asAnn, quote([quoteLine(oil, 100)]))).body
  const { status, body } = await asAnn.get(`/api/v1/requests/${id}/file`)
  expect(status).toBe(200)
  expect(body.data).toMatchObject({
    parts: [{ request_id: id, kind: 'logistic', status: 'sent', party: 'buyer' }],
    steps: [{ step: 'ask', state: 'now' }, { state: 'later' }, { state: 'later' }, { state: 'later' }],
    lines: [{ name: 'Olive oil', quantity: 100, requests: [id], load: { packs: 3, weight_kg: 93 } }],
    timeline: [{ request_id: id, by: { company: 'Nordlicht Handel', is_own: true }, entry: { action: 'send' } }],
    has_more: false,
    next: { action: 'wait', request_id: id, waits_for: 'other' },
  })
  expect(body.data.requests[0].freight).toMatchObject({
    loading: { company: 'Oil House', street: 'Molo Italia 9', zip: '57123', city: 'Livorno', country: 'Italy' },
    delivery: { city: 'Hamburg' },
    shipper: { person: 'Piero Neri', email: 'piero@oil.test' },
    packs: 3,
    weight_kg: 93,
    volume_m3: 0.288,
    pallets: 1,
    pallet: 'EUR-1',
    pickup_date: null,
    delivery_date: null,
    incoterm: 'FOB',
    incoterm_place: 'Livorno',
    temperature: { degrees: 4, unit: 'celsius' },
    is_insured: true,
  })
  const stranger = await market.as('buyer')
  expect((await stranger.get(`/api/v1/requests/${id}/file`)).status).toBe(404)
  const carrier = await makeCompany(market.db, { kind: 'provider', name: 'Carrier', verifiedAt: new Date() })
  const seen = await (await market.as(carrier.owner)).get(`/api/v1/requests/${id}/file`)
  expect(seen.body.data.next).toMatchObject({ action: 'answer', waits_for: 'you' })
})
