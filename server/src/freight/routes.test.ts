import { randomUUID } from 'node:crypto'
import { cartMessages } from '@fairquay/contract/cart/messages.ts'
import { plainTerm } from '@fairquay/contract/catalogue/draft.ts'
import { quoteMessages } from '@fairquay/contract/freight/messages.ts'
import type { QuoteRequest } from '@fairquay/contract/freight/shapes.ts'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Caller, openTestApp, type TestApp } from '../../test/app.ts'
import {
  cartonOf,
  type MadeCompany,
  type MadeProduct,
  makeCompany,
  makePerson,
  makeProduct,
  type Person,
} from '../../test/make.ts'

const path = '/api/v1/logistic-quotes'

let market: TestApp
let oilHouse: MadeCompany
let rugHouse: MadeCompany
let oil: MadeProduct
let tiles: MadeProduct
let rug: MadeProduct
let ann: Person
let asAnn: Caller

beforeAll(async () => {
  market = await openTestApp({ environment: { PUBLIC_URL: 'https://market.test' } })
  const { db } = market
  oilHouse = await makeCompany(db, {
    name: 'Oil House',
    country: 'IT',
    city: 'Lucca',
    zip: '55100',
    address: 'Via del Fosso 3',
    email: 'desk@oil.test',
    branches: [
      {
        name: 'Livorno store',
        kind: 'warehouse',
        country: 'IT',
        city: 'Livorno',
        zip: '57123',
        address: 'Molo Italia 9',
      },
    ],
  })
  rugHouse = await makeCompany(db, { name: 'Rug House' })
  oil = await makeProduct(db, oilHouse.id, {
    name: 'Olive oil',
    country: 'IT',
    options: [{ name: 'Size', values: ['250 ml', '1 l'] }],
    terms: [plainTerm(4.5, { options: { Size: '250 ml' }, minQty: 20, availableQty: 3000, orderMeasure: 'Bottle' })],
    packaging: [
      cartonOf(12, { weightValue: 7.5 }),
      cartonOf(48, { level: 'outer', type: 'Master carton', weightValue: 31, width: 60, height: 40, depth: 40 }),
    ],
  })
  tiles = await makeProduct(db, oilHouse.id, {
    name: 'Floor tiles',
    terms: [plainTerm(20, { availableQty: 3000 })],
    packaging: [
      cartonOf(10, { weightValue: 20, weightUnit: 'lb', width: 20, height: 10, depth: 10, dimensionUnit: 'in' }),
    ],
    data: { ...oil.draft.data, hts: '690721' },
  })
  rug = await makeProduct(db, rugHouse.id, { name: 'Rug', packaging: [cartonOf(1)] })
  const buyers = await makeCompany(db, {
    kind: 'buyer',
    name: 'Nordlicht Handel',
    city: 'Hamburg',
    country: 'DE',
    taxNumber: 'DE 123',
  })
  ann = buyers.owner
  asAnn = await market.as(ann)
})
afterAll(() => market.close())

const key = () => randomUUID()
const send = (caller: Caller, body: object, idempotencyKey = key()) =>
  caller.post(path, { body, headers: { 'idempotency-key': idempotencyKey } })
const line = (product: MadeProduct, quantity: number) => ({
  product_id: product.id,
  quantity,
  selected_price_id: product.termIds[0] ?? 0,
  total_price: 1,
})

