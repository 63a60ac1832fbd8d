import { randomBytes } from 'node:crypto'
import type { TwoStep } from '@fairquay/contract/accounts/two-step/endpoints.ts'
import { twoStepMessages } from '@fairquay/contract/accounts/two-step/messages.ts'
import { refuseCode } from '@fairquay/contract/accounts/two-step/rules.ts'
import { sql } from 'kysely'
import { encode } from 'uqr'
import { countAttempt, forgiveAttempt } from '../../attempts.ts'
import { recordChange } from '../../audit/record-change.ts'
import { inTransaction, type Queryable } from '../../database.ts'
import { Failure } from '../../failure.ts'
import type { App } from '../../http.ts'
import { type Mail, postMail } from '../../mail.ts'
import { hashToken, holdSession, type Viewer } from '../../session.ts'
import type { Acting } from '../acting.ts'
import { forgetDevices } from '../known-devices.ts'
import { requirePasskeyShown } from '../passkeys/own-passkeys.ts'
import { requirePassword } from '../require-password.ts'
import { countRecoveryCodes, makeRecoveryCodes, spendCode } from './codes.ts'
import { newRecoveryCodesMail, turnedOffMail, turnedOnMail } from './mails.ts'
import { deleteTickets } from './tickets.ts'
import { findStep, toBase32, writeKeyAddress } from './totp.ts'

/** Whether signing in asks this person for a second step. */
export async function hasSecondStep(db: Queryable, userId: number): Promise<boolean> {
  const { rows } = await sql`
    select 1 from authenticators where user_id = ${userId} and confirmed_at is not null`.execute(db)
  return rows.length > 0
}

export async function getTwoStep(db: Queryable, userId: number): Promise<TwoStep> {
  const app = await db
    .selectFrom('authenticators')
    .select('confirmed_at')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return {
    authenticator_since: app?.confirmed_at?.toISOString() ?? null,
    recovery_codes: await countRecoveryCodes(db, userId),
  }
}

/** A secret for an app, which counts for nothing until a code of it is shown. */
export async function beginAuthenticator(app: App, { viewer, session }: Acting, password: string) {
  await requirePassword(app, viewer, password, session)
  const secret = randomBytes(20)
  await inTransaction(app.db, async (tx) => {
    await holdSession(tx, viewer.userId, session)
    await requirePasskeyShown(tx, app.config, viewer)
    const { rows } = await sql`
      insert into authenticators (user_id, secret) values (${viewer.userId}, ${secret})
      on conflict (user_id) do update set secret = excluded.secret, created_at = now(), last_step = 0
      where authenticators.confirmed_at is null returning 1`.execute(tx)
    if (rows.length === 0) throw new Failure('refused', undefined, twoStepMessages.alreadyOn)
  })
  const address = writeKeyAddress(secret, app.config.settings.name, viewer.email)
  return { secret: toBase32(secret), address, qr: drawQr(address) }
}

/** Turns it on with the first code. Whoever is signed in elsewhere has shown no second step, and signs in again. */
export async function confirmAuthenticator(
  { config }: App,
  tx: Queryable,
  { viewer, session }: Acting,
  typed: string,
): Promise<string[]> {
  await holdSession(tx, viewer.userId, session)
  await requirePasskeyShown(tx, config, viewer)
  const own = await tx
    .selectFrom('authenticators')
    .select(['secret', 'confirmed_at'])
    .where('user_id', '=', viewer.userId)
    .forUpdate()
    .executeTakeFirst()
  if (!own) throw new Failure('refused', undefined, twoStepMessages.notBegun)
  if (own.confirmed_at) throw new Failure('refused', undefined, twoStepMessages.alreadyOn)
  const step = findStep(own.secret, typed.replace(/[\s-]/g, ''), new Date())
  if (step === undefined) throw new Failure('invalid_input', { code: twoStepMessages.codeWrong })
  await sql`
    update authenticators set confirmed_at = now(), last_step = ${step} where user_id = ${viewer.userId}`.execute(tx)
  await tx
    .deleteFrom('sessions')
    .where('user_id', '=', viewer.userId)
    .where('token_hash', '!=', hashToken(session))
    .execute()
  await sql`update sessions set way = 'code' where token_hash = ${hashToken(session)}`.execute(tx)
  await forgetDevices(tx, viewer.userId)
  await tell(tx, config, viewer, 'turned on', turnedOnMail(config, recipient(viewer)))
  await forgiveAttempt(tx, 'two-step-code', viewer.userId)
  return makeRecoveryCodes(tx, viewer.userId)
}

