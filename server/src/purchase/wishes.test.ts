import { deliveryMessages } from '@fairquay/contract/purchase/delivery.ts'
import { askedTermsMessages } from '@fairquay/contract/purchase/messages.ts'
import { purchaseOfferOf } from '@fairquay/contract/requests/offer/offers-for-tests.ts'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readMailbox } from '../../test/mailbox.ts'
import { openPurchaseMarket, type PurchaseMarket } from '../../test/purchase-market.ts'

let market: PurchaseMarket
beforeAll(async () => {
  market = await openPurchaseMarket()
})
afterAll(() => market.close())

const ask = (asked?: object, line: object = {}) =>
  market.asBuyer.post('/api/v1/purchase-requests', {
    body: {
      lines: [{ product_id: market.oil.id, quantity: 120, selected_price_id: market.oil.termIds[0], ...line }],
      ...(asked && { asked }),
    },
  })

async function readPdf(id: number): Promise<string> {
  const response = await market.app.http.inject({
    url: `/api/v1/requests/${id}/pdf`,
    headers: { authorization: `Bearer ${market.buyers.owner.token}` },
  })
  const pdf = await extractText(await getDocumentProxy(new Uint8Array(response.rawPayload)), { mergePages: true })
  return pdf.text.replace(/\s+/g, ' ')
}

test('a message, a day, a place and a target price go with a purchase request, wherever it is read', async () => {
  const message = 'Printed in two colours, please.\nWe *reorder* every spring.'
  const asked = { message: ` ${message} `, wanted_date: '2999-03-31', place: 'Rotterdam' }
  const { status, body } = await ask(asked, { target_price: 0.8 })
  expect(status).toBe(201)
  const { id } = body.requests[0]
  for (const who of [market.asBuyer, market.asSeller])
    expect(await market.read(who, id)).toMatchObject({
      asked: { message, wanted_date: '2999-03-31', place: 'Rotterdam' },
      lines: [{ target_price: 0.8 }],
    })
  const thread = await market.asSeller.get(`/api/v1/requests/${id}/threads/${market.house.id}/messages`)
  expect(thread.body.data).toMatchObject([{ side: 'asking', text: message, is_own: false, is_read: false }])

  const [mail] = await readMailbox(market.db, market.house.owner.email)
  for (const part of [
    'Target price: $0.80',
    'Wanted by: Mar 31, 2999',
    'Deliver to: Rotterdam',
    '  Printed in two colours',
  ])
    expect(mail?.text).toContain(part)

  const pdf = await readPdf(id)
  for (const part of ['Wishes', 'Mar 31, 2999', 'Rotterdam', 'Target price: $0.80', 'We *reorder* every spring.'])
    expect(pdf).toContain(part)
})

test('without any of it a request says nothing of it, and no conversation begins', async () => {
  const { id } = (await ask()).body.requests[0]
  expect(await market.read(market.asSeller, id)).toMatchObject({
    asked: { message: null, wanted_date: null, place: null, po_number: null, incoterm: null, delivery: null },
    lines: [{ target_price: null }],
    threads: [{ message_count: 0 }],
  })
})

test('a past day and a price that is none are refused with their field, and nothing is stored', async () => {
  const count = async () => (await market.db.selectFrom('requests').select('id').execute()).length
  const before = await count()
  const refused = await ask({ wanted_date: '2020-01-01' }, { target_price: 0 })
  expect(refused).toMatchObject({
    status: 422,
    body: {
      details: {
        'asked.wanted_date': askedTermsMessages.dayInPast,
        'lines.0.target_price': askedTermsMessages.price,
      },
    },
  })
  expect((await ask({ price: 1 })).status).toBe(400)
  expect(await count()).toBe(before)
})

const delivery = {
  company: 'Nordlicht Lager',
  person: 'Jan Petersen',
  phone: '+49 40 1234',
  street: 'Hafenstr. 1',
  zip: '20457',
  city: 'Hamburg',
  country_code: 'DE',
}
const terms = {
  po_number: ' PO-4711 ',
  incoterm: 'FCA',
  incoterm_place: 'Porto',
  payment_terms: '30 days net',
  wanted_date: '2999-03-31',
  delivery,
}

test('PO number, delivery address and terms go with a request, into the answer and into the deal and its papers', async () => {
  const { id } = (await ask(terms)).body.requests[0]
  expect((await market.read(market.asSeller, id)).asked).toEqual({
    ...{ message: null, place: null, wanted_date: '2999-03-31', po_number: 'PO-4711', delivery },
    ...{ incoterm: 'FCA', incoterm_place: 'Porto', payment_terms: '30 days net' },
  })
  const words = [
    'PO-4711',
    'Nordlicht Lager, Hafenstr. 1, 20457 Hamburg, Germany',
    'Jan Petersen, +49 40 1234',
    '30 days net',
  ]
  const mail = (await readMailbox(market.db, market.house.owner.email)).find(({ text }) => text.includes('PO-4711'))
  const pdf = await readPdf(id)
  for (const part of words) expect([mail?.text.includes(part), pdf.includes(part)]).toEqual([true, true])
  const start = `/api/v1/purchase-requests/${id}/starting-terms`
  const asked = { incoterm: 'FCA', place: 'Porto', payment_terms: '30 days net' }
  expect((await market.asSeller.get(start)).body.data.asked).toEqual(asked)
  expect((await market.asBuyer.get(start)).body.data.asked).toBeUndefined()

  await market.offer(id, 0, purchaseOfferOf())
  await market.accept(id, 1)
  const { deal } = await market.read(market.asBuyer, id)
  expect(deal).toMatchObject({
    po_number: 'PO-4711',
    wanted_date: '2999-03-31',
    addresses: {
      loading: { company: 'Oil House' },
      shipping: { company: 'Nordlicht Lager', city: 'Hamburg', country: 'Germany', person: 'Jan Petersen' },
      billing: { company: 'Nordlicht Handel' },
    },
  })
  const papers = await market.db.selectFrom('request_papers').select('data').where('request_id', '=', id).execute()
  expect(
    papers.map(({ data }) => ['PO-4711', 'Hafenstr. 1'].every((part) => JSON.stringify(data).includes(part))),
  ).toEqual([true])
})

test('the next request begins with what was asked for last and with every address that was typed', async () => {
  await ask(terms)
  const { body } = await market.asBuyer.get('/api/v1/asking-terms')
  expect(body.data.last).toEqual({ delivery, incoterm: 'FCA', incoterm_place: 'Porto', payment_terms: '30 days net' })
  expect(body.data.addresses).toMatchObject([
    { key: 'hq', company: 'Nordlicht Handel', person: 'Test Person', city: 'Porto', country_code: 'PT' },
    { key: 'used-0', ...delivery },
  ])
  expect((await market.asSeller.get('/api/v1/asking-terms')).body.data).toMatchObject({ last: null, addresses: [{}] })
})

test('an address nobody can drive to is refused by field, and nothing is stored', async () => {
  const refused = await ask({ delivery: { ...delivery, street: ' ', zip: '', country_code: 'XX' } })
  expect(refused).toMatchObject({
    status: 422,
    body: {
      details: {
        'asked.delivery.street': deliveryMessages.required,
        'asked.delivery.country_code': deliveryMessages.country,
      },
    },
  })
  // Where there are no postcodes none is missed.
  expect((await ask({ delivery: { ...delivery, zip: '', country_code: 'AE' } })).status).toBe(201)
})
