import { emptyDraft, plainTerm } from '@fairquay/contract/catalogue/draft.ts'
import { search } from '@fairquay/contract/search/endpoints.ts'
import { Errors } from 'typebox/value'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../test/app.ts'
import { makeCompany, makeProduct } from '../../test/make.ts'
import { indexCompany } from '../company/index-company.ts'
import { inTransaction } from '../database.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
  const seller = await makeCompany(test.db, { name: 'Olive Grove House', country: 'GR' })
  const shut = await makeCompany(test.db, { name: 'Olive Shut', status: 0 })
  await makeProduct(test.db, seller.id, { name: 'Olive oil', brand: 'Olivea' })
  await makeProduct(test.db, seller.id, { name: 'Crackers', body: '<p>Baked with olive oil</p>' })
  const other = await makeCompany(test.db, { name: 'Patisserie' })
  await makeProduct(test.db, other.id, { name: 'Crème brûlée' })
  const draft = emptyDraft('Drinking powder', 'EC')
  await makeProduct(test.db, other.id, {
    name: 'Drinking powder',
    body: '<p>In bags of 5 kg</p>',
    data: { ...draft.data, hts: '180632', barcode: '9521501000012', barcodeType: 'EAN-13' },
    terms: [plainTerm(12.5, { availableQty: 10, sku: 'DP-77-B' })],
  })
  await makeProduct(test.db, shut.id, { name: 'Olive secret' })
})
afterAll(() => test.close())

const names = (hits: { type: string; name: string }[]) => hits.map(({ type, name }) => `${type} ${name}`)
const find = async (typed: string, more: object = {}) =>
  (await test.guest.get('/api/v2/search', { query: { search: typed, ...more } })).body
const suggest = async (typed: string, target = 'all') =>
  names((await test.guest.get('/api/v2/search/autocomplete', { query: { search: typed, target } })).body.data.data)

describe('search', () => {
  it('answers results of the declared shape with their pagination', async () => {
    const body = await find('olive')
    expect(Errors(search.answer, body)).toEqual([])
    expect(body.pagination).toEqual({ current_page: 1, per_page: 16, total: 4 })
    expect(body.counts).toEqual({ products: 2, sellers: 1, brands: 1 })
    expect(body).not.toHaveProperty('corrected')
  })

  it('finds names before descriptions, the whole name first', async () => {
    expect(names((await find('olive oil')).data)).toEqual(['product Olive oil', 'product Crackers'])
  })

  it('keeps to the target asked for', async () => {
    expect(names((await find('olive', { target: 'sellers' })).data)).toEqual(['seller Olive Grove House'])
    expect(names((await find('oliv', { target: 'brands' })).data)).toEqual(['brand Olivea'])
    expect(names((await find('olive', { target: 'products' })).data)).toEqual(['product Olive oil', 'product Crackers'])
  })

  it('goes page by page', async () => {
    const pages = await Promise.all([1, 2, 3].map((page) => find('olive', { target: 'products', page, perPage: 1 })))
    expect(pages.map(({ data }) => names(data))).toEqual([['product Olive oil'], ['product Crackers'], []])
    expect(pages.map(({ pagination }) => pagination.total)).toEqual([2, 2, 2])
  })

  it('knows no accents, plurals or order of words', async () => {
    expect(await suggest('brulee creme')).toEqual(['product Crème brûlée'])
    expect(await suggest('oils olives', 'products')).toContain('product Olive oil')
  })

  it('takes codes', async () => {
    const { ttw_code } = await test.db
      .selectFrom('product_data')
      .select('ttw_code')
      .orderBy('product_id')
      .executeTakeFirstOrThrow()
    expect(await suggest(ttw_code ?? '')).toEqual(['product Olive oil'])
  })

  it('finds a product by its customs heading, its barcode and the seller’s own number, before anything else', async () => {
    expect(await suggest('1806.32')).toEqual(['product Drinking powder'])
    expect(await suggest('1806')).toEqual(['product Drinking powder'])
    expect(await suggest('180632')).toEqual(['product Drinking powder'])
    expect(await suggest('9521501000012')).toEqual(['product Drinking powder'])
    expect(await suggest('dp 77-b')).toEqual(['product Drinking powder'])
  })

  it('takes a unit in any of its ways to be written', async () => {
    for (const unit of ['5 kg', '5kg', '5 kilos', 'powder 5 kilograms'])
      expect(await suggest(unit, 'products')).toEqual(['product Drinking powder'])
  })

  it('corrects typing errors by the words of what is on the market, and says so', async () => {
    const body = await find('crakcers')
    expect(names(body.data)).toEqual(['product Crackers'])
    expect(body.corrected).toBe('crackers')
    expect(await suggest('oilve oli')).toContain('product Olive oil')
    expect(await suggest('drinkingpowder')).toEqual(['product Drinking powder'])
  })

  it('corrects nothing when asked to take the words as they are', async () => {
    const body = await find('"crakcers"')
    expect(body.data).toEqual([])
    expect(body).not.toHaveProperty('corrected')
  })

  it('never corrects to a word that only closed companies have', async () => {
    expect((await find('secert')).data).toEqual([])
    expect((await find('secert')).corrected).toBeUndefined()
  })

  it('forgives one word that nothing has beside the others', async () => {
    expect(names((await find('olive zzyzx oil')).data)[0]).toBe('product Olive oil')
  })

  it('knows at once of what is new and of what is gone', async () => {
    const house = await makeCompany(test.db, { name: 'Passing House' })
    expect(await suggest('evanescent')).toEqual([])
    await makeProduct(test.db, house.id, { name: 'Evanescent soap' })
    expect(await suggest('evanescent')).toEqual(['product Evanescent soap'])
    await test.db.updateTable('users').set({ status: 2 }).where('company_id', '=', house.id).execute()
    await inTransaction(test.db, (tx) => indexCompany(tx, house.id))
    expect(await suggest('evanescent')).toEqual([])
    expect(await suggest('passing house')).not.toContain('seller Passing House')
  })

  it('answers guests and members alike, to the byte', async () => {
    const member = await test.as('buyer')
    for (const path of ['/api/v2/search', '/api/v2/search/autocomplete']) {
      const query = { search: 'olive' }
      expect((await member.get(path, { query })).text).toBe((await test.guest.get(path, { query })).text)
    }
  })

  it('suggests while the last word is being typed', async () => {
    expect(await suggest('o')).toEqual(['brand Olivea', 'product Olive oil', 'seller Olive Grove House'])
    expect(await suggest('olive o', 'products')).toContain('product Olive oil')
    expect(await suggest('cra')).toEqual(['product Crackers'])
  })

  it('shows nothing of a closed company', async () => {
    expect(await suggest('secret')).toEqual([])
    expect(await suggest('shut')).toEqual([])
  })

  it.each([
    '',
    '   ',
    '!!',
    "'",
    'a & b | !c:*',
    '\\',
    '<script>',
    "x'); drop table users;--",
    '🫒',
    ':*',
    '(',
    'olive & ',
  ])('survives %j', async (typed) => {
    for (const path of ['/api/v2/search', '/api/v2/search/autocomplete', '/api/v1/products/all'])
      expect((await test.guest.get(path, { query: { search: typed } })).status).toBe(200)
  })

  it('refuses a target there is not', async () => {
    expect((await test.guest.get('/api/v2/search?search=x&target=people')).status).toBe(400)
  })
})
