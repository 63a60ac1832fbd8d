import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { type Caller, openTestApp, type TestApp } from '../test/app.ts'
import { type MailServer, openMailServer, openSilentServer } from '../test/mail-server.ts'
import { makeCompany, makePerson, makeProduct } from '../test/make.ts'
import { type Mail, postMail } from './mail.ts'
import { type MailSender, makeMailSender } from './send-mails.ts'

let market: TestApp
let mailServer: MailServer
let senders: MailSender[]

beforeAll(async () => {
  market = await openTestApp({ environment: { SMTP_URL: 'smtp://127.0.0.1:1' } })
})
afterAll(() => market.close())
beforeEach(async () => {
  await market.db.deleteFrom('mails').execute()
  await market.db.deleteFrom('mail_server_failure').execute()
  mailServer = await openMailServer()
  market.app.config.smtpUrl = mailServer.url
  market.app.config.smtpConnections = 5
  senders = []
})
afterEach(async () => {
  await Promise.all(senders.map((sender) => sender.stop()))
  await mailServer.close()
})

const quick = { connecting: 300, silence: 300, whole: 1000, stopping: 500 }

function openSender(limits = quick): MailSender {
  const sender = makeMailSender(market.app, limits)
  senders.push(sender)
  return sender
}

const post = (subject: string, more: Partial<Mail> = {}) =>
  postMail(market.db, market.app.config, { toName: 'Jo', toAddress: 'jo@example.test', subject, text: 'Text', ...more })
const subjects = () => mailServer.received.map(({ subject }) => subject)
const countStates = async () => {
  const { rows } = await sql<{ state: string; count: number }>`
    select state, count(*)::int as count from mails group by state`.execute(market.db)
  return Object.fromEntries(rows.map(({ state, count }) => [state, count]))
}
const readFailure = () => market.db.selectFrom('mail_server_failure').selectAll().executeTakeFirst()
/** The pause of a server that is away is over. */
const tryNow = () => sql`update mail_server_failure set next_try_at = now()`.execute(market.db)

test('two hundred requests of one company do not delay the mail of somebody who has forgotten their password', async () => {
  const house = await makeCompany(market.db)
  const goods = await makeProduct(market.db, house.id, {})
  const buyer = await makePerson(market.db, {})
  const person = await makePerson(market.db, { email: 'forgetful@example.test' })
  const asBuyer: Caller = await market.as(buyer)
  const lines = [{ product_id: goods.id, quantity: 1, selected_price_id: goods.termIds[0] }]
  for (let n = 0; n < 20; n++) {
    const ask = { body: { lines }, headers: { 'idempotency-key': `flood-key-${n}` } }
    expect((await asBuyer.post('/api/v1/purchase-requests', ask)).status).toBe(201)
  }
  // Ten times as many, without asking the server for each.
  for (let n = 0; n < 180; n++) await post(`Request ${n}`, { companyId: buyer.companyId ?? 0 })
  const { rows } = await sql<{ senders: number }>`select count(distinct sender)::int as senders from mails`.execute(
    market.db,
  )
  expect(rows).toEqual([{ senders: 1 }])
  await market.guest.post('/api/v1/password-resets', { body: { email: person.email } })
  expect(await countStates()).toEqual({ waiting: 201 })
  await openSender().sendDue()
  const place = mailServer.received.findIndex(({ envelopeTo }) => envelopeTo[0] === person.email)
  expect(place).toBeGreaterThanOrEqual(0)
  expect(place).toBeLessThan(5)
  expect(mailServer.received).toHaveLength(201)
  expect(new Set(mailServer.received.map(({ messageId }) => messageId)).size).toBe(201)
}, 60_000)

test('the mails of two companies leave in turns, however many one of them has written before', async () => {
  for (let n = 0; n < 20; n++) await post(`A ${n}`, { companyId: 1 })
  for (let n = 0; n < 3; n++) await post(`B ${n}`, { companyId: 2 })
  await post('news', { companyId: 3, urgency: 'news' })
  market.app.config.smtpConnections = 1
  await openSender().sendDue()
  expect(subjects().slice(0, 7)).toEqual(['A 0', 'B 0', 'A 1', 'B 1', 'A 2', 'B 2', 'A 3'])
  expect(subjects().at(-1)).toBe('news')
})

