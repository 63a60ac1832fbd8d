import { optionFields } from '@fairquay/contract/imports/goods-fields.ts'
import { makeSlug } from '@fairquay/contract/slugs.ts'
import type { Goods, GoodsReading, GoodsRow } from './goods-rows.ts'

/**
 * Gathers the rows of each product of a plain table or our own template, wherever they stand: those with the same product ID or handle, or, where a table
 * has neither, of the same name if it tells variants apart and otherwise each row by its article number.
 */
export function groupGoods({ rows, reading }: { rows: readonly GoodsRow[]; reading: GoodsReading }): Goods[] {
  const hasOptions =
    ['color', 'size', 'material', 'pattern'].some((field) => reading.speaksOf(field as 'color')) ||
    optionFields.some(({ value }) => reading.speaksOf(value)) ||
    reading.speaksOf('minQty')
  const groups = new Map<string, Goods>()
  for (const plain of rows) {
    const row = nameOptions(plain)
    const { id, handle, sku, name } = row.cells
    const slug = name === undefined ? undefined : makeSlug(name, 'product')
    const key = handle?.toLowerCase() ?? (hasOptions ? (slug ?? sku) : (sku?.toLowerCase() ?? slug)) ?? ''
    const group = id === undefined ? `handle ${key}` : `id ${id}`
    const goods = groups.get(group)
    if (goods) goods.rows.push(row)
    else groups.set(group, { handle: key, head: row, rows: [row] })
  }
  return [...groups.values()]
}

const spoken = { color: 'Color', size: 'Size', material: 'Material', pattern: 'Pattern' } as const

/** Columns that are called after what they hold are options of that name. */
export function nameOptions(row: GoodsRow): GoodsRow {
  const given = Object.entries(spoken).flatMap(([field, name]) => {
    const value = row.cells[field as keyof typeof spoken]
    return value === undefined ? [] : [{ name, value }]
  })
  if (given.length === 0) return row
  const cells = { ...row.cells }
  for (const field of optionFields) {
    if (cells[field.name] !== undefined || cells[field.value] !== undefined) continue
    const next = given.shift()
    if (!next) break
    cells[field.name] = next.name
    cells[field.value] = next.value
  }
  return { ...row, cells }
}
