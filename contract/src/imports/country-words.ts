import { countries, findCountry } from '../countries.ts'

/** Languages in which files name countries, as far as many sellers write them. */
const languages = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl', 'cs', 'sv', 'da', 'tr'] as const

let words: ReadonlyMap<string, string> | undefined

/** The code of the country a file means: by its code, its name here, or its name in another language ('DE', 'Germany', 'Deutschland', 'Allemagne'). */
export function readCountry(text: string): string | undefined {
  const word = text.trim()
  words ??= collectWords()
  return findCountry(word.toUpperCase())?.code ?? words.get(word.toLowerCase())
}

/** Our own names last, so that they hold where another language has the same word for another country. */
function collectWords(): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  for (const language of languages.toReversed()) {
    const names = new Intl.DisplayNames(language, { type: 'region' })
    for (const { code } of countries) found.set((names.of(code) ?? code).toLowerCase(), code)
  }
  for (const { name, code } of countries) found.set(name.toLowerCase(), code)
  return found
}
