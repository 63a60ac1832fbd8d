import { importMessages } from '@fairquay/contract/imports/messages.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../test/app.ts'
import { countsOf, type ImportDesk, openImportDesk } from '../../test/import-desk.ts'
import { makeXlsx } from '../../test/make-workbook.ts'

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
