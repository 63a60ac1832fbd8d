import { CompiledQuery } from 'kysely'
import type { Database } from '../server/src/database.ts'
import { findResults, suggest } from '../server/src/search/find-results.ts'
import { writeSearch } from '../server/src/search/queries.ts'
import { readTyped } from '../server/src/search/read-typed.ts'
import { using } from './marketplace.ts'
import { median, type Result } from './results.ts'

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

/** The 99th percentile of suggestions and of result pages over all of these, on one connection and without what a process remembers. */
export async function measureSearch(url: string, products: number): Promise<Result[]> {
  return using(url, async (db) => {
    const page = (text: string) => findResults(db, { typed: text, target: 'all', page: 1, perPage: 16, isExact: false })
    return [
      await measure(
        'autocomplete',
        50,
        (text) => suggest(db, text, 'all', 8),
        await findWholeReads(db, 'first'),
        products,
      ),
      await measure('search', 100, page, await findWholeReads(db, 'page'), products),
    ]
  })
}

async function measure(
  name: string,
  most: number,
  ask: (text: string) => Promise<unknown>,
  wholeReads: readonly string[],
  products: number,
): Promise<Result> {
  const times: { text: string; ms: number }[] = []
  for (let round = -6; round < rounds; round++)
    for (const text of typed) {
      const start = performance.now()
      await ask(text)
      if (round >= 0) times.push({ text, ms: performance.now() - start })
    }
  times.sort((a, b) => a.ms - b.ms)
  const p99 = times[Math.floor(times.length * 0.99)]?.ms ?? 0
  const slowest = typed
    .map((text) => ({ text, ms: median(times.filter((time) => time.text === text).map(({ ms }) => ms)) }))
    .sort((a, b) => b.ms - a.ms)
    .slice(0, 3)
  return {
    name: `${name} among ${products.toLocaleString('en-US')}`,
    what: 'p99',
    value: `${p99.toFixed(1)} ms`,
    target: `<= ${most} ms`,
    verdict: p99 <= most && wholeReads.length === 0 ? 'ok' : 'MISSED',
    note:
      wholeReads.length > 0
        ? `reads all of ${wholeReads.join(', ')}`
        : `p50 ${median(times.map(({ ms }) => ms)).toFixed(1)} ms; slowest ${slowest.map(({ text, ms }) => `“${text}” ${ms.toFixed(1)}`).join(', ')}`,
  }
}

const large = ['listings', 'listing_texts', 'listing_cards', 'facet_entries', 'products', 'lexicon']

/** Large tables that any of the statements reads as a whole. */
async function findWholeReads(db: Database, part: 'page' | 'first'): Promise<string[]> {
  const found = new Set<string>()
  for (const text of typed) {
    const asked = readTyped(text)
    if (!asked) continue
    const [statement, values] = writeSearch(part, asked, 'all', 16, 0)
    const { rows } = await db.executeQuery<object>(CompiledQuery.raw(`explain (format json) ${statement}`, values))
    for (const match of JSON.stringify(rows).matchAll(/"Node Type":\s*"Seq Scan"[^}]*?"Relation Name":\s*"(\w+)"/g))
      if (match[1] && large.includes(match[1])) found.add(match[1])
  }
  return [...found]
}
