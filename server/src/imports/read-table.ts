import { isUtf8 } from 'node:buffer'
import { createReadStream } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import { pipeline } from 'node:stream'
import type { Delimiter, Encoding } from '@fairquay/contract/imports/format.ts'
import { importMessages } from '@fairquay/contract/imports/messages.ts'
import { CsvError, parse } from 'csv-parse'
import { Failure } from '../failure.ts'

/** One record of a file: `line` is where it begins (from 1), cells are as written. */
export type TableRow = { line: number; cells: string[] }

/** Also what bounds the memory of an import: nothing it keeps is larger than the file. */
const mostMegabytes = 100
export const mostRows = 250_000
const longestRecord = 1_000_000

export type TableReading = { encoding: Encoding; delimiter: Delimiter }

/**
 * Reads a separated file record by record, the header first; empty lines are left out. A file that is none, is cut off or is not encoded as UTF-8
 * is refused with one sentence, at the latest at its end: whoever reads it does nothing before that.
 */
export async function* readTable(path: string, reading?: TableReading): AsyncGenerator<TableRow> {
  if (!reading) await refuseOtherKinds(path)
  let line = 1
  // Counted while parsing, so that an error knows where its record begins.
  const begins = new WeakMap<string[], number>()
  const noteLine = (cells: string[]) => {
    begins.set(cells, line)
    line += 1 + countLineBreaks(cells)
    return cells
  }
  // An error of any of the three destroys the parser and so reaches the loop below.
  const records = pipeline(
    createReadStream(path),
    reading && reading.encoding !== 'utf-8' ? decodeFrom(reading.encoding) : passUtf8,
    parse({
      delimiter: reading?.delimiter ?? ',',
      bom: true,
      relax_column_count: true,
      record_delimiter: ['\r\n', '\n', '\r'],
      max_record_size: longestRecord,
      on_record: noteLine,
    }),
    () => {},
  )
  let count = 0
  let columns = 0
  let last: TableRow | undefined
  try {
    for await (const cells of records as AsyncIterable<string[]>) {
      if (cells.length === 1 && cells[0]?.trim() === '') continue
      if (++count > mostRows) throw new Failure('refused', undefined, importMessages.tooManyRows(mostRows))
      columns ||= cells.length
      last = { line: begins.get(cells) ?? 0, cells }
      yield last
    }
  } catch (error) {
    throw error instanceof CsvError ? new Failure('refused', undefined, describe(error, line)) : error
  }
  if (!last) throw new Failure('refused', undefined, importMessages.empty)
  if (last.cells.length < columns)
    throw new Failure('refused', undefined, importMessages.cutOff(last.line, last.cells.length, columns))
}

function describe(error: CsvError, line: number): string {
  if (error.code === 'CSV_QUOTE_NOT_CLOSED') return importMessages.quoteOpen(line)
  if (error.code === 'CSV_MAX_RECORD_SIZE') return importMessages.recordTooLong(line)
  return importMessages.quoteWrong(line)
}

/** The parser's own count takes the two bytes of a CRLF inside a quoted cell for two lines. */
function countLineBreaks(cells: readonly string[]): number {
  let breaks = 0
  for (const cell of cells)
    if (cell.includes('\n') || cell.includes('\r')) breaks += cell.match(/\r\n|\n|\r/g)?.length ?? 0
  return breaks
}

/** What the first bytes give away, so that the sentence can name it. */
async function refuseOtherKinds(path: string): Promise<void> {
  const refuse = (sentence: string) => new Failure('refused', undefined, sentence)
  const begin = Buffer.alloc(4096)
  let length = 0
  try {
    const facts = await stat(path)
    if (facts.isDirectory()) throw refuse(importMessages.isFolder(path))
    if (!facts.isFile()) throw refuse(importMessages.missing(path))
    if (facts.size > mostMegabytes * 1_000_000) throw refuse(importMessages.tooLarge(mostMegabytes))
    const handle = await open(path)
    try {
      length = (await handle.read(begin, 0, begin.length, 0)).bytesRead
    } finally {
      await handle.close()
    }
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code === 'ENOENT' || code === 'ENOTDIR' || code === 'ENAMETOOLONG') throw refuse(importMessages.missing(path))
    if (code === 'EACCES' || code === 'EPERM') throw refuse(importMessages.unreadable(path))
    throw error
  }
  const start = begin.subarray(0, length)
  if (start.toString('utf8').replace('\uFEFF', '').trim() === '') throw refuse(importMessages.empty)
  if (isUtf16(start)) throw refuse(importMessages.utf16)
  const kind = nameKind(start)
  if (kind) throw refuse(importMessages.otherKind(kind))
}

