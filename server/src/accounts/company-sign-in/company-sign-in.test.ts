import { companySignInMessages as say } from '@fairquay/contract/accounts/company-sign-in/messages.ts'
import { returnPath } from '@fairquay/contract/accounts/company-sign-in/rules.ts'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { clientId, clientSecret } from '../../../test/company-provider.ts'
import { openSignInDesk, path, type SignInDesk, site } from '../../../test/company-sign-in-desk.ts'
import { readMailbox } from '../../../test/mailbox.ts'

let desk: SignInDesk
beforeAll(async () => {
  desk = await openSignInDesk()
})
afterAll(() => desk.close())
beforeEach(() => desk.calm())

describe('signing in at the provider', () => {
  test('an active member with a verified address gets a session that says so', async () => {
    const { member } = await desk.makeReadyFirm()
    const { code, browser } = await desk.goThrough(member.email, { sub: 'm', email: member.email.toUpperCase() })
    const { status, body } = await desk.finish(code, browser)
    expect([status, body.user?.email]).toEqual([200, member.email])
    const { data } = (await (await desk.people.asToken(body.jwt.token)).get('/api/v1/sessions')).body
    expect(data.find((one: { is_current: boolean }) => one.is_current).way).toBe('company')
  })

  test('the way there carries PKCE, state and nonce, and nothing that is kept', async () => {
    const { member } = await desk.makeReadyFirm()
    const { body } = await desk.begin(member.email)
    const { origin, searchParams } = new URL(body.address)
    expect(origin).toBe(desk.provider.issuer)
    expect(Object.fromEntries(searchParams)).toMatchObject({
      client_id: clientId,
      response_type: 'code',
      scope: 'openid email',
      redirect_uri: `${site}${returnPath}`,
      code_challenge_method: 'S256',
      login_hint: member.email,
    })
    for (const name of ['state', 'nonce', 'code_challenge'])
      expect(searchParams.get(name)?.length).toBeGreaterThanOrEqual(43)
    expect(body.address).not.toContain(body.browser)
  })

  test('a code opens one session, in the browser that began, within a minute', async () => {
    const { member } = await desk.makeReadyFirm()
    const login = { sub: 'm', email: member.email }
    const first = await desk.goThrough(member.email, login)
    expect((await desk.finish(first.code, first.browser)).status).toBe(200)
    expect((await desk.finish(first.code, first.browser)).body.details).toEqual({ code: say.over })
    const stolen = await desk.goThrough(member.email, login)
    const other = await desk.goThrough(member.email, login)
    expect((await desk.finish(stolen.code, other.browser)).status).toBe(422)
    // Shown by another browser it is spent.
    expect((await desk.finish(stolen.code, stolen.browser)).status).toBe(422)
    await sql`update company_sign_ins set expires_at = now()`.execute(desk.market.db)
    expect((await desk.finish(other.code, other.browser)).status).toBe(422)
  })

  test("a provider's answer is taken once, for a state that was given out, within ten minutes", async () => {
    const { member } = await desk.makeReadyFirm()
    const login = { sub: 'm', email: member.email }
    const { back } = await desk.leave(member.email, login)
    expect(desk.readPage(await desk.comeBack(back)).code).toBeDefined()
    expect(desk.readPage(await desk.comeBack(back))).toEqual({ fault: 'over' })
    const late = await desk.leave(member.email, login)
    const foreign = new URL(late.back)
    foreign.searchParams.set('state', 'x'.repeat(43))
    expect(desk.readPage(await desk.comeBack(foreign.href))).toEqual({ fault: 'over' })
    await sql`update company_sign_ins set expires_at = now()`.execute(desk.market.db)
    expect(desk.readPage(await desk.comeBack(late.back))).toEqual({ fault: 'over' })
    expect(desk.readPage(await desk.comeBack(`${site}${returnPath}`))).toEqual({ fault: 'over' })
  })

  test('people are known by their name at the provider from then on, not by an address', async () => {
    const { member, owner } = await desk.makeReadyFirm()
    await desk.goThrough(member.email, { sub: 'm', email: member.email })
    // The address of a colleague, at the login of the member.
    const moved = await desk.goThrough(owner.email, { sub: 'm', email: owner.email })
    expect((await desk.finish(moved.code, moved.browser)).body.user.email).toBe(member.email)
    // Another login that was given the member's address.
    expect((await desk.goThrough(member.email, { sub: 'n', email: member.email })).fault).toBe('other_login')
  })

  test('a second step that somebody has set up is asked for', async () => {
    const { member } = await desk.makeReadyFirm()
    await sql`
      insert into authenticators (user_id, secret, confirmed_at) values (${member.id}, ${Buffer.alloc(20, 7)}, now())`.execute(
      desk.market.db,
    )
    const { code, browser } = await desk.goThrough(member.email, { sub: 'm', email: member.email })
    const { status, body } = await desk.finish(code, browser)
    expect([status, body.code, body.details.ticket.length]).toEqual([401, 'second_step', 43])
  })
})

