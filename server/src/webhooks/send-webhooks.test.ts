import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { pauseBeforeCall } from '@fairquay/contract/webhooks/rules.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../test/app.ts'
import { makeCompany } from '../../test/make.ts'
import { openWebServer, type WebServer } from '../../test/web-server.ts'
import { inTransaction } from '../database.ts'
import { makeWebhookSender, usualLimits } from './send-webhooks.ts'
import { notifyWebhooks } from './store-deliveries.ts'
import { takeLines, takeRound } from './webhook-queue.ts'

let market: TestApp
beforeAll(async () => {
  market = await openTestApp({ environment: { PRIVATE_WEBHOOKS: 'true' } })
})
afterAll(() => market.close())
beforeEach(async () => void (await sql`delete from webhooks`.execute(market.db)))

/** A company that listens at these addresses. */
async function listenAt(...urls: string[]): Promise<number> {
  const house = await makeCompany(market.db)
  const asOwner = await market.as(house.owner)
  for (const url of urls) {
    const body = { url, description: '', events: ['order.created'], is_active: true }
    expect((await asOwner.post('/api/v1/webhooks', { body })).status).toBe(201)
  }
  return house.id
}

/** Each event about another order, unless `order` names one. */
async function tell(companyId: number, events: number, order?: number): Promise<void> {
  await inTransaction(market.db, async (tx) => {
    for (let at = 1; at <= events; at++)
      await notifyWebhooks(tx, [companyId], 'order.created', { order: { id: order ?? at }, at })
  })
}

const readAt = ({ received }: WebServer) => received.map(({ body }) => JSON.parse(body).data.at as number)
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

/** Takes calls and never answers one. */
async function openSilentServer() {
  const held = new Set<Socket>()
  const server = createServer((socket) => void held.add(socket.on('error', () => {}))).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    held,
    close() {
      server.close()
      for (const socket of held) socket.destroy()
    },
  }
}

test('receivers that are dead or slow hold up nobody else, however much waits for them', async () => {
  const silent = await openSilentServer()
  const gone = await openWebServer()
  await gone.close()
  const healthy = await Promise.all(upTo(6).map(openWebServer))
  const [first, second, ...others] = healthy.map(({ url }) => url)
  // One company has a silent one beside two that answer.
  const mixed = await listenAt(silent.url, first ?? '', second ?? '')
  const slow = await Promise.all([listenAt(silent.url), listenAt(silent.url), listenAt(gone.url)])
  const quick = await Promise.all(others.map((url) => listenAt(url)))
  for (const id of slow) await tell(id, 40)
  await tell(mixed, 10)
  for (const id of quick) await tell(id, 10)
  // Silence would be waited for longer than the test may take: whoever waited for it would not arrive at all.
  const sender = makeWebhookSender(market.app, { ...usualLimits, patience: 600_000, stopping: 0 })
  sender.start()
  await expect
    .poll(() => healthy.map(({ received }) => received.length), { timeout: 20_000 })
    .toEqual(Array(6).fill(10))
  await expect.poll(() => silent.held.size).toBe(3 * usualLimits.atOnce)
  await sender.stop()
  // What was cut off is no failure of the receiver, and waits.
  const { rows } = await sql<{ waiting: number }>`
    select count(*)::int as waiting from webhook_deliveries d join webhooks w on w.id = d.webhook_id
    where w.url = ${silent.url} and state = 'waiting' and attempts = 0`.execute(market.db)
  expect(rows[0]?.waiting).toBe(90)
  silent.close()
  for (const server of healthy) await server.close()
})

test('more slow receivers than there are places for such leave the others theirs', async () => {
  const silent = await openSilentServer()
  const receiver = await openWebServer()
  const slow = await listenAt(silent.url, silent.url, silent.url)
  const quick = await listenAt(receiver.url)
  await sql`update webhooks set is_slow = true where url = ${silent.url}`.execute(market.db)
  await tell(slow, 5)
  await tell(quick, 5)
  const sender = makeWebhookSender(market.app, {
    ...usualLimits,
    quickLines: 1,
    slowLines: 2,
    patience: 600_000,
    stopping: 0,
  })
  sender.start()
  await expect.poll(() => receiver.received.length, { timeout: 20_000 }).toBe(5)
  await expect.poll(() => silent.held.size).toBe(10)
  await sender.stop()
  silent.close()
  await receiver.close()
})

test('the pause before the next call begins when silence was given up, not when the call was made', async () => {
  const silent = await openSilentServer()
  await tell(await listenAt(silent.url), 1)
  const patience = 1000
  await makeWebhookSender(market.app, { ...usualLimits, patience }).sendDue()
  const { rows } = await sql<{ pause: number }>`
    select extract(epoch from d.due_at - a.at)::float as pause
    from webhook_attempts a join webhook_deliveries d on d.id = a.delivery_id join webhooks w on w.id = d.webhook_id
    where w.url = ${silent.url}`.execute(market.db)
  expect(rows[0]?.pause).toBeGreaterThanOrEqual((patience + (pauseBeforeCall(1) ?? 0)) / 1000 - 0.1)
  silent.close()
})

test('what concerns one order leaves one after the other, and what waits longest first', async () => {
  const receiver = await openWebServer()
  const id = await listenAt(receiver.url)
  await tell(id, 30, 41)
  expect(await market.runJobs()).toBe(30)
  expect(readAt(receiver)).toEqual(upTo(30))
  receiver.received.length = 0
  await tell(id, 30)
  // One at a time leaves in the order of what happened, whatever it is about.
  await makeWebhookSender(market.app, { ...usualLimits, atOnce: 1 }).sendDue()
  expect(readAt(receiver)).toEqual(upTo(30))
  await receiver.close()
})

test('what a killed process had taken is sent by another when its time is over, under the same id, and nothing is lost', async () => {
  const receiver = await openWebServer()
  const id = await listenAt(receiver.url)
  await tell(id, 12)
  const { db } = market
  const [line = 0] = await takeLines(db, false, 10)
  const taken = await takeRound(db, line, usualLimits.atOnce)
  expect(taken).toHaveLength(usualLimits.atOnce)
  // Held: nobody else takes the line meanwhile.
  expect(await takeLines(db, false, 10)).toEqual([])
  expect(await market.runJobs()).toBe(0)
  await sql`update webhooks set taken_until = now() where id = ${line}`.execute(db)
  expect(await market.runJobs()).toBe(12)
  const ids = receiver.received.map(({ headers }) => headers['webhook-id'])
  expect(new Set(ids).size).toBe(12)
  for (const { message_id } of taken) expect(ids).toContain(message_id)
  await receiver.close()
})

test('processes beside each other share the lines, and each thing is sent once', async () => {
  const receiver = await openWebServer()
  const ids = await Promise.all(upTo(5).map(() => listenAt(receiver.url, receiver.url)))
  for (const id of ids) await tell(id, 20)
  const senders = upTo(4).map(() => makeWebhookSender(market.app))
  const sent = await Promise.all(senders.map((sender) => sender.sendDue()))
  expect(sent.reduce((sum, count) => sum + count, 0)).toBe(200)
  expect(receiver.received).toHaveLength(200)
  expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(200)
  await receiver.close()
})
