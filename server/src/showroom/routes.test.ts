import { plainTerm } from '@fairquay/contract/catalogue/draft.ts'
import { failures } from '@fairquay/contract/errors.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Caller, openTestApp, type TestApp } from '../../test/app.ts'
import { type MadeCompany, makeCompany, makeIndustry, makeProduct } from '../../test/make.ts'
import { indexCompany } from '../company/index-company.ts'
import { inTransaction } from '../database.ts'
import { retireSlug } from '../unique-slugs.ts'

let app: TestApp
let buyer: Caller
let seller: MadeCompany
let locked: MadeCompany
let teas: number

beforeAll(async () => {
  app = await openTestApp()
  buyer = await app.as('buyer')
  ;[teas = 0] = await makeIndustry(app.db, 'Drinks', ['Teas', 'Juices'])
  seller = await makeCompany(app.db, {
    name: 'Quinta das Ervas',
    bannerTitle: 'Leaves of the Azores',
    description: 'Tea from the islands.',
    exportCountries: ['FR', 'CA'],
    brands: ['Gorreana'],
  })
  await makeProduct(app.db, seller.id, {
    name: 'Green tea',
    position: 3,
    categories: [teas],
    brand: 'Gorreana',
    terms: [plainTerm(9, { availableQty: 50 })],
  })
  await makeProduct(app.db, seller.id, {
    name: 'Black tea',
    position: 1,
    family: 'Breakfast',
    terms: [plainTerm(4, { availableQty: 50 })],
  })
  await makeProduct(app.db, seller.id, {
    name: 'Apple juice',
    position: 2,
    terms: [plainTerm(15, { availableQty: 50 })],
  })
  await makeProduct(app.db, seller.id, { name: 'Draft juice', state: 'draft' })
  const other = await makeCompany(app.db)
  await makeProduct(app.db, other.id, { name: 'Somebody else’s tea', brand: 'Gorreana' })
  locked = await makeCompany(app.db, { name: 'Closed House', status: 0 })
  await makeProduct(app.db, locked.id, { name: 'Hidden tea' })
})
afterAll(() => app.close())

const showroom = (query: object = {}, caller: Caller = app.guest, slug = seller.slug) =>
  caller.get(`/api/v1/marketplace/showroom/${slug}`, { query })
const names = (answer: { body: { data: { products: { data: { name: string }[] } } } }) =>
  answer.body.data.products.data.map(({ name }) => name)

/** Every key anywhere in an answer. */
function listKeys(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(listKeys)
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => [key, ...listKeys(inner)])
}
const priceKeys = /price|discount|prices|min_qty|sales/i

describe('a showroom', () => {
  test('shows its company and its own goods in the seller’s order', async () => {
    const answer = await showroom()
    expect(answer.status).toBe(200)
    expect(answer.body.data.company).toMatchObject({
      name: 'Quinta das Ervas',
      bannerTitle: 'Leaves of the Azores',
      bannerSubTitle: null,
      get_user: [{ first_name: 'Test', status: 1 }],
      total_products: 3,
    })
    expect(names(answer)).toEqual(['Black tea', 'Apple juice', 'Green tea'])
    expect(answer.body.data.products).toMatchObject({ current_page: 1, per_page: 20, total: 3 })
  })

  test('is paged', async () => {
    const answer = await showroom({ page: 2, perPage: 2 })
    expect(names(answer)).toEqual(['Green tea'])
    expect(answer.body.data.products).toMatchObject({ current_page: 2, per_page: 2, total: 3 })
    const refused = await showroom({ perPage: 101 })
    expect(refused.status).toBe(400)
    expect(Object.keys(refused.body.details)).toEqual(['perPage'])
  })

  test.each([
    ['sortAlphabetically', ['Apple juice', 'Black tea', 'Green tea']],
    ['sortNewest', ['Apple juice', 'Black tea', 'Green tea']],
    ['sortOldest', ['Green tea', 'Black tea', 'Apple juice']],
  ])('is sorted by %s', async (flag, expected) => {
    expect(names(await showroom({ [flag]: 'true' }))).toEqual(expected)
  })

  test('is sorted by price for members and not for guests', async () => {
    expect(names(await showroom({ sortHighestPrice: 'true' }, buyer))).toEqual([
      'Apple juice',
      'Green tea',
      'Black tea',
    ])
    expect(names(await showroom({ sortHighestPrice: 'true' }))).toEqual(['Black tea', 'Apple juice', 'Green tea'])
  })

  test('is filtered by brand, category and family, in its own order and in others', async () => {
    const { body } = await app.guest.get(`/api/showroom/filters/${seller.id}`)
    const [brand] = body.brands
    const [family] = body.families
    expect(body).toEqual({
      brands: [{ id: brand.id, name: 'Gorreana', products: 1 }],
      categories: [{ industry: 'Drinks', industries: [{ id: teas, name: 'Teas', products: 1 }] }],
      families: [{ id: family.id, name: 'Breakfast', products: 1 }],
    })
    expect(names(await showroom({ brand: brand.id }))).toEqual(['Green tea'])
    expect(names(await showroom({ brand: brand.id, sortNewest: 'true' }))).toEqual(['Green tea'])
    expect(names(await showroom({ category: teas }))).toEqual(['Green tea'])
    expect(names(await showroom({ family: family.id }))).toEqual(['Black tea'])
    expect((await showroom({ family: family.id, category: teas })).body.data.products.total).toBe(0)
  })

  test('answers at a slug it had before', async () => {
    await retireSlug(app.db, 'company', 'old-name-of-quinta', seller.id)
    expect((await showroom({}, app.guest, 'old-name-of-quinta')).body.data.company.slug).toBe(seller.slug)
  })

  test('is not found where there is none: unknown, or a buyer’s', async () => {
    const shop = await makeCompany(app.db, { kind: 'buyer' })
    for (const slug of ['nobody', shop.slug]) {
      const answer = await showroom({}, app.guest, slug)
      expect(answer).toMatchObject({ status: 404, body: { code: 'not_found' } })
    }
  })
})

