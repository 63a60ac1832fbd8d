import { Writable } from 'node:stream'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Answer, openTestApp, type TestApp } from '../../test/app.ts'
import { readLinkToken, readMailbox } from '../../test/mailbox.ts'
import { makePerson, type Person } from '../../test/make.ts'
import { goodPassword, registrationForm } from '../../test/registration-form.ts'
import { hashPassword } from './password.ts'

let market: TestApp
let logged = ''
beforeAll(async () => {
  const stream = new Writable({
    write: (chunk, _encoding, done) => {
      logged += String(chunk)
      done()
    },
  })
  market = await openTestApp({ log: pino({ level: 'trace' }, stream) })
})
afterAll(() => market.close())

/** Somebody whose password is `goodPassword`. */
async function makeMember(change: Parameters<typeof makePerson>[1] = {}): Promise<Person> {
  const person = await makePerson(market.db, change)
  const password_hash = await hashPassword(goodPassword)
  await market.db.updateTable('users').set({ password_hash }).where('id', '=', person.id).execute()
  return person
}

const login = (email: string, password: string, from = '203.0.113.1'): Promise<Answer> =>
  market.guest.post('/api/auth/login', { body: { email, password }, headers: { 'x-forwarded-for': from } })
const asToken = (token: string) => market.as({ id: 0, email: '', token, companyId: undefined, role: 'buyer' })

describe('signing in', () => {
  test('the right password opens a session that says who it is', async () => {
    const ann = await makeMember({ role: 'seller' })
    const { status, body, headers } = await login(` ${ann.email.toUpperCase()} `, goodPassword)
    expect(status).toBe(200)
    expect(headers['cache-control']).toBe('no-cache')
    expect(body.user).toEqual({
      to_accept: [],
      id: ann.id,
      email: ann.email,
      is_admin: 0,
      role: 'seller',
      needs_second_step: false,
      is_waiting: false,
      company: {
        id: ann.companyId,
        slug: expect.any(String),
        name: expect.any(String),
        role: 'owner',
        is_approved: false,
      },
      profile: { id: ann.id, first_name: 'Test', last_name: 'Person', is_seller: true, is_seller_verified: false },
      visit: null,
    })
    const session = await (await asToken(body.jwt.token)).get('/api/auth/custom-session')
    expect(session.body.user).toEqual(body.user)
    expect((await (await asToken(body.jwt.token)).get('/api/v1/user-details')).body.user).toEqual(body.user)
  })

  test('an admin is told by the number 3', async () => {
    const { email } = await makeMember({ role: 'admin' })
    expect((await login(email, goodPassword)).body.user).toMatchObject({ is_admin: 3, role: 'admin', company: null })
  })

  test('wrong, unknown, waiting and suspended get the same words', async () => {
    const [right, waiting, suspended] = [
      await makeMember(),
      await makeMember({ status: 0 }),
      await makeMember({ status: 2 }),
    ]
    const answers = [
      await login(right.email, 'something else'),
      await login('nobody@test.invalid', goodPassword),
      await login(waiting.email, goodPassword),
      await login(suspended.email, goodPassword),
    ]
    for (const { status, text } of answers) {
      expect(status).toBe(401)
      expect(text).toBe(answers[0]?.text)
    }
    expect(answers[0]?.body).toEqual({ code: 'invalid_credentials', message: 'Invalid credentials' })
  })

  test('a hundred failures close an address for a while, and signing in as oneself in between makes no room', async () => {
    const [ann, from] = [await makeMember(), '192.0.2.7']
    const subject = `login-from:${from}`
    await market.db.insertInto('attempts').values({ subject, window_start: new Date(), count: 98 }).execute()
    expect((await login('somebody@test.invalid', 'guess', from)).status).toBe(401)
    expect((await login(ann.email, goodPassword, from)).status).toBe(200)
    expect((await login('somebody@test.invalid', 'guess', from)).status).toBe(401)
    expect(await login('somebody@test.invalid', 'guess', from)).toMatchObject({
      status: 429,
      body: { message: 'Too many attempts. Please wait 15 minutes and try again.' },
    })
    expect((await login('somebody@test.invalid', 'guess', '192.0.2.8')).status).toBe(401)
  })

  test('unknown fields, other types and broken bodies are refused', async () => {
    const { email } = await makeMember()
    const slipped = await market.guest.post('/api/auth/login', { body: { email, password: goodPassword, is_admin: 3 } })
    expect(slipped.status).toBe(400)
    expect(slipped.body.details).toEqual({ is_admin: 'is not a known field' })
    for (const body of [{ email }, { email, password: 5 }, { email: [email], password: goodPassword }, []])
      expect((await market.guest.post('/api/auth/login', { body })).status).toBe(400)
  })
})

