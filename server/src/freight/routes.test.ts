import { randomUUID } from 'node:crypto'
import { cartMessages } from '@fairquay/contract/cart/messages.ts'
import { quoteMessages } from '@fairquay/contract/freight/messages.ts'
import type { QuoteRequest } from '@fairquay/contract/freight/shapes.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Caller } from '../../test/app.ts'
import {
  cartonOf,
  type MadeCompany,
  type MadeProduct,
  makeCompany,
  makePerson,
  makeProduct,
  type Person,
} from '../../test/make.ts'
import { openQuoteMarket, type QuoteMarket, quoteLine, quotesPath, sendQuote } from '../../test/quote-market.ts'

let market: QuoteMarket['market']
let oilHouse: MadeCompany
let rugHouse: MadeCompany
let oil: MadeProduct
let tiles: MadeProduct
let rug: MadeProduct
let ann: Person
let asAnn: Caller
let quote: QuoteMarket['quote']

beforeAll(async () => {
  ;({ market, oilHouse, rugHouse, oil, tiles, rug, ann, asAnn, quote } = await openQuoteMarket())
})
afterAll(() => market.close())

async function mailsFor(requestId: number): Promise<{ to: string; subject: string; text: string }[]> {
  const { body } = await (await market.as('admin')).get('/api/v1/outbox', { query: { perPage: 100 } })
  return body.data.filter(({ subject }: { subject: string }) => subject.startsWith(`Logistic quote ${requestId}:`))
}

describe('asking for a quote', () => {
  test('stores one request with its lines at the prices of the marketplace', async () => {
    const { status, body } = await sendQuote(asAnn, quote([quoteLine(oil, 100), quoteLine(tiles, 30)]))
    expect({ status, body }).toEqual({ status: 201, body: { id: expect.any(Number) } })
    const request = await asAnn.get(`/api/v1/requests/${body.id}`)
    // 100 × 4.50 + 30 × 20.00
    expect(request.body.data).toMatchObject({ kind: 'logistic', status: 'sent', total_price: 1050, line_count: 2 })
    expect(request.body.data.supplier.id).toBe(oilHouse.id)
  })

  test('gives both shapes back, with packs, gross weight and volume of shipping cartons', async () => {
    const sent = quote([quoteLine(oil, 100), quoteLine(tiles, 30)])
    const { body } = await sendQuote(asAnn, sent)
    const { data } = (await asAnn.get(`${quotesPath}/${body.id}`)).body
    expect(data.request.shipment_data).toEqual(sent.shipment_data)
    expect(data.request.seller_data).toEqual(sent.seller_data)
    expect(data.request.buyer_data).toEqual({ ...sent.buyer_data, user_id: ann.id })
    expect(data.request.order_data.products.map((one: { total_price: number }) => one.total_price)).toEqual([450, 600])
    expect(data.review.seller).toEqual({
      company: 'Oil House',
      first_name: 'Piero',
      last_name: 'Neri',
      phone_code: '+39',
      phone: '0583 440011',
      email: 'piero@oil.test',
    })
    expect(data.review.address_seller.isStock).toBe(true)
    expect(data.review.address_buyer.billingAddress.city).toBe('Bremen')
    expect(data.goods[0]).toMatchObject({
      pack: { type: 'Master carton', units: 48, grams: 31_000, width: 600, height: 400, depth: 400 },
      packs: 3,
      isLastPackPartial: true,
      grams: 93_000,
      litres: 288,
    })
    // 3 × 20 lb; 3 × 20 × 10 × 10 inches
    expect(data.goods[1]).toMatchObject({
      packs: 3,
      isLastPackPartial: false,
      grams: 27_220,
      litres: 98,
      hts: '690721',
    })
  })

  test('mails the seller and, without an approved provider, the operator, and leaves the cart as it is', async () => {
    await asAnn.put('/api/v1/cart', {
      body: {
        lines: [
          {
            product_id: tiles.id,
            option_values: [],
            selected_price_id: null,
            quantity: 5,
            changed_at: new Date().toISOString(),
          },
        ],
      },
    })
    const operator = await makePerson(market.db, { role: 'admin' })
    const { body } = await sendQuote(asAnn, quote([quoteLine(tiles, 5)]))
    const mails = await mailsFor(body.id)
    expect(mails.map(({ to }) => to)).toEqual(expect.arrayContaining([oilHouse.owner.email, operator.email]))
    const mail = mails.find(({ to }) => to === operator.email)
    for (const part of [
      'Nordlicht Handel asks for a logistic quote.',
      'Molo Italia 9, 57123 Livorno, Italy',
      'Stock',
      'Am Kai 1, Hamburg, Germany',
      'Nordlicht Holding',
      'Incoterm: FCA - Free Carrier',
      'Extra needs: Warehousing, Local Invoicing',
      '1. Floor tiles',
      'HTS 6907.21',
      'Total: 1 pack, 9.07 kg gross, 0.033 m³',
      'Value of the goods: $100.00',
    ])
      expect(mail?.text).toContain(part)
    expect((await asAnn.get('/api/v1/cart')).body.lines).toHaveLength(1)
  })

  test('asks every approved provider once there is one, and nobody who is not', async () => {
    const approved = await makeCompany(market.db, { kind: 'provider', name: 'Carrier A', verifiedAt: new Date() })
    const waiting = await makeCompany(market.db, { kind: 'provider', name: 'Carrier B' })
    const { body } = await sendQuote(asAnn, quote([quoteLine(tiles, 5)]))
    const receivers = (await mailsFor(body.id)).map(({ to }) => to).sort()
    expect(receivers).toEqual([approved.owner.email, oilHouse.owner.email].sort())
    expect(receivers).not.toContain(waiting.owner.email)
  })

  test('sent again with its key is the same quote, mailed once', async () => {
    const again = randomUUID()
    const body = quote([quoteLine(tiles, 7)])
    const first = await sendQuote(asAnn, body, again)
    const [second, third] = await Promise.all([sendQuote(asAnn, body, again), sendQuote(asAnn, body, again)])
    expect(second.body).toEqual(first.body)
    expect(third.headers['idempotent-replayed']).toBe('true')
    const other = await sendQuote(asAnn, quote([quoteLine(tiles, 8)]), again)
    expect(other.status).toBe(422)
    expect((await mailsFor(first.body.id)).length).toBe(2)
  })
})

