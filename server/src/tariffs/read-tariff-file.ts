import {
  mostTariffRecords,
  mostTariffRows,
  type ReadTariff,
  type TariffFileTerms,
  type TariffFormat,
  type TariffRecord,
} from '@fairquay/contract/tariffs/file-shapes.ts'
import { tariffMessages as texts } from '@fairquay/contract/tariffs/messages.ts'
import { isPlain, readPlain } from '@fairquay/contract/tariffs/read-plain.ts'
import { isUsitc, readUsitc } from '@fairquay/contract/tariffs/read-usitc.ts'
import { isVatList, readVat } from '@fairquay/contract/tariffs/read-vat.ts'
import { CsvError, parse } from 'csv-parse/sync'
import { Failure } from '../failure.ts'

/** Bytes of one row; those of the USITC have some thousands. What is no table at all would otherwise be read for half a minute. */
const longestRecord = 100_000

/** What a file holds, and what kind of file it was. */
export type TariffFile = ReadTariff & { format: TariffFormat }

/** Reads the text of a file of whichever kind it is. Refuses what is none with one sentence. */
export function readTariffFile(text: string, terms: TariffFileTerms): TariffFile {
  const file = /^\s*[[{]/.test(text) ? readJson(text, terms) : readCsv(text, terms)
  if (file.rows.length > mostTariffRows) throw refuse(texts.tooMuch)
  if (file.rows.length === 0 && file.faults.length === 0) throw refuse(texts.noRows)
  return file
}

function readJson(text: string, terms: TariffFileTerms): TariffFile {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw refuse(texts.badJson)
  }
  if (isVatList(value)) return { format: 'vat', ...readVat(value, terms) }
  if (!Array.isArray(value)) throw refuse(texts.noFile)
  const records = value.flatMap((record: unknown, at): TariffRecord[] => {
    if (typeof record !== 'object' || record === null) return []
    const cells = Object.entries(record).map(([title, cell]) => [title, writeCell(cell)])
    return [{ row: at + 1, cells: Object.fromEntries(cells) }]
  })
  return readRecords(Object.keys(records[0]?.cells ?? {}), records, terms)
}

function readCsv(text: string, terms: TariffFileTerms): TariffFile {
  let rows: string[][]
  const [head = ''] = text.split('\n', 1)
  const delimiter = [';', '\t'].find((sign) => head.split(sign).length > head.split(',').length) ?? ','
  try {
    rows = parse(text, {
      bom: true,
      delimiter,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      max_record_size: longestRecord,
    })
  } catch (error) {
    if (error instanceof CsvError) throw refuse(texts.badCsv)
    throw error
  }
  const [titles = [], ...records] = rows
  return readRecords(
    titles,
    records.map((cells, at) => ({
      // As spreadsheets count: the titles are the first row.
      row: at + 2,
      cells: Object.fromEntries(titles.map((title, column) => [title, cells[column] ?? ''])),
    })),
    terms,
  )
}

function readRecords(titles: readonly string[], records: readonly TariffRecord[], terms: TariffFileTerms): TariffFile {
  if (records.length > mostTariffRecords) throw refuse(texts.tooMuch)
  if (isPlain(titles)) return { format: 'plain', ...readPlain(records, terms) }
  if (isUsitc(titles)) return { format: 'usitc', ...readUsitc(records, terms) }
  throw refuse(texts.noFile)
}

function writeCell(cell: unknown): string {
  return typeof cell === 'string' || typeof cell === 'number' ? String(cell) : ''
}

function refuse(sentence: string): Failure {
  return new Failure('refused', { file: sentence }, sentence)
}
