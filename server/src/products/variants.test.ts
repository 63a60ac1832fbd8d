import { randomUUID } from 'node:crypto'
import { plainTerm } from '@fairquay/contract/catalogue/draft.ts'
import { draftMessages } from '@fairquay/contract/catalogue/draft-messages.ts'
import type { ProductVariant } from '@fairquay/contract/catalogue/shapes.ts'
import { completeVariant } from '@fairquay/contract/catalogue/variants.ts'
import { readUnitPrice } from '@fairquay/contract/money.ts'
import { type ProductForm, toProductForm } from '@fairquay/contract/products/form.ts'
import { purchaseOfferOf } from '@fairquay/contract/requests/offer/offers-for-tests.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cartonOf, makeCompany, makeImage, makeProduct } from '../../test/make.ts'
import { openPurchaseMarket, type PurchaseMarket } from '../../test/purchase-market.ts'

let market: PurchaseMarket
let images: number[]
beforeAll(async () => {
  market = await openPurchaseMarket()
  images = [await makeImage(market.db), await makeImage(market.db)]
})
afterAll(() => market.close())

const barcode = '4006381333931'
let made = 0

/** Cheese by weight: the large one has a barcode, a weight, a picture and packs of its own. */
async function makeCheese() {
  made++
  const line = (Size: string, more: object) =>
    plainTerm(10, { options: { Size }, measuringUnit: 'kg', measuringUnitType: 'weight', availableQty: 500, ...more })
  const product = await makeProduct(market.db, market.house.id, {
    name: `Cheese ${made}`,
    options: [{ name: 'Size', values: ['S', 'L'] }],
    terms: [
      line('S', { sku: `CH-10${made}-S` }),
      line('L', { maxQty: 9, sku: `CH-10${made}-L` }),
      line('L', { minQty: 10, price: readUnitPrice(9) }),
    ],
    data: { ...market.oil.draft.data, weightValue: 1, weightMeasure: 'kg', barcode: '96385074', barcodeType: 'EAN-8' },
    packaging: [cartonOf(12)],
    images: images.map((imageId) => ({ imageId, alt: '', sourceUrl: null })),
    variants: [
      completeVariant({
        options: { Size: 'L' },
        barcode,
        barcodeType: 'EAN-13',
        weightValue: 2500,
        weightMeasure: 'g',
        width: 30,
        images: [images[1] ?? 0],
        packaging: [cartonOf(4, { type: 'Crate', packPrice: readUnitPrice(77) })],
      }),
    ],
  })
  const [, large] = await market.db
    .selectFrom('option_values')
    .innerJoin('product_options', 'product_options.id', 'option_values.option_id')
    .select('option_values.id')
    .where('product_options.product_id', '=', product.id)
    .orderBy('option_values.position')
    .execute()
  return { ...product, large: large?.id ?? 0 }
}

const once = (body: object) => ({ body, headers: { 'idempotency-key': randomUUID() } })
const read = async (id: number) => (await market.asSeller.get(`/api/v1/own-products/${id}`)).body
const save = (id: number, version: number, form: ProductForm) =>
  market.asSeller.put(`/api/v1/own-products/${id}`, { body: { version, form } })

test('everybody sees what a variant says of itself; what its packs cost is for members', async () => {
  const { slug, large } = await makeCheese()
  const seen = async (who: typeof market.guest) =>
    (await who.get(`/api/v1/marketplace/product/${slug}`)).body.data.product.variants as ProductVariant[]
  const [guests, members] = [await seen(market.guest), await seen(market.asBuyer)]
  const told = {
    option_values: [large],
    sku: `CH-10${made}-L`,
    barcode,
    barcode_type: 'EAN-13',
    weight_value: 2500,
    weight_measure: 'g',
    dimension_width: 30,
    dimension_height: null,
    images: [1],
  }
  expect(guests).toMatchObject([{ sku: `CH-10${made}-S` }, told])
  expect(members[1]).toMatchObject(told)
  const priceOf = (variants: ProductVariant[]) => variants[1]?.get_packaging?.[0]?.get_variants[0]?.get_variant
  expect(priceOf(guests)).toMatchObject({ productPerInnerPack: 4 })
  expect([priceOf(guests)?.innerPackPrice, priceOf(members)?.innerPackPrice]).toEqual([undefined, 77])
})

