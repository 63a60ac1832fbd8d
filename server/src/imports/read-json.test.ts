import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { importMessages } from '@fairquay/contract/imports/messages.ts'
import { writeUnitPrice } from '@fairquay/contract/money.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../test/app.ts'
import { countsOf, type ImportDesk, openImportDesk } from '../../test/import-desk.ts'
import { makeTemporaryFolder } from '../../test/postgres.ts'
import { readJson } from './read-json.ts'

let folder: string
beforeAll(async () => {
  folder = await makeTemporaryFolder('fairquay-json-')
})

async function read(content: string | Buffer): Promise<string[][]> {
  const path = join(folder, 'goods.json')
  await writeFile(path, content)
  const rows: string[][] = []
  for await (const { cells } of readJson(path, 'utf-8')) rows.push(cells)
  return rows
}

const cups = [
  { name: 'Cup', price: 4 },
  { name: 'Mug', price: 5, sku: 'M' },
]
const table = [
  ['name', 'price', 'sku'],
  ['Cup', '4', ''],
  ['Mug', '5', 'M'],
]

test.each([
  ['a list', JSON.stringify(cups)],
  ['a list with a mark before it', `\uFEFF${JSON.stringify(cups, null, 2)}`],
  ['a list below a key', JSON.stringify({ total: 2, products: cups })],
  ['a list below two keys', JSON.stringify({ data: { products: cups } })],
  [
    'the longest of several lists',
    JSON.stringify({ brands: [{ name: 'Acme' }], products: cups, tags: ['a', 'b', 'c'] }),
  ],
  ['an object a line', cups.map((cup) => JSON.stringify(cup)).join('\n')],
  ['an object a line, of Windows', `${cups.map((cup) => JSON.stringify(cup)).join('\r\n')}\r\n`],
])('products of %s become a table', async (_, text) => {
  expect(await read(text)).toEqual(table)
})

test.each([
  ['cut off', JSON.stringify(cups).slice(0, -9), importMessages.brokenJson(1)],
  ['broken', '[{"name": "Cup"}, {"name": Mug}]', importMessages.brokenJson(1)],
  ['words', '["a", "b"]', importMessages.noProductsInJson],
  ['one object without a list', '{"a": 1}', importMessages.noProductsInJson],
  ['deep', `[${'['.repeat(100_000)}`, importMessages.jsonTooDeep],
  ['too wide', JSON.stringify([Object.fromEntries(Array.from({ length: 3000 }, (_, at) => [`c${at}`, 1]))]), 'columns'],
])('a file that is %s is refused with one sentence', async (_, text, sentence) => {
  await expect(read(text)).rejects.toThrow(sentence)
})

describe('imported', () => {
  let market: TestApp
  let desk: ImportDesk
  beforeAll(async () => {
    market = await openTestApp()
  })
  beforeEach(async () => {
    desk = await openImportDesk(market)
  })
  afterAll(() => market.close())

  test('a shop’s products with their variants come in whole, and again change nothing', async () => {
    const file = JSON.stringify({
      products: [
        {
          id: 7,
          title: 'Harbour Tee',
          handle: 'harbour-tee',
          body_html: '<p>Soft.</p>',
          vendor: 'Acme',
          product_type: 'Tees',
          tags: ['cotton', 'summer'],
          options: [{ name: 'Color' }, { name: 'Size' }],
          variants: [
            { id: 1, title: 'Red / S', option1: 'Red', option2: 'S', sku: 'T-1', price: '9.00', grams: 200 },
            { id: 2, title: 'Red / M', option1: 'Red', option2: 'M', sku: 'T-2', price: '9.50', grams: 210 },
          ],
        },
        {
          id: 8,
          title: 'Cap',
          handle: 'cap',
          body_html: '',
          vendor: 'Acme',
          variants: [{ title: 'Default Title', option1: 'Default Title', sku: 'C-1', price: '5.00', grams: 90 }],
        },
      ],
    })
    const done = await desk.importFile(file)

    expect(countsOf(done)).toEqual([2, 0, 0, 0])
    const [tee, cap] = await desk.findDrafts()
    expect(tee).toMatchObject({ name: 'Harbour Tee', body: '<p>Soft.</p>', brand: 'Acme', tags: ['cotton', 'summer'] })
    expect(
      tee?.terms.map(({ options, price, sku }) => [options, price === null ? null : writeUnitPrice(price), sku]),
    ).toEqual([
      [{ Color: 'Red', Size: 'S' }, 9, 'T-1'],
      [{ Color: 'Red', Size: 'M' }, 9.5, 'T-2'],
    ])
    expect(cap?.data).toMatchObject({ weightValue: 90, weightMeasure: 'g' })
    expect(countsOf(await desk.check(file))).toEqual([0, 0, 2, 0])
  })
})
