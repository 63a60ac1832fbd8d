import { importMessages } from '@fairquay/contract/imports/messages.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../test/app.ts'
import { type ImportDesk, inDollars, openImportDesk } from '../../test/import-desk.ts'
import { makeXlsx } from '../../test/make-workbook.ts'

let market: TestApp
let desk: ImportDesk

beforeAll(async () => {
  market = await openTestApp()
})
afterAll(() => market.close())
beforeEach(async () => {
  desk = await openImportDesk(market)
})

const cover = { name: 'Cover', rows: [['Harbour Goods'], ['Price list, autumn 2026']] }
const titles = ['Name', 'Article number', 'Price', 'Stock']
const autumn = {
  name: 'Autumn',
  rows: [['Our goods for autumn'], [], titles, ['Teapot', 'T-1', 12, 4], ['Cup', 'T-2', 3, 40]],
}
const winter = { name: 'Winter', rows: [titles, ['Sledge', 'W-1', 30, 2]] }
const notes = {
  name: 'Notes',
  rows: [
    ['Ask Ann', 'or Ben'],
    ['before', 'noon'],
  ],
}

async function readAgain(id: number, body: object) {
  expect((await desk.seller.post(`/api/v1/imports/${id}/inspection`, { body })).status).toBe(202)
  await desk.work(id)
  return desk.look(id)
}

describe('a workbook of several sheets with a title above the table', () => {
  test('is read where its goods are, and as somebody says instead', async () => {
    const seen = await desk.upload(await makeXlsx([cover, autumn, { name: 'Empty', rows: [] }, winter, notes]))
    expect(seen.format).toMatchObject({ sheet: 'Autumn', headerRow: 3, columns: ['name', 'sku', 'price', 'stock'] })
    expect(seen.sample).toMatchObject({
      header: titles,
      sheets: ['Cover', 'Autumn', 'Winter', 'Notes'],
      top: [{ line: 1, cells: ['Our goods for autumn'] }, { line: 3 }, { line: 4 }, { line: 5 }],
    })
    const other = await readAgain(seen.id, { sheet: 'Winter' })
    expect(other.format).toMatchObject({ sheet: 'Winter', columns: ['name', 'sku', 'price', 'stock'] })
    expect(other.format?.headerRow).toBeUndefined()
    const lower = await readAgain(seen.id, { sheet: '4', headerRow: 2 })
    expect([lower.format?.sheet, lower.fault]).toEqual(['Winter', importMessages.onlyHeader])
    expect((await readAgain(seen.id, { sheet: 'Spring' })).fault).toBe(
      importMessages.noSuchSheet('Spring', ['Cover', 'Autumn', 'Winter', 'Notes']),
    )
    expect((await readAgain(seen.id, { sheet: 'autumn', headerRow: 40 })).fault).toBe(importMessages.noHeaderRow(40))
    await readAgain(seen.id, { sheet: 'autumn', headerRow: 2 })
    const checked = await desk.step(seen.id, 'check', { format: inDollars((await desk.look(seen.id)).format) })
    expect(checked.counts?.create).toBe(2)
    expect((await desk.listRows(seen.id)).map(({ name, lines }) => [name, lines])).toEqual([
      ['Teapot', 'line 4'],
      ['Cup', 'line 5'],
    ])
    // Corrected after the check: it is looked at once more, and the check is done anew.
    expect((await readAgain(seen.id, { sheet: 'Winter' })).state).toBe('inspected')
  })

  test('is not checked for a place that nobody has looked at; who names none means the one that was', async () => {
    const seen = await desk.upload(await makeXlsx([cover, autumn, winter]))
    const { sheet: _, headerRow: __, ...plain } = inDollars(seen.format) ?? {}
    const moved = { ...plain, sheet: 'Winter' }
    const refused = await desk.seller.post(`/api/v1/imports/${seen.id}/check`, { body: { format: moved } })
    expect([refused.status, refused.body.message]).toEqual([422, importMessages.placeChanged])
    expect((await desk.step(seen.id, 'check', { format: plain })).counts?.create).toBe(2)
  })

  test('is known again where somebody has found its titles before, wherever they have moved', async () => {
    const odd = ['Tuote', 'Hinta']
    const list = { name: 'Lista', rows: [['Name', 'Price'], ['see', 'below'], odd, ['Kuppi', 3]] }
    const seen = await desk.upload(await makeXlsx([cover, list]))
    expect([seen.sample?.header, seen.is_remembered]).toEqual([['Name', 'Price'], false])
    const found = await readAgain(seen.id, { headerRow: 3 })
    expect([found.format?.sheet, found.format?.headerRow]).toEqual(['Lista', 3])
    await desk.step(seen.id, 'check', { format: { ...inDollars(found.format), columns: ['name', 'price'] } })
    await desk.seller.delete(`/api/v1/imports/${seen.id}`)
    const later = { name: 'Lista 2', rows: [['Name', 'Price'], ['new', 'line'], ...list.rows.slice(1)] }
    const again = await desk.upload(await makeXlsx([cover, winter, later]))
    expect(again.is_remembered).toBe(true)
    expect(again.format).toMatchObject({ sheet: 'Lista 2', headerRow: 4, columns: ['name', 'price'] })
  })
})