describe('what is refused', () => {
  const refusal = async (products: object[], change?: (body: QuoteRequest) => void) => {
    const { status, body } = await sendQuote(asAnn, quote(products, change))
    expect(status).toBe(422)
    return body
  }

  test('goods of two sellers', async () => {
    expect(await refusal([quoteLine(oil, 20), quoteLine(rug, 1)])).toMatchObject({
      code: 'refused',
      message: 'Please, select products of only one seller for a Logistic Quote.',
    })
  })

  test('goods without complete packaging, by line', async () => {
    const bare = await makeProduct(market.db, oilHouse.id, { packaging: [cartonOf(6, { weightValue: null })] })
    const body = await refusal([quoteLine(tiles, 5), quoteLine(bare, 1)])
    expect(body.message).toBe(cartMessages.incompletePackaging.title)
    expect(body.details).toEqual({ 'order_data.products.1.product_id': cartMessages.incompletePackaging.description })
  })

  test('quantities outside the limits of the price list, and goods that are gone', async () => {
    const body = await refusal([quoteLine(oil, 3), { ...quoteLine(tiles, 1), product_id: 2_000_000 }])
    expect(Object.keys(body.details)).toEqual(['order_data.products.0.quantity', 'order_data.products.1.product_id'])
  })

  test('another seller than that of the goods', async () => {
    const body = await refusal([quoteLine(tiles, 5)], (wire) => {
      wire.seller_data.supplier_id = rugHouse.id
    })
    expect(body.details).toEqual({ 'seller_data.supplier_id': quoteMessages.otherSeller })
  })

  test('empty fields and half addresses, with the fixed sentences', async () => {
    const body = await refusal([quoteLine(tiles, 5)], ({ seller_data, buyer_data }) => {
      seller_data.company = ' '
      seller_data.loading_address.street = ''
      buyer_data.phone = ''
      buyer_data.shipping_address.city = ''
      buyer_data.billing_address.billing_company_name = ''
    })
    expect(body.message).toBe('Please, fill all the required fields.')
    expect(body.details).toEqual({
      'seller_data.company': 'The field is required.',
      'seller_data.loading_address': 'Please, provide the full loading address of the seller.',
      'buyer_data.phone': 'The field is required.',
      'buyer_data.shipping_address.city': 'The field is required.',
      'buyer_data.billing_address': 'Please, provide the full billing address of the seller.',
    })
  })

  test('days that are past, and a delivery before the pickup', async () => {
    const past = await refusal([quoteLine(tiles, 5)], ({ shipment_data }) => {
      shipment_data.pickup_date = '2020-01-31'
      shipment_data.delivery_date = '01-30-2020'
    })
    expect(past.message).toBe('Please, fill out all required fields.')
    expect(past.details).toEqual({
      'shipment_data.pickup_date': quoteMessages.dateInPast,
      'shipment_data.delivery_date': quoteMessages.dateInPast,
    })
    const early = await refusal([quoteLine(tiles, 5)], ({ shipment_data }) => {
      shipment_data.pickup_date = '2999-02-02'
      shipment_data.delivery_date = '02-01-2999'
    })
    expect(early.details).toEqual({ 'shipment_data.delivery_date': quoteMessages.deliveryBeforePickup })
  })

  test('choices that are not on the list, fields that nobody asked for, and a call without a key', async () => {
    const wrong = quote([quoteLine(tiles, 5)])
    const answers = await Promise.all([
      sendQuote(asAnn, { ...wrong, is_admin: 3 }),
      sendQuote(asAnn, { ...wrong, shipment_data: { ...wrong.shipment_data, incoterm: 'DAT' } }),
      sendQuote(asAnn, { ...wrong, order_data: { products: [] } }),
      asAnn.post(quotesPath, { body: wrong, headers: { 'idempotency-key': '' } }),
    ])
    expect(answers.map(({ status }) => status)).toEqual([400, 422, 400, 400])
    expect(answers[1]?.body.details).toEqual({ 'shipment_data.incoterm': 'This field is required.' })
  })

  test('rules for ships by air, rail or truck, and CIP without insurance, with the wizard’s sentence at the field', async () => {
    const lines = [quoteLine(tiles, 5)]
    const byAir = await refusal(lines, ({ shipment_data }) => {
      shipment_data.incoterm = 'FOB'
      shipment_data.transport.type = 'air'
    })
    expect(byAir).toMatchObject({
      message: 'Please, fill out all required fields.',
      details: { 'shipment_data.incoterm': quoteMessages.waterOnly('FOB') },
    })
    const uninsured = await refusal(lines, ({ shipment_data }) => {
      shipment_data.incoterm = 'CIP'
      shipment_data.is_required_insurance = false
    })
    expect(uninsured.details).toEqual({ 'shipment_data.is_required_insurance': quoteMessages.mustInsure('CIP', 'A') })
  })

  test('a field that is not there at all, like one that was left empty', async () => {
    const wrong = quote([quoteLine(tiles, 5)])
    const { pallet_category: _, ...shipment_data } = wrong.shipment_data
    expect(await sendQuote(asAnn, { ...wrong, shipment_data })).toMatchObject({
      status: 422,
      body: { details: { 'shipment_data.pallet_category': 'Please, provide a pallet category.' } },
    })
  })

  test('people who are not signed in', async () => {
    const body = quote([quoteLine(tiles, 5)])
    const answers = await Promise.all([
      sendQuote(market.guest, body),
      market.guest.get(`${quotesPath}/1`),
      market.guest.get('/api/v1/requests/1/pdf'),
      market.guest.post('/api/review-to-pdf', { body: {} }),
      market.guest.get(`/api/v1/marketplace/companies/${oilHouse.id}/addresses`),
    ])
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401])
  })
})

