import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Caller, openTestApp, type TestApp } from '../../test/app.ts'
import { type ImapServer, openImapServer } from '../../test/imap-server.ts'
import { type MailServer, openMailServer } from '../../test/mail-server.ts'
import { makePerson, type Person } from '../../test/make.ts'
import { type Mail, postMail } from '../mail.ts'
import { makeMailSender } from '../send-mails.ts'
import { readReturns } from './read-mailbox.ts'

let mailServer: MailServer
let mailbox: ImapServer
let market: TestApp
let operator: Caller
let person: Person
let asPerson: Caller
let unknownHere: Set<string>

beforeAll(async () => {
  unknownHere = new Set()
  mailServer = await openMailServer({
    refuse: (address) => (unknownHere.has(address) ? { code: 550, text: '5.1.1 No such user here' } : undefined),
  })
  mailbox = await openImapServer()
  market = await openTestApp({
    environment: {
      SMTP_URL: mailServer.url,
      MAIL_RETURN_TO: 'returns@harbour.example',
      RETURN_MAILBOX: mailbox.url,
    },
  })
  operator = await market.as('admin')
})
afterAll(async () => {
  await market.close()
  await mailServer.close()
  await mailbox.close()
})
beforeEach(async () => {
  mailbox.messages.length = 0
  mailServer.received.length = 0
  person = await makePerson(market.db)
  asPerson = await market.as(person)
})

const write = (more: Partial<Mail> = {}) =>
  postMail(market.db, market.app.config, {
    toName: 'Ann',
    toAddress: person.email,
    subject: 'An offer',
    text: 'Look.',
    ...more,
  })
const stateOf = async (id: number) =>
  (await market.db.selectFrom('mails').select(['state', 'message_id']).where('id', '=', id).executeTakeFirstOrThrow())
    .state
const nameOf = async (id: number) =>
  (await market.db.selectFrom('mails').select('message_id').where('id', '=', id).executeTakeFirstOrThrow()).message_id
const look = async () => {
  await sql`update return_mailbox set next_look_at = now()`.execute(market.db)
  await readReturns(market.app)
}
const hold = async () => (await asPerson.get('/api/v1/notifications/address')).body.held
const sendAll = async () => {
  const sender = makeMailSender(market.app)
  await sender.sendDue()
  await sender.stop()
}

/** A report as Postfix writes one. `original` is what of the mail it quotes. */
const bounce = (original: string, { action = 'failed', status = '5.1.1' } = {}) => `From: MAILER-DAEMON@mx.example
To: returns@harbour.example
Subject: Undelivered Mail Returned to Sender
MIME-Version: 1.0
Content-Type: multipart/report; report-type=delivery-status; boundary="part"

--part
Content-Type: text/plain; charset=us-ascii

I'm sorry to have to inform you that your message could not be delivered.
--part
Content-Type: message/delivery-status

Reporting-MTA: dns; mx.example

Final-Recipient: rfc822; ann@firm.example
Action: ${action}
Status: ${status}
Diagnostic-Code: smtp; 550 ${status} <ann@firm.example>:
    Recipient address rejected
--part
Content-Type: text/rfc822-headers

${original}

--part--
`
const complaint = (original: string, type = 'abuse') => `From: feedback@mail.example
To: returns@harbour.example
MIME-Version: 1.0
Content-Type: multipart/report; report-type=feedback-report; boundary="part"

--part
Content-Type: text/plain

This is an abuse report.
--part
Content-Type: message/feedback-report

Feedback-Type: ${type}
User-Agent: Someone/1.0
Version: 1
--part
Content-Type: message/rfc822

${original}

An offer
--part--
`

test('reports go to the address of returns, and mails ask absent people not to answer', async () => {
  const id = await write()
  await sendAll()
  const [mail] = mailServer.received
  expect(mailServer.envelopesFrom.at(-1)).toBe('returns@harbour.example')
  const headers = Object.fromEntries(mail?.headers.map(({ key, value }) => [key, value]) ?? [])
  expect(headers).toMatchObject({ 'auto-submitted': 'auto-generated', 'x-mail-ref': await nameOf(id) })
})

test('after a report that there is no such mailbox only mails somebody waits for are sent there', async () => {
  const id = await write()
  await sendAll()
  const waiting = await write({ subject: 'Another' })
  mailbox.deliver(bounce(`Message-ID: ${await nameOf(id)}`))
  await look()
  expect(await hold()).toMatchObject({
    kind: 'bounced',
    status: '5.1.1',
    reason: '550 5.1.1 <ann@firm.example>: Recipient address rejected',
  })
  expect(await stateOf(waiting)).toBe('held')
  expect(await stateOf(await write({ urgency: 'news' }))).toBe('held')
  expect(await stateOf(await write({ urgency: 'account' }))).toBe('waiting')
  // What was reported is not reported again.
  expect(mailbox.messages).toEqual([])
})

test('a report is known by our own field where a service on the way gave the mail another Message-ID', async () => {
  const id = await write()
  mailbox.deliver(bounce(`Message-ID: <0101@mail.example>\nX-Mail-Ref: ${await nameOf(id)}`))
  await look()
  expect(await hold()).toMatchObject({ kind: 'bounced' })
})

