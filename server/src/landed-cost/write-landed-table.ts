import type { Readable } from 'node:stream'
import { landedRowTitles, type NamedLanded, writeLandedRows } from '@fairquay/contract/landed-cost/landed-rows.ts'
import { landedMessages } from '@fairquay/contract/landed-cost/messages.ts'
import { type TableFormat, writeTable } from '../write-table.ts'

/** Landed costs as a table, one below the other. */
export function writeLandedTable(made: readonly NamedLanded[], format: TableFormat): Readable {
  async function* rows() {
    yield landedRowTitles
    yield* writeLandedRows(made)
  }
  return writeTable(format, landedMessages.title, rows())
}