/** The request with its fixed fields (docs/product.md#wire), word for word. */
function quote(products: object[], change: (body: QuoteRequest) => void = () => {}): QuoteRequest {
  const body = {
    seller_data: {
      supplier_id: oilHouse.id,
      first_name: 'Piero',
      last_name: 'Neri',
      company: 'Oil House',
      phone: '+39 0583 440011',
      email: 'piero@oil.test',
      loading_address: { country: 'Italy', city: 'Livorno', street: 'Molo Italia 9', zip: '57123', isStock: true },
    },
    buyer_data: {
      user_id: 1,
      first_name: 'Ann',
      last_name: 'Brandt',
      company: 'Nordlicht Handel',
      phone: '+49 40 123456',
      email: 'ann@nordlicht.test',
      shipping_address: { country: 'Germany', city: 'Hamburg', street: 'Am Kai 1', zip: '', is_stock: false },
      billing_address: {
        billing_company_name: 'Nordlicht Holding',
        billing_registration_number: '',
        billing_tax_number: 'DE 123',
        country: 'Germany',
        city: 'Bremen',
        street: 'Langenstr. 2',
        zip: '28195',
        is_stock: false,
      },
    },
    shipment_data: {
      is_dangerous_goods: false,
      is_required_insurance: true,
      is_already_palletized: true,
      delivery_date: 'Unspecified',
      pickup_date: 'ASAP',
      incoterm: 'FOB',
      incoterm_place: 'Livorno',
      wrapper: 'pallets',
      pallet_category: 'EUR-1',
      container: 'groupage',
      extra_needs: ['warehousing', 'local-invoice'],
      transport: { type: 'air', condition: 'reefer', temperature: { type: 'celsius', degree: 4 } },
    },
    additional_notes: 'Ring twice.\n#strong[not markup] *x* $y$ 中',
    order_data: { products },
  } as QuoteRequest
  change(body)
  return body
}

async function readPdf(caller: Caller, method: 'get' | 'post', address: string, body?: object): Promise<string> {
  const response = await market.app.http.inject({
    method: method === 'get' ? 'GET' : 'POST',
    url: address,
    headers: { authorization: `Bearer ${ann.token}` },
    ...(body && { payload: body }),
  })
  expect(response.statusCode, response.body.slice(0, 300)).toBe(200)
  expect(response.headers['content-type']).toBe('application/pdf')
  expect(response.headers['content-disposition']).toMatch(/^attachment; filename="\d{4}-\d{2}-\d{2}\.pdf"$/)
  expect(caller).toBeDefined()
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(response.rawPayload)), { mergePages: true })
  return text.replace(/\s+/g, ' ')
}

async function mailsFor(requestId: number): Promise<{ to: string; subject: string; text: string }[]> {
  const { body } = await (await market.as('admin')).get('/api/v1/outbox', { query: { perPage: 100 } })
  return body.data.filter(({ subject }: { subject: string }) => subject.startsWith(`Logistic quote ${requestId}:`))
}

