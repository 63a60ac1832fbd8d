import { adminMessages } from '@fairquay/contract/admin/messages.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Caller, openTestApp, type TestApp } from '../../test/app.ts'
import { readLinkToken, readMailbox } from '../../test/mailbox.ts'
import { makeCompany, makePerson, makeProduct } from '../../test/make.ts'
import { goodPassword, registrationForm } from '../../test/registration-form.ts'

let market: TestApp
let admin: Caller
beforeAll(async () => {
  market = await openTestApp({ environment: { PUBLIC_URL: 'https://market.test' } })
  admin = await market.as('admin')
})
afterAll(() => market.close())

const login = (email: string) => market.guest.post('/api/auth/login', { body: { email, password: goodPassword } })
const decide = (id: number, body: object) => admin.put(`/api/v1/companies/${id}/approval`, { body })
const suspend = (id: number, body: object) => admin.put(`/api/v1/people/${id}/suspension`, { body })
const isOnMarket = async (slug: string) =>
  (await market.db.selectFrom('company_listings').where('slug', '=', slug).select('slug').execute()).length === 1

/** A seller as they stand after registering, and after opening the link when `isConfirmed`. */
async function registerSeller({ isConfirmed = true } = {}) {
  const form = registrationForm({ type: 'seller' })
  await market.guest.post('/api/auth/register', { body: form })
  const token = await readLinkToken(market.db, form.email)
  const confirm = () => market.guest.post('/api/v1/email-confirmations', { body: { token } })
  if (isConfirmed) await confirm()
  const person = await market.db
    .selectFrom('users')
    .innerJoin('companies', 'companies.id', 'users.company_id')
    .select(['users.id', 'users.email', 'companies.id as companyId', 'companies.slug'])
    .where('users.email', '=', form.email)
    .executeTakeFirstOrThrow()
  return { ...person, form, confirm }
}

