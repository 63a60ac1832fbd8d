import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../test/app.ts'
import { makeCompany, makeProduct } from '../../test/make.ts'
import { stopWords } from './stop-words.ts'

let market: TestApp
/** Words that say nothing at the beginning, in between and at the end, and letters that a database reads its own way. */
const names = [
  'Kept Jar 1f2f335a',
  'Soap in boxes',
  'T-Shirt',
  'Shoes just for her',
  'Model 12 I',
  'The Thermos',
  'A4 ½ m²',
  'İstanbul चाय',
  'น้ำผึ้ง',
  'Ζωή ΣΑΣ',
  'Ελιές Κρήτης',
  'Pâte à',
]
beforeAll(async () => {
  market = await openTestApp()
  const seller = await makeCompany(market.db, { name: 'Quay House' })
  for (const name of names) await makeProduct(market.db, seller.id, { name })
})
afterAll(() => market.close())

test('the index holds none of these words, and they are all that PostgreSQL knows', async () => {
  const spelled = [...stopWords].join(' ')
  const { rows } = await sql<{ words: string; asked: string }>`
    select index_words(${spelled})::text as words, to_tsquery('fairquay', ${[...stopWords].map((word) => `'${word}':*`).join(' | ')})::text as asked`.execute(
    market.db,
  )
  expect(rows).toEqual([{ words: '', asked: '' }])
  expect(stopWords.size).toBe(127)
})

test.each([...names, 't shirt', 'shoes just', 'soap in'])('a list finds %s, whatever its words', async (typed) => {
  const { body } = await market.guest.get(`/api/v1/products/all?search=${encodeURIComponent(typed)}`)
  const found = body.data.data.map(({ name }: { name: string }) => name)
  expect(found).toEqual([expect.stringMatching(new RegExp(`^${typed.slice(0, 4).replace(/\W/, '.')}`, 'i'))])
})

test.each(names)('the search finds %s once, and suggests it', async (typed) => {
  const query = { search: typed, target: 'products' }
  const named = ({ name }: { name: string }) => name
  expect((await market.guest.get('/api/v2/search', { query })).body.data.map(named)).toEqual([typed])
  expect((await market.guest.get('/api/v2/search/autocomplete', { query })).body.data.data.map(named)).toEqual([typed])
})
