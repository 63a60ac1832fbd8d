import { randomUUID } from 'node:crypto'
import { logisticOfferOf } from '@fairquay/contract/requests/offer/offers-for-tests.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type DealMarket, detailOf, offer, openDealMarket } from '../../test/deal-market.ts'
import { quoteLine, sendQuote } from '../../test/quote-market.ts'

let given: DealMarket
let id = 0

beforeAll(async () => {
  given = await openDealMarket()
  const body = given.quote([quoteLine(given.oil, 100)], ({ buyer_data }) => {
    buyer_data.billing_address.billing_registration_number = 'HRB 77'
    buyer_data.billing_address.billing_tax_number = 'DE 999'
  })
  id = (await sendQuote(given.asAnn, body)).body.id
})
afterAll(() => given.market.close())

test('a provider reads all it needs on the request: addresses, contacts, packs, days and notes', async () => {
  expect((await detailOf(given.asCarrier, id)).freight).toMatchObject({
    loading: { company: 'Oil House', street: 'Molo Italia 9', zip: '57123', city: 'Livorno', country: 'Italy' },
    delivery: { street: 'Am Kai 1', city: 'Hamburg' },
    shipper: { person: 'Piero Neri', phone: '+39 0583 440011' },
    consignee: { person: 'Ann Brandt', email: 'ann@nordlicht.test' },
    packages: [
      {
        name: 'Olive oil',
        type: 'Master carton',
        packs: 3,
        units: 48,
        is_last_partial: true,
        length_mm: 400,
        width_mm: 600,
        height_mm: 400,
        weight_each_kg: 31,
        weight_kg: 93,
        volume_m3: 0.288,
      },
    ],
    pickup_date: null,
    delivery_date: null,
    notes: expect.stringContaining('Ring twice.'),
  })
})

test('and so does its program, with a token that may read requests and with no other', async () => {
  const make = async (scope: string) => {
    const body = { name: 'TMS', scopes: [scope], days: 30 }
    const { token } = (await given.asCarrier.post('/api/v1/api-tokens', { body })).body
    return given.market.as({ id: 0, email: '', companyId: given.carrierId, role: 'provider', token })
  }
  const program = await make('requests:read')
  for (const path of [`/api/v1/requests/${id}`, `/api/v1/requests/${id}/file`, `/api/v1/logistic-quotes/${id}`])
    expect((await program.get(path)).status).toBe(200)
  const { goods, total_price } = (await program.get(`/api/v1/logistic-quotes/${id}`)).body.data
  expect(goods).toMatchObject([{ packs: 3, pack: { grams: 31_000, width: 600 } }])
  expect(total_price).toBe(450)
  expect((await (await make('products:read')).get(`/api/v1/logistic-quotes/${id}`)).status).toBe(403)
})

test('the order of carriage says the notes and by which numbers whoever is billed is known, the quotation does not', async () => {
  await offer(given.asCarrier, id, given.carrierId, logisticOfferOf())
  const headers = { 'idempotency-key': randomUUID() }
  const path = `/api/v1/requests/${id}/threads/${given.carrierId}/acceptance`
  expect((await given.asAnn.post(path, { body: { number: 1 }, headers })).status).toBe(201)
  const { rows } = await sql<{ kind: string; data: string }>`
    select kind, data::text from request_papers where request_id = ${id} order by kind`.execute(given.market.db)
  const says = rows.map(({ kind, data }) => [
    kind,
    ...['Ring twice.', 'HRB 77', 'DE 999'].map((text) => data.includes(text)),
  ])
  expect(says).toEqual([
    ['freight-request', true, true, true],
    ['quotation', false, false, false],
  ])
})
