import type { BodyOf } from '@fairquay/contract/endpoint.ts'
import { type CategoryChoice, matchCategory } from '@fairquay/contract/imports/category.ts'
import { closedWords, findChoice, isClosedKind, suggestWords } from '@fairquay/contract/imports/closed-words.ts'
import { importMessages } from '@fairquay/contract/imports/messages.ts'
import type { ImportWords, keepImportWords } from '@fairquay/contract/imports/word-endpoints.ts'
import { findCategory, pathOf, type WordKind } from '@fairquay/contract/imports/words.ts'
import { type Database, inTransaction } from '../database.ts'
import { Failure } from '../failure.ts'
import type { StoredImport } from './import-queries.ts'
import { findCategoryChoices, findSpellings } from './queries.ts'
import { findMeanings, storeMeanings } from './word-queries.ts'
import { nameWord } from './words-of-file.ts'

/** What a file calls things, what each is taken for and what it may be. */
export async function listWords(db: Database, { company_id, words }: StoredImport): Promise<ImportWords> {
  const categories = await findCategoryChoices(db)
  const meanings = await findMeanings(db, company_id)
  const brands = words.flatMap(({ kind, word }) => (kind === 'brand' ? [word] : []))
  const spellings = new Map(
    (await findSpellings(db, 'brands', brands)).map(({ name, spelling, isKnown }) => [name, isKnown ? spelling : null]),
  )
  const paths = new Map(categories.map((choice) => [String(choice.id), pathOf(choice)]))
  const guess = (kind: WordKind, word: string) => {
    if (kind === 'brand') return spellings.get(word) ?? undefined
    if (kind !== 'category') return undefined
    const found = matchCategory([{ text: word, source: 'category' }], categories)
    return found && pathOf(found)
  }
  const choicesOf = (kind: WordKind) => {
    if (kind === 'brand') return []
    return isClosedKind(kind)
      ? closedWords[kind].choices.slice()
      : [...paths.values()].sort((a, b) => a.localeCompare(b, 'en'))
  }
  return {
    words: words.map(({ kind, word, products }) => {
      const meaning = meanings.get(nameWord(kind, word))
      const like = guess(kind, word)
      const chosen = kind === 'category' && meaning !== undefined ? paths.get(meaning) : meaning
      return {
        ...{ kind, word, products },
        ours: chosen ?? like ?? null,
        is_chosen: chosen !== undefined,
        suggestions: like === undefined ? suggestWords(kind, word) : [like],
      }
    }),
    choices: Object.fromEntries(
      [...new Set(words.map(({ kind }) => kind))].map((kind) => [kind, choicesOf(kind)] as const),
    ),
  }
}

/** What somebody says a word of a file means, as people read it; an empty `ours` takes back what was said. */
export type WordMeaning = BodyOf<typeof keepImportWords>['words'][number]

/** Keeps what words mean for every file of the company. */
export async function keepWords(db: Database, companyId: number, words: readonly WordMeaning[]): Promise<void> {
  const choices = await findCategoryChoices(db)
  const refusals: Record<string, string> = {}
  const meanings = words.map(({ kind, word, ours }, at) => {
    const said = readMeaning(kind, ours.trim(), choices)
    if ('fault' in said) refusals[`words.${at}.ours`] = said.fault
    return { kind, word, meaning: 'fault' in said ? null : said.meaning }
  })
  if (Object.keys(refusals).length > 0) throw new Failure('invalid_input', refusals)
  await inTransaction(db, (tx) => storeMeanings(tx, companyId, meanings))
}

/** What is stored of a meaning somebody has typed; null takes back what was said before. */
function readMeaning(
  kind: WordKind,
  typed: string,
  choices: readonly CategoryChoice[],
): { meaning: string | null } | { fault: string } {
  if (typed === '') return { meaning: null }
  if (kind === 'brand') return typed.length > 80 ? { fault: importMessages.tooLong(80) } : { meaning: typed }
  if (isClosedKind(kind)) {
    const choice = findChoice(kind, typed)
    return choice === undefined
      ? { fault: importMessages.noSuchWord(typed, closedWords[kind].choices) }
      : { meaning: choice }
  }
  const category = findCategory(typed, choices)
  return category ? { meaning: String(category.id) } : { fault: importMessages.noSuchCategory(typed) }
}
