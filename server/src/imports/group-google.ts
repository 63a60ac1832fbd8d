import type { Goods, GoodsRow } from './goods-rows.ts'
import { nameOptions } from './group-goods.ts'

/**
 * Items of one `item_group_id` are variants of one product, if something tells each from the others. Shops also put a category there: then each is a product
 * of its own, because goods that are not alike must not be sold under one name.
 */
export function groupGoogle(rows: readonly GoodsRow[]): Goods[] {
  const byGroup = new Map<string, GoodsRow[]>()
  for (const row of rows) {
    const group = row.cells.parent
    const key = group === undefined ? `item ${row.line}` : `group ${group.toLowerCase()}`
    const members = byGroup.get(key)
    if (members) members.push(row)
    else byGroup.set(key, [row])
  }
  return [...byGroup.values()].flatMap((members) => {
    const [first] = members
    if (!first) return []
    if (members.length === 1 || !areVariants(members)) return members.map(asProduct)
    const named = members.map(nameOptions)
    const shared = (['color', 'size', 'material', 'pattern'] as const).filter((field) =>
      members.every(({ cells }) => cells[field] === first.cells[field]),
    )
    const values = shared.map((field) => first.cells[field])
    const name = nameOfAll(
      members.map(({ cells }) => cells.name ?? ''),
      values.filter((value) => value !== undefined),
    )
    const head = { ...first, cells: { ...first.cells, name } }
    return [{ handle: (first.cells.parent ?? '').toLowerCase(), head, rows: named }]
  })
}

/** What tells an item from others it is not sold with belongs to it, but is no choice. */
function asProduct(row: GoodsRow): Goods {
  const handle = (row.cells.handle ?? row.cells.sku ?? '').toLowerCase()
  const { color, size, material, pattern, ...cells } = row.cells
  const attributes = Object.entries({ Color: color, Size: size, Material: material, Pattern: pattern })
    .flatMap(([name, value]) => (value === undefined ? [] : [`${name}: ${value.replaceAll('|', '/')}`]))
    .join(' | ')
  const plain = { ...row, cells: { ...cells, ...(attributes !== '' && { attributes }) } }
  return { handle, head: plain, rows: [plain] }
}

function areVariants(members: readonly GoodsRow[]): boolean {
  const marks = members.map(({ cells }) => JSON.stringify([cells.color, cells.size, cells.material, cells.pattern]))
  const isMarked = members.every(({ cells }) => cells.color ?? cells.size ?? cells.material ?? cells.pattern)
  return isMarked && new Set(marks).size === members.length
}

/** 'Oak Stool - Red' and 'Oak Stool - Blue' are the product 'Oak Stool', also when all of them are red and differ in size. */
export function nameOfAll(names: readonly string[], values: readonly string[]): string {
  const [first = '', ...others] = names
  const words = first.split(/\s+/)
  let shared = words.length
  for (const other of others) {
    const theirs = other.split(/\s+/)
    let same = 0
    while (same < shared && words[same]?.toLowerCase() === theirs[same]?.toLowerCase()) same++
    shared = same
  }
  let name = cutMarks(words.slice(0, shared).join(' '))
  for (const value of values)
    if (name.toLowerCase().endsWith(` ${value.toLowerCase()}`)) name = cutMarks(name.slice(0, -value.length))
  return name.length >= 2 ? name : first
}

function cutMarks(name: string): string {
  return name.replace(/(?<![\s\-–—,/(|:])[\s\-–—,/(|:]+$/, '')
}
