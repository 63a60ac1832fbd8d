import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { connect, type Socket } from 'node:net'
import { plainTerm } from '@fairquay/contract/catalogue/draft.ts'
import { sql } from 'kysely'
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
import { jobHandlers } from '../app.ts'
import { sendMailJob } from '../mail.ts'

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
    terms: [plainTerm(900, { availableQty: 500 })],
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
    expect(text).toContain('1. Kürbiskernöl\n   12 × Unit, $9.00\n   $108.00')
    expect(text).toContain(buyer.email)
    const outbox = await (await market.as('admin')).get('/api/v1/outbox')
    expect(outbox.body.data[0]).toMatchObject({ to: house.owner.email, sent_at: expect.any(String) })
  })

  test('is not sent again when its job runs again', async () => {
    const count = mailServer.received.length
    const mail = await market.db.selectFrom('mails').select('id').orderBy('id', 'desc').executeTakeFirstOrThrow()
    const sending = jobHandlers(market.app).filter(({ kind }) => kind.name === sendMailJob.name)
    for (const { handle } of sending) await handle({ mailId: mail.id })
    expect(sending).toHaveLength(1)
    expect(mailServer.received).toHaveLength(count)
  })

  test('is sent again after the mail server took it and failed, under the same Message-ID', async () => {
    mailServer.received.length = 0
    mailServer.failNext(1)
    expect((await send(1)).status).toBe(201)
    await market.app.jobs.startWorkers(jobHandlers(market.app))
    await vi.waitFor(() => expect(mailServer.received).toHaveLength(1), { timeout: 8000, interval: 50 })
    // The queue waits some seconds before it tries again; the test does not.
    const makeDue = async () => {
      const { rows } = await sql`update pgboss.job set start_after = now() where state = 'retry' returning id`.execute(
        market.db,
      )
      expect(rows).toHaveLength(1)
    }
    await vi.waitFor(makeDue, { timeout: 8000, interval: 50 })
    await vi.waitFor(() => expect(mailServer.received).toHaveLength(2), { timeout: 8000, interval: 50 })
    const [first, second] = mailServer.received
    expect(second?.messageId).toBe(first?.messageId)
    expect(second?.text).toBe(first?.text)
    await vi.waitFor(async () => {
      const mail = await market.db.selectFrom('mails').selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow()
      expect(mail).toMatchObject({ attempts: 2, last_error: null, sent_at: expect.any(Date) })
    })
  })

  test('that cannot be sent does not keep a request from being accepted', async () => {
    await mailServer.close()
    const before = await countRequests()
    const answer = await send(2)
    expect(answer.status).toBe(201)
    expect(await countRequests()).toBe(before + 1)
    await vi.waitFor(
      async () => {
        const mail = await market.db.selectFrom('mails').selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow()
        expect(mail).toMatchObject({ sent_at: null, last_error: expect.stringContaining('ECONNREFUSED') })
      },
      { timeout: 8000, interval: 50 },
    )
  })
})
