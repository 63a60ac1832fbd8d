import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TariffFileTerms } from '@fairquay/contract/tariffs/file-shapes.ts'
import { tariffMessages } from '@fairquay/contract/tariffs/messages.ts'
import { Failure } from '../failure.ts'
import { keepApart, TooMuch } from '../work-apart.ts'
import { makeWorkQueue, type QueuedFor } from '../work-queue.ts'
import { readTariffFile, type TariffFile } from './read-tariff-file.ts'
import type { TariffAnswer, TariffPlace } from './tariff-process.ts'

/** Milliseconds a file may take; the whole tariff of the United States takes some two seconds. */
const timeLimit = 30_000
const mostMegabytes = 1024
/** An unused process gives its memory back. */
const idleTime = 60_000

const ask = keepApart<TariffPlace, TariffAnswer>(new URL('./tariff-process.ts', import.meta.url), {
  megabytes: mostMegabytes,
  idle: idleTime,
})
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
export async function readTariffApart(
  question: { text: string; terms: TariffFileTerms },
  of?: QueuedFor,
): Promise<TariffFile> {
  if (question.text.length <= small) return readTariffFile(question.text, question.terms)
  return runQueued(async () => {
    // Handed over as a file: a message of 24 MB goes in hundreds of pieces, between which a busy server does something else.
    const folder = await mkdtemp(join(tmpdir(), 'fairquay-tariff-'))
    try {
      const path = join(folder, 'tariff')
      await writeFile(path, question.text)
      const answer = await ask({ path, terms: question.terms }, timeLimit)
      if ('refused' in answer) throw new Failure('refused', { file: answer.refused }, answer.refused)
      return answer.file
    } catch (error) {
      const { tooSlow } = tariffMessages
      throw error instanceof TooMuch ? new Failure('refused', { file: tooSlow }, tooSlow) : error
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  }, of)
}
