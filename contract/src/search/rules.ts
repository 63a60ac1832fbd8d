import { transliterate } from '../slugs.ts'

/** Whether a term is meant as it stands, written in quotation marks: nothing of it is corrected then. */
export function isQuoted(term: string): boolean {
  return /^\s*["“”„].*["“”]\s*$/su.test(term)
}

/** The term as it is searched for when nothing of it shall be corrected. */
export function quoteTerm(term: string): string {
  return `"${unquoteTerm(term)}"`
}

/** The term without its quotation marks. */
export function unquoteTerm(term: string): string {
  return isQuoted(term) ? term.trim().slice(1, -1).trim() : term.trim()
}

/** So many words of a search are tried alone. */
const mostWordsAlone = 6

/** The words of a search that may be searched alone where all of them together find nothing: those of three letters or more, each once. None of a single word. */
export function splitSearch(term: string): string[] {
  const words = [
    ...new Set(
      unquoteTerm(term)
        .toLowerCase()
        .match(/[\p{L}\p{N}\p{M}]+/gu) ?? [],
    ),
  ]
  const long = words.filter((word) => [...word].length > 2)
  return words.length > 1 ? long.slice(0, mostWordsAlone) : []
}

export type Piece = { text: string; isMatch: boolean }

/** A name in pieces, with the beginnings of its words that were typed marked; accents and capitals do not count. */
export function markMatches(name: string, typed: string): Piece[] {
  const beginnings = readPlainWords(typed).sort((a, b) => b.length - a.length)
  const pieces: Piece[] = []
  const add = (text: string, isMatch: boolean) => {
    const last = pieces.at(-1)
    if (text === '') return
    if (last?.isMatch === isMatch) last.text += text
    else pieces.push({ text, isMatch })
  }
  for (const [part] of name.matchAll(/\p{L}+|\p{N}+|[^\p{L}\p{N}]+/gu)) {
    const plain = transliterate(part).trim()
    const found = beginnings.find((beginning) => plain.startsWith(beginning))
    // A letter that is written as two ('ß') takes its word with it.
    const length = found === undefined ? 0 : plain.length === part.length ? found.length : part.length
    add(part.slice(0, length), true)
    add(part.slice(length), false)
  }
  return pieces
}

function readPlainWords(text: string): string[] {
  return (text.match(/\p{L}+|\p{N}+/gu) ?? []).map((word) => transliterate(word).trim()).filter((word) => word !== '')
}