/** With its mark, or without it: Latin letters in UTF-16 are every second byte zero. */
function isUtf16(start: Buffer): boolean {
  const mark = start.subarray(0, 2).toString('hex')
  if (mark === 'fffe' || mark === 'feff') return true
  const zeros = [0, 0]
  for (const [at, byte] of start.entries()) if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1
  const [even = 0, odd = 0] = zeros
  return Math.max(even, odd) > start.length / 3 && Math.min(even, odd) < start.length / 50
}

const signatures: [string, string][] = [
  ['89504e47', 'a PNG picture'],
  ['ffd8ff', 'a JPEG picture'],
  ['47494638', 'a GIF picture'],
  ['25504446', 'a PDF document'],
  ['504b0304', 'an Excel workbook or another ZIP archive'],
  ['504b0506', 'a ZIP archive'],
  ['d0cf11e0', 'an old Excel workbook'],
  ['1f8b', 'a compressed file'],
]

function nameKind(start: Buffer): string | undefined {
  const hex = start.subarray(0, 8).toString('hex')
  const known = signatures.find(([signature]) => hex.startsWith(signature))
  if (known) return known[1]
  const text = start.toString('utf8').replace('\uFEFF', '').trimStart()
  if (/^<!doctype html|^<html/i.test(text)) return 'a web page'
  if (text.startsWith('<')) return /<rss|<feed/i.test(text) ? 'a product feed in XML' : 'an XML file'
  if (/^(\{\s*["}]|\[\s*[[{"\]])/.test(text)) return 'a JSON file'
  return undefined
}

/** Turns another encoding into UTF-8. */
function decodeFrom(encoding: Encoding) {
  return async function* (source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    const decoder = new TextDecoder(encoding, { fatal: true })
    const decode = (chunk?: Buffer): Buffer => {
      let text: string
      try {
        text = chunk ? decoder.decode(chunk, { stream: true }) : decoder.decode()
      } catch {
        throw new Failure('refused', undefined, importMessages.notText)
      }
      if (text.includes('\0')) throw new Failure('refused', undefined, importMessages.notText)
      return Buffer.from(text)
    }
    for await (const chunk of source) yield decode(chunk)
    yield decode()
  }
}

/** Lets whole lines through once they are known to be text; a cell that goes on over lines is put together by the parser. */
async function* passUtf8(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let line = 1
  let rest: Buffer[] = []
  const check = (block: Buffer): Buffer => {
    if (!isUtf8(block) || block.includes(0)) throw new Failure('refused', undefined, describeBytes(block, line))
    for (let at = block.indexOf(10); at >= 0; at = block.indexOf(10, at + 1)) line++
    return block
  }
  for await (const chunk of source) {
    const end = chunk.lastIndexOf(10) + 1
    if (end > 0) {
      yield check(Buffer.concat([...rest, chunk.subarray(0, end)]))
      rest = []
    }
    rest.push(chunk.subarray(end))
  }
  const block = Buffer.concat(rest)
  if (block.length > 0) yield check(block)
}

function describeBytes(block: Buffer, firstLine: number): string {
  let line = firstLine
  for (let from = 0; from < block.length; line++) {
    const at = block.indexOf(10, from)
    const end = at < 0 ? block.length : at + 1
    const bytes = block.subarray(from, end)
    if (bytes.includes(0)) return importMessages.binary(line)
    if (!isUtf8(bytes)) break
    from = end
  }
  return importMessages.notUtf8(line)
}
