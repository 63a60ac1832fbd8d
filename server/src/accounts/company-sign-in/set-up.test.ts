import { companySignInMessages as say } from '@fairquay/contract/accounts/company-sign-in/messages.ts'
import { refuseEmpty } from '@fairquay/contract/contact-rules.ts'
import { failures } from '@fairquay/contract/errors.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openSignInDesk, path, type SignInDesk } from '../../../test/company-sign-in-desk.ts'
import { readMailbox } from '../../../test/mailbox.ts'
import { goodPassword } from '../../../test/registration-form.ts'
import { isSignedIn } from '../../../test/sign-ins.ts'

let desk: SignInDesk
beforeAll(async () => {
  desk = await openSignInDesk()
})
afterAll(() => desk.close())
beforeEach(() => desk.calm())

describe('setting it up', () => {
  test('takes an owner, their password and an address that is safe', async () => {
    const { asOwner, asMember } = await desk.makeFirm()
    expect((await asMember.put(path, { body: desk.settings() })).status).toBe(403)
    expect((await desk.market.guest.put(path, { body: desk.settings() })).status).toBe(401)
    const wrong = await asOwner.put(path, { body: { ...desk.settings(), current_password: 'wrong' } })
    expect(wrong.body.details).toHaveProperty('current_password')
    const unsafe = await asOwner.put(path, { body: { ...desk.settings(), issuer: 'ftp://a.example' } })
    expect(unsafe.body.details).toEqual({ issuer: say.issuerNotSafe })
  })

  test('it is switched on once a trial came through, and new settings begin anew', async () => {
    const { asOwner, owner, member, domain } = await desk.makeFirm()
    expect((await desk.switchTo(asOwner, true)).body.message).toBe(say.notSetUp)
    await asOwner.put(path, { body: desk.settings() })
    expect((await desk.switchTo(asOwner, true)).body.message).toBe(say.notTried)
    expect((await desk.tryOut(asOwner, member.email)).trial_outcome).toBe('stranger')
    expect((await desk.switchTo(asOwner, true)).body.message).toBe(say.notTried)
    expect((await desk.tryOut(asOwner, owner.email)).trial_outcome).toBe('right')
    expect((await desk.switchTo(asOwner, true, true)).body.message).toBe(say.noDomain)
    expect((await desk.switchTo(asOwner, true)).status).toBe(200)
    await desk.approve(asOwner, domain)
    expect((await desk.begin(member.email)).status).toBe(200)
    const { client_secret: _secret, ...kept } = desk.settings()
    expect((await asOwner.put(path, { body: kept })).status).toBe(200)
    expect((await asOwner.get(path)).body.provider.is_on).toBe(true)
    expect((await asOwner.put(path, { body: { ...kept, client_id: 'other' } })).status).toBe(200)
    expect((await asOwner.get(path)).body.provider).toMatchObject({ is_on: false, trial_outcome: null })
    expect((await desk.begin(member.email)).status).toBe(422)
    // Nothing but blanks is no name of a client: a mark of byte order is one of them.
    for (const client_id of [' ', '\uFEFF'])
      expect(await asOwner.put(path, { body: { ...kept, client_id } })).toMatchObject({
        status: 400,
        body: { details: { client_id: refuseEmpty(client_id) } },
      })
    // The kept secret is not sent to a provider it was not meant for.
    const moved = await asOwner.put(path, { body: { ...kept, issuer: 'http://127.0.0.1:1' } })
    expect(moved.body.details).toEqual({ client_secret: say.secretMissing })
  })

  test('a wrong secret and a provider that is not there are told', async () => {
    const { asOwner, owner } = await desk.makeFirm()
    await asOwner.put(path, { body: { ...desk.settings(), client_secret: 'wrong' } })
    expect((await desk.tryOut(asOwner, owner.email)).trial_outcome).toBe('refused_client')
    await asOwner.put(path, { body: { ...desk.settings(), issuer: 'http://127.0.0.1:1' } })
    const { status, body } = await asOwner.put(`${path}/trial`)
    expect([status, body.message]).toEqual([422, expect.stringContaining('did not answer')])
  })

  test('removed, everybody signs in by password again', async () => {
    const { asOwner, member } = await desk.makeReadyFirm()
    const body = { current_password: goodPassword }
    expect((await asOwner.put(`${path}/removal`, { body })).status).toBe(200)
    expect((await asOwner.put(`${path}/removal`, { body })).status).toBe(200)
    expect((await desk.begin(member.email)).status).toBe(422)
    expect((await asOwner.get(path)).body.provider).toBe(null)
  })
})