/** New recovery codes for somebody who shows password and code. */
export async function renewRecoveryCodes(
  { config }: App,
  tx: Queryable,
  { viewer, session }: Acting,
): Promise<string[]> {
  await holdSession(tx, viewer.userId, session)
  if (!(await hasSecondStep(tx, viewer.userId))) throw new Failure('refused', undefined, twoStepMessages.isOff)
  await tell(tx, config, viewer, 'has new recovery codes', newRecoveryCodesMail(config, recipient(viewer)))
  await forgiveAttempt(tx, 'two-step-code', viewer.userId)
  return makeRecoveryCodes(tx, viewer.userId)
}

/** The codes of a lost answer are known to nobody: others take their place. */
export async function rewriteRecoveryCodes(tx: Queryable, { viewer, session }: Acting): Promise<string[]> {
  await holdSession(tx, viewer.userId, session)
  if (!(await hasSecondStep(tx, viewer.userId))) throw new Failure('not_found')
  await forgiveAttempt(tx, 'two-step-code', viewer.userId)
  return makeRecoveryCodes(tx, viewer.userId)
}

export async function removeAuthenticator(
  app: App,
  acting: Acting,
  form: { current_password: string; code: string },
): Promise<void> {
  const { viewer, session } = acting
  await requirePassword(app, viewer, form.current_password, session)
  if (!(await hasSecondStep(app.db, viewer.userId))) return
  if (app.config.requireTwoStep === 'operators' && viewer.role === 'admin')
    throw new Failure('refused', undefined, twoStepMessages.requiredHere)
  await countCode(app.db, viewer)
  await inTransaction(app.db, async (tx) => {
    await holdSession(tx, viewer.userId, session)
    await requireCode(tx, viewer, form.code)
    await takeAway(tx, viewer.userId)
    await tell(tx, app.config, viewer, 'turned off', turnedOffMail(app.config, recipient(viewer)))
  })
  await forgiveAttempt(app.db, 'two-step-code', viewer.userId)
}

/** Everything of somebody's second step. */
export async function takeAway(tx: Queryable, userId: number): Promise<void> {
  await tx.deleteFrom('authenticators').where('user_id', '=', userId).execute()
  await tx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
  await deleteTickets(tx, userId)
}

/** Refuses with the field named when it is no code of the person's. */
export async function requireCode(tx: Queryable, viewer: Viewer, typed: string): Promise<void> {
  const malformed = refuseCode(typed)
  const shown = malformed ? { refusal: malformed } : await spendCode(tx, viewer.userId, typed)
  if ('refusal' in shown) throw new Failure('invalid_input', { code: shown.refusal })
}

/** Guesses of a code by somebody signed in; counted before the transaction that a wrong one undoes, as within it the count would need a second connection. */
export async function countCode(db: App['db'], viewer: Viewer): Promise<void> {
  await countAttempt(db, 'two-step-code', viewer.userId)
}

function recipient({ firstName, email }: Viewer) {
  return { name: firstName, email }
}

async function tell(tx: Queryable, config: App['config'], viewer: Viewer, what: string, mail: Mail): Promise<void> {
  await recordChange(tx, viewer, {
    action: 'changed',
    thing: 'person',
    id: viewer.userId,
    name: `${viewer.firstName} ${viewer.lastName}`,
    after: { two_step_sign_in: what },
  })
  await postMail(tx, config, mail)
}

/** Drawn here, from nothing but the address: no other service learns it. A row of dark modules is one line of the path. */
function drawQr(address: string): { size: number; path: string } {
  const { data, size } = encode(address, { border: 2 })
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')
  return { size, path }
}
