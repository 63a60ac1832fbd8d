import { parentPort, workerData } from 'node:worker_threads'
import type { TableLimits } from '@fairquay/contract/shipment-plans/tables.ts'
import { Failure } from '../failure.ts'
import { type NumberedSheet, readTableFile } from './read-table-file.ts'

/** Which file, and how much of it is read. */
export type TableQuestion = { path: string; limits: TableLimits }

/** What a thread that reads one file answers: its sheets, or the sentence that refuses it. */
export type TableAnswer = { sheets: NumberedSheet[] } | { refused: string }

const { path, limits } = workerData as TableQuestion
const answer: TableAnswer = await readTableFile(path, limits).then(
  (sheets) => ({ sheets }),
  (error: unknown) => {
    if (error instanceof Failure) return { refused: error.message }
    throw error
  },
)
parentPort?.postMessage(answer)
