import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { mostColumns } from '@fairquay/contract/imports/format.ts'
import { importMessages } from '@fairquay/contract/imports/messages.ts'
import sax from 'sax'
import yauzl, { type Entry, type ZipFile } from 'yauzl'
import { Failure } from '../failure.ts'
import { mostRows, type TableRow } from './read-table.ts'

/** What unpacking may take: a sheet of 250,000 rows has about 200 MB of XML. */
const mostUnpacked = 400_000_000
const mostEntries = 2000
const mostShared = 40_000_000

/** Reads the first visible sheet of an Excel workbook row by row, the header first. Nothing is unpacked to disk, and no more than is read. */
export async function* readWorkbook(path: string): AsyncGenerator<TableRow> {
  const zip = await openZip(path)
  try {
    const entries = await listEntries(zip)
    const open = (name: string) => openEntry(zip, entries.get(name))
    const sheet = await findSheet(open)
    const shared = entries.has('xl/sharedStrings.xml') ? await readShared(await open('xl/sharedStrings.xml')) : []
    let count = 0
    for await (const row of readSheet(await open(sheet), shared)) {
      if (row.cells.every((cell) => cell.trim() === '')) continue
      if (++count > mostRows) throw new Failure('refused', undefined, importMessages.tooManyRows(mostRows))
      yield row
    }
    if (count === 0) throw new Failure('refused', undefined, importMessages.noSheet)
  } catch (error) {
    throw error instanceof Failure ? error : broken()
  } finally {
    zip.close()
  }
}

const broken = () => new Failure('refused', undefined, importMessages.brokenWorkbook)
const tooLarge = () => new Failure('refused', undefined, importMessages.workbookTooLarge)

function openZip(path: string): Promise<ZipFile> {
  return new Promise((resolve, reject) => {
    yauzl.open(path, { lazyEntries: true, autoClose: false }, (error, zip) =>
      error || !zip ? reject(broken()) : resolve(zip),
    )
  })
}

function listEntries(zip: ZipFile): Promise<Map<string, Entry>> {
  const entries = new Map<string, Entry>()
  return new Promise((resolve, reject) => {
    zip.on('error', () => reject(broken()))
    zip.on('end', () => resolve(entries))
    zip.on('entry', (entry: Entry) => {
      entries.set(entry.fileName, entry)
      if (entries.size > mostEntries) reject(tooLarge())
      else zip.readEntry()
    })
    zip.readEntry()
  })
}

/** Sizes are what the archive says first and what comes out then: the library ends a stream that gives more than was said. */
function openEntry(zip: ZipFile, entry: Entry | undefined): Promise<Readable> {
  if (!entry) return Promise.reject(broken())
  if (entry.uncompressedSize > mostUnpacked) return Promise.reject(tooLarge())
  return new Promise((resolve, reject) => {
    zip.openReadStream(entry, (error, stream) => (error || !stream ? reject(broken()) : resolve(stream)))
  })
}

/** Parses XML as it comes; a DOCTYPE, which workbooks have none of, ends it. */
function makeParser(): sax.SAXParser {
  const parser = sax.parser(true, { position: false })
  parser.ondoctype = () => {
    throw broken()
  }
  parser.onerror = (error) => {
    throw error
  }
  return parser
}

async function parseAll(stream: Readable, parser: sax.SAXParser): Promise<void> {
  await pipeline(stream, async (source: AsyncIterable<Buffer>) => {
    const decoder = new TextDecoder()
    for await (const chunk of source) parser.write(decoder.decode(chunk, { stream: true }))
    parser.close()
  })
}

async function findSheet(open: (name: string) => Promise<Readable>): Promise<string> {
  const visible: string[] = []
  const targets = new Map<string, string>()
  const book = makeParser()
  book.onopentag = ({ name, attributes }) => {
    if (localName(name) === 'sheet' && (attributes.state ?? 'visible') === 'visible')
      visible.push(String(Object.entries(attributes).find(([key]) => localName(key) === 'id')?.[1] ?? ''))
  }
  await parseAll(await open('xl/workbook.xml'), book)
  const links = makeParser()
  links.onopentag = ({ attributes }) => {
    if (typeof attributes.Id === 'string' && typeof attributes.Target === 'string')
      targets.set(attributes.Id, attributes.Target)
  }
  await parseAll(await open('xl/_rels/workbook.xml.rels'), links)
  const target = targets.get(visible[0] ?? '')
  if (target === undefined) throw new Failure('refused', undefined, importMessages.noSheet)
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`
}

/** Texts that cells refer to; of a text in several styles, its runs together, without the reading aids of Asian scripts. */
async function readShared(stream: Readable): Promise<string[]> {
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
  }
  parser.onclosetag = (name) => {
    if (localName(name) === 't') isText = false
    else if (localName(name) === 'rPh') phonetic--
    else if (localName(name) === 'si') {
      total += text.length
      if (total > mostShared) throw tooLarge()
      texts.push(readEscapes(text))
    }
  }
  await parseAll(stream, parser)
  return texts
}

async function* readSheet(stream: Readable, shared: readonly string[]): AsyncGenerator<TableRow> {
  const rows: TableRow[] = []
  let [line, column, type, value, isValue] = [0, -1, '', '', false]
  let cells: string[] = []
  const parser = makeParser()
  parser.onopentag = ({ name, attributes }) => {
    const tag = localName(name)
    if (tag === 'row') {
      line = Number(attributes.r) || line + 1
      cells = []
      column = -1
    } else if (tag === 'c') {
      column = readColumn(String(attributes.r ?? '')) ?? column + 1
      if (column >= mostColumns && column > 16_383) throw broken()
      type = String(attributes.t ?? 'n')
      value = ''
    } else if (tag === 'v' || tag === 't') isValue = true
  }
  parser.ontext = (text) => {
    if (isValue) value += text
    if (value.length > 1_000_000) throw tooLarge()
  }
  parser.onclosetag = (name) => {
    const tag = localName(name)
    if (tag === 'v' || tag === 't') isValue = false
    else if (tag === 'c' && column < mostColumns) {
      while (cells.length < column) cells.push('')
      cells[column] = readValue(type, value, shared)
    } else if (tag === 'row') rows.push({ line, cells })
  }
  const decoder = new TextDecoder()
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    parser.write(decoder.decode(chunk, { stream: true }))
    yield* rows.splice(0)
  }
  parser.close()
  yield* rows.splice(0)
}

function readValue(type: string, value: string, shared: readonly string[]): string {
  if (type === 's') return shared[Number(value)] ?? ''
  if (type === 'inlineStr' || type === 'str') return readEscapes(value)
  if (type === 'b') return value === '1' ? 'yes' : 'no'
  if (type === 'e') return ''
  // Excel writes 0.1 + 0.2 as 0.30000000000000004 and long codes as 4.00638133393E12.
  const number = value === '' ? Number.NaN : Number(value)
  return Number.isFinite(number) ? formatNumber(Number(number.toPrecision(15))) : value
}

function formatNumber(number: number): string {
  const text = String(number)
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
  return read.replaceAll('\0', '').toWellFormed()
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1)
}
