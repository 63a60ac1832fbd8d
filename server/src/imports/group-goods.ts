import { type GoodsField, optionFields } from '@fairquay/contract/imports/goods-fields.ts'
import { handleOfName } from '@fairquay/contract/imports/handle.ts'
import { importMessages } from '@fairquay/contract/imports/messages.ts'
import { foldName } from '@fairquay/contract/same-name.ts'
import type { Goods, GoodsReading, GoodsRow } from './goods-rows.ts'

/** Columns by which a table tells variants apart. */
const tellingFields: readonly GoodsField[] = [
  'color',
  'size',
  'material',
  'pattern',
  'minQty',
  ...optionFields.map(({ value }) => value),
]

/**
 * Gathers the rows of each product of a plain table or our own template, wherever they stand: those with the same product ID or handle, or, where a table
 * has neither, of the same name if it tells variants apart and otherwise each row by its article number. A row that names no product may belong to the one above: then that is refused
 * with it, because it would be half.
 */
export function groupGoods({ rows, reading }: { rows: GoodsRow[]; reading: GoodsReading }): Goods[] {
  const hasVariants = tellingFields.some(reading.speaksOf)
  const groups = new Map<string, Goods>()
  const byName = new Map<string, Goods>()
  let above: Goods | undefined
  for (const [at, plain] of rows.entries()) {
    const row = nameOptions(plain)
    // A large file is held once, not twice.
    rows[at] = row
    const name = row.cells.name === undefined ? undefined : foldName(row.cells.name)
    const { handle, key } = nameGroup(row, hasVariants, name === undefined ? undefined : byName.get(name))
    const goods: Goods | undefined = key === undefined ? above : groups.get(key)
    if (key === undefined && above) row.refusals.push(refuseNameless(row, reading))
    if (goods) goods.rows.push(row)
    else groups.set(key ?? `line ${row.line}`, { handle, head: row, rows: [row] })
    above = groups.get(key ?? '') ?? above
    if (above && name !== undefined && !byName.has(name)) byName.set(name, above)
  }
  return [...groups.values()].map(putNamedFirst)
}

/** What a product is stands in the row that names it, and that stays so when a spreadsheet has sorted the rows by something else. */
function putNamedFirst(goods: Goods): Goods {
  const named = goods.rows.find(({ cells }) => cells.name !== undefined)
  if (named === undefined || named === goods.head) return goods
  return { ...goods, head: named, rows: [named, ...goods.rows.filter((row) => row !== named)] }
}

/** What tells which product a row belongs to; no key when nothing does. One that gives neither ID nor handle belongs to the product of its name that is known. */
function nameGroup(
  { cells: { id, handle, sku, name } }: GoodsRow,
  hasVariants: boolean,
  known: Goods | undefined,
): { handle: string; key: string | undefined } {
  const slug = name === undefined ? undefined : (known?.handle ?? handleOfName(name))
  const own = handle?.toLowerCase() ?? (hasVariants ? slug : (sku?.toLowerCase() ?? slug))
  const isOfKnown = id === undefined && handle === undefined && own === known?.handle
  const product = isOfKnown ? known?.head.cells.id : id
  return { handle: own ?? '', key: product === undefined ? own && `handle ${own}` : `id ${product}` }
}

function refuseNameless({ line }: GoodsRow, reading: GoodsReading) {
  const field = reading.speaksOf('handle') ? 'handle' : 'name'
  return { line, column: reading.titleOf(field), reason: importMessages.namesNoProduct }
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
