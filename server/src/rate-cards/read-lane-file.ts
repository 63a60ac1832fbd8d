import { type ReadLanes, readLanes, tellNoLanes } from '@fairquay/contract/rate-cards/lane-columns.ts'
import { laneColumns } from '@fairquay/contract/rate-cards/lane-titles.ts'
import { rateMessages as texts } from '@fairquay/contract/rate-cards/messages.ts'
import { mostLanes } from '@fairquay/contract/rate-cards/shapes.ts'
import { Failure } from '../failure.ts'
import { makeTableReader } from '../shipment-plans/read-table-apart.ts'
import type { QueuedFor } from '../work-queue.ts'

const readTable = makeTableReader({
  timeLimit: 20_000,
  limits: { sheets: 5, rows: mostLanes + 1, columns: 2 * laneColumns.length, cell: 2000, characters: 8_000_000 },
})

/** The lanes of a file, made out in the currency of the card they are for: those of the first sheet that has their columns. */
export async function readLaneFile(content: Buffer, of: QueuedFor): Promise<(currency: string) => ReadLanes> {
  const sheets = await readTable(content, of)
  if (sheets.some(({ is_cut }) => is_cut)) throw refuse(texts.tooMany(mostLanes))
  return (currency) => {
    for (const { rows, numbers } of sheets) {
      const read = readLanes(rows, currency, numbers)
      if (!read) continue
      if (read.lanes.length === 0 && read.faults.length === 0) throw refuse(texts.noRows)
      return read
    }
    throw refuse(tellNoLanes(sheets.find(({ rows }) => rows.length > 0)?.rows[0] ?? []))
  }
}

function refuse(sentence: string): Failure {
  return new Failure('refused', { file: sentence }, sentence)
}
