import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { webhookEvents } from '@fairquay/contract/webhooks/events.ts'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Caller, openTestApp, type TestApp } from '../../server/test/app.ts'
import { makeCompany } from '../../server/test/make.ts'
import { openReceiver, type ReceivedCall, type Receiver } from '../src/receiver.ts'
import { clientFolder } from './build-client.ts'

const path = '/api/v1/webhooks'
let market: TestApp
let asOwner: Caller
let receiver: Receiver | undefined
let received: ReceivedCall[]

beforeAll(async () => {
  market = await openTestApp({ environment: { PRIVATE_WEBHOOKS: 'true', PUBLIC_URL: 'https://market.test' } })
})
afterAll(() => market.close())
beforeEach(async () => {
  received = []
  asOwner = await market.as((await makeCompany(market.db)).owner)
})

/** A webhook whose calls are taken by a receiver with its secret, or another. */
async function connect({ secret, answer }: { secret?: string; answer?: number } = {}): Promise<number> {
  const form = { url: 'http://127.0.0.1:9', description: '', events: ['order.created'], is_active: true }
  const { body } = await asOwner.post(path, { body: form })
  receiver = await openReceiver({
    port: 0,
    secret: secret ?? body.secret,
    answer,
    tell: (call) => received.push(call),
  })
  await asOwner.put(`${path}/${body.data.id}`, { body: { ...form, url: receiver.url } })
  return body.data.id
}

const newestOf = async (id: number) => (await asOwner.get(`${path}/${id}/deliveries`)).body.data[0]

test('an example of an event arrives, signed, as a test with the addresses of this marketplace', async () => {
  const id = await connect()
  const { status, body } = await asOwner.post(`${path}/${id}/ping`, { body: { event: 'order.created' } })
  expect(status).toBe(202)
  await market.runJobs()
  expect(received).toMatchObject([{ isAgain: false, status: 204, event: { type: 'order.created', is_test: true } }])
  expect(received[0]?.body).toContain('https://market.test/#/orders/')
  expect(await newestOf(id)).toMatchObject({ id: body.delivery_id, state: 'delivered', event: 'order.created' })
  await asOwner.post(`${path}/${id}/deliveries/${body.delivery_id}/replay`)
  await market.runJobs()
  expect(received[1]).toMatchObject({ isAgain: true, id: received[0]?.id })
  await receiver?.close()
})

test('what another secret has signed is refused, and what the receiver answers stands in the log', async () => {
  const id = await connect({ secret: `whsec_${Buffer.alloc(32).toString('base64')}` })
  await asOwner.post(`${path}/${id}/ping`, { body: {} })
  await market.runJobs()
  expect(received).toMatchObject([{ status: 400, fault: expect.stringContaining('signature') }])
  expect((await newestOf(id)).attempts).toMatchObject([{ status: 400, answer: expect.stringContaining('signature') }])
  await receiver?.close()
})

test('an event there is not is refused', async () => {
  const id = await connect()
  const { status, body } = await asOwner.post(`${path}/${id}/ping`, { body: { event: 'order.lost' } })
  expect([status, Object.keys(body.details)]).toEqual([400, ['event']])
  expect(webhookEvents).not.toContain('order.lost')
  await receiver?.close()
})

test('the program says where it listens and shows what comes; what it cannot do it says', async () => {
  const start = (...rest: string[]) =>
    spawn(process.execPath, [join(clientFolder, 'src/receive-webhooks.ts'), ...rest], { env: {} })
  const child = start('--port', '0')
  let said = ''
  child.stdout.on('data', (text) => {
    said += text
  })
  while (!said.includes('nothing is checked')) await once(child.stdout, 'data')
  const url = /http:\S+/.exec(said)?.[0] ?? ''
  const answer = await fetch(url, { method: 'POST', headers: { 'webhook-id': 'msg_1' }, body: '{"type":"ping"}' })
  expect(answer.status).toBe(204)
  while (!said.includes('msg_1')) await once(child.stdout, 'data')
  expect(said).toMatch(/ping {2}msg_1 {2}204/)
  expect((await fetch(url)).status).toBe(405)
  child.kill()
  const [code] = await once(start('--port', 'many'), 'close')
  expect(code).toBe(2)
})