test('a product is found by the article number and the barcode of a variant', async () => {
  const { id, slug } = await makeCheese()
  for (const code of [barcode, `ch-10${made}-l`]) {
    const { body } = await market.guest.get('/api/v2/search', { query: { search: code } })
    expect(body.data.map((one: { slug: string }) => one.slug)).toContain(slug)
    const own = await market.asSeller.get('/api/v1/own-products', { query: { search: code } })
    expect(own.body.data.map((one: { id: number }) => one.id)).toContain(id)
  }
})

test('a form says all of it again; one that leaves variants out keeps them, under a new name too', async () => {
  const { id, draft } = await makeCheese()
  const { form, version } = await read(id)
  expect(form.variants).toEqual(toProductForm(draft).variants)
  expect(form.terms.map(({ sku }: { sku: string }) => sku)).toEqual([
    `CH-10${made}-S`,
    `CH-10${made}-L`,
    `CH-10${made}-L`,
  ])
  const { variants, ...unknowing } = form
  const rename = (text: string) => text.replaceAll('"L"', '"Large"')
  const renamed = await save(id, version, JSON.parse(rename(JSON.stringify({ ...unknowing, images: [] }))))
  expect(renamed.status).toBe(200)
  const after = await read(id)
  expect(after.form.variants).toEqual([{ ...variants[0], options: { Size: 'Large' }, images: [] }])
  await save(id, after.version, { ...after.form, variants: [] })
  expect((await read(id)).form.variants).toBeUndefined()
})

test('faults are told at the field, and no code stands for two variants', async () => {
  const { id } = await makeCheese()
  const { form, version } = await read(id)
  const [large] = form.variants
  const small = { options: { Size: 'S' }, barcode, barcodeType: 'EAN-13' }
  const twice = await save(id, version, {
    ...form,
    terms: form.terms.map((term: object) => ({ ...term, sku: 'SAME' })),
    variants: [large, small],
  })
  expect([twice.status, twice.body.details]).toEqual([
    400,
    {
      'terms.1.sku': draftMessages.skuOfAnother('SAME'),
      'terms.2.sku': draftMessages.skuOfAnother('SAME'),
      'variants.1.barcode': draftMessages.barcodeOfAnother,
    },
  ])
  const foreign = await save(id, version, { ...form, variants: [{ ...large, images: [await makeImage(market.db)] }] })
  expect(foreign.body.details).toEqual({ 'variants.0.images': draftMessages.notItsPicture })
})

test('codes that another product of the company has are pointed out, and refuse nothing', async () => {
  const stranger = await makeCompany(market.db)
  const one = await makeCheese()
  const sku = `CH-10${made}-S`
  await makeProduct(market.db, stranger.id, { terms: [plainTerm(1, { sku })] })
  expect((await read(one.id)).codes_elsewhere.map(({ kind }: { kind: string }) => kind)).not.toContain('sku')
  const other = await makeCheese()
  const { form, version } = await read(other.id)
  const terms = [{ ...form.terms[0], sku: sku.toLowerCase() }, ...form.terms.slice(1)]
  expect((await save(other.id, version, { ...form, terms })).status).toBe(200)
  const told = (await read(one.id)).codes_elsewhere
  expect(told).toContainEqual({ kind: 'sku', code: sku, product_id: other.id, name: form.name })
  expect(told).toContainEqual(expect.objectContaining({ kind: 'barcode', code: barcode }))
  expect(told.map(({ product_id }: { product_id: number }) => product_id)).not.toContain(one.id)
})

test('who asks for a variant gets its weight, its codes and its packs, in the deal and on the order', async () => {
  const { id, termIds } = await makeCheese()
  const body = { lines: [{ product_id: id, quantity: 8, selected_price_id: termIds[1] }] }
  const sent = await market.asBuyer.post('/api/v1/purchase-requests', once(body))
  const request = sent.body.requests[0].id
  const codes = { sku: `CH-10${made}-L`, barcode }
  expect((await market.read(market.asBuyer, request)).lines).toMatchObject([
    { ...codes, weight_value: 2.5, total_price: 200 },
  ])
  const file = (await market.asBuyer.get(`/api/v1/requests/${request}/file`)).body.data
  expect(file.lines).toMatchObject([{ ...codes, load: { packs: 2 } }])
  await market.offer(request, 0, purchaseOfferOf())
  await market.accept(request, 1)
  const deal = (await market.read(market.asBuyer, request)).deal
  expect(deal.lines).toMatchObject([{ ...codes, load: { type: 'Crate', units: 4, packs: 2 } }])
})
