import { Readable } from 'node:stream'
import { guardCell, neutraliseCell } from '@fairquay/contract/guard-cell.ts'
import type { FastifyReply } from 'fastify'
import { sendStream } from './send-stream.ts'
import { writeWorkbook } from './write-workbook.ts'

export type TableFormat = 'csv' | 'xlsx'
export type TableRows = AsyncGenerator<readonly (string | number)[]>

/** A table as a file, written while it is read: CSV, or a workbook whose one sheet is called `sheet`. No cell of it is taken for a formula. */
export function writeTable(format: TableFormat, sheet: string, rows: TableRows): Readable {
  return format === 'xlsx' ? writeWorkbook(sheet, guardTexts(rows)) : Readable.from(writeCsv(rows))
}

const types: Record<TableFormat, string> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

/** Sends a table as a file of this name, to be kept. */
export function sendTable(reply: FastifyReply, format: TableFormat, name: string, content: Readable) {
  reply.type(types[format]).header('Content-Disposition', `attachment; filename="${name}.${format}"`)
  return sendStream(reply, content)
}

async function* guardTexts(rows: TableRows): TableRows {
  for await (const row of rows) yield row.map((cell) => (typeof cell === 'string' ? guardCell(cell) : cell))
}

/** With a mark, so that spreadsheets know it is UTF-8. */
async function* writeCsv(rows: TableRows): AsyncGenerator<string> {
  yield '\uFEFF'
  let text = ''
  for await (const row of rows) {
    text += toCsvLine(row)
    if (text.length < 64 * 1024) continue
    yield text
    text = ''
  }
  if (text !== '') yield text
}

/** A line of a CSV file; no cell of it is taken for a formula. A number is none, also below zero: what was credited can be added up. */
export function toCsvLine(cells: readonly (string | number)[]): string {
  const quoted = cells
    .map((cell) => (typeof cell === 'number' ? String(cell) : neutraliseCell(cell)))
    .map((cell) => (/[",;\t\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell))
  // A lone empty cell would be an empty line, which is no record.
  return `${quoted.length === 1 && quoted[0] === '' ? '""' : quoted.join(',')}\r\n`
}
