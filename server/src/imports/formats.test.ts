import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ImportRow } from '@fairquay/contract/imports/endpoints.ts'
import { importMessages } from '@fairquay/contract/imports/messages.ts'
import { readUnitPrice } from '@fairquay/contract/money.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../test/app.ts'
import { countsOf, type ImportDesk, inDollars, openImportDesk } from '../../test/import-desk.ts'
import { makeIndustry } from '../../test/make.ts'

let market: TestApp
let desk: ImportDesk

beforeAll(async () => {
  market = await openTestApp()
  await makeIndustry(market.db, 'Clothing', ['Hoodies', 'T-Shirts', 'Accessories'])
})
afterAll(() => market.close())
beforeEach(async () => {
  desk = await openImportDesk(market)
})

const readFixture = (name: string) => readFile(join(import.meta.dirname, '../../test/fixtures/imports', name))

describe('a WooCommerce file', () => {
  test('is recognised with its units, checked, and becomes products with their variations', async () => {
    const file = await readFixture('woocommerce.csv')
    const seen = await desk.upload(file)
    expect(seen).toMatchObject({
      state: 'inspected',
      format: { kind: 'woocommerce', weightUnit: 'lb', lengthUnit: 'in', encoding: 'utf-8', delimiter: ',' },
    })
    const checked = await desk.step(seen.id, 'check', { format: inDollars(seen.format) })
    expect([checked.state, countsOf(checked)]).toEqual(['checked', [2, 0, 0, 3]])
    expect(await desk.findDrafts()).toEqual([])
    const applied = await desk.step(seen.id, 'application')
    expect([applied.state, applied.can_undo]).toEqual(['applied', true])
    const [hoodie, cap] = await desk.findDrafts()
    expect(hoodie).toMatchObject({
      name: 'Harbour Hoodie',
      // Its pictures cannot be fetched here, so it is kept back.
      state: 'draft',
      options: [{ name: 'Color', values: ['Red', 'Blue'] }],
      data: { weightValue: 1.5, weightMeasure: 'lb', width: 8, height: 3, depth: 10, dimensionMeasure: 'in' },
    })
    expect(
      hoodie?.terms.map(({ options, price, listPrice, availableQty, sku }) => [
        options,
        price,
        listPrice,
        availableQty,
        sku,
      ]),
    ).toEqual([
      [{ Color: 'Red' }, readUnitPrice(42), readUnitPrice(45), null, 'hoodie-red'],
      [{ Color: 'Blue' }, readUnitPrice(45), null, 7, 'hoodie-blue'],
    ])
    expect(cap).toMatchObject({
      name: 'Cap, "Skipper"',
      state: 'draft',
      attributes: [{ name: 'Color', value: 'Navy' }],
    })
  })

  test('imported again changes nothing', async () => {
    const file = await readFixture('woocommerce.csv')
    await desk.importFile(file)
    expect(countsOf(await desk.check(file))).toEqual([0, 0, 2, 3])
  })

  test('gives its refused rows back, each with its reason and none a formula', async () => {
    const { id } = await desk.check(await readFixture('woocommerce.csv'))
    const answer = await desk.seller.get(`/api/v1/imports/${id}/refused-rows`)
    expect(answer.headers['content-disposition']).toContain('refused-rows.csv')
    const lines = answer.text.trim().split('\r\n')
    expect(lines).toHaveLength(4)
    expect(lines[0]).toMatch(/,Why it was refused$/)
    expect(answer.text).toContain(importMessages.grouped)
    expect(answer.text).toContain(importMessages.notGoods)
    expect(answer.text).toContain("'=Evil")
    expect(answer.text).not.toContain(',=Evil')
  })
})

describe('a Google feed', () => {
  test('brings prices with their currency, and variants only where something tells them apart', async () => {
    const applied = await desk.importFile(await readFixture('google-feed.xml'))
    expect([applied.format?.kind, applied.format?.currency, countsOf(applied)]).toEqual(['google', 'EUR', [3, 0, 0, 0]])
    const drafts = await desk.findDrafts()
    expect(drafts.map(({ name, currency, options }) => [name, currency, options.map(({ name }) => name)])).toEqual([
      ['Meeting Mug', 'EUR', []],
      ['Meeting Lamp', 'EUR', []],
      ['Quay Shirt', 'EUR', ['Color', 'Size']],
    ])
    expect(drafts[0]?.terms[0]).toMatchObject({ price: readUnitPrice(49), listPrice: readUnitPrice(67) })
  })
})

