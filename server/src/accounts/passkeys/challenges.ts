import { passkeyPatience } from '@fairquay/contract/accounts/passkeys/rules.ts'
import { sql } from 'kysely'
import type { Queryable } from '../../database.ts'
import { hashToken, makeToken } from '../../session.ts'
import { deleteOld, type Sweep } from '../../sweep.ts'

const endsAt = sql`now() + make_interval(secs => ${passkeyPatience / 1000})`

/** What somebody's device is asked who would sign in: nobody yet. */
export async function makeSignInChallenge(db: Queryable): Promise<string> {
  const { token, hash } = makeToken()
  await sql`insert into passkey_challenges (challenge_hash, expires_at) values (${hash}, ${endsAt})`.execute(db)
  return token
}

/** What the device of this person is asked who adds a passkey; one at a time. */
export async function makeAddingChallenge(tx: Queryable, userId: number, handle: Buffer): Promise<string> {
  const { token, hash } = makeToken()
  await sql`
    insert into passkey_challenges (challenge_hash, user_id, user_handle, expires_at)
    values (${hash}, ${userId}, ${handle}, ${endsAt})
    on conflict (user_id) where user_id is not null do update
      set challenge_hash = excluded.challenge_hash, user_handle = excluded.user_handle, expires_at = excluded.expires_at`.execute(
    tx,
  )
  return token
}

/** Takes a challenge of a sign-in: it is gone, whatever comes of it. */
export async function spendSignInChallenge(db: Queryable, challenge: string): Promise<boolean> {
  const { rows } = await sql`
    delete from passkey_challenges where challenge_hash = ${hashToken(challenge)} and user_id is null and expires_at > now()
    returning 1`.execute(db)
  return rows.length > 0
}

/** Takes this person's; with it whom the device took them to be. */
export async function spendAddingChallenge(
  tx: Queryable,
  userId: number,
  challenge: string,
): Promise<Buffer | undefined> {
  const { rows } = await sql<{ user_handle: Buffer }>`
    delete from passkey_challenges
    where challenge_hash = ${hashToken(challenge)} and user_id = ${userId} and expires_at > now() returning user_handle`.execute(
    tx,
  )
  return rows[0]?.user_handle
}

export const oldChallenges: Sweep = {
  what: 'questions to passkeys that nobody answered',
  keptDays: () => 1,
  sweep: (parts, before) =>
    deleteOld(parts, { table: 'passkey_challenges', condition: sql`expires_at < ${before}`, age: sql`expires_at` }),
}
