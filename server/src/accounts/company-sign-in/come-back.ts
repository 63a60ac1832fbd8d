import type { CompanySignInFault } from '@fairquay/contract/accounts/company-sign-in/faults.ts'
import { normaliseEmail } from '@fairquay/contract/contact-rules.ts'
import { countAttemptFrom } from '../../attempts.ts'
import { inTransaction, type Queryable } from '../../database.ts'
import type { App } from '../../http.ts'
import { returnAddress } from './leave-for-provider.ts'
import { loadOpenId, openProvider, type ProviderSettings } from './open-provider.ts'
import { makeCode, type Pending, takePending } from './pending.ts'
import { bindLogin, findBound, findComer, findProvider, holdComer } from './queries.ts'
import { readFault, SignInFault } from './read-fault.ts'

/** Who the provider says somebody is. */
type Told = { subject: string; email: string }

/** Where the browser goes next, within the app. */
const pageOf = (path: string, words: Record<string, string> = {}) =>
  `/#${path}${Object.keys(words).length > 0 ? `?${new URLSearchParams(words)}` : ''}`

/**
 * A browser is back from a provider with its answer: the provider is asked who that is, and the browser sent on with a code that signs in whoever began in it, or
 * with what went wrong. Returns the address within the app.
 */
export async function comeBack(app: App, answer: URLSearchParams, address: string): Promise<string> {
  const pending = await countBack(app, address).then(
    () => takePending(app.db, answer.get('state') ?? ''),
    () => undefined,
  )
  if (!pending) return failed('over')
  try {
    const provider = await findProvider(app.db, pending.companyId)
    if (!provider || (!provider.is_on && pending.triedBy === undefined)) throw new SignInFault('over')
    const told = await askProvider(app, provider, pending, answer)
    if (pending.triedBy !== undefined)
      return await noteTrial(app, pending, await judgeTrial(app, pending.triedBy, told))
    const code = await inTransaction(app.db, (tx) => admit(tx, pending, told))
    return pageOf('/secured/company-sign-in', { code })
  } catch (error) {
    const fault = readFault(error)
    app.log.info({ companyId: pending.companyId, fault }, "A sign-in at a company's provider did not come through")
    return pending.triedBy === undefined ? failed(fault) : noteTrial(app, pending, fault)
  }
}

function failed(fault: CompanySignInFault): string {
  return pageOf('/secured/company-sign-in', { fault })
}

async function countBack({ db }: App, address: string): Promise<void> {
  await countAttemptFrom(db, 'company-sign-in-back-from', address)
}

/** State, nonce, issuer, audience, times and signature are checked by the library; what is left is whether the address is one that was verified. */
async function askProvider(
  { config }: App,
  settings: ProviderSettings,
  { nonce, verifier }: Pending,
  answer: URLSearchParams,
): Promise<Told> {
  const openId = await loadOpenId()
  const provider = await openProvider(config, settings)
  const back = new URL(returnAddress(config))
  back.search = answer.toString()
  const tokens = await openId.authorizationCodeGrant(provider, back, {
    expectedState: answer.get('state') ?? '',
    expectedNonce: nonce,
    pkceCodeVerifier: verifier,
    idTokenExpected: true,
  })
  const claims = tokens.claims()
  if (!claims) throw new SignInFault('untrusted')
  // Many providers put the address into their tokens, others are asked for it.
  const about =
    claims.email === undefined && provider.serverMetadata().userinfo_endpoint
      ? await openId.fetchUserInfo(provider, tokens.access_token, claims.sub)
      : claims
  const isVerified = about.email_verified === true || String(about.email_verified) === 'true'
  if (typeof about.email !== 'string' || !isVerified) throw new SignInFault('unverified')
  if (claims.sub.length > 300) throw new SignInFault('untrusted')
  return { subject: claims.sub, email: normaliseEmail(about.email) }
}

/** The code for whoever this is at the marketplace. Known by their name at the provider they are found by that alone, else by the address. */
async function admit(tx: Queryable, pending: Pending, { subject, email }: Told): Promise<string> {
  const { companyId } = pending
  const bound = await findBound(tx, companyId, subject)
  const userId = bound ?? (await findComer(tx, companyId, email))
  if (userId === undefined || !(await holdComer(tx, companyId, userId))) throw new SignInFault('stranger')
  if (bound === undefined && !(await bindLogin(tx, companyId, subject, userId))) throw new SignInFault('other_login')
  const code = await makeCode(tx, pending, userId)
  if (!code) throw new SignInFault('over')
  return code
}

/** A trial is right when the provider knows the owner by the address of their account. */
async function judgeTrial({ db }: App, userId: number, { email }: Told): Promise<'right' | CompanySignInFault> {
  const owner = await db.selectFrom('users').select('email').where('id', '=', userId).executeTakeFirst()
  return owner?.email === email ? 'right' : 'stranger'
}

/** Settings that were changed meanwhile have taken the trial away with them. */
async function noteTrial(
  { db }: App,
  { id, companyId }: Pending,
  outcome: 'right' | CompanySignInFault,
): Promise<string> {
  await inTransaction(db, async (tx) => {
    const { numDeletedRows } = await tx.deleteFrom('company_sign_ins').where('id', '=', id).executeTakeFirstOrThrow()
    if (numDeletedRows === 0n) return
    await tx
      .updateTable('company_providers')
      .set({ trial_outcome: outcome, tried_at: new Date() })
      .where('company_id', '=', companyId)
      // A trial that fails later says nothing against people who come through: it does not switch off.
      .where((is) => (outcome === 'right' ? is.lit(true) : is('is_on', '=', false)))
      .execute()
  })
  return pageOf('/profile/company-sign-in')
}
