import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { tableMessages } from '@fairquay/contract/shipment-plans/messages.ts'
import { type TableLimits, tableLimits } from '@fairquay/contract/shipment-plans/tables.ts'
import { Failure } from '../failure.ts'
import { makeWorkQueue, type QueuedFor } from '../work-queue.ts'
import type { NumberedSheet } from './read-table-file.ts'
import type { TableAnswer, TableQuestion } from './table-worker.ts'

/** Milliseconds a file may take; a usual one takes half a second, most of it for the thread to begin. */
const usualTime = 5000
/** Of the thread's memory. The texts of a workbook are bounded where they are read. */
const mostMegabytes = 256

export type ReadTableApart = (content: Buffer, of?: QueuedFor) => Promise<NumberedSheet[]>

/** Reads a file in a thread of its own, which ends with it: what unpacks to more and more, or never ends, ends that thread alone. */
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

async function ask(question: TableQuestion, timeLimit: number): Promise<NumberedSheet[]> {
  const thread = new Worker(new URL('./table-worker.ts', import.meta.url), {
    env: {},
    workerData: question,
    resourceLimits: { maxOldGenerationSizeMb: mostMegabytes },
  })
  const heard = new AbortController()
  const timer = setTimeout(() => heard.abort(), timeLimit)
  try {
    // Of a thread that fails, `once` throws what it failed with.
    const [answer] = (await once(thread, 'message', { signal: heard.signal })) as [TableAnswer]
    if ('refused' in answer) throw new Failure('refused', undefined, answer.refused)
    return answer.sheets
  } catch (error) {
    throw heard.signal.aborted || isOutOfMemory(error)
      ? new Failure('refused', undefined, tableMessages.tooMuch)
      : error
  } finally {
    clearTimeout(timer)
    await thread.terminate()
  }
}

function isOutOfMemory(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
}
