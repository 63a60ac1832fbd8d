import { randomUUID } from 'node:crypto'
import { sendingLimits } from '@fairquay/contract/sending-limits.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Answer, type Caller, openTestApp, type TestApp } from '../../test/app.ts'
import { type MadeCompany, type MadeProduct, makeCompany, makePerson, makeProduct } from '../../test/make.ts'

let market: TestApp
let house: MadeCompany
let goods: MadeProduct
let otherGoods: MadeProduct
let buyer: Caller
let companyId: number

beforeAll(async () => {
  market = await openTestApp({
    environment: { REQUESTS_AN_HOUR: '', REQUESTS_A_DAY: '', MESSAGES_AN_HOUR: '', MESSAGES_A_DAY: '' },
  })
  house = await makeCompany(market.db)
  goods = await makeProduct(market.db, house.id, {})
  otherGoods = await makeProduct(market.db, (await makeCompany(market.db)).id, {})
})
afterAll(() => market.close())
beforeEach(async () => {
  const person = await makePerson(market.db, {})
  buyer = await market.as(person)
  companyId = person.companyId ?? 0
})

const lineOf = ({ id, termIds }: MadeProduct) => ({ product_id: id, quantity: 1, selected_price_id: termIds[0] })
const send = (products = [goods], key: string = randomUUID()): Promise<Answer> =>
  buyer.post('/api/v1/purchase-requests', {
    body: { lines: products.map(lineOf) },
    headers: { 'idempotency-key': key },
  })
const countStored = async () => {
  const { rows } = await sql<{
    count: number
  }>`select count(*)::int as count from requests where buyer_company_id = ${companyId}`.execute(market.db)
  return rows[0]?.count
}
/** As if the company had sent so many already. */
const pretend = (count: number, window: 'an-hour' | 'a-day', sending = 'requests', minutesAgo = 20) =>
  sql`insert into attempts (subject, window_start, count) values (${`${sending}-${window}:${companyId}`}, now() - make_interval(mins => ${minutesAgo}), ${count})`.execute(
    market.db,
  )

test('a company may send as many requests as the limit says and is then told when to come back; others go on', async () => {
  await pretend(sendingLimits.requests.anHour - 1, 'an-hour')
  expect((await send()).status).toBe(201)
  const key = randomUUID()
  const refused = await send([goods], key)
  expect(refused.status).toBe(429)
  expect(refused.body.code).toBe('too_many')
  expect(refused.body.message).toMatch(/sent 60 requests within an hour.* in 40 minutes/)
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(39 * 60)
  expect(Number(refused.headers['retry-after'])).toBeLessThanOrEqual(40 * 60)
  expect(await countStored()).toBe(1)
  const other = await market.as('buyer')
  expect(
    (
      await other.post('/api/v1/purchase-requests', {
        body: { lines: [lineOf(goods)] },
        headers: { 'idempotency-key': key },
      })
    ).status,
  ).toBe(201)
  // What was refused may be sent later under its key.
  await sql`update attempts set window_start = now() - interval '61 minutes' where subject like ${`%-an-hour:${companyId}`}`.execute(
    market.db,
  )
  expect((await send([goods], key)).status).toBe(201)
})

test('a cart of several sellers counts for each of them, and is sent whole by whoever is below the limit', async () => {
  await pretend(sendingLimits.requests.anHour - 1, 'an-hour')
  expect((await send([goods, otherGoods])).status).toBe(201)
  expect((await send()).status).toBe(429)
  const { rows } = await sql<{
    count: number
  }>`select count from attempts where subject = ${`requests-an-hour:${companyId}`}`.execute(market.db)
  expect(rows).toEqual([{ count: sendingLimits.requests.anHour + 1 }])
})

test('there is a limit for the day as well', async () => {
  await pretend(sendingLimits.requests.aDay, 'a-day')
  const refused = await send()
  expect([refused.status, refused.body.message]).toEqual([429, expect.stringContaining('within a day')])
})

test('many at once do not slip past, and what is refused for another reason does not count', async () => {
  await pretend(sendingLimits.requests.anHour - 3, 'an-hour')
  const wrong = { body: { lines: [{ ...lineOf(goods), quantity: 2_000_000 }] } }
  for (let n = 0; n < 4; n++)
    expect(
      (await buyer.post('/api/v1/purchase-requests', { ...wrong, headers: { 'idempotency-key': randomUUID() } }))
        .status,
    ).toBe(422)
  const answers = await Promise.all(Array.from({ length: 10 }, () => send()))
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, ...Array(7).fill(429)])
  expect(await countStored()).toBe(3)
})

test('a retry of what was sent is answered as before, though nothing more may be sent', async () => {
  const key = randomUUID()
  const first = await send([goods], key)
  await sql`update attempts set count = 1000 where subject like ${`%:${companyId}`}`.execute(market.db)
  const again = await send([goods], key)
  expect([again.status, again.text]).toEqual([201, first.text])
})

test('messages and offers have a limit of their own', async () => {
  const id = (await send()).body.requests[0].id
  const say = () =>
    buyer.post(`/api/v1/requests/${id}/threads/${house.id}/messages`, {
      body: { text: 'Hello?' },
      headers: { 'idempotency-key': randomUUID() },
    })
  await pretend(sendingLimits.messages.anHour - 1, 'an-hour', 'messages')
  expect((await say()).status).toBe(201)
  const refused = await say()
  expect([refused.status, refused.body.message]).toEqual([
    429,
    expect.stringContaining('300 messages and offers within an hour'),
  ])
  expect((await send()).status).toBe(201)
})
