import { randomUUID } from 'node:crypto'
import { plainTerm } from '@fairquay/contract/catalogue/draft.ts'
import { purchaseOfferOf } from '@fairquay/contract/requests/offer/offers-for-tests.ts'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readMailbox } from '../../test/mailbox.ts'
import { type MadeProduct, makeProduct } from '../../test/make.ts'
import { openPurchaseMarket, type PurchaseMarket } from '../../test/purchase-market.ts'

let market: PurchaseMarket
let jar: MadeProduct
const codes = { sku: 'JAR-L', barcode: '4006381333931', hts: '15092000', origin_code: 'PT' }

beforeAll(async () => {
  market = await openPurchaseMarket()
  jar = await makeProduct(market.db, market.house.id, {
    name: 'Jar',
    options: [{ name: 'Size', values: ['S', 'L'] }],
    // The article number stands at the first quantity of a combination only, as the editor writes it.
    terms: [
      plainTerm(3, { availableQty: 500, sku: 'JAR-S', options: { Size: 'S' } }),
      plainTerm(5, { availableQty: 500, sku: 'JAR-L', maxQty: 99, options: { Size: 'L' } }),
      plainTerm(4, { availableQty: 500, minQty: 100, options: { Size: 'L' } }),
    ],
    data: { ...market.oil.draft.data, barcode: codes.barcode, barcodeType: 'EAN-13', hts: codes.hts },
  })
})
afterAll(() => market.close())

async function readPdf(id: number): Promise<string> {
  const response = await market.app.http.inject({
    url: `/api/v1/requests/${id}/pdf`,
    headers: { authorization: `Bearer ${market.buyers.owner.token}` },
  })
  const pdf = await extractText(await getDocumentProxy(new Uint8Array(response.rawPayload)), { mergePages: true })
  return pdf.text.replace(/\s+/g, ' ')
}

test('a line keeps the codes of what was asked for, wherever it is read, when the product changes them', async () => {
  const body = { lines: [{ product_id: jar.id, quantity: 120, selected_price_id: jar.termIds[2] }] }
  const sent = await market.asBuyer.post('/api/v1/purchase-requests', {
    body,
    headers: { 'idempotency-key': randomUUID() },
  })
  const id = sent.body.requests[0].id
  await market.db.updateTable('sales_terms').set({ sku: 'NEW' }).where('product_id', '=', jar.id).execute()
  await market.db.updateTable('product_data').set({ hts: '070190' }).where('product_id', '=', jar.id).execute()
  expect((await market.read(market.asSeller, id)).lines).toMatchObject([codes])
  const file = (await market.asSeller.get(`/api/v1/requests/${id}/file`)).body.data
  expect(file.lines).toMatchObject([codes])
  const [mail] = await readMailbox(market.db, market.house.owner.email)
  for (const words of [
    'Article number: JAR-L',
    'Barcode: 4006381333931',
    'Customs code: 1509.20.00',
    'Origin: Portugal',
  ])
    expect([mail?.text.includes(words), (await readPdf(id)).includes(words)]).toEqual([true, true])
  await market.offer(id, 0, purchaseOfferOf())
  await market.accept(id, 1)
  const deal = (await market.read(market.asBuyer, id)).deal
  const [size] = await market.db
    .selectFrom('option_values')
    .innerJoin('product_options', 'product_options.id', 'option_values.option_id')
    .select('option_values.id')
    .where('product_options.product_id', '=', jar.id)
    .where('option_values.value', '=', 'L')
    .execute()
  expect(deal.lines).toMatchObject([{ ...codes, origin: 'Portugal', variant_key: String(size?.id) }])
  const papers = await market.db.selectFrom('request_papers').select('data').where('request_id', '=', id).execute()
  expect(papers.map(({ data }) => JSON.stringify(data).includes('Article number JAR-L'))).toEqual([true])
})

test('a question about a product carries them too, and no article number where several could be meant', async () => {
  const question = { product_id: jar.id, quantity: 3, is_sample: false, message: 'Glass?' }
  const { body } = await market.asBuyer.post('/api/v1/product-questions', {
    body: question,
    headers: { 'idempotency-key': randomUUID() },
  })
  expect((await market.read(market.asSeller, body.id)).lines).toMatchObject([
    { sku: null, barcode: codes.barcode, hts: '070190', origin_code: 'PT' },
  ])
})
