import { parentPort, workerData } from 'node:worker_threads'
import type { TariffFileTerms } from '@fairquay/contract/tariffs/file-shapes.ts'
import { Failure } from '../failure.ts'
import { readTariffFile, type TariffFile } from './read-tariff-file.ts'

/** What a thread that reads one file is given, and answers: what it holds, or the sentence that refuses it. */
export type TariffQuestion = { text: string; terms: TariffFileTerms }
export type TariffAnswer = { file: TariffFile } | { refused: string }

parentPort?.postMessage(answer(workerData as TariffQuestion))

function answer({ text, terms }: TariffQuestion): TariffAnswer {
  try {
    return { file: readTariffFile(text, terms) }
  } catch (error) {
    if (error instanceof Failure) return { refused: error.message }
    throw error
  }
}
