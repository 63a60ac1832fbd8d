import { alikeWords } from './alike-words.ts'
import { isStopWord } from './stop-words.ts'

/** Words beyond these are left aside: nobody types more, and each costs. */
const mostWords = 12

/**
 * A text as it is put into the index and asked of it, each letter and number in its usual form: '½' → '1⁄2', 'm²' → 'm2', 'ｶﾞﾗｽ' → 'ガラス'. In small letters and without
 * marks that are no part of a letter, of which every database thinks otherwise: 'İ', the vowels of 'चाय'. A Greek word in capitals ends as a database writes it small,
 * 'ΣΑΣ' → 'σασ'.
 */
export function spellUsually(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll('Σ', 'σ')
    .toLowerCase()
    .replace(/\p{M}+/gu, '')
}

/** The plain words and numbers in a text, as `spell_out` of the database makes them of the market's own texts: '5kg' → '5', 'kg'. */
export function readWords(typed: string): string[] {
  return (spellUsually(typed).match(/\p{L}+|\p{N}+/gu) ?? []).slice(0, mostWords)
}

/**
 * A word, or any that means the same, as part of a full-text query. Only letters and digits get in, so nothing typed can be an operator. A stop word stays alone: the
 * index knows only the others, and 'soap in boxes' would ask for inches.
 */
export function makeOperand(word: string): string {
  const alike = isStopWord(word) ? [] : alikeWords(word)
  const operands = alike.map((other) => (other.includes(' ') ? `(${quoteWords(other.split(' '))})` : `'${other}'`))
  return operands.length === 0 ? `'${word}'` : `(${[`'${word}'`, ...operands].join(' | ')})`
}

function quoteWords(words: readonly string[]): string {
  return words.map((word) => `'${word}'`).join(' & ')
}

/**
 * What a person typed as a full-text query: every word must be there, the last one may still be growing. Empty when there is no word in it. Words
 * that say nothing are left aside, wherever they stand: 'the olive oil from', 'A4 paper', 'model 5a'.
 */
export function makeWordQuery(typed: string): string {
  const all = readWords(typed)
  const telling = all.filter((word) => !isStopWord(word))
  // Where there is nothing else, something is asked for all the same, and nothing found.
  const words = telling.length > 0 ? telling : all.slice(-1)
  return words
    .map((word, index) => (index === words.length - 1 ? `(${makeOperand(word)} | '${word}':*)` : makeOperand(word)))
    .join(' & ')
}

/** The word at the end of such a query that may still be growing, where it is of Latin letters; the shortest of these are the beginning of too much. */
export function readGrowing(query: string): string | undefined {
  return /\| '([a-z]{3,})':\*\)$/.exec(query)?.[1]
}

/** The same query, its last word growing to these. */
export function growInto(query: string, words: readonly string[]): string {
  return query.replace(/ \| '[a-z]+':\*\)$/, `${words.map((word) => ` | '${word}'`).join('')})`)
}

/** Whether the last word of such a query stands for whatever begins so. */
export function isBeginning(query: string | undefined): boolean {
  return query?.endsWith(':*)') ?? false
}

/** How many letters or digits of its last word are there, where this stands for whatever begins so; otherwise more than any word has. */
export function lengthOfBeginning(query: string | undefined): number {
  return /'([^']+)':\*\)$/.exec(query ?? '')?.[1]?.length ?? Number.POSITIVE_INFINITY
}

/** Such a query in two: the words that are whole, if there are any, and the last one with all that it may become. Undefined where it does not grow. */
export function splitBeginning(query: string): { whole: string | undefined; growing: string } | undefined {
  if (!isBeginning(query)) return undefined
  let depth = 0
  let start = query.length
  do {
    start -= 1
    if (query[start] === ')') depth += 1
    if (query[start] === '(') depth -= 1
  } while (depth > 0)
  return { whole: start === 0 ? undefined : query.slice(0, start - ' & '.length), growing: query.slice(start) }
}
