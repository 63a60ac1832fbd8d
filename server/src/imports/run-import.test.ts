import { readFile } from 'node:fs/promises'
import { importMessages } from '@fairquay/contract/imports/messages.ts'
import { readUnitPrice } from '@fairquay/contract/money.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { countsOf, type ImportCommand, newFile, oldFile, openImportCommand } from '../../test/import-command.ts'
import { countImportRows } from '../../test/import-rows.ts'
import { makeIndustry } from '../../test/make.ts'
import { changeProduct } from '../catalogue/change-product.ts'
import { toDraft } from '../catalogue/record-draft.ts'

let command: ImportCommand
beforeAll(async () => {
  command = await openImportCommand()
})
afterAll(() => command.close())
beforeEach(async () => {
  await command.changeCompany()
})

test('a dry run says what would happen and changes nothing', async () => {
  const before = await countImportRows(command.db)
  const result = await command.run(oldFile, { isApplied: false })
  expect(countsOf(result)).toBe('create 2, change 0, skip 0, refuse 0')
  expect(result.lines.at(-1)).toBe('Nothing was changed. Add --apply to do this.')
  expect(await countImportRows(command.db)).toBe(before)
})

test('the old header becomes products with options, prices, stock, weight, barcode and a harmless description', async () => {
  await command.run(oldFile, { publishIncomplete: true })
  const [stool, apron] = (await command.findProducts()).map(toDraft)
  expect(stool).toMatchObject({
    name: 'Oak Stool',
    body: '<p>Turned from <strong>one</strong> board.</p>\n<p>Oiled.</p>',
    brand: 'Bench & Board',
    state: 'published',
    country: 'PT',
    currency: 'USD',
    position: 1,
    importHandle: 'oak-stool',
    tags: expect.arrayContaining(['Oak', 'handmade']),
    data: { weightValue: null, barcode: null },
    variants: [
      {
        options: { Height: '45 cm' },
        weightValue: 2100,
        weightMeasure: 'g',
        barcode: '4006381333931',
        barcodeType: 'EAN-13',
      },
      { options: { Height: '65 cm' }, weightValue: 2800, barcode: '4006381333932', barcodeType: 'other' },
    ],
    options: [{ name: 'Height', values: ['45 cm', '65 cm'] }],
    terms: [
      {
        options: { Height: '45 cm' },
        price: readUnitPrice(48.5),
        listPrice: readUnitPrice(60),
        availableQty: 12,
        sku: 'ST-45',
      },
      { options: { Height: '65 cm' }, price: readUnitPrice(58), listPrice: null, availableQty: 0, sku: 'ST-65' },
    ],
  })
  expect(stool?.categories).toHaveLength(1)
  expect(apron).toMatchObject({
    body: '<p>Plain text &amp; nothing else</p>',
    state: 'draft',
    options: [],
    terms: [{ options: {}, price: readUnitPrice(19.9), listPrice: null, availableQty: null }],
    data: { weightValue: null, barcode: null },
  })
})

test('the new header, a byte-order mark and CRLF are read as well', async () => {
  const result = await command.run(newFile)
  expect(countsOf(result)).toBe('create 1, change 0, skip 0, refuse 0')
  const [tee] = (await command.findProducts()).map(toDraft)
  expect(tee).toMatchObject({
    name: 'Harbour Tee',
    tags: ['cotton'],
    options: [
      { name: 'Size', values: ['S', 'M'] },
      { name: 'Colour', values: ['White', 'Blue'] },
    ],
    terms: [
      { options: { Size: 'S', Colour: 'White' }, price: readUnitPrice(24), availableQty: 40 },
      { options: { Size: 'S', Colour: 'Blue' }, price: readUnitPrice(24), availableQty: null },
      {
        options: { Size: 'M', Colour: 'White' },
        price: readUnitPrice(26),
        listPrice: readUnitPrice(30),
        availableQty: 7,
      },
    ],
  })
})

test('running a file again skips everything and writes nothing', async () => {
  await command.run(oldFile)
  await command.run(newFile)
  const versions = () =>
    command.db.selectFrom('products').select(['id', 'version', 'updated_at']).orderBy('id').execute()
  const before = [await countImportRows(command.db), await versions()]
  expect(countsOf(await command.run(oldFile))).toBe('create 0, change 0, skip 2, refuse 0')
  expect(countsOf(await command.run(newFile))).toBe('create 0, change 0, skip 1, refuse 0')
  expect([await countImportRows(command.db), await versions()]).toEqual(before)
})

