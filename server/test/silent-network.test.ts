import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { buildApp, jobKinds } from '../src/app.ts'
import type { Patience } from '../src/connection-watch.ts'
import { inTransaction, openDatabase } from '../src/database.ts'
import type { App } from '../src/http.ts'
import { handleJob, type JobKind, jobKind, openJobs } from '../src/jobs.ts'
import { notifyPeople } from '../src/notifications/notify-people.ts'
import { openTestApp, type TestApp } from './app.ts'
import { makePerson, type Person } from './make.ts'
import { openSilentNetwork, type SilentNetwork } from './silent-network.ts'

/** What takes 7, 5 and 4 seconds in a real server; `node bench/lost-packets.ts` waits for those. */
const patience: Patience = { statement: 1000, lock: 1000, answer: 1500, idle: 500, connect: 1000 }
/** Only a hang is longer than this. */
const bounded = 8000
const proofJob = jobKind<{ number: number }>('proof')

let market: TestApp
let network: SilentNetwork
/** A server that reaches the database of `market` through the network. */
let app: App
let address: string
let person: Person
let jobsDone: number[]

beforeEach(async () => {
  market = await openTestApp()
  network = await openSilentNetwork(market.app.config.databaseUrl ?? '')
  person = await makePerson(market.db, { role: 'seller' })
  const log = pino({ level: 'silent' })
  const db = openDatabase(network.url, { connections: 4, patience })
  const jobs = await openJobs(network.url, [...jobKinds, proofJob as JobKind<object>], log, patience)
  app = await buildApp({ ...market.app, db, jobs })
  await app.http.listen({ host: '127.0.0.1', port: 0 })
  address = `http://127.0.0.1:${(app.http.server.address() as AddressInfo).port}`
  jobsDone = []
  await jobs.startWorkers([handleJob(proofJob, async ({ number }) => void jobsDone.push(number))])
})
afterEach(async () => {
  app.http.server.closeAllConnections()
  await app.http.close()
  await app.jobs.stop()
  await app.db.destroy()
  await network.close()
  await market.close()
})

function ask(path: string, { body, key }: { body?: object; key?: string } = {}): Promise<Response> {
  return fetch(`${address}${path}`, {
    signal: AbortSignal.timeout(bounded),
    headers: {
      authorization: `Bearer ${person.token}`,
      ...(body && { 'content-type': 'application/json' }),
      ...(key && { 'idempotency-key': key }),
    },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  })
}
const statusOf = async (path: string, options?: Parameters<typeof ask>[1]) => (await ask(path, options)).status
const list = '/api/v1/notifications'
const imports = '/api/v1/imports'
const file = { name: 'goods.csv', size: 10 }

async function watchUnread(): Promise<{ said: string; leave(): void }> {
  const leaving = new AbortController()
  const response = await fetch(`${address}${list}/stream`, {
    headers: { accept: 'text/event-stream', authorization: `Bearer ${person.token}` },
    signal: leaving.signal,
  })
  const watching = { said: '', leave: () => leaving.abort() }
  const read = async () => {
    for await (const chunk of response.body ?? []) watching.said += Buffer.from(chunk).toString()
  }
  read().catch(() => {})
  return watching
}

describe('while packets to the database are dropped without a word', () => {
  test('calls are answered 503 in bounded time; when they flow again, everything works on connections that are new', async () => {
    const watching = await watchUnread()
    await vi.waitFor(() => expect(watching.said).toContain('"unread":0'))
    // Every connection of the pool is there and has been used.
    expect(await Promise.all(Array.from({ length: 8 }, () => statusOf(list)))).toEqual(Array(8).fill(200))

    network.fallSilent()
    const answers = await Promise.all([
      ...Array.from({ length: 8 }, () => statusOf(list)),
      statusOf(imports, { body: file, key: 'while-silent' }),
      statusOf('/ready'),
    ])
    expect(answers).toEqual(Array(10).fill(503))
    expect(await statusOf('/ready')).toBe(503)

    network.recover()
    await vi.waitFor(async () => expect(await statusOf('/ready')).toBe(200), bounded)
    expect(await Promise.all(Array.from({ length: 8 }, () => statusOf(list)))).toEqual(Array(8).fill(200))
    expect(await statusOf(imports, { body: file, key: 'while-silent' })).toBe(201)
    await app.jobs.enqueue(app.db, proofJob, { number: 1 })
    await vi.waitFor(() => expect(jobsDone).toEqual([1]), bounded)
    await inTransaction(app.db, (tx) =>
      notifyPeople(tx, app, { kind: 'request.answered', facts: { actor: 'A house' }, people: [person.id] }),
    )
    await vi.waitFor(() => expect(watching.said).toContain('"unread":1'), bounded)
    watching.leave()
  })

  test('connections that nobody uses are found dead and replaced before somebody needs them', async () => {
    expect(await Promise.all(Array.from({ length: 8 }, () => statusOf(list)))).toEqual(Array(8).fill(200))
    network.fallSilent()
    network.recover()
    await vi.waitFor(() => expect(network.countForgotten()).toBe(0), bounded)
    expect(await Promise.all(Array.from({ length: 8 }, () => statusOf(list)))).toEqual(Array(8).fill(200))
  })

  test('what was done and could not be told is no success, and a retry gets the answer of the first time', async () => {
    network.fallSilentAfter('commit')
    expect(await statusOf(imports, { body: file, key: 'cut-at-the-end' })).toBe(503)
    network.recover()
    await vi.waitFor(async () => expect(await statusOf('/ready')).toBe(200), bounded)
    const again = await ask(imports, { body: file, key: 'cut-at-the-end' })
    expect([again.status, again.headers.get('idempotent-replayed')]).toEqual([201, 'true'])
    expect((await market.db.selectFrom('imports').select('id').execute()).length).toBe(1)
  })
})

test('a standstill of the process is no silence of the database', async () => {
  await sql`select 1`.execute(app.db)
  const asked = sql`select pg_sleep(0.1)`.execute(app.db)
  // Long enough for the question to have left.
  await sql`select 1`.execute(market.db)
  const until = Date.now() + 2 * patience.answer
  while (Date.now() < until);
  await expect(asked).resolves.toBeDefined()
})
