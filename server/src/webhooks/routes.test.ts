import { createHmac, randomUUID } from 'node:crypto'
import type { Webhook } from '@fairquay/contract/webhooks/endpoints.ts'
import { mostCalls } from '@fairquay/contract/webhooks/rules.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Caller, openTestApp, type TestApp } from '../../test/app.ts'
import { readMailbox } from '../../test/mailbox.ts'
import { type MadeCompany, makeCompany, makePerson } from '../../test/make.ts'
import { openWebServer, type WebServer } from '../../test/web-server.ts'
import { readConfig } from '../config.ts'
import { inTransaction } from '../database.ts'
import { makeWebhookSender } from './send-webhooks.ts'
import { notifyWebhooks } from './store-deliveries.ts'

const path = '/api/v1/webhooks'

let market: TestApp
let receiver: WebServer
let house: MadeCompany
let asOwner: Caller

beforeAll(async () => {
  market = await openTestApp({ environment: { PRIVATE_WEBHOOKS: 'true' } })
  receiver = await openWebServer()
})
afterAll(async () => {
  await receiver.close()
  await market.close()
})
beforeEach(async () => {
  receiver.received.length = 0
  await sql`delete from webhooks`.execute(market.db)
  house = await makeCompany(market.db)
  asOwner = await market.as(house.owner)
})

const formOf = (change: object = {}) => ({
  url: `${receiver.url}/hook`,
  description: 'Our ERP',
  events: ['request.created', 'request.accepted'],
  is_active: true,
  ...change,
})

async function make(change: object = {}): Promise<{ webhook: Webhook; secret: string }> {
  const { body } = await asOwner.post(path, { body: formOf(change) })
  return { webhook: body.data, secret: body.secret }
}

const tell = (companyIds = [house.id]) =>
  inTransaction(market.db, (tx) => notifyWebhooks(tx, companyIds, 'request.accepted', { request: { id: 17 } }))
const logOf = async (id: number) => (await asOwner.get(`${path}/${id}/deliveries`)).body.data
const newestOf = async (id: number) => (await logOf(id))[0]
const sign = (secret: string, call: { headers: Record<string, unknown>; body: string } | undefined) =>
  `v1,${createHmac('sha256', Buffer.from(secret.slice(6), 'base64'))
    .update(`${call?.headers['webhook-id']}.${call?.headers['webhook-timestamp']}.${call?.body}`)
    .digest('base64')}`

