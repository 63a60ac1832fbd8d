import type { Passkey } from '@fairquay/contract/accounts/passkeys/endpoints.ts'
import { passkeyMessages } from '@fairquay/contract/accounts/passkeys/messages.ts'
import { findPasskeyPlace, type PasskeyPlace } from '@fairquay/contract/accounts/passkeys/rules.ts'
import { type Selectable, sql } from 'kysely'
import type { Config } from '../../config.ts'
import type { Queryable } from '../../database.ts'
import type { Passkeys } from '../../database-types.generated.ts'
import { Failure } from '../../failure.ts'
import { lacksSecondStep } from '../../second-step.ts'
import type { Viewer } from '../../session.ts'

export async function findPasskeys(db: Queryable, userId: number): Promise<Selectable<Passkeys>[]> {
  return db
    .selectFrom('passkeys')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

/** One that is changed or removed; another person's is not found. */
export async function holdPasskey(tx: Queryable, userId: number, id: number): Promise<Selectable<Passkeys>> {
  const passkey = await tx
    .selectFrom('passkeys')
    .selectAll()
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!passkey) throw new Failure('not_found')
  return passkey
}

export async function hasPasskey(db: Queryable, userId: number): Promise<boolean> {
  const { rows } = await sql`select 1 from passkeys where user_id = ${userId} limit 1`.execute(db)
  return rows.length > 0
}

/** All of a person's, and what was about to become one. */
export async function takePasskeysAway(tx: Queryable, userId: number): Promise<void> {
  await tx.deleteFrom('passkeys').where('user_id', '=', userId).execute()
  await tx.deleteFrom('passkey_challenges').where('user_id', '=', userId).execute()
}

/** Where passkeys count; refused where the marketplace has no name. */
export function getPasskeyPlace({ publicUrl }: Config): PasskeyPlace {
  const place = findPasskeyPlace(publicUrl)
  if (!place) throw new Failure('refused', undefined, passkeyMessages.needsName)
  return place
}

/**
 * An operator of whom a second step is asked and who has a passkey shows it, instead of setting another one up: whoever has stolen the password could do so
 * as well.
 */
export async function requirePasskeyShown(db: Queryable, config: Config, viewer: Viewer): Promise<void> {
  if (lacksSecondStep(config, viewer) && (await hasPasskey(db, viewer.userId)))
    throw new Failure('refused', undefined, passkeyMessages.signInWithIt)
}

export function presentPasskey({ id, name, is_synced, created_at, last_used_at }: Selectable<Passkeys>): Passkey {
  return {
    id,
    name,
    is_synced,
    created_at: created_at.toISOString(),
    last_used_at: last_used_at?.toISOString() ?? null,
  }
}
