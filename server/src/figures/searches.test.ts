import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../test/app.ts'
import { type MadeCompany, makeCompany } from '../../test/make.ts'

let market: TestApp
let house: MadeCompany
beforeAll(async () => {
  market = await openTestApp()
  house = await makeCompany(market.db)
})
afterAll(() => market.close())
beforeEach(async () => {
  for (const table of ['search_words', 'recent_looks']) await sql`delete from ${sql.table(table)}`.execute(market.db)
})

const browser = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

/** Words of today, as many have searched for them; `led` are looks at goods of the house. */
async function keep(words: string, { isShown = true, nothing = 0, led = 0, ago = 0 } = {}): Promise<void> {
  await sql`
    with w as (insert into search_words (words, is_shown, month, last_day) values (${words}, ${isShown}, now(), now()) returning id),
      s as (insert into searches_by_day (words_id, day, searches, found_nothing) select id, (now() at time zone 'UTC')::date - ${ago}::int, 10, ${nothing} from w)
    insert into search_views_by_day (company_id, words_id, day, views)
    select ${house.id}, id, (now() at time zone 'UTC')::date - ${ago}::int, ${led} from w where ${led}::int > 0`.execute(
    market.db,
  )
}

const read = async (who: Parameters<TestApp['as']>[0], query: object = {}) =>
  (await (await market.as(who)).get('/api/v1/figures/searches', { query })).body

describe('searches', () => {
  test('are shown to the seller they led to, of the period, and only what enough have searched for', async () => {
    await keep('cork board', { led: 3 })
    await keep('cork', { led: 5 })
    await keep('secret plan', { led: 9, isShown: false })
    await keep('elsewhere')
    await keep('long ago', { led: 2, ago: 60 })
    const body = await read(house.owner)
    expect(body.data).toEqual([
      { words: 'cork', searches: 10, found_nothing: 0, views: 5 },
      { words: 'cork board', searches: 10, found_nothing: 0, views: 3 },
    ])
    expect([body.is_counted, body.pagination.total]).toEqual([true, 2])
    expect((await read(house.owner, { sort: 'words', perPage: 1, page: 2 })).data).toMatchObject([
      { words: 'cork board' },
    ])
    expect((await read('seller')).data).toEqual([])
  })

  test('that found nothing are shown to the operator', async () => {
    await keep('hovercraft', { nothing: 10 })
    await keep('cork', { led: 5 })
    await keep('private', { nothing: 10, isShown: false })
    expect((await read('admin')).data.map(({ words }: { words: string }) => words)).toEqual(['cork', 'hovercraft'])
    expect((await read('admin', { nothing: 'true' })).data).toEqual([
      { words: 'hovercraft', searches: 10, found_nothing: 10, views: 0 },
    ])
  })

  test('come as a file', async () => {
    await keep('cork', { led: 5 })
    const { text } = await (await market.as(house.owner)).get('/api/v1/figures/export', {
      query: { table: 'searches', format: 'csv' },
    })
    expect(text.trim().split('\r\n').slice(1)).toEqual(['cork,10,0,5'])
  })
})

test('a search is counted when its results have been seen, whether it finds anything is asked of the market, and what may be somebody’s is left out', async () => {
  const send = (search: string, agent = browser) =>
    market.guest.post('/api/v1/searches', { body: { search }, headers: { 'user-agent': agent } })
  for (const search of ['ann@example.com', '+351 912 345 678', 'Qwertzuiop', 'qwertzuiop'])
    expect((await send(search)).status).toBe(202)
  await send('machines', 'curl/8')
  const stored = async () =>
    (
      await sql<object>`
        select w.words, s.searches, s.found_nothing from search_words w join searches_by_day s on s.words_id = w.id`.execute(
        market.db,
      )
    ).rows
  await expect.poll(stored, { timeout: 20_000 }).toEqual([{ words: 'qwertzuiop', searches: 1, found_nothing: 1 }])
})

test('nothing is counted where the operator has turned it off', async () => {
  const { config } = market.app
  config.countSearches = false
  try {
    await market.guest.post('/api/v1/searches', { body: { search: 'turned off' }, headers: { 'user-agent': browser } })
    expect((await read('admin')).is_counted).toBe(false)
  } finally {
    config.countSearches = true
  }
  await market.guest.post('/api/v1/searches', { body: { search: 'turned on' }, headers: { 'user-agent': browser } })
  const words = async () => (await sql<{ words: string }>`select words from search_words`.execute(market.db)).rows
  await expect.poll(words, { timeout: 20_000 }).toEqual([{ words: 'turned on' }])
})