describe('approving', () => {
  test('sellers who have confirmed their address stand in the list with what they gave, the longest waiting first', async () => {
    const [first, unconfirmed, second] = [
      await registerSeller(),
      await registerSeller({ isConfirmed: false }),
      await registerSeller(),
    ]
    const { body } = await admin.get('/api/v1/approvals', { query: { perPage: 100 } })
    const ids = body.data.map(({ company }: { company: { id: number } }) => company.id)
    expect(ids.indexOf(first.companyId)).toBeLessThan(ids.indexOf(second.companyId))
    expect(ids).not.toContain(unconfirmed.companyId)
    expect(body.pagination).toEqual({ current_page: 1, per_page: 100, total: ids.length })
    expect(body.data[ids.indexOf(first.companyId)]).toEqual({
      company: {
        id: first.companyId,
        kind: 'seller',
        name: first.form.company.name,
        country: 'Italy',
        city: 'Milano',
        address: 'Via Roma 1',
        website: null,
        registration_number: null,
        tax_number: null,
      },
      person: {
        id: first.id,
        first_name: 'Ann',
        last_name: 'Lee',
        email: first.email,
        phone_code: '+39',
        phone: '02 1234 567',
      },
      same_numbers: [],
      readiness: {
        is_email_confirmed: true,
        missing: ['registrationNumber', 'description', 'logo'],
        products: 0,
        drafts: 0,
        is_approved: false,
      },
      confirmed_at: expect.stringMatching(/Z$/),
    })
  })

  test('an approved seller is told, may sign in as verified, and is on the market; twice changes nothing', async () => {
    const seller = await registerSeller()
    expect(await isOnMarket(seller.slug)).toBe(false)
    expect((await decide(seller.companyId, { approved: true })).body).toEqual({ success: true })
    expect((await login(seller.email)).body.user.profile).toMatchObject({ is_seller: true, is_seller_verified: true })
    expect(await isOnMarket(seller.slug)).toBe(true)
    const mails = await readMailbox(market.db, seller.email)
    expect(mails.at(-1)?.subject).toBe('You can sell at Fairquay now')
    expect((await decide(seller.companyId, { approved: true })).status).toBe(200)
    expect(await readMailbox(market.db, seller.email)).toHaveLength(mails.length)
    const { body } = await admin.get('/api/v1/approvals', { query: { perPage: 100 } })
    expect(JSON.stringify(body)).not.toContain(seller.email)
  })

  test('who is approved before confirming may sign in as soon as they have confirmed', async () => {
    const seller = await registerSeller({ isConfirmed: false })
    await decide(seller.companyId, { approved: true })
    expect((await login(seller.email)).status).toBe(401)
    expect((await seller.confirm()).body.state).toBe('active')
    expect((await login(seller.email)).status).toBe(200)
    expect(await isOnMarket(seller.slug)).toBe(true)
  })

  test('a refused seller reads why, is kept out and leaves the list, and can be approved later', async () => {
    const seller = await registerSeller()
    expect((await decide(seller.companyId, { approved: false })).body.details).toEqual({
      reason: adminMessages.reasonMissing,
    })
    await decide(seller.companyId, { approved: false, reason: 'We found no company of this name in the register.' })
    expect((await login(seller.email)).status).toBe(401)
    const mails = await readMailbox(market.db, seller.email)
    expect(mails.at(-1)?.text).toContain('We found no company of this name in the register.')
    const again = await decide(seller.companyId, { approved: false, reason: 'Once more.' })
    expect([again.status, again.body.message]).toEqual([409, adminMessages.refusedBefore])
    const same = await decide(seller.companyId, {
      approved: false,
      reason: 'We found no company of this name in the register.',
    })
    expect(same.status).toBe(200)
    expect(await readMailbox(market.db, seller.email)).toHaveLength(mails.length)
    await decide(seller.companyId, { approved: true })
    expect((await login(seller.email)).status).toBe(200)
  })

  test('who approves second is told that their checks are not recorded; the same asked again is done already', async () => {
    const seller = await registerSeller()
    const [registry, bank] = [
      { kind: 'registry', checked_on: '2026-05-12', evidence: 'HRB 1234, extract of 12 May' },
      { kind: 'bank', checked_on: '2026-05-12', evidence: 'Letter of the bank' },
    ]
    await decide(seller.companyId, { approved: true, checks: [registry] })
    expect((await decide(seller.companyId, { approved: true, checks: [registry] })).status).toBe(200)
    const second = await decide(seller.companyId, { approved: true, checks: [registry, bank] })
    expect([second.status, second.body.message]).toEqual([409, adminMessages.approvedBefore])
    const { data } = (await admin.get(`/api/v1/companies/${seller.companyId}/checks`)).body
    expect(data).toMatchObject([registry])
  })

  test('an approved company cannot be refused, and what is no seller is not found', async () => {
    const seller = await registerSeller()
    await decide(seller.companyId, { approved: true })
    const late = await decide(seller.companyId, { approved: false, reason: 'Too late.' })
    expect([late.status, late.body.message]).toEqual([409, adminMessages.approvedAlready])
    const buyers = await makeCompany(market.db, { kind: 'buyer' })
    expect((await decide(buyers.id, { approved: true })).status).toBe(404)
    expect((await decide(2_000_000_000, { approved: true })).status).toBe(404)
  })
})

