import type { Decimal } from '@fairquay/contract/cell-text.ts'
import { mostColumns } from '@fairquay/contract/imports/format.ts'
import { importMessages } from '@fairquay/contract/imports/messages.ts'
import { Failure } from '../failure.ts'
import { mostRows, type TableRow } from './read-table.ts'
import {
  broken,
  localName,
  makeParser,
  type Open,
  parseAll,
  parsePieces,
  readArchive,
  tooLarge,
} from './workbook-archive.ts'

/** Bytes that a part may unpack to. A sheet of 250,000 rows has about 200 MB of XML; the list of sheets and where they are have a few thousand. */
const mostUnpacked = { sheet: 400_000_000, shared: 400_000_000, book: 8_000_000, links: 2_000_000 }
/** Characters kept in memory: of texts that cells refer to, each at least as long as what an empty one takes; and of texts in the cells themselves. */
const mostShared = 40_000_000
const leastShared = 16
const mostWritten = 80_000_000
/** Characters of one text, and of one row. Excel itself allows 32,767 in a cell. */
const longestText = 1_000_000
/** Sheets that are looked at, and characters of a name; Excel itself allows 31. */
const mostSheets = 100
const longestName = 200

/**
 * Reads a sheet of an Excel workbook row by row, the first visible one unless another is named; rows without anything in them are left out. Numbers are written with this mark before their decimals: that of
 * the numbers that stand in it as texts.
 */
export function readWorkbook(path: string, name?: string, decimal: Decimal = '.'): AsyncGenerator<TableRow> {
  return readArchive(path, async function* (open, has) {
    const sheets = await listSheets(open)
    const sheet = name === undefined ? sheets[0] : sheets.find((one) => one.name === name)
    if (!sheet && name !== undefined) throw refuseSheet(name, sheets)
    if (!sheet) throw new Failure('refused', undefined, importMessages.noSheet)
    let count = 0
    for await (const row of readFilled(open, sheet.part, await openShared(open, has), decimal)) {
      if (++count > mostRows) throw new Failure('refused', undefined, importMessages.tooManyRows(mostRows))
      yield row
    }
    if (count === 0) throw new Failure('refused', undefined, importMessages.noSheet)
  })
}

/** The visible sheets of a workbook that have something in them, each with its first rows; numbers as `readWorkbook` writes them. */
export function readSheetTops(
  path: string,
  most: number,
  decimal: Decimal = '.',
): AsyncGenerator<{ sheet: string; rows: TableRow[] }> {
  return readArchive(path, async function* (open, has) {
    const shared = await openShared(open, has)
    for (const { name, part } of await listSheets(open)) {
      const rows: TableRow[] = []
      for await (const row of readFilled(open, part, shared, decimal)) if (rows.push(row) >= most) break
      if (rows.length > 0) yield { sheet: name, rows }
    }
  })
}

/** Says which sheets there are instead of the one that was asked for. */
export function refuseSheet(name: string, sheets: readonly { name: string }[]): Failure {
  return new Failure(
    'refused',
    undefined,
    importMessages.noSuchSheet(
      name,
      sheets.slice(0, 20).map((one) => one.name),
    ),
  )
}

type Sheet = { name: string; part: string }

/** The visible sheets in their order. */
async function listSheets(open: Open): Promise<Sheet[]> {
  const found: { name: string; id: string }[] = []
  const book = makeParser()
  book.onopentag = ({ name, attributes }) => {
    if (localName(name) !== 'sheet' || (attributes.state ?? 'visible') !== 'visible' || found.length >= mostSheets)
      return
    const id = String(Object.entries(attributes).find(([key]) => localName(key) === 'id')?.[1] ?? '')
    found.push({
      name: String(attributes.name ?? '')
        .slice(0, longestName)
        .toWellFormed(),
      id,
    })
  }
  await parseAll(await open('xl/workbook.xml', mostUnpacked.book), book)
  const wanted = new Set(found.map(({ id }) => id))
  const targets = new Map<string, string>()
  const links = makeParser()
  links.onopentag = ({ attributes: { Id, Target } }) => {
    if (typeof Id === 'string' && typeof Target === 'string' && wanted.has(Id)) targets.set(Id, Target)
  }
  await parseAll(await open('xl/_rels/workbook.xml.rels', mostUnpacked.links), links)
  return found.flatMap(({ name, id }) => {
    const target = targets.get(id)
    // A chart of its own has no cells.
    if (target === undefined || target.includes('chartsheets/')) return []
    return [{ name, part: target.startsWith('/') ? target.slice(1) : `xl/${target}` }]
  })
}

