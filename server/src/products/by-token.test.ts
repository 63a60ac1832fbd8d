import { emptyForm } from '@fairquay/contract/products/form.ts'
import { emptyLine } from '@fairquay/contract/products/price-lines.ts'
import { purchaseOfferOf } from '@fairquay/contract/requests/offer/offers-for-tests.ts'
import type { Scope } from '@fairquay/contract/scopes.ts'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPurchaseMarket, type PurchaseMarket } from '../../test/purchase-market.ts'

let market: PurchaseMarket
beforeAll(async () => {
  market = await openPurchaseMarket()
})
afterAll(() => market.close())

async function asProgram(...scopes: Scope[]) {
  const { body } = await market.asSeller.post('/api/v1/api-tokens', { body: { name: 'ERP', scopes, days: 30 } })
  return market.as({ ...market.house.owner, token: body.token })
}

test('a program puts up a picture and makes a product with it, exports it and sends the file back', async () => {
  const erp = await asProgram('products:read', 'products:write')
  const picture = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#2b6' } })
    .png()
    .toBuffer()
  const { body: image } = await erp.post('/api/image-upload', {
    body: picture,
    headers: { 'content-type': 'image/png' },
  })
  const form = {
    ...emptyForm('IT'),
    name: 'Lamp by a program',
    images: [{ imageId: image.id, alt: 'A lamp' }],
    terms: [{ ...emptyLine(), price: 12.5 }],
  }
  const made = await erp.post('/api/v1/own-products', { body: { form } })
  expect([made.status, made.body.message]).toEqual([201, undefined])
  expect((await erp.get(`/api/v1/own-products/${made.body.id}`)).body.form.images).toMatchObject([
    { imageId: image.id, alt: 'A lamp' },
  ])
  const file = await erp.get('/api/v1/product-export', { query: { format: 'csv' } })
  expect(file.text).toContain('Lamp by a program')
  const bytes = Buffer.from(file.text)
  const begun = await erp.post('/api/v1/imports', { body: { name: 'goods.csv', size: bytes.length } })
  const sent = await erp.put(`/api/v1/imports/${begun.body.id}/content`, {
    query: { offset: 0 },
    body: bytes,
    headers: { 'content-type': 'application/octet-stream' },
  })
  expect(sent.body).toEqual({ received: bytes.length })
  expect((await erp.delete(`/api/v1/imports/${begun.body.id}`)).status).toBe(200)
  expect((await erp.post('/api/v1/own-products/deletions', { body: { ids: [made.body.id] } })).body.deleted).toEqual([
    made.body.id,
  ])
})

test('a program puts a data sheet on a draft and reads it again', async () => {
  const erp = await asProgram('products:read', 'products:write')
  const sheet = new FormData()
  sheet.append('file', new Blob(['%PDF-1.4\nA sheet\n%%EOF']), 'Sheet.pdf')
  const coded = new Response(sheet)
  const { body: stored } = await erp.post('/api/v1/product-documents', {
    body: Buffer.from(await coded.arrayBuffer()),
    headers: { 'content-type': coded.headers.get('content-type') ?? '' },
  })
  const fileId = stored.data.id
  const form = {
    ...emptyForm('IT'),
    name: 'Lamp with a sheet',
    state: 'draft',
    documents: [{ fileId, kind: 'data_sheet', title: 'Sheet', language: null, validUntil: null }],
    terms: [{ ...emptyLine(), price: 12.5 }],
  }
  expect((await erp.post('/api/v1/own-products', { body: { form } })).status).toBe(201)
  const path = `/api/v1/product-documents/${fileId}`
  expect((await market.guest.get(path)).status).toBe(404)
  expect(await erp.get(path)).toMatchObject({ status: 200, text: expect.stringContaining('A sheet') })
  expect((await (await asProgram('orders:read')).get(path)).status).toBe(403)
})

test('a program reads the papers of a request with the scope for it, and without it none', async () => {
  const id = await market.ask()
  const erp = await asProgram('requests:read', 'requests:answer')
  const path = `/api/v1/requests/${id}/threads/${market.house.id}`
  expect((await erp.post(`${path}/offers`, { body: { base: 0, offer: purchaseOfferOf() } })).status).toBe(201)
  const [paper] = (await erp.get(`/api/v1/requests/${id}/documents`)).body.data
  const pdf = await erp.get(`/api/v1/requests/${id}/documents/${paper.id}`)
  expect([pdf.status, pdf.text.slice(0, 5)]).toEqual([200, '%PDF-'])
  const blind = await asProgram('products:read')
  expect((await blind.get(`/api/v1/requests/${id}/documents`)).status).toBe(403)
})