describe('checks and the seal', () => {
  const registry = { kind: 'registry', checked_on: '2026-05-12', evidence: 'HRB 1234, extract of 12 May' }
  const person = { kind: 'person', checked_on: '2026-05-13', evidence: 'Passport seen on a call' }
  const record = (id: number, checks: object[]) => admin.put(`/api/v1/companies/${id}/checks`, { body: { checks } })
  const sealOf = async (slug: string) => {
    const { company } = (await market.guest.get(`/api/v1/marketplace/company/${slug}`)).body.data
    return { is_verified: company.is_verified, checks: company.checks }
  }

  test('an approval without checks gives no seal, one with them says what was checked and when, and never the evidence', async () => {
    const [bare, checked] = [await registerSeller(), await registerSeller()]
    await decide(bare.companyId, { approved: true })
    expect(await sealOf(bare.slug)).toEqual({ is_verified: false, checks: [] })
    expect((await decide(checked.companyId, { approved: true, checks: [registry, person] })).status).toBe(200)
    const told = [
      { kind: 'registry', checked_on: '2026-05-12' },
      { kind: 'person', checked_on: '2026-05-13' },
    ]
    expect(await sealOf(checked.slug)).toEqual({ is_verified: true, checks: told })
    const product = await makeProduct(market.db, checked.companyId)
    const page = await market.guest.get(`/api/v1/marketplace/product/${product.slug}`)
    expect(page.body.data.company).toMatchObject({ is_verified: true, checks: told })
    const showroom = await market.guest.get(`/api/v1/marketplace/showroom/${checked.slug}`)
    expect(showroom.body.data.company).toMatchObject({ is_verified: true, checks: told })
    expect(page.text + showroom.text).not.toContain('HRB 1234')
    const { data } = (await admin.get(`/api/v1/companies/${checked.companyId}/checks`)).body
    expect(data).toMatchObject([{ ...registry, recorded_by: 'Test Person' }, person])
    expect((await admin.get('/api/v1/approval-decisions')).body.data[0].checked).toEqual(['registry', 'person'])
  })

  test('are recorded, renewed and withdrawn later, and the seal follows at once', async () => {
    const seller = await registerSeller()
    await decide(seller.companyId, { approved: true })
    await record(seller.companyId, [registry])
    expect((await sealOf(seller.slug)).is_verified).toBe(false)
    await record(seller.companyId, [{ ...registry, checked_on: '2026-06-01' }, person])
    expect(await sealOf(seller.slug)).toMatchObject({ is_verified: true, checks: [{ checked_on: '2026-06-01' }, {}] })
    await record(seller.companyId, [registry])
    expect(await sealOf(seller.slug)).toEqual({ is_verified: false, checks: [] })
    const audit = await admin.get('/api/v1/operator/audit', {
      query: { thing: 'company', thing_id: seller.companyId },
    })
    expect(audit.body.data[0]).toMatchObject({
      before: { check_person: '2026-05-13: Passport seen on a call' },
      after: { check_registry: '2026-05-12: HRB 1234, extract of 12 May' },
    })
  })

  test('without a day or something to show for them are refused, with the field named', async () => {
    const seller = await registerSeller()
    const faulty = await decide(seller.companyId, { approved: true, checks: [{ ...registry, evidence: ' ' }, person] })
    expect([faulty.status, Object.keys(faulty.body.details)]).toEqual([400, ['checks.0.evidence']])
    expect(await isOnMarket(seller.slug)).toBe(false)
    const ahead = await record(seller.companyId, [{ ...registry, checked_on: '2999-01-01' }])
    expect(Object.keys(ahead.body.details)).toEqual(['checks.0.checked_on'])
  })
})