async function* readFilled(
  open: Open,
  part: string,
  shared: readonly string[],
  decimal: Decimal = '.',
): AsyncGenerator<TableRow> {
  for await (const row of readSheet(await open(part, mostUnpacked.sheet), shared, decimal))
    if (row.cells.some((cell) => cell.trim() !== '')) yield row
}

async function openShared(open: Open, has: (name: string) => boolean): Promise<string[]> {
  const texts = 'xl/sharedStrings.xml'
  return has(texts) ? readShared(await open(texts, mostUnpacked.shared)) : []
}

/** Texts that cells refer to; of a text in several styles, its runs together, without the reading aids of Asian scripts. */
async function readShared(pieces: AsyncIterable<Buffer>): Promise<string[]> {
  const texts: string[] = []
  let [text, isText, phonetic, total] = ['', false, 0, 0]
  const parser = makeParser()
  parser.onopentag = ({ name }) => {
    if (localName(name) === 'si') text = ''
    else if (localName(name) === 'rPh') phonetic++
    else if (localName(name) === 't') isText = phonetic === 0
  }
  parser.ontext = (part) => {
    if (isText) text += part
    if (text.length > longestText) throw tooLarge()
  }
  parser.onclosetag = (name) => {
    if (localName(name) === 't') isText = false
    else if (localName(name) === 'rPh') phonetic--
    else if (localName(name) === 'si') {
      total += Math.max(text.length, leastShared)
      if (total > mostShared) throw tooLarge()
      texts.push(readEscapes(text))
    }
  }
  await parseAll(pieces, parser)
  return texts
}

async function* readSheet(
  pieces: AsyncIterable<Buffer>,
  shared: readonly string[],
  decimal: Decimal,
): AsyncGenerator<TableRow> {
  const rows: TableRow[] = []
  let [line, column, type, value, isValue] = [0, -1, '', '', false]
  let cells: string[] = []
  let [inRow, written] = [0, 0]
  const parser = makeParser()
  parser.onopentag = ({ name, attributes }) => {
    const tag = localName(name)
    if (tag === 'row') {
      line = Number(attributes.r) || line + 1
      cells = []
      column = -1
      inRow = 0
    } else if (tag === 'c') {
      column = readColumn(String(attributes.r ?? '')) ?? column + 1
      if (column >= mostColumns && column > 16_383) throw broken()
      type = String(attributes.t ?? 'n')
      value = ''
    } else if (tag === 'v' || tag === 't') isValue = true
  }
  parser.ontext = (text) => {
    if (!isValue) return
    value += text
    inRow += text.length
    written += text.length
    if (inRow > longestText || written > mostWritten) throw tooLarge()
  }
  parser.onclosetag = (name) => {
    const tag = localName(name)
    if (tag === 'v' || tag === 't') isValue = false
    else if (tag === 'c' && column < mostColumns) {
      while (cells.length < column) cells.push('')
      cells[column] = readValue(type, value, shared, decimal)
    } else if (tag === 'row') rows.push({ line, cells })
  }
  for await (const _ of parsePieces(pieces, parser)) yield* rows.splice(0)
  yield* rows.splice(0)
}

function readValue(type: string, value: string, shared: readonly string[], decimal: Decimal): string {
  if (type === 's') return shared[Number(value)] ?? ''
  if (type === 'inlineStr' || type === 'str') return readEscapes(value)
  if (type === 'b') return value === '1' ? 'yes' : 'no'
  if (type === 'e') return ''
  // Excel writes 0.1 + 0.2 as 0.30000000000000004 and long codes as 4.00638133393E12.
  const number = value === '' ? Number.NaN : Number(value)
  return Number.isFinite(number) ? formatNumber(Number(number.toPrecision(15))).replace('.', decimal) : detach(value)
}

function formatNumber(number: number): string {
  const text = String(number)
  // A cell as a program writes it, whose decimals are read with a point below: in no language of a reader.
  return text.includes('e') ? number.toLocaleString('en-US', { useGrouping: false, maximumFractionDigits: 10 }) : text
}

/** 'AB12' → 27. */
function readColumn(reference: string): number | undefined {
  const letters = /^[A-Z]{1,3}/.exec(reference)?.[0]
  if (!letters) return undefined
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
}

/** Characters that XML cannot hold stand as _x000D_; what no text can hold is left out. */
function readEscapes(text: string): string {
  const read = text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
  return detach(read.replaceAll('\0', '').toWellFormed())
}

/** A text cut from a larger one keeps all of that in memory, here 64 kB for every cell. */
function detach(text: string): string {
  return Buffer.from(text).toString()
}