describe('who is not let in', () => {
  test.each([
    ['an address that is not verified', (email: string) => ({ sub: 'm', email, email_verified: false }), 'unverified'],
    ['an address that is nobody’s', () => ({ sub: 'm', email: 'nobody@firm-1.example' }), 'stranger'],
  ])('%s', async (_what, login, fault) => {
    const { member } = await desk.makeReadyFirm()
    expect((await desk.goThrough(member.email, login(member.email))).fault).toBe(fault)
  })

  test('people of another company, of another domain, and operators', async () => {
    const { member, owner } = await desk.makeReadyFirm()
    const other = await desk.makeFirm()
    const elsewhere = await desk.people.makeMember({
      companyId: owner.companyId ?? 0,
      email: `m${desk.countFirms()}@elsewhere.example`,
    })
    const operator = await desk.people.makeMember({ role: 'admin', email: `operator@${other.domain}` })
    const addresses = [other.member.email, elsewhere.ann.email, operator.ann.email]
    for (const email of addresses)
      expect((await desk.goThrough(member.email, { sub: email, email })).fault).toBe('stranger')
    await sql`update users set company_id = ${owner.companyId}, email = ${`op@${owner.email.split('@')[1]}`} where id = ${operator.ann.id}`.execute(
      desk.market.db,
    )
    const email = `op@${owner.email.split('@')[1]}`
    expect((await desk.goThrough(member.email, { sub: 'op', email })).fault).toBe('stranger')
  })

  test('who was suspended, has left or whose domain was dropped, also between the code and the session', async () => {
    const { member, asOwner, domain } = await desk.makeReadyFirm()
    const login = { sub: 'm', email: member.email }
    const [one, two, three] = [
      await desk.goThrough(member.email, login),
      await desk.goThrough(member.email, login),
      await desk.goThrough(member.email, login),
    ]
    await sql`update users set status = 2 where id = ${member.id}`.execute(desk.market.db)
    expect((await desk.finish(one.code, one.browser)).status).toBe(422)
    expect((await desk.goThrough(member.email, login)).fault).toBe('stranger')
    await sql`update users set status = 1 where id = ${member.id}`.execute(desk.market.db)
    expect((await asOwner.delete(`/api/v1/members/${member.id}`)).status).toBe(200)
    expect((await desk.finish(two.code, two.browser)).status).toBe(422)
    expect((await desk.goThrough(member.email, login)).fault).toBe('stranger')
    expect((await asOwner.delete(`${path}/domains/${domain}`)).status).toBe(200)
    expect((await desk.finish(three.code, three.browser)).status).toBe(422)
    expect((await desk.begin(member.email)).status).toBe(422)
  })

  test.each([
    ['nonce', (claims: object) => ({ ...claims, nonce: 'x' })],
    ['issuer', (claims: object) => ({ ...claims, iss: 'http://127.0.0.1:1' })],
    ['audience', (claims: object) => ({ ...claims, aud: 'somebody-else' })],
    ['time', (claims: object) => ({ ...claims, exp: 1_000_000_000 })],
    ['signature', () => 'foreign-key' as const],
  ])('a token whose %s is wrong', async (_what, spoil) => {
    const { member } = await desk.makeReadyFirm()
    desk.provider.state.spoil = spoil
    expect((await desk.goThrough(member.email, { sub: 'm', email: member.email })).fault).toBe('untrusted')
  })

  test('an answer that names another issuer, or a refusal', async () => {
    const { member } = await desk.makeReadyFirm()
    const { back } = await desk.leave(member.email, { sub: 'm', email: member.email })
    const mixed = new URL(back)
    mixed.searchParams.set('iss', 'http://127.0.0.1:1')
    expect(desk.readPage(await desk.comeBack(mixed.href)).fault).toBe('untrusted')
    const { body } = await desk.begin(member.email)
    const refused = new URLSearchParams({
      state: new URL(body.address).searchParams.get('state') ?? '',
      error: 'access_denied',
      iss: desk.provider.issuer,
    })
    expect(desk.readPage(await desk.comeBack(`${site}${returnPath}?${refused}`)).fault).toBe('denied')
  })

  test('anybody whose domain no company speaks for, in the same words whether there is an account', async () => {
    const firm = await desk.makeFirm()
    const [known, unknown] = [await desk.begin(firm.member.email), await desk.begin('who@nowhere.example')]
    expect([known.status, known.body]).toEqual([422, unknown.body])
    const ready = await desk.makeReadyFirm()
    expect((await desk.begin(`nobody@${ready.domain}`)).status).toBe(200)
  })

  test('nobody while the provider is silent: the wait ends, with words', async () => {
    const { member } = await desk.makeReadyFirm()
    const { back } = await desk.leave(member.email, { sub: 'm', email: member.email })
    desk.provider.state.isSilent = true
    expect(desk.readPage(await desk.comeBack(back)).fault).toBe('unreachable')
  }, 30_000)
})

// After the others, so that much has been logged.
test('the secret of the provider is in no answer, log, mail or audit entry', async () => {
  const { asOwner, owner, member } = await desk.makeReadyFirm()
  await desk.goThrough(member.email, { sub: 'm', email: member.email })
  const audit = await desk.admin.get('/api/v1/operator/audit', { query: { thing: 'sign-in-provider' } })
  expect(audit.body.data[0]).toMatchObject({ action: 'changed', after: { is_on: true } })
  const mails = JSON.stringify(await readMailbox(desk.market.db, owner.email))
  expect(mails).toContain('can sign in at its own provider')
  const everything = [(await asOwner.get(path)).text, audit.text, mails, ...desk.logged].join('\n')
  expect(desk.logged.length).toBeGreaterThan(10)
  expect(everything).not.toContain(clientSecret)
  expect(everything).not.toContain(encodeURIComponent(clientSecret))
})
