import { formerPerson } from '@fairquay/contract/accounts/deletion-rules.ts'
import { sql } from 'kysely'
import type { Queryable } from '../database.ts'
import { statusOf } from './set-status.ts'
import { addressOfNobody } from './sweep-last-mails.ts'

const formerName = `${formerPerson.first_name} ${formerPerson.last_name}`

/**
 * Takes everything about a person out of the database that no paper needs. The row of the account stays under a name that is nobody's: offers, orders and
 * the audit log point to it. The last mail to the address, which says that the account is gone, is sent first and emptied after that as all mails are.
 */
export async function forgetPerson(tx: Queryable, userId: number, email: string): Promise<void> {
  const { company_id } = await tx
    .selectFrom('users')
    .select('company_id')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  // Where a company's address is that of a member, it is theirs.
  await sql`update companies set email = null where id = ${company_id} and email = ${email}`.execute(tx)
  // Before the log forgets which they were.
  await emptyEarlierMails(tx, userId)
  await emptyAccount(tx, userId)
  await deleteBelongings(tx, userId, email)
  await renameElsewhere(tx, userId, email)
  await emptyContacts(tx, userId)
  await emptyMails(tx, email)
}

async function emptyAccount(tx: Queryable, userId: number): Promise<void> {
  await sql`
    update users set email = ${`former-member-${userId}@deleted.invalid`}, first_name = ${formerPerson.first_name},
      last_name = ${formerPerson.last_name}, phone = '', phone_code = '', password_hash = '', company_id = null,
      company_role = 'viewer', role = 'buyer', status = ${statusOf.suspended}, deleted_at = now() where id = ${userId}`.execute(
    tx,
  )
}

/** Tables whose rows are this person's alone. */
export const belongings = [
  'sessions',
  'email_tokens',
  'known_devices',
  'company_logins',
  'api_tokens',
  'authenticators',
  'recovery_codes',
  'sign_in_tickets',
  'passkeys',
  'passkey_challenges',
  'company_sign_ins',
  'notifications',
  'notification_choices',
  'notification_settings',
  'cart_lines',
  'idempotency_keys',
  'request_assignees',
  'acceptances',
  'support_access',
]

async function deleteBelongings(tx: Queryable, userId: number, email: string): Promise<void> {
  for (const table of belongings) await sql`delete from ${sql.table(table)} where user_id = ${userId}`.execute(tx)
  await sql`delete from invitations where email = ${email} or invited_by = ${userId}`.execute(tx)
  await sql`delete from appointments where email = ${email}`.execute(tx)
  await sql`delete from newsletter_subscribers where email = ${email}`.execute(tx)
  await sql`delete from held_addresses where address = lower(${email})`.execute(tx)
  await sql`delete from mail_returns where address = lower(${email})`.execute(tx)
  await sql`delete from attempts where position(${email} in subject) > 0`.execute(tx)
}

/** Copies of the name that were kept beside what the person did. */
async function renameElsewhere(tx: Queryable, userId: number, email: string): Promise<void> {
  await sql`update request_messages set person = ${formerName} where user_id = ${userId}`.execute(tx)
  await sql`update request_offers set person = ${formerName} where user_id = ${userId}`.execute(tx)
  await sql`update approval_decisions set decided_by_name = ${formerName} where decided_by = ${userId}`.execute(tx)
  await sql`update report_cases set decided_by_name = ${formerName} where decided_by = ${userId}`.execute(tx)
  await sql`update support_access set asked_by_name = ${formerName} where asked_by = ${userId}`.execute(tx)
  await sql`update support_visits set operator_name = ${formerName} where operator_id = ${userId}`.execute(tx)
  await sql`update company_checks set checked_by_name = ${formerName} where checked_by = ${userId}`.execute(tx)
  await sql`update audit_log set actor = ${formerName} where actor_id = ${userId}`.execute(tx)
  // What was done to the person names them, and both sides may hold the details: the action and the moment stay.
  await sql`
    update audit_log set name = ${formerName}, before = '{}', after = '{}'
    where thing in ('person', 'member') and thing_id = ${userId}
      or thing in ('invitation', 'mail-address') and lower(name) = lower(${email})`.execute(tx)
  // A mail that an operator sent once more: its subject is nobody's, to whom it went and why it had failed is the person's.
  await sql`
    update audit_log set before = '{}', after = '{}' where thing = 'mail' and lower(after ->> 'to') = lower(${email})`.execute(
    tx,
  )
}

/** Whom to ask about a carriage nobody agreed on; of a deal it is part. */
async function emptyContacts(tx: Queryable, userId: number): Promise<void> {
  const nobody = { ...formerPerson, phone: '', email: '' }
  await sql`
    update logistic_quotes q set request = jsonb_set(q.request, '{buyer_data}', q.request -> 'buyer_data' || ${JSON.stringify(nobody)}::jsonb)
    from requests r where r.id = q.request_id and r.buyer_user_id = ${userId} and r.status <> 'accepted'`.execute(tx)
}

/** Which mails there were to the person stays, to whom does not. The goodbye still has to arrive. */
async function emptyMails(tx: Queryable, email: string): Promise<void> {
  await sql`update mails set is_last = true where to_address = ${email} and created_at = now()`.execute(tx)
  await sql`delete from mails where to_address = ${email} and not is_last and state is distinct from 'sent'`.execute(tx)
  await sql`
    update mails set to_address = ${addressOfNobody}, to_name = '', text = ''
    where to_address = ${email} and not is_last`.execute(tx)
}

/** The same of an address the person had before; what went there since then is somebody else's. */
async function emptyEarlierMails(tx: Queryable, userId: number): Promise<void> {
  const changes = sql`l.thing = 'person' and l.thing_id = ${userId} and l.action = 'changed'`
  const toEarlier = sql`${changes} and m.to_address = l.before ->> 'email' and m.created_at <= l.at`
  await sql`delete from mails m using audit_log l where ${toEarlier} and m.state is distinct from 'sent'`.execute(tx)
  await sql`
    update mails m set to_address = ${addressOfNobody}, to_name = '', text = '' from audit_log l where ${toEarlier}`.execute(
    tx,
  )
  await sql`
    delete from attempts a using audit_log l where ${changes} and position(l.before ->> 'email' in a.subject) > 0`.execute(
    tx,
  )
}
