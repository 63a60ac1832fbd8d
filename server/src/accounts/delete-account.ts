import { formerPerson, refuseDeletion } from '@fairquay/contract/accounts/deletion-rules.ts'
import { sql } from 'kysely'
import { recordChange } from '../audit/record-change.ts'
import { indexCompany } from '../company/index-company.ts'
import { inTransaction, type Queryable } from '../database.ts'
import { Failure } from '../failure.ts'
import type { App } from '../http.ts'
import { postMail } from '../mail.ts'
import { holdSession, type Viewer } from '../session.ts'
import { forgetPerson } from './forget-person.ts'
import { accountDeletedMail } from './mails.ts'
import { requirePassword } from './require-password.ts'

/**
 * Deletes the account of somebody who knows the password, at once: nothing opens it any more, and their name is gone from everywhere but the papers
 * (docs/retention.md#a-person-who-leaves). The company of a person who was alone in it leaves the market with them.
 */
export async function deleteAccount(app: App, viewer: Viewer, password: string, session: string): Promise<void> {
  await requirePassword(app, viewer, password, session)
  await inTransaction(app.db, async (tx) => {
    await holdSession(tx, viewer.userId, session)
    await holdOthers(tx, viewer)
    const refusal = refuseDeletion(await findStanding(tx, viewer))
    if (refusal) throw new Failure('refused', undefined, refusal)
    await postMail(
      tx,
      app.config,
      accountDeletedMail(app.config, { email: viewer.email, name: viewer.firstName }, viewer.company?.name),
    )
    await forgetPerson(tx, viewer.userId, viewer.email)
    if (viewer.company) await indexCompany(tx, viewer.company.id)
    await recordChange(
      tx,
      { userId: viewer.userId, firstName: formerPerson.first_name, lastName: formerPerson.last_name },
      { action: 'deleted', thing: 'person', id: viewer.userId, before: { company: viewer.company?.name ?? '' } },
    )
  })
}

/** Of two owners, or two operators, who go at the same moment the second is told that nobody else is left. */
async function holdOthers(tx: Queryable, viewer: Viewer): Promise<void> {
  if (viewer.company) await sql`select 1 from companies where id = ${viewer.company.id} for no key update`.execute(tx)
  if (viewer.role === 'admin')
    await sql`select 1 from users where role = 'admin' order by id for no key update`.execute(tx)
}

async function findStanding(tx: Queryable, viewer: Viewer) {
  const company = viewer.company?.id ?? null
  const { rows } = await sql<{ others: number; owners: number; operators: number; open: number }>`
    select
      (select count(*) from users where company_id = ${company} and id <> ${viewer.userId} and status = 1) as others,
      (select count(*) from users where company_id = ${company} and id <> ${viewer.userId} and status = 1
        and company_role = 'owner') as owners,
      (select count(*) from users where role = 'admin' and id <> ${viewer.userId} and status = 1) as operators,
      (select count(*) from requests where (buyer_company_id = ${company} or supplier_company_id = ${company})
        and status not in ('accepted', 'declined', 'withdrawn', 'expired'))
      + (select count(*) from request_threads t join requests r on r.id = t.request_id
        where t.company_id = ${company} and r.supplier_company_id is distinct from ${company}
        and t.status not in ('accepted', 'declined', 'withdrawn', 'expired'))
      + (select count(*) from orders where (buyer_company_id = ${company} or seller_company_id = ${company})
        and status not in ('completed', 'cancelled')) as open`.execute(tx)
  return {
    isOperator: viewer.role === 'admin',
    ...(rows[0] ?? { others: 0, owners: 0, operators: 0, open: 0 }),
  }
}
