import { createHash } from 'node:crypto'
import { mostColumns, tidyHeader } from '@fairquay/contract/imports/format.ts'
import type { ImportFormat, TableSample } from '@fairquay/contract/imports/format-schema.ts'
import { reasonTitle } from '@fairquay/contract/imports/header-words.ts'
import { importMessages } from '@fairquay/contract/imports/messages.ts'
import { proposeFormat } from '@fairquay/contract/imports/propose-format.ts'
import { Failure } from '../failure.ts'
import type { Reading } from './order-queries.ts'
import { openSource } from './read-file.ts'
import type { TableRow } from './read-table.ts'
import { sniffFile } from './sniff-file.ts'

const sampleRows = 200
const shownRows = 5

export type Inspected = { format: ImportFormat; sample: TableSample; fingerprint: string }

/** Looks at the first rows of a file: what it is, how it is to be read, and what a person is shown to judge that by. */
export async function inspectFile(path: string, asked: Reading = {}): Promise<Inspected> {
  const sniffed = await sniffFile(path)
  const read = {
    ...sniffed,
    encoding: asked.encoding ?? sniffed.encoding,
    delimiter: asked.delimiter ?? sniffed.delimiter,
  }
  const rows: TableRow[] = []
  for await (const row of openSource(path, read)) {
    rows.push(row)
    if (rows.length > sampleRows) break
  }
  const [first, ...more] = rows
  if (!first) throw new Failure('refused', undefined, importMessages.empty)
  const header = trimHeader(first.cells)
  if (header.length > mostColumns) throw new Failure('refused', undefined, importMessages.tooManyColumns(mostColumns))
  if (more.length === 0) throw new Failure('refused', undefined, importMessages.onlyHeader)
  const cells = more.map((row) => row.cells)
  return {
    format: proposeFormat(read, header, cells),
    sample: {
      header: header.map(cut),
      rows: cells.slice(0, shownRows).map((row) => header.map((_, at) => cut(row[at] ?? ''))),
    },
    fingerprint: fingerprintOf(header),
  }
}

/** Knows the next file of the same origin again. The column that a download of refused rows adds makes no difference. */
export function fingerprintOf(header: readonly string[]): string {
  const titles = tidyHeader(header).filter((title) => title !== reasonTitle.toLowerCase())
  return createHash('sha256').update(JSON.stringify(titles)).digest('hex')
}

/** Spreadsheets leave empty columns behind the last one. */
function trimHeader(cells: readonly string[]): string[] {
  const last = cells.findLastIndex((cell) => cell.trim() !== '')
  return cells.slice(0, last + 1)
}

/** Never half of a character of two code units, which no JSON column takes. */
function cut(text: string): string {
  const plain = text.replaceAll('\0', '')
  return plain.length > 200 ? plain.slice(0, 199).toWellFormed() : plain.toWellFormed()
}
