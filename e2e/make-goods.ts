import { randomUUID } from 'node:crypto'
import { type APIRequestContext, expect } from '@playwright/test'
import { findDemo } from './deals.ts'

type Goods = {
  name: string
  /** What is different of its one price line. */
  term: object
  packaging?: readonly object[]
}

/** A plain product of a seller whose goods are nobody's in the other journeys. */
export async function makeGoods(
  request: APIRequestContext,
  { name, term, packaging = [] }: Goods,
): Promise<{ id: number; slug: string }> {
  const { headers } = await findDemo(request, 'seller2@demo.test')
  const line = {
    ...{ type: 'by_qty', options: {}, price: 2, listPrice: null, minQty: 1, maxQty: null, isAvailable: true },
    ...{ availableQty: 500, sku: null, orderMeasure: 'Piece', measuringUnit: 'pc', measuringUnitType: 'quantity' },
  }
  const answer = await request.post('/api/v1/own-products', {
    headers: { ...headers, 'Idempotency-Key': randomUUID() },
    data: {
      form: {
        ...{ name, body: '', currency: 'EUR', brand: null, family: null, country: 'PT', state: 'published' },
        ...{ position: 0, isDirect: false, warrantyFromPurchase: null, warrantyFromShipping: null },
        ...{ warrantyFromDelivery: null, categories: [], tags: [], attributes: [], images: [], options: [] },
        data: {
          ...{ width: null, height: null, depth: null, dimensionMeasure: 'cm', weightValue: null, weightMeasure: 'kg' },
          ...{ barcodeType: null, barcode: null, usp: '', hts: null },
        },
        packaging,
        terms: [{ ...line, ...term }],
      },
    },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
  return answer.json()
}
