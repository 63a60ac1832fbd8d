import type { ImportedProduct } from '@fairquay/contract/imports/imported-product.ts'
import { type FoundWord, longestWord, mostWords, type WordKind, wordKinds } from '@fairquay/contract/imports/words.ts'
import { foldName } from '@fairquay/contract/same-name.ts'

/** What words of a company's files mean, by kind and word without case (`nameWord`). */
export type Meanings = ReadonlyMap<string, string>

export function nameWord(kind: WordKind, word: string): string {
  return `${kind} ${foldName(word)}`
}

/** The words a file has for our categories and brands, noted while its products are read. */
export class WordsOfProducts {
  readonly #found = new Map<string, FoundWord>()
  readonly #meanings: Meanings

  constructor(meanings: Meanings) {
    this.#meanings = meanings
  }

  /** Notes the words of a product and puts what somebody has said of them in their place. What our own template says is meant as it stands. */
  translate(product: ImportedProduct): void {
    for (const { kind, word } of wordsOf(product)) {
      const key = nameWord(kind, word)
      const known = this.#found.get(key)
      if (known) known.products++
      else this.#found.set(key, { kind, word, products: 1 })
      const meaning = this.#meanings.get(key)
      if (meaning === undefined) continue
      if (kind === 'brand') product.brand = meaning
      else product.sortedAs = Number(meaning)
    }
  }

  /** With the words of cells, of each kind those of most products first. */
  listWith(words: readonly FoundWord[]): FoundWord[] {
    const sorted = [...words, ...this.#found.values()].sort((a, b) => b.products - a.products)
    return wordKinds.flatMap((kind) => sorted.filter((one) => one.kind === kind).slice(0, mostWords))
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
