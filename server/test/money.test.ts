import { randomUUID } from 'node:crypto'
import { emptyForm, type ProductForm } from '@fairquay/contract/products/form.ts'
import { emptyLine } from '@fairquay/contract/products/price-lines.ts'
import { offerLineOf, purchaseOfferOf } from '@fairquay/contract/requests/offer/offers-for-tests.ts'
import { sql } from 'kysely'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { scalePrices } from '../src/catalogue/price-keys.ts'
import { upsertRates } from '../src/currency/queries.ts'
import { type Caller, openTestApp, type TestApp } from './app.ts'
import { readMailbox } from './mailbox.ts'
import { type MadeCompany, makeCompany } from './make.ts'

let market: TestApp
let house: MadeCompany
let buyers: MadeCompany
let seller: Caller
let buyer: Caller
let buyerToken: string

beforeAll(async () => {
  market = await openTestApp()
  const day = new Date().toISOString().slice(0, 10)
  const rates = [
    { currency: 'USD', rate: 1.0842, day },
    { currency: 'JPY', rate: 163.4, day },
    { currency: 'KWD', rate: 0.3324, day },
  ] as const
  await upsertRates(market.db, rates, 'hand', null)
  await scalePrices(market.db, 'USD')
  house = await makeCompany(market.db)
  buyers = await makeCompany(market.db, { kind: 'buyer', country: 'DE' })
  seller = await market.as(house.owner)
  buyer = await market.as(buyers.owner)
  buyerToken = buyers.owner.token
})
afterAll(() => market.close())

const once = (body: object) => ({ body, headers: { 'idempotency-key': randomUUID() } })
const put = (form: Partial<ProductForm>) =>
  seller.post(
    '/api/v1/own-products',
    once({ form: { ...emptyForm('PT'), name: `Screw ${randomUUID()}`, state: 'published', ...form } }),
  )
const line = (price: number) => ({ ...emptyLine(), price, availableQty: 1_000_000 })

async function readPaper(requestId: number): Promise<string> {
  const { order } = (await buyer.get(`/api/v1/requests/${requestId}`)).body.data
  const path = `/api/v1/orders/${order.id}/papers`
  const { papers } = (await buyer.get(`/api/v1/orders/${order.id}/money`)).body.data as {
    papers: { id: number; number: string }[]
  }
  const invoice = papers.find(({ number }) => number.startsWith('PRO'))
  const pdf = await market.app.http.inject({
    url: `${path}/${invoice?.id}`,
    headers: { authorization: `Bearer ${buyerToken}` },
  })
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf.rawPayload)), { mergePages: true })
  return text.normalize('NFKC').replace(/\s+/g, ' ')
}

