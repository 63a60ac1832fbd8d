import { companySignInMessages as say } from '@fairquay/contract/accounts/company-sign-in/messages.ts'
import { returnPath } from '@fairquay/contract/accounts/company-sign-in/rules.ts'
import { failures } from '@fairquay/contract/errors.ts'
import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Caller, openTestApp, type TestApp } from '../../../test/app.ts'
import {
  type CompanyProvider,
  clientId,
  clientSecret,
  type Login,
  openCompanyProvider,
  walkThrough,
} from '../../../test/company-provider.ts'
import { readMailbox } from '../../../test/mailbox.ts'
import { goodPassword } from '../../../test/registration-form.ts'
import { isSignedIn, type SignIns, signInsOf } from '../../../test/sign-ins.ts'

const site = 'http://market.invalid'
const logged: string[] = []
let market: TestApp
let people: SignIns
let provider: CompanyProvider
let admin: Caller
beforeAll(async () => {
  provider = await openCompanyProvider(`${site}${returnPath}`)
  market = await openTestApp({
    environment: { PUBLIC_URL: site, PRIVATE_WEBHOOKS: 'true' },
    log: pino({ level: 'trace' }, { write: (line: string) => void logged.push(line) }),
  })
  people = signInsOf(market)
  admin = await market.as('admin')
})
afterAll(async () => {
  await market.close()
  await provider.close()
})
beforeEach(() => market.db.deleteFrom('attempts').execute())
afterEach(() => {
  provider.state.spoil = undefined
  provider.state.isSilent = false
})

const path = '/api/v1/company-sign-in'
const settings = () => ({
  issuer: provider.issuer,
  client_id: clientId,
  client_secret: clientSecret,
  current_password: goodPassword,
})
const switchTo = (as: Caller, is_on: boolean, is_required = false) =>
  as.put(`${path}/state`, { body: { is_on, is_required, current_password: goodPassword } })

let firms = 0
/** A company with an owner and a member at a domain of its own. */
async function makeFirm() {
  const domain = `firm-${++firms}.example`
  const { ann: owner, asAnn: asOwner } = await people.makeMember({ email: `owner@${domain}` })
  const { ann: member, asAnn: asMember } = await people.makeMember({
    email: `member@${domain}`,
    companyRole: 'editor',
    ...(owner.companyId !== undefined && { companyId: owner.companyId }),
  })
  return { domain, owner, asOwner, member, asMember }
}

async function approve(asOwner: Caller, domain: string): Promise<void> {
  expect((await asOwner.put(`${path}/domains/${domain}`)).status).toBe(200)
  const { data } = (await admin.get('/api/v1/operator/sign-in-domains')).body
  const { id } = data.find((one: { domain: string; state: string }) => one.domain === domain && one.state === 'waiting')
  const body = { is_approved: true, reason: '' }
  expect((await admin.put(`/api/v1/operator/sign-in-domains/${id}/decision`, { body })).status).toBe(200)
}

async function tryOut(asOwner: Caller, email: string) {
  provider.state.login = { sub: `trial of ${email}`, email }
  const { status, body } = await asOwner.put(`${path}/trial`)
  expect(status).toBe(200)
  expect(await comeBack(await walkThrough(body.address))).toBe(`${site}/#/profile/company-sign-in`)
  return (await asOwner.get(path)).body.provider
}

/** A company whose people sign in at the provider. */
async function makeReadyFirm() {
  const firm = await makeFirm()
  await approve(firm.asOwner, firm.domain)
  expect((await firm.asOwner.put(path, { body: settings() })).status).toBe(200)
  expect((await tryOut(firm.asOwner, firm.owner.email)).trial_outcome).toBe('right')
  expect((await switchTo(firm.asOwner, true)).status).toBe(200)
  return firm
}

const begin = (email: string) => market.guest.post('/api/auth/company-sign-in', { body: { email } })
const finish = (code: string, browser: string) =>
  market.guest.post('/api/auth/company-sign-in/session', { body: { code, browser } })

