import { topics } from '@fairquay/contract/notifications/topics.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Caller, openTestApp, type TestApp } from '../../test/app.ts'
import { type MailServer, openMailServer } from '../../test/mail-server.ts'
import { readMailbox } from '../../test/mailbox.ts'
import { makePerson, type Person } from '../../test/make.ts'
import { inTransaction } from '../database.ts'
import { type News, notifyPeople } from './notify-people.ts'
import { sendDigest } from './send-digest.ts'

const path = '/api/v1/notifications'

let mailServer: MailServer
let market: TestApp
let person: Person
let asPerson: Caller

beforeAll(async () => {
  mailServer = await openMailServer()
  market = await openTestApp({ environment: { SMTP_URL: mailServer.url, PUBLIC_URL: 'https://market.test' } })
})
afterAll(async () => {
  await market.close()
  await mailServer.close()
})
beforeEach(async () => {
  person = await makePerson(market.db)
  asPerson = await market.as(person)
})

const offer = { actor: 'Ölmühle', request_id: undefined, request_kind: 'purchase', about: 'Kürbiskernöl' }

/** Tells the person of an offer, as the request engine does; `change` says what is different. */
async function tell(change: Partial<News> = {}, now?: Date): Promise<void> {
  const { request_id: _none, ...facts } = offer
  const news: News = { kind: 'request.answered', facts, people: [person.id], writeTo: [person.id], ...change }
  await inTransaction(market.db, (tx) => notifyPeople(tx, market.app, news, now))
}

const choose = (change: object) =>
  asPerson.put(`${path}/settings`, {
    body: { choices: [], is_daily: false, hour: 8, time_zone: 'Europe/Rome', ...change },
  })
const listed = async () => (await asPerson.get(path)).body
const mailed = () => readMailbox(market.db, person.email)

describe('whoever is told', () => {
  test('finds it under the bell and in a mail that says how to end such mails', async () => {
    await tell()
    const { data, unread } = await listed()
    expect(unread).toBe(1)
    expect(data).toMatchObject([
      { title: 'Ölmühle made an offer for purchase request', about: 'Kürbiskernöl', is_read: false },
    ])
    await market.runJobs()
    const mail = mailServer.received.find(({ envelopeTo }) => envelopeTo.includes(person.email))
    expect(mail?.text).toContain('Ölmühle made an offer')
    const header = (name: string) => mail?.headers.find(({ key }) => key === name)?.value ?? ''
    expect(header('list-unsubscribe')).toMatch(
      /^<https:\/\/market\.test\/api\/v1\/notifications\/unsubscribe\/[\w-]+\?topic=answers>$/,
    )
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
  })

  test('gets neither when what they were told of did not happen', async () => {
    const failing = inTransaction(market.db, async (tx) => {
      await notifyPeople(tx, market.app, {
        kind: 'request.answered',
        facts: {},
        people: [person.id],
        writeTo: [person.id],
      })
      throw new Error('it did not happen')
    })
    await expect(failing).rejects.toThrow()
    expect((await listed()).data).toEqual([])
    expect(await mailed()).toEqual([])
  })

  test('is told nothing that only programs want to know', async () => {
    await tell({ kind: 'request.seen' })
    expect((await listed()).data).toEqual([])
    expect(await mailed()).toEqual([])
  })

  test('is not told when suspended', async () => {
    await market.db.updateTable('users').set({ status: 2 }).where('id', '=', person.id).execute()
    await tell()
    const rows = await market.db.selectFrom('notifications').select('id').where('user_id', '=', person.id).execute()
    expect(rows).toEqual([])
    expect(await mailed()).toEqual([])
  })
})

