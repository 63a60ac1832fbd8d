import { combinationOf } from '@fairquay/contract/catalogue/term-rules.ts'
import { isLineColumn, type SheetColumn, sheetColumns } from '@fairquay/contract/products/sheet/columns.ts'
import type { SheetProduct } from '@fairquay/contract/products/sheet/endpoints.ts'

/** A row of the table: a combination of a product; the first one also holds what is the product's as a whole. */
export type SheetRow = {
  key: string
  product: SheetProduct
  /** Of `product.lines`; undefined of a product without a price list. */
  line: SheetProduct['lines'][number] | undefined
  isFirst: boolean
  variant: string
  /** Combinations of the product that the table does not show, said after its last row. */
  left: number
}

export function makeRows(products: readonly SheetProduct[]): SheetRow[] {
  return products.flatMap((product) => {
    const lines = product.lines.length > 0 ? product.lines : [undefined]
    return lines.map((line, at) => ({
      key: `${product.id} ${at}`,
      product,
      line,
      isFirst: at === 0,
      variant: Object.values(line?.options ?? {}).join(' / '),
      left: at === lines.length - 1 ? product.more_lines : 0,
    }))
  })
}

/** The cell a row has in a column, by a name that outlives filters and pages; undefined where it has none. */
export function keyOfCell({ product, line, isFirst }: SheetRow, column: SheetColumn): string | undefined {
  if (isLineColumn(column)) return line && JSON.stringify([product.id, column, combinationOf(line.options)])
  return isFirst ? JSON.stringify([product.id, column]) : undefined
}

/** What is stored there. */
export function storedText({ product, line }: SheetRow, column: SheetColumn): string {
  return isLineColumn(column) ? (line?.cells[column] ?? '') : product.cells[column]
}

export const columnAt = (place: number): SheetColumn => sheetColumns[place] ?? 'name'
export const columnCount = sheetColumns.length

/** Places in the grid, from 0. */
export type Place = { row: number; column: number }

/** All places between two corners. */
export function placesBetween(a: Place, b: Place): Place[] {
  const [top, bottom] = [Math.min(a.row, b.row), Math.max(a.row, b.row)]
  const [left, right] = [Math.min(a.column, b.column), Math.max(a.column, b.column)]
  const places: Place[] = []
  for (let row = top; row <= bottom; row++)
    for (let column = left; column <= right; column++) places.push({ row, column })
  return places
}
