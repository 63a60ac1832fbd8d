import { randomUUID } from 'node:crypto'
import type { LegalDocument } from '@fairquay/contract/legal-documents.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Caller, openTestApp, type TestApp } from '../../test/app.ts'
import { makePerson, type Person } from '../../test/make.ts'
import { registrationForm } from '../../test/registration-form.ts'
import { takeStoredSettings } from '../stored-settings.ts'

let market: TestApp
let operator: Caller
let person: Person
let asPerson: Caller

beforeAll(async () => {
  market = await openTestApp()
  operator = await market.as('admin')
})
afterAll(() => market.close())
beforeEach(async () => {
  await sql`delete from acceptances`.execute(market.db)
  await sql`delete from legal_versions`.execute(market.db)
  await sql`update users set accepted_terms = 0, accepted_privacy = 0`.execute(market.db)
  await takeStoredSettings(market.db, market.app.config)
  person = await makePerson(market.db)
  asPerson = await market.as(person)
})

const today = () => new Date().toISOString().slice(0, 10)
const tomorrow = () => new Date(Date.now() + 24 * 3600 * 1000).toISOString().slice(0, 10)

const publish = (document: LegalDocument, number: number, change: object = {}) =>
  operator.put(`/api/v1/operator/legal/${document}/${number}`, {
    body: { text: `Version ${number}.`, changes: `News ${number}.`, is_asked: true, in_force_on: today(), ...change },
  })
const write = () =>
  asPerson.put('/api/v1/profile', { body: { first_name: 'Ann', last_name: 'Lee', phone_code: '', phone: '' } })
const accept = (document: LegalDocument, number: number) =>
  asPerson.put(`/api/v1/acceptances/${document}`, { body: { number } })
const toAccept = async () => (await asPerson.get('/api/auth/custom-session')).body.user.to_accept

test('as long as nothing was published the marketplace’s own texts stand, and nobody is asked', async () => {
  expect((await market.guest.get('/api/v1/legal/terms')).status).toBe(404)
  expect(await toAccept()).toEqual([])
  expect((await write()).status).toBe(200)
})

test('a version that is asked for holds everything but reading, leaving and what keeps the account safe', async () => {
  expect((await publish('terms', 1)).status).toBe(200)
  expect(await toAccept()).toEqual(['terms'])
  const refused = await write()
  expect([refused.status, refused.body.code, refused.body.message]).toEqual([
    403,
    'terms_changed',
    'The terms of this marketplace have changed. Please read and accept them first.',
  ])
  expect((await asPerson.get('/api/v1/profile')).status).toBe(200)
  expect((await asPerson.get('/api/v1/profile/data')).status).toBe(200)
  expect((await asPerson.put('/api/v1/notifications/read', { body: { up_to: 1 } })).status).toBe(200)
  // Refused for what was typed, not for the terms.
  expect((await asPerson.post('/api/v1/profile/deletion', { body: { password: 'wrong' } })).status).not.toBe(403)
  const asked = await asPerson.get('/api/v1/acceptances')
  expect(asked.body).toMatchObject({
    accepted: [],
    asked: [{ document: 'terms', number: 1, text: 'Version 1.', changes: 'News 1.' }],
  })
  expect((await accept('terms', 1)).status).toBe(200)
  expect((await accept('terms', 1)).status).toBe(200)
  expect(await toAccept()).toEqual([])
  expect((await write()).status).toBe(200)
  expect((await asPerson.get('/api/v1/acceptances')).body.accepted).toMatchObject([{ document: 'terms', number: 1 }])
})

test('a correction asks nobody, and an operator is never asked', async () => {
  await publish('terms', 1)
  await accept('terms', 1)
  await publish('terms', 2, { is_asked: false })
  expect(await toAccept()).toEqual([])
  expect((await market.guest.get('/api/v1/legal/terms')).body).toMatchObject({ number: 2, current: 2 })
  await publish('terms', 3)
  expect(await toAccept()).toEqual(['terms'])
  expect((await operator.get('/api/auth/custom-session')).body.user.to_accept).toEqual([])
  // What was read before the third came is not what is accepted.
  expect((await accept('terms', 2)).status).toBe(422)
  expect(await toAccept()).toEqual(['terms'])
})

