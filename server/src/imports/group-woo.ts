import { splitList } from '@fairquay/contract/imports/cell-text.ts'
import { type GoodsField, optionFields } from '@fairquay/contract/imports/goods-fields.ts'
import { importMessages } from '@fairquay/contract/imports/messages.ts'
import type { ImportIssue } from '@fairquay/contract/imports/report.ts'
import type { Goods, GoodsReading, GoodsRow } from './goods-rows.ts'

/**
 * WooCommerce's export: a variable product is a row of its own without a price, its variations name it as their parent, by article number or as 'id:44',
 * and say nothing of what they share with it. Rows are refused where they stand.
 */
export function groupWoo({ rows, reading }: { rows: readonly GoodsRow[]; reading: GoodsReading }): {
  goods: Goods[]
  strays: ImportIssue[]
} {
  const goods: Goods[] = []
  const parents = new Map<string, Goods>()
  const variations: GoodsRow[] = []
  for (const row of rows) {
    const types = splitList(row.cells.rowType?.toLowerCase() ?? 'simple', ',')
    if (types.includes('variation')) {
      variations.push(row)
      continue
    }
    const isVariable = types.includes('variable')
    const product: Goods = {
      handle: handleOf(row),
      head: toHead(row, isVariable),
      rows: isVariable ? [] : [withoutOptions(row)],
    }
    refuseForeign(product.head, types, reading)
    goods.push(product)
    for (const key of keysOf(row)) if (!parents.has(key)) parents.set(key, product)
  }
  const strays: ImportIssue[] = []
  for (const row of variations) {
    const parent = parents.get(row.cells.parent?.toLowerCase() ?? '')
    if (parent) parent.rows.push(toVariation(row, parent.head))
    else
      strays.push({
        line: row.line,
        column: reading.titleOf('parent'),
        reason: importMessages.parentMissing(row.cells.parent ?? ''),
      })
  }
  for (const { head, rows } of goods)
    if (rows.length === 0 && head.refusals.length === 0)
      head.refusals.push({ line: head.line, column: '', reason: importMessages.noVariations })
  return { goods, strays }
}

function handleOf({ cells }: GoodsRow): string {
  return cells.handle ? `woocommerce-${cells.handle.toLowerCase()}` : (cells.sku ?? cells.name ?? '').toLowerCase()
}

function keysOf({ cells }: GoodsRow): string[] {
  return [
    ...(cells.sku ? [cells.sku.toLowerCase()] : []),
    ...(cells.handle ? [`id:${cells.handle.toLowerCase()}`] : []),
  ]
}

function refuseForeign(row: GoodsRow, types: readonly string[], reading: GoodsReading): void {
  const refuse = (field: GoodsField, reason: string) =>
    row.refusals.push({ line: row.line, column: reading.titleOf(field), reason })
  if (types.includes('grouped')) refuse('rowType', importMessages.grouped)
  if (types.includes('external')) refuse('rowType', importMessages.external)
  if (types.includes('virtual') || types.includes('downloadable')) refuse('rowType', importMessages.notGoods)
}

/** The attributes of a simple product describe it; those of a variable one are its options, of which the head names all values. */
function toHead(row: GoodsRow, isVariable: boolean): GoodsRow {
  const attributes = optionFields.flatMap((field) => {
    const [name, value] = [row.cells[field.name], row.cells[field.value]]
    return name && value
      ? [`${name.replace(/[\\:|]/g, ' ')}: ${splitList(value, ',').join(', ').replaceAll('|', '/')}`]
      : []
  })
  if (isVariable || attributes.length === 0) return row
  return { ...row, cells: { ...row.cells, attributes: attributes.join(' | ') } }
}

function withoutOptions(row: GoodsRow): GoodsRow {
  const cells = { ...row.cells }
  for (const field of optionFields) {
    delete cells[field.name]
    delete cells[field.value]
  }
  return { ...row, cells }
}

/** A variation has its own attributes, in the order of its parent's; what it does not say of weight is its parent's. */
function toVariation(row: GoodsRow, head: GoodsRow): GoodsRow {
  const cells = { ...withoutOptions(row).cells }
  const values = new Map(
    optionFields.map((field) => [row.cells[field.name]?.toLowerCase(), row.cells[field.value]] as const),
  )
  for (const field of optionFields) {
    const name = head.cells[field.name]
    if (name === undefined) continue
    cells[field.name] = name
    const value = values.get(name.toLowerCase())
    if (value !== undefined) cells[field.value] = value
  }
  if (cells.weight === undefined && head.cells.weight !== undefined) cells.weight = head.cells.weight
  return { ...row, cells }
}
