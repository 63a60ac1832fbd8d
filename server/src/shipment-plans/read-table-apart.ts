import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { tableMessages } from '@fairquay/contract/shipment-plans/messages.ts'
import { type TableLimits, tableLimits } from '@fairquay/contract/shipment-plans/tables.ts'
import { Failure } from '../failure.ts'
import { startApart, TooMuch } from '../work-apart.ts'
import { makeWorkQueue, type QueuedFor } from '../work-queue.ts'
import type { NumberedSheet } from './read-table-file.ts'
import type { TableAnswer, TableQuestion } from './table-process.ts'

/** Milliseconds a file may take; a usual one takes a tenth of a second. */
const usualTime = 5000
/** Of the process's memory. The texts of a workbook are bounded where they are read. */
const mostMegabytes = 256

export type ReadTableApart = (content: Buffer, of?: QueuedFor) => Promise<NumberedSheet[]>

/** Reads a file in a process of its own, which ends with it, so that no file meets another's: what unpacks to more and more, or never ends, ends that process alone. */
export const readTableApart: ReadTableApart = makeTableReader()

export function makeTableReader({
  timeLimit = usualTime,
  limits = tableLimits,
}: {
  timeLimit?: number
  limits?: TableLimits
} = {}): ReadTableApart {
  const refuse = { code: 'unavailable', retryAfter: 10 } as const
  const runQueued = makeWorkQueue({ most: 1, mostWaiting: 12, longestWait: 12_000, perPerson: 3, refuse })
  return (content, of) =>
    runQueued(async () => {
      const folder = await mkdtemp(join(tmpdir(), 'fairquay-table-'))
      try {
        const path = join(folder, 'table')
        await writeFile(path, content)
        return await ask({ path, limits }, timeLimit)
      } finally {
        await rm(folder, { recursive: true, force: true })
      }
    }, of)
}

const program = new URL('./table-process.ts', import.meta.url)

async function ask(question: TableQuestion, timeLimit: number): Promise<NumberedSheet[]> {
  const reader = startApart<TableQuestion, TableAnswer>(program, mostMegabytes)
  try {
    const answer = await reader.ask(question, timeLimit)
    if ('refused' in answer) throw new Failure('refused', undefined, answer.refused)
    return answer.sheets
  } catch (error) {
    throw error instanceof TooMuch ? new Failure('refused', undefined, tableMessages.tooMuch) : error
  } finally {
    reader.end()
  }
}
