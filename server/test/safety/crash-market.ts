import { randomUUID } from 'node:crypto'
import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { plainTerm } from '@fairquay/contract/catalogue/draft.ts'
import { writeMoney } from '@fairquay/contract/money.ts'
import { usualPatience } from '../../src/connection-watch.ts'
import { type Database, openDatabase } from '../../src/database.ts'
import { unlimitedSending } from '../app.ts'
import { layFreshData } from '../fresh-data.ts'
import { type MadeProduct, makeCompany, makePerson, makeProduct } from '../make.ts'
import { makeTemporaryFolder } from '../postgres.ts'
import { type Fairquay, startFairquay } from '../start-fairquay.ts'

/** What a writer was told: which key, what it asked for, what it got. Every key is tried until it is answered. */
export type Acknowledged = { key: string; buyer: number; quantity: number; requestIds: number[]; attempts: number }

export type CrashMarket = {
  acknowledged: Acknowledged[]
  /** Answers that no failure of a server explains. */
  faults: string[]
  killServer(): Promise<void>
  /** The whole database, or one of its processes that serve a connection, which makes it end all others. */
  killDatabase(what: 'all' | 'backend'): Promise<void>
  /** Resolves once so many more requests were acknowledged. */
  progress(count: number): Promise<void>
  stopWriters(): Promise<void>
  withDatabase<T>(work: (db: Database) => Promise<T>): Promise<T>
  close(): Promise<void>
}

const price = 125

/** The real server as a process of its own on a PostgreSQL of its own, and buyers who send purchase requests without pause. */
export async function openCrashMarket(writers: number): Promise<CrashMarket> {
  const folder = await makeTemporaryFolder('fairquay-crash-')
  const data = join(folder, 'data')
  await layFreshData(data)
  const start = () => startFairquay({ DATA_DIR: data, DEMO: 'false', LOG_LEVEL: 'fatal', ...unlimitedSending })
  let fairquay: Fairquay = await start()
  const withDatabase = async <T>(work: (db: Database) => Promise<T>): Promise<T> => {
    const password = (await readFile(join(data, 'database/password'), 'utf8')).trim()
    const socket = encodeURIComponent(join(data, 'database'))
    const db = openDatabase(`postgres://fairquay:${password}@127.0.0.1:5432/fairquay?host=${socket}`, {
      connections: 2,
      // A long drill is counted in one long statement.
      patience: { ...usualPatience, answer: 3_600_000 },
    })
    try {
      return await work(db)
    } finally {
      await db.destroy()
    }
  }
  const { goods, buyers } = await withDatabase((db) => fill(db, writers))

  const acknowledged: Acknowledged[] = []
  const faults: string[] = []
  let isStopping = false
  let made = 0
  const write = async (buyer: { id: number; token: string }): Promise<void> => {
    while (!isStopping && faults.length === 0) {
      made += 1
      const one: Acknowledged = { key: randomUUID(), buyer: buyer.id, quantity: made, requestIds: [], attempts: 0 }
      while (one.requestIds.length === 0 && faults.length === 0) {
        one.attempts += 1
        const outcome = await sendOnce(fairquay.url, buyer.token, goods, one)
        if (Array.isArray(outcome)) one.requestIds = outcome
        else if (outcome !== 'again') faults.push(outcome)
        else await pause(30)
      }
      acknowledged.push(one)
    }
  }
  const writing = Promise.all(buyers.map(write))

  return {
    acknowledged,
    faults,
    withDatabase,
    killServer: async () => {
      await fairquay.stop('SIGKILL')
      fairquay = await start()
    },
    killDatabase: async (what) => {
      const [postmaster] = (await readFile(join(data, 'database/cluster/postmaster.pid'), 'utf8')).split('\n')
      const target = what === 'all' ? Number(postmaster) : await findBackend(Number(postmaster))
      if (target) process.kill(target, 'SIGKILL')
    },
    progress: async (count) => {
      const goal = acknowledged.length + count
      const deadline = Date.now() + 60_000
      while (acknowledged.length < goal && faults.length === 0) {
        if (Date.now() > deadline) faults.push(`No progress for a minute after ${acknowledged.length} requests.`)
        await pause(20)
      }
    },
    stopWriters: async () => {
      isStopping = true
      await writing
    },
    close: async () => {
      isStopping = true
      await fairquay.stop()
      await writing
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function fill(
  db: Database,
  writers: number,
): Promise<{ goods: MadeProduct; buyers: { id: number; token: string }[] }> {
  const house = await makeCompany(db, { name: 'House of crashes' })
  const goods = await makeProduct(db, house.id, {
    terms: [plainTerm(writeMoney(price, 'USD'), { availableQty: 1_000_000_000 })],
  })
  const buyers = []
  for (let n = 0; n < writers; n++) buyers.push(await makePerson(db, { email: `buyer-${n}@crash.test` }))
  return { goods, buyers }
}

/** The ids of the requests, 'again' where a server that fails may answer so, or what is wrong. One in five hangs up before the answer is there. */
async function sendOnce(
  url: string,
  token: string,
  goods: MadeProduct,
  { key, quantity }: Acknowledged,
): Promise<number[] | string> {
  const hangsUp = Math.random() < 0.2
  try {
    const answer = await fetch(`${url}/api/v1/purchase-requests`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${token}`,
        'idempotency-key': key,
      },
      body: JSON.stringify({ lines: [{ product_id: goods.id, quantity, selected_price_id: goods.termIds[0] }] }),
      signal: AbortSignal.timeout(hangsUp ? 1 + Math.floor(Math.random() * 12) : 20_000),
    })
    const text = await answer.text()
    if (answer.status === 409 || answer.status >= 500) return 'again'
    if (answer.status !== 201) return `answered ${answer.status}: ${text}`
    const body = JSON.parse(text) as { requests: { id: number; total_price: number }[] }
    if (body.requests[0]?.total_price !== writeMoney(quantity * price, 'USD')) return `a wrong total: ${text}`
    return body.requests.map(({ id }) => id)
  } catch {
    return 'again'
  }
}

async function findBackend(postmaster: number): Promise<number | undefined> {
  for (const name of await readdir('/proc')) {
    if (!/^\d+$/.test(name)) continue
    const stat = await readFile(`/proc/${name}/stat`, 'utf8').catch(() => '')
    if (Number(/^\d+ \(.*\) \S (\d+)/.exec(stat)?.[1]) !== postmaster) continue
    const line = await readFile(`/proc/${name}/cmdline`, 'utf8').catch(() => '')
    if (/postgres: fairquay /.test(line)) return Number(name)
  }
  return undefined
}
