import { randomUUID } from 'node:crypto'
import { twoStepMessages } from '@fairquay/contract/accounts/two-step/messages.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { type Answer, type Caller, openTestApp, type TestApp } from '../../../test/app.ts'
import { readLinkToken, readMailbox } from '../../../test/mailbox.ts'
import { goodPassword } from '../../../test/registration-form.ts'
import { isSignedIn, nextPassword, type SignIns, signInsOf } from '../../../test/sign-ins.ts'
import { codeAt, stepOf } from './totp.ts'

let market: TestApp
let people: SignIns
beforeAll(async () => {
  market = await openTestApp()
  people = signInsOf(market)
})
afterAll(() => market.close())
beforeEach(() => market.db.deleteFrom('attempts').execute())

const path = '/api/v1/two-step'
const begin = (as: Caller, current_password = goodPassword) =>
  as.put(`${path}/authenticator`, { body: { current_password } })
const confirm = (as: Caller, code: string, key = randomUUID()) =>
  as.post(`${path}/authenticator/confirmation`, { body: { code }, headers: { 'idempotency-key': key } })
const remove = (as: Caller, body: object) => as.put(`${path}/authenticator/removal`, { body })
const stepTwo = (ticket: string, code: string, headers = {}): Promise<Answer> =>
  market.guest.post('/api/auth/login/second-step', { body: { ticket, code }, headers })

async function secretOf(id: number): Promise<Buffer> {
  const { secret } = await market.db
    .selectFrom('authenticators')
    .select('secret')
    .where('user_id', '=', id)
    .executeTakeFirstOrThrow()
  return secret
}
/** The code an app shows `by` half minutes from now. */
const codeOf = async (id: number, by = 0) => codeAt(await secretOf(id), stepOf(new Date()) + by)
const wrongFor = (code: string) => (code === '000000' ? '000001' : '000000')
/** As if half a minute had passed for each: the present code may be shown again. */
const forgetUsed = (id: number) =>
  market.db.updateTable('authenticators').set({ last_step: 0 }).where('user_id', '=', id).execute()

/** Somebody who signs in with two steps. */
async function makeCareful() {
  const made = await people.makeMember()
  expect((await begin(made.asAnn)).status).toBe(200)
  const { status, body } = await confirm(made.asAnn, await codeOf(made.ann.id))
  expect(status).toBe(200)
  await forgetUsed(made.ann.id)
  return { ...made, recovery: body.recovery_codes as string[] }
}

async function takeTicket(email: string, password = goodPassword): Promise<string> {
  const { status, body } = await people.login(email, password)
  expect([status, body.code]).toEqual([401, 'second_step'])
  return body.details.ticket
}

describe('setting up an app', () => {
  test('asks the password again, and changes nothing before a code is shown', async () => {
    const { ann, asAnn } = await people.makeMember()
    expect((await begin(asAnn, 'not this one')).body.details).toHaveProperty('current_password')
    const { body } = await begin(asAnn)
    expect(body.secret).toMatch(/^[A-Z2-7]{32}$/)
    expect(body.address).toContain(`secret=${body.secret}`)
    expect(body.qr.path).toMatch(/^(M\d+ \d+h1v1h-1z)+$/)
    expect((await people.login(ann.email, goodPassword)).status).toBe(200)
    expect((await asAnn.get(path)).body).toEqual({ authenticator_since: null, recovery_codes: 0 })
    expect((await confirm(asAnn, wrongFor(await codeOf(ann.id)))).body.details).toEqual({
      code: twoStepMessages.codeWrong,
    })
  })

  test('ends every other session, tells the person, and gives ten codes once', async () => {
    const { ann, asAnn } = await people.makeMember()
    const elsewhere = await people.asToken((await people.login(ann.email, goodPassword)).body.jwt.token)
    await begin(asAnn)
    const { body } = await confirm(asAnn, await codeOf(ann.id))
    expect(new Set(body.recovery_codes).size).toBe(10)
    expect([await isSignedIn(asAnn), await isSignedIn(elsewhere)]).toEqual([true, false])
    expect((await readMailbox(market.db, ann.email)).at(-1)?.subject).toContain('is on')
    expect((await asAnn.get('/api/v1/sessions')).body.data).toMatchObject([{ way: 'code', is_current: true }])
    const { rows } = await sql<{ text: string }>`
      select coalesce(string_agg(answer, ''), '') as text from idempotency_keys where user_id = ${ann.id}`.execute(
      market.db,
    )
    expect(rows[0]?.text).not.toContain(body.recovery_codes[0])
    expect((await begin(asAnn)).status).toBe(422)
  })

  test('asked again after a lost answer, it gives codes that work, and those of before do not', async () => {
    const { ann, asAnn } = await people.makeMember()
    await begin(asAnn)
    const [code, key] = [await codeOf(ann.id), randomUUID()]
    const lost = (await confirm(asAnn, code, key)).body.recovery_codes
    const again = await confirm(asAnn, code, key)
    expect(again.headers['idempotent-replayed']).toBe('true')
    expect((await stepTwo(await takeTicket(ann.email), lost[0])).status).toBe(400)
    expect((await stepTwo(await takeTicket(ann.email), again.body.recovery_codes[0])).status).toBe(200)
  })
})