describe('asking for a quote', () => {
  test('stores one request with its lines at the prices of the marketplace', async () => {
    const { status, body } = await send(asAnn, quote([line(oil, 100), line(tiles, 30)]))
    expect({ status, body }).toEqual({ status: 201, body: { id: expect.any(Number) } })
    const request = await asAnn.get(`/api/v1/requests/${body.id}`)
    // 100 × 4.50 + 30 × 20.00
    expect(request.body.data).toMatchObject({ kind: 'logistic', status: 'sent', total_price: 1050, line_count: 2 })
    expect(request.body.data.supplier.id).toBe(oilHouse.id)
  })

  test('gives both shapes back, with packs, gross weight and volume of shipping cartons', async () => {
    const sent = quote([line(oil, 100), line(tiles, 30)])
    const { body } = await send(asAnn, sent)
    const { data } = (await asAnn.get(`${path}/${body.id}`)).body
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
    const { body } = await send(asAnn, quote([line(tiles, 5)]))
    const mails = await mailsFor(body.id)
    expect(mails.map(({ to }) => to)).toEqual(expect.arrayContaining([oilHouse.owner.email, operator.email]))
    const mail = mails.find(({ to }) => to === operator.email)
    for (const part of [
      'Nordlicht Handel asks for a logistic quote.',
      'Molo Italia 9, 57123 Livorno, Italy',
      'Stock',
      'Am Kai 1, Hamburg, Germany',
      'Nordlicht Holding',
      'Incoterm: FOB - Free on Board',
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
    const { body } = await send(asAnn, quote([line(tiles, 5)]))
    const receivers = (await mailsFor(body.id)).map(({ to }) => to).sort()
    expect(receivers).toEqual([approved.owner.email, oilHouse.owner.email].sort())
    expect(receivers).not.toContain(waiting.owner.email)
  })

  test('sent again with its key is the same quote, mailed once', async () => {
    const again = key()
    const body = quote([line(tiles, 7)])
    const first = await send(asAnn, body, again)
    const [second, third] = await Promise.all([send(asAnn, body, again), send(asAnn, body, again)])
    expect(second.body).toEqual(first.body)
    expect(third.headers['idempotent-replayed']).toBe('true')
    const other = await send(asAnn, quote([line(tiles, 8)]), again)
    expect(other.status).toBe(422)
    expect((await mailsFor(first.body.id)).length).toBe(2)
  })
})

describe('what is refused', () => {
  const refusal = async (products: object[], change?: (body: QuoteRequest) => void) => {
    const { status, body } = await send(asAnn, quote(products, change))
    expect(status).toBe(422)
    return body
  }

  test('goods of two sellers', async () => {
    expect(await refusal([line(oil, 20), line(rug, 1)])).toMatchObject({
      code: 'refused',
      message: 'Please, select products of only one seller for a Logistic Quote.',
    })
  })

  test('goods without complete packaging, by line', async () => {
    const bare = await makeProduct(market.db, oilHouse.id, { packaging: [cartonOf(6, { weightValue: null })] })
    const body = await refusal([line(tiles, 5), line(bare, 1)])
    expect(body.message).toBe(cartMessages.incompletePackaging.title)
    expect(body.details).toEqual({ 'order_data.products.1.product_id': cartMessages.incompletePackaging.description })
  })

  test('quantities outside the limits of the price list, and goods that are gone', async () => {
    const body = await refusal([line(oil, 3), { ...line(tiles, 1), product_id: 2_000_000 }])
    expect(Object.keys(body.details)).toEqual(['order_data.products.0.quantity', 'order_data.products.1.product_id'])
  })

  test('another seller than that of the goods', async () => {
    const body = await refusal([line(tiles, 5)], (wire) => {
      wire.seller_data.supplier_id = rugHouse.id
    })
    expect(body.details).toEqual({ 'seller_data.supplier_id': quoteMessages.otherSeller })
  })

  test('empty fields and half addresses, with the fixed sentences', async () => {
    const body = await refusal([line(tiles, 5)], ({ seller_data, buyer_data }) => {
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
    const past = await refusal([line(tiles, 5)], ({ shipment_data }) => {
      shipment_data.pickup_date = '2020-01-31'
      shipment_data.delivery_date = '01-30-2020'
    })
    expect(past.message).toBe('Please, fill out all required fields.')
    expect(past.details).toEqual({
      'shipment_data.pickup_date': quoteMessages.dateInPast,
      'shipment_data.delivery_date': quoteMessages.dateInPast,
    })
    const early = await refusal([line(tiles, 5)], ({ shipment_data }) => {
      shipment_data.pickup_date = '2999-02-02'
      shipment_data.delivery_date = '02-01-2999'
    })
    expect(early.details).toEqual({ 'shipment_data.delivery_date': quoteMessages.deliveryBeforePickup })
  })

  test('choices that are not on the list, fields that nobody asked for, and a call without a key', async () => {
    const wrong = quote([line(tiles, 5)])
    const answers = await Promise.all([
      send(asAnn, { ...wrong, is_admin: 3 }),
      send(asAnn, { ...wrong, shipment_data: { ...wrong.shipment_data, incoterm: 'DAT' } }),
      send(asAnn, { ...wrong, order_data: { products: [] } }),
      asAnn.post(path, { body: wrong, headers: { 'idempotency-key': '' } }),
    ])
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 400])
  })

  test('people who are not signed in', async () => {
    const body = quote([line(tiles, 5)])
    const answers = await Promise.all([
      send(market.guest, body),
      market.guest.get(`${path}/1`),
      market.guest.get('/api/v1/requests/1/pdf'),
      market.guest.post('/api/review-to-pdf', { body: {} }),
      market.guest.get(`/api/v1/marketplace/companies/${oilHouse.id}/addresses`),
    ])
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401])
  })
})

