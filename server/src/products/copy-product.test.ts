import { plainTerm } from '@fairquay/contract/catalogue/draft.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Caller, openTestApp, type TestApp } from '../../test/app.ts'
import { cartonOf, type MadeCompany, makeCompany, makeImage, makeProduct } from '../../test/make.ts'

let market: TestApp
let house: MadeCompany
let seller: Caller
beforeAll(async () => {
  market = await openTestApp()
  house = await makeCompany(market.db)
  seller = await market.as(house.owner)
})
afterAll(() => market.close())

const base = '/api/v1/own-products'
const make = (change: Parameters<typeof makeProduct>[2]) => makeProduct(market.db, house.id, change)
const read = async (id: number) => (await seller.get(`${base}/${id}`)).body

test('a copy is a draft of its own that has everything but article numbers, barcodes and stock', async () => {
  const picture = await makeImage(market.db)
  const other = await make({ name: 'Bulb' })
  const { id } = await make({
    name: 'Lamp',
    body: '<p>Bright</p>',
    importHandle: 'lamp-1',
    tags: ['Light'],
    packaging: [cartonOf(6)],
    images: [{ imageId: picture, alt: 'A lamp', sourceUrl: 'https://pictures.test/lamp.png' }],
    terms: [plainTerm(10, { sku: 'LAMP-1', availableQty: 40, maxQty: 9 }), plainTerm(9, { minQty: 10 })],
    links: [{ kind: 'accessory', productId: other.id }],
  })
  const before = await read(id)
  const made = await seller.post(`${base}/${id}/copies`)
  expect(made.status).toBe(201)
  const copy = await read(made.body.id)
  expect(copy.slug).toBe('lamp-copy')
  expect(copy.form).toEqual({
    ...before.form,
    name: 'Lamp (copy)',
    state: 'draft',
    terms: before.form.terms.map((line: object) => ({ ...line, sku: null, availableQty: 0, lowAt: null })),
  })
  expect(copy.form.images).toEqual([{ imageId: picture, alt: 'A lamp' }])
  expect((await market.guest.get('/api/v1/marketplace/product/lamp-copy')).status).toBe(404)
  // What it was made from stays as it was, and a second copy has an address of its own.
  expect(await read(id)).toEqual(before)
  expect((await seller.post(`${base}/${id}/copies`)).body.slug).not.toBe('lamp-copy')
})

test('a product that was deleted is not copied', async () => {
  const { id } = await make({ name: 'Gone' })
  await seller.post(`${base}/deletions`, { body: { ids: [id] } })
  expect((await seller.post(`${base}/${id}/copies`)).status).toBe(404)
})
