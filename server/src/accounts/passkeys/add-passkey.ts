import { randomBytes } from 'node:crypto'
import type { Passkey, PasskeyWanted } from '@fairquay/contract/accounts/passkeys/endpoints.ts'
import { passkeyMessages } from '@fairquay/contract/accounts/passkeys/messages.ts'
import { mostPasskeys, refusePasskeyName } from '@fairquay/contract/accounts/passkeys/rules.ts'
import { recordChange } from '../../audit/record-change.ts'
import { inTransaction, type Queryable } from '../../database.ts'
import { Failure } from '../../failure.ts'
import type { App } from '../../http.ts'
import { postMail } from '../../mail.ts'
import { holdSession } from '../../session.ts'
import type { Acting } from '../acting.ts'
import { requirePassword } from '../require-password.ts'
import { makeAddingChallenge, spendAddingChallenge } from './challenges.ts'
import { passkeyAddedMail } from './mails.ts'
import { findPasskeys, getPasskeyPlace, presentPasskey, requirePasskeyShown } from './own-passkeys.ts'
import { type Added, algorithms, readChallenge, verifyMade } from './verify.ts'

/** What the device is asked for, after the password. */
export async function beginPasskey(app: App, { viewer, session }: Acting, password: string): Promise<PasskeyWanted> {
  const { rpId } = getPasskeyPlace(app.config)
  await requirePassword(app, viewer, password, session)
  return inTransaction(app.db, async (tx) => {
    await holdSession(tx, viewer.userId, session)
    await requirePasskeyShown(tx, app.config, viewer)
    const known = await findPasskeys(tx, viewer.userId)
    refuseTooMany(known.length)
    const handle = known[0]?.user_handle ?? randomBytes(32)
    return {
      challenge: await makeAddingChallenge(tx, viewer.userId, handle),
      rp: { id: rpId, name: app.config.settings.name },
      user: {
        handle: handle.toString('base64url'),
        name: viewer.email,
        display_name: `${viewer.firstName} ${viewer.lastName}`,
      },
      known: known.map(({ credential_id, transports }) => ({
        credential: credential_id.toString('base64url'),
        transports,
      })),
      algorithms,
    }
  })
}

/** Keeps what the device has made. Sessions go on: they showed a password, and still do. */
export async function addPasskey(
  { config }: App,
  tx: Queryable,
  { viewer, session }: Acting,
  added: Added,
): Promise<Passkey> {
  const place = getPasskeyPlace(config)
  const malformed = refusePasskeyName(added.name)
  if (malformed) throw new Failure('invalid_input', { name: malformed })
  await holdSession(tx, viewer.userId, session)
  await requirePasskeyShown(tx, config, viewer)
  refuseTooMany((await findPasskeys(tx, viewer.userId)).length)
  const challenge = readChallenge(added.client_data)
  if (challenge === undefined) throw new Failure('refused', undefined, passkeyMessages.notTaken)
  const user_handle = await spendAddingChallenge(tx, viewer.userId, challenge)
  if (!user_handle) throw new Failure('refused', undefined, passkeyMessages.tookTooLong)
  const made = await verifyMade(added, challenge, place)
  if (!made) throw new Failure('refused', undefined, passkeyMessages.notTaken)
  const kept = await tx
    .insertInto('passkeys')
    .values({
      user_id: viewer.userId,
      credential_id: made.credential,
      public_key: made.publicKey,
      user_handle,
      sign_count: made.count,
      transports: added.transports,
      is_synced: made.isSynced,
      name: tidyName(added.name),
    })
    .onConflict((on) => on.column('credential_id').doNothing())
    .returningAll()
    .executeTakeFirst()
  if (!kept) throw new Failure('refused', undefined, passkeyMessages.knownAlready)
  await recordChange(tx, viewer, {
    action: 'changed',
    thing: 'person',
    id: viewer.userId,
    name: `${viewer.firstName} ${viewer.lastName}`,
    after: { passkey: `added: ${kept.name}` },
  })
  await postMail(tx, config, passkeyAddedMail(config, { name: viewer.firstName, email: viewer.email }, kept.name))
  return presentPasskey(kept)
}

/** As it stands in lists and mails: one line. */
export function tidyName(name: string): string {
  return name.trim().replace(/\s+/g, ' ')
}

function refuseTooMany(count: number): void {
  if (count >= mostPasskeys) throw new Failure('refused', undefined, passkeyMessages.tooMany(mostPasskeys))
}
