// node bench/webhooks.ts: how soon programs are told while some receivers are dead or slow, by the server as it runs.
//   --events=1000      events to the healthy receivers, told as fast as they can be stored
//   --receivers=20     healthy receivers, each of a company of its own but the first three, which share theirs with a dead and a slow one
//   --latency=50       milliseconds a healthy receiver takes to answer; a slow one takes 9.5 s, a dead one never answers
//   --kill             the server is killed when a third has arrived, and started again
// Ends with 1 when an event came later than 10 s, or never.
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import { type Database, inTransaction } from '../server/src/database.ts'
import { notifyWebhooks } from '../server/src/webhooks/store-deliveries.ts'
import { startFairquay } from '../server/test/start-fairquay.ts'
import { openMarketplace, using } from './marketplace.ts'

const { values } = parseArgs({
  options: {
    events: { type: 'string', default: '1000' },
    receivers: { type: 'string', default: '20' },
    latency: { type: 'string', default: '50' },
    kill: { type: 'boolean', default: false },
  },
})
const [events, receivers, latency] = [Number(values.events), Number(values.receivers), Number(values.latency)]
const limit = 10_000

type Came = { receiver: number; at: number; took: number }
const came: Came[] = []

/** A receiver that answers after so long; without a number, never. */
async function openReceiver(name: number, answerAfter?: number): Promise<string> {
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const { data } = JSON.parse(body)
      came.push({ receiver: name, at: data.at, took: Date.now() - data.told })
      if (answerAfter !== undefined) setTimeout(() => response.end('fine'), answerAfter)
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
}

async function listen(db: Database, companyId: number, url: string): Promise<void> {
  await sql`
    insert into webhooks (company_id, url, events, secret)
    values (${companyId}, ${url}, array['order.created'], ${Buffer.alloc(32, 7)})`.execute(db)
}

/** Companies by which of their receivers are healthy. */
async function openReceivers(db: Database): Promise<Map<number, number[]>> {
  const { rows } = await sql<{ id: number }>`
    select id from companies order by id limit ${receivers}`.execute(db)
  const healthy = new Map<number, number[]>()
  for (const [index, { id }] of rows.entries()) {
    const owner = index < 3 ? (rows[0]?.id ?? 0) : id
    await listen(db, owner, await openReceiver(index, latency))
    healthy.set(owner, [...(healthy.get(owner) ?? []), index])
  }
  for (const answerAfter of [undefined, 9500]) await listen(db, rows[0]?.id ?? 0, await openReceiver(-1, answerAfter))
  return healthy
}

/** Returns how many calls the healthy receivers are owed. */
async function tell(db: Database, healthy: Map<number, number[]>): Promise<number> {
  const each = Math.ceil(events / receivers)
  let owed = 0
  for (let at = 0; at < each; at++)
    for (const [companyId, own] of healthy) {
      await inTransaction(db, (tx) =>
        notifyWebhooks(tx, [companyId], 'order.created', { order: { id: at }, at, told: Date.now() }),
      )
      owed += own.length
    }
  return owed
}

const pass = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))
const seconds = (milliseconds: number) => `${(milliseconds / 1000).toFixed(2)} s`

const marketplace = await openMarketplace()
const environment = {
  DATABASE_URL: marketplace.url,
  DEMO: 'false',
  DATA_DIR: marketplace.files,
  LOG_LEVEL: 'silent',
  PRIVATE_WEBHOOKS: 'true',
}
let server = await startFairquay(environment)
try {
  const owed = await using(marketplace.url, async (db) => tell(db, await openReceivers(db)))
  const ofHealthy = () => came.filter(({ receiver }) => receiver >= 0)
  const told = () => new Set(ofHealthy().map(({ receiver, at }) => `${receiver} ${at}`)).size
  const deadline = Date.now() + 60_000
  for (let isKilled = !values.kill; told() < owed && Date.now() < deadline; await pass(20))
    if (!isKilled && told() > owed / 3) {
      isKilled = true
      await server.stop('SIGKILL')
      server = await startFairquay(environment)
    }
  const first = new Map<string, number>()
  for (const { receiver, at, took } of ofHealthy()) {
    const key = `${receiver} ${at}`
    first.set(key, Math.min(took, first.get(key) ?? Infinity))
  }
  const times = [...first.values()].sort((a, b) => a - b)
  const part = (share: number) => seconds(times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0)
  const [again, missing] = [ofHealthy().length - first.size, owed - first.size]
  console.log(
    `${owed} events to ${receivers} healthy receivers beside a dead and a slow one: middle ${part(0.5)}, 99 % ${part(0.99)}, last ${part(1)}; ${again} came twice, ${missing} never`,
  )
  if (missing > 0 || (!values.kill && (times.at(-1) ?? 0) > limit)) process.exitCode = 1
} finally {
  await server.stop()
  await marketplace.close()
}
process.exit()
