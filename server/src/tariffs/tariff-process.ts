// A process that reads one file (read-tariff-apart.ts starts it).
import type { TariffFileTerms } from '@fairquay/contract/tariffs/file-shapes.ts'
import { Failure } from '../failure.ts'
import { answerApart } from '../work-apart.ts'
import { readTariffFile, type TariffFile } from './read-tariff-file.ts'

/** What it is given, and what it answers: what the file holds, or the sentence that refuses it. */
export type TariffQuestion = { text: string; terms: TariffFileTerms }
export type TariffAnswer = { file: TariffFile } | { refused: string }

answerApart(({ text, terms }: TariffQuestion): TariffAnswer => {
  try {
    return { file: readTariffFile(text, terms) }
  } catch (error) {
    if (error instanceof Failure) return { refused: error.message }
    throw error
  }
})