describe('what was decided', () => {
  test('stays readable with what was given and checked, by whom; providers and brokers are decided about too', async () => {
    const provider = await makeCompany(market.db, { kind: 'provider', registrationNumber: 'HRB 77' })
    await makeCompany(market.db, { kind: 'buyer', name: 'Twin', registrationNumber: 'HRB 77' })
    const waiting = async () =>
      (await admin.get('/api/v1/approvals', { query: { perPage: 100 } })).body.data.find(
        (one: { company: { id: number } }) => one.company.id === provider.id,
      )
    expect(await waiting()).toMatchObject({ company: { kind: 'provider' }, same_numbers: [{ name: 'Twin' }] })
    const body = { approved: false, reason: 'No licence.', checked: ['registration', 'phone'], note: 'Called twice.' }
    expect((await decide(provider.id, body)).status).toBe(200)
    expect(await waiting()).toBeUndefined()
    const call = await market.as(provider.owner)
    expect((await call.get('/api/auth/custom-session')).status).toBe(200)
    const mails = await readMailbox(market.db, provider.owner.email)
    expect(mails.at(-1)?.text).toContain('No licence.')
    expect((await decide(provider.id, { approved: true })).status).toBe(200)
    const { data } = (await admin.get('/api/v1/approval-decisions')).body
    expect(data.slice(0, 2)).toMatchObject([
      { approved: true, is_approved_now: true, checked: [] },
      {
        approved: false,
        reason: 'No licence.',
        note: 'Called twice.',
        checked: ['registration', 'phone'],
        given: { company: { id: provider.id, registration_number: 'HRB 77' } },
        decided_by: 'Test Person',
      },
    ])
    const audit = await admin.get('/api/v1/operator/audit', { query: { thing: 'company', thing_id: provider.id } })
    expect(audit.body.data).toMatchObject([
      { action: 'approved' },
      { action: 'refused', after: { reason: 'No licence.' } },
    ])
  })
})

