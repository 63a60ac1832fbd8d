import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { tariffMessages } from '@fairquay/contract/tariffs/messages.ts'
import { Failure } from '../failure.ts'
import { makeWorkQueue, type QueuedFor } from '../work-queue.ts'
import { readTariffFile, type TariffFile } from './read-tariff-file.ts'
import type { TariffAnswer, TariffQuestion } from './tariff-worker.ts'

/** Milliseconds a file may take; the whole tariff of the United States takes some two seconds. */
const timeLimit = 30_000
const mostMegabytes = 1024

const runQueued = makeWorkQueue({
  most: 1,
  mostWaiting: 4,
  longestWait: 30_000,
  perPerson: 2,
  refuse: { code: 'unavailable', retryAfter: 10 },
})

/** Characters that are read faster than a thread begins. */
const small = 100_000

/** Reads a file; a large one in a thread of its own: the server answers meanwhile, and what never ends ends that thread alone. */
export async function readTariffApart(question: TariffQuestion, of?: QueuedFor): Promise<TariffFile> {
  if (question.text.length <= small) return readTariffFile(question.text, question.terms)
  return runQueued(() => ask(question), of)
}

async function ask(question: TariffQuestion): Promise<TariffFile> {
  const thread = new Worker(new URL('./tariff-worker.ts', import.meta.url), {
    env: {},
    workerData: question,
    resourceLimits: { maxOldGenerationSizeMb: mostMegabytes },
  })
  const heard = new AbortController()
  const timer = setTimeout(() => heard.abort(), timeLimit)
  try {
    const [answer] = (await once(thread, 'message', { signal: heard.signal })) as [TariffAnswer]
    if ('refused' in answer) throw new Failure('refused', { file: answer.refused }, answer.refused)
    return answer.file
  } catch (error) {
    const isTooMuch =
      heard.signal.aborted || (error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY')
    throw isTooMuch ? new Failure('refused', { file: tariffMessages.tooSlow }, tariffMessages.tooSlow) : error
  } finally {
    clearTimeout(timer)
    await thread.terminate()
  }
}
