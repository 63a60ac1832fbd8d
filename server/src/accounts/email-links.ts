import { accountMessages } from '@fairquay/contract/accounts/messages.ts'
import { sql } from 'kysely'
import type { Queryable } from '../database.ts'
import { Failure } from '../failure.ts'
import { freeAddress } from '../held-addresses.ts'
import { hashToken, makeToken } from '../session.ts'

/** confirm: a new account's address. reset: a forgotten password. change: another address for an account. */
export type LinkPurpose = 'confirm' | 'reset' | 'change'

/** How long such a link works, minutes. */
export const linkMinutes: Record<LinkPurpose, number> = { confirm: 3 * 24 * 60, reset: 15, change: 60 }

/** A link with less left is as good as gone: the message has to be found and read first. */
const usefulMinutes = 5

/**
 * Makes the token of a link sent by mail; an earlier one of the same purpose no longer works. Those to a new password are the exception: anybody may
 * ask for one, and who does so again and again must not break the link that the owner has just opened. The first that is used ends all.
 */
export async function makeLinkToken(
  db: Queryable,
  userId: number,
  purpose: LinkPurpose,
  email: string,
): Promise<string> {
  const { token, hash } = makeToken()
  if (purpose !== 'reset') await deleteLinkTokens(db, userId, [purpose])
  await db
    .insertInto('email_tokens')
    .values({
      token_hash: hash,
      user_id: userId,
      purpose,
      email,
      expires_at: sql<Date>`now() + make_interval(mins => ${linkMinutes[purpose]})`,
    })
    .execute()
  return token
}

/** Uses a token up: whom and which address it was for, or nothing when it is unknown, spent or too old. Whoever has it shows that mail arrives there. */
export async function spendLinkToken(db: Queryable, token: string, purposes: readonly LinkPurpose[]) {
  const spent = await db
    .deleteFrom('email_tokens')
    .where('token_hash', '=', hashToken(token))
    .where('purpose', 'in', [...purposes])
    .where('expires_at', '>', sql<Date>`now()`)
    .returning(['user_id', 'purpose', 'email'])
    .executeTakeFirst()
  if (spent) await freeAddress(db, spent.email)
  return spent
}

/** Whether a link of this purpose is in somebody's mailbox that can still be used. */
export async function hasLiveLink(db: Queryable, userId: number, purpose: LinkPurpose): Promise<boolean> {
  const found = await db
    .selectFrom('email_tokens')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .where('expires_at', '>', sql<Date>`now() + make_interval(mins => ${usefulMinutes})`)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/** Makes links that are still on their way useless: all of a person's, or those of some purposes. */
export async function deleteLinkTokens(
  db: Queryable,
  userId: number,
  purposes: readonly LinkPurpose[] = ['confirm', 'reset', 'change'],
): Promise<void> {
  await db
    .deleteFrom('email_tokens')
    .where('user_id', '=', userId)
    .where('purpose', 'in', [...purposes])
    .execute()
}

/** What the holder of a link is told that does not work, whatever the reason. */
export function linkSpent(): Failure {
  return new Failure('refused', { token: accountMessages.linkSpent }, accountMessages.linkSpent)
}
