import type { AnswerOf } from '@fairquay/contract/endpoint.ts'
import type { listHsLines } from '@fairquay/contract/hs-codes/endpoints.ts'
import type { HsLine } from '@fairquay/contract/hs-codes/find-codes.ts'
import { loadHsEntries, loadHsTexts } from './load-system.ts'
import { sectionOf } from './sections.ts'

/** The chapters, the headings of a chapter, or the subheadings of a heading. */
export function listLines(under = ''): AnswerOf<typeof listHsLines>['data'] {
  const counts = new Map<string, number>()
  for (const { code } of loadHsEntries())
    for (const length of [2, 4, 6]) counts.set(code.slice(0, length), (counts.get(code.slice(0, length)) ?? 0) + 1)
  return [...loadHsTexts()]
    .filter(([code]) => code.length === under.length + 2 && code.startsWith(under))
    .map(([code, text]) => ({
      code,
      text,
      count: counts.get(code) ?? 0,
      section: code.length === 2 ? sectionOf(code) : null,
    }))
}

/** The lines from the chapter to a code, the code's own last. */
export function pathTo(code: string): HsLine[] {
  const texts = loadHsTexts()
  return [2, 4, 6]
    .filter((length) => length <= code.length)
    .flatMap((length) => {
      const text = texts.get(code.slice(0, length))
      return text === undefined ? [] : [{ code: code.slice(0, length), text }]
    })
}
