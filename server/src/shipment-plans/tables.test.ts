import { importMessages } from '@fairquay/contract/imports/messages.ts'
import { tableMessages } from '@fairquay/contract/shipment-plans/messages.ts'
import { largestTable, tableLimits } from '@fairquay/contract/shipment-plans/tables.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../test/app.ts'
import { makeXlsx, pack } from '../../test/make-workbook.ts'
import { makeTableReader } from './read-table-apart.ts'

let app: TestApp
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const url = '/api/v1/shipment-plans/tables'
/** Each from a network of its own: whoever comes too often is sent away. */
let guests = 0
async function read(payload: Buffer | string, type = 'application/octet-stream') {
  const remoteAddress = `10.1.${++guests}.1`
  const headers = { 'content-type': type }
  const { statusCode, body } = await app.app.http.inject({ method: 'POST', url, headers, payload, remoteAddress })
  return { status: statusCode, body: JSON.parse(body) }
}

const titles = ['Name', 'Length', 'Width', 'Height', 'kg', 'Cartons']
const oil = ['Olive oil', '40', '30', '25', '12', '200']

describe('a workbook', () => {
  test('of several sheets is answered sheet by sheet, without what is empty', async () => {
    const rows = [['Our packing list'], [], titles, ['Olive\noil', 40, 30, 25, 12, 200, '', '']]
    const sheets = [
      { name: 'Cover', rows: [['Harbour Goods']] },
      { name: 'Empty', rows: [] },
      { name: 'Packing', rows },
    ]
    const { status, body } = await read(await makeXlsx(sheets))
    expect(status).toBe(200)
    expect(body.sheets).toEqual([
      { name: 'Cover', rows: [['Harbour Goods']], is_cut: false },
      { name: 'Packing', rows: [['Our packing list'], titles, oil], is_cut: false },
    ])
  })

  test('is read from the field of a form too', async () => {
    const file = await makeXlsx([{ name: 'A', rows: [titles] }])
    const form = Buffer.concat([
      Buffer.from('--x\r\nContent-Disposition: form-data; name="file"; filename="a.xlsx"\r\n\r\n'),
      file,
      Buffer.from('\r\n--x--\r\n'),
    ])
    expect((await read(form, 'multipart/form-data; boundary=x')).body.sheets).toMatchObject([{ rows: [titles] }])
  })

  test('with decimals in texts and in numbers writes both in one way', async () => {
    const rows = [titles, ['Oil', '40,5', '30,5', '25,5', 12.25, 200]]
    const { body } = await read(await makeXlsx([{ name: 'A', rows }]))
    expect(body.sheets[0].rows[1]).toEqual(['Oil', '40,5', '30,5', '25,5', '12,25', '200'])
  })

  test('with more than can be planned is cut, and says so', async () => {
    const rows = Array.from({ length: tableLimits.rows + 1 }, () => Array.from({ length: 50 }, () => 1))
    const { body } = await read(
      await makeXlsx([
        { name: 'Long', rows },
        { name: 'Next', rows: [titles] },
      ]),
    )
    expect(body.sheets).toMatchObject([
      { name: 'Long', is_cut: true },
      { name: 'Next', rows: [], is_cut: true },
    ])
    expect(body.sheets[0].rows).toHaveLength(tableLimits.rows)
    expect(body.sheets[0].rows[0]).toHaveLength(tableLimits.columns)
    const long = Array.from({ length: 200 }, () => Array.from({ length: 40 }, () => 'x'.repeat(1000)))
    const { body: letters } = await read(await makeXlsx([{ name: 'Wide', rows: long }]))
    expect(JSON.stringify(letters).length).toBeLessThan(tableLimits.characters * 1.2)
    expect(letters.sheets[0].is_cut).toBe(true)
  })
})

