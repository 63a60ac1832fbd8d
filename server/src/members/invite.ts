import type { CompanyRole } from '@fairquay/contract/company-roles.ts'
import { normaliseEmail, refuseEmail } from '@fairquay/contract/contact-rules.ts'
import { memberMessages } from '@fairquay/contract/members/messages.ts'
import { invitationDays, mostInvitations } from '@fairquay/contract/members/rules.ts'
import type { Transaction } from 'kysely'
import { countAttempt } from '../attempts.ts'
import { recordChange } from '../audit/record-change.ts'
import { inTransaction, type Queryable } from '../database.ts'
import type { DB } from '../database-types.generated.ts'
import { Failure } from '../failure.ts'
import type { App } from '../http.ts'
import { postMail } from '../mail.ts'
import { makeToken, type Viewer } from '../session.ts'
import { invitationMail } from './mails.ts'
import { membersCompany } from './members-company.ts'
import {
  deleteInvitation,
  findInvitations,
  findPerson,
  holdMembers,
  type InvitationRow,
  insertInvitation,
  renewInvitation,
} from './queries.ts'

async function countInvitation(tx: Queryable, companyId: number): Promise<void> {
  await countAttempt(tx, 'invite', companyId)
  await countAttempt(tx, 'invite-a-day', companyId)
}

/** Writes an invitation down and mails its link. That the address has an account elsewhere is not told here: it shows when the link is opened. */
export async function inviteMember(
  tx: Transaction<DB>,
  { config }: Pick<App, 'config'>,
  viewer: Viewer,
  form: { email: string; role: CompanyRole },
): Promise<InvitationRow> {
  const company = membersCompany(viewer)
  const refusal = refuseEmail(form.email)
  if (refusal) throw new Failure('invalid_input', { email: refusal })
  const email = normaliseEmail(form.email)
  await countInvitation(tx, company.id)
  await holdMembers(tx, company.id)
  if ((await findPerson(tx, email))?.company_id === company.id) throw refuseInvitation(memberMessages.memberAlready)
  const waiting = await findInvitations(tx, company.id)
  if (waiting.length >= mostInvitations) throw refuseInvitation(memberMessages.tooManyInvitations)
  const { token, hash } = makeToken()
  const invitation = await insertInvitation(tx, {
    companyId: company.id,
    email,
    role: form.role,
    tokenHash: hash,
    invitedBy: viewer.userId,
    days: invitationDays,
  })
  if (!invitation) throw refuseInvitation(memberMessages.invitedAlready)
  await postMail(tx, config, {
    ...invitationMail(config, email, { ...namesOf(viewer), token }),
    companyId: company.id,
  })
  await recordChange(tx, viewer, {
    action: 'invited',
    thing: 'invitation',
    id: invitation.id,
    name: email,
    after: { email, role: form.role, company: company.name },
  })
  return invitation
}

export async function resendInvitation(
  tx: Transaction<DB>,
  { config }: Pick<App, 'config'>,
  viewer: Viewer,
  id: number,
): Promise<InvitationRow> {
  const company = membersCompany(viewer)
  await countInvitation(tx, company.id)
  const { token, hash } = makeToken()
  const invitation = await renewInvitation(tx, { id, companyId: company.id, tokenHash: hash, days: invitationDays })
  if (!invitation) throw new Failure('not_found')
  await postMail(tx, config, {
    ...invitationMail(config, invitation.email, { ...namesOf(viewer), token }),
    companyId: company.id,
  })
  return invitation
}

export async function revokeInvitation(app: App, viewer: Viewer, id: number): Promise<void> {
  const company = membersCompany(viewer)
  await inTransaction(app.db, async (tx) => {
    const invitation = await deleteInvitation(tx, id, company.id)
    if (!invitation) throw new Failure('not_found')
    await recordChange(tx, viewer, {
      action: 'undone',
      thing: 'invitation',
      id,
      name: invitation.email,
      before: { email: invitation.email, role: invitation.role, company: company.name },
    })
  })
}

function namesOf(viewer: Viewer): { company: string; inviter: string } {
  return { company: membersCompany(viewer).name, inviter: `${viewer.firstName} ${viewer.lastName}` }
}

function refuseInvitation(sentence: string): Failure {
  return new Failure('refused', { email: sentence }, sentence)
}