describe('required of members', () => {
  test('their password is refused in clear words, and what it had opened ends; owners keep theirs', async () => {
    const { asOwner, asMember, member, owner } = await desk.makeReadyFirm()
    expect((await desk.switchTo(asOwner, true, true)).status).toBe(200)
    expect([await isSignedIn(asMember), await isSignedIn(asOwner)]).toEqual([false, true])
    const refused = await desk.people.login(member.email, goodPassword)
    expect([refused.status, refused.body.code, refused.body.message]).toEqual([
      401,
      'company_sign_in',
      failures.company_sign_in.message,
    ])
    // Only the right password finds that out.
    expect((await desk.people.login(member.email, 'wrong')).body.code).toBe('invalid_credentials')
    expect((await desk.people.login(owner.email, goodPassword)).status).toBe(200)
    const { code, browser } = await desk.goThrough(member.email, { sub: 'm', email: member.email })
    expect((await desk.finish(code, browser)).status).toBe(200)
    expect((await desk.switchTo(asOwner, false)).status).toBe(200)
    expect((await desk.people.login(member.email, goodPassword)).status).toBe(200)
  })

  test('not of members whose address the provider does not speak for', async () => {
    const { asOwner, owner } = await desk.makeReadyFirm()
    const { ann } = await desk.people.makeMember({
      companyId: owner.companyId ?? 0,
      companyRole: 'viewer',
      email: `v${desk.countFirms()}@elsewhere.example`,
    })
    await desk.switchTo(asOwner, true, true)
    expect((await desk.people.login(ann.email, goodPassword)).status).toBe(200)
  })
})

describe('domains', () => {
  test('only those of own addresses, and none that are everybody’s', async () => {
    const { asOwner, domain, owner } = await desk.makeFirm()
    await desk.people.makeMember({ companyId: owner.companyId ?? 0, email: `m${desk.countFirms()}@gmail.com` })
    expect((await asOwner.get(path)).body.claimable).toEqual([domain])
    expect((await asOwner.put(`${path}/domains/gmail.com`)).body.message).toBe(say.publicDomain)
    expect((await asOwner.put(`${path}/domains/other.example`)).body.message).toBe(say.notYourDomain)
  })

  test('one company at most speaks for a domain; a refusal is told with its reason and can be claimed again', async () => {
    const { domain } = await desk.makeReadyFirm()
    const rival = await desk.people.makeMember({ email: `rival@${domain}` })
    expect((await rival.asAnn.put(`${path}/domains/${domain}`)).status).toBe(200)
    const { data } = (await desk.admin.get('/api/v1/operator/sign-in-domains')).body
    const claim = data.find(
      (one: { domain: string; state: string }) => one.domain === domain && one.state === 'waiting',
    )
    expect([claim.members, claim.others]).toEqual([1, 2])
    const decision = `/api/v1/operator/sign-in-domains/${claim.id}/decision`
    const taken = await desk.admin.put(decision, { body: { is_approved: true, reason: '' } })
    expect(taken.body.message).toBe(say.domainTaken)
    expect((await desk.admin.put(decision, { body: { is_approved: false, reason: ' ' } })).status).toBe(400)
    const reason = 'This is the domain of another company.'
    expect((await desk.admin.put(decision, { body: { is_approved: false, reason } })).status).toBe(200)
    expect((await rival.asAnn.get(path)).body.domains).toEqual([{ domain, state: 'refused', reason }])
    expect((await readMailbox(desk.market.db, rival.ann.email)).at(-1)?.text).toContain(reason)
    expect((await rival.asAnn.put(`${path}/domains/${domain}`)).status).toBe(200)
    expect((await rival.asAnn.get(path)).body.domains[0].state).toBe('waiting')
  })
})
