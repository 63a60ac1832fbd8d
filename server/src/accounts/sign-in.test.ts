import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { type Answer, openTestApp, type TestApp } from '../../test/app.ts'
import { isSomebodyWaitingFor } from '../../test/lock-waits.ts'
import { readLinkToken } from '../../test/mailbox.ts'
import { makePerson, type Person } from '../../test/make.ts'
import { goodPassword } from '../../test/registration-form.ts'
import { inTransaction } from '../database.ts'
import { hashPassword } from './password.ts'

let market: TestApp
let password_hash: string
beforeAll(async () => {
  market = await openTestApp({ environment: { PUBLIC_URL: 'https://market.test' } })
  password_hash = await hashPassword(goodPassword)
})
afterAll(() => market.close())
beforeEach(() => market.db.deleteFrom('attempts').execute())

async function makeMember(): Promise<Person> {
  const person = await makePerson(market.db)
  await market.db.updateTable('users').set({ password_hash }).where('id', '=', person.id).execute()
  return person
}

const owner = '203.0.113.5'
type From = { from?: string; cookie?: string | undefined }
const login = (email: string, password: string, { from = owner, cookie }: From = {}): Promise<Answer> =>
  market.guest.post('/api/auth/login', {
    body: { email, password },
    headers: { 'x-forwarded-for': from, ...(cookie && { cookie }) },
  })
const guess = async (email: string, times: number, from: From = {}) => {
  for (let count = 0; count < times; count++) expect((await login(email, 'wrong', from)).status).toBe(401)
}
/** What a browser would send back. */
const cookieOf = ({ headers }: Answer) => String(headers['set-cookie']).split(';')[0] ?? ''
const exhaust = (subject: string, count: number) =>
  sql`
    insert into attempts (subject, window_start, count) values (${subject}, now(), ${count})
    on conflict (subject) do update set count = ${count}`.execute(market.db)

describe('wrong passwords', () => {
  test('ten shut out the network they came from, also with the right one, and nobody else', async () => {
    const [ann, bob] = [await makeMember(), await makeMember()]
    await guess(ann.email, 10, { from: '198.51.100.1' })
    expect((await login(ann.email, goodPassword, { from: '198.51.100.1' })).status).toBe(429)
    expect((await login(bob.email, goodPassword, { from: '198.51.100.1' })).status).toBe(200)
    expect((await login(ann.email, goodPassword)).status).toBe(200)
    await sql`update attempts set window_start = now() - interval '16 minutes'`.execute(market.db)
    expect((await login(ann.email, goodPassword, { from: '198.51.100.1' })).status).toBe(200)
  })

  test('are refused with the same words after the same number for an address that has no account', async () => {
    const ann = await makeMember()
    const answers: (readonly [number, string])[][] = []
    for (const email of [ann.email, 'nobody@test.invalid']) {
      const said: (readonly [number, string])[] = []
      for (let count = 0; count < 12; count++) {
        const { status, text } = await login(email, 'wrong', { from: '198.51.100.2' })
        said.push([status, text])
      }
      answers.push(said)
    }
    expect(answers[0]).toEqual(answers[1])
    expect(answers[0]?.map(([status]) => status)).toEqual([...Array(10).fill(401), 429, 429])
  })

  test('from all over the world are bounded as well, the same for an address that has no account', async () => {
    const ann = await makeMember()
    for (const email of [ann.email, 'nobody@test.invalid']) {
      await exhaust(`login-of:${email}`, 99)
      expect((await login(email, 'wrong', { from: '198.51.100.3' })).status).toBe(401)
      expect((await login(email, 'wrong', { from: '198.51.100.4' })).status).toBe(429)
    }
    expect((await login(ann.email, goodPassword)).status).toBe(429)
  })

  test('of one network use up no more than a tenth of what an account allows', async () => {
    const ann = await makeMember()
    for (let count = 0; count < 30; count++) await login(ann.email, 'wrong', { from: '198.51.100.5' })
    const { count } = await market.db
      .selectFrom('attempts')
      .select('count')
      .where('subject', '=', `login-of:${ann.email}`)
      .executeTakeFirstOrThrow()
    expect(count).toBe(10)
  })

  test('from addresses of one IPv6 network are counted together', async () => {
    const ann = await makeMember()
    for (let count = 0; count < 10; count++) await guess(ann.email, 1, { from: `2001:db8:7:7::${count}` })
    expect((await login(ann.email, goodPassword, { from: '2001:db8:7:7:ffff::1' })).status).toBe(429)
    expect((await login(ann.email, goodPassword, { from: '2001:db8:7:8::1' })).status).toBe(200)
  })

  test('with an invented address, or an address that grows in lower case, are counted and answered like any other', async () => {
    const ann = await makeMember()
    for (let count = 0; count < 10; count++) await guess(ann.email, 1, { from: `${count}`.repeat(500) })
    expect((await login(ann.email, goodPassword, { from: 'x'.repeat(500) })).status).toBe(429)
    await guess('İ'.repeat(254), 10)
    expect((await login('İ'.repeat(254), 'wrong')).status).toBe(429)
  })
})