/** Shows the marketplace a provider's answer, as the browser does that was sent back with it; answers where it is sent. */
async function comeBack(address: string): Promise<string> {
  const { pathname, search } = new URL(address)
  const { status, headers } = await market.guest.get(`${pathname}${search}`)
  expect([status, headers['cache-control'], headers['referrer-policy']]).toEqual([303, 'no-store', 'no-referrer'])
  return String(headers.location)
}

async function leave(email: string, login: Login): Promise<{ back: string; browser: string }> {
  provider.state.login = login
  const { status, body } = await begin(email)
  expect(status).toBe(200)
  return { back: await walkThrough(body.address), browser: body.browser }
}

const readPage = (address: string) => Object.fromEntries(new URLSearchParams(address.split('?')[1]))

/** The whole way; answers what the page is told. */
async function goThrough(email: string, login: Login) {
  const { back, browser } = await leave(email, login)
  const page = readPage(await comeBack(back))
  return { fault: page.fault, code: page.code ?? '', browser }
}

describe('signing in at the provider', () => {
  test('an active member with a verified address gets a session that says so', async () => {
    const { member } = await makeReadyFirm()
    const { code, browser } = await goThrough(member.email, { sub: 'm', email: member.email.toUpperCase() })
    const { status, body } = await finish(code, browser)
    expect([status, body.user?.email]).toEqual([200, member.email])
    const { data } = (await (await people.asToken(body.jwt.token)).get('/api/v1/sessions')).body
    expect(data.find((one: { is_current: boolean }) => one.is_current).way).toBe('company')
  })

  test('the way there carries PKCE, state and nonce, and nothing that is kept', async () => {
    const { member } = await makeReadyFirm()
    const { body } = await begin(member.email)
    const { origin, searchParams } = new URL(body.address)
    expect(origin).toBe(provider.issuer)
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
    const { member } = await makeReadyFirm()
    const login = { sub: 'm', email: member.email }
    const first = await goThrough(member.email, login)
    expect((await finish(first.code, first.browser)).status).toBe(200)
    expect((await finish(first.code, first.browser)).body.details).toEqual({ code: say.over })
    const stolen = await goThrough(member.email, login)
    const other = await goThrough(member.email, login)
    expect((await finish(stolen.code, other.browser)).status).toBe(422)
    // Shown by another browser it is spent.
    expect((await finish(stolen.code, stolen.browser)).status).toBe(422)
    await sql`update company_sign_ins set expires_at = now()`.execute(market.db)
    expect((await finish(other.code, other.browser)).status).toBe(422)
  })

  test("a provider's answer is taken once, for a state that was given out, within ten minutes", async () => {
    const { member } = await makeReadyFirm()
    const login = { sub: 'm', email: member.email }
    const { back } = await leave(member.email, login)
    expect(readPage(await comeBack(back)).code).toBeDefined()
    expect(readPage(await comeBack(back))).toEqual({ fault: 'over' })
    const late = await leave(member.email, login)
    const foreign = new URL(late.back)
    foreign.searchParams.set('state', 'x'.repeat(43))
    expect(readPage(await comeBack(foreign.href))).toEqual({ fault: 'over' })
    await sql`update company_sign_ins set expires_at = now()`.execute(market.db)
    expect(readPage(await comeBack(late.back))).toEqual({ fault: 'over' })
    expect(readPage(await comeBack(`${site}${returnPath}`))).toEqual({ fault: 'over' })
  })

  test('people are known by their name at the provider from then on, not by an address', async () => {
    const { member, owner } = await makeReadyFirm()
    await goThrough(member.email, { sub: 'm', email: member.email })
    // The address of a colleague, at the login of the member.
    const moved = await goThrough(owner.email, { sub: 'm', email: owner.email })
    expect((await finish(moved.code, moved.browser)).body.user.email).toBe(member.email)
    // Another login that was given the member's address.
    expect((await goThrough(member.email, { sub: 'n', email: member.email })).fault).toBe('other_login')
  })

  test('a second step that somebody has set up is asked for', async () => {
    const { member } = await makeReadyFirm()
    await sql`
      insert into authenticators (user_id, secret, confirmed_at) values (${member.id}, ${Buffer.alloc(20, 7)}, now())`.execute(
      market.db,
    )
    const { code, browser } = await goThrough(member.email, { sub: 'm', email: member.email })
    const { status, body } = await finish(code, browser)
    expect([status, body.code, body.details.ticket.length]).toEqual([401, 'second_step', 43])
  })
})

