import { accountMessages } from '@fairquay/contract/accounts/messages.ts'
import { roleRefusals } from '@fairquay/contract/company-roles.ts'
import { memberMessages } from '@fairquay/contract/members/messages.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestApp, type TestApp } from '../../test/app.ts'
import { readLinkToken, readMailbox } from '../../test/mailbox.ts'
import { type MadeCompany, makeCompany, makePerson, type Person } from '../../test/make.ts'
import { goodPassword, registrationForm } from '../../test/registration-form.ts'

let market: TestApp
beforeAll(async () => {
  market = await openTestApp({ environment: { PUBLIC_URL: 'https://market.test' } })
})
afterAll(() => market.close())

let made = 0
const newEmail = () => `guest-${++made}@joining.test`
const fromElsewhere = () => ({ 'x-forwarded-for': `198.51.100.${made++ % 250}` })
const makeHouse = (change = {}) => makeCompany(market.db, { verifiedAt: new Date(), ...change })
const makeMember = ({ id }: MadeCompany, companyRole: 'owner' | 'editor' | 'viewer', status: 0 | 1 | 2 = 1) =>
  makePerson(market.db, { role: 'seller', companyId: id, companyRole, status })
const invite = async (person: Person, email: string, role = 'editor') =>
  (await market.as(person)).post('/api/v1/invitations', { body: { email, role } })
const look = (token: string) =>
  market.guest.post('/api/v1/invitations/look', { body: { token }, headers: fromElsewhere() })
const newcomer = { first_name: 'Noa', last_name: 'Berg', password: goodPassword }
const accept = (token: string, person?: object) =>
  market.guest.post('/api/v1/invitations/acceptances', {
    body: { token, ...(person && { person }) },
    headers: fromElsewhere(),
  })
const login = (email: string) => market.guest.post('/api/auth/login', { body: { email, password: goodPassword } })
const roleOf = async ({ id }: Person) =>
  (await market.db.selectFrom('users').select('company_role').where('id', '=', id).executeTakeFirstOrThrow())
    .company_role
const companyOf = async ({ id }: Person) =>
  (await market.db.selectFrom('users').select('company_id').where('id', '=', id).executeTakeFirstOrThrow()).company_id

