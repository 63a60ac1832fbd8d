import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { importMessages } from '@fairquay/contract/imports/messages.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openSource } from './read-file.ts'
import type { TableRow } from './read-table.ts'
import { sniffFile } from './sniff-file.ts'

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fairquay-table-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function readAll(path: string): Promise<TableRow[]> {
  const rows: TableRow[] = []
  for await (const row of openSource(path, { container: 'text', encoding: 'utf-8', delimiter: ',' })) rows.push(row)
  return rows
}

async function save(content: string | Buffer): Promise<string> {
  const path = join(folder, 'table.csv')
  await writeFile(path, content)
  return path
}

async function read(content: string | Buffer): Promise<TableRow[]> {
  return readAll(await save(content))
}

const utf16 = (text: string) => Buffer.from(text, 'utf16le')

describe('a table', () => {
  test('knows the line each record begins in, with line breaks in cells and empty lines between', async () => {
    const rows = await read('a,b\r\n"x\r\ny\nz",2\r\n\r\n"q ""r""",\r\n5,"6"')
    expect(rows).toEqual([
      { line: 1, cells: ['a', 'b'] },
      { line: 2, cells: ['x\r\ny\nz', '2'] },
      { line: 6, cells: ['q "r"', ''] },
      { line: 7, cells: ['5', '6'], isLast: true },
    ])
  })

  test.each(['\n', '\r\n', '\r'])(
    'is read with the line end %j, with a byte-order mark and without a last one',
    async (end) => {
      expect((await read(`\uFEFFa,b${end}1,é`)).map(({ cells }) => cells)).toEqual([
        ['a', 'b'],
        ['1', 'é'],
      ])
    },
  )

  test('keeps characters whole that stand across two reads of the file', async () => {
    const cell = '€'.repeat(100_000)
    const [, row] = await read(`a\n${cell}\n`)
    expect(row?.cells).toEqual([cell])
  })
})

test('a quote within a cell that stands in none is a sign for inches, and doubled ones are what they are', async () => {
  const written = ['Name,Price', 'Pipe 1/2" brass" 3",4', 'Kettle "Size M",5', '"""Best"" soap",6', '"Tap, 3/4""",7']
  const rows = await read(`${written.join('\n')}\n`)
  expect(rows.map(({ cells }) => cells)).toEqual([
    ['Name', 'Price'],
    ['Pipe 1/2" brass" 3"', '4'],
    ['Kettle "Size M"', '5'],
    ['"Best" soap', '6'],
    ['Tap, 3/4"', '7'],
  ])
})

describe('a record with too few cells', () => {
  const whole = 'Name,SKU,Price,Stock,Picture\nTea,T-1,4.50,3,https://x.test/a\nCup,T-2,2,4,https://x.test/b\n'

  test('is filled up where they are missing at its end, and says which were there in the others', async () => {
    const [, , , row] = await read(`${whole}Mug,T-3,5\n`)
    expect(row?.cells).toEqual(['Mug', 'T-3', '5', '', ''])
    expect(row?.note).toBe(importMessages.cellsTakenEmpty(3, 5, ['Stock', 'Picture']))
    expect(row?.fault).toBeUndefined()
  })

  test('is not read where its cells show that one is missing before them', async () => {
    const [, , , row] = await read(`${whole}Mug,5,7,https://x.test/c\n`)
    expect(row?.fault).toBe(importMessages.cellsTooFew(4, 5, 'https://x.test/c', 'Stock'))
  })

  test('says nothing where the others have nothing there either', async () => {
    const [, row] = await read('Name,Price,Note\nTea,4\nCup,2,\nMug,5,\n')
    expect(row).toEqual({ line: 2, cells: ['Tea', '4', ''] })
  })
})

test('a record with too many cells says what probably stands in it, blank ones behind the last title are none', async () => {
  const [, first, second] = await read('Name,Price\nTea, green,4\nCup,2,,\n')
  expect(first?.fault).toBe(importMessages.cellsTooMany(3, 2, ','))
  expect(second).toEqual({ line: 3, cells: ['Cup', '2'] })
})

describe('a file', () => {
  test.each([
    ['UTF-8', 'a,b\n1,é', { container: 'text', encoding: 'utf-8' }],
    ['Latin-1', Buffer.from('a,b\n1,caf\xe9\n', 'latin1'), { container: 'text', encoding: 'windows-1252' }],
    ['UTF-16 with its mark', Buffer.concat([Buffer.from([0xff, 0xfe]), utf16('a,b\n1,2')]), { encoding: 'utf-16le' }],
    ['UTF-16 without its mark', utf16('Handle,Title\nstool,Stool\n'), { encoding: 'utf-16le' }],
    ['a feed', '<?xml version="1.0"?>\n<rss version="2.0">', { container: 'xml' }],
    ['JSON', '{"products": []}', { container: 'json' }],
    ['semicolons', '"a,b,c";d;e\n1;2;3', { container: 'text', delimiter: ';' }],
  ])('is known by its bytes as %s', async (_name, content, sniffed) => {
    expect(await sniffFile(await save(content))).toMatchObject(sniffed)
  })

  test.each([
    ['empty', '', 'The file is empty.'],
    ['only a byte-order mark', '\uFEFF\r\n', 'The file is empty.'],
    ['a picture', Buffer.from('89504e470d0a1a0a0000', 'hex'), 'This is a PNG picture'],
    ['a page', '<!DOCTYPE html><html></html>', 'This is a web page'],
    ['an old workbook', Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'This is an old Excel workbook'],
  ])('that holds no products is refused with one sentence: %s', async (_name, content, sentence) => {
    await expect(sniffFile(await save(content))).rejects.toThrow(sentence)
  })
})

describe('a table is refused with one sentence:', () => {
  test.each([
    ['empty', '', 'The file is empty.'],
    [
      'Latin-1',
      Buffer.from('a,b\n1,2\n3,caf\xe9\n', 'latin1'),
      'Line 3 holds characters that are not encoded as UTF-8',
    ],
    ['zero bytes', 'a,b\n1,\0\n', 'Line 2 holds bytes that no text has'],
    ['cut off in a quote', 'a,b\n1,2\n"3,4\n5,6', 'ends inside a quoted cell of the record that begins in line 3'],
    ['cut off in a row', 'a,b,c\n1,2,3\n4,5', 'its last record (line 3), which has 2 of 3 cells'],
    ['a stray quote', 'a,b\n1,2\n"3"4,5\n', 'begins in line 3 holds a quote'],
    ['a stray quote before a comma', 'a,b\n1,2\n"3" brass, 4",5\n', 'begins in line 3 holds a quote'],
    ['a stray quote before a line end', 'a,b\n"3" brass\n4",5\n', 'begins in line 2 holds a quote'],
    ['a quote never closed', `a,b\n1,"2\n${'3,4\n'.repeat(400_000)}`, 'begins in line 2 is longer than 1 MB'],
  ])('%s', async (_name, content, sentence) => {
    await expect(read(content)).rejects.toThrow(sentence)
  })
})
