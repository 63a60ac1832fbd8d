import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Caller } from '../../test/app.ts'
import type { MadeCompany, MadeProduct, Person } from '../../test/make.ts'
import { openQuoteMarket, type QuoteMarket, quoteLine, quotesPath, sendQuote } from '../../test/quote-market.ts'

let market: QuoteMarket['market']
let oilHouse: MadeCompany
let oil: MadeProduct
let tiles: MadeProduct
let ann: Person
let asAnn: Caller
let quote: QuoteMarket['quote']

beforeAll(async () => {
  ;({ market, oilHouse, oil, tiles, ann, asAnn, quote } = await openQuoteMarket())
})
afterAll(() => market.close())

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

describe('the document', () => {
  test('says everything a forwarder needs, and what people typed stays text', async () => {
    const byShip = quote([quoteLine(oil, 100), quoteLine(tiles, 30)], ({ shipment_data }) => {
      shipment_data.transport.type = 'boat'
      shipment_data.incoterm = 'FOB'
    })
    const { body } = await sendQuote(asAnn, byShip)
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
      'How it is loaded',
      '3 × Olive oil, 250 ml',
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
      'FCA, CPT or CIP fit better than FOB.',
      'Ring twice.',
      '#strong[not markup] *x* $y$',
    ])
      expect(text).toContain(part)
  })

  test('of the second shape has the number and goods of the stored request, or those of the products given, or none', async () => {
    const { body } = await sendQuote(asAnn, quote([quoteLine(tiles, 30)]))
    const { review } = (await asAnn.get(`${quotesPath}/${body.id}`)).body.data
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
    const { body } = await sendQuote(asAnn, quote([quoteLine(tiles, 30)]))
    const { id, ...review } = (await asAnn.get(`${quotesPath}/${body.id}`)).body.data.review
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
    const { body } = await sendQuote(asAnn, quote([quoteLine(tiles, 30)]))
    const { review } = (await asAnn.get(`${quotesPath}/${body.id}`)).body.data
    const stranger = await market.as('buyer')
    const answers = await Promise.all([
      stranger.get(`${quotesPath}/${body.id}`),
      stranger.get(`/api/v1/requests/${body.id}/pdf`),
      stranger.post('/api/review-to-pdf', { body: review }),
      stranger.get(`${quotesPath}/2000000`),
    ])
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404])
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
    const seller = await market.as(oilHouse.owner)
    expect((await seller.get(`/api/v1/requests/${body.id}/pdf`)).status).toBe(200)
  })
})
