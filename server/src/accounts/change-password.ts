import type { changePassword as change, resetPassword as reset } from '@fairquay/contract/accounts/endpoints.ts'
import { normaliseEmail } from '@fairquay/contract/contact-rules.ts'
import type { BodyOf } from '@fairquay/contract/endpoint.ts'
import { countAttempt, countAttemptFrom, isWithinLimit, pairOf } from '../attempts.ts'
import { inTransaction, type Queryable } from '../database.ts'
import { Failure } from '../failure.ts'
import type { App } from '../http.ts'
import { postMail } from '../mail.ts'
import { holdSession, type Viewer } from '../session.ts'
import { refuseNewPassword } from './common-passwords.ts'
import { hasLiveLink, linkSpent, makeLinkToken, spendLinkToken } from './email-links.ts'
import { endAccess } from './end-access.ts'
import { knowDevice } from './known-devices.ts'
import { resetMail } from './mails.ts'
import { openAccount } from './open-account.ts'
import { hashPassword } from './password.ts'
import { findOwner } from './queries.ts'
import { requirePassword } from './require-password.ts'
import { statusOf } from './set-status.ts'
import { takeAtLeast } from './take-at-least.ts'

/**
 * Mails a link to choose a new password, if there is such an account; the caller cannot tell whether there is. Asking too often is refused to whoever
 * does it and to nobody else: however many strangers ask, the owner is answered, and has a link that works in the mailbox.
 */
export async function requestReset(app: App, email: string, address: string): Promise<void> {
  const account = normaliseEmail(email)
  await countAttemptFrom(app.db, 'reset-from', address)
  await countAttempt(app.db, 'reset', pairOf(account, address))
  const isEnough = !(await isWithinLimit(app.db, 'reset-of', account))
  await takeAtLeast(() =>
    inTransaction(app.db, async (tx) => {
      const owner = await findOwner(tx, account)
      if (!owner || owner.status === statusOf.suspended) return
      if (isEnough && (await hasLiveLink(tx, owner.id, 'reset'))) return
      const token = await makeLinkToken(tx, owner.id, 'reset', account)
      const name = owner.is_confirmed ? { name: owner.first_name } : {}
      await postMail(tx, app.config, resetMail(app.config, { email: account, ...name }, token))
    }),
  )
}

/**
 * Sets a new password with the token of the mail, confirms the address the mail reached, and ends every session and API token. Returns the mark by which
 * this browser is known from now on: whoever reads the mailbox must get in, however many strangers are trying passwords meanwhile.
 */
export async function resetPassword(app: App, form: BodyOf<typeof reset>): Promise<string> {
  refusePasswordOf(form.password)
  const hash = await hashPassword(form.password)
  return inTransaction(app.db, async (tx) => {
    // The link of a registration whose password is undecided leads here too: either shows that the mailbox is read.
    const link = await spendLinkToken(tx, form.token, ['reset', 'confirm'])
    if (!link) throw linkSpent()
    // Whose it is shows only now. A refusal leaves the link as good as it was.
    refusePasswordOf(form.password, link.email)
    await openAccount(app, tx, link.user_id)
    await setPassword(tx, link.user_id, hash)
    await endAccess(app, tx, link.user_id, { by: 'reset', apiTokens: form.end_api_tokens ?? true })
    return knowDevice(tx, link.user_id, undefined)
  })
}

/** Changes the password of somebody who knows the current one; the session of this call goes on, all others end. */
export async function changePassword(
  app: App,
  viewer: Viewer,
  form: BodyOf<typeof change>,
  session: string,
): Promise<void> {
  await requirePassword(app, viewer, form.current_password, session)
  refusePasswordOf(form.password, viewer.email)
  const hash = await hashPassword(form.password)
  await inTransaction(app.db, async (tx) => {
    await holdSession(tx, viewer.userId, session)
    await setPassword(tx, viewer.userId, hash)
    await endAccess(app, tx, viewer.userId, { by: 'change', apiTokens: form.end_api_tokens ?? false, session })
  })
}

function refusePasswordOf(password: string, email?: string): void {
  const refusal = refuseNewPassword(password, email)
  if (refusal) throw new Failure('invalid_input', { password: refusal })
}

/** Written before the sessions end: a sign-in with the old password under way waits for this row, and is refused. */
async function setPassword(tx: Queryable, userId: number, hash: string): Promise<void> {
  await tx.updateTable('users').set({ password_hash: hash }).where('id', '=', userId).execute()
}
