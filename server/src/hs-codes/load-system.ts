import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { isHsChapter } from '@fairquay/contract/hs-codes/code.ts'
import { type HsEntry, type HsLine, readHsEntries } from '@fairquay/contract/hs-codes/find-codes.ts'
import { type HsIndex, indexHsEntries } from '@fairquay/contract/hs-codes/suggest.ts'
import { hsTradeWords } from './trade-words.ts'

let lines: HsLine[] | undefined
let texts: ReadonlyMap<string, string> | undefined
let entries: readonly HsEntry[] | undefined
let index: HsIndex | undefined

/**
 * The lines of edition 2022, read when somebody first asks for them and kept, as is what is made of them. The file beside this one has a line for each code,
 * with its text after a tab; its texts are in the public domain (PDDL 1.0). Why it is no table: docs/decisions/0073-customs-codes-in-memory.md.
 */
function loadHsLines(): HsLine[] {
  lines ??= gunzipSync(readFileSync(new URL('./hs-2022.tsv.gz', import.meta.url)))
    .toString('utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map(readLine)
    // Chapter 99 is what is not specified: no goods.
    .filter(({ code }) => isHsChapter(code.slice(0, 2)))
  return lines
}

/** The text of each chapter, heading and subheading, by its digits. */
export function loadHsTexts(): ReadonlyMap<string, string> {
  texts ??= new Map(loadHsLines().map(({ code, text }) => [code, text]))
  return texts
}

/** The subheadings ready for being searched. */
export function loadHsEntries(): readonly HsEntry[] {
  entries ??= readHsEntries(loadHsLines(), hsTradeWords)
  return entries
}

/** The subheadings by their words, for proposing them. */
export function loadHsIndex(): HsIndex {
  index ??= indexHsEntries(loadHsEntries())
  return index
}

function readLine(line: string): HsLine {
  const end = line.indexOf('\t')
  return { code: line.slice(0, end), text: line.slice(end + 1) }
}
