import { type CompanyRole, roleRefusals } from '@fairquay/contract/company-roles.ts'
import { memberMessages } from '@fairquay/contract/members/messages.ts'
import { refuseLoss } from '@fairquay/contract/members/rules.ts'
import { recordChange } from '../audit/record-change.ts'
import { indexCompany } from '../company/index-company.ts'
import { inTransaction, type Queryable } from '../database.ts'
import { Failure } from '../failure.ts'
import type { App } from '../http.ts'
import { postMail } from '../mail.ts'
import { endSessionsOf, type Viewer } from '../session.ts'
import { revokeTokensOf } from '../tokens/queries.ts'
import { removedMail, roleChangedMail } from './mails.ts'
import { membersCompany } from './members-company.ts'
import { findMembers, holdMembers, type MemberRow, updateMembership, updateRole } from './queries.ts'

/** Gives a member another role; the same one again changes and mails nothing. */
export async function changeRole(app: App, viewer: Viewer, userId: number, role: CompanyRole): Promise<void> {
  const company = membersCompany(viewer)
  await inTransaction(app.db, async (tx) => {
    const member = await holdMember(tx, viewer, userId, role)
    if (member.role === role) return
    await updateRole(tx, userId, role)
    await recordChange(tx, viewer, {
      action: 'changed',
      thing: 'member',
      id: userId,
      name: member.email,
      before: { role: member.role, company: company.name },
      after: { role, company: company.name },
    })
    if (userId !== viewer.userId)
      await postMail(
        tx,
        app.config,
        roleChangedMail(app.config, { email: member.email, name: member.first_name }, company.name, role),
      )
    // Another owner may be the first one now, whom the company's pages name.
    await indexCompany(tx, company.id)
  })
}

export async function removeMember(app: App, viewer: Viewer, userId: number): Promise<void> {
  if (userId === viewer.userId) throw new Failure('refused', undefined, memberMessages.leaveInstead)
  await endMembership(app, viewer, userId)
}

export async function leaveCompany(app: App, viewer: Viewer): Promise<void> {
  await endMembership(app, viewer, viewer.userId)
}

async function endMembership(app: App, viewer: Viewer, userId: number): Promise<void> {
  const company = membersCompany(viewer)
  await inTransaction(app.db, async (tx) => {
    const member = await holdMember(tx, viewer, userId, null)
    await updateMembership(tx, userId, null)
    await endSessionsOf(tx, userId)
    // They stand still without a company, and would work again for whoever is invited back.
    await revokeTokensOf(tx, userId)
    await recordChange(tx, viewer, {
      action: 'removed',
      thing: 'member',
      id: userId,
      name: member.email,
      before: { role: member.role, company: company.name },
    })
    if (userId !== viewer.userId)
      await postMail(
        tx,
        app.config,
        removedMail(app.config, { email: member.email, name: member.first_name }, company.name),
      )
    await indexCompany(tx, company.id)
  })
}

/**
 * The member of the viewer's company who is to get a role, or to go. The company is held first, so that of two owners who remove each other one is told
 * that they no longer may: both what the viewer is now and who is left are read after that.
 */
async function holdMember(tx: Queryable, viewer: Viewer, userId: number, role: CompanyRole | null): Promise<MemberRow> {
  const company = membersCompany(viewer)
  await holdMembers(tx, company.id)
  const members = await findMembers(tx, company.id)
  const self = members.find(({ id }) => id === viewer.userId)
  if (!self || (self.role !== 'owner' && userId !== viewer.userId))
    throw new Failure('not_allowed', undefined, roleRefusals.owner)
  const member = members.find(({ id }) => id === userId)
  if (!member) throw new Failure('not_found')
  const refusal = refuseLoss(members, { id: userId, role })
  if (refusal) throw new Failure('refused', undefined, refusal)
  return member
}
