import { splitWords, toStem, writeWords } from './words.ts'

/** A line of the Harmonized System: a chapter (2 digits), a heading (4) or a subheading (6). */
export type HsLine = { code: string; text: string }

/** A subheading that can be a customs code, with the texts above it. */
export type HsCode = HsLine & { heading: string; chapter: string }

/** A subheading made ready for being searched: the words its text begins with, up to the first semicolon or comma, those of what it is, and all of its text and of what stands above it. */
export type HsEntry = HsCode & { head: string; own: string; all: string }

/** The most that one search finds. */
export const mostHsCodes = 20

/** The shortest search that is answered: less fits nearly everything. */
export const leastHsSearch = 2

/** What a text says besides what the goods are: asides, and what they are not ('other than cotton', 'not roasted'). */
const besides = /\([^)]*\)|\b(?:other than|not|excluding|except)\b[^,;]*/gi

/** The subheadings of the lines, in their order. `tradeWords`: further words for all whose code begins so. */
export function readHsEntries(lines: readonly HsLine[], tradeWords: Readonly<Record<string, string>> = {}): HsEntry[] {
  const texts = new Map(lines.map(({ code, text }) => [code, text]))
  // Of chapters and headings once, not for each subheading under them.
  const above = new Map(lines.filter(({ code }) => code.length < 6).map(({ code, text }) => [code, writeWords(text)]))
  return lines
    .filter(({ code }) => code.length === 6)
    .map(({ code, text }) => {
      const [chapter, heading] = [code.slice(0, 2), code.slice(0, 4)]
      const beginnings = Array.from({ length: 5 }, (_, at) => code.slice(0, at + 2))
      const called = beginnings.map((beginning) => tradeWords[beginning] ?? '').join(' ')
      const said = text.replace(besides, ' ')
      const head = writeWords(/^[^;,]*/.exec(said)?.[0] ?? '')
      const own = `${writeWords(said)}${writeWords(called)}`
      const all = `${own}${writeWords(text)}${above.get(heading) ?? ''}${above.get(chapter) ?? ''}`
      return { code, text, heading: texts.get(heading) ?? '', chapter: texts.get(chapter) ?? '', head, own, all }
    })
}

/**
 * What a search finds, at most 20: by digits the codes that begin with them (of a longer national code its first six), by words those that have every
 * word, as the beginning of one of theirs, in their own text or in that of their heading or chapter; where none has them all, those that have the most of
 * them, but at least half. Those with more of the words in what they are come first, then those that begin with one, then those
 * whose first words hold them among the fewest others ('Ceramic tiles; …' before 'Cork; … tiles …'), then by code.
 */
export function findHsCodes(entries: readonly HsEntry[], search: string): HsCode[] {
  const digits = search.replace(/[\s.-]/g, '')
  if (digits.length < leastHsSearch) return []
  if (/^\d+$/.test(digits))
    return entries
      .filter(({ code }) => code.startsWith(digits.slice(0, 6)))
      .slice(0, mostHsCodes)
      .map(present)
  const words = splitWords(search).map((word) => ` ${toStem(word)}`)
  if (words.length === 0) return []
  const found = entries.map((entry) => ({ entry, count: countWords(entry.all, words) }))
  const most = found.reduce((highest, { count }) => Math.max(highest, count), 0)
  if (most * 2 < words.length || most === 0) return []
  return found
    .filter(({ count }) => count === most)
    .map(({ entry }) => ({ entry, rank: rankOf(entry, words) }))
    .sort((a, b) => b.rank - a.rank)
    .slice(0, mostHsCodes)
    .map(({ entry }) => present(entry))
}

function countWords(text: string, words: readonly string[]): number {
  return words.filter((word) => text.includes(word)).length
}

function rankOf({ own, head }: HsEntry, words: readonly string[]): number {
  const share = countWords(head, words) / (head.trim().split(' ').length + 1)
  return countWords(own, words) * 2 + (words.some((word) => own.startsWith(word)) ? 1 : Math.min(share, 0.99))
}

function present({ code, text, heading, chapter }: HsEntry): HsCode {
  return { code, text, heading, chapter }
}
