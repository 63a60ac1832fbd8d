import { parentPort, workerData } from 'node:worker_threads'
import type { TableSheet } from '@fairquay/contract/shipment-plans/tables.ts'
import { Failure } from '../failure.ts'
import { readTableFile } from './read-table-file.ts'

/** What a thread that reads one file answers: its sheets, or the sentence that refuses it. */
export type TableAnswer = { sheets: TableSheet[] } | { refused: string }

const answer: TableAnswer = await readTableFile(workerData as string).then(
  (sheets) => ({ sheets }),
  (error: unknown) => {
    if (error instanceof Failure) return { refused: error.message }
    throw error
  },
)
parentPort?.postMessage(answer)
