// A process that reads one file (read-tariff-apart.ts starts it).
import { readFile } from 'node:fs/promises'
import type { TariffFileTerms } from '@fairquay/contract/tariffs/file-shapes.ts'
import { Failure } from '../failure.ts'
import { answerApart } from '../work-apart.ts'
import { readTariffFile, type TariffFile } from './read-tariff-file.ts'

/** What it is given, and what it answers: what the file holds, or the sentence that refuses it. */
export type TariffPlace = { path: string; terms: TariffFileTerms }
export type TariffAnswer = { file: TariffFile } | { refused: string }

answerApart(async ({ path, terms }: TariffPlace): Promise<TariffAnswer> => {
  try {
    return { file: readTariffFile(await readFile(path, 'utf8'), terms) }
  } catch (error) {
    if (error instanceof Failure) return { refused: error.message }
    throw error
  }
})
