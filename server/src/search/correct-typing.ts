import { countSlips, countSlipsToBeginning, mostSlips } from '@fairquay/contract/search/edit-distance.ts'
import { transliterate } from '@fairquay/contract/slugs.ts'
import type { Queryable } from '../database.ts'
import { countUses, findKnownWords, findUnknownWords } from './unknown-words.ts'

/** The words with those that the market does not know replaced by the nearest it does; nothing when there is nothing to correct. */
export async function correctTyping(db: Queryable, words: readonly string[]): Promise<string | undefined> {
  const plain = words.map((word) => transliterate(word).trim() || word)
  const unknown = await findUnknownWords(db, plain)
  const near = new Map(
    unknown.map(({ place, alike }) => [place, findNear(plain[place] ?? '', alike, place === plain.length - 1)]),
  )
  const uses = await countUses(db, [...new Set([...near.values()].flat().map(({ word }) => word))])
  const nearest = plain.map((_, index) => chooseNearest(near.get(index) ?? [], uses))
  const lost = unknown.map(({ place }) => place).filter((place) => nearest[place] === undefined)
  const otherwise = await findOtherSpacing(db, plain, lost)
  if (otherwise) return otherwise
  if (nearest.every((word) => word === undefined)) return undefined
  return words.map((word, index) => nearest[index] ?? word).join(' ')
}

type Near = { word: string; slips: number }

/** Of more the uses are not counted. */
const mostNear = 12

/** What a word may have been meant as, the fewest slips first. The first letter is seldom wrong. */
function findNear(word: string, alike: readonly string[], isLast: boolean): Near[] {
  const most = mostSlips(word)
  const count = isLast ? countSlipsToBeginning : countSlips
  return alike
    .map((other) => ({ word: other, slips: count(word, other) + (other[0] === word[0] ? 0 : 0.4) }))
    .filter(({ slips }) => slips < most + 1)
    .sort((a, b) => a.slips - b.slips || (a.word < b.word ? -1 : 1))
    .slice(0, mostNear)
}

/** The fewest slips win, then the word that more goods have, then the first in the alphabet; a word that nothing has any more is none. */
function chooseNearest(near: readonly Near[], uses: ReadonlyMap<string, number>): string | undefined {
  const usesOf = ({ word }: Near) => uses.get(word) ?? 0
  const used = near.filter((candidate) => usesOf(candidate) > 0)
  return used.sort((a, b) => a.slips - b.slips || usesOf(b) - usesOf(a) || (a.word < b.word ? -1 : 1))[0]?.word
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