test('mails leave several at a time over a few connections that are kept', async () => {
  await mailServer.close()
  let atWork = 0
  let together = 0
  const all = Promise.withResolvers<void>()
  mailServer = await openMailServer({
    onMail: async () => {
      together = Math.max(together, ++atWork)
      if (atWork === 5) all.resolve()
      // Nobody is answered before five are here.
      await all.promise
      atWork--
    },
  })
  market.app.config.smtpUrl = mailServer.url
  for (let n = 0; n < 30; n++) await post(`${n}`)
  await openSender({ ...quick, silence: 5000, whole: 5000 }).sendDue()
  expect(mailServer.received).toHaveLength(30)
  expect(together).toBe(5)
  expect(mailServer.mostAtOnce()).toBe(5)
})

test('two senders on one database send each mail once', async () => {
  for (let n = 0; n < 60; n++) await post(`${n}`, { companyId: n % 3 })
  const [one, other] = [openSender(), openSender()]
  const counts = await Promise.all([one.sendDue(), other.sendDue()])
  expect(counts[0] + counts[1]).toBe(60)
  expect(Math.min(...counts)).toBeGreaterThan(0)
  expect(new Set(subjects()).size).toBe(60)
  expect(mailServer.received).toHaveLength(60)
})

test('while the mail server is away mails wait without being counted as refused, and all arrive once when it is back', async () => {
  const { port } = new URL(mailServer.url)
  await mailServer.close()
  for (let n = 0; n < 12; n++) await post(`letter ${n}`, { companyId: n % 2 })
  await post('reset', { urgency: 'account', usefulMinutes: 15 })
  const stale = await post('stale reset', { urgency: 'account', usefulMinutes: 15 })
  const sender = openSender()
  for (let round = 1; round <= 30; round++) {
    await sender.sendDue()
    expect(await readFailure()).toMatchObject({ tries: round, reason: expect.stringContaining('ECONNREFUSED') })
    // Before the pause is over nobody tries.
    expect(await sender.sendDue()).toBe(0)
    await tryNow()
  }
  expect(await countStates()).toEqual({ waiting: 14 })
  const admin = await market.as('admin')
  expect((await admin.get('/api/v1/outbox')).body).toMatchObject({
    waiting: 14,
    failing: 0,
    away: { reason: expect.stringContaining('ECONNREFUSED') },
  })
  await market.db
    .updateTable('mails')
    .set({ useless_after: new Date(0) })
    .where('id', '=', stale)
    .execute()
  mailServer = await openMailServer({ port: Number(port) })
  market.app.config.smtpConnections = 1
  // A process of its own begins with a try, whatever the pause was.
  openSender().start()
  await vi.waitFor(async () => expect(await countStates()).toEqual({ sent: 13, dropped: 1 }), {
    timeout: 10_000,
    interval: 50,
  })
  expect(new Set(subjects()).size).toBe(13)
  expect(mailServer.received).toHaveLength(13)
  expect(subjects()).not.toContain('stale reset')
  // One mail finds out, whichever it is; then they come in their order.
  expect(subjects().slice(0, 2)).toContain('reset')
  expect(await readFailure()).toBeUndefined()
})

test('a mail server that takes connections and never says a word holds nobody for long', async () => {
  const silent = await openSilentServer()
  market.app.config.smtpUrl = silent.url
  await post('unheard')
  await openSender().sendDue()
  expect(await readFailure()).toMatchObject({ tries: 1 })
  expect(await countStates()).toEqual({ waiting: 1 })
  // One that trickles its answer is never silent, so the whole has an end as well.
  await silent.close()
  const trickle = await openSilentServer('220 hello\r\n250-a\r\n')
  market.app.config.smtpUrl = trickle.url
  await tryNow()
  await openSender({ ...quick, connecting: 60_000, silence: 60_000 }).sendDue()
  expect(await readFailure()).toMatchObject({ tries: 2, reason: expect.stringContaining('in time') })
  await trickle.close()
})

