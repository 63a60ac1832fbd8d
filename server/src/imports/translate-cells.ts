import { type ClosedKind, closedKinds, closedWords, splitMeasure } from '@fairquay/contract/imports/closed-words.ts'
import type { GoodsField } from '@fairquay/contract/imports/goods-fields.ts'
import { type FoundWord, longestWord } from '@fairquay/contract/imports/words.ts'
import type { Goods, GoodsRow } from './goods-rows.ts'
import { type Meanings, nameWord } from './words-of-file.ts'

/** The words of each line that mean nothing by themselves, by their names (`nameWord`). Lines, because who gathers rows into goods makes rows of their own. */
export type ForeignWords = ReadonlyMap<number, ReadonlyMap<string, Omit<FoundWord, 'products'>>>

/** Puts what somebody has said of words for countries, states and units in their cells' place, and answers with all words that say nothing unless they are told. */
export function translateCells(rows: readonly GoodsRow[], meanings: Meanings): ForeignWords {
  const found = new Map<number, Map<string, Omit<FoundWord, 'products'>>>()
  for (const row of rows)
    for (const kind of closedKinds)
      for (const word of translateRow(row, kind, meanings)) {
        const words = found.get(row.line) ?? new Map()
        found.set(row.line, words.set(nameWord(kind, word), { kind, word }))
      }
  return found
}

/** How many products each foreign word is about. */
export function countForeignWords(words: ForeignWords, goods: readonly Goods[]): FoundWord[] {
  const counted = new Map<string, FoundWord>()
  if (words.size === 0) return []
  for (const { head, rows } of goods) {
    const ofGoods = new Map([head, ...rows].flatMap((row) => [...(words.get(row.line) ?? [])]))
    for (const [name, word] of ofGoods) counted.set(name, { ...word, products: (counted.get(name)?.products ?? 0) + 1 })
  }
  return [...counted.values()]
}

function translateRow({ cells }: GoodsRow, kind: ClosedKind, meanings: Meanings): string[] {
  const { fields, measures, read } = closedWords[kind]
  const words: string[] = []
  const translate = (word: string, put: (meaning: string) => void) => {
    const meaning = meanings.get(nameWord(kind, word))
    if (meaning !== undefined) put(meaning)
    if (word.length <= longestWord && (meaning !== undefined || read(word) === undefined)) words.push(word)
  }
  const set = (field: GoodsField, text: string) => {
    cells[field] = text
  }
  for (const field of fields) {
    const word = cells[field]
    if (word !== undefined) translate(word, (meaning) => set(field, meaning))
  }
  for (const field of measures) {
    const [number, unit] = splitMeasure(cells[field] ?? '') ?? []
    if (number !== undefined && unit !== undefined) translate(unit, (meaning) => set(field, `${number} ${meaning}`))
  }
  return words
}