describe('the document', () => {
  test('says everything a forwarder needs, and what people typed stays text', async () => {
    const { body } = await send(asAnn, quote([line(oil, 100), line(tiles, 30)]))
    const text = await readPdf(asAnn, 'get', `/api/v1/requests/${body.id}/pdf`)
    for (const part of [
      'Logistic quote request',
      String(body.id),
      'Oil House',
      'Piero Neri',
      '+39 0583 440011',
      'Molo Italia 9',
      '57123 Livorno',
      'Stock',
      'Nordlicht Handel',
      'Am Kai 1',
      'Nordlicht Holding',
      'FOB - Free on Board',
      'EUR-1 (120x80 cm)',
      '4 °C',
      'Warehousing, Local Invoicing',
      'Olive oil',
      'Size: 250 ml',
      '3 × Master carton of 48',
      '93.00 kg',
      '0.288 m³',
      '6907.21',
      '6 packs',
      '120.22 kg',
      '0.386 m³',
      '$1,050.00',
      'FOB is made for sea and inland waterway only.',
      'Ring twice.',
      '#strong[not markup] *x* $y$',
    ])
      expect(text).toContain(part)
  })

  test('of the second shape has the number and goods of the stored request, or those of the products given, or none', async () => {
    const { body } = await send(asAnn, quote([line(tiles, 30)]))
    const { review } = (await asAnn.get(`${path}/${body.id}`)).body.data
    const { id, products, ...bare } = review
    expect(await readPdf(asAnn, 'post', '/api/review-to-pdf', review)).toContain('Floor tiles')
    const unsent = await readPdf(asAnn, 'post', '/api/review-to-pdf', { ...bare, products })
    expect(unsent).toContain('Not sent yet')
    expect(unsent).toContain('$600.00')
    const plain = await readPdf(asAnn, 'post', '/api/review-to-pdf', bare)
    expect(plain).toContain('Piero Neri')
    expect(plain).not.toContain('Gross weight')
    expect(id).toBe(body.id)
  })

  test('asked for thirty times at once in Chinese is made, or told when to come again', async () => {
    const { body } = await send(asAnn, quote([line(tiles, 30)]))
    const { id, ...review } = (await asAnn.get(`${path}/${body.id}`)).body.data.review
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, round) => {
        const notes = Array.from({ length: 4000 }, (_, at) => String.fromCodePoint(0x4e00 + round * 20 + at)).join('')
        return asAnn.post('/api/review-to-pdf', { body: { ...review, additional_notes: notes } })
      }),
    )
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(8)
    for (const { status, headers } of answers.filter(({ status }) => status !== 200))
      expect([status, headers['retry-after']]).toEqual([503, '10'])
    expect(id).toBe(body.id)
  })

  test("another company's quote answers like one that does not exist", async () => {
    const { body } = await send(asAnn, quote([line(tiles, 30)]))
    const { review } = (await asAnn.get(`${path}/${body.id}`)).body.data
    const stranger = await market.as('buyer')
    const answers = await Promise.all([
      stranger.get(`${path}/${body.id}`),
      stranger.get(`/api/v1/requests/${body.id}/pdf`),
      stranger.post('/api/review-to-pdf', { body: review }),
      stranger.get(`${path}/2000000`),
    ])
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404])
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    const seller = await market.as(oilHouse.owner)
    expect((await seller.get(`/api/v1/requests/${body.id}/pdf`)).status).toBe(200)
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