describe('a webhook', () => {
  test('is called with what happened, signed with the secret that was shown once', async () => {
    const { webhook, secret } = await make()
    expect(secret).toMatch(/^whsec_.{44}$/)
    expect(JSON.stringify((await asOwner.get(path)).body)).not.toContain(secret)
    await tell()
    await market.runJobs()
    const [call] = receiver.received
    expect(JSON.parse(call?.body ?? '')).toMatchObject({ type: 'request.accepted', data: { request: { id: 17 } } })
    expect(call?.headers['webhook-signature']).toBe(sign(secret, call))
    expect(Math.abs(Number(call?.headers['webhook-timestamp']) - Date.now() / 1000)).toBeLessThan(60)
    const entry = await newestOf(webhook.id)
    expect(entry).toMatchObject({ state: 'delivered', body: call?.body, message_id: call?.headers['webhook-id'] })
    expect(entry.attempts).toMatchObject([{ status: 200, answer: 'fine', error: null }])
  })

  test('is kept with the address as it is called, however that was copied', async () => {
    const blanks = await asOwner.post(path, { body: formOf({ url: ' HTTPS://erp.test/hook ' }) })
    expect(blanks).toMatchObject({ status: 201, body: { data: { url: 'https://erp.test/hook' } } })
    const changed = await asOwner.put(`${path}/${blanks.body.data.id}`, {
      body: formOf({ url: 'https://erp.test/two\n' }),
    })
    expect(changed).toMatchObject({ status: 200, body: { data: { url: 'https://erp.test/two' } } })
    const halved = await asOwner.post(path, { body: formOf({ url: 'https:erp.test' }) })
    expect(halved).toMatchObject({ status: 400, body: { details: { url: expect.any(String) } } })
  })

  test('is not called for what it does not want, what is another’s, or when it is switched off', async () => {
    const other = await makeCompany(market.db)
    await make({ events: ['request.expired'] })
    await make({ is_active: false })
    await tell([house.id, other.id])
    expect(await market.runJobs()).toBe(0)
    expect(receiver.received).toEqual([])
  })

  test('is not called while all people of its company are suspended', async () => {
    await make()
    await sql`update users set status = 2 where company_id = ${house.id}`.execute(market.db)
    await tell()
    expect(await market.runJobs()).toBe(0)
    await sql`update users set status = 1 where company_id = ${house.id}`.execute(market.db)
    await tell()
    await market.runJobs()
    expect(receiver.received).toHaveLength(1)
  })

  test('is not called of what was taken back', async () => {
    await make()
    const failing = inTransaction(market.db, async (tx) => {
      await notifyWebhooks(tx, [house.id], 'request.accepted', {})
      throw new Error('taken back')
    })
    await expect(failing).rejects.toThrow()
    expect(await market.runJobs()).toBe(0)
  })

  test('is told by name and address of what would be too long', async () => {
    const { webhook } = await make()
    const request = { id: 17, api: 'https://a.test/17', lines: ['x'.repeat(400_000)] }
    await inTransaction(market.db, (tx) => notifyWebhooks(tx, [house.id], 'request.accepted', { request, by: 'Lee' }))
    expect(JSON.parse((await newestOf(webhook.id)).body).data).toEqual({
      request: { id: 17, api: 'https://a.test/17' },
      by: 'Lee',
      is_shortened: true,
    })
  })

  test('and its secret are made once, though it is asked for again, and the secret stands in no record of answers', async () => {
    const again = { headers: { 'idempotency-key': randomUUID() } }
    const make = () => asOwner.post(path, { ...again, body: formOf() })
    const [first, second] = [await make(), await make()]
    expect(second.body).toEqual(first.body)
    const rotate = () => asOwner.post(`${path}/${first.body.data.id}/secret`, again)
    const [rotated, same] = [await rotate(), await rotate()]
    expect(same.body).toEqual(rotated.body)
    expect(rotated.body.secret).not.toBe(first.body.secret)
    const { rows } = await sql`select answer from idempotency_keys`.execute(market.db)
    for (const { secret } of [first.body, rotated.body]) expect(JSON.stringify(rows)).not.toContain(secret)
  })

  test('with a new secret is signed with both for a day, then with the new one', async () => {
    const { webhook, secret } = await make()
    const { body } = await asOwner.post(`${path}/${webhook.id}/secret`)
    await tell()
    await market.runJobs()
    const [first] = receiver.received
    expect(first?.headers['webhook-signature']).toBe(`${sign(body.secret, first)} ${sign(secret, first)}`)
    await sql`update webhooks set old_secret_until = now() - interval '1 second'`.execute(market.db)
    await tell()
    await market.runJobs()
    const second = receiver.received[1]
    expect(second?.headers['webhook-signature']).toBe(sign(body.secret, second))
  })

  test('is called at once with what waits for its next try, where that is sent again', async () => {
    const { webhook } = await make()
    receiver.answerNext({ status: 500 })
    await tell()
    await market.runJobs()
    const waiting = await newestOf(webhook.id)
    const again = await asOwner.post(`${path}/${webhook.id}/deliveries/${waiting.id}/replay`)
    expect(again.body).toEqual({ delivery_id: waiting.id })
    await market.runJobs()
    expect(receiver.received).toHaveLength(2)
    expect(await logOf(webhook.id)).toMatchObject([{ id: waiting.id, state: 'delivered' }])
  })

  test('can be tried out, sent again under the same id, changed and deleted', async () => {
    const { webhook } = await make()
    expect((await asOwner.post(`${path}/${webhook.id}/ping`, { body: {} })).status).toBe(202)
    await market.runJobs()
    const sent = await newestOf(webhook.id)
    expect(JSON.parse(sent.body)).toMatchObject({ type: 'ping' })
    expect((await asOwner.post(`${path}/${webhook.id}/deliveries/${sent.id}/replay`)).status).toBe(202)
    await market.runJobs()
    expect(receiver.received.map(({ headers }) => headers['webhook-id'])).toEqual([sent.message_id, sent.message_id])
    expect(await logOf(webhook.id)).toHaveLength(2)
    const changed = await asOwner.put(`${path}/${webhook.id}`, {
      body: formOf({ is_active: false, description: 'Old' }),
    })
    expect(changed.body.data).toMatchObject({ is_active: false, description: 'Old' })
    expect((await asOwner.post(`${path}/${webhook.id}/ping`, { body: {} })).status).toBe(422)
    expect((await asOwner.delete(`${path}/${webhook.id}`)).status).toBe(200)
    expect((await asOwner.get(`${path}/${webhook.id}/deliveries`)).status).toBe(404)
  })

  test('is one of ten at most, also when eleven are made at once', async () => {
    const answers = await Promise.all(Array.from({ length: 11 }, () => asOwner.post(path, { body: formOf() })))
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(10).fill(201), 422])
  })

  test.each([
    ['ftp://erp.lee.test/', 'The address has to begin with https://.'],
    ['no address', 'This is not the address of a web server.'],
    [
      'https://ann:secret@erp.lee.test/',
      'An address with a name and a password in it is not accepted. Check the signature instead.',
    ],
  ])('with the address %s is refused', async (url, sentence) => {
    expect(await asOwner.post(path, { body: formOf({ url }) })).toMatchObject({
      status: 400,
      body: { details: { url: sentence } },
    })
  })

  test('is looked after by owners and editors, not by those who only read', async () => {
    const { webhook } = await make()
    const editor = await market.as(
      await makePerson(market.db, { role: 'seller', companyId: house.id, companyRole: 'editor' }),
    )
    const viewer = await market.as(
      await makePerson(market.db, { role: 'seller', companyId: house.id, companyRole: 'viewer' }),
    )
    expect((await editor.get(path)).body.data).toHaveLength(1)
    for (const call of [
      viewer.get(path),
      viewer.delete(`${path}/${webhook.id}`),
      viewer.post(path, { body: formOf() }),
    ])
      expect((await call).status).toBe(403)
  })
})