describe('the second step', () => {
  test('opens a session with a code, which the password alone does not', async () => {
    const { ann } = await makeCareful()
    const ticket = await takeTicket(ann.email)
    expect(await isSignedIn(await people.asToken(ticket))).toBe(false)
    const { status, body, headers } = await stepTwo(ticket, await codeOf(ann.id))
    expect([status, body.user.email]).toEqual([200, ann.email])
    expect(String(headers['set-cookie'])).toMatch(/^fairquay_device=/)
    const asNew = await people.asToken(body.jwt.token)
    const { data } = (await asNew.get('/api/v1/sessions')).body
    expect(data.find((one: { is_current: boolean }) => one.is_current).way).toBe('code')
  })

  test('takes a code half a minute early or late, and none twice', async () => {
    // A half minute that ends while this goes on would make a code one more half minute old.
    vi.useFakeTimers({ toFake: ['Date'] })
    onTestFinished(() => {
      vi.useRealTimers()
    })
    const { ann } = await makeCareful()
    const code = await codeOf(ann.id, -1)
    expect((await stepTwo(await takeTicket(ann.email), code)).status).toBe(200)
    expect((await stepTwo(await takeTicket(ann.email), code)).body.details).toEqual({ code: twoStepMessages.codeUsed })
    expect((await stepTwo(await takeTicket(ann.email), await codeOf(ann.id, 1))).status).toBe(200)
    // An older one is no more taken, though its own half minute was never used.
    expect((await stepTwo(await takeTicket(ann.email), await codeOf(ann.id))).body.details).toEqual({
      code: twoStepMessages.codeUsed,
    })
    await forgetUsed(ann.id)
    expect((await stepTwo(await takeTicket(ann.email), await codeOf(ann.id, 3))).status).toBe(400)
  })

  test('of two that show one code at once, one gets in', async () => {
    const { ann } = await makeCareful()
    const tickets = await Promise.all([1, 2, 3, 4].map(() => takeTicket(ann.email)))
    const code = await codeOf(ann.id)
    const answers = await Promise.all(tickets.map((ticket) => stepTwo(ticket, code)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400])
  })

  test('takes each recovery code once, however it is typed, and says by mail how many are left', async () => {
    const { ann, recovery } = await makeCareful()
    const typed = ` ${recovery[3]?.replaceAll('-', ' ').toUpperCase()} `
    const { body } = await stepTwo(await takeTicket(ann.email), typed)
    const { data } = (await (await people.asToken(body.jwt.token)).get('/api/v1/sessions')).body
    expect(data.find((one: { is_current: boolean }) => one.is_current).way).toBe('recovery')
    expect((await readMailbox(market.db, ann.email)).at(-1)?.text).toContain('You have 9 left.')
    expect((await stepTwo(await takeTicket(ann.email), typed)).body.details).toEqual({
      code: twoStepMessages.recoveryWrong,
    })
  })

  test('after a lost answer the same code gets a session that takes the place of the first', async () => {
    const { ann, recovery } = await makeCareful()
    for (const code of [await codeOf(ann.id), recovery[0] ?? '']) {
      const ticket = await takeTicket(ann.email)
      const lost = (await stepTwo(ticket, code)).body.jwt.token
      const { status, body } = await stepTwo(ticket, code)
      expect(status).toBe(200)
      expect(await isSignedIn(await people.asToken(lost))).toBe(false)
      expect(await isSignedIn(await people.asToken(body.jwt.token))).toBe(true)
      expect((await stepTwo(ticket, recovery[1] ?? '')).status).toBe(422)
      // Signed out meanwhile: a retry does not undo it.
      await (await people.asToken(body.jwt.token)).get('/api/auth/logout')
      expect((await stepTwo(ticket, code)).status).toBe(422)
    }
  })

  test('is over after ten minutes, with a new password, and for a ticket that never was', async () => {
    const { ann, asAnn } = await makeCareful()
    const [old, changed] = [await takeTicket(ann.email), await takeTicket(ann.email)]
    await sql`update sign_in_tickets set expires_at = now() where token_hash = sha256(${old}::text::bytea)`.execute(
      market.db,
    )
    await asAnn.put('/api/v1/profile/password', { body: { current_password: goodPassword, password: nextPassword } })
    for (const ticket of [old, changed, 'x'.repeat(43)])
      expect((await stepTwo(ticket, await codeOf(ann.id))).body.details).toEqual({
        ticket: twoStepMessages.ticketSpent,
      })
  })

  test('wrong codes are counted by place and by person, also over new tickets, and the person is told once', async () => {
    const { ann } = await makeCareful()
    const wrong = wrongFor(await codeOf(ann.id))
    const from = (address: string) => ({ 'x-forwarded-for': address })
    for (let count = 0; count < 10; count++)
      expect((await stepTwo(await takeTicket(ann.email), wrong, from('198.51.100.7'))).status).toBe(400)
    const told = (await readMailbox(market.db, ann.email)).filter(({ subject }) => subject.includes('Wrong codes'))
    expect(told).toHaveLength(1)
    expect((await stepTwo(await takeTicket(ann.email), await codeOf(ann.id), from('198.51.100.7'))).status).toBe(429)
    const next = await stepTwo(await takeTicket(ann.email), await codeOf(ann.id), from('198.51.100.8'))
    expect(next.status).toBe(200)
    await sql`update attempts set count = 30 where subject = ${`second-step-of:${ann.id}`}`.execute(market.db)
    await forgetUsed(ann.id)
    const ticket = await takeTicket(ann.email)
    expect((await stepTwo(ticket, await codeOf(ann.id), from('198.51.100.9'))).status).toBe(429)
    // A browser the account knows is not kept out by strangers.
    const cookie = String(next.headers['set-cookie']).split(';')[0]
    expect((await stepTwo(ticket, await codeOf(ann.id), { ...from('198.51.100.9'), cookie })).status).toBe(200)
  })

  test('stays after a forgotten password; API tokens know of no second step', async () => {
    const { ann, asAnn } = await makeCareful()
    const token = (await asAnn.post('/api/v1/api-tokens', { body: { name: 'E', scopes: ['requests:read'], days: 1 } }))
      .body.token
    await people.askReset(ann.email)
    const link = await readLinkToken(market.db, ann.email)
    const body = { token: link, password: nextPassword, end_api_tokens: false }
    expect((await market.guest.post('/api/v1/password-resets/use', { body })).status).toBe(200)
    expect((await stepTwo(await takeTicket(ann.email, nextPassword), await codeOf(ann.id))).status).toBe(200)
    expect((await (await people.asToken(token)).get('/api/v1/requests')).status).toBe(200)
  })

  test('is not asked of a wrong password', async () => {
    const { ann } = await makeCareful()
    expect((await people.login(ann.email, 'wrong')).body.code).toBe('invalid_credentials')
  })
})

