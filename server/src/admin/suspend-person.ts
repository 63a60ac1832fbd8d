import { adminMessages } from '@fairquay/contract/admin/messages.ts'
import { setStatus, statusOf } from '../accounts/set-status.ts'
import { recordChange } from '../audit/record-change.ts'
import { inTransaction, type Queryable } from '../database.ts'
import { Failure } from '../failure.ts'
import type { App } from '../http.ts'
import { postMail } from '../mail.ts'
import { endInvitationsOf, holdMembers } from '../members/queries.ts'
import type { Viewer } from '../session.ts'
import { revokeTokensOf } from '../tokens/queries.ts'
import { reinstatedMail, suspendedMail } from './mails.ts'
import { findPeopleOf, getCompanyName, getPersonForDecision } from './queries.ts'

export type Suspension = { suspended: boolean; reason?: string }

/** Keeps a person out, or lets them back in to where they would be without the suspension. Doing the same twice changes and mails nothing. */
export async function changeSuspension(app: App, viewer: Viewer, personId: number, change: Suspension): Promise<void> {
  if (personId === viewer.userId)
    throw new Failure('refused', { suspended: adminMessages.notOneself }, adminMessages.notOneself)
  await inTransaction(app.db, (tx) => suspend(app, tx, viewer, personId, change, true))
}

/**
 * The same for everybody of a company, so that nobody of it is left who could put its goods back; in the caller's transaction. Who was suspended alone stays out when
 * the company comes back.
 */
export async function suspendCompany(
  tx: Queryable,
  app: App,
  viewer: Viewer,
  companyId: number,
  change: Suspension,
): Promise<void> {
  if (companyId === viewer.company?.id)
    throw new Failure('refused', { suspended: adminMessages.notOwnCompany }, adminMessages.notOwnCompany)
  const name = await getCompanyName(tx, companyId)
  // Whoever is joining it is done before the people are read, or waits until their invitation has ended.
  await holdMembers(tx, companyId)
  let changed = 0
  for (const { id, suspended_alone } of await findPeopleOf(tx, companyId)) {
    if (suspended_alone && !change.suspended) continue
    if (await suspend(app, tx, viewer, id, change, false)) changed++
  }
  if (changed > 0)
    await recordChange(tx, viewer, {
      action: change.suspended ? 'suspended' : 'reinstated',
      thing: 'company',
      id: companyId,
      name,
      before: { suspended: !change.suspended },
      after: { suspended: change.suspended, people: changed, reason: change.reason?.trim() ?? '' },
    })
}

/** Whether anything changed. */
async function suspend(
  app: App,
  tx: Queryable,
  viewer: Viewer,
  personId: number,
  { suspended, reason }: Suspension,
  isAlone: boolean,
): Promise<boolean> {
  const person = await getPersonForDecision(tx, personId)
  if ((person.status === statusOf.suspended) === suspended) return false
  const to = { name: person.first_name, email: person.email }
  const isActive = person.is_confirmed && (person.role !== 'seller' || person.is_verified)
  const ended = suspended ? await revokeTokensOf(tx, personId) : []
  if (suspended) {
    await setStatus(tx, personId, statusOf.suspended, isAlone)
    await endInvitationsOf(tx, personId)
    await postMail(tx, app.config, suspendedMail(app.config, to, reason?.trim() ?? ''))
  } else {
    await setStatus(tx, personId, isActive ? statusOf.active : statusOf.waiting)
    // A seller who waits for approval may sign in as well.
    if (person.is_confirmed) await postMail(tx, app.config, reinstatedMail(app.config, to))
  }
  const nameOf = { [statusOf.active]: 'active', [statusOf.waiting]: 'waiting', [statusOf.suspended]: 'suspended' }
  const nowIs = suspended ? statusOf.suspended : isActive ? statusOf.active : statusOf.waiting
  await recordChange(tx, viewer, {
    action: suspended ? 'suspended' : 'reinstated',
    thing: 'person',
    id: personId,
    name: `${person.first_name} ${person.last_name}`,
    before: { state: nameOf[person.status as keyof typeof nameOf] },
    after: {
      state: nameOf[nowIs],
      ...(suspended && { reason: reason?.trim() ?? '', ended_programs: ended.map((one) => one.name) }),
    },
  })
  return true
}