describe('suspending', () => {
  test('ends the sessions at once, takes the company and its goods off the market, and tells the person', async () => {
    const house = await makeCompany(market.db, { verifiedAt: new Date() })
    const product = await makeProduct(market.db, house.id)
    const owner = await market.as(house.owner)
    expect((await market.guest.get(`/api/v1/marketplace/product/${product.slug}`)).status).toBe(200)
    expect((await suspend(house.owner.id, { suspended: true, reason: 'Several buyers complained.' })).status).toBe(200)
    expect((await owner.get('/api/auth/custom-session')).status).toBe(401)
    expect(await isOnMarket(house.slug)).toBe(false)
    expect((await market.guest.get(`/api/v1/marketplace/product/${product.slug}`)).status).not.toBe(200)
    const mails = await readMailbox(market.db, house.owner.email)
    expect(mails.at(-1)?.text).toContain('Several buyers complained.')
    await suspend(house.owner.id, { suspended: true })
    expect(await readMailbox(market.db, house.owner.email)).toHaveLength(mails.length)

    expect((await suspend(house.owner.id, { suspended: false })).status).toBe(200)
    expect(await isOnMarket(house.slug)).toBe(true)
    expect((await market.guest.get(`/api/v1/marketplace/product/${product.slug}`)).status).toBe(200)
    expect((await owner.get('/api/auth/custom-session')).status).toBe(401)
    expect((await readMailbox(market.db, house.owner.email)).at(-1)?.subject).toBe(
      'Your account at Fairquay is open again',
    )
  })

  test('of a whole company ends its invitations: nobody can join it and put its goods back', async () => {
    const house = await makeCompany(market.db, { verifiedAt: new Date() })
    const owner = await market.as(house.owner)
    for (const email of ['accomplice@test.invalid', 'unsent@test.invalid'])
      await owner.post('/api/v1/invitations', { body: { email, role: 'owner' } })
    // Sent by somebody who has left since then.
    await sql`update invitations set invited_by = null where email = 'unsent@test.invalid'`.execute(market.db)
    const tokens = ['accomplice@test.invalid', 'unsent@test.invalid'].map((email) => readLinkToken(market.db, email))
    await admin.put(`/api/v1/companies/${house.id}/suspension`, { body: { suspended: true } })
    const person = {
      first_name: 'Al',
      last_name: 'Lee',
      phone_code: '39',
      phone: '02 1234 567',
      password: goodPassword,
    }
    for (const token of await Promise.all(tokens)) {
      const body = { token, person }
      expect((await market.guest.post('/api/v1/invitations/acceptances', { body })).status).toBe(422)
    }
    expect((await login('accomplice@test.invalid')).status).toBe(401)
  })

  test('ends the invitations and API tokens of this person alone, for good', async () => {
    const house = await makeCompany(market.db, { verifiedAt: new Date() })
    const other = await makePerson(market.db, { role: 'seller', companyId: house.id, companyRole: 'owner' })
    const tokens: string[] = []
    for (const person of [house.owner, other]) {
      const caller = await market.as(person)
      await caller.post('/api/v1/invitations', { body: { email: `by-${person.id}@test.invalid`, role: 'owner' } })
      const body = { name: 'ERP', scopes: ['products:read'], days: 30 }
      tokens.push((await caller.post('/api/v1/api-tokens', { body })).body.token)
    }
    await suspend(house.owner.id, { suspended: true })
    await suspend(house.owner.id, { suspended: false })
    const statuses = []
    for (const token of tokens) {
      const program = await market.as({ ...house.owner, token })
      statuses.push((await program.get('/api/v1/own-products')).status)
    }
    expect(statuses).toEqual([401, 200])
    const { invitations } = (await (await market.as(other)).get('/api/v1/members')).body
    expect(invitations).toMatchObject([{ email: `by-${other.id}@test.invalid` }])
  })

  test('of one person alone outlasts whatever brings their company back', async () => {
    const states = (companyId: number) =>
      market.db.selectFrom('users').select(['id', 'status']).where('company_id', '=', companyId).orderBy('id').execute()
    const { companyId, id } = await registerSeller()
    const colleague = await makePerson(market.db, { role: 'seller', companyId, companyRole: 'editor' })
    await suspend(colleague.id, { suspended: true, reason: 'Abuse.' })
    await decide(companyId, { approved: false, reason: 'No register entry.' })
    await decide(companyId, { approved: true })
    const mine = { id, status: 1 }
    expect(await states(companyId)).toEqual([mine, { id: colleague.id, status: 2 }])
    for (const suspended of [true, false])
      await admin.put(`/api/v1/companies/${companyId}/suspension`, {
        body: { suspended, reason: 'Counterfeit goods.' },
      })
    expect(await states(companyId)).toEqual([mine, { id: colleague.id, status: 2 }])
    await suspend(colleague.id, { suspended: false })
    for (const suspended of [true, false])
      await admin.put(`/api/v1/companies/${companyId}/suspension`, {
        body: { suspended, reason: 'Counterfeit goods.' },
      })
    expect(await states(companyId)).toEqual([mine, { id: colleague.id, status: 1 }])
  })

  test('a seller nobody approved waits again after it', async () => {
    const seller = await registerSeller()
    await suspend(seller.id, { suspended: true })
    expect((await login(seller.email)).status).toBe(401)
    await suspend(seller.id, { suspended: false })
    expect((await login(seller.email)).body.user.is_waiting).toBe(true)
    const { body } = await admin.get('/api/v1/approvals', { query: { perPage: 100 } })
    expect(JSON.stringify(body)).toContain(seller.email)
  })

  test('an admin cannot lock themselves out, and a missing person is not found', async () => {
    const me = await makePerson(market.db, { role: 'admin' })
    const asMe = await market.as(me)
    const answer = await asMe.put(`/api/v1/people/${me.id}/suspension`, { body: { suspended: true } })
    expect([answer.status, answer.body.message]).toEqual([422, adminMessages.notOneself])
    expect((await suspend(2_000_000_000, { suspended: true })).status).toBe(404)
  })
})

test('only admins decide about others', async () => {
  const { id, companyId } = await registerSeller()
  for (const caller of [market.guest, await market.as('seller'), await market.as('buyer'), await market.as('broker')]) {
    const status = caller === market.guest ? 401 : 403
    expect((await caller.get('/api/v1/approvals')).status).toBe(status)
    expect((await caller.put(`/api/v1/companies/${companyId}/approval`, { body: { approved: true } })).status).toBe(
      status,
    )
    expect((await caller.put(`/api/v1/people/${id}/suspension`, { body: { suspended: true } })).status).toBe(status)
  }
})