describe('who is not let in', () => {
  test.each([
    ['an address that is not verified', (email: string) => ({ sub: 'm', email, email_verified: false }), 'unverified'],
    ['an address that is nobody’s', () => ({ sub: 'm', email: 'nobody@firm-1.example' }), 'stranger'],
  ])('%s', async (_what, login, fault) => {
    const { member } = await makeReadyFirm()
    expect((await goThrough(member.email, login(member.email))).fault).toBe(fault)
  })

  test('people of another company, of another domain, and operators', async () => {
    const { member, owner } = await makeReadyFirm()
    const other = await makeFirm()
    const elsewhere = await people.makeMember({ companyId: owner.companyId ?? 0, email: `m${firms}@elsewhere.example` })
    const operator = await people.makeMember({ role: 'admin', email: `operator@${other.domain}` })
    const addresses = [other.member.email, elsewhere.ann.email, operator.ann.email]
    for (const email of addresses) expect((await goThrough(member.email, { sub: email, email })).fault).toBe('stranger')
    await sql`update users set company_id = ${owner.companyId}, email = ${`op@${owner.email.split('@')[1]}`} where id = ${operator.ann.id}`.execute(
      market.db,
    )
    const email = `op@${owner.email.split('@')[1]}`
    expect((await goThrough(member.email, { sub: 'op', email })).fault).toBe('stranger')
  })

  test('who was suspended, has left or whose domain was dropped, also between the code and the session', async () => {
    const { member, asOwner, domain } = await makeReadyFirm()
    const login = { sub: 'm', email: member.email }
    const [one, two, three] = [
      await goThrough(member.email, login),
      await goThrough(member.email, login),
      await goThrough(member.email, login),
    ]
    await sql`update users set status = 2 where id = ${member.id}`.execute(market.db)
    expect((await finish(one.code, one.browser)).status).toBe(422)
    expect((await goThrough(member.email, login)).fault).toBe('stranger')
    await sql`update users set status = 1 where id = ${member.id}`.execute(market.db)
    expect((await asOwner.delete(`/api/v1/members/${member.id}`)).status).toBe(200)
    expect((await finish(two.code, two.browser)).status).toBe(422)
    expect((await goThrough(member.email, login)).fault).toBe('stranger')
    expect((await asOwner.delete(`${path}/domains/${domain}`)).status).toBe(200)
    expect((await finish(three.code, three.browser)).status).toBe(422)
    expect((await begin(member.email)).status).toBe(422)
  })

  test.each([
    ['nonce', (claims: object) => ({ ...claims, nonce: 'x' })],
    ['issuer', (claims: object) => ({ ...claims, iss: 'http://127.0.0.1:1' })],
    ['audience', (claims: object) => ({ ...claims, aud: 'somebody-else' })],
    ['time', (claims: object) => ({ ...claims, exp: 1_000_000_000 })],
    ['signature', () => 'foreign-key' as const],
  ])('a token whose %s is wrong', async (_what, spoil) => {
    const { member } = await makeReadyFirm()
    provider.state.spoil = spoil
    expect((await goThrough(member.email, { sub: 'm', email: member.email })).fault).toBe('untrusted')
  })

  test('an answer that names another issuer, or a refusal', async () => {
    const { member } = await makeReadyFirm()
    const { back } = await leave(member.email, { sub: 'm', email: member.email })
    const mixed = new URL(back)
    mixed.searchParams.set('iss', 'http://127.0.0.1:1')
    expect(readPage(await comeBack(mixed.href)).fault).toBe('untrusted')
    const { body } = await begin(member.email)
    const refused = new URLSearchParams({
      state: new URL(body.address).searchParams.get('state') ?? '',
      error: 'access_denied',
      iss: provider.issuer,
    })
    expect(readPage(await comeBack(`${site}${returnPath}?${refused}`)).fault).toBe('denied')
  })

  test('anybody whose domain no company speaks for, in the same words whether there is an account', async () => {
    const firm = await makeFirm()
    const [known, unknown] = [await begin(firm.member.email), await begin('who@nowhere.example')]
    expect([known.status, known.body]).toEqual([422, unknown.body])
    const ready = await makeReadyFirm()
    expect((await begin(`nobody@${ready.domain}`)).status).toBe(200)
  })

  test('nobody while the provider is silent: the wait ends, with words', async () => {
    const { member } = await makeReadyFirm()
    const { back } = await leave(member.email, { sub: 'm', email: member.email })
    provider.state.isSilent = true
    expect(readPage(await comeBack(back)).fault).toBe('unreachable')
  }, 30_000)
})

