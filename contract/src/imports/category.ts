import { isTopLevel } from './google-categories.ts'

/** A sub-industry to file products under, with the industry it belongs to. */
export type CategoryChoice = { id: number; name: string; industry: string }

/** What a file says that may name a category: its own words for it, or a guess, which is shown as one: the chapter of its customs code, or its title. */
export type CategoryHint = { text: string; source: 'category' | 'code' | 'title' }

/**
 * The sub-industry whose name shares most words with what a file says: with a taxonomy path ('Apparel & Accessories > Clothing > Shirts'), whose last step
 * counts most, or with the noun a title ends in ('Ocean Blue Shirt'). Nothing rather than a bad guess: words of the industry alone are no match, and a whole
 * department ('Home & Garden') is only what shares most of its words.
 */
export function matchCategory(
  hints: readonly CategoryHint[],
  choices: readonly CategoryChoice[],
): (CategoryChoice & { source: CategoryHint['source'] }) | undefined {
  for (const { text, source } of hints) {
    const weights = source === 'title' ? weighTitle(text) : weighPath(text)
    const fewest = source === 'category' && isTopLevel(text) ? weights.size / 2 : 0
    let best: { choice: CategoryChoice; score: number } | undefined
    for (const words of readChoices(choices)) {
      const score = scoreChoice(words, weights, fewest)
      if (score > (best?.score ?? 0)) best = { choice: words.choice, score }
    }
    if (best) return { ...best.choice, source }
  }
  return undefined
}

type ChoiceWords = { choice: CategoryChoice; words: string[]; industry: string[] }

/** A file of many products asks with the same choices each time. */
const known = new WeakMap<readonly CategoryChoice[], ChoiceWords[]>()

function readChoices(choices: readonly CategoryChoice[]): ChoiceWords[] {
  const read =
    known.get(choices) ??
    choices.map((choice) => ({ choice, words: splitWords(choice.name), industry: splitWords(choice.industry) }))
  known.set(choices, read)
  return read
}

function scoreChoice({ words, industry }: ChoiceWords, weights: ReadonlyMap<string, number>, fewest: number): number {
  const shared = words.reduce((total, word) => total + (weights.get(word) ?? 0), 0)
  if (shared <= fewest) return 0
  // The first step of a path ('Home & Garden') is too wide to choose by, but of two equal matches it tells the one in the right industry; a long name must share more words than a short one.
  const isInIndustry = industry.some((word) => weights.has(word))
  return shared / Math.sqrt(words.length) + (isInIndustry ? 0.1 : 0)
}

function weighPath(path: string): Map<string, number> {
  const weights = new Map<string, number>()
  const steps = path.split('>')
  for (const [index, step] of steps.entries())
    for (const word of splitWords(step)) weights.set(word, index === steps.length - 1 ? 1 : index > 0 ? 0.4 : 0)
  return weights
}

/** In English the last noun says what a thing is: a tea towel is a towel. What follows 'with' or a comma describes it. */
function weighTitle(title: string): Map<string, number> {
  const [head = ''] = title
    .toLowerCase()
    .split(/(?<!\s)\s+(?:with|for|in|from|of|by|and|&)\s+|(?<!\s)\s*[,(|/–—:]\s*|\s-\s/)
  const noun = splitWords(head).at(-1)
  return new Map(noun === undefined ? [] : [[noun, 1]])
}

const fillers = new Set(['and', 'of', 'by', 'the', 'for', 'with', 'in', 'other', 'a'])

function splitWords(text: string): string[] {
  const plain = text
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/\bt-shirt/g, 'tshirt')
  return [
    ...new Set(
      (plain.match(/[\p{L}\p{N}]+/gu) ?? [])
        .filter((word) => !fillers.has(word))
        .map(toSingular)
        .map((word) => synonyms[word] ?? word),
    ),
  ]
}

/** Words of shops for what the marketplace files under another. */
const synonyms: Readonly<Record<string, string>> = {
  tee: 'tshirt',
  blouse: 'shirt',
  coat: 'jacket',
  pant: 'trouser',
  jean: 'trouser',
  shoe: 'footwear',
  boot: 'footwear',
  sneaker: 'footwear',
  rucksack: 'backpack',
  pillow: 'cushion',
  armchair: 'chair',
  carpet: 'rug',
}

function toSingular(word: string): string {
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`
  if (word.length > 5 && word.endsWith('ves')) return `${word.slice(0, -3)}f`
  if (/(ss|x|ch|sh)es$/.test(word)) return word.slice(0, -2)
  return word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word
}
