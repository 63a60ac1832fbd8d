import { companySignInFaults, companySignInMessages } from '@fairquay/contract/accounts/company-sign-in/messages.ts'
import { domainOf, returnPath } from '@fairquay/contract/accounts/company-sign-in/rules.ts'
import { normaliseEmail } from '@fairquay/contract/contact-rules.ts'
import { countAttempt, countAttemptFrom } from '../../attempts.ts'
import type { Config } from '../../config.ts'
import { Failure } from '../../failure.ts'
import type { App } from '../../http.ts'
import { makeToken, type Viewer } from '../../session.ts'
import { loadOpenId, openProvider, type ProviderSettings } from './open-provider.ts'
import { keepPending } from './pending.ts'
import { findProvider, findProviderOf } from './queries.ts'
import { readFault } from './read-fault.ts'

type Leaving = { address: string; browser: string }

/** Leads whoever has such an address to their company's provider. Whether there is an account shows when they come back, if at all. */
export async function beginSignIn(app: App, email: string, address: string): Promise<Leaving> {
  await countAttemptFrom(app.db, 'company-sign-in-from', address)
  const account = normaliseEmail(email)
  const provider = await findProviderOf(app.db, domainOf(account))
  if (!provider)
    throw new Failure('refused', { email: companySignInMessages.noProvider }, companySignInMessages.noProvider)
  return leaveFor(app, provider, { companyId: provider.company_id, hint: account })
}

/** Leads an owner to the provider that is not switched on yet. */
export async function beginTrial(app: App, viewer: Viewer, companyId: number): Promise<Leaving> {
  await countAttempt(app.db, 'company-sign-in-trial', companyId)
  const provider = await findProvider(app.db, companyId)
  if (!provider) throw new Failure('refused', undefined, companySignInMessages.notSetUp)
  return leaveFor(app, provider, { companyId, triedBy: viewer.userId, hint: viewer.email })
}

/** Where providers send browsers back to, which each of them has to be told beforehand. */
export function returnAddress({ publicUrl }: Pick<Config, 'publicUrl'>): string {
  return `${publicUrl}${returnPath}`
}

async function leaveFor(
  app: App,
  settings: ProviderSettings,
  { companyId, triedBy, hint }: { companyId: number; triedBy?: number; hint: string },
): Promise<Leaving> {
  const openId = await loadOpenId()
  const provider = await openProvider(app.config, settings).catch((error: unknown) => {
    const fault = readFault(error)
    app.log.warn({ companyId, fault }, 'The provider of a company could not be asked')
    throw new Failure('refused', undefined, companySignInFaults[fault])
  })
  const secrets = {
    state: makeToken().token,
    nonce: makeToken().token,
    verifier: openId.randomPKCECodeVerifier(),
    browser: makeToken().token,
  }
  await keepPending(app.db, { companyId, triedBy }, secrets)
  const address = openId.buildAuthorizationUrl(provider, {
    redirect_uri: returnAddress(app.config),
    scope: 'openid email',
    state: secrets.state,
    nonce: secrets.nonce,
    code_challenge: await openId.calculatePKCECodeChallenge(secrets.verifier),
    code_challenge_method: 'S256',
    login_hint: hint,
  })
  return { address: address.href, browser: secrets.browser }
}
