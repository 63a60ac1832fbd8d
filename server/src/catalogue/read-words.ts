import { alikeWords } from './alike-words.ts'

/** Words beyond these are left aside: nobody types more, and each costs. */
const mostWords = 12

/** The plain words and numbers in a text, as `spell_out` of the database makes them of the market's own texts: '5kg' → '5', 'kg'. */
export function readWords(typed: string): string[] {
  return (
    typed
      .normalize('NFKC')
      .toLowerCase()
      .match(/\p{L}+|\p{N}+/gu) ?? []
  ).slice(0, mostWords)
}

/** A word, or any that means the same, as part of a full-text query. Only letters and digits get in, so nothing typed can be an operator. */
export function makeOperand(word: string): string {
  const alike = alikeWords(word)
  const operands = alike.map((other) => (other.includes(' ') ? `(${quoteWords(other.split(' '))})` : `'${other}'`))
  return operands.length === 0 ? `'${word}'` : `(${[`'${word}'`, ...operands].join(' | ')})`
}

function quoteWords(words: readonly string[]): string {
  return words.map((word) => `'${word}'`).join(' & ')
}

/**
 * What a person typed as a full-text query: every word must be there, the last one may still be growing. Empty when there is no word in it.
 */
export function makeWordQuery(typed: string): string {
  const words = readWords(typed)
  return words
    .map((word, index) => (index === words.length - 1 ? `(${makeOperand(word)} | '${word}':*)` : makeOperand(word)))
    .join(' & ')
}
