import { randomUUID } from 'node:crypto'
import { plainTerm } from '@fairquay/contract/catalogue/draft.ts'
import { readUnitPrice } from '@fairquay/contract/money.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Caller, openTestApp, type TestApp } from '../../test/app.ts'
import { type MadeCompany, makeCompany, makeProduct } from '../../test/make.ts'

let market: TestApp
let house: MadeCompany
let seller: Caller
beforeAll(async () => {
  market = await openTestApp()
  house = await makeCompany(market.db)
  seller = await market.as(house.owner)
})
afterAll(() => market.close())

const patch = (items: object[], who = seller) =>
  who.patch('/api/v1/prices', { body: { items }, headers: { 'idempotency-key': randomUUID() } })
const pricesOf = async (slug: string) =>
  (await seller.get(`/api/v1/marketplace/product/${slug}`)).body.data.product.prices.map(
    (line: { price_value: number; discount_percentage: number }) => [line.price_value, line.discount_percentage],
  )
const refusal = (index: number, code: string, field: string) =>
  expect.objectContaining({ index, status: 'refused', code, field })

test('prices are set by SKU and tier, item by item; listing, version and audit follow once', async () => {
  const lamp = await makeProduct(market.db, house.id, {
    name: 'Lamp',
    options: [{ name: 'Size', values: ['S', 'L'] }],
    terms: [
      plainTerm(5, { options: { Size: 'S' }, maxQty: 9, sku: 'LAMP-S', listPrice: readUnitPrice(6) }),
      plainTerm(4, { options: { Size: 'S' }, minQty: 10, sku: 'LAMP-S' }),
      plainTerm(7, { options: { Size: 'L' }, sku: 'LAMP-L' }),
    ],
  })
  const other = await makeProduct(market.db, (await makeCompany(market.db)).id, { name: 'Not ours' })
  const { body, status } = await patch([
    { sku: 'lamp-s', min_qty: 1, price: 5.5 },
    { sku: 'LAMP-S', min_qty: 10, price: 3.999, currency: 'USD' },
    { sku: 'LAMP-L', price: 8, list_price: 10 },
    { sku: 'LAMP-S', price: 1 },
    { sku: 'LAMP-L', price: 1 },
    { sku: 'LAMP-L', price: 8, currency: 'EUR' },
    { product_id: other.id, price: 1 },
    { price: 1 },
  ])
  expect(status).toBe(200)
  expect(body).toMatchObject({ done: 3, refused: 5 })
  expect(body.items).toEqual([
    expect.objectContaining({ index: 0, status: 'done', min_qty: 1, price: 5.5, list_price: 6, currency: 'USD' }),
    expect.objectContaining({ index: 1, status: 'done', min_qty: 10, price: 3.999, list_price: null }),
    expect.objectContaining({ index: 2, status: 'done', price: 8, list_price: 10 }),
    refusal(3, 'tier_missing', 'min_qty'),
    refusal(4, 'twice', 'sku'),
    refusal(5, 'other_currency', 'currency'),
    refusal(6, 'unknown_product', 'product_id'),
    refusal(7, 'not_named', 'sku'),
  ])
  expect(await pricesOf(lamp.slug)).toEqual([
    [5.5, 0.5],
    [3.999, 0],
    [8, 2],
  ])
  const before = (await seller.get(`/api/v1/own-products/${lamp.id}`)).body
  expect(before.version).toBe(2)
  // What is said already changes nothing, and is no entry.
  expect((await patch([{ sku: 'LAMP-L', price: 8 }])).body.items).toMatchObject([{ status: 'done', list_price: 10 }])
  expect((await seller.get(`/api/v1/own-products/${lamp.id}`)).body.version).toBe(2)
  const audit = await (await market.as('admin')).get('/api/v1/operator/audit', {
    query: { thing: 'product', thing_id: lamp.id },
  })
  expect(audit.body.data).toMatchObject([
    { action: 'changed', before: { prices: [5, 4, 7] }, after: { prices: [5.5, 3.999, 8] } },
  ])
})
