import { accountMessages } from '@fairquay/contract/accounts/messages.ts'
import { type Newcomer, refuseNewcomer } from '@fairquay/contract/accounts/rules.ts'
import type { CompanyRole } from '@fairquay/contract/company-roles.ts'
import type { AnswerOf, BodyOf } from '@fairquay/contract/endpoint.ts'
import type { acceptInvitation as accept } from '@fairquay/contract/members/endpoints.ts'
import { memberMessages } from '@fairquay/contract/members/messages.ts'
import { addPerson } from '../accounts/add-person.ts'
import { refuseNewPassword } from '../accounts/common-passwords.ts'
import { hashPassword } from '../accounts/password.ts'
import { deleteRegistration, holdAddress } from '../accounts/queries.ts'
import { statusOf } from '../accounts/set-status.ts'
import { findActor } from '../audit/find-actor.ts'
import { recordChange } from '../audit/record-change.ts'
import { indexCompany } from '../company/index-company.ts'
import { inTransaction, type Queryable } from '../database.ts'
import { Failure } from '../failure.ts'
import { freeAddress } from '../held-addresses.ts'
import type { App } from '../http.ts'
import { endSessionsOf, hashToken, type Viewer } from '../session.ts'
import { deleteInvitation, findInvitation, findPerson, holdMembers, updateMembership } from './queries.ts'

type Form = BodyOf<typeof accept>

/** What the page behind an invitation's link shows. Whoever holds the token reads the mailbox, and may know what is true of its account. */
export async function lookAtInvitation(app: App, token: string) {
  const invitation = await findInvitation(app.db, hashToken(token))
  if (!invitation) throw linkSpent()
  const person = await findPerson(app.db, invitation.email)
  const hasAccount = person?.isConfirmed === true
  return {
    company: invitation.company,
    email: invitation.email,
    role: invitation.role,
    invited_by: invitation.inviter,
    has_account: hasAccount,
    has_company: hasAccount && (person.company_id !== null || person.isAdmin),
  }
}

/**
 * Uses an invitation up: makes the account of somebody who has none, or joins one that acts for no company. Somebody who has registered a company of
 * their own and never confirmed it takes that back by joining this one.
 */
export async function acceptInvitation(app: App, { token, person }: Form): Promise<AnswerOf<typeof accept>> {
  const known = await findInvitation(app.db, hashToken(token))
  if (!known) throw linkSpent()
  // Hashing takes its time: not inside the transaction, and not for somebody whose account is there.
  const passwordHash = person && (await hashOf(person, known.email))
  return inTransaction(app.db, async (tx) => {
    await holdAddress(tx, known.email)
    await holdMembers(tx, known.company_id)
    const invitation = await findInvitation(tx, hashToken(token), { isHeld: true })
    if (!invitation) throw linkSpent()
    const { company_id: companyId, email, role } = invitation
    const status = invitation.kind === 'seller' && !invitation.isVerified ? statusOf.waiting : statusOf.active
    const found = await findPerson(tx, email)
    if (found?.status === statusOf.suspended) throw refuse(memberMessages.suspended)
    if (found && !found.isConfirmed) await deleteRegistration(tx, found.id)
    const userId = found?.isConfirmed
      ? await join(tx, found, { companyId, kind: invitation.kind, role, status })
      : await addPerson(tx, {
          ...requirePerson(person),
          email,
          passwordHash: passwordHash ?? '',
          role: invitation.kind as Viewer['role'],
          companyId,
          companyRole: role,
          status,
        })
    await deleteInvitation(tx, invitation.id, companyId)
    await freeAddress(tx, email)
    await recordChange(tx, await findActor(tx, userId), {
      action: 'joined',
      thing: 'member',
      id: userId,
      name: email,
      after: { role, company: invitation.company },
    })
    await indexCompany(tx, companyId)
    return {
      state: status === statusOf.active ? ('active' as const) : ('waiting' as const),
      email,
      company: invitation.company,
    }
  })
}

type Found = NonNullable<Awaited<ReturnType<typeof findPerson>>>

/** Sessions begun without a company end: who this is to the marketplace has changed. */
async function join(
  tx: Queryable,
  person: Found,
  membership: { companyId: number; kind: string; role: CompanyRole; status: number },
): Promise<number> {
  if (person.company_id !== null || person.isAdmin) throw refuse(memberMessages.otherCompany)
  await updateMembership(tx, person.id, membership)
  await endSessionsOf(tx, person.id)
  return person.id
}

function requirePerson(person: Newcomer | undefined): Newcomer {
  if (person) return person
  throw new Failure('invalid_input', { 'person.first_name': accountMessages.required })
}

async function hashOf(person: Newcomer, email: string): Promise<string> {
  const refusals = refuseNewcomer(person, email)
  const password = refuseNewPassword(person.password, email)
  if (password) refusals.password = password
  const details = Object.fromEntries(Object.entries(refusals).map(([field, sentence]) => [`person.${field}`, sentence]))
  if (Object.keys(details).length > 0) throw new Failure('invalid_input', details)
  return hashPassword(person.password)
}

function refuse(sentence: string): Failure {
  return new Failure('refused', undefined, sentence)
}

function linkSpent(): Failure {
  return new Failure('refused', { token: memberMessages.linkSpent }, memberMessages.linkSpent)
}