describe('sessions', () => {
  test('signing out ends the session; ending none is no error', async () => {
    const ann = await makePerson(market.db)
    const asAnn = await market.as(ann)
    expect((await asAnn.get('/api/auth/custom-session')).status).toBe(200)
    expect((await asAnn.get('/api/auth/logout')).body).toEqual({ success: true })
    expect((await asAnn.get('/api/auth/custom-session')).body.code).toBe('not_signed_in')
    expect((await asAnn.get('/api/auth/logout')).status).toBe(200)
    expect((await market.guest.get('/api/auth/logout')).status).toBe(200)
  })

  test('a session ends by itself after 30 days', async () => {
    const ann = await makePerson(market.db)
    const [row] = await market.db.selectFrom('sessions').selectAll().where('user_id', '=', ann.id).execute()
    const days = ((row?.expires_at.getTime() ?? 0) - (row?.created_at.getTime() ?? 0)) / 86_400_000
    expect(days).toBeCloseTo(30, 3)
    await market.db
      .updateTable('sessions')
      .set({ expires_at: new Date(Date.now() - 1000) })
      .where('user_id', '=', ann.id)
      .execute()
    expect((await (await market.as(ann)).get('/api/auth/custom-session')).status).toBe(401)
  })

  test('a person sees their sessions, this one marked, and ends others; nobody ends a stranger’s', async () => {
    const ann = await makeMember()
    const asAnn = await market.as(ann)
    const other = (await login(ann.email, goodPassword)).body.jwt.token
    const { body } = await asAnn.get('/api/v1/sessions')
    expect(body.data.map((one: { is_current: boolean }) => one.is_current)).toEqual([false, true])
    expect(body.data[0]).toEqual({
      id: expect.any(Number),
      user_agent: expect.any(String),
      way: 'password',
      created_at: expect.stringMatching(/Z$/),
      expires_at: expect.stringMatching(/Z$/),
      is_current: false,
    })
    const path = `/api/v1/sessions/${body.data[0].id}`
    const stranger = await (await market.as('buyer')).delete(path)
    const missing = await asAnn.delete('/api/v1/sessions/999999')
    expect([stranger.status, missing.status]).toEqual([404, 404])
    expect(stranger.text).toBe(missing.text)
    expect((await (await asToken(other)).get('/api/auth/custom-session')).status).toBe(200)
    expect((await asAnn.delete(path)).status).toBe(200)
    expect((await (await asToken(other)).get('/api/auth/custom-session')).status).toBe(401)
    expect((await asAnn.get('/api/v1/sessions')).body.data).toHaveLength(1)
  })

  test('a guest reaches none of what is a person’s own', async () => {
    for (const path of ['/api/auth/custom-session', '/api/v1/user-details', '/api/v1/profile', '/api/v1/sessions'])
      expect((await market.guest.get(path)).status).toBe(401)
    for (const path of ['/api/v1/profile', '/api/v1/profile/password', '/api/v1/profile/email'])
      expect((await market.guest.put(path, { body: {} })).status).toBe(401)
    expect((await market.guest.delete('/api/v1/sessions/1')).status).toBe(401)
  })
})

test('passwords and tokens stand in no answer, no log, no subject and, as they are, in no table', async () => {
  const form = registrationForm({ password: 'one very own secret' })
  const answers = [await market.guest.post('/api/auth/register', { body: form })]
  const confirmation = await readLinkToken(market.db, form.email)
  answers.push(await market.guest.post('/api/v1/email-confirmations', { body: { token: confirmation } }))
  const signedIn = await login(form.email, form.password)
  const session: string = signedIn.body.jwt.token
  const person = await asToken(session)
  answers.push(await market.guest.post('/api/v1/password-resets', { body: { email: form.email } }))
  const reset = await readLinkToken(market.db, form.email)
  answers.push(await person.get('/api/v1/profile'), await person.get('/api/v1/sessions'))
  answers.push(await person.get('/api/auth/custom-session'))
  answers.push(await login(form.email, 'one very wrong secret'))
  answers.push(
    await person.put('/api/v1/profile/password', {
      body: { current_password: form.password, password: 'a second secret' },
    }),
  )
  market.app.log.info('this is heard')
  expect(logged).toContain('this is heard')
  const rows = await market.db.selectFrom('users').selectAll().where('email', '=', form.email).execute()
  const sessions = await market.db.selectFrom('sessions').selectAll().execute()
  const links = await market.db.selectFrom('email_tokens').selectAll().execute()
  const devices = await market.db.selectFrom('known_devices').selectAll().execute()
  const mark = /=([\w-]{43});/.exec(String(signedIn.headers['set-cookie']))?.[1] ?? 'none'
  expect(devices.length).toBeGreaterThan(0)
  const subjects = (await readMailbox(market.db, form.email)).map(({ subject, to_name }) => subject + to_name)
  const places = [
    ...answers.map(({ text }) => text),
    logged,
    JSON.stringify([rows, sessions, links, devices]),
    ...subjects,
  ]
  for (const secret of [form.password, 'one very wrong secret', 'a second secret', confirmation, reset, session, mark])
    for (const place of places) expect(place).not.toContain(secret)
  for (const { text } of answers) expect(text).not.toMatch(/hash|argon2/)
})