describe('any table', () => {
  const german = Buffer.from(
    'Artikelname;Artikel-Nr.;Preis (EUR);Gewicht (kg);Bestand\r\n"Teekanne ""Größe M""";T-1;1.234,50;0,8;12\r\nSieb;T-2;4,00;;\r\n',
    'latin1',
  )

  test('is read with its delimiter, encoding, decimal comma and the columns that its titles name', async () => {
    const seen = await desk.upload(german)
    expect(seen.format).toMatchObject({
      kind: 'other',
      encoding: 'windows-1252',
      delimiter: ';',
      decimal: ',',
      currency: 'EUR',
      weightUnit: 'kg',
      columns: ['name', 'sku', 'price', 'weight', 'stock'],
    })
    await desk.step(seen.id, 'check', { format: inDollars(seen.format) })
    await desk.step(seen.id, 'application')
    const [pot] = await desk.findDrafts()
    expect(pot).toMatchObject({
      name: 'Teekanne "Größe M"',
      currency: 'EUR',
      data: { weightValue: 0.8, weightMeasure: 'kg' },
    })
    expect(pot?.terms[0]).toMatchObject({ price: readUnitPrice(1234.5), availableQty: 12, sku: 'T-1' })
  })

  test('reads lead times in the unit that cell or title names; what is none is named by its line and left out', async () => {
    const { id } = await desk.importFile(
      'Name,Price,Lead time (weeks)\r\nTeapot,12,2\r\nCup,3,5 days\r\nSieve,4,on request\r\n',
    )
    expect((await desk.findDrafts()).map(({ leadTimeDays }) => leadTimeDays)).toEqual([14, 5, null])
    const { data } = (await desk.seller.get(`/api/v1/imports/${id}/products`)).body
    const issue = { line: 4, column: 'Lead time (weeks)', reason: importMessages.leadTimeUnreadable('on request') }
    const { issues } = data.find(({ name }: ImportRow) => name === 'Sieve')
    expect(issues).toContainEqual(issue)
  })

  test('reads how goods travel and what packs bear; nothing dangerous comes in as harmless for a typing error', async () => {
    const { id } = await desk.importFile(
      [
        'Name,Price,Storage temperature,Hazard class,UN no.,Units per carton,Carton stackable,Max stack layers,Max top load (kg)',
        'Paint,12,5–25 °C,Class 3,un 1263,6,yes,4,0',
        'Soap,3,cool,,,12,no,,',
        'Wax,3,,flammable,1263,12,perhaps,,2 years',
        'Oil,3,,,1950,12,,,',
      ].join('\n'),
    )
    const { data } = (await desk.seller.get(`/api/v1/imports/${id}/products`)).body
    const told = Object.fromEntries(
      data.map(({ name, action, issues }: ImportRow) => [name, [action, issues.map(({ reason }) => reason)]]),
    )
    const drafts = Object.fromEntries((await desk.findDrafts()).map((draft) => [draft.name, draft]))
    expect(drafts.Paint).toMatchObject({
      temperatureMin: 5,
      temperatureMax: 25,
      dangerousGoodsClass: '3',
      unNumber: 'UN1263',
      packaging: [{ thisSideUp: true, stackable: true, maxStackLayers: 4, maxTopLoad: 0 }],
    })
    expect(drafts.Soap).toMatchObject({
      temperatureMin: null,
      dangerousGoodsClass: null,
      packaging: [{ stackable: false, maxStackLayers: null, maxTopLoad: null }],
    })
    expect(drafts.Wax).toBeUndefined()
    expect(told.Soap[1]).toContain(importMessages.temperatureUnreadable('cool'))
    expect(told.Wax[1]).toContain(importMessages.dangerousGoodsUnreadable('flammable'))
    expect(told.Oil[1]).toContain(importMessages.unNumberAlone('UN1950'))
    // A list that says nothing of it leaves what is known.
    await desk.importFile('Name,Price,Units per carton,Carton weight (kg)\nPaint,13,6,7.5')
    const [paint] = (await desk.findDrafts()).filter(({ name }) => name === 'Paint')
    expect(paint).toMatchObject({
      temperatureMax: 25,
      unNumber: 'UN1263',
      packaging: [{ weightValue: 7.5, maxStackLayers: 4, maxTopLoad: 0 }],
    })
  })

  test('reads what goods are sold in, beside its name or alone; what describes the goods in a pack is left out', async () => {
    const { id } = await desk.importFile(
      'Name,Price,VPE\r\nTeapot,12,6\r\nCup,3,Karton à 12 Stk\r\nSieve,4,1\r\nTea,5,250 g\r\n',
    )
    expect((await desk.findDrafts()).map(({ orderStep, orderPack }) => [orderStep, orderPack])).toEqual([
      [6, null],
      [12, 'Karton'],
      [null, null],
      [null, null],
    ])
    const { data } = (await desk.seller.get(`/api/v1/imports/${id}/products`)).body
    const issue = { line: 5, column: 'VPE', reason: importMessages.orderStepUnreadable('250 g') }
    expect(data.find(({ name }: ImportRow) => name === 'Tea').issues).toContainEqual(issue)
  })

  test('remembers the columns somebody chose for the next file with the same header', async () => {
    const file = 'Bezeichnung A,Zahl\r\nTeapot,12\r\nCup,3\r\n'
    const seen = await desk.upload(file)
    expect(seen.is_remembered).toBe(false)
    const refused = await desk.seller.post(`/api/v1/imports/${seen.id}/check`, { body: { format: seen.format } })
    expect([refused.status, refused.body.message]).toEqual([422, importMessages.fieldsMissing(['Price'])])
    await desk.step(seen.id, 'check', { format: { ...seen.format, currency: 'USD', columns: ['name', 'price'] } })
    await desk.seller.delete(`/api/v1/imports/${seen.id}`)
    const again = await desk.upload(file.replace('Cup', 'Mug'))
    expect([again.is_remembered, again.format?.columns]).toEqual([true, ['name', 'price']])
  })

  test('of our own titles is read with commas after one with points', async () => {
    const seen = await desk.upload(
      'Product ID,Name,Description,Weight,Currency,Price,From quantity,To quantity\r\n,Tea,Green,1.5,EUR,4.50,1,\r\n',
    )
    await desk.step(seen.id, 'check', { format: seen.format })
    await desk.seller.delete(`/api/v1/imports/${seen.id}`)
    const again = await desk.upload(
      'Product ID;Name;Description;Weight;Currency;Price;From quantity;To quantity\r\n;Tea;Green;1,5;EUR;4,75;1;\r\n',
    )
    expect([again.is_remembered, again.format?.kind, seen.format?.decimal, again.format?.decimal]).toEqual([
      ...[true, 'template', '.', ','],
    ])
  })

  test('is read in another way when somebody says so', async () => {
    const seen = await desk.upload('Name;Price\r\nTea, green;4\r\n')
    expect(seen.sample?.header).toEqual(['Name', 'Price'])
    await desk.seller.post(`/api/v1/imports/${seen.id}/inspection`, { body: { delimiter: ',' } })
    await desk.work(seen.id)
    expect((await desk.look(seen.id)).sample?.header).toEqual(['Name;Price'])
  })

  test.each([
    ['a picture', Buffer.from('89504e470d0a1a0a', 'hex'), importMessages.unknownFile('a PNG picture')],
    ['half a workbook', Buffer.from('504b03040a000000', 'hex'), importMessages.brokenWorkbook],
    ['a page', '<!doctype html><p>Hello', importMessages.unknownFile('a web page')],
    [
      'a feed with entities',
      '<!DOCTYPE r [<!ENTITY a "b">]><rss><item><title>&a;</title></item></rss>',
      importMessages.xmlEntities,
    ],
    ['only a header', 'Name,Price\r\n', importMessages.onlyHeader],
  ])('that is %s ends with one sentence', async (_what, content, sentence) => {
    expect(await desk.upload(content)).toMatchObject({ state: 'failed', fault: sentence })
    // The place is free for the next file.
    expect((await desk.upload('Name,Price\r\nTea,4\r\n')).state).toBe('inspected')
  })
})