test('a text with lines above its titles is read from these on, its lines counted as they stand', async () => {
  const seen = await desk.upload(
    'Harbour Goods;;;\r\n"Price list, ""autumn""";;;\r\n\r\nName;Article number;Price;Stock\r\nTeapot;T-1;;4\r\nCup;T-2;3,00;40\r\n',
  )
  expect(seen.format).toMatchObject({ delimiter: ';', headerRow: 4, decimal: ',' })
  const checked = await desk.step(seen.id, 'check', { format: inDollars(seen.format) })
  expect(checked.counts).toMatchObject({ create: 1, refuse: 1 })
  expect((await desk.listRows(seen.id, { action: 'refuse' }))[0]).toMatchObject({ lines: 'line 5' })
  const file = await desk.seller.get(`/api/v1/imports/${seen.id}/refused-rows`)
  expect(file.text.split('\r\n')[0]).toBe('\ufeffName,Article number,Price,Stock,Why it was refused')
})

describe('a text that does not say how its letters are written', () => {
  // 'ěščřž' and 'ìšèøž' are the same bytes: Czech in Windows-1250, nothing in Windows-1252.
  const czech = Buffer.from('Name;Price\r\nK\xf9\xf2 \x9elu\x9dou\xe8k\xfd;4,00\r\n', 'latin1')

  test('is read in the likeliest encoding, shown in others, and read as somebody said the next time', async () => {
    const seen = await desk.upload(czech)
    expect(seen.format).toMatchObject({ encoding: 'windows-1250', delimiter: ';' })
    expect(seen.sample?.rows[0]?.[0]).toBe('Kůň žluťoučký')
    expect(seen.sample?.encodings?.length).toBe(4)
    expect(seen.sample?.encodings?.[0]).toEqual({ encoding: 'windows-1250', lines: ['Kůň žluťoučký;4,00'] })
    const other = await readAgain(seen.id, { encoding: 'windows-1252', delimiter: ';' })
    expect(other.sample?.rows[0]?.[0]).toBe('Kùò žlu\u009douèký')
    await desk.step(seen.id, 'check', { format: inDollars(other.format) })
    await desk.seller.delete(`/api/v1/imports/${seen.id}`)
    expect((await desk.upload(czech)).format?.encoding).toBe('windows-1252')
    await desk.seller.delete(`/api/v1/imports/${(await desk.seller.get('/api/v1/imports')).body.data[0].id}`)
    // What says itself what it is is believed.
    const plain = await desk.upload('Name;Price\r\nKůň;4,00\r\n')
    expect([plain.format?.encoding, plain.sample?.encodings]).toEqual(['utf-8', undefined])
  })
})

test('a first line that tells Excel what parts the cells is obeyed and is no row', async () => {
  const seen = await desk.upload('sep=;\r\nName;Price\r\nTea, green, 250 g, loose;4\r\n')
  expect([seen.format?.delimiter, seen.format?.headerRow, seen.sample?.header]).toEqual([
    ';',
    undefined,
    ['Name', 'Price'],
  ])
})