describe('ending it', () => {
  test('takes the password and a code; the mail says so', async () => {
    const { ann, asAnn, recovery } = await makeCareful()
    const code = await codeOf(ann.id)
    expect((await remove(asAnn, { current_password: 'wrong', code })).body.details).toHaveProperty('current_password')
    expect((await remove(asAnn, { current_password: goodPassword, code: wrongFor(code) })).body.details).toHaveProperty(
      'code',
    )
    expect((await remove(asAnn, { current_password: goodPassword, code })).status).toBe(200)
    // Asked again after a lost answer.
    expect((await remove(asAnn, { current_password: goodPassword, code })).status).toBe(200)
    expect((await people.login(ann.email, goodPassword)).status).toBe(200)
    expect((await readMailbox(market.db, ann.email)).at(-1)?.subject).toContain('is off')
    const { rows } = await sql`select 1 from recovery_codes where user_id = ${ann.id}`.execute(market.db)
    expect([rows, recovery.length]).toEqual([[], 10])
  })

  test('guesses of a code by whoever sits in the session are counted', async () => {
    const { ann, asAnn } = await makeCareful()
    const form = { current_password: goodPassword, code: wrongFor(await codeOf(ann.id)) }
    for (let count = 0; count < 10; count++) expect((await remove(asAnn, form)).status).toBe(400)
    expect((await remove(asAnn, { ...form, code: await codeOf(ann.id) })).status).toBe(429)
    expect((await asAnn.post(`${path}/recovery-codes`, { body: form })).status).toBe(429)
  })

  test('new recovery codes take the place of the old ones', async () => {
    const { ann, asAnn, recovery } = await makeCareful()
    const form = { current_password: goodPassword, code: recovery[0] }
    const { body } = await asAnn.post(`${path}/recovery-codes`, { body: form })
    expect(body.recovery_codes).toHaveLength(10)
    expect((await stepTwo(await takeTicket(ann.email), recovery[1] ?? '')).status).toBe(400)
    expect((await stepTwo(await takeTicket(ann.email), body.recovery_codes[1])).status).toBe(200)
  })

  test('an operator takes it away from others, with a reason the person is told; every session ends', async () => {
    const { ann, asAnn } = await makeCareful()
    const admin = await market.as('admin')
    const body = { reason: 'Showed a passport by video.' }
    expect((await admin.put(`/api/v1/people/${ann.id}/two-step/removal`, { body })).status).toBe(200)
    expect(await isSignedIn(asAnn)).toBe(false)
    expect((await people.login(ann.email, goodPassword)).status).toBe(200)
    expect((await readMailbox(market.db, ann.email)).at(-1)?.text).toContain(body.reason)
    const audit = (await admin.get('/api/v1/operator/audit', { query: { thing: 'person' } })).body.data
    expect(audit[0]).toMatchObject({ action: 'removed', thing: 'person', thing_id: ann.id, after: body })
    expect((await admin.put(`/api/v1/people/${ann.id}/two-step/removal`, { body })).status).toBe(422)
  })
})
