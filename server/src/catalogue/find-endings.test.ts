import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../test/app.ts'
import { findEndings } from './find-endings.ts'
import { makeWordQuery } from './read-words.ts'

let market: TestApp
beforeAll(async () => {
  market = await openTestApp({ demo: true })
})
afterAll(() => market.close())

test('words that are known find what their beginning finds', async () => {
  const { rows } = await sql<{ word: string }>`select distinct word from lexicon order by word`.execute(market.db)
  let settled = 0
  // Each word as far as it has been typed, every seventh of them.
  const typed = rows.flatMap(({ word }) => Array.from({ length: word.length }, (_, index) => word.slice(0, index + 1)))
  for (const [index, text] of [...new Set(typed)].entries()) {
    if (index % 7 !== 0) continue
    const query = makeWordQuery(text)
    const known = await findEndings(market.db, query)
    if (known === query) continue
    settled++
    expect([text, await find(known)]).toEqual([text, await find(query)])
  }
  expect(settled).toBeGreaterThan(500)
})

test('the last of several words grows, the others stay', async () => {
  expect(await findEndings(market.db, makeWordQuery('olive oi'))).toBe(makeWordQuery('olive oi'))
  const known = await findEndings(market.db, makeWordQuery('olive choc'))
  expect(known).toMatch(/^'olive' & \('choc' \| 'choco[a-z]+'/)
  expect(known).not.toContain(':*')
})

test('what is too short, too frequent or no Latin letters stays a beginning', async () => {
  for (const text of ['5', 'cm', 'чай', 'olive 5', '茶', 'the'])
    expect(await findEndings(market.db, makeWordQuery(text))).toBe(makeWordQuery(text))
})

async function find(query: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select product_id as id from listings where search @@ to_tsquery('fairquay', ${query}) order by product_id`.execute(
    market.db,
  )
  return rows.map(({ id }) => id)
}
