import { isShorter } from '../is-shorter.ts'
import { unquoteTerm } from './rules.ts'

/** Beyond these a text is no search but something pasted. */
const mostLetters = 60
const mostWords = 8
/** Telephone, order, tax and article numbers have more. */
const mostDigits = 5

/**
 * The words of a search as they are counted: '  "Olive OIL, 5 l" ' → 'olive oil 5 l'. Undefined for what may be somebody's: addresses of people and pages, long
 * numbers, codes of letters and digits, and long texts.
 */
export function readSearchWords(typed: string): string | undefined {
  const plain = unquoteTerm(typed.normalize('NFKC')).toLowerCase()
  if (/@|:\/\/|\bwww\./.test(plain)) return undefined
  const words = plain.match(/[\p{L}\p{M}\p{N}]+(?:[’'.,&/-][\p{L}\p{M}\p{N}]+)*/gu) ?? []
  const joined = words.join(' ')
  if (isShorter(joined, 2) || joined.length > mostLetters || words.length > mostWords) return undefined
  if (!/\p{L}/u.test(joined) || (joined.match(/\p{N}/gu) ?? []).length > mostDigits) return undefined
  return words.some(isCode) ? undefined : joined
}

/** 'ab12cd34' and the like name one thing, or one person. */
function isCode(word: string): boolean {
  return word.length >= 8 && /\p{L}/u.test(word) && (word.match(/\p{N}/gu) ?? []).length > 2
}
