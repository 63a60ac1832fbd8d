import { isUtf8 } from 'node:buffer'
import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { pipeline } from 'node:stream'
import type { Delimiter, Encoding } from '@fairquay/contract/imports/format.ts'
import { findSeparatorLine } from '@fairquay/contract/imports/guess-delimiter.ts'
import { importMessages } from '@fairquay/contract/imports/messages.ts'
import { CsvError, parse } from 'csv-parse'
import { Failure } from '../failure.ts'

/** One record of a file: `line` is where it begins (from 1), cells are as written. */
export type TableRow = {
  line: number
  cells: string[]
  /** The file ends right behind it, without a line end. */
  isLast?: true
  /** Why its cells cannot be told apart, and what was done so that they can (shape-rows.ts). */
  fault?: string
  note?: string
}

/** What bounds the memory of an import, with the size of the file. */
export const mostRows = 250_000
const longestRecord = 1_000_000

type TableReading = { encoding: Encoding; delimiter: Delimiter }

/**
 * Reads a separated file record by record, the header first; empty lines are left out. A file that is cut off or is not in its encoding is
 * refused with one sentence, at the latest at its end: whoever reads it does nothing before that.
 */
export async function* readTable(path: string, { encoding, delimiter }: TableReading): AsyncGenerator<TableRow> {
  let line = 1
  // Counted while parsing, so that an error knows where its record begins.
  const begins = new WeakMap<string[], number>()
  const noteLine = (parsed: unknown) => {
    const { record, raw } = parsed as { record: string[]; raw: string }
    if (record.some((cell) => isTornQuote(cell, raw)))
      throw new Failure('refused', undefined, importMessages.quoteWrong(line))
    begins.set(record, line)
    line += 1 + countLineBreaks(record)
    return record
  }
  // An error of any of the three destroys the parser and so reaches the loop below.
  const records = pipeline(
    createReadStream(path),
    encoding === 'utf-8' ? passUtf8 : decodeFrom(encoding),
    parse({
      delimiter,
      bom: true,
      relax_column_count: true,
      // A quote within a cell that is in none is a sign for inches: people write it so.
      relax_quotes: true,
      raw: true,
      record_delimiter: ['\r\n', '\n', '\r'],
      max_record_size: longestRecord,
      on_record: noteLine,
    }),
    () => {},
  )
  let count = 0
  // One is kept back, to be told apart when it is the last.
  let last: TableRow | undefined
  try {
    for await (const cells of records as AsyncIterable<string[]>) {
      if (cells.length === 1 && cells[0]?.trim() === '') continue
      // What Excel is told of the file is no row of it.
      if (count === 0 && findSeparatorLine(cells.join(delimiter))) continue
      if (++count > mostRows) throw new Failure('refused', undefined, importMessages.tooManyRows(mostRows))
      if (last) yield last
      last = { line: begins.get(cells) ?? 0, cells }
    }
  } catch (error) {
    throw error instanceof CsvError ? new Failure('refused', undefined, describe(error, line)) : error
  }
  if (!last) throw new Failure('refused', undefined, importMessages.empty)
  yield (await endsInLine(path)) ? last : { ...last, isLast: true }
}

/** In every encoding that is read, one of the last two bytes is that of a line end. */
async function endsInLine(path: string): Promise<boolean> {
  const file = await open(path)
  try {
    const { size } = await file.stat()
    const { buffer } = await file.read(Buffer.alloc(2), 0, 2, Math.max(0, size - 2))
    return buffer.includes(10) || buffer.includes(13)
  } finally {
    await file.close()
  }
}

function describe(error: CsvError, line: number): string {
  if (error.code === 'CSV_QUOTE_NOT_CLOSED') return importMessages.quoteOpen(line)
  if (error.code === 'CSV_MAX_RECORD_SIZE') return importMessages.recordTooLong(line)
  return importMessages.quoteWrong(line)
}

/** Whether a cell was in quotes and went on behind the closing one ('"3"4'): where it ends is anybody's guess. What begins with a quote that was doubled stands so in the file. */
function isTornQuote(cell: string, raw: string): boolean {
  return cell.startsWith('"') && cell.includes('"', 1) && !raw.includes(`"${cell.replaceAll('"', '""')}"`)
}

/** The parser's own count takes the two bytes of a CRLF inside a quoted cell for two lines. */
/** Line ends within cells: a spreadsheet shows such a record as one row. */
export function countLineBreaks(cells: readonly string[]): number {
  let breaks = 0
  for (const cell of cells)
    if (cell.includes('\n') || cell.includes('\r')) breaks += cell.match(/\r\n|\n|\r/g)?.length ?? 0
  return breaks
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
