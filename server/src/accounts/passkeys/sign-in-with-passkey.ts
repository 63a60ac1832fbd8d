import { sql } from 'kysely'
import { countAttemptFrom, forgiveAttempt } from '../../attempts.ts'
import { nameAccount } from '../../call-context.ts'
import { networkOf } from '../../counted-network.ts'
import { inTransaction, type Queryable } from '../../database.ts'
import { Failure } from '../../failure.ts'
import type { App } from '../../http.ts'
import { findViewer, hashToken, maySignIn, openSession, type Viewer } from '../../session.ts'
import { isLedToProvider } from '../company-sign-in/queries.ts'
import { knowDevice } from '../known-devices.ts'
import { makeSignInChallenge, spendSignInChallenge } from './challenges.ts'
import { getPasskeyPlace } from './own-passkeys.ts'
import { readChallenge, type Shown, verifyShown } from './verify.ts'

/** `mark` is the one the browser showed, if any. */
type SignIn = Shown & { address: string; userAgent: string; mark: string | undefined }

export async function beginPasskeySignIn(app: App, address: string): Promise<{ challenge: string; rp_id: string }> {
  const { rpId } = getPasskeyPlace(app.config)
  await countAttemptFrom(app.db, 'passkey-begin-from', address)
  return { challenge: await makeSignInChallenge(app.db), rp_id: rpId }
}

/**
 * Opens a session for whoever shows a passkey of theirs and may sign in. Unknown, wrong, unconfirmed and suspended get the same words. It is enough by itself: the
 * device has asked for a finger, a face or a number (WebAuthn, user verification).
 */
export async function signInWithPasskey(
  app: App,
  { address, userAgent, mark, ...shown }: SignIn,
): Promise<{ token: string; mark: string; viewer: Viewer }> {
  const place = getPasskeyPlace(app.config)
  await countAttemptFrom(app.db, 'passkey-from', address)
  const challenge = readChallenge(shown.client_data)
  // Before anything else is looked at, so that no challenge is tried twice.
  if (challenge === undefined || !(await spendSignInChallenge(app.db, challenge))) throw refused()
  const known = await findKnown(app.db, shown)
  if (known) nameAccount(known.user_id)
  const used = known && (await verifyShown(shown, challenge, place, known))
  if (!known || !used) throw refused()
  const opened = await inTransaction(app.db, async (tx) => {
    // First the person, as everywhere: whoever takes the passkey away or suspends them waits for this or has done it.
    const { rows } = await sql`
      select 1 from users u where u.id = ${known.user_id} and ${sql.raw(maySignIn)} for no key update`.execute(tx)
    if (rows.length === 0 || !(await countUse(tx, known.id, used))) throw refused()
    // What a company asks for in place of passwords it asks for in place of passkeys as well.
    if (await isLedToProvider(tx, known.user_id)) throw new Failure('company_sign_in')
    const token = await openSession(tx, known.user_id, userAgent, 'passkey')
    await sql`update sessions set passkey_id = ${known.id} where token_hash = ${hashToken(token)}`.execute(tx)
    return { token, mark: await knowDevice(tx, known.user_id, mark) }
  })
  const viewer = await findViewer(app.db, opened.token)
  if (!viewer) throw refused()
  for (const limit of ['passkey-begin-from', 'passkey-from'] as const)
    await forgiveAttempt(app.db, limit, networkOf(address))
  return { ...opened, viewer }
}

function findKnown(db: Queryable, { credential, user_handle }: Shown) {
  return db
    .selectFrom('passkeys')
    .select(['id', 'user_id', 'public_key', 'sign_count'])
    .where('credential_id', '=', Buffer.from(credential, 'base64url'))
    .where('user_handle', '=', Buffer.from(user_handle, 'base64url'))
    .executeTakeFirst()
    .then((row) => row && { ...row, sign_count: Number(row.sign_count) })
}

/** False when it was used as often already, by a copy or at the same moment, or is gone. Many devices count nothing and stay at 0. */
async function countUse(tx: Queryable, id: number, used: { count: number; isSynced: boolean }): Promise<boolean> {
  const { rows } = await sql`
    update passkeys set sign_count = ${used.count}, is_synced = ${used.isSynced}, last_used_at = now()
    where id = ${id} and (sign_count < ${used.count} or sign_count = 0 and ${used.count}::bigint = 0) returning 1`.execute(
    tx,
  )
  return rows.length > 0
}

function refused(): Failure {
  return new Failure('invalid_credentials')
}