describe('reading', () => {
  test('some, or all up to one, leaves the rest and what is another’s', async () => {
    const other = await makePerson(market.db)
    await tell({ people: [person.id, other.id], writeTo: [] })
    await tell({ writeTo: [] })
    await tell({ writeTo: [] })
    const [third, second, first] = (await listed()).data
    expect((await asPerson.put(`${path}/read`, { body: { ids: [second.id] } })).body).toEqual({ unread: 2 })
    await asPerson.put(`${path}/read`, { body: { up_to: first.id } })
    const { data } = await listed()
    expect(data.map(({ id, is_read }: { id: number; is_read: boolean }) => [id, is_read])).toEqual([
      [third.id, false],
      [second.id, true],
      [first.id, true],
    ])
    expect((await asPerson.get(path, { query: { unread: true } })).body.pagination.total).toBe(1)
    const asOther = await market.as(other)
    await asOther.put(`${path}/read`, { body: { ids: [third.id] } })
    expect((await asOther.get(path)).body.unread).toBe(1)
    expect((await listed()).unread).toBe(1)
  })

  test('what leads to one page leaves what leads to another', async () => {
    const news = { writeTo: [] }
    await tell({ ...news, facts: { path: '/products-parent/7?field=origin', about: 'Oil' }, kind: 'stock.low' })
    await tell({ ...news, facts: { path: '/orders/7' } })
    await tell({ ...news, facts: { path: '/orders/77' } })
    const readAt = async (at: string) => (await asPerson.put(`${path}/read`, { body: { path: at } })).body.unread
    expect(await readAt('/orders/7')).toBe(2)
    expect(await readAt('/products-parent/7')).toBe(1)
    expect(await readAt('/orders')).toBe(1)
    const { data } = await listed()
    expect(data.map(({ path, is_read }: { path: string; is_read: boolean }) => [path, is_read])).toEqual([
      ['/orders/77', false],
      ['/orders/7', true],
      ['/products-parent/7?field=origin', true],
    ])
  })

  test('more than anybody counts is counted as more than 99', async () => {
    await sql`insert into notifications (user_id, topic, kind) select ${person.id}, 'answers', 'request.answered' from generate_series(1, 150)`.execute(
      market.db,
    )
    expect((await asPerson.get(`${path}/stream`)).body).toMatchObject({ unread: 100 })
    expect((await asPerson.get(path, { query: { page: 8 } })).body).toMatchObject({
      unread: 100,
      pagination: { total: 150 },
    })
  })
})

describe('choosing', () => {
  test('is kept, and everything is told to whoever has chosen nothing', async () => {
    const { body } = await asPerson.get(`${path}/settings`)
    expect(body.choices).toHaveLength(topics.length)
    expect(body.choices.every((choice: { in_app: boolean; by_mail: boolean }) => choice.in_app && choice.by_mail)).toBe(
      true,
    )
    const answer = await choose({
      is_daily: true,
      hour: 17,
      choices: [{ topic: 'messages', in_app: false, by_mail: true }],
    })
    expect(answer.status).toBe(200)
    expect((await asPerson.get(`${path}/settings`)).body).toEqual(answer.body)
    expect(answer.body).toMatchObject({ is_daily: true, hour: 17, time_zone: 'Europe/Rome' })
  })

  test.each([
    ['neither', false, false, 0, 0],
    ['only the app', true, false, 1, 0],
    ['only mail', false, true, 0, 1],
  ])('%s is what then happens', async (_name, in_app, by_mail, shown, mails) => {
    await choose({ choices: [{ topic: 'answers', in_app, by_mail }] })
    await tell()
    expect((await listed()).data).toHaveLength(shown)
    expect(await mailed()).toHaveLength(mails)
  })

  test('no mail of new requests is not to be had', async () => {
    const { body } = await choose({ choices: [{ topic: 'requests', in_app: false, by_mail: false }] })
    expect(body.choices[0]).toEqual({ topic: 'requests', in_app: false, by_mail: true })
  })

  test('a time zone there is none of is refused by name', async () => {
    const answer = await choose({ time_zone: 'Mars/Olympus' })
    expect(answer).toMatchObject({ status: 400, body: { details: { time_zone: 'This time zone is not known.' } } })
  })
})

