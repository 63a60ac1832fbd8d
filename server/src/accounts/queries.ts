import type { SignInWay } from '@fairquay/contract/sign-in-ways.ts'
import { sql } from 'kysely'
import type { Queryable } from '../database.ts'
import { maySignIn } from '../session.ts'
import { statusOf } from './set-status.ts'

/** The account of an e-mail address, for signing in. */
export async function findAccount(db: Queryable, email: string) {
  return db
    .selectFrom('users as u')
    .select(['u.id', 'u.password_hash', sql<boolean>`${sql.raw(maySignIn)}`.as('may_sign_in')])
    .where('u.email', '=', email)
    .executeTakeFirst()
}

/** Whose an e-mail address is. */
export async function findOwner(db: Queryable, email: string) {
  return db
    .selectFrom('users')
    .select([
      'id',
      'first_name',
      'status',
      'password_hash',
      sql<boolean>`email_confirmed_at is not null`.as('is_confirmed'),
    ])
    .where('email', '=', email)
    .executeTakeFirst()
}

/** Until the end of the transaction nobody else gives this address to an account; there is no row yet that could be locked. */
export async function holdAddress(tx: Queryable, email: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${email}, 0))`.execute(tx)
}

/** Waiting for their address to be confirmed, since before then, with no link under way that still could. */
const isForgotten = (before: Date) => sql<boolean>`
  u.email_confirmed_at is null and u.status = ${statusOf.waiting} and u.role <> 'admin' and u.created_at < ${before}
  and not exists (select 1 from email_tokens t where t.user_id = u.id and t.expires_at > now())`

/** The next registrations, by id, that nobody has confirmed and that were made before then. */
export async function findUnconfirmed(
  db: Queryable,
  before: Date,
  { after, most }: { after: number; most: number },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select u.id from users u where u.id > ${after} and ${isForgotten(before)} order by u.id limit ${most}::int`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}

/** Holds one of them until the transaction ends; false when it is no such registration any more, or somebody is at it. */
export async function holdUnconfirmed(tx: Queryable, id: number, before: Date): Promise<boolean> {
  const { rows } = await sql`
    select 1 from users u where u.id = ${id} and ${isForgotten(before)} for update of u skip locked`.execute(tx)
  return rows.length > 0
}

/** Takes a registration back whose address was never confirmed, with its company. */
export async function deleteRegistration(tx: Queryable, userId: number): Promise<void> {
  const { company_id } = await tx
    .deleteFrom('users')
    .where('id', '=', userId)
    .where('email_confirmed_at', 'is', null)
    .returning('company_id')
    .executeTakeFirstOrThrow()
  if (company_id !== null)
    await sql`delete from companies c where id = ${company_id} and not exists (select 1 from users where company_id = c.id)`.execute(
      tx,
    )
}

export async function countryExists(db: Queryable, code: string): Promise<boolean> {
  const row = await db.selectFrom('countries').select('code').where('code', '=', code).executeTakeFirst()
  return row !== undefined
}

/** The person's own details, as the profile page shows them. */
export async function getProfileOf(db: Queryable, userId: number) {
  return db
    .selectFrom('users as u')
    .leftJoin('email_tokens as t', (join) =>
      join.onRef('t.user_id', '=', 'u.id').on('t.purpose', '=', 'change').on('t.expires_at', '>', sql<Date>`now()`),
    )
    .select(['u.first_name', 'u.last_name', 'u.email', 't.email as awaited_email', 'u.phone_code', 'u.phone'])
    .where('u.id', '=', userId)
    .executeTakeFirstOrThrow()
}

/** Open sessions of a person, newest first; `hash` is the one of the call. */
export async function findSessions(db: Queryable, userId: number, hash: Buffer) {
  const rows = await db
    .selectFrom('sessions')
    .select(['id', 'user_agent', 'way', 'created_at', 'expires_at', 'token_hash'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', sql<Date>`now()`)
    .orderBy('created_at', 'desc')
    .limit(100)
    .execute()
  return rows.map(({ token_hash, created_at, expires_at, way, ...row }) => ({
    ...row,
    way: way as SignInWay,
    created_at: created_at.toISOString(),
    expires_at: expires_at.toISOString(),
    is_current: token_hash.equals(hash),
  }))
}

/** Ends one session of a person; another person's session is not found. */
export async function deleteSession(db: Queryable, userId: number, sessionId: number): Promise<boolean> {
  const result = await db
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('id', '=', sessionId)
    .executeTakeFirst()
  return result.numDeletedRows > 0n
}