describe('a text file', () => {
  const text = 'Bezeichnung;Länge;Breite;Höhe;kg;Anzahl\r\nÖl;40;30;25;12;200\r\n'
  test.each([
    ['UTF-8', Buffer.from(text)],
    ['Windows-1252', Buffer.from(text, 'latin1')],
    ['UTF-16', Buffer.from(`\uFEFF${text}`, 'utf16le')],
  ])('in %s is read as it was written', async (_, content) => {
    const { status, body } = await read(content)
    expect(status).toBe(200)
    expect(body.sheets).toEqual([
      {
        name: '',
        rows: [
          ['Bezeichnung', 'Länge', 'Breite', 'Höhe', 'kg', 'Anzahl'],
          ['Öl', '40', '30', '25', '12', '200'],
        ],
        is_cut: false,
      },
    ])
  })
})

/** One letter, a hundred million times, in a hundred kilobytes. */
async function makeBomb(): Promise<Buffer> {
  const sheet = `<worksheet><sheetData><row><c t="str"><v>${'x'.repeat(100_000_000)}</v></c></row></sheetData></worksheet>`
  return pack({
    'xl/workbook.xml': '<workbook><sheets><sheet name="A" id="rId1"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/></Relationships>',
    'xl/worksheets/sheet1.xml': sheet,
  })
}

describe('a file that cannot be read is refused with the reason:', () => {
  test.each<[string, () => Buffer | Promise<Buffer>, number, string]>([
    ['nothing', () => Buffer.alloc(0), 422, importMessages.empty],
    ['a PDF', () => Buffer.from('%PDF-1.7\n'), 422, tableMessages.unknownFile('a PDF document')],
    [
      'a workbook with a password',
      () => Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(4096)]),
      422,
      tableMessages.unknownFile('an old Excel workbook (.xls) or one with a password'),
    ],
    [
      'an OpenDocument',
      () => pack({ 'content.xml': '<office/>' }),
      422,
      tableMessages.otherArchive('an OpenDocument file (.ods)'),
    ],
    ['an archive', () => pack({ 'a.txt': 'a' }), 422, tableMessages.plainArchive],
    ['JSON', () => Buffer.from('[{"name":"Oil"}]'), 422, tableMessages.unknownFile(tableMessages.json)],
    ['XML', () => Buffer.from('<rss></rss>'), 422, tableMessages.unknownFile(tableMessages.xml)],
    [
      'a damaged workbook',
      async () => (await makeXlsx([{ name: 'A', rows: [titles] }])).subarray(0, 300),
      422,
      importMessages.brokenWorkbook,
    ],
    ['a workbook that unpacks to more and more', makeBomb, 422, importMessages.workbookTooLarge],
    ['one that is too large', () => Buffer.alloc(largestTable + 8192, 'a'), 413, 'What was sent is too large.'],
  ])('%s', async (_, make, status, message) => {
    expect(await read(await make())).toMatchObject({ status, body: { message } })
  })

  test('none at all, and one too large in a form', async () => {
    const form = (content: string) =>
      `--x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\n${content}\r\n--x--\r\n`
    const type = 'multipart/form-data; boundary=x'
    expect(await read('--x--\r\n', type)).toMatchObject({
      status: 400,
      body: { details: { file: tableMessages.missing } },
    })
    expect(await read(form('a'.repeat(largestTable + 1)), type)).toMatchObject({
      status: 413,
      body: { message: tableMessages.tooLarge },
    })
  })

  test('one that takes too long, and the next is read', async () => {
    const file = await makeXlsx([{ name: 'A', rows: [titles] }])
    await expect(makeTableReader({ timeLimit: 1 })(file)).rejects.toMatchObject({ message: tableMessages.tooMuch })
    await expect(makeTableReader()(file)).resolves.toMatchObject([{ rows: [titles] }])
  })
})

test('whoever sends too many from one network is asked to wait', async () => {
  const ask = () =>
    app.app.http.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/octet-stream' },
      payload: Buffer.from('%PDF-1.7'),
      remoteAddress: '10.2.0.1',
    })
  await app.db.updateTable('attempts').set({ count: 30 }).where('subject', 'like', 'plan-table-from:%').execute()
  expect((await ask()).statusCode).toBe(422)
  await app.db.updateTable('attempts').set({ count: 30 }).where('subject', 'like', 'plan-table-from:%').execute()
  expect((await ask()).statusCode).toBe(429)
})
