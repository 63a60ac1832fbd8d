import { tariffMessages } from '@fairquay/contract/tariffs/messages.ts'
import { Failure } from '../failure.ts'
import { startApart, TooMuch } from '../work-apart.ts'
import { makeWorkQueue, type QueuedFor } from '../work-queue.ts'
import { readTariffFile, type TariffFile } from './read-tariff-file.ts'
import type { TariffAnswer, TariffQuestion } from './tariff-process.ts'

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

/** Characters that are read faster than a process begins. */
const small = 100_000

/** Reads a file; a large one in a process of its own: the server answers meanwhile, and what never ends ends that process alone. */
export async function readTariffApart(question: TariffQuestion, of?: QueuedFor): Promise<TariffFile> {
  if (question.text.length <= small) return readTariffFile(question.text, question.terms)
  return runQueued(() => ask(question), of)
}

const program = new URL('./tariff-process.ts', import.meta.url)

async function ask(question: TariffQuestion): Promise<TariffFile> {
  const reader = startApart<TariffQuestion, TariffAnswer>(program, mostMegabytes)
  try {
    const answer = await reader.ask(question, timeLimit)
    if ('refused' in answer) throw new Failure('refused', { file: answer.refused }, answer.refused)
    return answer.file
  } catch (error) {
    const { tooSlow } = tariffMessages
    throw error instanceof TooMuch ? new Failure('refused', { file: tooSlow }, tooSlow) : error
  } finally {
    reader.end()
  }
}
