import * as Type from 'typebox'

/** Bytes of a file whose table is read. */
export const largestTable = 2 * 1024 * 1024

/** How much of a file is read. */
export type TableLimits = Readonly<Record<'sheets' | 'rows' | 'columns' | 'cell' | 'characters', number>>

/** What of a file is handed on: the rest of it is left out, and that is said. */
export const tableLimits: TableLimits = { sheets: 20, rows: 2000, columns: 40, cell: 300, characters: 500_000 }

/** The rows of a sheet, or of a text file, as they stand there: rows without anything in them are left out, numbers are texts. */
export const tableSheet = Type.Object({
  /** Of a text file empty. */
  name: Type.String(),
  rows: Type.Array(Type.Array(Type.String())),
  /** There is more of it. */
  is_cut: Type.Boolean(),
})
export type TableSheet = Type.Static<typeof tableSheet>
