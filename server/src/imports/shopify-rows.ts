import { restoreCell } from '@fairquay/contract/guard-cell.ts'
import { handleOfName } from '@fairquay/contract/imports/handle.ts'
import { importMessages } from '@fairquay/contract/imports/messages.ts'
import type { ImportIssue } from '@fairquay/contract/imports/report.ts'
import { Failure } from '../failure.ts'
import type { TableRow } from './read-table.ts'

/** The columns an import reads, by the names of Shopify's old and new header; compared without regard to case. */
const names = {
  handle: ['handle', 'url handle'],
  title: ['title'],
  body: ['body (html)', 'body html', 'description'],
  vendor: ['vendor'],
  category: ['product category', 'standard product type', 'standardized product type'],
  googleCategory: ['google shopping / google product category'],
  type: ['type', 'custom product type'],
  tags: ['tags'],
  published: ['published', 'published on online store'],
  status: ['status'],
  option1Name: ['option1 name'],
  option1Value: ['option1 value'],
  option2Name: ['option2 name'],
  option2Value: ['option2 value'],
  option3Name: ['option3 name'],
  option3Value: ['option3 value'],
  sku: ['variant sku', 'sku'],
  grams: ['variant grams', 'weight value (grams)'],
  tracker: ['variant inventory tracker', 'inventory tracker'],
  quantity: ['variant inventory qty', 'inventory quantity'],
  policy: ['variant inventory policy', 'continue selling when out of stock'],
  price: ['variant price', 'price'],
  comparePrice: ['variant compare at price', 'compare-at price'],
  barcode: ['variant barcode', 'barcode'],
  picture: ['image src', 'product image url'],
  picturePosition: ['image position'],
  pictureAlt: ['image alt text'],
  variantPicture: ['variant image', 'variant image url'],
  giftCard: ['gift card'],
} as const satisfies Record<string, readonly string[]>

export type ShopifyField = keyof typeof names

/** Where the header of one file has what. */
export type ShopifyColumns = {
  at: Partial<Record<ShopifyField, number>>
  /** The header's own spelling, for the report. */
  titles: string[]
  /** Places of 'Option4 Value' and further, of which a product has none. */
  beyondOptions: number[]
  /** Titles of the columns an import does not read. */
  unused: string[]
}

/** Reads a header; one sentence when it is not that of a Shopify product file. */
function readColumns(header: readonly string[]): { columns: ShopifyColumns } | { refusal: string } {
  const titles = header.map((title) => title.trim())
  const lower = titles.map((title) => title.toLowerCase())
  const at: Partial<Record<ShopifyField, number>> = {}
  const used = new Set<number>()
  for (const [field, spellings] of Object.entries(names) as [ShopifyField, readonly string[]][])
    for (const [index, title] of lower.entries()) {
      if (!spellings.includes(title)) continue
      const before = at[field]
      if (before !== undefined)
        return { refusal: importMessages.columnTwice(titles[before] ?? '', titles[index] ?? '') }
      at[field] = index
      used.add(index)
    }
  const beyondOptions = [...lower.keys()].filter((index) => /^option([4-9]|\d\d+) value$/.test(lower[index] ?? ''))
  if (at.handle === undefined || at.title === undefined || at.price === undefined) return { refusal: refuse(at) }
  const unused = titles.filter((_, index) => !used.has(index) && !beyondOptions.includes(index))
  return { columns: { at, titles, beyondOptions, unused } }
}

function refuse(at: Partial<Record<ShopifyField, number>>): string {
  const missing: string[] = []
  if (at.handle === undefined) missing.push('"Handle" or "URL handle"')
  if (at.title === undefined) missing.push('"Title"')
  if (at.price === undefined) missing.push('"Variant Price" or "Price"')
  return importMessages.columnsMissing(missing)
}

/** A record reduced to what an import reads; empty cells are left out. */
export type ShopifyRow = {
  line: number
  cells: Partial<Record<ShopifyField, string>>
  /** Why the row cannot be read at all. */
  refusals: ImportIssue[]
  /** What was done to tell its cells apart. */
  notes: ImportIssue[]
}

type ShopifyFile = {
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
  let above: ShopifyRow[] | undefined
  for await (const record of table) {
    if (!columns) {
      columns = readHeader(record)
      continue
    }
    if (record.cells.every((cell) => cell.trim() === '')) continue
    const row = readRow(record, columns)
    const column = titleOf(columns, 'handle')
    const handle = findHandle(row)
    const group: ShopifyRow[] | undefined = handle === undefined ? above : groups.get(handle)
    if (handle === undefined && above)
      row.refusals.push({ line: row.line, column, reason: importMessages.namesNoProduct })
    if (group) group.push(row)
    else if (handle === undefined)
      strays.push(...row.refusals, { line: row.line, column, reason: importMessages.noHandle })
    else groups.set(handle, [row])
    above = handle === undefined ? above : groups.get(handle)
  }
  if (!columns) throw new Failure('refused', undefined, importMessages.empty)
  if (groups.size === 0 && strays.length === 0) throw new Failure('refused', undefined, importMessages.onlyHeader)
  return { columns, groups, strays }
}

/** Shopify makes a handle of the title where none is given. A row with neither may be a variant of the product above: whether it is, nobody can say. */
function findHandle({ cells }: ShopifyRow): string | undefined {
  return cells.handle?.toLowerCase() ?? (cells.title === undefined ? undefined : handleOfName(cells.title))
}

function readHeader(record: TableRow): ShopifyColumns {
  const read = readColumns(record.cells)
  if ('refusal' in read) throw new Failure('refused', undefined, read.refusal)
  return read.columns
}

function readRow({ line, cells, fault, note }: TableRow, columns: ShopifyColumns): ShopifyRow {
  const toIssues = (reason: string | undefined) => (reason === undefined ? [] : [{ line, column: '', reason }])
  const row: ShopifyRow = { line, cells: {}, refusals: toIssues(fault), notes: toIssues(note) }
  for (const [field, index] of Object.entries(columns.at) as [ShopifyField, number][]) {
    const value = restoreCell(cells[index]?.trim() ?? '')
    if (value !== '') row.cells[field] = value
  }
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
