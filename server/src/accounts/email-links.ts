import { sql } from 'kysely'
import type { Queryable } from '../database.ts'
import { hashToken, makeToken } from '../session.ts'

/** confirm: a new account's address. reset: a forgotten password. change: another address for an account. */
export type LinkPurpose = 'confirm' | 'reset' | 'change'

const minutesOf: Record<LinkPurpose, number> = { confirm: 3 * 24 * 60, reset: 15, change: 60 }

/** Makes the token of a link sent by mail; an earlier one of the same purpose no longer works. */
export async function makeLinkToken(db: Queryable, userId: number, purpose: LinkPurpose, email: string): Promise<string> {
  const { token, hash } = makeToken()
  await db.deleteFrom('email_tokens').where('user_id', '=', userId).where('purpose', '=', purpose).execute()
  await db
    .insertInto('email_tokens')
    .values({ token_hash: hash, user_id: userId, purpose, email, expires_at: sql<Date>`now() + make_interval(mins => ${minutesOf[purpose]})` })
    .execute()
  return token
}

/** Uses a token up: whom and which address it was for, or nothing when it is unknown, spent or too old. */
export async function spendLinkToken(db: Queryable, token: string, purposes: readonly LinkPurpose[]) {
  return db
    .deleteFrom('email_tokens')
    .where('token_hash', '=', hashToken(token))
    .where('purpose', 'in', [...purposes])
    .where('expires_at', '>', sql<Date>`now()`)
    .returning(['user_id', 'purpose', 'email'])
    .executeTakeFirst()
}
