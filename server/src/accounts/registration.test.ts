import { accountMessages } from '@fairquay/contract/accounts/messages.ts'
import { registrationKinds } from '@fairquay/contract/accounts/rules.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../test/app.ts'
import { readLinkToken, readMailbox } from '../../test/mailbox.ts'
import { makePerson } from '../../test/make.ts'
import { goodPassword, registrationForm } from '../../test/registration-form.ts'

const operator = 'desk@fairquay.test'

let market: TestApp
beforeAll(async () => {
  market = await openTestApp({ environment: { PUBLIC_URL: 'https://market.test', SUPPORT_ADDRESS: operator } })
})
afterAll(() => market.close())

let visitors = 0
const fromElsewhere = () => ({ 'x-forwarded-for': `198.51.100.${visitors++ % 250}` })
const register = (body: object) => market.guest.post('/api/auth/register', { body, headers: fromElsewhere() })
const confirm = (token: string) => market.guest.post('/api/v1/email-confirmations', { body: { token } })
const confirmAgain = (email: string) => market.guest.post('/api/v1/email-confirmations/again', { body: { email } })
const login = (email: string, password = goodPassword) =>
  market.guest.post('/api/auth/login', { body: { email, password } })
const findUsers = (email: string) => market.db.selectFrom('users').selectAll().where('email', '=', email).execute()

