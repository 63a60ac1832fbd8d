import type { Readable } from 'node:stream'
import { mostColumns } from '@fairquay/contract/imports/format.ts'
import { importMessages } from '@fairquay/contract/imports/messages.ts'
import sax from 'sax'
import yauzl, { type Entry, type ZipFile } from 'yauzl'
import { Failure } from '../failure.ts'
import { mostRows, type TableRow } from './read-table.ts'

/** Bytes that a part may unpack to. A sheet of 250,000 rows has about 200 MB of XML; the list of sheets and where they are have a few thousand. */
const mostUnpacked = { sheet: 400_000_000, shared: 400_000_000, book: 8_000_000, links: 2_000_000 }
const mostEntries = 2000
/** Bytes of all names and remarks in the archive's own list. */
const mostListed = 1_000_000
/** Characters kept in memory: of texts that cells refer to, each at least as long as what an empty one takes; and of texts in the cells themselves. */
const mostShared = 40_000_000
const leastShared = 16
const mostWritten = 80_000_000
/** Characters of one text, and of one row. Excel itself allows 32,767 in a cell. */
const longestText = 1_000_000
/** Elements within elements; a workbook has about ten. */
const deepest = 100

/** Reads the first visible sheet of an Excel workbook row by row, the header first. Nothing is unpacked to disk, and no more than is read. */
export async function* readWorkbook(path: string): AsyncGenerator<TableRow> {
  const zip = await openZip(path)
  try {
    const entries = await listEntries(zip)
    const open = (name: string, most: number) => openEntry(zip, entries.get(name), most)
    const sheet = await findSheet(open)
    const texts = 'xl/sharedStrings.xml'
    const shared = entries.has(texts) ? await readShared(await open(texts, mostUnpacked.shared)) : []
    let count = 0
    for await (const row of readSheet(await open(sheet, mostUnpacked.sheet), shared)) {
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

const archives: readonly (readonly [RegExp, string])[] = [
  [/^xl\/workbook\.bin$/, 'a binary Excel workbook (.xlsb)'],
  [/^Index\/|\.iwa$/, 'a Numbers document'],
  [/^content\.xml$/, 'an OpenDocument file (.ods)'],
  [/^word\//, 'a Word document'],
  [/^ppt\//, 'a presentation'],
]

/** Refuses by its name what is packed like an Excel workbook and is none. */
export async function refuseOtherArchive(path: string): Promise<void> {
  const zip = await openZip(path)
  try {
    const names = [...(await listEntries(zip)).keys()]
    if (names.includes('xl/workbook.xml')) return
    const kind = archives.find(([pattern]) => names.some((name) => pattern.test(name)))?.[1]
    throw new Failure('refused', undefined, kind ? importMessages.otherArchive(kind) : importMessages.plainArchive)
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
  let [count, listed] = [0, 0]
  return new Promise((resolve, reject) => {
    zip.on('error', () => reject(broken()))
    zip.on('end', () => resolve(entries))
    zip.on('entry', (entry: Entry) => {
      entries.set(entry.fileName, entry)
      count += 1
      listed += entry.fileNameLength + entry.extraFieldLength + entry.fileCommentLength
      if (count > mostEntries || listed > mostListed) reject(tooLarge())
      else zip.readEntry()
    })
    zip.readEntry()
  })
}

/** A part's size is what the archive says first, and what comes out then: it is counted, as the archive may say anything. */
function openEntry(zip: ZipFile, entry: Entry | undefined, most: number): Promise<AsyncGenerator<Buffer>> {
  if (!entry) return Promise.reject(broken())
  if (entry.uncompressedSize > most) return Promise.reject(tooLarge())
  return new Promise((resolve, reject) => {
    zip.openReadStream(entry, (error, stream) => (error || !stream ? reject(broken()) : resolve(count(stream, most))))
  })
}

async function* count(stream: Readable, most: number): AsyncGenerator<Buffer> {
  let total = 0
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    total += chunk.length
    if (total > most) throw tooLarge()
    yield chunk
  }
}

/** Parses XML as it comes; a DOCTYPE, which workbooks have none of, ends it. */
function makeParser(): sax.SAXParser {
  // Without positions the parser forgets its own limit to what it keeps of one name, value or comment, 64 kB.
  const parser = sax.parser(true, { position: true })
  parser.ondoctype = () => {
    throw broken()
  }
  parser.onerror = (error) => {
    throw error
  }
  return parser
}

/** Parses a part, and stops after each piece so that what was found in it can be handed on. */
async function* parsePieces(pieces: AsyncIterable<Buffer>, parser: sax.SAXParser): AsyncGenerator<void> {
  const decoder = new TextDecoder()
  for await (const piece of pieces) {
    parser.write(decoder.decode(piece, { stream: true }))
    if (((parser as { tags?: unknown[] }).tags?.length ?? 0) > deepest) throw broken()
    yield
  }
  parser.close()
}

async function parseAll(pieces: AsyncIterable<Buffer>, parser: sax.SAXParser): Promise<void> {
  for await (const _ of parsePieces(pieces, parser));
}

type Open = (name: string, most: number) => Promise<AsyncGenerator<Buffer>>

async function findSheet(open: Open): Promise<string> {
  let sheet: string | undefined
  const book = makeParser()
  book.onopentag = ({ name, attributes }) => {
    if (localName(name) === 'sheet' && (attributes.state ?? 'visible') === 'visible')
      sheet ??= String(Object.entries(attributes).find(([key]) => localName(key) === 'id')?.[1] ?? '')
  }
  await parseAll(await open('xl/workbook.xml', mostUnpacked.book), book)
  let target: string | undefined
  const links = makeParser()
  links.onopentag = ({ attributes }) => {
    if (attributes.Id === sheet && typeof attributes.Target === 'string') target = attributes.Target
  }
  await parseAll(await open('xl/_rels/workbook.xml.rels', mostUnpacked.links), links)
  if (sheet === undefined || target === undefined) throw new Failure('refused', undefined, importMessages.noSheet)
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`
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

async function* readSheet(pieces: AsyncIterable<Buffer>, shared: readonly string[]): AsyncGenerator<TableRow> {
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
      cells[column] = readValue(type, value, shared)
    } else if (tag === 'row') rows.push({ line, cells })
  }
  for await (const _ of parsePieces(pieces, parser)) yield* rows.splice(0)
  yield* rows.splice(0)
}

function readValue(type: string, value: string, shared: readonly string[]): string {
  if (type === 's') return shared[Number(value)] ?? ''
  if (type === 'inlineStr' || type === 'str') return readEscapes(value)
  if (type === 'b') return value === '1' ? 'yes' : 'no'
  if (type === 'e') return ''
  // Excel writes 0.1 + 0.2 as 0.30000000000000004 and long codes as 4.00638133393E12.
  const number = value === '' ? Number.NaN : Number(value)
  return Number.isFinite(number) ? formatNumber(Number(number.toPrecision(15))) : detach(value)
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

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1)
}
