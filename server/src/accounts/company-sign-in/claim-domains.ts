import { companySignInMessages as say } from '@fairquay/contract/accounts/company-sign-in/messages.ts'
import { isPublicDomain } from '@fairquay/contract/accounts/company-sign-in/rules.ts'
import { hasWords } from '@fairquay/contract/has-words.ts'
import { sql } from 'kysely'
import { countAttempt } from '../../attempts.ts'
import { recordChange } from '../../audit/record-change.ts'
import { inTransaction } from '../../database.ts'
import { Failure } from '../../failure.ts'
import type { App } from '../../http.ts'
import { postMail } from '../../mail.ts'
import type { Viewer } from '../../session.ts'
import type { Acting } from '../acting.ts'
import { findClaimable, findDomains, findOwners } from './domain-queries.ts'
import { holdOwner, providersCompany } from './hold-owner.ts'
import { domainDecidedMail } from './mails.ts'

/** An owner says that the company speaks for addresses of this domain, of which it has one at least; an operator looks at it before it counts. */
export async function claimDomain(app: App, acting: Acting, typed: string): Promise<void> {
  const company = providersCompany(acting.viewer)
  const domain = typed.trim().toLowerCase()
  if (isPublicDomain(domain)) throw new Failure('refused', undefined, say.publicDomain)
  await countAttempt(app.db, 'sign-in-domain', company.id)
  await inTransaction(app.db, async (tx) => {
    await holdOwner(tx, acting, company)
    const own = (await findDomains(tx, company.id)).find((one) => one.domain === domain)
    if (own && own.state !== 'refused') return
    if (!(await findClaimable(tx, company.id)).includes(domain))
      throw new Failure('refused', undefined, say.notYourDomain)
    const { rows } = await sql<{ id: number }>`
      insert into sign_in_domains (company_id, domain, claimed_by) values (${company.id}, ${domain}, ${acting.viewer.userId})
      on conflict (company_id, domain) do update set state = 'waiting', reason = '', decided_at = null, claimed_by = excluded.claimed_by, claimed_at = now()
      returning id`.execute(tx)
    await recordChange(tx, acting.viewer, {
      action: 'created',
      thing: 'sign-in-domain',
      id: rows[0]?.id ?? null,
      name: domain,
      after: { company: company.name, state: 'waiting' },
    })
  })
}

export async function dropDomain(app: App, acting: Acting, typed: string): Promise<void> {
  const company = providersCompany(acting.viewer)
  await inTransaction(app.db, async (tx) => {
    await holdOwner(tx, acting, company)
    const { rows } = await sql<{ id: number; domain: string; state: string }>`
      delete from sign_in_domains where company_id = ${company.id} and domain = ${typed.trim().toLowerCase()}
      returning id, domain, state`.execute(tx)
    const [dropped] = rows
    if (!dropped) throw new Failure('not_found')
    await recordChange(tx, acting.viewer, {
      action: 'deleted',
      thing: 'sign-in-domain',
      id: dropped.id,
      name: dropped.domain,
      before: { company: company.name, state: dropped.state },
    })
  })
}

type Decision = { is_approved: boolean; reason: string }

/** An operator's word on a claim. Approved, the company's provider speaks for every address of the domain that belongs to one of its people. */
export async function decideDomain(
  app: App,
  operator: Viewer,
  id: number,
  { is_approved, reason }: Decision,
): Promise<void> {
  if (!is_approved && !hasWords(reason)) throw new Failure('invalid_input', { reason: say.reasonMissing })
  await inTransaction(app.db, async (tx) => {
    const { rows } = await sql<{ domain: string; state: string; company_id: number; name: string }>`
      select d.domain, d.state, d.company_id, c.name from sign_in_domains d join companies c on c.id = d.company_id
      where d.id = ${id} for update of d`.execute(tx)
    const [claim] = rows
    if (!claim) throw new Failure('not_found')
    const state = is_approved ? 'approved' : 'refused'
    if (claim.state === state) return
    if (is_approved) await refuseTaken(tx, claim.domain)
    await sql`
      update sign_in_domains set state = ${state}, decided_at = now(), reason = ${is_approved ? '' : reason.trim()} where id = ${id}`.execute(
      tx,
    )
    await recordChange(tx, operator, {
      action: is_approved ? 'approved' : 'refused',
      thing: 'sign-in-domain',
      id,
      name: claim.domain,
      before: { company: claim.name, state: claim.state },
      after: { company: claim.name, state, reason: reason.trim() },
    })
    for (const owner of await findOwners(tx, claim.company_id))
      await postMail(
        tx,
        app.config,
        domainDecidedMail(app.config, owner, claim.domain, is_approved ? undefined : reason.trim()),
      )
  })
}

/** Of two operators who approve the same domain for two companies, the second waits here and is told. */
async function refuseTaken(tx: Parameters<typeof findDomains>[0], domain: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`sign-in-domain ${domain}`}, 0))`.execute(tx)
  const { rows } = await sql`select 1 from sign_in_domains where domain = ${domain} and state = 'approved'`.execute(tx)
  if (rows.length > 0) throw new Failure('refused', undefined, say.domainTaken)
}
