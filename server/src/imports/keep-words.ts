import type { BodyOf } from '@fairquay/contract/endpoint.ts'
import { matchCategory } from '@fairquay/contract/imports/category.ts'
import { importMessages } from '@fairquay/contract/imports/messages.ts'
import type { ImportWords, keepImportWords } from '@fairquay/contract/imports/word-endpoints.ts'
import { findCategory, pathOf } from '@fairquay/contract/imports/words.ts'
import { type Database, inTransaction } from '../database.ts'
import { Failure } from '../failure.ts'
import type { StoredImport } from './import-queries.ts'
import { findCategoryChoices, findSpellings } from './queries.ts'
import { findMeanings, storeMeanings } from './word-queries.ts'
import { nameWord } from './words-of-file.ts'

/** What a file calls things, what each is taken for and what it may be. */
export async function listWords(db: Database, { company_id, words }: StoredImport): Promise<ImportWords> {
  const choices = await findCategoryChoices(db)
  const meanings = await findMeanings(db, company_id)
  const brands = words.flatMap(({ kind, word }) => (kind === 'brand' ? [word] : []))
  const spellings = new Map(
    (await findSpellings(db, 'brands', brands)).map(({ name, spelling, isKnown }) => [name, isKnown ? spelling : null]),
  )
  const paths = new Map(choices.map((choice) => [String(choice.id), pathOf(choice)]))
  return {
    words: words.map(({ kind, word, products }) => {
      const meaning = meanings.get(nameWord(kind, word))
      const guess = kind === 'category' ? matchCategory([{ text: word, source: 'category' }], choices) : undefined
      const like = kind === 'category' ? guess && pathOf(guess) : (spellings.get(word) ?? undefined)
      const chosen = kind === 'category' && meaning !== undefined ? paths.get(meaning) : meaning
      return {
        ...{ kind, word, products },
        ours: chosen ?? like ?? null,
        is_chosen: chosen !== undefined,
        suggestions: like === undefined ? [] : [like],
      }
    }),
    categories: [...paths.values()].sort((a, b) => a.localeCompare(b, 'en')),
  }
}

/** Keeps what words mean for every file of the company. */
export async function keepWords(
  db: Database,
  companyId: number,
  words: BodyOf<typeof keepImportWords>['words'],
): Promise<void> {
  const choices = await findCategoryChoices(db)
  const refusals: Record<string, string> = {}
  const meanings = words.map(({ kind, word, ours }, at) => {
    const text = ours.trim()
    if (text === '') return { kind, word, meaning: null }
    if (kind === 'category') {
      const category = findCategory(text, choices)
      if (!category) refusals[`words.${at}.ours`] = importMessages.noSuchCategory(text)
      return { kind, word, meaning: category ? String(category.id) : null }
    }
    if (text.length > 80) refusals[`words.${at}.ours`] = importMessages.tooLong(80)
    return { kind, word, meaning: text }
  })
  if (Object.keys(refusals).length > 0) throw new Failure('invalid_input', refusals)
  await inTransaction(db, (tx) => storeMeanings(tx, companyId, meanings))
}
