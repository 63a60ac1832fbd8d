import { isKnownTitle } from './propose-columns.ts'

type Cells = readonly string[]

/** So many of the first rows of a file, or of a sheet, are looked through for the titles of its columns. */
export const mostTopRows = 30

/**
 * Which of the first rows of a table holds the titles of its columns: the one with most words that head such columns everywhere; where none has two of
 * them, the first that is about as wide as the rows are. `titles` is how many of those words it has. The last row is none: nothing would stand below it.
 */
export function findHeader(rows: readonly Cells[]): { at: number; titles: number } {
  const candidates = rows.slice(0, Math.max(1, rows.length - 1)).map(countTitles)
  const titles = Math.max(0, ...candidates)
  if (titles >= 2) return { at: findLowest(candidates, candidates.indexOf(titles)), titles }
  const widths = rows.map(countFilled)
  const usual = widths.toSorted((a, b) => a - b)[Math.floor(widths.length / 2)] ?? 0
  const wide = candidates.findIndex((_, at) => (widths[at] ?? 0) >= usual * 0.6)
  return { at: Math.max(0, wide), titles: 0 }
}

/** Titles for people stand above those for programs, those of groups above those of columns: then what is right above the goods counts. */
function findLowest(titles: readonly number[], at: number): number {
  const below = titles[at + 1] ?? 0
  return below >= 3 && below >= (titles[at] ?? 0) * 0.6 ? findLowest(titles, at + 1) : at
}

/** Which of several sheets holds the goods, and in which of its first rows the titles stand. An earlier sheet is left only for one that is clearly more of a list of goods. */
export function findSheet(sheets: readonly (readonly Cells[])[]): { sheet: number; at: number } {
  let best = { sheet: 0, at: 0, score: -1 }
  for (const [sheet, rows] of sheets.entries()) {
    const { at, titles } = findHeader(rows)
    const isTable = rows.length > at + 1 && countFilled(rows[at] ?? []) > 1
    const score = isTable ? Math.max(1, titles) : 0
    if (score > best.score * 1.5) best = { sheet, at, score }
  }
  return { sheet: best.sheet, at: best.at }
}

function countFilled(cells: Cells): number {
  return cells.filter((cell) => cell.trim() !== '').length
}

/** Goods may have such words in their cells too, but then a number is not far. */
function countTitles(cells: Cells): number {
  const known = cells.filter((cell) => isKnownTitle(cell)).length
  const numbers = cells.filter((cell) => /^\s*\d[\d.,]*\s*$/.test(cell)).length
  return Math.max(0, known - 2 * numbers)
}