describe('the order pad', () => {
  const shop = (caller: Caller, slug = seller.slug, query: object = {}) =>
    caller.get(`/api/v1/marketplace/shop/${slug}`, { query })

  test('lists every product in the seller’s order with its price list for a member', async () => {
    const answer = await shop(buyer)
    expect(names(answer)).toEqual(['Black tea', 'Apple juice', 'Green tea'])
    expect(answer.body.data.company).toMatchObject({ id: seller.id, name: 'Quinta das Ervas' })
    expect(answer.body.data.products).toMatchObject({ current_page: 1, per_page: 500, total: 3 })
    expect(answer.body.data.products.data[0]).toMatchObject({
      name: 'Black tea',
      availability: 'in-stock',
      currency: 'USD',
      options: [],
      prices: [{ price_value: 4, min_qty: 1, available_qty: 50 }],
    })
  })

  test('has an end', async () => {
    expect(names(await shop(buyer, seller.slug, { page: 2 }))).toEqual([])
    expect((await shop(buyer, seller.slug, { page: 0 })).status).toBe(400)
  })
})

describe('no price reaches a guest', () => {
  test.each([
    ['showroom', () => showroom()],
    ['showroom by price', () => showroom({ sortLowestPrice: 'true' })],
    ['filters', () => app.guest.get(`/api/showroom/filters/${seller.id}`)],
    ['order pad', () => app.guest.get(`/api/v1/marketplace/shop/${seller.slug}`)],
    ['company', () => app.guest.get(`/api/v1/marketplace/company/${seller.slug}`)],
  ])('in the %s', async (_name, ask) => {
    const answer = await ask()
    expect(answer.status).toBe(200)
    expect(listKeys(answer.body).filter((key) => priceKeys.test(key))).toEqual([])
  })
})

describe('the security gate', () => {
  const paths = (slug: string) => ['showroom', 'shop', 'company'].map((what) => `/api/v1/marketplace/${what}/${slug}`)

  test('sends nothing of a locked company, to guests and to members', async () => {
    for (const caller of [app.guest, buyer])
      for (const path of paths(locked.slug)) {
        const answer = await caller.get(path)
        expect(answer).toMatchObject({
          status: 403,
          body: { code: 'company_locked', message: failures.company_locked.message },
        })
        expect(answer.text).not.toMatch(/Closed House|Hidden tea/)
      }
    expect((await app.guest.get(`/api/showroom/filters/${locked.id}`)).body).toEqual({
      brands: [],
      categories: [],
      families: [],
    })
  })

  test('closes when the first person is suspended and opens again', async () => {
    const house = await makeCompany(app.db)
    await makeProduct(app.db, house.id)
    const setStatus = (status: number) =>
      inTransaction(app.db, async (tx) => {
        await tx.updateTable('users').set({ status }).where('id', '=', house.owner.id).execute()
        await indexCompany(tx, house.id)
      })
    expect((await showroom({}, app.guest, house.slug)).status).toBe(200)
    await setStatus(2)
    for (const path of paths(house.slug)) expect((await app.guest.get(path)).status).toBe(403)
    await setStatus(1)
    expect(names(await showroom({}, app.guest, house.slug))).toHaveLength(1)
  })
})
