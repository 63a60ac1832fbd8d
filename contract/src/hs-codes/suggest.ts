import type { HsCode, HsEntry } from './find-codes.ts'
import { hsMessages } from './messages.ts'
import { wordsOfHs } from './shelf-words.ts'
import { splitWords, toStem } from './words.ts'

/** Why a code is proposed: words of the goods in its text or that above it, or what other goods of the marketplace are declared as. */
export type HsBecause =
  | { kind: 'text'; words: string[]; code: string }
  | { kind: 'goods'; words: string; count: number }
  | { kind: 'category'; category: string; count: number }

export type HsSuggestion = HsCode & { because: HsBecause[] }

/** What other goods use, by subheading: goods with the same words in their name, or goods of the same category. */
export type HsUse = { kind: 'goods' | 'category'; name: string; counts: ReadonlyMap<string, number> }

export type HsGoods = { name: string; categories: readonly string[]; uses?: readonly HsUse[] }

/** The most that is proposed: who has to choose among more searches better. */
export const mostHsSuggestions = 5

type Level = 'own' | 'heading' | 'chapter'
/** How much a word says, by where it stands. The nearer to the subheading, the more. */
const levels: Record<Level, number> = { own: 1, heading: 0.75, chapter: 0.35 }
/** A word of the category says less than one of the name: it is about many goods. */
const ofCategory = 0.7
/** The last word of an English name before its details says what the thing is; the details say less. */
const ofHead = 2
const ofDetails = 0.5
/** A text that says little else is the nearer one: 'Ball bearings' before what houses them. */
const ofShare = 0.5
/** Beside the text, whose best counts as 1. */
const ofUse: Record<HsUse['kind'], number> = { goods: 0.9, category: 0.8 }
/** A proposal much weaker than the best one is none. */
const leastShare = 0.45
/** Of all that the goods say, how much a proposal by text alone has to cover: one chance word is no reason. */
const leastCover = 0.2

/** Words that follow each other in a name are told as one: 'ceramic tiles'. */
function joinNeighbours(said: readonly string[], words: readonly string[]): string[] {
  const parts: string[] = []
  for (const [at, word] of said.entries())
    if (at > 0 && words.indexOf(word) === words.indexOf(said[at - 1] ?? '') + 1) parts.push(`${parts.pop()} ${word}`)
    else parts.push(word)
  return parts
}

/** Words of names that say nothing about what goods are. */
const empty = new Set(
  'a an and as at by de for from in la le of on or per pcs piece pieces set pack the to with without cm mm ml cl kg g l m w v new other used use hand made handmade premium classic quality best large small medium mini'.split(
    ' ',
  ),
)

/** The subheadings by the words of their texts; made once, it answers for any goods. */
export type HsIndex = {
  entries: ReadonlyMap<string, HsEntry>
  /** For each stem the codes it stands in, at its nearest level. */
  places: ReadonlyMap<string, ReadonlyMap<string, Level>>
}

export function indexHsEntries(entries: readonly HsEntry[]): HsIndex {
  const places = new Map<string, Map<string, Level>>()
  // The texts of chapters and headings stand above many subheadings: their words are read once.
  const read = new Map<string, string[]>()
  const readStems = (text: string) => {
    const stems = read.get(text) ?? splitWords(text).map(toStem)
    read.set(text, stems)
    return stems
  }
  for (const entry of entries)
    for (const [level, stems] of [
      ['own', splitWords(entry.own).map(toStem)],
      ['heading', readStems(entry.heading)],
      ['chapter', readStems(`${entry.chapter} ${wordsOfHs(entry.code) ?? ''}`)],
    ] as const)
      for (const stem of stems) {
        const codes = places.get(stem) ?? new Map<string, Level>()
        if (!codes.has(entry.code)) codes.set(entry.code, level)
        places.set(stem, codes)
      }
  return { entries: new Map(entries.map((entry) => [entry.code, entry])), places }
}

type Word = { word: string; stem: string; weight: number; isOfName: boolean }

