import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { connect, type Socket } from 'node:net'
import { plainTerm } from '@fairquay/contract/catalogue/draft.ts'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type Caller, openTestApp, type TestApp } from '../../test/app.ts'
import { type MailServer, openMailServer } from '../../test/mail-server.ts'
import {
  type MadeCompany,
  type MadeProduct,
  makeCompany,
  makePerson,
  makeProduct,
  type Person,
} from '../../test/make.ts'
import { makeMailSender } from '../send-mails.ts'

const path = '/api/v1/purchase-requests'

let mailServer: MailServer
let market: TestApp
let house: MadeCompany
let goods: MadeProduct
let buyer: Person
let asBuyer: Caller

beforeAll(async () => {
  mailServer = await openMailServer()
  market = await openTestApp({ environment: { SMTP_URL: mailServer.url, MAIL_FROM: 'Quaytest <post@market.test>' } })
  house = await makeCompany(market.db, { name: 'Ölmühle Grün' })
  goods = await makeProduct(market.db, house.id, {
    name: 'Kürbiskernöl',
    terms: [plainTerm(9, { availableQty: 500 })],
  })
  buyer = await makePerson(market.db)
  asBuyer = await market.as(buyer)
})
afterAll(async () => {
  await market.close()
  await mailServer.close()
})

const bodyOf = (quantity: number) => ({
  lines: [{ product_id: goods.id, quantity, selected_price_id: goods.termIds[0] }],
})
const send = (quantity: number, key: string = randomUUID()) =>
  asBuyer.post(path, { body: bodyOf(quantity), headers: { 'idempotency-key': key } })
async function countRequests(): Promise<number> {
  const rows = await market.db.selectFrom('requests').select('id').execute()
  return rows.length
}

describe('an answer that is lost', () => {
  let port: number
  beforeAll(async () => {
    await market.app.http.listen({ host: '127.0.0.1', port: 0 })
    port = (market.app.http.server.address() as AddressInfo).port
  })

  /** Sends the request over a connection of its own, and cuts it when `until` has come. */
  async function sendAndHangUp(
    quantity: number,
    key: string,
    until: (socket: Socket) => Promise<unknown>,
  ): Promise<void> {
    const body = JSON.stringify(bodyOf(quantity))
    const socket = connect(port, '127.0.0.1')
    socket.on('error', () => {})
    await once(socket, 'connect')
    const head = [
      `POST ${path} HTTP/1.1`,
      'Host: 127.0.0.1',
      `Authorization: Bearer ${buyer.token}`,
      'Content-Type: application/json',
      `Content-Length: ${Buffer.byteLength(body)}`,
      `Idempotency-Key: ${key}`,
    ]
    await new Promise<void>((resolve) => socket.write(`${head.join('\r\n')}\r\n\r\n${body}`, () => resolve()))
    await until(socket)
    socket.destroy()
  }

  const waitForCount = (count: number) =>
    vi.waitFor(async () => expect(await countRequests()).toBe(count), { timeout: 5000, interval: 2 })

  test('after the request was stored: the retry gets the first answer, and there is one request', async () => {
    for (let round = 1; round <= 20; round++) {
      const after = (await countRequests()) + 1
      const key = randomUUID()
      // Half of the time the connection ends without a byte of the answer read, else in the middle of it.
      await sendAndHangUp(round, key, (socket) => (round % 2 ? waitForCount(after) : once(socket, 'data')))
      const again = await send(round, key)
      expect(again).toMatchObject({ status: 201, headers: { 'idempotent-replayed': 'true' } })
      expect(again.body.requests[0].total_price).toBe(9 * round)
      expect(await countRequests()).toBe(after)
    }
  })

  test('before anybody knows whether it was stored: the retry makes sure of it, once', async () => {
    for (let round = 1; round <= 20; round++) {
      const after = (await countRequests()) + 1
      const key = randomUUID()
      await sendAndHangUp(round, key, async () => {})
      expect((await send(round, key)).status).toBe(201)
      expect(await countRequests()).toBe(after)
    }
  })
})

describe('the mail to the seller', () => {
  beforeAll(async () => {
    await market.runJobs()
    mailServer.received.length = 0
  })

  test('reaches the seller through the mail server, and the outbox says so', async () => {
    const { body } = await send(12)
    await market.runJobs()
    expect(mailServer.received).toHaveLength(1)
    expect(mailServer.received[0]).toMatchObject({
      envelopeTo: [house.owner.email],
      from: { name: 'Quaytest', address: 'post@market.test' },
      to: [{ name: 'Test Person', address: house.owner.email }],
      subject: `Purchase request ${body.requests[0].id}: 1 line, $108.00`,
      messageId: expect.stringMatching(/^<[0-9a-f-]{36}@fairquay>$/),
    })
    const text = mailServer.received[0]?.text
    expect(text).toContain('1. Kürbiskernöl\n   12 units, $9.00\n   $108.00')
    expect(text).toContain(buyer.email)
    const outbox = await (await market.as('admin')).get('/api/v1/outbox')
    expect(outbox.body.data[0]).toMatchObject({ to: house.owner.email, sent_at: expect.any(String) })
  })

  test('is not sent again by a sender that comes later', async () => {
    const count = mailServer.received.length
    expect(await makeMailSender(market.app).sendDue()).toBe(0)
    expect(mailServer.received).toHaveLength(count)
  })

  test('is sent again after the mail server took it and failed, under the same Message-ID', async () => {
    mailServer.received.length = 0
    mailServer.failNext(1)
    expect((await send(1)).status).toBe(201)
    await market.runJobs()
    expect(mailServer.received).toHaveLength(1)
    const readNewest = () =>
      market.db.selectFrom('mails').selectAll().orderBy('id', 'desc').limit(1).executeTakeFirstOrThrow()
    const refused = await readNewest()
    expect(refused).toMatchObject({ state: 'waiting', attempts: 1, last_error: expect.stringContaining('451') })
    // The queue waits some seconds before it tries again; the test does not.
    expect(refused.due_at.getTime()).toBeGreaterThan(Date.now() + 5000)
    await market.db
      .updateTable('mails')
      .set({ due_at: new Date(0) })
      .where('id', '=', refused.id)
      .execute()
    await market.runJobs()
    const [first, second] = mailServer.received
    expect(mailServer.received).toHaveLength(2)
    expect(second?.messageId).toBe(first?.messageId)
    expect(second?.text).toBe(first?.text)
    expect(await readNewest()).toMatchObject({
      state: 'sent',
      attempts: 2,
      last_error: null,
      sent_at: expect.any(Date),
    })
  })

  test('that cannot be sent does not keep a request from being accepted', async () => {
    await mailServer.close()
    const before = await countRequests()
    const answer = await send(2)
    expect(answer.status).toBe(201)
    expect(await countRequests()).toBe(before + 1)
    await market.runJobs()
    const mail = await market.db.selectFrom('mails').selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow()
    expect(mail).toMatchObject({ state: 'waiting', sent_at: null, refusals: 0 })
    const failure = await market.db.selectFrom('mail_server_failure').selectAll().executeTakeFirst()
    expect(failure).toMatchObject({ reason: expect.stringContaining('ECONNREFUSED'), tries: 1 })
  })
})