test('a mail that its recipient refuses is tried again after growing pauses and given up with the reason, and holds up no other', async () => {
  await mailServer.close()
  mailServer = await openMailServer({
    refuse: (address) => (address === 'gone@example.test' ? { code: 550, text: 'No such person' } : undefined),
  })
  market.app.config.smtpUrl = mailServer.url
  const id = await post('to nobody', { toAddress: 'gone@example.test' })
  await post('to somebody')
  const sender = openSender()
  const pauses: number[] = []
  for (let n = 1; n <= 4; n++) {
    await sender.sendDue()
    const mail = await market.db.selectFrom('mails').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
    expect(mail).toMatchObject({ refusals: n, last_error: expect.stringContaining('No such person') })
    pauses.push(Math.round((mail.due_at.getTime() - Date.now()) / 60_000))
    await market.db
      .updateTable('mails')
      .set({ due_at: new Date(0) })
      .where('id', '=', id)
      .execute()
  }
  expect(pauses.slice(0, 3)).toEqual([1, 15, 120])
  expect(await countStates()).toEqual({ failed: 1, sent: 1 })
  expect(await sender.sendDue()).toBe(0)
  expect(await readFailure()).toBeUndefined()
})

test('what was written without a mail server does not leave when one is set up', async () => {
  const { smtpUrl } = market.app.config
  market.app.config.smtpUrl = undefined
  await post('old')
  market.app.config.smtpUrl = smtpUrl
  await post('new')
  await openSender().sendDue()
  expect(subjects()).toEqual(['new'])
  expect(await countStates()).toEqual({ kept: 1, sent: 1 })
})

test('a mail that is made ready again while it is under way is sent once more', async () => {
  await mailServer.close()
  let onMail = async () => {}
  mailServer = await openMailServer({ onMail: () => onMail() })
  market.app.config.smtpUrl = mailServer.url
  const id = await post('twice')
  onMail = async () => {
    onMail = async () => {}
    await market.db
      .updateTable('mails')
      .set({ message_id: '<other@fairquay>', due_at: new Date(0) })
      .where('id', '=', id)
      .execute()
  }
  await openSender().sendDue()
  expect(mailServer.received.map(({ messageId }) => messageId)).toEqual([
    expect.stringMatching(/@fairquay>$/),
    '<other@fairquay>',
  ])
})

test('what a sender that died had taken is sent by another when its lease is over', async () => {
  await post('orphan')
  await sql`update mails set due_at = now() + interval '150 seconds', tried_at = now(), attempts = 1`.execute(market.db)
  const sender = openSender()
  expect(await sender.sendDue()).toBe(0)
  await sql`update mails set due_at = now() - interval '1 second'`.execute(market.db)
  expect(await sender.sendDue()).toBe(1)
  expect(subjects()).toEqual(['orphan'])
})

test('a sender that is stopped gives back what a server keeps hanging, and the next one sends it', async () => {
  await mailServer.close()
  const silent = await openSilentServer('220 hello\r\n')
  market.app.config.smtpUrl = silent.url
  await post('interrupted')
  const sender = makeMailSender(market.app, {
    ...quick,
    connecting: 60_000,
    silence: 60_000,
    whole: 60_000,
    stopping: 50,
  })
  sender.start()
  await vi.waitFor(
    async () =>
      expect(await market.db.selectFrom('mails').select('attempts').executeTakeFirst()).toEqual({ attempts: 1 }),
    { timeout: 5000, interval: 10 },
  )
  await sender.stop()
  await silent.close()
  mailServer = await openMailServer()
  market.app.config.smtpUrl = mailServer.url
  await openSender().sendDue()
  expect(subjects()).toEqual(['interrupted'])
})

test('the password of the mail server is neither shown nor logged, whatever the server says', async () => {
  const rude = await openSilentServer('554 5.7.0 go away, hidden-secret\r\n')
  market.app.config.smtpUrl = rude.url.replace('smtp://', 'smtp://user:hidden-secret@')
  await post('x')
  await openSender().sendDue()
  const failure = await readFailure()
  expect(failure?.reason).toContain('go away')
  expect(JSON.stringify(failure)).not.toContain('hidden-secret')
  await rude.close()
})
