import type { ProductForm } from './form.ts'
import {
  putVariantCells,
  readVariantCell,
  refuseVariantCell,
  type VariantColumn,
  type VariantParts,
  variantColumns,
} from './variant-cells.ts'
import { listVariantRows } from './variant-rows.ts'

export type WrittenBlock = {
  parts: VariantParts
  /** Cells that say what was pasted. */
  written: number
  /** Cells that stay as they were: their text could not be read, or the row has no such cell. */
  unread: number
  /** Cells of the block that lie below or beside the table. */
  outside: number
}

type Form = Pick<ProductForm, 'options' | 'terms' | 'variants' | 'data'>

/** The form after a block from a spreadsheet was pasted into the table of variants: down and to the right from the cell of row `key` in `column`. */
export function putVariantBlock(
  form: Form,
  key: string,
  column: VariantColumn,
  block: readonly (readonly string[])[],
): WrittenBlock {
  const rows = listVariantRows(form)
  const top = rows.findIndex((row) => row.key === key)
  const left = variantColumns.indexOf(column)
  let now = form
  const counts = { written: 0, unread: 0, outside: 0 }
  for (const [down, cells] of block.entries())
    for (const [right, text] of cells.entries()) {
      const [row, at] = [top < 0 ? undefined : rows[top + down], variantColumns[left + right]]
      // An empty cell beside the table, as spreadsheets add them, is nothing that was left out.
      if (!row || !at) counts.outside += text.trim() === '' ? 0 : 1
      else if (refuseVariantCell(now, row, at) !== undefined) counts.unread += text.trim() === '' ? 0 : 1
      else if (readVariantCell(at, text).fault !== undefined) counts.unread += 1
      else {
        now = { ...now, ...putVariantCells(now, [row], at, text) }
        counts.written += 1
      }
    }
  return { ...counts, parts: partsOf(now) }
}

/** The parts of a form that the cells stand in, as they are: what takes a change of them back. */
export function partsOf({ terms, variants }: VariantParts): Required<VariantParts> {
  return { terms, variants: variants ?? [] }
}