describe('setting it up', () => {
  test('takes an owner, their password and an address that is safe', async () => {
    const { asOwner, asMember } = await makeFirm()
    expect((await asMember.put(path, { body: settings() })).status).toBe(403)
    expect((await market.guest.put(path, { body: settings() })).status).toBe(401)
    const wrong = await asOwner.put(path, { body: { ...settings(), current_password: 'wrong' } })
    expect(wrong.body.details).toHaveProperty('current_password')
    const unsafe = await asOwner.put(path, { body: { ...settings(), issuer: 'ftp://a.example' } })
    expect(unsafe.body.details).toEqual({ issuer: say.issuerNotSafe })
  })

  test('the secret is in no answer, log, mail or audit entry', async () => {
    const { asOwner, owner, member } = await makeReadyFirm()
    await goThrough(member.email, { sub: 'm', email: member.email })
    const audit = await admin.get('/api/v1/operator/audit', { query: { thing: 'sign-in-provider' } })
    expect(audit.body.data[0]).toMatchObject({ action: 'changed', after: { is_on: true } })
    const mails = JSON.stringify(await readMailbox(market.db, owner.email))
    expect(mails).toContain('can sign in at its own provider')
    const everything = [(await asOwner.get(path)).text, audit.text, mails, ...logged].join('\n')
    expect(logged.length).toBeGreaterThan(10)
    expect(everything).not.toContain(clientSecret)
    expect(everything).not.toContain(encodeURIComponent(clientSecret))
  })

  test('it is switched on once a trial came through, and new settings begin anew', async () => {
    const { asOwner, owner, member, domain } = await makeFirm()
    expect((await switchTo(asOwner, true)).body.message).toBe(say.notSetUp)
    await asOwner.put(path, { body: settings() })
    expect((await switchTo(asOwner, true)).body.message).toBe(say.notTried)
    expect((await tryOut(asOwner, member.email)).trial_outcome).toBe('stranger')
    expect((await switchTo(asOwner, true)).body.message).toBe(say.notTried)
    expect((await tryOut(asOwner, owner.email)).trial_outcome).toBe('right')
    expect((await switchTo(asOwner, true, true)).body.message).toBe(say.noDomain)
    expect((await switchTo(asOwner, true)).status).toBe(200)
    await approve(asOwner, domain)
    expect((await begin(member.email)).status).toBe(200)
    const { client_secret: _secret, ...kept } = settings()
    expect((await asOwner.put(path, { body: kept })).status).toBe(200)
    expect((await asOwner.get(path)).body.provider.is_on).toBe(true)
    expect((await asOwner.put(path, { body: { ...kept, client_id: 'other' } })).status).toBe(200)
    expect((await asOwner.get(path)).body.provider).toMatchObject({ is_on: false, trial_outcome: null })
    expect((await begin(member.email)).status).toBe(422)
    // The kept secret is not sent to a provider it was not meant for.
    const moved = await asOwner.put(path, { body: { ...kept, issuer: 'http://127.0.0.1:1' } })
    expect(moved.body.details).toEqual({ client_secret: say.secretMissing })
  })

  test('a wrong secret and a provider that is not there are told', async () => {
    const { asOwner, owner } = await makeFirm()
    await asOwner.put(path, { body: { ...settings(), client_secret: 'wrong' } })
    expect((await tryOut(asOwner, owner.email)).trial_outcome).toBe('refused_client')
    await asOwner.put(path, { body: { ...settings(), issuer: 'http://127.0.0.1:1' } })
    const { status, body } = await asOwner.put(`${path}/trial`)
    expect([status, body.message]).toEqual([422, expect.stringContaining('did not answer')])
  })

  test('removed, everybody signs in by password again', async () => {
    const { asOwner, member } = await makeReadyFirm()
    const body = { current_password: goodPassword }
    expect((await asOwner.put(`${path}/removal`, { body })).status).toBe(200)
    expect((await asOwner.put(`${path}/removal`, { body })).status).toBe(200)
    expect((await begin(member.email)).status).toBe(422)
    expect((await asOwner.get(path)).body.provider).toBe(null)
  })
})