test('a version of tomorrow is told of today, read by whoever wants to, and asked for tomorrow', async () => {
  await publish('privacy', 1, { changes: '', is_asked: false })
  await publish('privacy', 2, { in_force_on: tomorrow() })
  expect(await toAccept()).toEqual([])
  const inForce = await market.guest.get('/api/v1/legal/privacy')
  expect(inForce.body).toMatchObject({
    number: 1,
    current: 1,
    versions: [{ number: 2, in_force_on: tomorrow() }, { number: 1 }],
  })
  const next = await market.guest.get('/api/v1/legal/privacy', { query: { number: 2 } })
  expect(next.body).toMatchObject({ number: 2, text: 'Version 2.', current: 1 })
  await market.runJobs()
  const { rows } = await sql<{ text: string }>`select text from mails where to_address = ${person.email}`.execute(
    market.db,
  )
  expect(rows).toHaveLength(1)
  expect(rows[0]?.text).toMatch(/News 2\./)
  expect(rows[0]?.text).toMatch(/#\/pages\/privacy\?version=2/)
  await sql`update legal_versions set in_force_on = ${today()}::date`.execute(market.db)
  await takeStoredSettings(market.db, market.app.config)
  expect(await toAccept()).toEqual(['privacy'])
})

test('who registers accepts what is in force', async () => {
  await publish('terms', 1)
  await publish('privacy', 1, { is_asked: false })
  const email = `${randomUUID()}@example.test`
  expect((await market.guest.post('/api/auth/register', { body: registrationForm({ email }) })).status).toBe(201)
  const { rows } = await sql<object>`
    select a.document, a.number, a.way, u.accepted_terms, u.accepted_privacy from acceptances a join users u on u.id = a.user_id
    where u.email = ${email} order by document`.execute(market.db)
  expect(rows).toEqual([
    { document: 'privacy', number: 1, way: 'registered', accepted_terms: 1, accepted_privacy: 1 },
    { document: 'terms', number: 1, way: 'registered', accepted_terms: 1, accepted_privacy: 1 },
  ])
})

test('the newsletter keeps which privacy policy stood beside it', async () => {
  await publish('privacy', 1, { is_asked: false })
  const email = `${randomUUID()}@example.test`
  await market.guest.post('/mailer/send', { body: { type: 'subscribe-to-newsletter', email } })
  const row = await market.db
    .selectFrom('newsletter_subscribers')
    .select('privacy_number')
    .where('email', '=', email)
    .executeTakeFirst()
  expect(row?.privacy_number).toBe(1)
})

test('publishing: what is missing is told by field, a version never changes, and the log has it', async () => {
  expect((await publish('terms', 1, { text: ' ', in_force_on: '2020-01-01' })).body.details).toMatchObject({
    text: 'Please write the text.',
    in_force_on: 'Please choose today or a later day.',
  })
  await publish('terms', 1)
  // The answer was lost.
  expect((await publish('terms', 1)).status).toBe(200)
  expect((await publish('terms', 1, { text: 'Other words.' })).status).toBe(422)
  expect((await publish('terms', 3)).status).toBe(422)
  const list = await operator.get('/api/v1/operator/legal')
  expect(list.body.terms).toMatchObject([{ number: 1, text: 'Version 1.', accepted: 0 }])
  expect(list.body.people).toBeGreaterThan(0)
  await accept('terms', 1)
  expect((await operator.get('/api/v1/operator/legal')).body.terms[0].accepted).toBe(1)
  const log = await operator.get('/api/v1/operator/audit', { query: { thing: 'legal-text' } })
  expect(log.body.data[0]).toMatchObject({ action: 'published', name: 'Terms', after: { number: 1 } })
})

test('a program goes on with its token', async () => {
  const owner = await makePerson(market.db, { role: 'seller' })
  const asOwner = await market.as(owner)
  const made = await asOwner.post('/api/v1/api-tokens', {
    body: { name: 'Shop', scopes: ['products:write'], days: 30 },
  })
  expect(made.status).toBe(201)
  await publish('terms', 1)
  const answer = await market.app.http.inject({
    method: 'POST',
    url: '/api/v1/own-products',
    headers: { authorization: `Bearer ${made.body.token}`, 'idempotency-key': randomUUID() },
    payload: {},
  })
  expect(answer.json().message).not.toMatch(/terms/)
  expect((await asOwner.put('/api/v1/own-company', { body: {} })).status).toBe(403)
})
