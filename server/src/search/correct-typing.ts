import { countSlips, countSlipsToBeginning, mostSlips } from '@fairquay/contract/search/edit-distance.ts'
import { transliterate } from '@fairquay/contract/slugs.ts'
import type { Queryable } from '../database.ts'
import { type Candidate, findKnownWords, findUnknownWords } from './queries.ts'

/** The words with those that the market does not know replaced by the nearest it does; nothing when there is nothing to correct. */
export async function correctTyping(db: Queryable, words: readonly string[]): Promise<string | undefined> {
  const plain = words.map((word) => transliterate(word).trim() || word)
  const unknown = new Map((await findUnknownWords(db, plain)).map(({ place, candidates }) => [place, candidates]))
  const nearest = plain.map((word, index) => chooseNearest(word, unknown.get(index) ?? [], index === plain.length - 1))
  const lost = plain.flatMap((_, index) => (unknown.has(index) && nearest[index] === undefined ? [index] : []))
  const otherwise = await findOtherSpacing(db, plain, lost)
  if (otherwise) return otherwise
  if (nearest.every((word) => word === undefined)) return undefined
  return words.map((word, index) => nearest[index] ?? word).join(' ')
}

/** The fewest slips win, then the word that more goods have, then the first in the alphabet. The first letter is seldom wrong. */
export function chooseNearest(word: string, candidates: readonly Candidate[], isLast: boolean): string | undefined {
  const most = mostSlips(word)
  const count = isLast ? countSlipsToBeginning : countSlips
  const rated = candidates
    .map((candidate) => ({
      ...candidate,
      slips: count(word, candidate.word) + (candidate.word[0] === word[0] ? 0 : 0.4),
    }))
    .filter(({ slips }) => slips < most + 1)
    .sort((a, b) => a.slips - b.slips || b.uses - a.uses || (a.word < b.word ? -1 : 1))
  return rated[0]?.word
}

const shortestPart = 3

/** Two words written as one ('oliveoil') or one as two ('head phones'). `lost` are the places of words that nothing known is like. */
async function findOtherSpacing(
  db: Queryable,
  words: readonly string[],
  lost: readonly number[],
): Promise<string | undefined> {
  const options: { text: string; needs: string[] }[] = []
  const replace = (index: number, count: number, by: string) =>
    [...words.slice(0, index), by, ...words.slice(index + count)].join(' ')
  for (const [index, word] of words.entries()) {
    const next = words[index + 1]
    if (next !== undefined) options.push({ text: replace(index, 2, word + next), needs: [word + next] })
    if (!lost.includes(index)) continue
    for (let cut = shortestPart; cut <= word.length - shortestPart; cut++) {
      const [left, right] = [word.slice(0, cut), word.slice(cut)]
      options.push({ text: replace(index, 1, `${left} ${right}`), needs: [left, right] })
    }
  }
  const known = await findKnownWords(db, [...new Set(options.flatMap(({ needs }) => needs))])
  return options.find(({ needs }) => needs.every((word) => known.has(word)))?.text
}
