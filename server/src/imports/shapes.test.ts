import type { ImportRow } from '@fairquay/contract/imports/endpoints.ts'
import { readGoogleCategory } from '@fairquay/contract/imports/google-categories.ts'
import { importMessages } from '@fairquay/contract/imports/messages.ts'
import { readUnitPrice } from '@fairquay/contract/money.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../test/app.ts'
import { countsOf, type ImportDesk, openImportDesk } from '../../test/import-desk.ts'
import { makeIndustry } from '../../test/make.ts'

/** Small files of the shapes that shops and people write, and what comes of each. */

let market: TestApp
let desk: ImportDesk
beforeAll(async () => {
  market = await openTestApp()
  await makeIndustry(market.db, 'Clothing', ['Hoodies', 'T-Shirts'])
  await makeIndustry(market.db, 'Drinks', ['Coffee'])
})
afterAll(() => market.close())
beforeEach(async () => {
  desk = await openImportDesk(market)
})

const lines = (...rows: string[]) => rows.join('\r\n')
const reasonsOf = (rows: readonly ImportRow[]) => rows.flatMap(({ issues }) => issues.map(({ reason }) => reason))

describe('names that differ in case in other ways than English ones', () => {
  const file = lines(
    'Handle,Title,Vendor,Tags,Variant Price',
    'esarp,Eşarp,İPEK,"İpekli, ΚΑΛΟΣ",10',
    'sal,Şal,ipek,"καλος, İPEKLİ",12',
  )

  test('are stored, shared and found unchanged the next time', async () => {
    expect(countsOf(await desk.importFile(file))).toEqual([2, 0, 0, 0])
    expect((await desk.findDrafts()).map(({ brand }) => brand)).toEqual(['İPEK', 'İPEK'])
    expect(countsOf(await desk.check(file))).toEqual([0, 0, 2, 0])
  })
})

describe('a variation of WooCommerce that leaves an attribute empty', () => {
  const header =
    'ID,Type,SKU,Name,Regular price,Stock,Parent,Attribute 1 name,Attribute 1 value(s),Attribute 2 name,Attribute 2 value(s)'
  const file = lines(
    header,
    '1,variable,tee,Tee,,,,Color,"Blue, Red",Size,"Large, Small"',
    '2,variation,tee-red,Tee - Red,20,7,tee,Color,red,Size,',
    '3,variation,tee-blue,Tee - Blue,15,,tee,Color,Blue,Size,',
    '4,variable,mug,Mug,,,,Glaze,"Matt, Shiny",Material,Clay',
    '5,variation,mug-matt,Mug - Matt,9,,mug,Glaze,Matt,,',
  )

  test('holds for any value of it, all of which can be chosen; what no variation names describes the product', async () => {
    await desk.importFile(file)
    const [tee, mug] = await desk.findDrafts()
    expect(tee?.options).toEqual([
      { name: 'Color', values: ['Red', 'Blue'] },
      { name: 'Size', values: ['Large', 'Small'] },
    ])
    expect(tee?.terms.map(({ options, price, availableQty }) => [options, price, availableQty])).toEqual([
      [{ Color: 'Red' }, readUnitPrice(20), 7],
      [{ Color: 'Blue' }, readUnitPrice(15), null],
    ])
    expect(mug).toMatchObject({
      options: [{ name: 'Glaze', values: ['Matt'] }],
      attributes: [{ name: 'Material', value: 'Clay' }],
    })
    expect(countsOf(await desk.check(file))).toEqual([0, 0, 2, 0])
  })

  test('comes back unchanged by an export, and as the same goods at another company', async () => {
    await desk.importFile(file)
    const exported = (await desk.seller.get('/api/v1/product-export?format=csv')).text
    expect(countsOf(await desk.check(exported))).toEqual([0, 0, 2, 0])
    const other = await openImportDesk(market)
    const seen = await other.check(exported)
    expect(countsOf(seen)).toEqual([2, 0, 0, 0])
    expect(reasonsOf(await other.listRows(seen.id))).toContainEqual(expect.stringContaining('comes in as a new one'))
    await other.step(seen.id, 'application')
    const [own, theirs] = [await desk.findDrafts(), await other.findDrafts()]
    expect(theirs.map(({ options, terms }) => [options, terms.length])).toEqual(
      own.map(({ options, terms }) => [options, terms.length]),
    )
    expect(countsOf(await other.check(exported))).toEqual([0, 0, 2, 0])
  })
})

