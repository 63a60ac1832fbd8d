// A process that reads one file (read-table-apart.ts starts it).
import type { TableLimits } from '@fairquay/contract/shipment-plans/tables.ts'
import { Failure } from '../failure.ts'
import { answerApart } from '../work-apart.ts'
import { type NumberedSheet, readTableFile } from './read-table-file.ts'

/** Which file, and how much of it is read. */
export type TableQuestion = { path: string; limits: TableLimits }

/** Its sheets, or the sentence that refuses it. */
export type TableAnswer = { sheets: NumberedSheet[] } | { refused: string }

answerApart(
  ({ path, limits }: TableQuestion): Promise<TableAnswer> =>
    readTableFile(path, limits).then(
      (sheets) => ({ sheets }),
      (error: unknown) => {
        if (error instanceof Failure) return { refused: error.message }
        throw error
      },
    ),
)