describe('addresses to choose from', () => {
  test("are a seller's headquarters and branches, with whom to speak to but without its numbers", async () => {
    const { body } = await asAnn.get(`/api/v1/marketplace/companies/${oilHouse.id}/addresses`)
    expect(body.data).toEqual({
      company: { id: oilHouse.id, name: 'Oil House', slug: oilHouse.slug },
      contact: { first_name: 'Test', last_name: 'Person', phone_code: '', phone: '', email: 'desk@oil.test' },
      registration_number: null,
      tax_number: null,
      addresses: [
        {
          key: 'hq',
          name: 'Headquarters',
          country: 'Italy',
          city: 'Lucca',
          street: 'Via del Fosso 3',
          zip: '55100',
          is_stock: false,
        },
        {
          key: expect.stringMatching(/^branch-\d+$/),
          name: 'Livorno store',
          country: 'Italy',
          city: 'Livorno',
          street: 'Molo Italia 9',
          zip: '57123',
          is_stock: true,
        },
      ],
    })
  })

  test('are those of the own company, with its numbers, and of no other buyer', async () => {
    const own = await asAnn.get(`/api/v1/marketplace/companies/${ann.companyId}/addresses`)
    expect(own.body.data.tax_number).toBe('DE 123')
    const stranger = await market.as('buyer')
    expect((await stranger.get(`/api/v1/marketplace/companies/${ann.companyId}/addresses`)).status).toBe(404)
  })

  test('of a seller that is locked are not to be seen', async () => {
    const locked = await makeCompany(market.db, { status: 0 })
    expect((await asAnn.get(`/api/v1/marketplace/companies/${locked.id}/addresses`)).status).toBe(404)
  })
})
