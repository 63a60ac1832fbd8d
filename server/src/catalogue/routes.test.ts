import { plainTerm } from '@fairquay/contract/catalogue/draft.ts'
import { listDetails, listProducts } from '@fairquay/contract/catalogue/endpoints.ts'
import { productCard, product as productShape } from '@fairquay/contract/catalogue/shapes.ts'
import { readUnitPrice } from '@fairquay/contract/money.ts'
import { Check, Errors } from 'typebox/value'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Caller, openTestApp, type TestApp } from '../../test/app.ts'
import {
  cartonOf,
  type MadeCompany,
  type MadeProduct,
  makeCompany,
  makeImage,
  makeIndustry,
  makeProduct,
} from '../../test/make.ts'
import { inTransaction } from '../database.ts'
import { changeProduct } from './change-product.ts'

let test: TestApp
let buyer: Caller
let seller: MadeCompany
let shirt: MadeProduct
let subIndustries: number[]

beforeAll(async () => {
  test = await openTestApp()
  buyer = await test.as('buyer')
  seller = await makeCompany(test.db, {
    name: 'Linho Novo',
    country: 'PT',
    city: 'Porto',
    employees: 12,
    establishedOn: '1974-03-11',
    verifiedAt: new Date(),
  })
  subIndustries = await makeIndustry(test.db, 'Textiles', ['Shirts', 'Towels'])
  shirt = await makeProduct(test.db, seller.id, {
    name: 'Linen shirt – «Élan»',
    body: '<p>Cool “linen”</p>',
    country: 'IT',
    brand: 'Linho',
    categories: subIndustries.slice(0, 1),
    tags: ['Organic'],
    attributes: [{ name: 'Material', value: 'Linen' }],
    images: [
      { imageId: await makeImage(test.db), alt: 'The shirt', sourceUrl: null },
      { imageId: await makeImage(test.db), alt: '', sourceUrl: null },
    ],
    options: [{ name: 'Size', values: ['S', 'L'] }],
    terms: [
      plainTerm(20, { options: { Size: 'S' }, maxQty: 9, availableQty: 5, listPrice: readUnitPrice(25) }),
      plainTerm(18.5, { options: { Size: 'S' }, minQty: 10, availableQty: 5 }),
      plainTerm(22, { options: { Size: 'L' }, availableQty: 5 }),
    ],
    packaging: [cartonOf(12, { packPrice: readUnitPrice(240) })],
    data: {
      width: 30,
      height: 2.5,
      depth: 40,
      dimensionMeasure: 'cm',
      weightValue: 0.25,
      weightMeasure: 'kg',
      barcodeType: 'EAN-13',
      barcode: '4006381333931',
      usp: 'Cool',
      hts: '6205.90',
    },
  })
  await makeProduct(test.db, seller.id, {
    name: 'Towel',
    categories: subIndustries.slice(1),
    terms: [{ ...plainTerm(0), type: 'on_demand', price: null }],
  })
})
afterAll(() => test.close())

describe('GET /api/v1/products/all', () => {
  it('answers in the fixed envelope, every product of the declared shape', async () => {
    for (const caller of [test.guest, buyer]) {
      const { status, headers, body } = await caller.get('/api/v1/products/all')
      expect(status).toBe(200)
      expect(headers['content-type']).toBe('application/json; charset=utf-8')
      expect(Errors(listProducts.answer, body)).toEqual([])
      expect(body.data).toMatchObject({ current_page: 1, per_page: 12, total: 2 })
      for (const one of body.data.data) expect(Check(productCard, one)).toBe(true)
    }
  })

  it('shows a member what a product costs, and a guest nothing of it', async () => {
    const [card] = (await buyer.get('/api/v1/products/all?search=shirt')).body.data.data
    expect(card).toMatchObject({
      name: 'Linen shirt – «Élan»',
      price: 18.5,
      shown_price: { price: 18.5, list_price: null, from: 10, unit: 'Unit' },
      discount: 20,
    })
    const [shown] = (await test.guest.get('/api/v1/products/all?search=shirt')).body.data.data
    const { price: _price, shown_price: _shown, discount: _discount, ...rest } = card
    expect(shown).toEqual(rest)
  })
  it('must not be kept by anybody for a member, and be asked for again by a guest', async () => {
    expect((await buyer.get('/api/v1/products/all')).headers['cache-control']).toBe('no-store')
    expect((await test.guest.get('/api/v1/products/all')).headers).toMatchObject({
      'cache-control': 'no-cache',
      vary: expect.stringContaining('Authorization'),
    })
  })
})

describe('GET /api/v1/products/details', () => {
  it('answers whole products by their ids, each as declared, with the price list for members alone', async () => {
    const query = { ids: `${shirt.id},999999` }
    const { body: open } = await test.guest.get('/api/v1/products/details', { query })
    expect(Errors(listDetails.answer, open)).toEqual([])
    expect(open.data.map(({ id }: { id: number }) => id)).toEqual([shirt.id])
    expect(open.data[0]).not.toHaveProperty('prices')
    const { body } = await buyer.get('/api/v1/products/details', { query })
    expect(Errors(listDetails.answer, body)).toEqual([])
    expect(body.data[0]).toMatchObject({
      name: 'Linen shirt – «Élan»',
      price: 18.5,
      availability: 'in-stock',
      get_prices: [
        {
          price: 20,
          discount: 20,
          currency_string: 'USD',
          get_items: [
            { option: 'S', price: 20 },
            { option: 'L', price: 22 },
          ],
        },
        { price: 18.5, discount: 0, get_items: [{ option: 'S', price: 18.5 }] },
      ],
      prices: [
        {
          id: shirt.termIds[0],
          price_value: 20,
          discount: 20,
          discount_percentage: 5,
          min_qty: 1,
          max_qty: 9,
          measuring_unit_type: 'quantity',
        },
        { price_value: 18.5, discount: 0, discount_percentage: 0, min_qty: 10, max_qty: null },
        { price_value: 22 },
      ],
      get_packaging: [
        {
          key: 'inner',
          get_variants: [
            { get_type: { name: 'Carton' }, get_variant: { innerPackPrice: 240, productPerInnerPack: 12 } },
          ],
        },
      ],
    })
  })
})

