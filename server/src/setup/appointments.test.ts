import { accountMessages } from '@fairquay/contract/accounts/messages.ts'
import { setupMessages } from '@fairquay/contract/setup/messages.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Caller, openTestApp, type TestApp } from '../../test/app.ts'
import { readLinkToken, readMailbox } from '../../test/mailbox.ts'
import { makeCompany, makePerson } from '../../test/make.ts'
import { goodPassword } from '../../test/registration-form.ts'
import { writeFirstLink } from './first-link.ts'

let market: TestApp
let operator: Caller
beforeAll(async () => {
  market = await openTestApp({ environment: { PUBLIC_URL: 'https://market.test' } })
})
afterAll(() => market.close())

let made = 0
const newEmail = () => `asked-${++made}@joining.test`
const fromElsewhere = () => ({ 'x-forwarded-for': `198.51.100.${made++ % 250}` })
const person = { first_name: 'Noa', last_name: 'Berg', password: goodPassword }
const company = { name: 'Berg Trading', country: 'NO' }
const path = '/api/v1/operator/appointments'
const ask = (email: string, kind: string) => operator.post(path, { body: { email, kind } })
const look = (token: string) =>
  market.guest.post('/api/v1/appointments/look', { body: { token }, headers: fromElsewhere() })
const accept = (token: string, form: object = {}) =>
  market.guest.post('/api/v1/appointments/acceptances', { body: { token, ...form }, headers: fromElsewhere() })
const login = (email: string) => market.guest.post('/api/auth/login', { body: { email, password: goodPassword } })
/** Somebody who has left the company they acted for. */
async function makeLoner() {
  const person = await makePerson(market.db, { role: 'buyer' })
  await market.db.updateTable('users').set({ company_id: null }).where('id', '=', person.id).execute()
  return person
}
const tokenOf = (link: string | undefined) => link?.split('token=')[1] ?? ''

