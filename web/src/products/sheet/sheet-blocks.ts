import { columnAt, columnCount, keyOfCell, type Place, type SheetRow } from './sheet-rows.ts'
import type { useSheet } from './use-sheet.ts'

type Sheet = Pick<ReturnType<typeof useSheet>, 'textAt' | 'write'>

/** What stands in these cells, row by row. */
export function readTexts(
  places: readonly Place[],
  rows: readonly SheetRow[],
  sheet: Pick<Sheet, 'textAt'>,
): string[][] {
  const lines = new Map<number, string[]>()
  for (const { row, column } of places) {
    const at = rows[row]
    const text = at && keyOfCell(at, columnAt(column)) !== undefined ? sheet.textAt(at, columnAt(column)) : ''
    lines.set(row, [...(lines.get(row) ?? []), text])
  }
  return [...lines.values()]
}

/**
 * Where the cells of a block go: from the upper left of what is selected; one cell alone, or one that fits a whole number of times, fills all of it. A row without a
 * cell in the column is passed over by a block of one column, so that a list of products pastes onto products.
 */
export function spread(
  block: readonly (readonly string[])[],
  selected: readonly Place[],
  rows: readonly SheetRow[],
): { place: Place; text: string }[] {
  const top = Math.min(...selected.map(({ row }) => row))
  const left = Math.min(...selected.map(({ column }) => column))
  const height = new Set(selected.map(({ row }) => row)).size
  const width = new Set(selected.map(({ column }) => column)).size
  const [tall, wide] = [block.length, Math.max(...block.map((row) => row.length))]
  const isFilling = height % tall === 0 && width % wide === 0
  const [down, across] = isFilling ? [height, width] : [tall, wide]
  if (wide === 1 && !isFilling) {
    const places = rows.flatMap((row, at) =>
      at >= top && keyOfCell(row, columnAt(left)) !== undefined ? [{ row: at, column: left }] : [],
    )
    return block.flatMap(([text = ''], at) => (places[at] ? [{ place: places[at], text }] : []))
  }
  const cells: { place: Place; text: string }[] = []
  for (let row = 0; row < down; row++)
    for (let column = 0; column < across; column++)
      cells.push({
        place: { row: top + row, column: left + column },
        text: block[row % tall]?.[column % wide] ?? '',
      })
  return cells.filter(({ place }) => place.row < rows.length && place.column < columnCount)
}

/** Each column of what is selected says what its first cell says. */
export function fillDown(sheet: Sheet, rows: readonly SheetRow[], places: readonly Place[]): void {
  const firsts = new Map<number, string>()
  for (const { row, column } of places) {
    const at = rows[row]
    if (at && !firsts.has(column)) firsts.set(column, sheet.textAt(at, columnAt(column)))
  }
  sheet.write(places.map((place) => ({ place, text: firsts.get(place.column) ?? '' })))
}
