import { Errors } from 'typebox/value'
import { plainColumns } from './columns.ts'
import type { ReadTariff, TariffFileTerms, TariffRecord } from './file-shapes.ts'
import { identityOf } from './identity.ts'
import { makeTariffRow } from './make-row.ts'
import { tariffMessages as texts } from './messages.ts'
import { type RowFaults, refuseTogether } from './refuse-row.ts'
import { type TariffRow, tariffRow } from './shapes.ts'

/** Those without which no row can be read. */
const needed = ['country', 'kind', 'name'] as const

/** So many are told of; what has more is hardly a table of ours. */
const mostUnknownColumns = 20

const numbers = new Set<string>([
  'percent',
  'amount',
  'per',
  'least_per_unit',
  'most_per_unit',
  'minimum',
  'maximum',
] satisfies (keyof TariffRow)[])

/** Whether a file with these columns is a table of rows. */
export function isPlain(titles: readonly string[]): boolean {
  const tidy = titles.map(tidyTitle)
  return needed.every((name) => tidy.includes(name))
}

/** The rows of our own table. What a row does not say is as in a row that says nothing of it, the first day and the source are those of the file. */
export function readPlain(records: readonly TariffRecord[], terms: TariffFileTerms): ReadTariff {
  const faults: ReadTariff['faults'] = []
  const rows: TariffRow[] = []
  const seen = new Set<string>()
  const leftOut = new Map<string, number>()
  for (const { row, cells } of records) {
    const said: Record<string, string | number> = {}
    for (const [title, cell] of Object.entries(cells)) {
      const column = tidyTitle(title)
      const value = cell.trim()
      if (value === '') continue
      if ((plainColumns as readonly string[]).includes(column)) said[column] = readCell(column, value)
      else leave(leftOut, title)
    }
    const made = makeTariffRow({ ...terms, ...said } as Parameters<typeof makeTariffRow>[0])
    const found = refuseTariffRow(made)
    const [first] = Object.entries(found)
    if (first) {
      const [column, reason] = first
      faults.push({ row, column, text: String(cells[titleOf(cells, column)] ?? '').slice(0, 60), reason })
      continue
    }
    const key = `${identityOf(made)} ${made.valid_from}`
    if (seen.has(key)) faults.push({ row, column: 'name', text: made.name, reason: texts.twice })
    else rows.push(made)
    seen.add(key)
  }
  return { rows, faults, left_out: Object.fromEntries(leftOut) }
}

/** A column nobody reads is told: a code in a column of another name would make a rate for every code, and nobody would see why. */
function leave(leftOut: Map<string, number>, title: string): void {
  const what = texts.unknownColumn(title.trim().slice(0, 60))
  if (leftOut.has(what) || leftOut.size < mostUnknownColumns) leftOut.set(what, (leftOut.get(what) ?? 0) + 1)
}

/** What is wrong with a row, by its fields; empty when it can be kept. */
export function refuseTariffRow(row: TariffRow): RowFaults {
  const faults: RowFaults = {}
  for (const { instancePath } of Errors(tariffRow, row)) {
    const field = instancePath.split('/')[1] as keyof TariffRow | undefined
    if (field) faults[field] ??= texts.wrong
  }
  for (const { keyword, params } of Errors(tariffRow, row))
    if (keyword === 'required')
      for (const field of (params as { requiredProperties: string[] }).requiredProperties)
        faults[field as keyof TariffRow] ??= texts.wrong
  if (Object.keys(faults).length > 0) return faults
  return refuseTogether(row)
}

/** Numbers as people and spreadsheets write them, with a comma or a point; codes without what stands between their digits. */
function readCell(column: string, value: string): string | number {
  if (numbers.has(column)) {
    const tidy = value.replace('%', '').trim()
    return Number(/^\d+,\d+$/.test(tidy) ? tidy.replace(',', '.') : tidy)
  }
  if (column === 'hs') return value.replace(/[.\s]/g, '')
  if (['country', 'origin', 'currency'].includes(column)) return value.toUpperCase()
  if (['kind', 'base', 'unit', 'only_by'].includes(column)) return value.toLowerCase().replace(/[\s-]+/g, '_')
  return value
}

function tidyTitle(title: string): string {
  return title
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_')
}

function titleOf(cells: TariffRecord['cells'], column: string): string {
  return Object.keys(cells).find((title) => tidyTitle(title) === column) ?? column
}
