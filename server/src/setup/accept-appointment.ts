import { accountMessages } from '@fairquay/contract/accounts/messages.ts'
import { normaliseEmail } from '@fairquay/contract/contact-rules.ts'
import type { AnswerOf, BodyOf } from '@fairquay/contract/endpoint.ts'
import type { acceptAppointment as accept } from '@fairquay/contract/setup/appointment-endpoints.ts'
import { refuseAppointee } from '@fairquay/contract/setup/appointment-rules.ts'
import { setupMessages } from '@fairquay/contract/setup/messages.ts'
import { sql } from 'kysely'
import { refuseNewPassword } from '../accounts/common-passwords.ts'
import { hashPassword } from '../accounts/password.ts'
import { countryExists, deleteRegistration, holdAddress } from '../accounts/queries.ts'
import { statusOf } from '../accounts/set-status.ts'
import { findActor } from '../audit/find-actor.ts'
import { recordChange } from '../audit/record-change.ts'
import { createCompany } from '../company/create-company.ts'
import { indexCompany } from '../company/index-company.ts'
import { inTransaction, type Queryable } from '../database.ts'
import { Failure } from '../failure.ts'
import { freeAddress } from '../held-addresses.ts'
import type { App } from '../http.ts'
import { keepShownTexts } from '../keep-acceptance.ts'
import { endSessionsOf, hashToken } from '../session.ts'
import { takeStoredSettings } from '../stored-settings.ts'
import {
  deleteAppointment,
  deleteFirstLink,
  findAppointee,
  findAppointment,
  hasOperator,
} from './appointment-queries.ts'

type Form = BodyOf<typeof accept>
type Found = NonNullable<Awaited<ReturnType<typeof findAppointment>>>

/** What the page behind such a link asks for. Whoever holds the token reads the mailbox, or the log of the server. */
export async function lookAtAppointment(app: App, token: string) {
  const found = await findAppointment(app.db, hashToken(token))
  if (!found) throw linkSpent()
  const person = found.email === null ? undefined : await findAppointee(app.db, found.email)
  const hasAccount = person?.isConfirmed === true
  return {
    kind: found.kind,
    email: found.email,
    invited_by: found.inviter,
    has_account: hasAccount,
    has_company: hasAccount && person.company !== null,
  }
}

/**
 * Uses such a link up: makes the account of somebody who has none, or takes the one that acts for no company; an operator's with nothing beside it, another's
 * with the company they are the first of, which nobody needs to approve any more.
 */
export async function acceptAppointment(app: App, form: Form): Promise<AnswerOf<typeof accept>> {
  const known = await findAppointment(app.db, hashToken(form.token))
  if (!known) throw linkSpent()
  const email = known.email ?? normaliseEmail(form.email ?? '')
  const account = await findAppointee(app.db, email)
  const hasAccount = account?.isConfirmed === true
  await refuseForm(app, form, known, { email, hasAccount })
  // Hashing takes its time: not inside the transaction.
  const passwordHash = hasAccount || !form.person ? '' : await hashPassword(form.person.password)
  const answer = await inTransaction(app.db, async (tx) => {
    await holdAddress(tx, email)
    const found = await findAppointment(tx, hashToken(form.token), { isHeld: true })
    if (!found) throw linkSpent()
    // The log may be read by more people than those who are to run the marketplace: it lets nobody in beside somebody who is here.
    if (found.email === null && (await hasOperator(tx))) throw linkSpent()
    const userId = await makePerson(tx, { form, found, email, passwordHash })
    if (found.kind !== 'operator' && !hasAccount) await keepShownTexts(tx, app.config, userId)
    await deleteAppointment(tx, found.id)
    // The link in the log shows nothing of a mailbox.
    if (found.email !== null) await freeAddress(tx, email)
    if (found.kind === 'operator') await deleteFirstLink(tx)
    const person = await findActor(tx, userId)
    await recordChange(tx, person, {
      action: 'joined',
      thing: 'person',
      id: userId,
      name: email,
      after: { kind: found.kind, email, company: form.company?.name.trim() ?? '', invited_by: found.inviter ?? '' },
    })
    return { kind: found.kind, email }
  })
  // Visitors are no longer told that nobody runs the marketplace.
  if (answer.kind === 'operator') await takeStoredSettings(app.db, app.config)
  return answer
}

async function refuseForm(
  app: App,
  form: Form,
  { kind, email: sentTo }: Found,
  { email, hasAccount }: { email: string; hasAccount: boolean },
): Promise<void> {
  // By the link in the log an address is typed; an account behind it belongs to somebody who has not been asked.
  if (sentTo === null && hasAccount) throw refuse('email', setupMessages.accountThere)
  const refusals = refuseAppointee(form, { kind, email: sentTo, hasAccount })
  const password = hasAccount || !form.person ? undefined : refuseNewPassword(form.person.password, email)
  if (password) refusals['person.password'] = password
  const country = form.company?.country
  if (kind !== 'operator' && !refusals['company.country'] && country && !(await countryExists(app.db, country)))
    refusals['company.country'] = accountMessages.countryUnknown
  if (Object.keys(refusals).length > 0) throw new Failure('invalid_input', refusals)
}

type Making = { form: Form; found: Found; email: string; passwordHash: string }

async function makePerson(tx: Queryable, { form, found, email, passwordHash }: Making): Promise<number> {
  const person = await findAppointee(tx, email)
  if (person?.isSuspended) throw refuse('email', setupMessages.accountSuspended)
  if (person?.isAdmin) throw refuse('email', setupMessages.operatorAlready)
  if (person?.isConfirmed && person.company !== null) throw refuse('email', setupMessages.actsAlreadyOneself)
  // Registered and never confirmed: whoever holds the link shows that the address is theirs.
  if (person && !person.isConfirmed) await deleteRegistration(tx, person.id)
  const { kind } = found
  const companyId = kind === 'operator' ? null : await makeCompany(tx, kind, form, email)
  const is = {
    role: kind === 'operator' ? 'admin' : kind,
    status: statusOf.active,
    company_id: companyId,
    company_role: 'owner',
  }
  let userId: number
  if (person?.isConfirmed) {
    userId = person.id
    await tx.updateTable('users').set(is).where('id', '=', userId).execute()
    // Who this is to the marketplace has changed.
    await endSessionsOf(tx, userId)
  } else {
    const made = await tx
      .insertInto('users')
      .values({
        ...is,
        email,
        password_hash: passwordHash,
        first_name: form.person?.first_name.trim() ?? '',
        last_name: form.person?.last_name.trim() ?? '',
        email_confirmed_at: sql<Date>`now()`,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    userId = made.id
  }
  if (companyId !== null) await indexCompany(tx, companyId)
  return userId
}

function makeCompany(
  tx: Queryable,
  kind: Exclude<Found['kind'], 'operator'>,
  { company }: Form,
  email: string,
): Promise<number> {
  return createCompany(tx, {
    kind,
    name: company?.name.trim() ?? '',
    country: company?.country ?? '',
    email,
    // An operator has asked them in: that is the approval.
    ...(kind !== 'buyer' && { verifiedAt: new Date() }),
  })
}

function refuse(field: string, sentence: string): Failure {
  return new Failure('refused', { [field]: sentence }, sentence)
}

function linkSpent(): Failure {
  return new Failure('refused', { token: setupMessages.linkSpent }, setupMessages.linkSpent)
}
