import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../test/app.ts'
import { makeCompany, makeProduct } from '../../test/make.ts'
import { mostSearchesOfVisitor } from './store-searches.ts'
import { makeVisitCounter } from './visit-counter.ts'
import { describeSearcher, describeVisitor } from './visitor.ts'

let market: TestApp
beforeAll(async () => {
  market = await openTestApp()
})
afterAll(() => market.close())
beforeEach(async () => {
  for (const table of ['search_words', 'recent_looks', 'search_secrets'])
    await sql`delete from ${sql.table(table)}`.execute(market.db)
})

const noon = new Date('2026-11-21T12:20:00Z')
const open = (now = noon) => makeVisitCounter(market.db, market.app.log, { now: () => now })
/** Networks that are not taken for each other this month, however the secret falls. */
const guest = (address: string) => ({
  ...describeVisitor(undefined, address, 'Firefox'),
  from: describeSearcher(undefined, address),
})

async function counted(): Promise<object[]> {
  const { rows } = await sql<object>`
    select w.words, w.is_shown, s.day::text as day, s.searches, s.found_nothing from search_words w join searches_by_day s on s.words_id = w.id
    order by w.words, s.day`.execute(market.db)
  return rows
}

test('a search counts once an hour for each visitor, with whether it found anything', async () => {
  const processes = [open(), open()]
  for (let times = 0; times < 3; times++)
    for (const process of processes) process.countSearch({ words: 'olive oil', hasFound: false, ...guest('192.0.2.1') })
  await Promise.all(processes.map((process) => process.flush()))
  const later = open(new Date('2026-11-21T13:01:00Z'))
  later.countSearch({ words: 'olive oil', hasFound: true, ...guest('192.0.2.1') })
  await later.flush()
  expect(await counted()).toEqual([
    { words: 'olive oil', is_shown: false, day: '2026-11-21', searches: 2, found_nothing: 1 },
  ])
})

test('words are shown once three networks or companies have searched for them within a month, and nobody is remembered then', async () => {
  const search = async (month: string, addresses: readonly string[]) => {
    const counter = open(new Date(`2026-${month}-05T12:00:00Z`))
    for (const address of addresses) counter.countSearch({ words: 'cork', hasFound: true, ...guest(address) })
    await counter.flush()
    const { rows } = await sql<{ is_shown: boolean; seen: number }>`
      select is_shown, bit_count(seen_by::bit(64))::int as seen from search_words where words = 'cork'`.execute(
      market.db,
    )
    return rows[0]
  }
  // One network is one, whatever its people call themselves, and searches of another month begin anew.
  expect(await search('01', ['192.0.2.1', '192.0.2.1'])).toEqual({ is_shown: false, seen: 1 })
  expect(await search('02', ['192.0.2.2'])).toEqual({ is_shown: false, seen: 1 })
  expect(await search('03', ['192.0.2.3'])).toEqual({ is_shown: false, seen: 1 })
  const many = Array.from({ length: 40 }, (_, at) => `198.51.${at}.1`)
  expect(await search('04', many)).toMatchObject({ is_shown: true })
  expect(await search('05', ['192.0.2.1'])).toEqual({ is_shown: true, seen: 0 })
  const { rows } = await sql<{ month: string }>`select month::text as month from search_secrets`.execute(market.db)
  expect(rows).toEqual([{ month: '2026-05-01' }])
})

test('who searches without end is not counted any more', async () => {
  for (let round = 0; round < 2; round++) {
    const counter = open()
    for (let at = 0; at < mostSearchesOfVisitor; at++)
      counter.countSearch({ words: `words ${round} ${at}`, hasFound: true, ...guest('192.0.2.1') })
    await counter.flush()
  }
  expect(await counted()).toHaveLength(mostSearchesOfVisitor)
})

test('a look at goods is counted for the words that led to it, once', async () => {
  const house = await makeCompany(market.db)
  const goods = await makeProduct(market.db, house.id)
  const counter = open()
  const { from, ...visitor } = guest('192.0.2.1')
  for (let times = 0; times < 2; times++) {
    counter.countSearch({ words: 'cork board', hasFound: true, from, ...visitor })
    counter.count({ kind: 'product', thingId: goods.id, viewerCompanyId: undefined, words: 'cork board', ...visitor })
    counter.count({ kind: 'product', thingId: goods.id, viewerCompanyId: house.id, words: 'cork board', ...visitor })
    await counter.flush()
  }
  const other = describeVisitor(undefined, '192.0.2.9', 'Firefox')
  counter.count({
    kind: 'product',
    thingId: goods.id,
    viewerCompanyId: undefined,
    words: 'nobody searched so',
    ...other,
  })
  await counter.flush()
  const { rows } = await sql`
    select w.words, v.day::text as day, v.views from search_views_by_day v join search_words w on w.id = v.words_id where v.company_id = ${house.id}`.execute(
    market.db,
  )
  expect(rows).toEqual([{ words: 'cork board', day: '2026-11-21', views: 1 }])
})