describe('a browser somebody has signed in with before', () => {
  /** Ann, her browser, and strangers everywhere who try passwords. */
  async function makeSiege() {
    const ann = await makeMember()
    const cookie = cookieOf(await login(ann.email, goodPassword))
    await market.db.deleteFrom('attempts').execute()
    await exhaust(`login-of:${ann.email}`, 1000)
    return { ann, cookie }
  }

  test('lets the owner in while strangers are shut out, also from the strangers’ own network', async () => {
    const { ann, cookie } = await makeSiege()
    await exhaust(`login-from:${owner}`, 1000)
    await exhaust(`login:${owner} ${ann.email}`, 1000)
    expect((await login(ann.email, goodPassword)).status).toBe(429)
    expect((await login(ann.email, goodPassword, { cookie })).status).toBe(200)
  })

  test('is known by a mark that no script reads, that goes to the sign-in alone and is kept as a hash', async () => {
    const ann = await makeMember()
    const answer = await login(ann.email, goodPassword)
    expect(answer.headers['set-cookie']).toMatch(
      /^__Secure-fairquay_device=[\w-]{43}; Path=\/api\/auth\/login; Max-Age=15552000; HttpOnly; SameSite=Strict; Secure$/,
    )
    const { rows } = await sql<{ row: string }>`select d::text as row from known_devices d`.execute(market.db)
    expect(rows.map(({ row }) => row).join()).not.toContain(cookieOf(answer).split('=')[1])
    expect((await login(ann.email, 'wrong')).headers['set-cookie']).toBeUndefined()
  })

  test('gives whoever copied its mark ten guesses and no more, and signing in as oneself makes no new ones', async () => {
    const { ann, cookie } = await makeSiege()
    const mallory = await makeMember()
    await guess(ann.email, 10, { cookie })
    const own = cookieOf(await login(mallory.email, goodPassword, { cookie }))
    for (const shown of [cookie, own])
      expect((await login(ann.email, goodPassword, { cookie: shown })).status).toBe(429)
  })

  test('has a new mark after every sign-in, and the old one is a stranger’s', async () => {
    const { ann, cookie } = await makeSiege()
    const next = cookieOf(await login(ann.email, goodPassword, { cookie }))
    expect(next).not.toBe(cookie)
    expect((await login(ann.email, goodPassword, { cookie })).status).toBe(429)
    expect((await login(ann.email, goodPassword, { cookie: next })).status).toBe(200)
  })

  test('may be shared: each who signed in there is known, and nobody else is', async () => {
    const { ann, cookie } = await makeSiege()
    const [bob, carl] = [await makeMember(), await makeMember()]
    const shared = cookieOf(await login(bob.email, goodPassword, { cookie }))
    for (const { email } of [bob, carl]) await exhaust(`login-of:${email}`, 1000)
    expect((await login(carl.email, goodPassword, { cookie: shared })).status).toBe(429)
    const after = cookieOf(await login(bob.email, goodPassword, { cookie: shared }))
    expect((await login(ann.email, goodPassword, { cookie: after })).status).toBe(200)
  })

  test.each([
    [
      'a new password',
      async (ann: Person) => {
        const body = { current_password: goodPassword, password: 'eight quick cranes' }
        await (await market.as(ann)).put('/api/v1/profile/password', { body })
        await market.db.updateTable('users').set({ password_hash }).where('id', '=', ann.id).execute()
      },
    ],
    [
      'ending a session from the list',
      async (ann: Person) => {
        const asAnn = await market.as(ann)
        const [other] = (await asAnn.get('/api/v1/sessions')).body.data
        expect((await asAnn.delete(`/api/v1/sessions/${other.id}`)).status).toBe(200)
      },
    ],
    [
      'being kept out',
      async (ann: Person) => {
        const admin = await market.as('admin')
        for (const suspended of [true, false])
          await admin.put(`/api/v1/people/${ann.id}/suspension`, { body: { suspended } })
      },
    ],
    [
      '180 days',
      async (ann: Person) => {
        await sql`update known_devices set seen_at = now() - interval '181 days' where user_id = ${ann.id}`.execute(
          market.db,
        )
      },
    ],
  ])('is a stranger’s again after %s', async (_what, forget) => {
    const { ann, cookie } = await makeSiege()
    await forget(ann)
    expect((await login(ann.email, goodPassword, { cookie })).status).toBe(429)
  })

  test('is made of any browser by the link of a mail, so that the owner always gets in', async () => {
    const { ann } = await makeSiege()
    await market.guest.post('/api/v1/password-resets', { body: { email: ann.email } })
    const token = await readLinkToken(market.db, ann.email)
    const body = { token, password: 'eight quick cranes' }
    const cookie = cookieOf(await market.guest.post('/api/v1/password-resets/use', { body }))
    expect((await login(ann.email, 'eight quick cranes')).status).toBe(429)
    expect((await login(ann.email, 'eight quick cranes', { cookie })).status).toBe(200)
  })

  test('is one of thirty at most', async () => {
    const ann = await makeMember()
    await sql`
      insert into known_devices (mark_hash, user_id, seen_at)
      select sha256(n::text::bytea), ${ann.id}, now() - make_interval(hours => n) from generate_series(1, 40) n`.execute(
      market.db,
    )
    const cookie = cookieOf(await login(ann.email, goodPassword))
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from known_devices where user_id = ${ann.id}`.execute(market.db)
    expect(rows[0]?.count).toBe(30)
    await exhaust(`login-of:${ann.email}`, 1000)
    expect((await login(ann.email, goodPassword, { cookie })).status).toBe(200)
  })
})

test('a sign-in under way with the old password opens no session that outlives the new one', async () => {
  const ann = await makeMember()
  const next = await hashPassword('eight quick cranes')
  const pending = await inTransaction(market.db, async (tx) => {
    await tx.updateTable('users').set({ password_hash: next }).where('id', '=', ann.id).execute()
    const answering = login(ann.email, goodPassword)
    const isAnswered = answering.then(() => true)
    await vi.waitFor(
      async () => {
        expect((await isSomebodyWaitingFor(tx)) || (await Promise.race([isAnswered, false]))).toBe(true)
      },
      { timeout: 5000 },
    )
    await tx.deleteFrom('sessions').where('user_id', '=', ann.id).execute()
    // In an object: a promise that is returned as it is would be waited for before the transaction ends.
    return { answering }
  })
  expect((await pending.answering).status).toBe(401)
  expect(await market.db.selectFrom('sessions').select('id').where('user_id', '=', ann.id).execute()).toEqual([])
})
