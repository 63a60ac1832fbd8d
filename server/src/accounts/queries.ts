import { sql } from 'kysely'
import type { Queryable } from '../database.ts'

export type AccountRow = { id: number; password_hash: string; status: number; is_confirmed: boolean }

/** The account of an e-mail address, for signing in. */
export async function findAccount(db: Queryable, email: string): Promise<AccountRow | undefined> {
  return db
    .selectFrom('users')
    .select(['id', 'password_hash', 'status', sql<boolean>`email_confirmed_at is not null`.as('is_confirmed')])
    .where('email', '=', email)
    .executeTakeFirst()
}