test('who calls a mail spam is not written to; that somebody was absent, late or mistaken says nothing', async () => {
  const name = `Message-ID: ${await nameOf(await write())}`
  mailbox.deliver(bounce(name, { action: 'delayed', status: '4.4.1' }))
  mailbox.deliver(complaint(name, 'not-spam'))
  mailbox.deliver(`From: ann@firm.example\nSubject: Out of office\nIn-Reply-To: ${name.slice(12)}\n\nBack on Monday.`)
  mailbox.deliver(bounce('Message-ID: <of-somebody-else@example.test>'))
  mailbox.deliver(bounce('Message-ID: <00000000-0000-4000-8000-000000000000@fairquay>'))
  await look()
  expect(await hold()).toBeNull()
  // They stay for whoever reads that mailbox, and are not looked at again.
  expect(mailbox.messages.map(({ isSeen }) => isSeen)).toEqual([true, true, true, true, true])
  mailbox.deliver(complaint(name))
  await look()
  expect(await hold()).toMatchObject({ kind: 'complained' })
})

test('a mailbox that is full is forgiven twice, and the same report counts once', async () => {
  const ids = [await write(), await write(), await write()]
  for (const [n, id] of ids.entries()) {
    mailbox.deliver(bounce(`Message-ID: ${await nameOf(id)}`, { status: '5.2.2' }))
    mailbox.deliver(bounce(`Message-ID: ${await nameOf(id)}`, { status: '5.2.2' }))
    await look()
    expect((await hold()) !== null).toBe(n === 2)
  }
})

test('a recipient our own mail server refuses for good is one of them', async () => {
  unknownHere.add(person.email)
  const id = await write()
  for (let tries = 0; tries < 4; tries++) {
    await sql`update mails set due_at = now() where id = ${id}`.execute(market.db)
    await sendAll()
  }
  expect(await stateOf(id)).toBe('failed')
  expect(await hold()).toMatchObject({ kind: 'refused', status: '5.1.1' })
})

test('the person says that mail arrives, and is written to again; old reports count no more', async () => {
  const id = await write()
  mailbox.deliver(bounce(`Message-ID: ${await nameOf(id)}`))
  await look()
  expect((await asPerson.delete('/api/v1/notifications/address/hold')).status).toBe(200)
  expect(await hold()).toBeNull()
  expect(await stateOf(await write())).toBe('waiting')
  const full = await write()
  mailbox.deliver(bounce(`Message-ID: ${await nameOf(full)}`, { status: '5.2.2' }))
  await look()
  expect(await hold()).toBeNull()
})

test('whoever opens the link of a mail shows that mail arrives', async () => {
  mailbox.deliver(bounce(`Message-ID: ${await nameOf(await write())}`))
  await look()
  expect(await hold()).not.toBeNull()
  // It is an account mail, and goes out all the same.
  await market.guest.post('/api/v1/password-resets', { body: { email: person.email } })
  await sendAll()
  const token = mailServer.received.flatMap(({ text }) => /token=([\w-]+)/.exec(text ?? '')?.[1] ?? [])[0]
  await market.guest.post('/api/v1/password-resets/use', { body: { token, password: 'a quite new password 7' } })
  const { rows } = await sql`select 1 from held_addresses where address = ${person.email}`.execute(market.db)
  expect(rows).toEqual([])
})

test('an operator sees which addresses are held and why, and frees one; the log says so', async () => {
  mailbox.deliver(bounce(`Message-ID: ${await nameOf(await write())}`))
  await look()
  await write()
  const list = await operator.get('/api/v1/operator/held-addresses', { query: { search: person.email.toUpperCase() } })
  expect(list.body).toMatchObject({
    data: [{ address: person.email, kind: 'bounced', person: { id: person.id }, held_mails: 2 }],
    pagination: { total: 1 },
    has_mailbox: true,
    failing_since: null,
  })
  expect(list.body.read_at).not.toBeNull()
  const path = `/api/v1/operator/held-addresses/${list.body.data[0].id}`
  expect((await operator.delete(path)).status).toBe(200)
  expect((await operator.delete(path)).status).toBe(404)
  expect(await hold()).toBeNull()
  const log = await operator.get('/api/v1/operator/audit', { query: { thing: 'mail-address' } })
  expect(log.body.data[0]).toMatchObject({ action: 'freed', name: person.email })
})

test('a mailbox that cannot be read is told of, without its password, and read again later', async () => {
  mailbox.refuseWith('Account is locked')
  await look()
  const list = async () => (await operator.get('/api/v1/operator/held-addresses')).body
  const failing = await list()
  expect(failing.failing_since).not.toBeNull()
  expect(failing.failing_reason).toMatch(/Account is locked/)
  expect(JSON.stringify(failing)).not.toMatch(/secret/)
  mailbox.refuseWith(undefined)
  await look()
  expect(await list()).toMatchObject({ failing_since: null, failing_reason: null })
})

test('one process reads it at a time', async () => {
  await sql`update return_mailbox set next_look_at = now() + interval '1 minute'`.execute(market.db)
  mailbox.deliver(bounce(`Message-ID: ${await nameOf(await write())}`))
  await readReturns(market.app)
  expect(mailbox.messages).toHaveLength(1)
})
