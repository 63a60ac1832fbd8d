import { type Decimal, guessDecimal } from '@fairquay/contract/cell-text.ts'
import { tableMessages } from '@fairquay/contract/shipment-plans/messages.ts'
import { type TableLimits, type TableSheet, tableLimits } from '@fairquay/contract/shipment-plans/tables.ts'
import { Failure } from '../failure.ts'
import { countLineBreaks, readTable, type TableRow } from '../imports/read-table.ts'
import { readSheetTops } from '../imports/read-workbook.ts'
import { sniffFile } from '../imports/sniff-file.ts'

/** A sheet, with the number of each row as a spreadsheet shows it. */
export type NumberedSheet = TableSheet & { numbers: number[] }

/** The rows of a workbook or a text file, as the import of goods reads them. Refuses what is neither with one sentence. */
export async function readTableFile(path: string, limits: TableLimits = tableLimits): Promise<NumberedSheet[]> {
  const kind = await sniffFile(path, tableMessages)
  if (kind.container === 'xlsx') return readSheets(path, limits)
  if (kind.container !== 'text')
    throw new Failure('refused', undefined, tableMessages.unknownFile(tableMessages[kind.container]))
  const rows: TableRow[] = []
  // Of a text file a row's number is its line, but for line ends within cells above it.
  let within = 0
  for await (const row of readTable(path, kind)) {
    if (rows.push({ ...row, line: row.line - within }) > limits.rows) break
    within += countLineBreaks(row.cells)
  }
  return boundSheets([{ sheet: '', rows }], limits)
}

/** Numbers are written as those texts of the workbook write them that look like numbers: what is read of the rows cannot tell one from the other. */
async function readSheets(path: string, limits: TableLimits): Promise<NumberedSheet[]> {
  const sheets = await collectSheets(path, '.', limits)
  const texts = sheets.flatMap(({ rows }) => rows.flatMap((row) => row.cells))
  if (!texts.some((cell) => /\d,\d/.test(cell))) return boundSheets(sheets, limits)
  const withComma = await collectSheets(path, ',', limits)
  const others = withComma.flatMap(({ rows }) => rows.flatMap((row) => row.cells))
  const asTyped = texts.filter((cell, index) => cell === others[index] && /\d/.test(cell))
  return boundSheets(guessDecimal(asTyped) === ',' ? withComma : sheets, limits)
}

type Sheet = { sheet: string; rows: TableRow[] }

async function collectSheets(path: string, decimal: Decimal, limits: TableLimits): Promise<Sheet[]> {
  const sheets: Sheet[] = []
  for await (const sheet of readSheetTops(path, limits.rows + 1, decimal))
    if (sheets.push(sheet) === limits.sheets) break
  return sheets
}

/** As much as may be answered, the first sheets first. */
function boundSheets(sheets: readonly Sheet[], limits: TableLimits): NumberedSheet[] {
  let [rowsLeft, lettersLeft]: [number, number] = [limits.rows, limits.characters]
  return sheets.map(({ sheet, rows }) => {
    const kept: string[][] = []
    for (const row of rows) {
      const cells = tidyCells(row.cells, limits)
      const letters = cells.reduce((sum, cell) => sum + cell.length + 1, 0)
      if (rowsLeft === 0 || letters > lettersLeft) break
      kept.push(cells)
      rowsLeft--
      lettersLeft -= letters
    }
    const numbers = rows.slice(0, kept.length).map(({ line }) => line)
    return { name: sheet, rows: kept, is_cut: kept.length < rows.length, numbers }
  })
}

/** One line each, without empty ones behind the last. */
function tidyCells(cells: readonly string[], limits: TableLimits): string[] {
  const tidy = cells.slice(0, limits.columns).map((cell) =>
    cell
      .slice(0, limits.cell)
      .replace(/[\s\0]+/g, ' ')
      .trim()
      .toWellFormed(),
  )
  return tidy.slice(0, tidy.findLastIndex((cell) => cell !== '') + 1)
}
