import { once } from 'node:events'
import { createServer, get, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { plainTerm } from '@fairquay/contract/catalogue/draft.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../test/app.ts'
import { type MadeProduct, makeCompany, makePerson, makeProduct, type Person } from '../test/make.ts'
import type { Config } from './config.ts'
import { addressOf, type Database, openDatabase } from './database.ts'
import { keepAnswer, rememberAddress } from './kept-answers.ts'
import { answerKnown, watchKnownAnswers } from './known-answers.ts'

let market: TestApp
let goods: MadeProduct
let buyer: Person
/** Routes of the calls that were answered before Fastify saw them. */
let known: string[] = []
beforeAll(async () => {
  market = await openTestApp({ overNetwork: true, environment: { REQUIRE_TWO_STEP: 'operators' } })
  const seller = await makeCompany(market.db)
  goods = await makeProduct(market.db, seller.id, { name: 'Quay lamp', terms: [plainTerm(10)] })
  for (let count = 0; count < 12; count++) await makeProduct(market.db, seller.id, { name: `Quay bell ${count}` })
  buyer = await makePerson(market.db, { role: 'buyer' })
  watchKnownAnswers(market.db, ({ route, status }) => known.push(`${route} ${status}`))
})
afterAll(() => market.close())
beforeEach(async () => {
  await sql`insert into market_changes (changes, shown) values (1, 1)`.execute(market.db)
  known = []
})

const list = '/api/v1/products/all'
const listKnown = `${list} 200`
const bearer = ({ token }: Pick<Person, 'token'>) => ({ authorization: `Bearer ${token}` })

/** As it goes over the line. */
async function ask(path: string, headers: Record<string, string> = {}, server: Server = market.app.http.server) {
  const { port } = server.address() as AddressInfo
  const answer = await new Promise<IncomingMessage>((resolve, reject) =>
    get({ port, path, headers }, resolve).once('error', reject),
  )
  const body = Buffer.concat(await answer.toArray())
  return { status: answer.statusCode, headers: answer.headers, body }
}

/** Without what differs from call to call. */
function comparable({ headers, ...answer }: Awaited<ReturnType<typeof ask>>) {
  const { date: _date, 'x-request-id': _number, ...same } = headers
  return { ...answer, headers: same }
}

test.each([
  { who: 'a guest', headers: () => ({}) },
  { who: 'a guest whose browser unpacks', headers: () => ({ 'accept-encoding': 'gzip, deflate, br' }) },
  { who: 'a member', headers: () => bearer(buyer) },
  { who: 'a member whose browser unpacks', headers: () => ({ ...bearer(buyer), 'accept-encoding': 'br' }) },
])(
  '$who who asks again is answered the same, with the same headers, and a number of their own',
  async ({ headers }) => {
    for (const path of [list, `/api/v1/marketplace/product/${goods.slug}`, '/api/v2/search?search=quay']) {
      known = []
      const first = await ask(path, headers())
      expect(known).toEqual([])
      const again = await ask(path, headers())
      expect(known).toHaveLength(1)
      expect(first.status).toBe(200)
      expect(comparable(again)).toEqual(comparable(first))
      expect(again.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
      expect(again.headers['x-request-id']).not.toBe(first.headers['x-request-id'])
    }
  },
)

test('a browser that has the answer is told that it still stands', async () => {
  const { headers } = await ask(list)
  const asking = { 'if-none-match': String(headers.etag) }
  const again = await ask(list, asking)
  const [longWay] = [await market.app.http.inject({ url: list, headers: asking })]
  expect(known).toEqual([`${list} 304`])
  expect([again.status, again.body.length, longWay.statusCode]).toEqual([304, 0, 304])
  const own = ['date', 'x-request-id', 'connection', 'keep-alive']
  const shared = (all: object) => Object.entries(all).filter(([name]) => !own.includes(name))
  expect(shared(again.headers)).toEqual(shared(longWay.headers))
})

test('what has changed since is not what is answered', async () => {
  await ask(list)
  await sql`insert into market_changes (changes, shown) values (1, 1)`.execute(market.db)
  await ask(list)
  expect(known).toEqual([])
  await ask(list)
  expect(known).toEqual([listKnown])
})

test('a guest is shown no price, whoever asked before; nor is somebody who has just been suspended', async () => {
  const person = await makePerson(market.db, { role: 'buyer' })
  for (let count = 0; count < 2; count++) {
    expect(String((await ask(list, bearer(person))).body)).toContain('"price":12.5')
    expect(String((await ask(list)).body)).not.toContain('"price":12.5')
  }
  expect(known).toEqual([listKnown, listKnown])
  await sql`update users set status = 2 where id = ${person.id}`.execute(market.db)
  const suspended = await ask(list, bearer(person))
  expect(String(suspended.body)).not.toContain('"price":12.5')
  expect(suspended.headers['cache-control']).toBe('no-cache')
  expect(known).toHaveLength(2)
})

test('an operator without a second step is a guest, and leaves guests the headers that are theirs', async () => {
  const operator = await makePerson(market.db, { role: 'admin' })
  const list = '/api/v1/products/all?page=1'
  await ask(list, bearer(buyer))
  for (let count = 0; count < 3; count++) {
    const { body, headers } = await ask(list, bearer(operator))
    expect(String(body)).not.toContain('"price":12.5')
    expect(headers['cache-control']).toBe('no-store')
  }
  await ask(list)
  const { headers } = await ask(list)
  expect(headers['cache-control']).toBe('no-cache')
  expect(known).toEqual([listKnown])
})

test('a page of ours under another name, a program, and who asks for the head alone go the long way', async () => {
  await ask(list)
  const { publicUrl } = market.app.config
  const elsewhere = await ask(list, { origin: publicUrl })
  expect(elsewhere.headers['access-control-allow-origin']).toBe(publicUrl)
  expect((await ask(list)).headers).not.toHaveProperty('access-control-allow-origin')
  expect((await ask(list, { authorization: 'Bearer fqt_0123456789' })).status).toBe(401)
  expect((await ask(list, { 'content-length': '0' })).status).toBe(200)
  expect(known).toEqual([listKnown])
})

test('while the process ends or has too much to do, and while the database is away, the long way has the words for it', async () => {
  const { db, config } = market.app
  await ask(list)
  const away = openDatabase(addressOf(db).url)
  rememberAddress(away, `guest ${list}`, { key: 'kept', route: list, headers: {} })
  await keepAnswer(away, 'guest', 'kept', async () => '{}')
  await away.destroy()
  const left: string[] = []
  const leaveTo = (parts: { db: Database; config: Config }, isReady: boolean) =>
    createServer(
      answerKnown(parts)(
        (_request, response) => {
          left.push('left')
          response.end()
        },
        () => isReady,
      ),
    )
  for (const server of [leaveTo({ db, config }, false), leaveTo({ db: away, config }, true)]) {
    await once(server.listen(0, '127.0.0.1'), 'listening')
    await ask(list, {}, server)
    server.close()
  }
  expect(left).toEqual(['left', 'left'])
  expect(known).toEqual([])
})
