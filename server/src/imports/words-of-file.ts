import type { ImportedFile, ImportedProduct } from '@fairquay/contract/imports/imported-product.ts'
import { type FoundWord, longestWord, mostWords, type WordKind, wordKinds } from '@fairquay/contract/imports/words.ts'
import { foldName } from '@fairquay/contract/same-name.ts'

/** What words of a company's files mean, by kind and word without case (`nameWord`). */
export type Meanings = ReadonlyMap<string, string>

export function nameWord(kind: WordKind, word: string): string {
  return `${kind} ${foldName(word)}`
}

/** The words a file has for our categories and brands and those that say nothing by themselves, those of most products first. What our own template says is meant as it stands. */
export function collectWords({ products, words = [] }: ImportedFile): FoundWord[] {
  const found = new Map(words.map((one) => [nameWord(one.kind, one.word), one]))
  for (const product of products)
    for (const { kind, word } of wordsOf(product)) {
      const key = nameWord(kind, word)
      const known = found.get(key)
      if (known) known.products++
      else found.set(key, { kind, word, products: 1 })
    }
  const sorted = [...found.values()].sort((a, b) => b.products - a.products)
  return wordKinds.flatMap((kind) => sorted.filter((one) => one.kind === kind).slice(0, mostWords))
}

/** Puts what somebody has said of words in their place. */
export function translateProducts({ products }: ImportedFile, meanings: Meanings): void {
  for (const product of products)
    for (const { kind, word } of wordsOf(product)) {
      const meaning = meanings.get(nameWord(kind, word))
      if (meaning === undefined) continue
      if (kind === 'brand') product.brand = meaning
      else product.sortedAs = Number(meaning)
    }
}

function wordsOf({ isExact, brand, categories }: ImportedProduct): { kind: 'category' | 'brand'; word: string }[] {
  if (isExact) return []
  const category = categories.find(({ source }) => source === 'category')?.text
  const words = [
    { kind: 'category' as const, word: category },
    { kind: 'brand' as const, word: brand ?? undefined },
  ]
  return words.flatMap(({ kind, word }) => (word && word.length <= longestWord ? [{ kind, word }] : []))
}
