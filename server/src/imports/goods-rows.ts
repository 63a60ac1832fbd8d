import { restoreCell } from '@fairquay/contract/guard-cell.ts'
import type { ImportFormat } from '@fairquay/contract/imports/format-schema.ts'
import { type GoodsField, goodsFields, repeatedFields } from '@fairquay/contract/imports/goods-fields.ts'
import { importMessages } from '@fairquay/contract/imports/messages.ts'
import type { ImportIssue } from '@fairquay/contract/imports/report.ts'
import { Failure } from '../failure.ts'
import type { TableRow } from './read-table.ts'
import { sizeFieldOf, spreadSizes } from './spread-sizes.ts'

/** A record reduced to what an import reads; empty cells are left out. */
export type GoodsRow = {
  line: number
  cells: Partial<Record<GoodsField, string>>
  refusals: ImportIssue[]
  /** What was done to tell its cells apart. */
  notes: ImportIssue[]
}

/** How the file at hand is read, and what it speaks of. */
export type GoodsReading = {
  format: ImportFormat
  speaksOf(field: GoodsField): boolean
  /** The file's own word for a field. */
  titleOf(field: GoodsField): string
}

/** What belongs to one product: `head` carries its facts, `rows` what it is sold as. */
export type Goods = {
  handle: string
  head: GoodsRow
  rows: GoodsRow[]
  /** Values of options, by name, that can be chosen though no row is for them alone. */
  choices?: Readonly<Record<string, readonly string[]>>
}

type GoodsRows = { reading: GoodsReading; rows: GoodsRow[]; unused: string[] }

/** Says in our own template that a row is about one variant alone. */
export const variantWord = 'variant'

export function isVariantRow({ cells }: GoodsRow): boolean {
  return cells.rowType?.toLowerCase() === variantWord
}

/** Reads a table as its format says. Refuses it when the format was made for another header. */
export async function readGoodsRows(table: AsyncIterable<TableRow>, format: ImportFormat): Promise<GoodsRows> {
  let header: string[] | undefined
  const rows: GoodsRow[] = []
  for await (const record of table) {
    if (!header) header = readHeader(record.cells, format)
    else {
      const row = readRow(record, format)
      // A remark below the list stands in columns nobody reads.
      if (row.refusals.length > 0 || Object.keys(row.cells).length > 0) rows.push(row)
    }
  }
  if (!header) throw new Failure('refused', undefined, importMessages.empty)
  if (rows.length === 0) throw new Failure('refused', undefined, importMessages.onlyHeader)
  const titles = header
  const speaksOf = (field: GoodsField) => format.columns.includes(field)
  const columnOf = (field: GoodsField) => (speaksOf(field) ? field : (sizeFieldOf(field) ?? field))
  const titleOf = (field: GoodsField) => titles[format.columns.indexOf(columnOf(field))] ?? goodsFields[field].label
  for (const row of rows) spreadSizes(row, titleOf)
  const reading: GoodsReading = { format, speaksOf: (field) => speaksOf(columnOf(field)), titleOf }
  return { reading, rows, unused: titles.filter((title, at) => title !== '' && !format.columns[at]) }
}

function readHeader(cells: readonly string[], { columns }: ImportFormat): string[] {
  const last = cells.findLastIndex((cell) => cell.trim() !== '')
  const header = cells.slice(0, last + 1).map((title) => title.trim())
  if (header.length !== columns.length) throw new Failure('refused', undefined, importMessages.columnsChanged)
  return header
}

function readRow({ line, cells, fault, note }: TableRow, { columns, container }: ImportFormat): GoodsRow {
  const toIssues = (reason: string | undefined) => (reason === undefined ? [] : [{ line, column: '', reason }])
  const row: GoodsRow = { line, cells: {}, refusals: toIssues(fault), notes: toIssues(note) }
  for (const [at, field] of columns.entries()) {
    const text = cells[at]?.trim() ?? ''
    // Nothing is taken for a formula in XML and JSON, so nothing is guarded there.
    const value = container === 'xml' || container === 'json' ? text : restoreCell(text)
    if (!field || value === '') continue
    const before = row.cells[field]
    if (before === undefined) row.cells[field] = value
    else if (repeatedFields.includes(field)) row.cells[field] = `${before}\n${value}`
  }
  const { name, sku } = row.cells
  if (columns.includes('sku') && sku === undefined && totals.test(name ?? ''))
    row.refusals.push(...toIssues(importMessages.isTotal))
  return row
}

/** What stands in the last row of many a list, beside the sum of the others. */
const totals =
  /^((grand |sub)?total|(gesamt|zwischen)?summe|gesamt|totale|total general|suma|razem|celkem|toplam|合計|合计|总计) ?:?$/i

/** Reports on one row: `refuse` keeps the product out, `warn` only says what was left out. */
export type GoodsReport = {
  refuse(field: GoodsField, reason: string): void
  warn(field: GoodsField, reason: string): void
}

/** What is said about the rows of one product. */
export type Findings = { refusals: ImportIssue[]; warnings: ImportIssue[]; on(row: GoodsRow): GoodsReport }

export function makeFindings(reading: GoodsReading): Findings {
  const refusals: ImportIssue[] = []
  const warnings: ImportIssue[] = []
  return {
    refusals,
    warnings,
    on: ({ line }) => ({
      refuse: (field, reason) => refusals.push({ line, column: reading.titleOf(field), reason }),
      warn: (field, reason) => warnings.push({ line, column: reading.titleOf(field), reason }),
    }),
  }
}
