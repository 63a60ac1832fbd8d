import { plainTerm } from '@fairquay/contract/catalogue/draft.ts'
import {
  listBrands,
  listCountries,
  listIndustryCategories,
  listNewArrivals,
  listSpecialPrices,
} from '@fairquay/contract/explore/endpoints.ts'
import { readUnitPrice } from '@fairquay/contract/money.ts'
import { Errors } from 'typebox/value'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../test/app.ts'
import { makeCompany, makeImage, makeIndustry, makeProduct } from '../../test/make.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
  const seller = await makeCompany(test.db)
  const [oils = 0, teas = 0] = await makeIndustry(test.db, 'Food', ['Oils', 'Teas'])
  await makeIndustry(test.db, 'Empty', ['Nothing'])
  const day = (n: number) => new Date(Date.UTC(2026, 3, n))
  const images = [{ imageId: await makeImage(test.db), alt: '', sourceUrl: null }]
  await makeProduct(test.db, seller.id, {
    name: 'Oldest',
    images,
    brand: 'beta',
    country: 'IT',
    categories: [oils],
    createdAt: day(1),
    terms: [plainTerm(9, { listPrice: readUnitPrice(10) })],
  })
  await makeProduct(test.db, seller.id, {
    name: 'Middle',
    images,
    categories: [teas],
    brand: 'Alpha',
    country: 'IT',
    createdAt: day(2),
    tags: ['Special Deal'],
  })
  await makeProduct(test.db, seller.id, {
    name: 'Bare',
    createdAt: day(4),
    tags: ['Special Deal'],
    terms: [plainTerm(9, { listPrice: readUnitPrice(10) })],
  })
  await makeProduct(test.db, seller.id, {
    name: 'Newest',
    brand: 'Gamma',
    country: 'JP',
    createdAt: day(3),
    state: 'hidden',
  })
})
afterAll(() => test.close())

describe('industry categories', () => {
  it('are all there, or those with products', async () => {
    const all = (await test.guest.get('/api/v1/marketplace/industry-categories')).body
    expect(Errors(listIndustryCategories.answer, all)).toEqual([])
    expect(all.data.industries.map(({ name }: { name: string }) => name)).toEqual(['Food', 'Empty'])
    const available = (await test.guest.get('/api/v1/marketplace/industry-categories?available=true')).body
    expect(available).toMatchObject({
      success: true,
      data: {
        industries: [
          {
            name: 'Food',
            products: 2,
            get_sub_industries: [
              { name: 'Oils', products: 1 },
              { name: 'Teas', products: 1 },
            ],
          },
        ],
      },
    })
    expect(available.data.industries).toHaveLength(1)
    expect(available.data.industries[0].get_sub_industries).toHaveLength(2)
  })
})

describe('brands', () => {
  it('come by name, page by page, if they have products', async () => {
    const { body } = await test.guest.get('/api/v1/marketplace/brands?page=2&perPage=1')
    expect(Errors(listBrands.answer, body)).toEqual([])
    expect(body.data.brands).toEqual({
      data: [{ id: expect.any(Number), name: 'beta', logo: null, products: 1 }],
      current_page: 2,
      per_page: 1,
      total: 2,
    })
    expect((await test.guest.get('/api/v1/marketplace/brands?page=9')).body.data.brands).toMatchObject({
      data: [],
      total: 2,
    })
  })
})

describe('countries', () => {
  it('are counted, with flags of our own, without the excluded ones', async () => {
    const { body } = await test.guest.get('/api/v1/marketplace/countries')
    expect(Errors(listCountries.answer, body)).toEqual([])
    const find = (code: string) => body.countries.find(({ cca2 }: { cca2: string }) => cca2 === code)
    expect(find('IT')).toEqual({ name: 'Italy', cca2: 'IT', icon: '/flags/it.svg', isAvailable: true, products: 2 })
    expect(find('JP')).toMatchObject({ isAvailable: false, products: 0 })
    expect(find('AQ')).toBeUndefined()
  })
})

describe('special products', () => {
  const names = (body: { name: string }[]) => body.map(({ name }) => name)

  it('begin with the newest, without what has no picture or no category', async () => {
    const { body } = await test.guest.get('/special-products/new-arrivals')
    expect(Errors(listNewArrivals.answer, body)).toEqual([])
    expect(names(body)).toEqual(['Middle', 'Oldest'])
    expect((await test.guest.get('/special-products/new-arrivals?limit=1')).body).toHaveLength(1)
  })

  it('are what is discounted for members, and what its seller calls a deal for guests', async () => {
    const buyer = await test.as('buyer')
    const { body } = await buyer.get('/special-products/special-prices')
    expect(Errors(listSpecialPrices.answer, body)).toEqual([])
    expect(names(body)).toEqual(['Oldest'])
    expect(names((await test.guest.get('/special-products/special-prices')).body)).toEqual(['Middle'])
  })
})

// Last, because it makes more products.
describe('industry cards', () => {
  it('show the main picture of their newest product that has one', async () => {
    const picture = async () =>
      (await test.guest.get('/api/v1/marketplace/industry-categories?available=true')).body.data.industries[0].image
    expect(await picture()).toMatchObject({ alt: 'Middle' })
    const seller = await makeCompany(test.db)
    const { id: category } = await test.db
      .selectFrom('sub_industries')
      .select('id')
      .where('name', '=', 'Oils')
      .executeTakeFirstOrThrow()
    const images = [{ imageId: await makeImage(test.db), alt: 'A can of oil', sourceUrl: null }]
    const createdAt = new Date(Date.UTC(2026, 0, 1))
    await makeProduct(test.db, seller.id, { categories: [category], images, createdAt })
    expect(await picture()).toMatchObject({ alt: 'Middle' })
    await makeProduct(test.db, seller.id, { categories: [category], images, createdAt: new Date(Date.UTC(2026, 3, 9)) })
    expect(await picture()).toMatchObject({ alt: 'A can of oil', width: 800 })
  })
})
