import { formatNumber } from '../locale.ts'
/** A column of a trade document's table; a wide one takes what the others leave. */
export type Column = { name: string; align: 'left' | 'right'; wide: boolean }

/** A cell is a text, or a name with smaller details under it. */
export type Cell = string | { name: string; details: string }

/** One thing a paper says, with its name. */
export type Fact = { label: string; value: string }

/** A table with its sums; `values` stand under the last columns. */
export type PaperSection = {
  title: string
  columns: Column[]
  rows: Cell[][]
  totals: { label: string; values: string[]; strong: boolean }[]
}

export function nameColumn(name: string, wide = true): Column {
  return { name, align: 'left', wide }
}

/** Joins what is not empty. */
export function joinParts(parts: readonly string[], between: string): string {
  return parts.filter((part) => part.trim() !== '').join(between)
}

/** 12345.5 → '12,345.5' */
export function writeNumber(value: number): string {
  return formatNumber(value, { maximumFractionDigits: 6 })
}

/** A column of figures. */
export function figureColumn(name: string): Column {
  return { name, align: 'right', wide: false }
}
