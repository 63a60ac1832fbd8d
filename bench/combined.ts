import { CompiledQuery } from 'kysely'
import { countFacets } from '../server/src/catalogue/count-facets.ts'
import { listProducts, planList } from '../server/src/catalogue/list-products.ts'
import { writeList } from '../server/src/catalogue/list-sql.ts'
import { type CatalogueQuery, readQuestion } from '../server/src/catalogue/read-question.ts'
import type { Database } from '../server/src/database.ts'
import { using } from './marketplace.ts'
import { makeRandom, pick, shuffle } from './random.ts'
import { judgeTail, type Result } from './results.ts'
import { findWholeReads } from './whole-reads.ts'

/** So many questions of two to five filters each. */
const questions = 400
const mostMilliseconds = 50

/**
 * The 99th percentile of lists under two to five kinds of filters at once, in any order, with and without a price or words, and of what is counted beside
 * them; each is asked once, on one connection, so that nothing remembers it, after as many others.
 */
export async function measureCombined(url: string): Promise<Result[]> {
  return using(url, async (db) => {
    for (const query of await makeQuestions(db, 18)) await ask(db, query)
    const asked = await makeQuestions(db, 17)
    const lists: number[] = []
    const counts: number[] = []
    const wholeReads = new Set<string>()
    const slowest: { ms: number; name: string }[] = []
    for (const query of asked) {
      const { list, count } = await ask(db, query)
      lists.push(list)
      counts.push(count)
      slowest.push({ ms: list, name: `list of ${nameOf(query)}` }, { ms: count, name: `counts of ${nameOf(query)}` })
    }
    for (const query of asked.slice(0, 60)) {
      const { text, values } = writeList(await planList(db, readQuestion(query, 'member')), 'member')
      for (const table of await findWholeReads(db, text, values)) wholeReads.add(table)
    }
    const worst = (kind: string) =>
      slowest
        .filter(({ name }) => name.startsWith(kind))
        .sort((a, b) => b.ms - a.ms)
        .slice(0, 2)
        .map(({ ms, name }) => `${ms.toFixed(0)} ms ${name}`)
        .join(', ')
    return [
      judgeTail('two to five filters', lists, mostMilliseconds, {
        wholeReads: [...wholeReads],
        slowest: worst('list'),
      }),
      judgeTail('counts of every choice within them', counts, mostMilliseconds, {
        wholeReads: [],
        slowest: worst('counts'),
      }),
    ]
  })
}

/** Milliseconds that its first page takes, and its counts. */
async function ask(db: Database, query: CatalogueQuery): Promise<{ list: number; count: number }> {
  const question = readQuestion(query, 'member')
  const begun = performance.now()
  await listProducts(db, question, 'member')
  const listed = performance.now()
  await countFacets(db, question)
  return { list: listed - begun, count: performance.now() - listed }
}

function nameOf(query: CatalogueQuery): string {
  return Object.entries(query)
    .map(([key, value]) => `${key}=${String(value).slice(0, 30)}`)
    .join(' ')
}

const sorts = [
  'sortNewest',
  'sortOldest',
  'sortAlphabetically',
  'sortLowestPrice',
  'sortHighestPrice',
  'sortBestMatch',
] as const

/** Choices as they are on the market: mostly of what stands on a product together, a third of the time of what does not. */
async function makeQuestions(db: Database, seed: number): Promise<CatalogueQuery[]> {
  const random = makeRandom(seed)
  const { rows } = await db.executeQuery<{ facets: string[]; name: string }>(
    CompiledQuery.raw(
      `select l.facets, l.name_key as name from listings l where l.product_id in (select id from products) order by l.product_id`,
    ),
  )
  const { rows: countries } = await db.executeQuery<{ code: string; name: string }>(
    CompiledQuery.raw('select code, name from countries'),
  )
  const names = new Map(countries.map(({ code, name }) => [code, name]))
  return Array.from({ length: questions }, (_, index) => {
    const kinds = shuffle(random, filters).slice(0, 2 + (index % 4))
    const one = pick(random, rows)
    const query: Record<string, string> = {}
    for (const kind of kinds) {
      const facets = (random() < 0.33 ? pick(random, rows) : one).facets.filter((facet) => facet.startsWith(`${kind}:`))
      const value = facets[0]?.slice(kind.length + 1)
      if (value !== undefined) query[kind] = kind === 'country' ? (names.get(value) ?? value) : value
      if (kind === 'priceRange') query[kind] = pick(random, ['1,30000', '5,10', '900,1000', '20,60', '0,2'])
      if (kind === 'search') query[kind] = pick(random, pick(random, rows).name.split(' '))
    }
    query[pick(random, sorts)] = 'true'
    return query as CatalogueQuery
  })
}

const filters = ['category', 'brand', 'country', 'family', 'availability', 'direct', 'priceRange', 'search'] as const
