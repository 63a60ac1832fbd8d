import { rm } from 'node:fs/promises'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { findFreePort } from '../../scripts/free-port.ts'
import { type Database, openDatabase } from '../src/database.ts'
import { unhurried } from './database.ts'
import { makeCompany, makePerson, makeProduct } from './make.ts'
import { makeTemporaryFolder } from './postgres.ts'
import { type ReplicatedPostgres, startReplicated } from './replicated-postgres.ts'
import { type Fairquay, failToStart, startFairquay } from './start-fairquay.ts'

// Two databases and a server, and one of them is taken away.
vi.setConfig({ testTimeout: 120_000 })

let databases: ReplicatedPostgres
let folder = ''
let metricsPort = 0
let fairquay: Fairquay
let db: Database
let seller = 0
let token = ''
let operator = ''
let products = 0

beforeAll(async () => {
  databases = await startReplicated()
  folder = await makeTemporaryFolder('fairquay-replicas-')
  metricsPort = await findFreePort()
  fairquay = await startFairquay({
    DATA_DIR: folder,
    DATABASE_URL: databases.primary.url,
    DATABASE_REPLICA_URLS: databases.replica.url,
    METRICS_PORT: String(metricsPort),
    DEMO: 'false',
  })
  db = openDatabase(databases.primary.url, { connections: 2, patience: unhurried })
  seller = (await makeCompany(db)).id
  token = (await makePerson(db, { role: 'buyer' })).token
  operator = (await makePerson(db, { role: 'admin' })).token
}, 120_000)
afterAll(async () => {
  await db.destroy()
  await fairquay.stop()
  await databases.stop()
  await rm(folder, { recursive: true, force: true })
})

/** Adds a product, and how many there are by the list of the market that is asked for at once, as a guest and as a member. */
async function addAndCount(): Promise<void> {
  products += 1
  await makeProduct(db, seller, { name: `Crate ${products}` })
  const seen = await Promise.all([undefined, token, undefined, token].map(countProducts))
  expect(seen).toEqual(seen.map(() => products))
}

let asked = 0
/** Each time another page of another size, so that no answer is ready. */
async function countProducts(bearer?: string): Promise<number> {
  const [perPage, page] = [1 + (asked % 97), 1 + Math.floor(asked / 97)]
  asked += 1
  const answer = await fetch(`${fairquay.url}/api/v1/products/all?perPage=${perPage}&page=${page}`, {
    headers: bearer ? { authorization: `Bearer ${bearer}` } : {},
  })
  expect(answer.status).toBe(200)
  return ((await answer.json()) as { data: { total: number } }).data.total
}

async function readCopied(): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
  return Number(/^fairquay_answers_from_replicas_total(?:\{[^}]*\})? (\d+)/m.exec(text)?.[1])
}

/** Asks until more answers than so many were read from the replica: in a quiet market it has followed. */
async function expectCopied(before: number): Promise<void> {
  const ask = async () => {
    await countProducts()
    return readCopied()
  }
  await expect.poll(ask, { timeout: 20_000 }).toBeGreaterThan(before)
}

/** The log has said it once more. */
async function expectKnownAway(): Promise<void> {
  timesAway += 1
  const said = () => fairquay.said().split('a replica of the database does not answer').length - 1
  await expect.poll(said, { timeout: 20_000 }).toBeGreaterThanOrEqual(timesAway)
}
let timesAway = 0

async function tellReplica(statement: string): Promise<void> {
  const client = new pg.Client(databases.replica.url)
  await client.connect()
  await client.query(statement)
  await client.end()
}

/** What an operator is told of it. */
async function readHealth(): Promise<{ seconds_behind: number | null }[]> {
  const answer = await fetch(`${fairquay.url}/api/v1/operator/health`, {
    headers: { authorization: `Bearer ${operator}` },
  })
  return ((await answer.json()) as { database: { replicas: { seconds_behind: number | null }[] } }).database.replicas
}

test('lists are read from a replica, and show at once what was written', async () => {
  for (let round = 0; round < 30; round++) await addAndCount()
  await expectCopied(5)
  await expect.poll(readHealth, { timeout: 20_000 }).toEqual([{ seconds_behind: 0 }])
})

test('a replica that lags behind is not asked for what it does not have yet', async () => {
  await tellReplica('select pg_wal_replay_pause()')
  const before = await readCopied()
  for (let round = 0; round < 10; round++) await addAndCount()
  expect(await readCopied()).toBe(before)
  expect((await readHealth())[0]?.seconds_behind).toBeGreaterThan(0)
  await tellReplica('select pg_wal_replay_resume()')
  await expectCopied(before)
})

test('a replica that is killed is missed by nobody, and asked again when it is back', async () => {
  await databases.replica.kill()
  for (let round = 0; round < 10; round++) await addAndCount()
  await expectKnownAway()
  expect(await readHealth()).toEqual([{ seconds_behind: null }])
  const before = await readCopied()
  await databases.replica.start()
  await expectCopied(before)
  await addAndCount()
})

test('while it is killed, whoever is reading is answered', async () => {
  let isOver = false
  const answered = Promise.all(
    Array.from({ length: 8 }, async () => {
      let count = 0
      for (; !isOver; count++) expect(await countProducts()).toBe(products)
      return count
    }),
  )
  const before = await readCopied()
  await expectCopied(before)
  await databases.replica.kill()
  await expectKnownAway()
  isOver = true
  expect(Math.min(...(await answered))).toBeGreaterThan(0)
  await databases.replica.start()
})

test('a replica that became a database of its own is asked no more', async () => {
  await expectCopied(await readCopied())
  await tellReplica('select pg_promote()')
  await addAndCount()
  const before = await readCopied()
  for (let round = 0; round < 5; round++) await addAndCount()
  expect(await readCopied()).toBe(before)
  expect(await readHealth()).toEqual([{ seconds_behind: null }])
})

test('replicas without a database of one’s own are refused', async () => {
  const { said } = await failToStart({ DATA_DIR: folder, DATABASE_REPLICA_URLS: 'postgres://u:secret@h/d' })
  expect(said).toContain('set DATABASE_URL too')
  expect(said).not.toContain('secret')
})