describe('a receiver that fails', () => {
  test('is called again later under the same id until it takes it', async () => {
    const { webhook } = await make()
    receiver.answerNext(
      { status: 500, body: 'x'.repeat(5000) },
      { status: 302, headers: { location: `${receiver.url}/else` } },
    )
    await tell()
    expect((await newestOf(webhook.id)).next_at).not.toBeNull()
    for (const _round of [1, 2]) {
      await market.runJobs()
      expect(Date.parse((await newestOf(webhook.id)).next_at)).toBeGreaterThan(Date.now())
      const { rows } = await sql<{ seconds: number }>`
        select extract(epoch from due_at - now())::float as seconds from webhook_deliveries where webhook_id = ${webhook.id}`.execute(
        market.db,
      )
      expect(rows[0]?.seconds).toBeGreaterThan(1)
      await sql`update webhook_deliveries set due_at = now() where webhook_id = ${webhook.id}`.execute(market.db)
    }
    expect((await asOwner.get(path)).body.data[0].failing_since).not.toBeNull()
    await market.runJobs()
    const entry = await newestOf(webhook.id)
    expect(entry).toMatchObject({ state: 'delivered', next_at: null })
    expect(entry.attempts.map(({ status }: { status: number }) => status)).toEqual([500, 302, 200])
    expect(entry.attempts[0].answer).toBe('x'.repeat(1024))
    expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1)
    expect(receiver.received.map((call) => call.path)).toEqual(['/hook', '/hook', '/hook'])
    expect((await asOwner.get(path)).body.data[0].failing_since).toBeNull()
  })

  test('that cannot be reached is said to be so', async () => {
    const gone = await openWebServer()
    const { webhook } = await make({ url: gone.url })
    await gone.close()
    await tell()
    await market.runJobs()
    expect((await newestOf(webhook.id)).attempts).toMatchObject([
      { status: null, error: 'The address could not be reached.' },
    ])
  })

  test('is called at once when its address was mended, and no more when it was switched off', async () => {
    const { webhook } = await make()
    const change = (form: object) => asOwner.put(`${path}/${webhook.id}`, { body: formOf(form) })
    receiver.answerNext({ status: 500 }, { status: 500 })
    await tell()
    await market.runJobs()
    expect(await newestOf(webhook.id)).toMatchObject({ state: 'waiting', attempts: [{ status: 500 }] })
    await change({ description: 'Only its name' })
    expect(await market.runJobs()).toBe(0)
    await change({ url: `${receiver.url}/mended` })
    await market.runJobs()
    expect((await newestOf(webhook.id)).attempts).toHaveLength(2)
    await change({ url: `${receiver.url}/mended`, is_active: false })
    expect(await newestOf(webhook.id)).toMatchObject({ state: 'failed', next_at: null })
  })

  test('for three days is switched off, and those who can mend it are told', async () => {
    const { webhook } = await make()
    const reader = await makePerson(market.db, { role: 'seller', companyId: house.id, companyRole: 'viewer' })
    await sql`update webhooks set failing_since = now() - interval '3 days' where id = ${webhook.id}`.execute(market.db)
    receiver.answerNext({ status: 500 })
    await tell()
    await market.runJobs()
    expect((await asOwner.get(path)).body.data).toMatchObject([
      { is_active: false, is_given_up: true, given_up_because: 'failing' },
    ])
    expect((await newestOf(webhook.id)).state).toBe('failed')
    expect((await asOwner.get('/api/v1/notifications')).body.data).toMatchObject([
      { kind: 'webhook.given-up', path: '/integrations' },
    ])
    expect(await readMailbox(market.db, house.owner.email)).toMatchObject([{ subject: 'A webhook was switched off' }])
    expect(await readMailbox(market.db, reader.email)).toEqual([])
    const again = await asOwner.put(`${path}/${webhook.id}`, { body: formOf() })
    expect(again.body.data).toMatchObject({ is_active: true, is_given_up: false, failing_since: null })
  })

  test('that says it is gone is never called again, and people are told that it was its own word', async () => {
    const { webhook } = await make()
    receiver.answerNext({ status: 410 })
    await tell()
    await market.runJobs()
    await tell()
    expect(await market.runJobs()).toBe(0)
    expect((await asOwner.get(path)).body.data).toMatchObject([
      { is_active: false, is_given_up: true, given_up_because: 'gone' },
    ])
    expect((await newestOf(webhook.id)).attempts).toMatchObject([{ status: 410 }])
    const [notice] = (await asOwner.get('/api/v1/notifications')).body.data
    expect(notice).toMatchObject({ kind: 'webhook.gone', path: '/integrations' })
    expect(notice.title).toContain('gone, for good (410)')
    expect(await readMailbox(market.db, house.owner.email)).toMatchObject([
      { subject: 'A webhook was switched off: gone, for good' },
    ])
    const again = await asOwner.put(`${path}/${webhook.id}`, { body: formOf() })
    expect(again.body.data).toMatchObject({ is_active: true, is_given_up: false, given_up_because: null })
  })

  test('half a day long is not told of that any more', async () => {
    const { webhook } = await make()
    await tell()
    await sql`update webhook_deliveries set attempts = ${mostCalls - 1} where webhook_id = ${webhook.id}`.execute(
      market.db,
    )
    receiver.answerNext({ status: 500 })
    await market.runJobs()
    expect((await newestOf(webhook.id)).state).toBe('failed')
    expect((await asOwner.get(path)).body.data).toMatchObject([{ is_active: true, is_given_up: false }])
  })
})