/** What goods are likely to be declared as, the likeliest first, each with its reasons; nothing where nothing speaks for any. */
export function suggestHsCodes({ entries, places }: HsIndex, goods: HsGoods): HsSuggestion[] {
  const words = weighWords(goods, places, entries.size)
  const whole = words.reduce((sum, { weight }) => sum + weight, 0)
  const texts = new Map<string, number>()
  for (const { stem, weight } of words)
    for (const [code, level] of places.get(stem) ?? []) texts.set(code, (texts.get(code) ?? 0) + weight * levels[level])
  for (const [code, score] of texts)
    texts.set(code, score * (1 + ofShare * shareOfText(code, words, { entries, places })))
  const best = Math.max(...texts.values(), whole * leastCover)
  const scores = new Map<string, number>()
  for (const [code, score] of texts) if (score >= whole * leastCover) scores.set(code, score / best)
  for (const use of goods.uses ?? [])
    for (const [code, share] of shareUse(use))
      if (share > 0 && entries.has(code))
        scores.set(code, (scores.get(code) ?? (texts.get(code) ?? 0) / best) + share * ofUse[use.kind])
  const ranked = [...scores].sort(([one, a], [other, b]) => b - a || (one < other ? -1 : 1))
  const [, highest = 0] = ranked[0] ?? []
  return ranked
    .filter(([, score]) => score >= highest * leastShare)
    .slice(0, mostHsSuggestions)
    .flatMap(([code]) => {
      const entry = entries.get(code)
      if (!entry) return []
      const { text, heading, chapter } = entry
      return [{ code, text, heading, chapter, because: listReasons(code, words, places, goods.uses ?? []) }]
    })
}

/** What part of a subheading's own text the goods say too. */
function shareOfText(code: string, words: readonly Word[], { entries, places }: HsIndex): number {
  const own = splitWords(entries.get(code)?.own ?? '').filter(isTelling)
  const said = words.filter(({ stem }) => places.get(stem)?.get(code) === 'own')
  return own.length === 0 ? 0 : Math.min(1, said.length / own.length)
}

/** The reason in words. */
export function describeHsBecause(because: HsBecause): string {
  const { text, goods, category } = hsMessages.because
  if (because.kind === 'text') return text(because.words, because.code)
  if (because.kind === 'goods') return goods(because.count, because.words)
  return category(because.count, because.category)
}

/** The words of goods that the system knows, each once; rare ones weigh more. */
function weighWords({ name, categories }: HsGoods, places: HsIndex['places'], size: number): Word[] {
  const frontWords = splitWords(frontOf(name)).filter(isTelling)
  const head = frontWords.at(-1)
  const words = new Map<string, Word>()
  const add = (word: string, factor: number, isOfName: boolean) => {
    const stem = toStem(word)
    const known = places.get(stem)?.size ?? 0
    if (words.has(stem)) return
    // A word that the system does not know speaks for nothing, and the others have less to say beside it.
    words.set(stem, { word, stem, weight: factor * Math.log(1 + size / Math.max(known, 20)), isOfName })
  }
  for (const word of splitWords(name).filter(isTelling))
    add(word, word === head ? ofHead : frontWords.includes(word) ? 1 : ofDetails, true)
  for (const word of categories.flatMap(splitWords).filter(isTelling)) add(word, ofCategory, false)
  return [...words.values()]
}

/** 'Floor tiles, matt' → 'Floor tiles': what an English name says before its details. */
function frontOf(name: string): string {
  return name.split(/[,;(|–—]|\s-\s|\s(?:with|in|for|of)\s/i).find((part) => part.trim() !== '') ?? name
}

/** The words by which other goods are found that are the same: what the thing is, and the word before it. */
export function listHsNameWords(name: string): string[] {
  return splitWords(frontOf(name)).filter(isTelling).slice(-2)
}

function isTelling(word: string): boolean {
  return word.length > 1 && !/\d/.test(word) && !empty.has(word)
}

/** What part of all that use any of them uses each; few say little. */
function shareUse({ counts }: HsUse): [code: string, share: number][] {
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0)
  return [...counts].map(([code, count]) => [code, count / (all + 1)])
}

function listReasons(
  code: string,
  words: readonly Word[],
  places: HsIndex['places'],
  uses: readonly HsUse[],
): HsBecause[] {
  const found = words.flatMap((word) => {
    const level = places.get(word.stem)?.get(code)
    return level ? [{ ...word, level }] : []
  })
  // The nearest text that has words of the name; those of the category alone are told where there are no others.
  const telling = found.some(({ isOfName }) => isOfName) ? found.filter(({ isOfName }) => isOfName) : found
  const level = (['own', 'heading', 'chapter'] as const).find((one) => telling.some((word) => word.level === one))
  const said = joinNeighbours(
    telling.filter((word) => word.level === level).map(({ word }) => word),
    words.map(({ word }) => word),
  )
  const length = { own: 6, heading: 4, chapter: 2 }[level ?? 'own']
  return [
    ...uses.flatMap((use): HsBecause[] => {
      const count = use.counts.get(code) ?? 0
      if (count === 0) return []
      return use.kind === 'goods'
        ? [{ kind: 'goods', words: use.name, count }]
        : [{ kind: 'category', category: use.name, count }]
    }),
    ...(said.length > 0 ? [{ kind: 'text' as const, words: said, code: code.slice(0, length) }] : []),
  ]
}
