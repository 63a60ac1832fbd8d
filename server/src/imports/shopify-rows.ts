import { importMessages } from '@fairquay/contract/imports/messages.ts'
import type { ImportIssue } from '@fairquay/contract/imports/report.ts'
import { Failure } from '../failure.ts'
import type { TableRow } from './read-table.ts'
import { readColumns, type ShopifyColumns, type ShopifyField } from './shopify-columns.ts'

/** A record reduced to what an import reads; empty cells are left out. */
export type ShopifyRow = {
  line: number
  cells: Partial<Record<ShopifyField, string>>
  /** Why the row cannot be read at all. */
  refusals: ImportIssue[]
}

export type ShopifyFile = {
  columns: ShopifyColumns
  /** Rows by handle, in the order of the file. */
  groups: Map<string, ShopifyRow[]>
  /** Refused rows that belong to no product. */
  strays: ImportIssue[]
}

/** Gathers the rows of each product, wherever in the file they stand. Refuses the file when its header is not Shopify's. */
export async function groupRows(table: AsyncIterable<TableRow>): Promise<ShopifyFile> {
  let columns: ShopifyColumns | undefined
  const groups = new Map<string, ShopifyRow[]>()
  const strays: ImportIssue[] = []
  for await (const record of table) {
    if (!columns) {
      columns = readHeader(record)
      continue
    }
    if (record.cells.every((cell) => cell.trim() === '')) continue
    const row = readRow(record, columns)
    const handle = row.cells.handle?.toLowerCase()
    if (handle === undefined) {
      const column = titleOf(columns, 'handle')
      strays.push(...row.refusals, { line: row.line, column, reason: importMessages.noHandle })
      continue
    }
    const group = groups.get(handle)
    if (group) group.push(row)
    else groups.set(handle, [row])
  }
  if (!columns) throw new Failure('refused', undefined, importMessages.empty)
  if (groups.size === 0 && strays.length === 0) throw new Failure('refused', undefined, importMessages.onlyHeader)
  return { columns, groups, strays }
}

function readHeader(record: TableRow): ShopifyColumns {
  const read = readColumns(record.cells)
  if ('refusal' in read) throw new Failure('refused', undefined, read.refusal)
  return read.columns
}

function readRow({ line, cells }: TableRow, columns: ShopifyColumns): ShopifyRow {
  const row: ShopifyRow = { line, cells: {}, refusals: [] }
  for (const [field, index] of Object.entries(columns.at) as [ShopifyField, number][]) {
    const value = cells[index]?.trim()
    if (value) row.cells[field] = value
  }
  // Blank cells beyond the header are what spreadsheets leave behind.
  const isLonger = cells.slice(columns.width).some((cell) => cell.trim() !== '')
  if (cells.length < columns.width || isLonger)
    row.refusals.push({ line, column: '', reason: importMessages.cellCount(cells.length, columns.width) })
  for (const index of columns.beyondOptions)
    if (cells[index]?.trim())
      row.refusals.push({ line, column: columns.titles[index] ?? '', reason: importMessages.tooManyOptions })
  return row
}

/** How the file's own header writes a column. */
export function titleOf(columns: ShopifyColumns, field: ShopifyField): string {
  const index = columns.at[field]
  return index === undefined ? '' : (columns.titles[index] ?? '')
}
