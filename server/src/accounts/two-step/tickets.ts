import { sql } from 'kysely'
import type { Queryable } from '../../database.ts'
import { hashToken, makeToken } from '../../session.ts'
import { deleteOld, type Sweep } from '../../sweep.ts'

/** How long somebody may look for their telephone. */
const ticketMinutes = 10
/** How long the same code opens another session in place of one whose answer was lost. */
const retryMinutes = 2

export type Ticket = { userId: number; usedWith: Buffer | null; sessionHash: Buffer | null }

/** What somebody holds who gave the right password and still owes the second step. */
export async function makeTicket(tx: Queryable, userId: number): Promise<string> {
  const { token, hash } = makeToken()
  await sql`delete from sign_in_tickets where user_id = ${userId} and expires_at < now()`.execute(tx)
  await sql`
    insert into sign_in_tickets (token_hash, user_id, expires_at)
    values (${hash}, ${userId}, now() + make_interval(mins => ${ticketMinutes}))`.execute(tx)
  return token
}

/** Whose ticket it is, as long as it is good. */
export async function findTicket(db: Queryable, ticket: string): Promise<number | undefined> {
  const { rows } = await sql<{ user_id: number }>`
    select user_id from sign_in_tickets where token_hash = ${hashToken(ticket)} and expires_at > now()`.execute(db)
  return rows[0]?.user_id
}

/** The same, held until the transaction ends. */
export async function holdTicket(tx: Queryable, ticket: string): Promise<Ticket | undefined> {
  const { rows } = await sql<{ user_id: number; used_with: Buffer | null; session_hash: Buffer | null }>`
    select user_id, used_with, session_hash from sign_in_tickets
    where token_hash = ${hashToken(ticket)} and expires_at > now() for update`.execute(tx)
  const [row] = rows
  return row && { userId: row.user_id, usedWith: row.used_with, sessionHash: row.session_hash }
}

/** It was used for this session; for two minutes more the same code gets another in place of it. */
export async function spendTicket(tx: Queryable, ticket: string, usedWith: Buffer, session: string): Promise<void> {
  await sql`
    update sign_in_tickets set used_with = ${usedWith}, session_hash = ${hashToken(session)},
      expires_at = case when used_with is null then now() + make_interval(mins => ${retryMinutes}) else expires_at end
    where token_hash = ${hashToken(ticket)}`.execute(tx)
}

/** With a new password, or without a second step, whoever is under way begins anew. */
export async function deleteTickets(tx: Queryable, userId: number): Promise<void> {
  await tx.deleteFrom('sign_in_tickets').where('user_id', '=', userId).execute()
}

export const oldTickets: Sweep = {
  what: 'sign-ins that stopped before their second step',
  keptDays: () => 1,
  sweep: (parts, before) =>
    deleteOld(parts, { table: 'sign_in_tickets', condition: sql`expires_at < ${before}`, age: sql`expires_at` }),
}
