import type { CategoryChoice } from './category.ts'

/** What files have own words for. */
export const wordKinds = [
  'category',
  'brand',
  'country',
  'state',
  'availability',
  'weight_unit',
  'length_unit',
  'volume_unit',
] as const
export type WordKind = (typeof wordKinds)[number]

/** A word as a file writes it, and how many of its products it is about. */
export type FoundWord = { kind: WordKind; word: string; products: number }

/** Words of one kind that are kept of a file: those of most products. */
export const mostWords = 200
/** Characters of the longest word that is kept. */
export const longestWord = 500

/** 'Industry > Sub-industry', as a category is written in files and shown to be chosen. */
export function pathOf({ industry, name }: Pick<CategoryChoice, 'industry' | 'name'>): string {
  return `${industry} > ${name}`
}

/** The category of a path, or of the last step alone when only one is called that. */
export function findCategory(category: string, choices: readonly CategoryChoice[]): CategoryChoice | undefined {
  const path = category
    .toLowerCase()
    .split('>')
    .map((step) => step.trim())
  const last = path.at(-1)
  const found = choices.filter(
    ({ name, industry }) => name.toLowerCase() === last && (path.length < 2 || industry.toLowerCase() === path.at(-2)),
  )
  return found.length === 1 ? found[0] : undefined
}