test('tags and categories are parted by what parts them, and the short description is kept', async () => {
  await desk.importFile(
    lines(
      'Name,Price,Tags,Short description,Description',
      'One,4,"warm; soft, light",<p>Keeps you warm.</p>,Of heavy cotton.',
      `Two,5,warm|soft,${'Long words. '.repeat(40).trim()},Of linen.`,
      'Three,6,"warm, soft",,Of silk.',
    ),
  )
  const [one, two, three] = await desk.findDrafts()
  expect([one, two, three].map((draft) => draft?.tags.toSorted())).toEqual([
    ['soft, light', 'warm'],
    ['soft', 'warm'],
    ['soft', 'warm'],
  ])
  expect([one?.data.usp, one?.body]).toEqual(['Keeps you warm.', '<p>Of heavy cotton.</p>'])
  expect(two?.data.usp).toBe('')
  expect(two?.body).toMatch(/^<p>Long words.*<\/p><p>Of linen\.<\/p>$/)
})

test('what a shop calls the type of a product stays with it, beside attributes added here', async () => {
  const file = lines('Handle,Title,Type,Variant Price', 'tee,Tee,T-Shirt,9')
  await desk.importFile(file)
  expect((await desk.findDrafts())[0]?.attributes).toEqual([{ name: 'Type', value: 'T-Shirt' }])
})

test('a shop that does not count has goods that are not counted', async () => {
  await desk.importFile(
    lines(
      'Handle,Title,Variant Inventory Tracker,Variant Inventory Qty,Variant Price',
      'a,Apron,,3,9',
      'b,Bowl,shopify,3,9',
    ),
  )
  expect((await desk.findDrafts()).map(({ terms }) => terms[0]?.availableQty)).toEqual([null, 3])
})

describe('what a file calls our categories and brands', () => {
  const file = lines(
    'Name,Price,Currency,Category,Brand',
    'One,4,EUR,Sweaters > Warm,ACME Corp',
    'Two,5,EUR,Sweaters > Warm,ACME Corp',
    'Three,6,EUR,Hoodies,Other',
  )

  test('is listed by how many products it is about, and means for later files what somebody says', async () => {
    const { id } = await desk.importFile(file)
    const address = `/api/v1/imports/${id}/words`
    const { body } = await desk.seller.get(address)
    expect(body.choices.category).toContain('Clothing > T-Shirts')
    expect(body.words).toMatchObject([
      { kind: 'category', word: 'Sweaters > Warm', products: 2, ours: null, is_chosen: false },
      { kind: 'category', word: 'Hoodies', products: 1, ours: 'Clothing > Hoodies', is_chosen: false },
      { kind: 'brand', word: 'ACME Corp', products: 2 },
      { kind: 'brand', word: 'Other', products: 1 },
    ])
    const kept = await desk.seller.put(address, {
      body: {
        words: [
          { kind: 'category', word: 'sweaters > warm', ours: 'Clothing > T-Shirts' },
          { kind: 'category', word: 'Hoodies', ours: 'Clothing > T-Shirts' },
          { kind: 'brand', word: 'ACME Corp', ours: 'Acme' },
        ],
      },
    })
    expect(kept.body.words[0]).toMatchObject({ ours: 'Clothing > T-Shirts', is_chosen: true })
    // What was guessed follows what somebody says; what was filed under nothing is filed now.
    expect(countsOf(await desk.importFile(file))).toEqual([0, 3, 0, 0])
    const [one, two, three] = await desk.findDrafts()
    expect([one?.brand, two?.brand, three?.brand]).toEqual(['Acme', 'Acme', 'Other'])
    expect(one?.categories).toHaveLength(1)
    expect([two?.categories, three?.categories]).toEqual([one?.categories, one?.categories])
    expect(countsOf(await desk.check(file))).toEqual([0, 0, 3, 0])
  })

  test('is nothing of what is guessed by the customs code, and the guess is shown as one', async () => {
    const coded = lines('Name,Price,Currency,HS code', 'Sencha,4,EUR,0902.10', 'Harbour T-Shirt,5,EUR,')
    const { id } = await desk.check(coded)
    expect((await desk.seller.get(`/api/v1/imports/${id}/words`)).body.words).toEqual([])
    expect((await desk.listRows(id)).map(({ summary }) => summary)).toEqual([
      expect.stringContaining(', Coffee (by its customs code)'),
      expect.stringContaining(', T-Shirts (by its title)'),
    ])
  })

  test('is refused where it is none of ours, taken back by an empty text, and hidden from others', async () => {
    const { id } = await desk.check(file)
    const address = `/api/v1/imports/${id}/words`
    const put = (ours: string) =>
      desk.seller.put(address, { body: { words: [{ kind: 'category', word: 'Hoodies', ours }] } })
    expect((await put('Nowhere > Nothing')).body).toMatchObject({
      code: 'invalid_input',
      details: { 'words.0.ours': importMessages.noSuchCategory('Nowhere > Nothing') },
    })
    const wordOf = ({ body }: { body: { words: { word: string }[] } }) =>
      body.words.find(({ word }) => word === 'Hoodies')
    expect(wordOf(await put('T-Shirts'))).toMatchObject({ ours: 'Clothing > T-Shirts', is_chosen: true })
    expect(wordOf(await put(''))).toMatchObject({ ours: 'Clothing > Hoodies', is_chosen: false })
    const other = await openImportDesk(market)
    expect((await other.seller.get(address)).status).toBe(404)
    expect((await other.seller.put(address, { body: { words: [] } })).status).toBe(404)
  })
})