describe('an invitation', () => {
  test('does not let somebody in who was suspended before they confirmed their address', async () => {
    const house = await makeHouse()
    const form = registrationForm()
    await market.guest.post('/api/auth/register', { body: form, headers: fromElsewhere() })
    await market.db.updateTable('users').set({ status: 2 }).where('email', '=', form.email).execute()
    await invite(house.owner, form.email)
    const { status, body } = await accept(await readLinkToken(market.db, form.email), newcomer)
    expect([status, body.message]).toEqual([422, memberMessages.suspended])
    expect((await login(form.email)).status).toBe(401)
  })

  test('brings somebody without an account into the company with the role it names', async () => {
    const house = await makeHouse()
    const email = newEmail()
    expect(await invite(house.owner, ` ${email.toUpperCase()} `)).toMatchObject({
      status: 201,
      body: { email, role: 'editor', is_expired: false },
    })
    const token = await readLinkToken(market.db, email)
    expect((await look(token)).body).toEqual({
      company: house.name,
      email,
      role: 'editor',
      invited_by: 'Test Person',
      has_account: false,
      has_company: false,
    })
    expect((await accept(token, newcomer)).body).toEqual({ state: 'active', email, company: house.name })
    const { body } = await login(email)
    expect(body.user).toMatchObject({ role: 'seller', company: { id: house.id, role: 'editor' } })
    const { body: list } = await (await market.as(house.owner)).get('/api/v1/members')
    expect(list.data).toMatchObject([
      { is_self: true, role: 'owner' },
      { email, role: 'editor', is_active: true },
    ])
    expect(list.invitations).toEqual([])
    const log = await market.db.selectFrom('audit_log').selectAll().where('name', '=', email).orderBy('id').execute()
    expect(log.map(({ action, actor }) => [action, actor])).toEqual([
      ['invited', 'Test Person'],
      ['joined', 'Noa Berg'],
    ])
  })

  test('into a seller that no operator has approved lets a colleague in who waits as well', async () => {
    const house = await makeHouse({ verifiedAt: undefined })
    const email = newEmail()
    await invite(house.owner, email)
    expect((await accept(await readLinkToken(market.db, email), newcomer)).body.state).toBe('waiting')
    expect((await login(email)).body.user.is_waiting).toBe(true)
    const { body: list } = await (await market.as(house.owner)).get('/api/v1/members')
    expect(list.data).toMatchObject([
      { is_self: true, is_active: true },
      { email, is_active: true },
    ])
  })

  test('works once, not after it was sent again, and not after a week', async () => {
    const house = await makeHouse()
    const email = newEmail()
    const { body: invitation } = await invite(house.owner, email)
    const first = await readLinkToken(market.db, email)
    const owner = await market.as(house.owner)
    expect((await owner.post(`/api/v1/invitations/${invitation.id}/mails`)).status).toBe(200)
    expect((await look(first)).body.message).toBe(memberMessages.linkSpent)
    const second = await readLinkToken(market.db, email)
    await sql`update invitations set expires_at = now() - interval '1 second' where id = ${invitation.id}`.execute(
      market.db,
    )
    expect((await accept(second, newcomer)).status).toBe(422)
    expect((await owner.get('/api/v1/members')).body.invitations).toMatchObject([{ email, is_expired: true }])
    await sql`update invitations set expires_at = now() + interval '1 minute' where id = ${invitation.id}`.execute(
      market.db,
    )
    const answers = await Promise.all([accept(second, newcomer), accept(second, newcomer)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
  })

  test('whose mail comes back says so to the owner, but not that its reader calls it unwanted; joining ends it', async () => {
    const house = await makeHouse()
    const email = newEmail()
    const hold = (kind: string) =>
      sql`insert into held_addresses (address, kind, status, reason) values (${email}, ${kind}, '', '')
        on conflict (address) do update set kind = excluded.kind`.execute(market.db)
    const comesBack = async () =>
      (await (await market.as(house.owner)).get('/api/v1/members')).body.invitations[0].comes_back
    await invite(house.owner, email)
    expect(await comesBack()).toBe(false)
    await hold('complained')
    expect(await comesBack()).toBe(false)
    await hold('bounced')
    expect(await comesBack()).toBe(true)
    expect((await accept(await readLinkToken(market.db, email), newcomer)).status).toBe(200)
    const { rows } = await sql`select 1 from held_addresses where address = ${email}`.execute(market.db)
    expect(rows).toEqual([])
  })

  test('that was taken back opens nothing', async () => {
    const house = await makeHouse()
    const email = newEmail()
    const { body } = await invite(house.owner, email)
    expect((await (await market.as(house.owner)).delete(`/api/v1/invitations/${body.id}`)).status).toBe(200)
    expect((await accept(await readLinkToken(market.db, email), newcomer)).body.message).toBe(memberMessages.linkSpent)
  })

  test('is not sent to a member, to the same person twice, or to what is no address', async () => {
    const house = await makeHouse()
    const editor = await makeMember(house, 'editor')
    expect((await invite(house.owner, editor.email)).body.details.email).toBe(memberMessages.memberAlready)
    const email = newEmail()
    await invite(house.owner, email)
    expect((await invite(house.owner, email)).body.details.email).toBe(memberMessages.invitedAlready)
    expect((await invite(house.owner, 'no address')).status).toBe(400)
    expect(await readMailbox(market.db, email)).toHaveLength(1)
  })

  test('does not take anybody away from another company', async () => {
    const [house, other] = [await makeHouse(), await makeHouse()]
    await invite(house.owner, other.owner.email)
    const token = await readLinkToken(market.db, other.owner.email)
    expect((await look(token)).body).toMatchObject({ has_account: true, has_company: true })
    expect((await accept(token)).body.message).toBe(memberMessages.otherCompany)
    expect(await companyOf(other.owner)).toBe(other.id)
  })

  test('takes back a registration whose address was never confirmed', async () => {
    const house = await makeHouse()
    const form = registrationForm({ email: newEmail() })
    await market.guest.post('/api/auth/register', { body: form, headers: fromElsewhere() })
    await invite(house.owner, form.email)
    expect((await accept(await readLinkToken(market.db, form.email), newcomer)).status).toBe(200)
    expect((await login(form.email)).body.user.company.id).toBe(house.id)
    expect(
      await market.db.selectFrom('companies').where('name', '=', form.company.name).select('id').execute(),
    ).toEqual([])
  })

  test('names in the mail what was typed only when it cannot be taken for a link', async () => {
    const house = await makeHouse({ name: 'Win at evil.example now' })
    const email = newEmail()
    await invite(house.owner, email)
    const [mail] = await readMailbox(market.db, email)
    expect(mail?.text).not.toContain('evil')
    expect(mail?.subject).toBe('An invitation to Fairquay')
  })

  test('asks a newcomer for a name and a good password, field by field', async () => {
    const house = await makeHouse()
    const email = newEmail()
    await invite(house.owner, email)
    const token = await readLinkToken(market.db, email)
    const { status, body } = await accept(token, { ...newcomer, first_name: ' ', password: 'password1' })
    expect(status).toBe(400)
    expect(Object.keys(body.details)).toEqual(['person.first_name', 'person.password'])
    expect((await accept(token, { ...newcomer, password: email.toUpperCase() })).body.details).toEqual({
      'person.password': accountMessages.passwordEmail,
    })
    expect((await accept(token)).status).toBe(400)
    expect((await look(token)).status).toBe(200)
  })
})

describe('roles', () => {
  test('an editor and a viewer see who is there, but no invitations, and change nothing', async () => {
    const house = await makeHouse()
    await invite(house.owner, newEmail())
    for (const role of ['editor', 'viewer'] as const) {
      const person = await makeMember(house, role)
      const caller = await market.as(person)
      const { body } = await caller.get('/api/v1/members')
      expect(body.data.length).toBeGreaterThan(1)
      expect(body.invitations).toEqual([])
      expect((await invite(person, newEmail())).body.message).toBe(roleRefusals.owner)
      expect((await caller.put(`/api/v1/members/${house.owner.id}/role`, { body: { role: 'viewer' } })).status).toBe(
        403,
      )
    }
  })

  test('a new role counts from the next call on, and is mailed', async () => {
    const house = await makeHouse()
    const editor = await makeMember(house, 'editor')
    const owner = await market.as(house.owner)
    expect((await owner.put(`/api/v1/members/${editor.id}/role`, { body: { role: 'owner' } })).status).toBe(200)
    expect((await invite(editor, newEmail())).status).toBe(201)
    expect((await readMailbox(market.db, editor.email)).map(({ text }) => text).join()).toContain(
      'you are now an owner',
    )
    const log = await market.db.selectFrom('audit_log').selectAll().where('name', '=', editor.email).execute()
    expect(log).toMatchObject([{ action: 'changed', before: { role: 'editor' }, after: { role: 'owner' } }])
  })

  test('a suspended first editor closes no showroom, a suspended first owner does', async () => {
    const house = await makeHouse()
    const editor = await makeMember(house, 'editor', 2)
    const page = () => market.guest.get(`/api/v1/marketplace/company/${house.slug}`)
    const owner = await market.as(house.owner)
    await owner.put(`/api/v1/members/${editor.id}/role`, { body: { role: 'viewer' } })
    expect((await page()).status).toBe(200)
    const second = await makeMember(house, 'owner')
    await sql`update users set status = 2 where id = ${house.owner.id}`.execute(market.db)
    await (await market.as(second)).put(`/api/v1/members/${editor.id}/role`, { body: { role: 'editor' } })
    expect((await page()).status).toBe(403)
  })
})

describe('leaving', () => {
  test('somebody removed is signed out at once and keeps an account without a company', async () => {
    const house = await makeHouse()
    const editor = await makeMember(house, 'editor')
    const caller = await market.as(editor)
    expect((await caller.get('/api/v1/own-products')).status).toBe(200)
    expect((await (await market.as(house.owner)).delete(`/api/v1/members/${editor.id}`)).status).toBe(200)
    expect((await caller.get('/api/v1/own-products')).status).toBe(401)
    expect(await companyOf(editor)).toBeNull()
    expect((await readMailbox(market.db, editor.email)).at(-1)?.text).toContain(house.name)
  })

  test('somebody who left can be invited again, with the account they have', async () => {
    const house = await makeHouse()
    const editor = await makeMember(house, 'editor')
    expect((await (await market.as(editor)).delete('/api/v1/membership')).status).toBe(200)
    await invite(house.owner, editor.email, 'viewer')
    const token = await readLinkToken(market.db, editor.email)
    expect((await look(token)).body).toMatchObject({ has_account: true, has_company: false })
    expect((await accept(token)).status).toBe(200)
    expect([await companyOf(editor), await roleOf(editor)]).toEqual([house.id, 'viewer'])
  })

  test('the last owner who can sign in neither goes nor becomes less', async () => {
    const house = await makeHouse()
    await makeMember(house, 'owner', 2)
    const owner = await market.as(house.owner)
    expect((await owner.delete('/api/v1/membership')).body.message).toBe(memberMessages.lastOwner)
    const { body } = await owner.put(`/api/v1/members/${house.owner.id}/role`, { body: { role: 'viewer' } })
    expect(body.message).toBe(memberMessages.lastOwner)
  })

  test('two owners who remove each other at once leave one', async () => {
    for (let round = 0; round < 8; round++) {
      const house = await makeHouse()
      const second = await makeMember(house, 'owner')
      const [one, other] = [await market.as(house.owner), await market.as(second)]
      await Promise.all(
        round % 2
          ? [one.delete(`/api/v1/members/${second.id}`), other.delete(`/api/v1/members/${house.owner.id}`)]
          : [
              one.put(`/api/v1/members/${house.owner.id}/role`, { body: { role: 'editor' } }),
              other.delete('/api/v1/membership'),
            ],
      )
      const owners = await market.db
        .selectFrom('users')
        .select('id')
        .where('company_id', '=', house.id)
        .where('company_role', '=', 'owner')
        .execute()
      expect(owners).toHaveLength(1)
    }
  })
})
