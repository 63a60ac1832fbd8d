import { sql } from 'kysely'
import { recordChange } from '../audit/record-change.ts'
import type { Queryable } from '../database.ts'
import type { App } from '../http.ts'
import { postMail } from '../mail.ts'
import { hashToken } from '../session.ts'
import { countTokensOf, revokeTokensOf } from '../tokens/queries.ts'
import { deleteLinkTokens } from './email-links.ts'
import { forgetDevices } from './known-devices.ts'
import { passwordChangedMail } from './mails.ts'
import { deleteTickets } from './two-step/tickets.ts'

/** `session`: the one that goes on, of whoever changes their own password. */
type Ending = { by: 'reset' | 'change'; apiTokens: boolean; session?: string }

/**
 * Ends what a former password has opened, because whoever knew it may be the reason for the new one: sessions, links on their way, known browsers and, when
 * wanted, API tokens. Says so in the audit log and in a mail, which also names what goes on and has to be looked at by a person.
 */
export async function endAccess(
  app: App,
  tx: Queryable,
  userId: number,
  { by, apiTokens, session }: Ending,
): Promise<void> {
  const sessions = await endSessions(tx, userId, session)
  await deleteLinkTokens(tx, userId)
  await deleteTickets(tx, userId)
  await forgetDevices(tx, userId)
  const ended = apiTokens ? await revokeTokensOf(tx, userId) : []
  const kept = apiTokens ? 0 : await countTokensOf(tx, userId)
  const person = await tx
    .selectFrom('users')
    .select(['first_name', 'last_name', 'email'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  const name = `${person.first_name} ${person.last_name}`
  await recordChange(
    tx,
    { userId, firstName: person.first_name, lastName: person.last_name },
    {
      action: 'changed',
      thing: 'person',
      id: userId,
      name,
      // What the log calls password or token it leaves out, and rightly so.
      after: {
        sign_in: by === 'reset' ? 'chosen anew by a link sent by mail' : 'chosen anew',
        ended_sessions: sessions,
        ended_programs: ended.map((one) => `${one.name} (${one.prefix}…)`),
        kept_programs: kept,
      },
    },
  )
  await postMail(
    tx,
    app.config,
    passwordChangedMail(
      app.config,
      { name: person.first_name, email: person.email },
      { ended: ended.map((one) => one.name), kept, ...(await countOpenDoors(tx, userId)) },
    ),
  )
}

/** How many there were. */
async function endSessions(tx: Queryable, userId: number, kept: string | undefined): Promise<number> {
  let ending = tx.deleteFrom('sessions').where('user_id', '=', userId)
  if (kept !== undefined) ending = ending.where('token_hash', '!=', hashToken(kept))
  const { numDeletedRows } = await ending.executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

/** What somebody in this account could have left behind for themselves, and no new password ends: it belongs to the company. */
async function countOpenDoors(db: Queryable, userId: number): Promise<{ invitations: number; webhooks: number }> {
  const { rows } = await sql<{ invitations: number; webhooks: number }>`
    select (select count(*) from invitations where invited_by = u.id and expires_at > now()) as invitations,
      (select count(*) from webhooks where created_by = u.id and is_active) as webhooks
    from users u where u.id = ${userId}`.execute(db)
  return rows[0] ?? { invitations: 0, webhooks: 0 }
}
