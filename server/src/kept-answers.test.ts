import { randomBytes } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { brotliDecompressSync } from 'node:zlib'
import fastify from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../test/database.ts'
import { compressWhole } from './compress-answers.ts'
import { type Database, inTransaction, openDatabase, type Queryable } from './database.ts'
import { findGiven, givenAt, keepAnswer, rememberAddress } from './kept-answers.ts'
import { marketState, readMarketState } from './market-state.ts'
import { makeKeptAnswer, sendKeptAnswer } from './ready-answers.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

let made: string[] = []
const ask = (key: string, length = 60) =>
  keepAnswer(
    database.db,
    'member',
    key,
    async () => {
      made.push(key)
      return 'x'.repeat(length)
    },
    400,
  )

test('answers are kept up to so many bytes, those asked least lately go first', async () => {
  made = []
  for (const key of ['a', 'b', 'c', 'a', 'd', 'a', 'c', 'b']) await ask(key)
  expect(made).toEqual(['a', 'b', 'c', 'd', 'b'])
  // One that is too long by itself is answered, and not kept.
  expect((await ask('long', 500)).bytes).toHaveLength(500)
  await ask('long', 500)
  expect(made.filter((key) => key === 'long')).toHaveLength(2)
})

test('what was answered at an address is found there until the market changes; too many addresses, and long ones, are not remembered', async () => {
  const { db } = database
  const find = async (address: string) => {
    const given = givenAt(db, address)
    return given && findGiven(db, given)
  }
  const answer = await ask('at')
  const given = { key: answer.key, route: '/first', headers: {} }
  rememberAddress(db, 'guest /first', given)
  rememberAddress(db, `guest /${'x'.repeat(300)}`, given)
  expect(await find('guest /first')).toBe(answer)
  expect(await find(`guest /${'x'.repeat(300)}`)).toBeUndefined()
  expect(await find('member /first')).toBeUndefined()
  await sql`insert into market_changes (changes, shown) values (1, 1)`.execute(db)
  expect(await find('guest /first')).toBeUndefined()
  const again = await ask('at')
  expect(await find('guest /first')).toBe(again)
  for (let count = 0; count < 2000; count++) rememberAddress(db, `guest /${count}`, given)
  expect(await find('guest /first')).toBeUndefined()
  expect(await find('guest /1999')).toBe(again)
})

test('a failure is not kept', async () => {
  const failing = () =>
    keepAnswer(database.db, 'member', 'failing', () => Promise.reject(new Error('the database hung up')))
  await expect(failing()).rejects.toThrow('hung up')
  made = []
  await ask('failing')
  expect(made).toEqual(['failing'])
})

test('an answer is made again when the market has changed', async () => {
  await ask('again', 10)
  made = []
  await ask('again', 10)
  expect(made).toEqual([])
  await sql`insert into market_changes (changes, shown) values (1, 1)`.execute(database.db)
  await ask('again', 10)
  expect(made).toEqual(['again'])
})

test('a transaction is one change of the market however much it writes, and the change of a part that is taken back is noted again', async () => {
  const { db } = database
  const read = async () => {
    const { rows } = await sql<{ state: string }>`select ${sql.raw(marketState)} as state`.execute(db)
    return Number(readMarketState(rows[0]?.state ?? '').member)
  }
  const write = (tx: Queryable, name: string) =>
    sql`insert into brands (name, slug) values (${name}, ${name})`.execute(tx)
  const before = await read()
  await inTransaction(db, async (tx) => {
    for (const name of ['quay-one', 'quay-two', 'quay-three']) await write(tx, name)
  })
  expect(await read()).toBe(before + 1)
  await inTransaction(db, async (tx) => {
    await sql`savepoint part`.execute(tx)
    await write(tx, 'quay-four')
    await sql`rollback to savepoint part`.execute(tx)
    await write(tx, 'quay-five')
  })
  expect(await read()).toBe(before + 2)
  // On one connection, each a transaction of its own.
  await db.connection().execute(async (one) => {
    for (const name of ['quay-six', 'quay-seven']) await write(one, name)
  })
  expect(await read()).toBe(before + 4)
})

