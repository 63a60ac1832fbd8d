import { CompiledQuery } from 'kysely'
import type { Queryable } from '../server/src/database.ts'
import { makeRandom, pick, type Random } from './random.ts'

/**
 * So many different things that somebody could type: single letters, beginnings, one to four words of names (of one product or of several), typing
 * errors, codes and numbers, words of other scripts, and what no goods have.
 */
export async function makeTyped(db: Queryable, count: number): Promise<string[]> {
  const { rows } = await db.executeQuery<{ words: string[] }>(
    CompiledQuery.raw(
      `select string_to_array(l.name_key, ' ') as words from listings l where l.product_id in (select id from products) order by l.product_id`,
    ),
  )
  const random = makeRandom(29)
  const typed = new Set<string>()
  while (typed.size < count) typed.add(pick(random, kinds)(rows, random))
  return [...typed]
}

type Names = readonly { words: string[] }[]

const wordOf = (names: Names, random: Random) => pick(random, pick(random, names).words) || 'box'
const wordsOf = (count: number) => (names: Names, random: Random) =>
  Array.from({ length: count }, () => wordOf(names, random)).join(' ')

const kinds: readonly ((names: Names, random: Random) => string)[] = [
  (_names, random) => pick(random, [...'abcdefghijklmnopqrstuvwxyz0123456789éñøжあ水']),
  (names, random) => wordOf(names, random).slice(0, 2 + Math.floor(random() * 3)),
  wordOf,
  wordsOf(2),
  wordsOf(4),
  // Some words of one name, in its order: what people copy from elsewhere.
  (names, random) =>
    pick(random, names)
      .words.filter(() => random() < 0.6)
      .join(' ') || 'tea',
  (names, random) => `${wordOf(names, random)} ${wordOf(names, random).slice(0, 1 + Math.floor(random() * 3))}`,
  (names, random) => misspell(wordOf(names, random), random),
  (names, random) => `${wordOf(names, random)} ${misspell(wordOf(names, random), random)}`,
  (_names, random) => String(Math.floor(random() * 10 ** (1 + Math.floor(random() * 12)))),
  (_names, random) =>
    pick(random, [
      'чай',
      'хлопок',
      'оливковое масло',
      '茶',
      '绿茶',
      'コーヒー',
      'قهوة',
      'ελαιόλαδο',
      'कॉफ़ी',
      'café',
      'jalapeño',
      'smørrebrød',
    ]) + pick(random, ['', ' ', ' а', ' 5', ' organic', 'x']),
  (names, random) =>
    pick(random, ['kg', 'l', 'pcs', 'box', 'organic', 'set', 'and', 'with', 'of', 'the']) +
    pick(random, ['', ' ']) +
    (random() < 0.5 ? wordOf(names, random).slice(0, 4) : ''),
]

/** Two letters changed places, one left out, one doubled or one wrong. */
function misspell(word: string, random: Random): string {
  const at = Math.floor(random() * Math.max(1, word.length - 1))
  const [before, here, next, after] = [word.slice(0, at), word[at] ?? '', word[at + 1] ?? '', word.slice(at + 2)]
  return pick(random, [
    before + next + here + after,
    before + next + after,
    before + here + here + next + after,
    before + pick(random, [...'aeiourstln']) + next + after,
  ])
}
