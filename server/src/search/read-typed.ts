import { makeNameKey } from '@fairquay/contract/slugs.ts'
import { makeOperand, readWords } from '../catalogue/read-words.ts'
import { isStopWord } from '../catalogue/stop-words.ts'
import { readCode } from '../catalogue/word-index.ts'

/** What was typed, as the parameters that every statement of the search begins with. */
export type Typed = {
  words: readonly string[]
  /** Words that are finished and say something, as a query; none when only one is typed. */
  settled: string | undefined
  /** The last word, by its meaning and as the beginning of one. */
  last: string
  /** Nothing while it is a single letter. */
  growing: string | undefined
  nameKey: string
  code: string | undefined
  /** Two words as one, as some write them: 'table cloth'. */
  joined: string | undefined
  /** All that was typed is this letter. */
  letter: string | undefined
  /** Queries of which each is enough; where nothing is said, they are made of the above. */
  ways: readonly string[] | undefined
}

/** At the end of what is typed these say nothing yet: 'bags for', 'salt and'. */
const fillers = new Set(['a', 'an', 'and', 'by', 'for', 'from', 'in', 'of', 'or', 'the', 'to', 'with'])

/** Nothing when there is no word in it. */
export function readTyped(typed: string): Typed | undefined {
  const words = readWords(typed)
  while (words.length > 1 && fillers.has(words.at(-1) ?? '')) words.pop()
  const last = words.at(-1)
  if (last === undefined) return undefined
  const nameKey = makeNameKey(typed)
  const settled = words.slice(0, -1).filter((word) => !isStopWord(word))
  return {
    words,
    settled: settled.length > 0 ? settled.map(makeOperand).join(' & ') : undefined,
    last: makeOperand(last),
    growing: last.length > 1 ? `'${last}':*` : undefined,
    nameKey,
    code: readCode(typed),
    joined: words.length === 2 ? `'${words.join('')}'` : undefined,
    letter: nameKey.length === 1 ? nameKey : undefined,
    ways: undefined,
  }
}

/** The same question with one word forgiven: results that have all the others. Nothing when there is only one. */
export function relax(typed: Typed): Typed | undefined {
  const { words } = typed
  if (words.length < 2) return undefined
  const ways = words.map((_, left) =>
    words
      .filter((_, index) => index !== left)
      .map(makeOperand)
      .join(' & '),
  )
  return {
    ...typed,
    settled: undefined,
    last: ways.map((way) => `(${way})`).join(' | '),
    growing: undefined,
    code: undefined,
    joined: undefined,
    letter: undefined,
    ways,
  }
}
