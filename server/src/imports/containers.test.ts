import { importMessages } from '@fairquay/contract/imports/messages.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../test/app.ts'
import { countsOf, type ImportDesk, openImportDesk } from '../../test/import-desk.ts'
import { makeXlsx, pack } from '../../test/make-workbook.ts'

/** Small files in the containers that people write them in, and how their bytes become a table. */

let market: TestApp
let desk: ImportDesk
beforeAll(async () => {
  market = await openTestApp()
})
afterAll(() => market.close())
beforeEach(async () => {
  desk = await openImportDesk(market)
})

const issuesOf = async (id: number) =>
  (await desk.listRows(id)).flatMap(({ issues }) => issues.map(({ line, reason }) => [line, reason] as const))

const shopify = [
  ['Handle', 'Title', 'Vendor', 'Published', 'Option1 Name', 'Option1 Value', 'Variant Price', 'Image Src', 'Status'],
  ['mug', 'Mug', 'Quay', 'TRUE', 'Size', 'S', '9', undefined, 'active'],
  // A workbook writes nothing of the cells that are empty at the end.
  ['mug', undefined, undefined, undefined, undefined, 'L', '11'],
  ['stool', 'Stool', 'Quay', 'TRUE', undefined, undefined, '67', undefined, 'draft'],
]

describe('Shopify goods in a workbook that leaves out what is empty', () => {
  test('come in with all their rows', async () => {
    const checked = await desk.check(await makeXlsx([{ name: 'Products', rows: shopify }]))
    expect([checked.format?.kind, countsOf(checked)]).toEqual(['shopify', [2, 0, 0, 0]])
    expect((await desk.listRows(checked.id))[0]?.summary).toContain('2 variants')
  })
})

describe('columns that are shifted', () => {
  test('are said with their line, and only those rows stay out', async () => {
    const file = 'Name,SKU,Price,Stock\nTea,T-1,4.50,3\nCup, green,C-1,2,4\nMug,M-1,5,6\nJar,5,6 pieces\n'
    const checked = await desk.check(file)
    expect(countsOf(checked)).toEqual([2, 0, 0, 2])
    const issues = await issuesOf(checked.id)
    expect(issues).toContainEqual([3, importMessages.cellsTooMany(5, 4, ',')])
    expect(issues).toContainEqual([5, importMessages.cellsTooFew(3, 4, '6 pieces', 'Price')])
  })

  test('beside the table of a workbook are remarks', async () => {
    const rows = [
      ['Name', 'Price'],
      ['Tea', 4.5, undefined, 'ask Jana'],
      ['Cup', 2],
    ]
    const checked = await desk.check(await makeXlsx([{ name: 'A', rows }]))
    expect(countsOf(checked)).toEqual([2, 0, 0, 0])
    expect(await issuesOf(checked.id)).toContainEqual([2, importMessages.beyondHeader('ask Jana')])
  })
})

describe('what is packed like a workbook and is none', () => {
  test.each([
    ['xl/workbook.bin', importMessages.otherArchive('a binary Excel workbook (.xlsb)')],
    ['content.xml', importMessages.otherArchive('an OpenDocument file (.ods)')],
    ['Index/Document.iwa', importMessages.otherArchive('a Numbers document')],
    ['word/document.xml', importMessages.otherArchive('a Word document')],
    ['goods.csv', importMessages.plainArchive],
  ])('with %s in it is refused by name, with what to do instead', async (name, sentence) => {
    expect(await desk.upload(await pack({ [name]: 'x' }))).toMatchObject({ state: 'failed', fault: sentence })
  })
})

describe('a text in another encoding', () => {
  test.each([
    ['windows-1250', 'b3f3bfbe6f', 'łóżľo'],
    ['iso-8859-2', 'b3f3bfbe6f', 'łóżžo'],
    ['windows-1251', 'caf0f3e6eae0', 'Кружка'],
    ['koi8-r', 'ebd2d5d6cbc1', 'Кружка'],
    ['windows-1253', 'cae1fdf0e1', 'Καύπα'],
    ['windows-1254', 'fee6b7fdf0', 'şæ·ığ'],
    ['windows-1257', 'e0e8eaebf0', 'ąčźėš'],
    ['iso-8859-15', 'a4bd', '€œ'],
    ['macintosh', '8e8f', 'éè'],
    ['shift_jis', '93fa967b', '日本'],
    ['euc-jp', 'c6fccbdc', '日本'],
    ['gb18030', 'b1add7d3', '杯子'],
    ['big5', 'aa4da46c', '杯子'],
    ['euc-kr', 'c4c5', '컵'],
  ] as const)('%s is read as somebody says, and its rows are shown', async (encoding, hex, text) => {
    const file = Buffer.concat([Buffer.from('Name,Price\n'), Buffer.from(hex, 'hex'), Buffer.from(',4\n')])
    const { id } = await desk.upload(file)
    await desk.seller.post(`/api/v1/imports/${id}/inspection`, { body: { encoding } })
    await desk.work(id)
    expect(await desk.look(id)).toMatchObject({ format: { encoding }, sample: { rows: [[text, '4']] } })
  })
})