describe('registering', () => {
  test.each(registrationKinds)('a %s gets an account and a company, and a link by mail', async (type) => {
    const form = registrationForm({ type, email: ` ${type}@Lee-Imports.test ` })
    form.company.website = 'www.lee-imports.test'
    form.company.tax_number = ' IT 123 '
    const { status, body } = await register(form)
    const email = `${type}@lee-imports.test`
    expect(status).toBe(201)
    expect(body).toEqual({
      user: { email, first_name: 'Ann', last_name: 'Lee', role: type, is_confirmed: false },
    })
    const [user] = await findUsers(email)
    expect(user).toMatchObject({ role: type, status: 0, phone_code: '+39', phone: '02 1234 567' })
    const company = await market.db
      .selectFrom('companies')
      .selectAll()
      .where('id', '=', user?.company_id ?? 0)
      .executeTakeFirstOrThrow()
    expect(company).toMatchObject({
      kind: type,
      name: form.company.name,
      country_code: 'IT',
      city: 'Milano',
      address: 'Via Roma 1',
      website: 'https://www.lee-imports.test',
      tax_number: 'IT 123',
      registration_number: null,
      verified_at: null,
    })
    const [mail, ...more] = await readMailbox(market.db, email)
    expect(more).toEqual([])
    expect(mail?.subject).toBe('Confirm your address for Fairquay')
    expect(mail?.text).toMatch(/https:\/\/market\.test\/#\/secured\/confirm\?token=[\w-]{43}/)
  })

  test('what is wrong is named, field by field', async () => {
    const empty = registrationForm({ first_name: ' ', last_name: '', email: '', password: '', terms: false })
    const { status, body } = await register({ ...empty, company: { ...empty.company, name: '', country: 'XX' } })
    expect(status).toBe(400)
    expect(body.details).toEqual({
      first_name: accountMessages.required,
      last_name: accountMessages.required,
      email: accountMessages.required,
      password: accountMessages.passwordLength,
      terms: accountMessages.terms,
      'company.name': accountMessages.required,
      'company.country': accountMessages.countryUnknown,
    })
  })

  test('the most used passwords are refused, whatever their capitals', async () => {
    for (const password of ['password1', 'Qwertyuiop', '12345678'])
      expect((await register(registrationForm({ password }))).body.details).toEqual({
        password: accountMessages.passwordCommon,
      })
  })

  test('one key held down, spaces and the own address are refused', async () => {
    const form = registrationForm()
    for (const [password, sentence] of [
      ['zzzzzzzzzz', accountMessages.passwordRepeats],
      [' '.repeat(9), accountMessages.passwordSpaces],
      [form.email.toUpperCase(), accountMessages.passwordEmail],
    ] as const)
      expect((await register({ ...form, password })).body.details).toEqual({ password: sentence })
    expect(await findUsers(form.email)).toEqual([])
  })

  test('nothing can be slipped in', async () => {
    const form = registrationForm()
    expect((await register({ ...form, is_admin: 3 })).body.details).toEqual({ is_admin: 'is not a known field' })
    expect((await register({ ...form, status: 1 })).status).toBe(400)
    const verified = { ...form, company: { ...form.company, verified_at: '2026-01-01' } }
    expect((await register(verified)).body.details).toEqual({ 'company.verified_at': 'is not a known field' })
    expect((await register({ ...form, type: 'admin' })).status).toBe(400)
    expect(await findUsers(form.email)).toEqual([])
  })

  test.each(['\u0000', '\ud800', 'half \udfff of a pair'])(
    'characters that cannot be written are refused where they stand (%j)',
    async (name) => {
      const form = registrationForm()
      const { status, body } = await register({ ...form, company: { ...form.company, name } })
      expect(status).toBe(400)
      expect(body.details).toEqual({ 'company.name': 'holds a character that cannot be written' })
    },
  )

  test('a known address gets the same answer, and its owner a mail instead of a second account', async () => {
    const owner = await makePerson(market.db)
    const [fresh, known] = [registrationForm(), registrationForm({ email: owner.email.toUpperCase() })]
    const [first, second] = [await register(fresh), await register(known)]
    expect(second.status).toBe(first.status)
    expect(second.text).toBe(first.text.replace(fresh.email, owner.email))
    expect(await findUsers(owner.email)).toMatchObject([{ id: owner.id, password_hash: 'none' }])
    const [mail] = await readMailbox(market.db, owner.email)
    expect(mail?.subject).toBe('You already have an account at Fairquay')
    expect(mail?.text).not.toContain('token')
  })

  test('a known address is answered no faster than a new one could be', async () => {
    const owner = await makePerson(market.db)
    const begin = performance.now()
    await register(registrationForm({ email: owner.email }))
    expect(performance.now() - begin).toBeGreaterThan(240)
  })

  test('pressing twice, also at once, makes one account and one company', async () => {
    const form = registrationForm({ type: 'seller' })
    const answers = await Promise.all([register(form), register(form), register(form)])
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
    expect(await findUsers(form.email)).toHaveLength(1)
    const companies = await market.db
      .selectFrom('companies')
      .where('name', '=', form.company.name)
      .select('slug')
      .execute()
    expect(companies).toHaveLength(1)
    expect((await confirm(await readLinkToken(market.db, form.email))).status).toBe(200)
  })

  test('until the address is confirmed, the latest form and its link count', async () => {
    const first = registrationForm()
    await register(first)
    const firstLink = await readLinkToken(market.db, first.email)
    const second = registrationForm({
      email: first.email,
      type: 'provider',
      last_name: 'Lee-Okafor',
    })
    await register(second)
    expect((await confirm(firstLink)).body.message).toBe(accountMessages.linkSpent)
    await confirm(await readLinkToken(market.db, first.email))
    const { body } = await login(first.email)
    expect(body.user).toMatchObject({ role: 'provider', company: { name: second.company.name } })
    expect(body.user.profile.last_name).toBe('Lee-Okafor')
  })

  test.each(['before', 'after'])(
    'a stranger who registers the address %s its owner gets in by nothing the owner does',
    async (order) => {
      const own = registrationForm()
      const strange = registrationForm({ email: own.email, password: 'known to a stranger' })
      for (const form of order === 'before' ? [strange, own] : [own, strange]) await register(form)
      const offered = [await readLinkToken(market.db, own.email)]
      await confirmAgain(own.email)
      offered.push(await readLinkToken(market.db, own.email))
      for (const token of offered) expect((await confirm(token)).body.message).toBe(accountMessages.linkSpent)
      const mail = (await readMailbox(market.db, own.email)).at(-1)
      expect(mail?.text).toMatch(/with different passwords[\s\S]*\/#\/secured\/new-password\?token=[\w-]{43}/)
      const choice = { token: offered[1], password: 'chosen by the owner' }
      expect((await market.guest.post('/api/v1/password-resets/use', { body: choice })).status).toBe(200)
      expect((await login(own.email, strange.password)).status).toBe(401)
      expect((await login(own.email, own.password)).status).toBe(401)
      expect((await login(own.email, choice.password)).status).toBe(200)
    },
  )

  test('who was suspended before confirming does not come back by registering again', async () => {
    const form = registrationForm()
    await register(form)
    const [user] = await findUsers(form.email)
    const admin = await market.as('admin')
    await admin.put(`/api/v1/people/${user?.id}/suspension`, { body: { suspended: true } })
    expect((await register(form)).status).toBe(201)
    expect(await findUsers(form.email)).toMatchObject([{ id: user?.id, status: 2 }])
  })

  test('a mail to an address nobody has confirmed holds no word of the form', async () => {
    const form = registrationForm({ first_name: 'Win at casino.test' })
    form.company.name = 'Cheap pills casino.test'
    await register(form)
    const [mail] = await readMailbox(market.db, form.email)
    expect(JSON.stringify(mail)).not.toContain('casino')
  })

  test('the forty-first form from one address within an hour is refused', async () => {
    const headers = { 'x-forwarded-for': '192.0.2.41' }
    const subject = 'register-from:192.0.2.41'
    await market.db.insertInto('attempts').values({ subject, window_start: new Date(), count: 39 }).execute()
    const answers = []
    for (let count = 0; count < 2; count++)
      answers.push(await market.guest.post('/api/auth/register', { body: registrationForm(), headers }))
    expect(answers.map(({ status }) => status)).toEqual([201, 429])
  })
})

describe('confirming', () => {
  test.each(['buyer', 'provider'] as const)('a %s may sign in afterwards, and not before', async (type) => {
    const form = registrationForm({ type })
    await register(form)
    expect((await login(form.email)).body.code).toBe('invalid_credentials')
    const { status, body } = await confirm(await readLinkToken(market.db, form.email))
    expect(status).toBe(200)
    expect(body).toEqual({ state: 'active', email: form.email })
    expect((await login(form.email)).body.user).toMatchObject({ role: type, profile: { is_seller: false } })
  })

  test('a seller waits, and the operator is told once', async () => {
    const form = registrationForm({ type: 'seller' })
    await register(form)
    const { body } = await confirm(await readLinkToken(market.db, form.email))
    expect(body).toEqual({ state: 'waiting', email: form.email })
    expect((await login(form.email)).body.user.is_waiting).toBe(true)
    const mails = (await readMailbox(market.db, operator)).filter(({ text }) => text.includes(form.company.name))
    expect(mails).toHaveLength(1)
    expect(mails[0]?.subject).toBe('A seller waits for approval')
    expect(mails[0]?.text).toContain('https://market.test/#/operator/approvals')
  })

  test('a link works once', async () => {
    const form = registrationForm()
    await register(form)
    const token = await readLinkToken(market.db, form.email)
    const answers = await Promise.all([confirm(token), confirm(token)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
    expect((await confirm(token)).body).toEqual({
      code: 'refused',
      message: accountMessages.linkSpent,
      details: { token: accountMessages.linkSpent },
    })
  })

  test('a link is good for three days', async () => {
    const form = registrationForm()
    await register(form)
    const token = await readLinkToken(market.db, form.email)
    const [user] = await findUsers(form.email)
    const age = (hours: number) =>
      sql`update email_tokens set expires_at = expires_at - make_interval(hours => ${hours}) where user_id = ${user?.id}`.execute(
        market.db,
      )
    await age(73)
    expect((await confirm(token)).status).toBe(422)
    await age(-2)
    expect((await confirm(token)).status).toBe(200)
  })

  test('what was never a link, or one for a new password, confirms nothing', async () => {
    const { email } = await makePerson(market.db)
    await market.guest.post('/api/v1/password-resets', { body: { email } })
    expect((await confirm(await readLinkToken(market.db, email))).status).toBe(422)
    expect((await confirm('a'.repeat(43))).status).toBe(422)
    // A mail's link that was cut off on the way.
    const cutOff = await confirm('short')
    expect(cutOff.status).toBe(422)
    expect(cutOff.body.details).toEqual({ token: accountMessages.linkSpent })
  })

  test('the mail comes again for who waits for it, with a link that takes the place of the first', async () => {
    const form = registrationForm()
    await register(form)
    const first = await readLinkToken(market.db, form.email)
    const [answer, unknown] = [await confirmAgain(form.email), await confirmAgain('nobody@test.invalid')]
    expect(answer.text).toBe(unknown.text)
    const second = await readLinkToken(market.db, form.email)
    expect(second).not.toBe(first)
    expect((await confirm(first)).status).toBe(422)
    expect((await confirm(second)).status).toBe(200)
    const before = (await readMailbox(market.db, form.email)).length
    expect((await confirmAgain(form.email)).text).toBe(answer.text)
    expect(await readMailbox(market.db, form.email)).toHaveLength(before)
  })

  test('the sixth mail within an hour is refused, known address or not, and to nobody but whoever asks so often', async () => {
    for (const email of ['nobody-six@test.invalid', (await makePerson(market.db)).email]) {
      for (let count = 0; count < 5; count++) expect((await confirmAgain(email)).status).toBe(200)
      expect((await confirmAgain(email)).status).toBe(429)
      const elsewhere = { body: { email }, headers: fromElsewhere() }
      expect((await market.guest.post('/api/v1/email-confirmations/again', elsewhere)).status).toBe(200)
    }
  })

  test('a stranger who registers an address again and again does not keep its owner from it', async () => {
    const form = registrationForm()
    const headers = { 'x-forwarded-for': '192.0.2.77' }
    for (let count = 0; count < 10; count++)
      expect((await market.guest.post('/api/auth/register', { body: form, headers })).status).toBe(201)
    expect((await market.guest.post('/api/auth/register', { body: form, headers })).status).toBe(429)
    expect((await register(form)).status).toBe(201)
  })
})