describe.each([
  {
    currency: 'USD',
    price: 0.0042,
    quantity: 10_001,
    total: 42,
    offered: 0.0039,
    agreed: 39,
    kept: { price: 3900, total: 3900 },
    texts: { price: '$0.0042', total: '$42.00', offered: '$0.0039', agreed: '$39.00' },
  },
  {
    currency: 'JPY',
    price: 12.5,
    quantity: 3,
    total: 38,
    offered: 1500,
    agreed: 4500,
    kept: { price: 1_500_000_000, total: 4500 },
    texts: { price: '¥12.5', total: '¥38', offered: '¥1,500', agreed: '¥4,500' },
  },
  {
    currency: 'KWD',
    price: 1.2345,
    quantity: 7,
    total: 8.642,
    offered: 1.2,
    agreed: 8.4,
    kept: { price: 1_200_000, total: 8400 },
    texts: { price: 'KWD 1.2345', total: 'KWD 8.642', offered: 'KWD 1.200', agreed: 'KWD 8.400' },
  },
] as const)('goods at $price $currency', ({ currency, price, quantity, total, offered, agreed, kept, texts }) => {
  let id: number
  let slug: string
  let request: number

  test('stand in the catalogue and the editor at that price', async () => {
    // Prices are compared in the buyer's currency, by the rates of the day.
    await sql`update companies set currency = ${currency} where id = ${buyers.id}`.execute(market.db)
    const made = await put({ currency, terms: [line(price)] })
    expect(made.status).toBe(201)
    ;({ id, slug } = made.body)
    const { product } = (await buyer.get(`/api/v1/marketplace/product/${slug}`)).body.data
    expect(product).toMatchObject({ price, currency, prices: [{ price_value: price, currency }] })
    expect((await seller.get(`/api/v1/own-products/${id}`)).body.form.terms[0].price).toBe(price)
    const range = { priceRange: `${price},${price}`, supplier: String(house.id) }
    expect((await buyer.get('/api/v1/products/all', { query: range })).body.data.data).toMatchObject([{ id }])
  })

  test('are seen in the cart at that price', async () => {
    const seen = { price, currency }
    const lines = [
      {
        product_id: id,
        option_values: [],
        selected_price_id: null,
        quantity,
        changed_at: new Date().toISOString(),
        seen,
      },
    ]
    expect((await buyer.put('/api/v1/cart', { body: { lines } })).status).toBe(200)
    const found = (await buyer.get('/api/v1/cart')).body.lines.find(
      (one: { product_id: number }) => one.product_id === id,
    )
    expect(found).toMatchObject({ seen, product: { prices: [{ price_value: price }] } })
  })

  test('are asked for at a total that is rounded once', async () => {
    const { product } = (await buyer.get(`/api/v1/marketplace/product/${slug}`)).body.data
    const lines = [{ product_id: id, quantity, selected_price_id: product.prices[0].id }]
    const sent = await buyer.post('/api/v1/purchase-requests', once({ lines }))
    expect(sent.body.requests).toMatchObject([{ total_price: total }])
    request = sent.body.requests[0].id
    expect((await seller.get(`/api/v1/requests/${request}`)).body.data).toMatchObject({
      total_price: total,
      currency,
      lines: [{ price_value: price, total_price: total }],
    })
    const mail = (await readMailbox(market.db, house.owner.email)).find(({ subject }) =>
      subject.includes(`${request}:`),
    )
    const text = mail?.text.normalize('NFKC')
    expect(text).toContain(`${texts.price}\n   ${texts.total}\n`)
    expect(text).toContain(`Total: ${texts.total}`)
  })

  test('are offered and agreed on, kept in whole numbers and printed as agreed', async () => {
    const path = (what: string) => `/api/v1/requests/${request}/threads/${house.id}/${what}`
    const lines = [offerLineOf({ tiers: [{ min_quantity: 1, price: offered }] })]
    const made = await seller.post(path('offers'), once({ base: 0, offer: purchaseOfferOf({ currency, lines }) }))
    expect(made.status).toBe(201)
    expect((await buyer.post(path('acceptance'), once({ number: 1 }))).status).toBe(201)
    const { threads, deal } = (await buyer.get(`/api/v1/requests/${request}`)).body.data
    expect(threads[0].offers).toMatchObject([{ total: agreed, offer: { lines } }])
    expect(deal).toMatchObject({ total: agreed, goods_total: agreed, lines: [{ unit_price: offered, total: agreed }] })
    const stored = await market.db
      .selectFrom('request_deals')
      .innerJoin('request_offers', (join) => join.onRef('request_offers.thread_id', '=', 'request_deals.thread_id'))
      .select(['body', 'total', 'snapshot'])
      .where('request_id', '=', request)
      .executeTakeFirstOrThrow()
    expect(stored).toMatchObject({
      total: kept.total,
      body: { lines: [{ tiers: [{ price: kept.price }] }] },
      snapshot: { total: kept.total, lines: [{ unit_price: kept.price, total: kept.total }] },
    })
    const paper = await readPaper(request)
    expect(paper).toContain(texts.offered)
    expect(paper).toContain(texts.agreed)
  })
})

test.each([
  ['seven decimals', { terms: [line(0.0000001)] }, 'terms.0.price'],
  ['the sum of two floats', { terms: [line(0.1 + 0.2)] }, 'terms.0.price'],
  ['more than a billion', { terms: [line(1_000_000_001)] }, 'terms.0.price'],
])('a price of %s is refused by its field', async (_, form, field) => {
  const answer = await put(form)
  expect([answer.status, Object.keys(answer.body.details)]).toEqual([400, [field]])
})

test('a currency that is not offered is refused', async () => {
  expect((await put({ currency: 'XTS' as 'USD' })).status).toBe(400)
})