test.each([
  ['200', 'Apparel & Accessories > Jewelry > Rings'],
  ['188 - Apparel & Accessories > Jewelry', 'Apparel & Accessories > Jewelry'],
  ['999999', '999999'],
  ['Shoes', 'Shoes'],
])('Google’s category %s is read as %s', (text, words) => {
  expect(readGoogleCategory(text)).toBe(words)
})

describe('prices that name no currency', () => {
  test('are refused until somebody says which it is, and the company’s own is suggested', async () => {
    await market.db.updateTable('companies').set({ currency: 'GBP' }).where('id', '=', desk.house.id).execute()
    const seen = await desk.upload('Name,Price\r\nCup,3\r\n')
    expect(seen).toMatchObject({ format: { currency: null }, suggested_currency: 'GBP' })
    const asked = await desk.step(seen.id, 'check', { format: seen.format })
    expect(asked).toMatchObject({ state: 'inspected', fault: importMessages.currencyMissing })
    const checked = await desk.step(seen.id, 'check', { format: { ...seen.format, currency: 'GBP' } })
    expect(checked).toMatchObject({ state: 'checked', fault: null })
  })

  test('are no question where every price has its own', async () => {
    const seen = await desk.upload('Name,Price,Currency\r\nCup,3,EUR\r\nBowl,4,GBP\r\n')
    expect((await desk.step(seen.id, 'check', { format: seen.format })).state).toBe('checked')
  })
})

test('a price below a cent stays what it is; one that is too small to be kept is refused', async () => {
  const checked = await desk.importFile('Name,Price\r\nScrew,0.004\r\nDust,0.0000001\r\n')
  expect(countsOf(checked)).toEqual([1, 0, 0, 1])
  expect((await desk.findDrafts())[0]?.terms[0]).toMatchObject({ type: 'by_qty', price: readUnitPrice(0.004) })
  expect(reasonsOf(await desk.listRows(checked.id))).toContain(importMessages.priceTooSmall('0.0000001'))
})

test('an article number that stands for two things is pointed out, in the file and beside other products', async () => {
  await desk.importFile('Name,Article number,Price\r\nCup,C-1,3\r\n')
  const { id } = await desk.check(
    lines('Handle,Name,Article number,Size,Price', 'x,Bowl,c-1,S,3', 'x,Bowl,C-2,M,3', 'y,Dish,C-2,S,3'),
  )
  expect(
    (await desk.listRows(id)).map(({ name, issues }) => [name, issues.map(({ line, reason }) => [line, reason])]),
  ).toEqual([
    ['Bowl', expect.arrayContaining([[2, importMessages.skuTaken('c-1', 'Cup')]])],
    ['Dish', expect.arrayContaining([[4, importMessages.skuTwice('C-2', 3)]])],
  ])
})

test('a row that names no product keeps the one above from being half', async () => {
  const file = lines('Name,Size,Price', 'Tray,S,3', ',M,4', 'Jug,S,5')
  const checked = await desk.importFile(file)
  expect(countsOf(checked)).toEqual([1, 0, 0, 1])
  expect((await desk.findDrafts()).map(({ name }) => name)).toEqual(['Jug'])
  expect(reasonsOf(await desk.listRows(checked.id))).toContain(importMessages.namesNoProduct)
})
