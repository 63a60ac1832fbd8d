import { execFileSync } from 'node:child_process'
import { readdir, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest'
import { openDatabase } from '../src/database.ts'
import { unhurried } from './database.ts'
import { makeCompany, makePerson, makeProduct } from './make.ts'
import { makeTemporaryFolder } from './postgres.ts'
import { type Fairquay, failToStart, startFairquay } from './start-fairquay.ts'
import { cloneDatabase } from './templates.ts'

// Each starts four processes.
vi.setConfig({ testTimeout: 120_000 })

let folder = ''
let clone: Awaited<ReturnType<typeof cloneDatabase>>
let fairquay: Fairquay
let metricsPort = 0

beforeAll(async () => {
  execFileSync(process.execPath, [join(import.meta.dirname, '../../scripts/build-web.ts'), '--when-changed'])
  folder = await makeTemporaryFolder('fairquay-processes-')
  const { overTcp, empty } = inject('postgres')
  clone = await cloneDatabase(overTcp, empty)
  metricsPort = await findFreePorts(3)
  const settings = { DATA_DIR: folder, DATABASE_URL: clone.url, METRICS_PORT: String(metricsPort) }
  fairquay = await startFairquay({ ...settings, PROCESSES: '3' })
}, 120_000)
afterAll(async () => {
  await fairquay.stop()
  expect(await childrenOf(fairquay.process.pid)).toEqual([])
  await clone.drop()
  await rm(folder, { recursive: true, force: true })
})

async function childrenOf(pid: number | undefined): Promise<number[]> {
  const text = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '')
  return text.trim().split(' ').filter(Boolean).map(Number)
}

async function pollUntil(hold: () => Promise<boolean>): Promise<void> {
  await expect.poll(hold, { timeout: 60_000, interval: 100 }).toBe(true)
}

test('several serve at one port, and the link to the first operator is made once', async () => {
  expect(await childrenOf(fairquay.process.pid)).toHaveLength(3)
  expect([...fairquay.said().matchAll(/Nobody runs this marketplace yet/g)]).toHaveLength(1)
  expect([...fairquay.said().matchAll(/^Fairquay is ready at/gm)]).toHaveLength(1)
  const token = /token=(\S+)/.exec(fairquay.said())?.[1]
  expect(token).toBeDefined()
})

test('what one has written all others show at once, whichever is asked', async () => {
  const db = openDatabase(clone.url, { connections: 2, patience: unhurried })
  try {
    const { id } = await makeCompany(db)
    const { token } = await makePerson(db, { role: 'buyer' })
    for (let round = 1; round <= 8; round++) {
      await makeProduct(db, id, { name: `Crate ${round}` })
      const seen = await Promise.all(
        Array.from({ length: 12 }, (_, at) => countProducts(at % 2 === 0 ? undefined : token)),
      )
      expect(seen).toEqual(Array.from({ length: 12 }, () => round))
    }
    // Each has figures of its own, and each was asked.
    const asked = await Promise.all([0, 1, 2].map((number) => readAsked(metricsPort + number)))
    expect(asked.reduce((sum, count) => sum + count, 0)).toBe(8 * 12)
    expect(Math.min(...asked)).toBeGreaterThan(0)
  } finally {
    await db.destroy()
  }
})

test('what an operator has set stands on the pages of all of them, every time', async () => {
  const db = openDatabase(clone.url, { connections: 2, patience: unhurried })
  try {
    for (const name of ['North Harbour', 'South Harbour', 'East Harbour']) {
      await db
        .insertInto('settings')
        .values({ name: 'name', value: name })
        .onConflict((same) => same.column('name').doUpdateSet({ value: name }))
        .execute()
      const ask = async () => (await fetch(fairquay.url, { headers: { connection: 'close' } })).text()
      await expect
        .poll(async () => (await Promise.all(Array.from({ length: 12 }, ask))).filter((page) => !page.includes(name)), {
          timeout: 2000,
          interval: 20,
        })
        .toEqual([])
    }
  } finally {
    await db.destroy()
  }
})

/** As a guest, or as whoever has the token. */
async function countProducts(token?: string): Promise<number> {
  const answer = await fetch(`${fairquay.url}/api/v1/products/all?pageSize=1`, {
    // A connection of its own each time: the next goes to another process.
    headers: { connection: 'close', ...(token && { authorization: `Bearer ${token}` }) },
  })
  return ((await answer.json()) as { data: { total: number } }).data.total
}

/** How many lists of products one process has answered, by its own figures. */
async function readAsked(port: number): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
  return Number(/^fairquay_http_request_duration_seconds_count\{[^}]*products\/all[^}]*\} (\d+)/m.exec(text)?.[1] ?? 0)
}

/** The first of so many free ports in a row. */
async function findFreePorts(count: number): Promise<number> {
  const isFree = (port: number) =>
    new Promise<boolean>((resolve) => {
      const probe = createServer().once('error', () => resolve(false))
      probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
    })
  for (;;) {
    const first = 20_000 + Math.floor(Math.random() * 10_000)
    const all = await Promise.all(Array.from({ length: count }, (_, at) => isFree(first + at)))
    if (!all.includes(false)) return first
  }
}

/** As a browser or a proxy asks: once more where the connection broke. */
const countAgain = () => countProducts().catch(() => countProducts())

test('one that is killed is replaced, and the others go on meanwhile', async () => {
  const [victim = 0, ...rest] = await childrenOf(fairquay.process.pid)
  process.kill(victim, 'SIGKILL')
  const answers = await Promise.all(Array.from({ length: 30 }, countAgain))
  expect(answers).toEqual(answers.map(() => 8))
  await pollUntil(async () => (await childrenOf(fairquay.process.pid)).filter((pid) => pid !== victim).length === 3)
  expect(await childrenOf(fairquay.process.pid)).toEqual(expect.arrayContaining(rest))
  expect(fairquay.said()).toContain('a serving process ended and is started again')
  expect(await countProducts()).toBe(8)
})

test('when the one that watches them is killed, none stays behind', async () => {
  const other = await startFairquay({ DATA_DIR: join(folder, 'other'), DATABASE_URL: clone.url, PROCESSES: '2' })
  const children = await childrenOf(other.process.pid)
  expect(children).toHaveLength(2)
  await other.stop('SIGKILL')
  const isThere = async (pid: number) => (await readdir('/proc')).includes(String(pid))
  await pollUntil(async () => !(await Promise.all(children.map(isThere))).includes(true))
})

test('what refuses the start of one server refuses that of several, in one sentence', async () => {
  const client = new pg.Client({ connectionString: clone.url })
  await client.connect()
  await client.query(`insert into migrations (name, hash) values ('9999_tomorrow.sql', 'x')`)
  const newer = await failToStart({ DATA_DIR: join(folder, 'newer'), DATABASE_URL: clone.url, PROCESSES: '2' })
  await client.query(`delete from migrations where name = '9999_tomorrow.sql'`)
  await client.end()
  expect(newer).toMatchObject({ code: 1, said: expect.stringContaining('9999_tomorrow.sql') })
  const { port } = new URL(fairquay.url)
  const taken = await failToStart({
    DATA_DIR: join(folder, 'taken'),
    DATABASE_URL: clone.url,
    PROCESSES: '2',
    PORT: port,
  })
  expect(taken).toMatchObject({ code: 1, said: expect.stringContaining(`Port ${port} on 127.0.0.1 is already in use`) })
})