describe('GET /api/v1/marketplace/product/:slug', () => {
  it('answers the product, its supplier and its options', async () => {
    const { status, body } = await test.guest.get(`/api/v1/marketplace/product/${shirt.slug}`)
    expect(status).toBe(200)
    expect(body.success).toBe(true)
    expect(Errors(productShape, body.data.product)).toEqual([])
    expect(body.data.product).toMatchObject({
      slug: 'linen-shirt-elan',
      body: '<p>Cool “linen”</p>',
      country: { code: 'IT', name: 'Italy' },
      get_main_image: { alt: 'The shirt' },
      get_all_images: [{ alt: 'The shirt' }, { alt: 'Linen shirt – «Élan»' }],
      get_sub_industries: [{ name: 'Shirts' }],
      get_product_attributes: [{ value: 'Linen', get_attribute_details: { name: 'Material' } }],
      product_data: {
        dimension_height: 2.5,
        weight_value: 0.25,
        product_have_barcode: true,
        hts: '620590',
        ttw_code: expect.stringMatching(/^TTW-\d{6}$/),
      },
      get_tags: [{ get_tag: { name: 'Organic' } }],
    })
    expect(body.data.company).toEqual({
      id: seller.id,
      name: 'Linho Novo',
      slug: 'linho-novo',
      logo: null,
      city: 'Porto',
      country: 'Portugal',
      country_code: 'PT',
      establishment_date: '1974-03-11',
      employees: 12,
      // Approved, and nothing was checked.
      is_verified: false,
      checks: [],
    })
    expect(body.data.options).toEqual(body.data.product.options)
  })

  it('is there for a signed-in person with prices', async () => {
    const { body } = await buyer.get(`/api/v1/marketplace/product/${shirt.slug}`)
    expect(body.data.product.prices).toHaveLength(3)
  })

  it('keeps answering at the slug a product had before', async () => {
    const product = await makeProduct(test.db, seller.id, { name: 'First name' })
    await inTransaction(test.db, (tx) =>
      changeProduct(tx, { productId: product.id, draft: { ...product.draft, name: 'Second name' } }),
    )
    const { status, body } = await test.guest.get('/api/v1/marketplace/product/first-name')
    expect([status, body.data?.product.slug]).toEqual([200, 'second-name'])
  })

  it('answers the same for what never was, what is hidden and what a closed company offers', async () => {
    const shut = await makeCompany(test.db, { status: 2 })
    const hidden = await makeProduct(test.db, seller.id, { name: 'Hidden', state: 'hidden' })
    const closed = await makeProduct(test.db, shut.id, { name: 'Closed' })
    const answers = await Promise.all(
      ['never-was', hidden.slug, closed.slug, 'UPPER', '%20', "x'--"].map((slug) =>
        test.guest.get(`/api/v1/marketplace/product/${slug}`),
      ),
    )
    for (const { status, text } of answers) expect([status, text]).toEqual([404, answers[0]?.text])
  })
})

describe('GET /api/v1/filters', () => {
  it('offers what there is, with how many products each holds', async () => {
    const { body } = await test.guest.get('/api/v1/filters')
    expect(body.categories).toEqual([
      {
        id: expect.any(Number),
        name: 'Textiles',
        icon: 'box',
        products: 2,
        subIndustries: [
          { id: subIndustries[0], name: 'Shirts', products: 1 },
          { id: subIndustries[1], name: 'Towels', products: 1 },
        ],
      },
    ])
    const select = (key: string) => body.select.find((one: { key: string }) => one.key === key).options
    expect(select('country')).toContainEqual({ key: 'Italy', value: 'Italy', icon: '/flags/it.svg', products: 1 })
    expect(select('brand')).toEqual([{ key: expect.any(String), value: 'Linho', products: 1 }])
    expect(select('availability')).toContainEqual({ key: 'on-demand', value: 'On demand', products: 1 })
  })

  it('tells members, and only them, the range of prices', async () => {
    expect((await test.guest.get('/api/v1/filters')).body).not.toHaveProperty('minMaxPrice')
    expect((await test.guest.get('/api/v1/filters')).body.select.map(({ key }: { key: string }) => key)).not.toContain(
      'priceRange',
    )
    const { body } = await buyer.get('/api/v1/filters')
    expect(body.minMaxPrice).toEqual({ minPrice: 12.5, maxPrice: 18.5, currency: 'USD', day: null })
    expect(body.select.map(({ key }: { key: string }) => key)).toEqual([
      'country',
      'priceRange',
      'availability',
      'direct',
      'brand',
      'category',
      'family',
    ])
  })
})