describe('an address that is not on the public internet', () => {
  const strict = () => ({ ...market.app, config: readConfig({ DATA_DIR: '/nowhere', LOG_LEVEL: 'silent' }) })

  test.each([
    ['by its number', () => receiver.url],
    ['by a name that leads there', () => receiver.url.replace('127.0.0.1', 'localhost')],
    ['by the number of a cloud’s own service', () => 'http://169.254.169.254/latest/meta-data'],
    ['in the clothes of IPv6', () => receiver.url.replace('127.0.0.1', '[::ffff:127.0.0.1]')],
    ['in another spelling', () => receiver.url.replace('127.0.0.1', '2130706433')],
  ])('%s is not called', async (_name, url) => {
    const { webhook } = await make({ url: url() })
    await tell()
    expect(await makeWebhookSender(strict()).sendDue()).toBe(1)
    expect((await newestOf(webhook.id)).attempts).toMatchObject([
      { status: null, error: 'The address does not lead to the public internet.' },
    ])
    expect(receiver.received).toEqual([])
  })

  test('without TLS is refused when it is entered', async () => {
    const market = await openTestApp()
    const caller = await market.as('seller')
    const answer = await caller.post(path, { body: formOf() })
    expect(answer).toMatchObject({ status: 400, body: { details: { url: 'The address has to begin with https://.' } } })
    await market.close()
  })
})