describe('required of members', () => {
  test('their password is refused in clear words, and what it had opened ends; owners keep theirs', async () => {
    const { asOwner, asMember, member, owner } = await makeReadyFirm()
    expect((await switchTo(asOwner, true, true)).status).toBe(200)
    expect([await isSignedIn(asMember), await isSignedIn(asOwner)]).toEqual([false, true])
    const refused = await people.login(member.email, goodPassword)
    expect([refused.status, refused.body.code, refused.body.message]).toEqual([
      401,
      'company_sign_in',
      failures.company_sign_in.message,
    ])
    // Only the right password finds that out.
    expect((await people.login(member.email, 'wrong')).body.code).toBe('invalid_credentials')
    expect((await people.login(owner.email, goodPassword)).status).toBe(200)
    const { code, browser } = await goThrough(member.email, { sub: 'm', email: member.email })
    expect((await finish(code, browser)).status).toBe(200)
    expect((await switchTo(asOwner, false)).status).toBe(200)
    expect((await people.login(member.email, goodPassword)).status).toBe(200)
  })

  test('not of members whose address the provider does not speak for', async () => {
    const { asOwner, owner } = await makeReadyFirm()
    const { ann } = await people.makeMember({
      companyId: owner.companyId ?? 0,
      companyRole: 'viewer',
      email: `v${firms}@elsewhere.example`,
    })
    await switchTo(asOwner, true, true)
    expect((await people.login(ann.email, goodPassword)).status).toBe(200)
  })
})

describe('domains', () => {
  test('only those of own addresses, and none that are everybody’s', async () => {
    const { asOwner, domain, owner } = await makeFirm()
    await people.makeMember({ companyId: owner.companyId ?? 0, email: `m${firms}@gmail.com` })
    expect((await asOwner.get(path)).body.claimable).toEqual([domain])
    expect((await asOwner.put(`${path}/domains/gmail.com`)).body.message).toBe(say.publicDomain)
    expect((await asOwner.put(`${path}/domains/other.example`)).body.message).toBe(say.notYourDomain)
  })

  test('one company at most speaks for a domain; a refusal is told with its reason and can be claimed again', async () => {
    const { domain } = await makeReadyFirm()
    const rival = await people.makeMember({ email: `rival@${domain}` })
    expect((await rival.asAnn.put(`${path}/domains/${domain}`)).status).toBe(200)
    const { data } = (await admin.get('/api/v1/operator/sign-in-domains')).body
    const claim = data.find(
      (one: { domain: string; state: string }) => one.domain === domain && one.state === 'waiting',
    )
    expect([claim.members, claim.others]).toEqual([1, 2])
    const decision = `/api/v1/operator/sign-in-domains/${claim.id}/decision`
    const taken = await admin.put(decision, { body: { is_approved: true, reason: '' } })
    expect(taken.body.message).toBe(say.domainTaken)
    expect((await admin.put(decision, { body: { is_approved: false, reason: ' ' } })).status).toBe(400)
    const reason = 'This is the domain of another company.'
    expect((await admin.put(decision, { body: { is_approved: false, reason } })).status).toBe(200)
    expect((await rival.asAnn.get(path)).body.domains).toEqual([{ domain, state: 'refused', reason }])
    expect((await readMailbox(market.db, rival.ann.email)).at(-1)?.text).toContain(reason)
    expect((await rival.asAnn.put(`${path}/domains/${domain}`)).status).toBe(200)
    expect((await rival.asAnn.get(path)).body.domains[0].state).toBe('waiting')
  })
})
