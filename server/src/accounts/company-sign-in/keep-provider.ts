import type {
  CompanySignIn,
  keepCompanyProvider,
  switchCompanyProvider,
} from '@fairquay/contract/accounts/company-sign-in/endpoints.ts'
import { companySignInMessages as say } from '@fairquay/contract/accounts/company-sign-in/messages.ts'
import { normaliseIssuer, refuseIssuer } from '@fairquay/contract/accounts/company-sign-in/rules.ts'
import type { AuditFields } from '@fairquay/contract/audit/difference.ts'
import { refuseEmpty } from '@fairquay/contract/contact-rules.ts'
import type { BodyOf } from '@fairquay/contract/endpoint.ts'
import { sql } from 'kysely'
import { recordChange } from '../../audit/record-change.ts'
import { inTransaction, type Queryable } from '../../database.ts'
import { Failure } from '../../failure.ts'
import type { App } from '../../http.ts'
import { postMail } from '../../mail.ts'
import type { Viewer, ViewerCompany } from '../../session.ts'
import type { Acting } from '../acting.ts'
import { requirePassword } from '../require-password.ts'
import { findClaimable, findDomains, findOwners } from './domain-queries.ts'
import { holdOwner, providersCompany } from './hold-owner.ts'
import { returnAddress } from './leave-for-provider.ts'
import { providerChangedMail } from './mails.ts'
import { endPasswordSessions, findProvider, type ProviderRow } from './queries.ts'

export async function getCompanySignIn({ db, config }: App, viewer: Viewer): Promise<CompanySignIn> {
  const { id } = providersCompany(viewer)
  const provider = await findProvider(db, id)
  return {
    provider: provider ? present(provider) : null,
    return_address: returnAddress(config),
    domains: await findDomains(db, id),
    claimable: await findClaimable(db, id),
  }
}

/** What of it people are shown: everything but the secret. */
function present({ issuer, client_id, trial_outcome, tried_at, is_on, is_required }: ProviderRow) {
  return {
    issuer,
    client_id,
    trial_outcome: trial_outcome as NonNullable<CompanySignIn['provider']>['trial_outcome'],
    tried_at: tried_at?.toISOString() ?? null,
    is_on,
    is_required,
  }
}

/** Keeps the settings, switched off until they are tried. Another issuer's names for people are others: who is bound to the former is bound no more. */
export async function keepProvider(app: App, acting: Acting, form: BodyOf<typeof keepCompanyProvider>): Promise<void> {
  const issuer = normaliseIssuer(form.issuer)
  const refusal = refuseIssuer(issuer, app.config.privateWebhooks)
  if (refusal) throw new Failure('invalid_input', { issuer: refusal })
  const clientId = form.client_id.trim()
  const missing = refuseEmpty(clientId)
  if (missing) throw new Failure('invalid_input', { client_id: missing })
  await change(app, acting, form.current_password, async (tx, company, before) => {
    const secret = form.client_secret ?? before?.client_secret
    // A secret that was meant for one provider is not sent to another.
    if (secret === undefined || (form.client_secret === undefined && before?.issuer !== issuer))
      throw new Failure('invalid_input', { client_secret: say.secretMissing })
    if (before?.issuer === issuer && before.client_id === clientId && before.client_secret === secret) return
    await tx.deleteFrom('company_sign_ins').where('company_id', '=', company.id).execute()
    if (before?.issuer !== issuer) await tx.deleteFrom('company_logins').where('company_id', '=', company.id).execute()
    await sql`
      insert into company_providers (company_id, issuer, client_id, client_secret)
      values (${company.id}, ${issuer}, ${clientId}, ${secret})
      on conflict (company_id) do update set issuer = excluded.issuer, client_id = excluded.client_id, client_secret = excluded.client_secret,
        trial_outcome = null, tried_at = null, is_on = false, is_required = false`.execute(tx)
    return { issuer, client_id: clientId, renewed: form.client_secret !== undefined, is_on: false, is_required: false }
  })
}

export async function switchProvider(
  app: App,
  acting: Acting,
  { is_on, is_required: asked, current_password }: BodyOf<typeof switchCompanyProvider>,
): Promise<void> {
  const is_required = is_on && asked
  await change(app, acting, current_password, async (tx, company, before) => {
    if (!before) throw new Failure('refused', undefined, say.notSetUp)
    if (is_on && before.trial_outcome !== 'right') throw new Failure('refused', undefined, say.notTried)
    if (is_required && !(await findDomains(tx, company.id)).some(({ state }) => state === 'approved'))
      throw new Failure('refused', undefined, say.noDomain)
    if (before.is_on === is_on && before.is_required === is_required) return
    await tx.updateTable('company_providers').set({ is_on, is_required }).where('company_id', '=', company.id).execute()
    if (is_required && !before.is_required) await endPasswordSessions(tx, company.id)
    return { issuer: before.issuer, client_id: before.client_id, is_on, is_required }
  })
}

export async function removeProvider(app: App, acting: Acting, password: string): Promise<void> {
  await change(app, acting, password, async (tx, company, before) => {
    if (!before) return
    await tx.deleteFrom('company_providers').where('company_id', '=', company.id).execute()
    return null
  })
}

/**
 * Changes how people of a company get in: for whoever shows their password, in the company's turn, with an entry in the audit log and a mail to every owner. `work`
 * answers what it is now; nothing: it changed nothing.
 */
async function change(
  app: App,
  { viewer, session }: Acting,
  password: string,
  work: (
    tx: Queryable,
    company: ViewerCompany,
    before: ProviderRow | undefined,
  ) => Promise<AuditFields | null | undefined>,
): Promise<void> {
  const company = providersCompany(viewer)
  await requirePassword(app, viewer, password, session)
  await inTransaction(app.db, async (tx) => {
    await holdOwner(tx, { viewer, session }, company)
    const before = await findProvider(tx, company.id)
    const after = await work(tx, company, before)
    if (after === undefined) return
    await recordChange(tx, viewer, {
      action: before ? (after ? 'changed' : 'deleted') : 'created',
      thing: 'sign-in-provider',
      id: company.id,
      name: company.name,
      before: before && {
        issuer: before.issuer,
        client_id: before.client_id,
        is_on: before.is_on,
        is_required: before.is_required,
      },
      after,
    })
    const what = after === null ? 'removed' : after.is_required ? 'required' : after.is_on ? 'on' : 'off'
    for (const owner of await findOwners(tx, company.id))
      await postMail(tx, app.config, providerChangedMail(app.config, owner, what))
  })
}