describe('a daily digest', () => {
  const due = () =>
    sql`update notifications set digest_at = now() where digest_at is not null and user_id = ${person.id}`.execute(
      market.db,
    )

  test('has everything unread of the day in one mail at the hour that was chosen', async () => {
    // What other tests have left to be sent goes first, so that it is this mail that fails.
    await market.runJobs()
    await choose({ is_daily: true, hour: 6 })
    await tell({}, new Date('2026-11-20T03:00:00Z'))
    await tell({ kind: 'request.message' }, new Date('2026-11-20T04:30:00Z'))
    await tell({ kind: 'request.accepted' }, new Date('2026-11-20T05:30:00Z'))
    expect(await mailed()).toEqual([])
    const times = await market.db
      .selectFrom('notifications')
      .select('digest_at')
      .where('user_id', '=', person.id)
      .orderBy('id')
      .execute()
    expect(times.map(({ digest_at }) => digest_at?.toISOString())).toEqual([
      '2026-11-20T05:00:00.000Z',
      '2026-11-20T05:00:00.000Z',
      '2026-11-21T05:00:00.000Z',
    ])
    await due()
    const [newest] = (await listed()).data
    await asPerson.put(`${path}/read`, { body: { ids: [newest.id] } })
    mailServer.failNext(1)
    await sendDigest(market.app, person.id)
    await sendDigest(market.app, person.id)
    expect(await mailed()).toMatchObject([{ subject: 'Fairquay: 2 things happened' }])
    const [mail] = await mailed()
    expect(mail?.text).toContain('made an offer')
    expect(mail?.text).toContain('wrote to you')
    expect(mail?.text).not.toContain('accepted')
    // The first time the mail server takes it and says it did not: what is sent again is known by its Message-ID.
    await market.runJobs()
    await sql`update mails set due_at = now() where state = 'waiting'`.execute(market.db)
    await market.runJobs()
    const sent = mailServer.received.filter(({ envelopeTo }) => envelopeTo.includes(person.email))
    expect(sent.length).toBe(2)
    expect(new Set(sent.map(({ messageId }) => messageId)).size).toBe(1)
  })

  test('is not written on a day on which everything was read', async () => {
    await choose({ is_daily: true })
    await tell()
    await due()
    await asPerson.put(`${path}/read`, { body: { up_to: (await listed()).data[0].id } })
    await sendDigest(market.app, person.id)
    expect(await mailed()).toEqual([])
  })

  test('that is given up goes out at once, with what waited for it', async () => {
    await choose({ is_daily: true })
    await tell()
    await choose({ is_daily: false })
    await market.runJobs()
    expect(await mailed()).toMatchObject([{ subject: 'Fairquay: 1 thing happened' }])
  })

  test('leaves out what is not wanted by mail any more, also when it goes out at once', async () => {
    await choose({ is_daily: true })
    await tell()
    await tell({ kind: 'request.message' })
    await choose({ choices: [{ topic: 'answers', in_app: true, by_mail: false }] })
    await market.runJobs()
    const [mail, ...rest] = await mailed()
    expect([mail?.subject, rest]).toEqual(['Fairquay: 1 thing happened', []])
    expect(mail?.text).toContain('wrote to you')
  })

  test('of more than a hundred things says how many more there are, and where', async () => {
    await choose({ is_daily: true })
    for (let count = 0; count < 102; count++) await tell()
    await due()
    await sendDigest(market.app, person.id)
    const [mail] = await mailed()
    expect(mail?.subject).toBe('Fairquay: 102 things happened')
    expect(mail?.text.match(/See it: /g)).toHaveLength(100)
    expect(mail?.text).toMatch(/\n2 more things happened\.\nSee all: \S+\/#\/notifications\n/)
  })
})

describe('the link of a mail', () => {
  const tokenOf = async () => /unsubscribe\?token=([\w-]+)/.exec((await mailed())[0]?.text ?? '')?.[1] ?? ''

  test('ends mails of its topic, also when a mail program asks, and leaves the rest', async () => {
    await tell()
    const answer = await market.guest.post(`${path}/unsubscribe/${await tokenOf()}?topic=answers`, {
      body: 'List-Unsubscribe=One-Click',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
    expect(answer).toMatchObject({ status: 200, body: { success: true } })
    await tell()
    await tell({ kind: 'request.message' })
    expect((await mailed()).map(({ subject }) => subject)).toEqual([
      'Your request: a new offer',
      'Your request: a new message',
    ])
    expect((await listed()).data).toHaveLength(3)
  })

  test('says whether its mails have ended already, and ends none by that', async () => {
    await tell()
    const link = `${path}/unsubscribe/${await tokenOf()}`
    const isEnded = async (topic: string) => (await market.guest.get(link + topic)).body.is_ended
    expect([await isEnded('?topic=answers'), await isEnded('')]).toEqual([false, false])
    await market.guest.post(`${link}?topic=answers`)
    expect([await isEnded('?topic=answers'), await isEnded('')]).toEqual([true, false])
    await market.guest.post(link)
    expect(await isEnded('')).toBe(true)
  })

  test.each(['x', '00000000-0000-4000-8000-000000000000', "' or 1=1"])(
    'that nobody got (%s) answers like nothing',
    async (token) => {
      expect((await market.guest.get(`${path}/unsubscribe/${encodeURIComponent(token)}`)).status).toBe(404)
      expect((await market.guest.post(`${path}/unsubscribe/${encodeURIComponent(token)}`)).status).toBe(404)
    },
  )
})