test('a changed row changes its product and says in which parts', async () => {
  await command.run(oldFile)
  const text = await readFile(oldFile, 'utf8')
  const changed = await command.save(text.replace(',58,', ',57.25,').replace(',12,deny', ',11,deny'))
  const result = await command.run(changed)
  expect(countsOf(result)).toBe('create 0, change 1, skip 1, refuse 0')
  expect(result.lines).toContainEqual(
    expect.stringMatching(/^ {2}change {2}Oak Stool \(oak-stool, lines [\d–, ]+\): prices, stock$/),
  )
  const [stool] = (await command.findProducts()).map(toDraft)
  expect(stool?.terms.map(({ price, availableQty }) => [price, availableQty])).toEqual([
    [readUnitPrice(48.5), 11],
    [readUnitPrice(57.25), 0],
  ])
})

test('what a person has added here stays: tiers, category, packaging, a hidden state', async () => {
  await command.run(oldFile)
  const [record] = await command.findProducts()
  if (!record) throw new Error('nothing was imported')
  const draft = toDraft(record)
  const [tier, other] = draft.terms
  if (!tier || !other) throw new Error('terms are missing')
  const terms = [{ ...tier, minQty: 5, maxQty: 49 }, { ...tier, minQty: 50, price: readUnitPrice(40) }, other]
  const [tables] = await makeIndustry(command.db, `More furniture ${command.company().id}`, ['Seats'])
  const change = { ...draft, terms, state: 'hidden' as const, categories: [tables ?? 0], isDirect: true }
  await command.db.transaction().execute((tx) => changeProduct(tx, { productId: record.id, draft: change }))
  expect(countsOf(await command.run(oldFile))).toBe('create 0, change 0, skip 2, refuse 0')
  const cheaper = await command.save((await readFile(oldFile, 'utf8')).replace('48.50', '47'))
  expect(countsOf(await command.run(cheaper))).toBe('create 0, change 1, skip 1, refuse 0')
  const after = (await command.findProducts()).map(toDraft)[0]
  expect(after).toMatchObject({ state: 'hidden', categories: [tables], isDirect: true })
  expect(after?.terms.map(({ minQty, price }) => [minQty, price])).toEqual([
    [5, readUnitPrice(47)],
    [50, readUnitPrice(40)],
    [1, readUnitPrice(58)],
  ])
})

test('two companies may use the same handle, and each changes only its own product', async () => {
  await command.run(oldFile)
  const first = command.company()
  await command.changeCompany()
  expect(countsOf(await command.run(oldFile))).toBe('create 2, change 0, skip 0, refuse 0')
  expect((await command.findProducts()).every((record) => record.company_id !== first.id)).toBe(true)
})

test('imported products are on the facets, found by a word of their name', async () => {
  await command.run(newFile, { publishIncomplete: true })
  const [tee] = await command.findProducts()
  const { rows } = await sql<{ product_id: number }>`
    select product_id from listings where search @@ to_tsquery('fairquay', 'harbour')`.execute(command.db)
  expect(rows.map(({ product_id }) => product_id)).toContain(tee?.id)
})

test('what is taken by somebody else while products go on the market is said, although more is under way', async () => {
  // Parts of 400: the second is compared while the first goes on the market.
  const rows = Array.from({ length: 900 }, (_, at) => `Overtaken Cup ${at},O-${at},4.50,published`)
  const path = await command.save(['Name,SKU,Price,State', ...rows].join('\n'))
  await sql`create function take_first() returns trigger language plpgsql as $$
    begin raise exception 'It was there first.' using errcode = '23505'; end $$`.execute(command.db)
  await sql`create trigger take_first before insert on listings for each row when (new.slug like 'overtaken-cup-%')
    execute function take_first()`.execute(command.db)
  const imported = command.run(path, { publishIncomplete: true })
  await expect(imported).rejects.toThrow(importMessages.changedMeanwhile)
  await sql`drop function take_first cascade`.execute(command.db)
  expect(await command.findProducts()).toEqual([])
  const { stored } = await command.run(path, { publishIncomplete: true })
  expect(stored.counts).toMatchObject({ create: 900 })
  const { rows: listed } = await sql<{ count: number }>`
    select count(*)::int as count from listings where company_id = ${command.company().id}`.execute(command.db)
  expect(listed[0]?.count).toBe(900)
})
