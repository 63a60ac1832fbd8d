import { returnPath } from '@fairquay/contract/accounts/company-sign-in/rules.ts'
import { pino } from 'pino'
import { expect } from 'vitest'
import { type Caller, openTestApp } from './app.ts'
import { clientId, clientSecret, type Login, openCompanyProvider, walkThrough } from './company-provider.ts'
import { goodPassword } from './registration-form.ts'
import { signInsOf } from './sign-ins.ts'

export const site = 'http://market.invalid'
export const path = '/api/v1/company-sign-in'

export type SignInDesk = Awaited<ReturnType<typeof openSignInDesk>>

/** A marketplace and a provider of companies' people, with firms that sign in there. */
export async function openSignInDesk() {
  const provider = await openCompanyProvider(`${site}${returnPath}`)
  const logged: string[] = []
  const market = await openTestApp({
    environment: { PUBLIC_URL: site, PRIVATE_WEBHOOKS: 'true' },
    log: pino({ level: 'trace' }, { write: (line: string) => void logged.push(line) }),
  })
  const people = signInsOf(market)
  const admin = await market.as('admin')
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
    const { id } = data.find(
      (one: { domain: string; state: string }) => one.domain === domain && one.state === 'waiting',
    )
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

  return {
    market,
    people,
    provider,
    admin,
    logged,
    settings,
    /** How many firms there are: for addresses that nobody has. */
    countFirms: () => firms,
    switchTo,
    makeFirm,
    approve,
    tryOut,
    makeReadyFirm,
    begin,
    finish,
    comeBack,
    leave,
    readPage,
    goThrough,
    /** Between two tests: nobody has tried anything, and the provider is well. */
    async calm(): Promise<void> {
      await market.db.deleteFrom('attempts').execute()
      provider.state.spoil = undefined
      provider.state.isSilent = false
    },
    async close(): Promise<void> {
      await market.close()
      await provider.close()
    },
  }
}
