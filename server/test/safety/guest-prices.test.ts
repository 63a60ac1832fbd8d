import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { indexProducts } from '../../src/catalogue/index-products.ts'
import { inTransaction } from '../../src/database.ts'
import { openTestApp, type TestApp } from '../app.ts'
import { makePerson } from '../make.ts'
import { type GuestQuestion, makeQuestions } from './guest-questions.ts'
import { noteFigures } from './note-figures.ts'

/** GUEST_QUESTIONS=20000 is a long run (docs/safety.md#g3); a run of the tests asks fewer. */
const questions = Number(process.env.GUEST_QUESTIONS ?? 600)

/** The demo marketplace twice, the same but for prices: what is cheap in one is dear in the other, what is discounted there is not here. */
let usual: TestApp
let other: TestApp
beforeAll(async () => {
  usual = await openTestApp({ demo: true })
  other = await openTestApp({ demo: true })
  await changeEveryPrice(other)
})
afterAll(async () => {
  await usual?.close()
  await other?.close()
})

async function changeEveryPrice({ db }: TestApp): Promise<void> {
  await inTransaction(db, async (tx) => {
    await sql`update sales_terms set list_price = null`.execute(tx)
    await sql`update sales_terms set price = 100 + (id * 7919 % 90000)::int where price is not null`.execute(tx)
    await sql`update sales_terms set list_price = price + 1 + (id % 700)::int where price is not null and id % 3 = 0`.execute(
      tx,
    )
    await sql`update packaging_variants set pack_price = 50 + (id * 104729 % 70000)::int where pack_price is not null`.execute(
      tx,
    )
    const rows = await tx.selectFrom('products').select('id').execute()
    await indexProducts(
      tx,
      rows.map(({ id }) => id),
    )
  })
}

async function send({ app }: TestApp, { method, url, headers }: GuestQuestion, token?: string) {
  const answer = await app.http.inject({
    method,
    url,
    headers: { ...headers, ...(token && { authorization: `Bearer ${token}` }) },
  })
  // Each answer has its own moment and number.
  const { date: _date, 'x-request-id': _id, ...kept } = answer.headers
  return { status: answer.statusCode, headers: kept, body: answer.rawPayload.toString('base64') }
}

const priceKey = /price|discount|sales_?term|minMax|get_items|currency_string/i
/** The name of a filter, not a price. */
const harmless = new Set(['priceRange'])

function findPriceKeys(value: unknown, path = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((inner, index) => findPriceKeys(inner, `${path}[${index}]`))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => [
    ...(priceKey.test(key) && !harmless.has(key) ? [`${path}.${key}`] : []),
    ...findPriceKeys(inner, `${path}.${key}`),
  ])
}

function readJson(body: string): unknown {
  try {
    return JSON.parse(Buffer.from(body, 'base64').toString())
  } catch {
    return undefined
  }
}

test('whatever a guest asks, two marketplaces that differ in prices only answer with the same bytes, and name no price', async () => {
  const asked = await makeQuestions(usual)
  const statuses = new Map<number, number>()
  await fc.assert(
    fc.asyncProperty(asked, async (question) => {
      const [one, two] = await Promise.all([send(usual, question), send(other, question)])
      statuses.set(one.status, (statuses.get(one.status) ?? 0) + 1)
      expect(two).toEqual(one)
      expect(one.status).toBeLessThan(500)
      expect(findPriceKeys(readJson(one.body))).toEqual([])
    }),
    { numRuns: questions },
  )
  // Most of what is asked finds something, else little would have been compared.
  expect(statuses.get(200) ?? 0).toBeGreaterThan(questions / 2)
  await noteFigures({
    'pairs of questions': questions,
    'found something': statuses.get(200) ?? 0,
    'differing bytes': 0,
  })
}, 3_600_000)

test('the same questions by a member are answered differently, so the comparison can find a price', async () => {
  const tokens = await Promise.all([usual, other].map(async ({ db }) => (await makePerson(db)).token))
  // Whoever signs out asks the rest as a guest.
  const asked = fc
    .sample(await makeQuestions(usual), { numRuns: 150, seed: 7 })
    .filter(({ url }) => !url.startsWith('/api/auth/logout'))
  let differing = 0
  let naming = 0
  for (const question of asked) {
    const [one, two] = await Promise.all([send(usual, question, tokens[0]), send(other, question, tokens[1])])
    if (one.body !== two.body) differing += 1
    if (findPriceKeys(readJson(one.body)).length > 0) naming += 1
  }
  expect(differing).toBeGreaterThan(10)
  expect(naming).toBeGreaterThan(10)
})

test('no table that answers guests holds a price in what they are sent', async () => {
  const { rows } = await sql<{ text: string }>`
    select shared || guest_end as text from listing_texts union all select card || '}' from listing_cards union all select card || '}' from company_listings union all
    select supplier from company_listings union all select hit from listings union all select hit from company_listings`.execute(
    usual.db,
  )
  expect(rows.length).toBeGreaterThan(800)
  for (const { text } of rows) expect(findPriceKeys(JSON.parse(text))).toEqual([])
})