describe('the first link', () => {
  test('makes one operator, once; a newer one ends it, and nobody gets one beside an operator', async () => {
    const older = tokenOf(await writeFirstLink(market.db, market.app.config))
    const link = await writeFirstLink(market.db, market.app.config)
    expect(link).toMatch(/^https:\/\/market\.test\/#\/secured\/begin\?token=[\w-]{40,}$/)
    expect((await look(older)).status).toBe(422)
    const token = tokenOf(link)
    expect((await look(token)).body).toEqual({
      kind: 'operator',
      email: null,
      invited_by: null,
      has_account: false,
      has_company: false,
    })
    const email = newEmail()
    const empty = await accept(token)
    expect(empty.status).toBe(400)
    expect(Object.keys(empty.body.details)).toEqual(
      expect.arrayContaining(['email', 'person.first_name', 'person.password']),
    )
    expect((await accept(token, { email, person })).body).toEqual({ kind: 'operator', email })
    expect((await login(email)).body.user).toMatchObject({ is_admin: 3, company: null })
    expect((await accept(token, { email: newEmail(), person })).status).toBe(422)
    expect(await writeFirstLink(market.db, market.app.config)).toBeUndefined()
  })

  test('lets nobody in once there is an operator, and into nobody’s account', async () => {
    const market = await openTestApp()
    try {
      const post = (token: string, email: string) =>
        market.guest.post('/api/v1/appointments/acceptances', { body: { token, email, person } })
      const token = tokenOf(await writeFirstLink(market.db, market.app.config))
      const house = await makeCompany(market.db)
      expect((await post(token, house.owner.email)).body.details).toEqual({ email: setupMessages.accountThere })
      await makePerson(market.db, { role: 'admin' })
      expect((await post(token, newEmail())).body.details).toEqual({ token: setupMessages.linkSpent })
    } finally {
      await market.close()
    }
  })
})

describe('somebody who is asked in', () => {
  beforeAll(async () => {
    operator = await market.as('admin')
  })

  test.each(['seller', 'provider', 'broker', 'buyer'])(
    'as a %s founds a company that needs no approval',
    async (kind) => {
      const email = newEmail()
      expect(await ask(` ${email.toUpperCase()} `, kind)).toMatchObject({ status: 201, body: { email, kind } })
      expect((await operator.get(path)).body.data[0]).toMatchObject({ email, kind, is_expired: false })
      const token = await readLinkToken(market.db, email)
      expect((await look(token)).body).toMatchObject({ kind, email, invited_by: 'Test Person', has_account: false })
      expect((await accept(token, { person, company })).body.details).toEqual({ terms: accountMessages.terms })
      const nowhere = { ...company, country: 'ZZ' }
      expect((await accept(token, { person, company: nowhere, terms: true })).body.details).toEqual({
        'company.country': accountMessages.countryUnknown,
      })
      expect((await accept(token, { person, company, terms: true })).status).toBe(200)
      const { body } = await login(email)
      expect(body.user).toMatchObject({
        role: kind,
        is_waiting: false,
        company: { name: company.name, role: 'owner', is_approved: kind !== 'buyer' },
      })
      expect((await operator.get(path)).body.data.some((one: { email: string }) => one.email === email)).toBe(false)
    },
  )

  test('as an operator runs the marketplace with the others, and it stands in the log', async () => {
    const email = newEmail()
    await ask(email, 'operator')
    expect((await accept(await readLinkToken(market.db, email), { person })).status).toBe(200)
    expect((await login(email)).body.user.is_admin).toBe(3)
    const log = await market.db.selectFrom('audit_log').selectAll().where('name', '=', email).orderBy('id').execute()
    expect(log.map(({ action, actor }) => [action, actor])).toEqual([
      ['invited', 'Test Person'],
      ['joined', 'Noa Berg'],
    ])
    expect(JSON.stringify(log)).not.toContain(await readLinkToken(market.db, email))
  })

  test('keeps the account of before when it acts for no company, and signs in anew', async () => {
    const { email, token: session, id } = await makeLoner()
    await ask(email, 'operator')
    const token = await readLinkToken(market.db, email)
    expect((await look(token)).body).toMatchObject({ has_account: true, has_company: false })
    expect((await accept(token)).status).toBe(200)
    const { role } = await market.db.selectFrom('users').select('role').where('id', '=', id).executeTakeFirstOrThrow()
    expect(role).toBe('admin')
    const { statusCode } = await market.app.http.inject({
      url: '/api/v1/profile',
      headers: { authorization: `Bearer ${session}` },
    })
    expect(statusCode).toBe(401)
  })

  test('is refused with the reason when they act for a company, run the marketplace or are asked already', async () => {
    const house = await makeCompany(market.db)
    expect((await ask(house.owner.email, 'operator')).body.details).toEqual({
      email: setupMessages.actsAlready(house.name),
    })
    const other = await makePerson(market.db, { role: 'admin' })
    expect((await ask(other.email, 'broker')).body.details).toEqual({ email: setupMessages.operatorAlready })
    const email = newEmail()
    await ask(email, 'seller')
    expect((await ask(email, 'broker')).body.details).toEqual({ email: setupMessages.askedAlready })
  })

  test('who has found a company since the message was sent does not lose it', async () => {
    const { email, id } = await makeLoner()
    await ask(email, 'operator')
    const house = await makeCompany(market.db)
    await market.db.updateTable('users').set({ company_id: house.id }).where('id', '=', id).execute()
    const token = await readLinkToken(market.db, email)
    expect((await look(token)).body.has_company).toBe(true)
    expect((await accept(token)).body.details).toEqual({ email: setupMessages.actsAlreadyOneself })
  })

  test('a link works no more when it was sent anew, taken back, or when who asked is suspended', async () => {
    const email = newEmail()
    const { body } = await ask(email, 'operator')
    const first = await readLinkToken(market.db, email)
    await operator.post(`${path}/${body.id}/mails`)
    const second = await readLinkToken(market.db, email)
    expect((await look(first)).status).toBe(422)
    expect((await look(second)).status).toBe(200)
    expect((await operator.delete(`${path}/${body.id}`)).status).toBe(200)
    expect((await look(second)).status).toBe(422)
    expect((await readMailbox(market.db, email)).length).toBe(2)

    const colleague = await makePerson(market.db, { role: 'admin' })
    const late = newEmail()
    await (await market.as(colleague)).post(path, { body: { email: late, kind: 'operator' } })
    await operator.put(`/api/v1/people/${colleague.id}/suspension`, { body: { suspended: true } })
    expect((await look(await readLinkToken(market.db, late))).status).toBe(422)
  })
})