test('of many at once one asks the database', async () => {
  let asked = 0
  const counting = openDatabase(database.url, {
    watch: ({ query }) => {
      if (query.sql.includes('market_changes')) asked += 1
    },
  })
  const askOnce = () => keepAnswer(counting, 'member', 'once', async () => 'x')
  await askOnce()
  asked = 0
  await Promise.all(Array.from({ length: 31 }, askOnce))
  expect(asked).toBe(1)
  await counting.destroy()
})

test('through three processes no answer is older than what was written before it was asked for', async () => {
  await sql`create table kept (value integer not null)`.execute(database.db)
  await sql`insert into kept values (0)`.execute(database.db)
  const processes = [1, 2, 3].map(() => openDatabase(database.url))
  let written = 0
  let isOver = false
  let answers = 0
  const write = async () => {
    for (let value = 1; value <= 150; value++) {
      await inTransaction(database.db, async (tx) => {
        await sql`update kept set value = ${value}`.execute(tx)
        await sql`insert into market_changes (changes, shown) values (1, 1)`.execute(tx)
      })
      written = value
      // Now and then long enough for an answer to be kept and given again.
      if (value % 5 === 0) await pause(4)
    }
    isOver = true
  }
  let made = 0
  const read = async (db: Database) => {
    while (!isOver) {
      const least = written
      const { bytes } = await keepAnswer(db, 'member', 'value', async () => {
        made += 1
        const { rows } = await sql<{ value: number }>`select value from kept`.execute(db)
        return String(rows[0]?.value)
      })
      answers += 1
      expect(Number(bytes)).toBeGreaterThanOrEqual(least)
    }
  }
  await Promise.all([write(), ...processes.flatMap((db) => [read(db), read(db), read(db)])])
  // Or nothing would have been shown: most answers were kept ones.
  expect(made).toBeLessThan(answers / 2)
  await Promise.all(processes.map((db) => db.destroy()))
})

test('a kept answer is compressed once for all who want it so', async () => {
  const answer = await keepAnswer(database.db, 'member', 'large', async () => JSON.stringify('lamp '.repeat(1000)))
  const http = fastify()
  http.get('/', (request, reply) => sendKeptAnswer(request, reply, answer))
  const ask = async (headers: Record<string, string> = {}) => http.inject({ url: '/', headers })
  const [plain, packed, again] = [
    await ask(),
    await ask({ 'accept-encoding': 'br' }),
    await ask({ 'accept-encoding': 'br' }),
  ]
  expect(plain.headers).not.toHaveProperty('content-encoding')
  expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(plain.payload)
  expect(packed.headers.vary).toBe('accept-encoding')
  expect(again.rawPayload).toEqual(packed.rawPayload)
  expect(Object.keys(answer.compressing)).toEqual(['br'])
  const known = await ask({ 'if-none-match': String(plain.headers.etag) })
  expect([known.statusCode, known.payload]).toEqual([304, ''])
  await http.close()
})

test('while too much is being compressed a kept answer goes out as it is, and compressed afterwards', async () => {
  const answer = await keepAnswer(database.db, 'member', 'meanwhile', async () => JSON.stringify('quay '.repeat(1000)))
  const http = fastify()
  http.get('/', (request, reply) => sendKeptAnswer(request, reply, answer))
  const ask = () => http.inject({ url: '/', headers: { 'accept-encoding': 'br' } })
  const busy = compressWhole(randomBytes(7_999_000), 'br')
  const meanwhile = await ask()
  expect(meanwhile.headers).not.toHaveProperty('content-encoding')
  expect(meanwhile.payload).toBe(answer.bytes.toString())
  await busy
  expect((await ask()).headers['content-encoding']).toBe('br')
  await http.close()
})

test('a short answer holds no more memory than its bytes, compressed or not', async () => {
  const answer = makeKeptAnswer(
    JSON.stringify(Array.from({ length: 300 }, (_, index) => `entry ${index % 7}`)),
    'short',
  )
  const http = fastify()
  http.get('/', (request, reply) => sendKeptAnswer(request, reply, answer))
  for (const encoding of ['br', 'gzip'])
    expect(
      (await http.inject({ url: '/', headers: { 'accept-encoding': encoding } })).headers['content-encoding'],
    ).toBe(encoding)
  await http.close()
  const kept = [answer.bytes, await answer.compressing.br, await answer.compressing.gzip]
  expect(kept.map((bytes) => bytes?.length)).toEqual(kept.map((bytes) => bytes?.buffer.byteLength))
  expect(kept[1]?.length).toBeLessThan(1000)
})
