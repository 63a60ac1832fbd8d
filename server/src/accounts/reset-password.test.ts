import { accountMessages } from '@fairquay/contract/accounts/messages.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Caller, openTestApp, type TestApp } from '../../test/app.ts'
import { readLinkToken, readMailbox } from '../../test/mailbox.ts'
import { makePerson } from '../../test/make.ts'
import { goodPassword, registrationForm } from '../../test/registration-form.ts'
import { isSignedIn, nextPassword, type SignIns, signInsOf } from '../../test/sign-ins.ts'

let market: TestApp
let people: SignIns
beforeAll(async () => {
  market = await openTestApp({ environment: { PUBLIC_URL: 'https://market.test' } })
  people = signInsOf(market)
})
afterAll(() => market.close())

describe('a forgotten password', () => {
  test('the link of the mail sets a new one, once, and ends every session', async () => {
    const { ann, asAnn } = await people.makeMember()
    await people.askReset(ann.email)
    const token = await readLinkToken(market.db, ann.email)
    const [mail] = await readMailbox(market.db, ann.email)
    expect(mail?.text).toContain(`https://market.test/#/secured/new-password?token=${token}`)
    expect((await people.useReset(token)).body).toEqual({ success: true })
    expect(await isSignedIn(asAnn)).toBe(false)
    expect((await people.login(ann.email, goodPassword)).status).toBe(401)
    expect((await people.login(ann.email, nextPassword)).status).toBe(200)
    expect((await people.useReset(token, 'and a third one')).body.message).toBe(accountMessages.linkSpent)
    const subjects = (await readMailbox(market.db, ann.email)).map(({ subject }) => subject)
    expect(subjects.at(-1)).toBe('Your password at Fairquay was changed')
  })

  test('the link is good for fifteen minutes', async () => {
    const { ann } = await people.makeMember()
    await people.askReset(ann.email)
    const token = await readLinkToken(market.db, ann.email)
    const link = await market.db
      .selectFrom('email_tokens')
      .selectAll()
      .where('user_id', '=', ann.id)
      .executeTakeFirstOrThrow()
    expect(link.expires_at.getTime() - link.created_at.getTime()).toBe(15 * 60_000)
    await market.db
      .updateTable('email_tokens')
      .set({ expires_at: new Date(Date.now() - 1000) })
      .where('user_id', '=', ann.id)
      .execute()
    expect((await people.useReset(token)).status).toBe(422)
    expect((await people.login(ann.email, goodPassword)).status).toBe(200)
  })

  test('a refused new password leaves the link as good as it was', async () => {
    const { ann } = await people.makeMember()
    await people.askReset(ann.email)
    const token = await readLinkToken(market.db, ann.email)
    expect((await people.useReset(token, 'short')).body.details).toEqual({ password: accountMessages.passwordLength })
    expect((await people.useReset(token, 'password1')).body.details).toEqual({
      password: accountMessages.passwordCommon,
    })
    expect((await people.useReset(token)).status).toBe(200)
  })

  test('an unknown or suspended address gets the same answer and no mail', async () => {
    const { ann } = await people.makeMember()
    const suspended = await makePerson(market.db, { status: 2 })
    const answers = [
      await people.askReset(ann.email),
      await people.askReset('nobody@test.invalid'),
      await people.askReset(suspended.email),
    ]
    for (const { status, text } of answers) expect([status, text]).toEqual([200, '{"success":true}'])
    expect(await readMailbox(market.db, 'nobody@test.invalid')).toEqual([])
    expect(await readMailbox(market.db, suspended.email)).toEqual([])
  })

  test('a link goes on working when a stranger asks for another one; the first that is used ends them all', async () => {
    const { ann } = await people.makeMember()
    await people.askReset(ann.email)
    const first = await readLinkToken(market.db, ann.email)
    await people.askReset(ann.email, '192.0.2.30')
    const second = await readLinkToken(market.db, ann.email)
    expect(second).not.toBe(first)
    expect((await people.useReset(first)).status).toBe(200)
    expect((await people.useReset(second)).status).toBe(422)
  })

  test('no link works once the person is suspended', async () => {
    const { ann } = await people.makeMember()
    await people.askReset(ann.email)
    const token = await readLinkToken(market.db, ann.email)
    const admin = await market.as('admin')
    await admin.put(`/api/v1/people/${ann.id}/suspension`, { body: { suspended: true } })
    expect((await people.useReset(token)).status).toBe(422)
    expect((await people.login(ann.email, nextPassword)).status).toBe(401)
  })

  test('the link confirms the address it reached: a buyer may sign in, a seller still waits for the operator', async () => {
    const [buyer, seller] = [registrationForm(), registrationForm({ type: 'seller' })]
    for (const form of [buyer, seller]) {
      await market.guest.post('/api/auth/register', { body: form })
      await people.askReset(form.email)
      expect((await people.useReset(await readLinkToken(market.db, form.email))).status).toBe(200)
    }
    expect((await people.login(buyer.email, nextPassword)).status).toBe(200)
    expect((await people.login(seller.email, nextPassword)).body.user.is_waiting).toBe(true)
  })

  test('asking too often is refused to whoever does it and to nobody else, the same whether there is such an account', async () => {
    const { ann } = await people.makeMember()
    for (const email of [ann.email, 'much@test.invalid']) {
      await market.db.deleteFrom('attempts').execute()
      for (let count = 0; count < 5; count++) expect((await people.askReset(email, '192.0.2.1')).status).toBe(200)
      expect((await people.askReset(email, '192.0.2.1')).status).toBe(429)
      expect((await people.askReset(email, '192.0.2.2')).status).toBe(200)
    }
  })

  test('however many ask, the mailbox is not flooded, and it holds a link that works', async () => {
    const { ann } = await people.makeMember()
    const subject = `reset-of:${ann.email}`
    await market.db.insertInto('attempts').values({ subject, window_start: new Date(), count: 20 }).execute()
    expect((await people.askReset(ann.email, '192.0.2.11')).status).toBe(200)
    expect((await people.askReset(ann.email, '192.0.2.12')).body).toEqual({ success: true })
    expect(await readMailbox(market.db, ann.email)).toHaveLength(1)
    // The last one is about to end: the next who asks gets another.
    await market.db
      .updateTable('email_tokens')
      .set({ expires_at: new Date(Date.now() + 60_000) })
      .where('user_id', '=', ann.id)
      .execute()
    expect((await people.askReset(ann.email, '192.0.2.13')).status).toBe(200)
    expect(await readMailbox(market.db, ann.email)).toHaveLength(2)
    expect((await people.useReset(await readLinkToken(market.db, ann.email))).status).toBe(200)
  })

  test('the own address is no new password, and saying so leaves the link as good as it was', async () => {
    const { ann } = await people.makeMember()
    await people.askReset(ann.email)
    const token = await readLinkToken(market.db, ann.email)
    expect((await people.useReset(token, ann.email.toUpperCase())).body.details).toEqual({
      password: accountMessages.passwordEmail,
    })
    expect((await people.useReset(token, 'aaaaaaaaaa')).body.details).toEqual({
      password: accountMessages.passwordRepeats,
    })
    expect((await people.useReset(token)).status).toBe(200)
  })
})

