import { createHash } from 'node:crypto'
import { mostColumns, tidyHeader } from '@fairquay/contract/imports/format.ts'
import type { ImportFormat, TableSample } from '@fairquay/contract/imports/format-schema.ts'
import { reasonTitle } from '@fairquay/contract/imports/header-words.ts'
import { importMessages } from '@fairquay/contract/imports/messages.ts'
import { proposeFormat } from '@fairquay/contract/imports/propose-format.ts'
import { type EncodingChoice, isEncodingSure } from '@fairquay/contract/imports/rank-encodings.ts'
import { Failure } from '../failure.ts'
import { findPlace, type Recall, readTops, type Top } from './find-place.ts'
import type { Reading } from './import-queries.ts'
import { openSource } from './read-file.ts'
import type { TableRow } from './read-table.ts'
import { sniffFile } from './sniff-file.ts'

const sampleRows = 200
const shownRows = 5
/** Of the rows from which a person chooses the one with the titles: so many, or some more than stand above it; columns of each, and characters of a cell. */
const topRows = 8
const topColumns = 12
const topCell = 60
const shownEncodings = 4
const shownLines = 4
const lineLength = 80

export type Inspected = { format: ImportFormat; sample: TableSample; fingerprint: string }

/** Looks at the first rows of a file: what it is, where in it the table stands, how that is to be read, and what a person is shown to judge that by. */
export async function inspectFile(path: string, asked: Reading = {}, recall?: Recall): Promise<Inspected> {
  const { choices, ...sniffed } = { choices: [], ...(await sniffFile(path)) }
  const read = {
    ...sniffed,
    encoding: asked.encoding ?? sniffed.encoding,
    delimiter: asked.delimiter ?? sniffed.delimiter,
  }
  const tops = await readTops(path, read)
  const place = await findPlace(tops, asked, recall)
  const source = { ...read, ...place }
  const rows: TableRow[] = []
  for await (const row of openSource(path, source)) {
    rows.push(row)
    if (rows.length > sampleRows) break
  }
  const [first, ...more] = rows
  if (!first && place.headerRow !== undefined)
    throw new Failure('refused', undefined, importMessages.noHeaderRow(place.headerRow))
  if (!first) throw new Failure('refused', undefined, importMessages.empty)
  const header = trimHeader(first.cells)
  if (header.length > mostColumns) throw new Failure('refused', undefined, importMessages.tooManyColumns(mostColumns))
  if (more.length === 0) throw new Failure('refused', undefined, importMessages.onlyHeader)
  const cells = more.map((row) => row.cells)
  return {
    format: { ...proposeFormat(read, header, cells), ...place },
    sample: {
      header: header.map((title) => cut(title)),
      rows: cells.slice(0, shownRows).map((row) => header.map((_, at) => cut(row[at] ?? ''))),
      ...describeTop(tops, place.sheet, first.line),
      ...describeEncodings(choices),
    },
    fingerprint: fingerprintOf(header),
  }
}

/** What a person chooses the encoding from, side by side: the first lines that read differently. */
function describeEncodings(choices: readonly EncodingChoice[]): Pick<TableSample, 'encodings' | 'isEncodingSure'> {
  const shown = choices.slice(0, shownEncodings)
  if (shown.length < 2) return {}
  return {
    encodings: shown.map(({ encoding, lines }) => ({
      encoding,
      lines: lines.slice(0, shownLines).map((line) => cut(line.trim(), lineLength)),
    })),
    isEncodingSure: isEncodingSure(choices),
  }
}

/** What a person chooses the sheet and the row of the titles from. */
function describeTop(
  tops: readonly Top[],
  sheet: string | undefined,
  line: number,
): Pick<TableSample, 'sheets' | 'top'> {
  const rows = tops.find((top) => top.sheet === sheet)?.rows ?? tops[0]?.rows ?? []
  const at = rows.findIndex((row) => row.line === line)
  return {
    ...(tops.length > 1 && { sheets: tops.flatMap((top) => top.sheet ?? []) }),
    ...(rows.length > 0 && {
      top: rows.slice(0, Math.max(topRows, at + 4)).map((row) => ({
        line: row.line,
        cells: row.cells.slice(0, topColumns).map((cell) => cut(cell, topCell)),
      })),
    }),
  }
}

/** Knows the next file of the same origin again. The column that a download of refused rows adds makes no difference. */
export function fingerprintOf(header: readonly string[]): string {
  const titles = tidyHeader(header).filter((title) => title !== reasonTitle.toLowerCase())
  return createHash('sha256').update(JSON.stringify(titles)).digest('hex')
}

/** Spreadsheets leave empty columns behind the last one. */
export function trimHeader(cells: readonly string[]): string[] {
  const last = cells.findLastIndex((cell) => cell.trim() !== '')
  return cells.slice(0, last + 1)
}

/** Never half of a character of two code units, which no JSON column takes. */
function cut(text: string, most = 200): string {
  const plain = text.replaceAll('\0', '')
  return plain.length > most ? plain.slice(0, most - 1).toWellFormed() : plain.toWellFormed()
}
