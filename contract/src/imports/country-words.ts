import { countries, findCountry } from '../countries.ts'
import { findEverydayCountry, foldCountry } from '../everyday-countries.ts'

/** Languages in which files name countries, as far as many sellers write them. */
const languages = [
  'en',
  'de',
  'fr',
  'es',
  'it',
  'pt',
  'nl',
  'pl',
  'cs',
  'sv',
  'da',
  'tr',
  'sk',
  'hu',
  'ro',
  'fi',
  'nb',
  'ru',
  'uk',
  'ja',
  'zh',
  'ko',
] as const

let words: ReadonlyMap<string, string> | undefined

/**
 * The code of the country a file means: by its code, its name here or in another language, or what people call it ('DE', 'Germany', 'Deutschland', 'Allemagne', 'UK'), also where a name has its code
 * beside it ('Germany (DE)').
 */
export function readCountry(text: string): string | undefined {
  const word = text.trim().slice(0, longestName)
  words ??= collectWords()
  const code = findCountry(word.toUpperCase())?.code ?? words.get(word.toLowerCase()) ?? findEverydayCountry(word)
  if (code !== undefined) return code
  const plain = foldCountry(word)
  return words.get(plain) ?? findCountry(plain.toUpperCase())?.code ?? readBesideCode(plain)
}

/** 'germany de' or 'de germany': both must say the same country. */
function readBesideCode(plain: string): string | undefined {
  const [, first, rest] = /^(\p{L}{2}) (.+)$/u.exec(plain) ?? []
  const [, name, last] = /^(.+) (\p{L}{2})$/u.exec(plain) ?? []
  const said = findCountry((first ?? last ?? '').toUpperCase())?.code
  return said !== undefined && words?.get(rest ?? name ?? '') === said ? said : undefined
}

/** The code of the country whose name, in any of the languages, differs least from a word that names none: by two letters at most, by one in a short word. */
export function findSimilarCountry(text: string): string | undefined {
  const word = text.trim().toLowerCase().slice(0, longestName)
  words ??= collectWords()
  let best: { code: string; distance: number } | undefined
  for (const [name, code] of words) {
    const distance = measureDistance(word, name)
    if (distance < (best?.distance ?? (word.length < 6 ? 2 : 3))) best = { code, distance }
  }
  return best?.code
}

/** Characters of the longest name of a country that is compared. */
const longestName = 60

/** How many letters must be put in, left out or changed to make one word the other (Levenshtein). */
function measureDistance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (const [at, letter] of [...one].entries()) {
    const next = [at + 1]
    for (const [place, there] of [...other].entries())
      next.push(
        Math.min((next[place] ?? 0) + 1, (row[place + 1] ?? 0) + 1, (row[place] ?? 0) + (letter === there ? 0 : 1)),
      )
    row = next
  }
  return row.at(-1) ?? 0
}

/** Our own names last, so that they hold where another language has the same word for another country; each also as it is written without accents and signs. */
function collectWords(): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  const put = (name: string, code: string) => found.set(foldCountry(name), code).set(name.toLowerCase(), code)
  for (const language of languages.toReversed()) {
    const names = new Intl.DisplayNames(language, { type: 'region' })
    for (const { code } of countries) put(names.of(code) ?? code, code)
  }
  for (const { name, code } of countries) put(name, code)
  return found
}
