import { splitList } from '@fairquay/contract/cell-text.ts'
import type { GoodsField } from '@fairquay/contract/imports/goods-fields.ts'
import { importMessages } from '@fairquay/contract/imports/messages.ts'
import type { ImportIssue } from '@fairquay/contract/imports/report.ts'
import type { Goods, GoodsReading, GoodsRow } from './goods-rows.ts'
import { describeHead, joinVariations } from './woo-variations.ts'

/**
 * WooCommerce's export: a variable product is a row of its own without a price, its variations name it as their parent, by article number or as 'id:44',
 * and say nothing of what they share with it. Rows are refused where they stand.
 */
export function groupWoo({ rows, reading }: { rows: readonly GoodsRow[]; reading: GoodsReading }): {
  goods: Goods[]
  strays: ImportIssue[]
} {
  const products: Goods[] = []
  const parents = new Map<string, Goods>()
  const variations: GoodsRow[] = []
  for (const row of rows) {
    const types = splitList(row.cells.rowType?.toLowerCase() ?? 'simple', ',')
    if (types.includes('variation')) {
      variations.push(row)
      continue
    }
    const head = types.includes('variable') ? row : describeHead(row)
    const product: Goods = { handle: handleOf(row), head, rows: head === row ? [] : [head] }
    refuseForeign(product.head, types, reading)
    products.push(product)
    for (const key of keysOf(row)) if (!parents.has(key)) parents.set(key, product)
  }
  const families = Map.groupBy(variations, (row) => parents.get(row.cells.parent?.toLowerCase() ?? ''))
  const goods = products.map((product) => {
    const own = families.get(product)
    if (own) return { ...product, ...joinVariations(product.head, own) }
    if (product.rows.length === 0 && product.head.refusals.length === 0)
      product.head.refusals.push({ line: product.head.line, column: '', reason: importMessages.noVariations })
    return product
  })
  return { goods, strays: (families.get(undefined) ?? []).map((row) => strayOf(row, reading)) }
}

function strayOf({ line, cells, refusals: [fault] }: GoodsRow, reading: GoodsReading): ImportIssue {
  return fault ?? { line, column: reading.titleOf('parent'), reason: importMessages.parentMissing(cells.parent ?? '') }
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
