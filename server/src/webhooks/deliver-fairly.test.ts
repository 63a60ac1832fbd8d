import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../test/app.ts'
import { makeCompany } from '../../test/make.ts'
import { openWebServer } from '../../test/web-server.ts'
import { inTransaction } from '../database.ts'
import { webhookHandler } from './deliver-webhook.ts'
import { notifyWebhooks } from './store-deliveries.ts'

let market: TestApp
beforeAll(async () => {
  market = await openTestApp({ environment: { PRIVATE_WEBHOOKS: 'true' } })
})
afterAll(() => market.close())

async function listenAt(url: string): Promise<number> {
  const house = await makeCompany(market.db)
  const asOwner = await market.as(house.owner)
  const body = { url, description: '', events: ['request.accepted'], is_active: true }
  expect((await asOwner.post('/api/v1/webhooks', { body })).status).toBe(201)
  return house.id
}

test('a receiver that never answers holds up nobody but its own company', async () => {
  const held = new Set<Socket>()
  const silent = createServer((socket) => void held.add(socket.on('error', () => {}))).listen(0, '127.0.0.1')
  await once(silent, 'listening')
  const receiver = await openWebServer()
  const slow = await listenAt(`http://127.0.0.1:${(silent.address() as AddressInfo).port}/`)
  const quick = await listenAt(receiver.url)
  await inTransaction(market.db, async (tx) => {
    for (let at = 0; at < 20; at++) await notifyWebhooks(tx, market.app, [slow], 'request.accepted', {})
    for (let at = 0; at < 5; at++) await notifyWebhooks(tx, market.app, [quick], 'request.accepted', {})
  })
  await market.app.jobs.startWorkers([webhookHandler(market.app)])
  await expect.poll(() => receiver.received.length, { timeout: 20_000 }).toBe(5)
  // Each is given ten seconds to answer: one after another the twenty would have taken minutes.
  expect(held.size).toBeLessThanOrEqual(4)
  silent.close()
  for (const socket of held) socket.destroy()
  await receiver.close()
})
