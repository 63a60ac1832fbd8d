import type { Database } from '../server/src/database.ts'
import { findResults, suggest } from '../server/src/search/find-results.ts'
import { writeSearch } from '../server/src/search/queries.ts'
import { readTyped } from '../server/src/search/read-typed.ts'
import { using } from './marketplace.ts'
import { judgeTail, median, type Result } from './results.ts'
import { makeTyped } from './typed-words.ts'
import { findWholeReads } from './whole-reads.ts'

/** Words that many goods have and words that few have, several at once, beginnings, errors, codes, and what nothing has. */
const typed = [
  'organic',
  'cotton',
  'olive oil',
  'hand made leather bag',
  'kg',
  '5 kg',
  'a',
  's',
  'co',
  'choc',
  'alpac',
  'red wine',
  'cacao del litoral',
  'rio mache',
  'choclate',
  'oilve oli',
  'headhpones wireles',
  'TTW-000123',
  '1806.32',
  '95215',
  'portugal',
  'box',
  'zzyzx',
  'olive zzyzx',
]
const rounds = 25

/** So many words and phrases are made up of those of the market. */
const generated = 1000

/**
 * The 99th percentile of suggestions and of result pages on one connection, without what a process remembers: of the words above many times over, and of a
 * thousand others once each.
 */
export async function measureSearch(url: string, products: number): Promise<Result[]> {
  return using(url, async (db) => {
    const others = await makeTyped(db, generated)
    const first = (text: string) => suggest(db, text, 'all', 8)
    const page = (text: string) => findResults(db, { typed: text, target: 'all', page: 1, perPage: 16, isExact: false })
    const among = products.toLocaleString('en-US')
    const results: Result[] = []
    for (const [name, part, most, ask] of [
      ['autocomplete', 'first', 30, first],
      ['search', 'page', 60, page],
    ] as const) {
      const wholeReads = await findWholeReadsOf(db, part, [...typed, ...others.slice(0, 100)])
      results.push(await measure(`${name} among ${among}`, most, ask, wholeReads, typed, rounds))
      results.push(await measure(`${name}, ${generated} other words`, most, ask, wholeReads, others, 1))
    }
    return results
  })
}

async function measure(
  name: string,
  most: number,
  ask: (text: string) => Promise<unknown>,
  wholeReads: readonly string[],
  texts: readonly string[],
  rounds: number,
): Promise<Result> {
  // Statements are planned for good, and what is asked often is in memory, as it is after some minutes of use.
  for (let round = 0; round < 6; round++) for (const text of typed) await ask(text)
  const times: { text: string; ms: number }[] = []
  for (let round = 0; round < rounds; round++)
    for (const text of texts) {
      const start = performance.now()
      await ask(text)
      times.push({ text, ms: performance.now() - start })
    }
  const slowest = texts
    .map((text) => ({ text, ms: median(times.filter((time) => time.text === text).map(({ ms }) => ms)) }))
    .sort((a, b) => b.ms - a.ms)
    .slice(0, 3)
    .map(({ text, ms }) => `“${text}” ${ms.toFixed(1)}`)
    .join(', ')
  return judgeTail(
    name,
    times.map(({ ms }) => ms),
    most,
    { wholeReads, slowest },
  )
}

/** Large tables that any of the statements reads as a whole. */
async function findWholeReadsOf(db: Database, part: 'page' | 'first', texts: readonly string[]): Promise<string[]> {
  const found = new Set<string>()
  for (const text of texts) {
    const asked = readTyped(text)
    if (!asked) continue
    for (const table of await findWholeReads(db, ...writeSearch(part, asked, 'all', 16, 0))) found.add(table)
  }
  return [...found]
}