describe('API tokens and a new password', () => {
  /** An owner with two tokens, one of which is too old, and a colleague's token that is nobody else's business. */
  async function makeHouse() {
    const { ann, asAnn } = await people.makeMember({ role: 'seller' })
    const bob = await makePerson(market.db, { role: 'seller', ...(ann.companyId && { companyId: ann.companyId }) })
    const make = async (caller: Caller, name: string) => {
      const body = { name, scopes: ['products:read'], days: 30 }
      return (await caller.post('/api/v1/api-tokens', { body })).body.token as string
    }
    const [own, colleague] = [await make(asAnn, 'ERP'), await make(await market.as(bob), 'Shop')]
    const works = async (token: string) =>
      (await (await people.asToken(token)).get('/api/v1/own-products')).status === 200
    expect([await works(own), await works(colleague)]).toEqual([true, true])
    return { ann, asAnn, own, colleague, works }
  }
  const auditOf = async (id: number) => {
    const entries = (await (await market.as('admin')).get('/api/v1/operator/audit', { query: { person: id } })).body
      .data
    return entries.filter((entry: { thing: string }) => entry.thing === 'person')
  }
  const lastMail = async (email: string) => (await readMailbox(market.db, email)).at(-1)?.text
  const reset = async (email: string, more: object = {}) => {
    await people.askReset(email)
    const token = await readLinkToken(market.db, email)
    const body = { token, password: nextPassword, ...more }
    return market.guest.post('/api/v1/password-resets/use', { body })
  }

  test('end with a reset, of this person alone; the mail and the audit log say so', async () => {
    const { ann, own, colleague, works } = await makeHouse()
    expect((await reset(ann.email)).status).toBe(200)
    expect([await works(own), await works(colleague)]).toEqual([false, true])
    expect(await lastMail(ann.email)).toContain('The API tokens you had made were ended as well: ERP.')
    const entries = await auditOf(ann.id)
    expect(entries).toMatchObject([
      {
        action: 'changed',
        actor_id: ann.id,
        thing_id: ann.id,
        after: { ended_sessions: 1, ended_programs: [`ERP (${own.slice(0, 10)}…)`], kept_programs: 0 },
      },
    ])
    expect(JSON.stringify(entries)).not.toContain(own)
  })

  test('stay when whoever resets says so, and the mail tells that they do', async () => {
    const { ann, own, works } = await makeHouse()
    expect((await reset(ann.email, { end_api_tokens: false })).status).toBe(200)
    expect(await works(own)).toBe(true)
    expect(await lastMail(ann.email)).toContain('The API tokens you have made (1) were not ended')
    expect(await auditOf(ann.id)).toMatchObject([{ after: { kept_programs: 1 } }])
  })

  test('stay when somebody signed in changes the password, and end when they ask for it', async () => {
    const { asAnn, own, colleague, works } = await makeHouse()
    const change = (current_password: string, password: string, more: object = {}) =>
      asAnn.put('/api/v1/profile/password', { body: { current_password, password, ...more } })
    expect((await change(goodPassword, nextPassword)).status).toBe(200)
    expect(await works(own)).toBe(true)
    expect((await change(nextPassword, goodPassword, { end_api_tokens: true })).status).toBe(200)
    expect([await works(own), await works(colleague)]).toEqual([false, true])
    expect(await isSignedIn(asAnn)).toBe(true)
  })

  test('the mail points at what a new password cannot end: invitations and webhooks made by this account', async () => {
    const { ann, asAnn } = await makeHouse()
    await asAnn.post('/api/v1/invitations', { body: { email: 'friend@test.invalid', role: 'owner' } })
    await market.db
      .insertInto('webhooks')
      .values({
        company_id: ann.companyId ?? 0,
        url: 'https://hooks.test/in',
        events: ['request.created'],
        secret: Buffer.alloc(32),
        created_by: ann.id,
      })
      .execute()
    await reset(ann.email)
    const text = await lastMail(ann.email)
    expect(text).toContain('open invitations to your company (1): https://market.test/#/profile/members')
    expect(text).toContain('webhooks (1): https://market.test/#/integrations')
  })

  test('somebody without any is told nothing of tokens', async () => {
    const { ann } = await people.makeMember()
    await reset(ann.email)
    expect(await lastMail(ann.email)).not.toMatch(/token|webhook|invitation/)
  })
})
