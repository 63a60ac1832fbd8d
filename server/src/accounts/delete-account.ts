import { formerPerson, refuseDeletion, refuseDeletionOf } from '@fairquay/contract/accounts/deletion-rules.ts'
import type { readDeletion as endpoint } from '@fairquay/contract/accounts/endpoints.ts'
import { accountMessages } from '@fairquay/contract/accounts/messages.ts'
import type { AnswerOf } from '@fairquay/contract/endpoint.ts'
import { sql } from 'kysely'
import { type Actor, recordChange } from '../audit/record-change.ts'
import { indexCompany } from '../company/index-company.ts'
import { inTransaction, type Queryable } from '../database.ts'
import { Failure } from '../failure.ts'
import type { App } from '../http.ts'
import { postMail } from '../mail.ts'
import { holdSession, type Viewer } from '../session.ts'
import { forgetPerson } from './forget-person.ts'
import { accountDeletedMail } from './mails.ts'
import { listOpenBusiness, openBusinessOf } from './open-business.ts'
import { requirePassword } from './require-password.ts'

/**
 * Deletes the account of somebody who knows the password, at once: nothing opens it any more, and their name is gone from everywhere but the papers
 * (docs/retention.md#a-person-who-leaves). The company of a person who was alone in it leaves the market with them.
 */
export async function deleteAccount(app: App, viewer: Viewer, password: string, session: string): Promise<void> {
  await requirePassword(app, viewer, password, session)
  await inTransaction(app.db, async (tx) => {
    await holdSession(tx, viewer.userId, session)
    const leaving = await holdLeaving(tx, viewer.userId)
    const refusal = refuseDeletion(await findStanding(tx, leaving))
    if (refusal) throw new Failure('refused', undefined, refusal)
    await leave(app, tx, leaving, { userId: viewer.userId, ...former }, undefined)
  })
}

/** What keeps somebody from deleting their account, said before they are asked for anything. */
export async function readDeletion(
  db: Queryable,
  { userId, role, company }: Pick<Viewer, 'userId' | 'role' | 'company'>,
): Promise<AnswerOf<typeof endpoint>> {
  const standing = await findStanding(db, { id: userId, role, companyId: company?.id ?? null })
  const refusal = refuseDeletion(standing)
  const isBusiness = refusal !== undefined && !standing.isOperator && standing.others === 0
  return { refusal: refusal ?? null, open: isBusiness && company ? await listOpenBusiness(db, company.id) : [] }
}

/** The same by an operator, for somebody who asked for it and cannot do it themselves. The reason stands in their mail and in the audit log. */
export async function deleteAccountOf(app: App, operator: Viewer, personId: number, reason: string): Promise<void> {
  if (personId === operator.userId) throw new Failure('refused', undefined, accountMessages.deleteOwnInProfile)
  await inTransaction(app.db, async (tx) => {
    const leaving = await holdLeaving(tx, personId)
    const refusal = refuseDeletionOf(await findStanding(tx, leaving))
    if (refusal) throw new Failure('refused', undefined, refusal)
    await leave(app, tx, leaving, operator, reason)
  })
}

const former = { firstName: formerPerson.first_name, lastName: formerPerson.last_name }

/** Whose account goes, as it was until now. */
type Leaving = {
  id: number
  email: string
  firstName: string
  role: string
  companyId: number | null
  companyName: string | null
}

async function leave(app: App, tx: Queryable, person: Leaving, by: Actor, reason: string | undefined): Promise<void> {
  const to = { email: person.email, name: person.firstName }
  await postMail(tx, app.config, accountDeletedMail(app.config, to, person.companyName, reason))
  await forgetPerson(tx, person.id, person.email)
  if (person.companyId !== null) await indexCompany(tx, person.companyId)
  await recordChange(tx, by, {
    action: 'deleted',
    thing: 'person',
    id: person.id,
    name: `${former.firstName} ${former.lastName}`,
    before: { company: person.companyName ?? '' },
    ...(reason !== undefined && { after: { reason } }),
  })
}

/**
 * The person, held. Their company is held first, and so are all operators where one goes: of two owners, or two operators, who go at the same moment the
 * second is told that nobody else is left.
 */
async function holdLeaving(tx: Queryable, id: number): Promise<Leaving> {
  await sql`
    select 1 from companies where id = (select company_id from users where id = ${id}) for no key update`.execute(tx)
  await sql`
    select 1 from users where role = 'admin' and (select role from users where id = ${id}) = 'admin'
    order by id for no key update`.execute(tx)
  const { rows } = await sql<Leaving>`
    select u.id, u.email, u.first_name as "firstName", u.role, u.company_id as "companyId", c.name as "companyName"
    from users u left join companies c on c.id = u.company_id
    where u.id = ${id} and u.deleted_at is null for no key update of u`.execute(tx)
  if (!rows[0]) throw new Failure('not_found')
  return rows[0]
}

async function findStanding(tx: Queryable, { id, role, companyId }: Pick<Leaving, 'id' | 'role' | 'companyId'>) {
  const { rows } = await sql<{ others: number; owners: number; operators: number; open: number }>`
    select
      (select count(*) from users where company_id = ${companyId} and id <> ${id} and status = 1) as others,
      (select count(*) from users where company_id = ${companyId} and id <> ${id} and status = 1
        and company_role = 'owner') as owners,
      (select count(*) from users where role = 'admin' and id <> ${id} and status = 1) as operators,
      (select count(*) from (${openBusinessOf(companyId)}) b) as open`.execute(tx)
  return { isOperator: role === 'admin', ...(rows[0] ?? { others: 0, owners: 0, operators: 0, open: 0 }) }
}