describe('what lacks a picture or a category', () => {
  const file = [
    'Handle,Name,Price,State,Category,Pictures',
    'bare,Bare jar,5,published,,',
    'second,Second jar,6,published,,',
    'meant,Meant as a draft,7,draft,,',
  ].join('\n')

  const findIds = async ({ house }: ImportDesk) =>
    (await market.db.selectFrom('products').select('id').where('company_id', '=', house.id).execute()).map(
      ({ id }) => id,
    )

  test('comes in as a draft, counted beforehand with the reason', async () => {
    const own = await openImportDesk(market)
    const seen = await own.upload(file)
    const checked = await own.step(seen.id, 'check', { format: inDollars(seen.format) })
    expect(checked.counts).toMatchObject({ create: 3, drafts: { all: 2, pictures: 2, category: 2 }, drafts_by_file: 1 })
    expect((await own.listRows(seen.id))[0]?.summary).toContain('as a draft: no picture, category')
    expect((await own.listRows(seen.id))[2]?.summary).toMatch(/, as a draft$/)
    const applied = await own.step(seen.id, 'application')
    expect(applied.counts).toMatchObject({ drafts: { all: 2 }, drafts_by_file: 1 })
    expect((await own.findDrafts()).map(({ state }) => state)).toEqual(['draft', 'draft', 'draft'])
    // Published by hand, the same file takes nothing off the market.
    await own.seller.post('/api/v1/own-products/bulk', {
      body: { ids: await findIds(own), action: { type: 'state', state: 'published' } },
    })
    await own.importFile(file)
    expect((await own.findDrafts()).map(({ state }) => state)).toEqual(['published', 'published', 'draft'])
  })

  test('goes on the market where the seller says so', async () => {
    const own = await openImportDesk(market)
    const seen = await own.upload(file)
    await own.step(seen.id, 'check', { format: inDollars(seen.format) })
    const applied = await own.step(seen.id, 'application?publish_incomplete=true')
    expect(applied.counts?.drafts?.all).toBe(0)
    expect((await own.findDrafts()).map(({ state }) => state)).toEqual(['published', 'published', 'draft'])
  })
})
