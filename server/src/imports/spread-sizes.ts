import { type GoodsField, sizeFields } from '@fairquay/contract/imports/goods-fields.ts'
import { importMessages } from '@fairquay/contract/imports/messages.ts'
import type { ImportIssue } from '@fairquay/contract/imports/report.ts'
import { orderOfSides, type Side, splitSize } from '@fairquay/contract/size-cell.ts'
import { shorten } from './shorten.ts'

/** Where the sides of a size in one cell belong. */
const fieldOf: Readonly<Record<(typeof sizeFields)[number], Readonly<Record<Side, GoodsField>>>> = {
  dimensions: { width: 'width', height: 'height', depth: 'depth' },
  packDimensions: { width: 'packWidth', height: 'packHeight', depth: 'packDepth' },
}

/** The field that holds a side together with the others, where a file may have that instead of one for each. */
export function sizeFieldOf(field: GoodsField): (typeof sizeFields)[number] | undefined {
  return sizeFields.find((size) => Object.values(fieldOf[size]).includes(field))
}

type SizedRow = { line: number; cells: Partial<Record<GoodsField, string>>; notes: ImportIssue[] }

/** Parts sizes in one cell ('40 x 30 x 25 cm') into the cells of their sides, in the order the title tells; a side that has its own cell keeps it. */
export function spreadSizes(row: SizedRow, titleOf: (field: GoodsField) => string): void {
  for (const field of sizeFields) {
    const cell = row.cells[field]
    if (cell === undefined) continue
    const size = splitSize(cell)
    const column = titleOf(field)
    if (!size) {
      row.notes.push({ line: row.line, column, reason: importMessages.measureUnreadable(shorten(cell)) })
      continue
    }
    for (const [at, side] of orderOfSides(column).entries())
      row.cells[fieldOf[field][side]] ??= [size.parts[at], size.unit].filter(Boolean).join(' ')
  }
}
