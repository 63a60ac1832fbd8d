import { accountMessages } from '@fairquay/contract/accounts/messages.ts'
import { normaliseEmail, refusePassword } from '@fairquay/contract/accounts/rules.ts'
import { clearAttempts, countAttempt } from '../attempts.ts'
import { inTransaction, type Queryable } from '../database.ts'
import { Failure } from '../failure.ts'
import type { App } from '../http.ts'
import { postMail } from '../mail.ts'
import { endSessionsOf, hashToken, type Viewer } from '../session.ts'
import { isCommonPassword } from './common-passwords.ts'
import { deleteLinkTokens, linkSpent, makeLinkToken, spendLinkToken } from './email-links.ts'
import { passwordChangedMail, resetMail } from './mails.ts'
import { openAccount } from './open-account.ts'
import { hashPassword, isPasswordRight } from './password.ts'
import { findAccount, findOwner } from './queries.ts'
import { statusOf } from './set-status.ts'
import { takeAtLeast } from './take-at-least.ts'

/** Mails a link to choose a new password, if there is such an account; the caller cannot tell whether there is. */
export async function requestReset(app: App, email: string, address: string): Promise<void> {
  const account = normaliseEmail(email)
  await countAttempt(app.db, `reset-from:${address}`, 30, 60)
  await countAttempt(app.db, `reset:${account}`, 5, 60)
  await takeAtLeast(() =>
    inTransaction(app.db, async (tx) => {
      const owner = await findOwner(tx, account)
      if (!owner || owner.status === statusOf.suspended) return
      const token = await makeLinkToken(tx, owner.id, 'reset', account)
      const name = owner.is_confirmed ? { name: owner.first_name } : {}
      await postMail(tx, app.jobs, resetMail(app.config, { email: account, ...name }, token))
    }),
  )
}

/** Sets a new password with the token of the mail, confirms the address the mail reached, and ends every session. */
export async function resetPassword(app: App, token: string, password: string): Promise<void> {
  const hash = await hashNewPassword(password)
  await inTransaction(app.db, async (tx) => {
    const link = await spendLinkToken(tx, token, ['reset'])
    if (!link) throw linkSpent()
    await openAccount(app, tx, link.user_id)
    await setPassword(app, tx, link.user_id, hash)
    await endSessionsOf(tx, link.user_id)
  })
}

/** Changes the password of somebody who knows the current one; the session of this call goes on, all others end. */
export async function changePassword(
  app: App,
  viewer: Viewer,
  current: string,
  password: string,
  token: string,
): Promise<void> {
  await requirePassword(app, viewer, current)
  const hash = await hashNewPassword(password)
  await inTransaction(app.db, async (tx) => {
    await setPassword(app, tx, viewer.userId, hash)
    await tx
      .deleteFrom('sessions')
      .where('user_id', '=', viewer.userId)
      .where('token_hash', '!=', hashToken(token))
      .execute()
  })
}

/** Refuses with the field named when it is not the current password; guesses are counted like sign-ins. */
export async function requirePassword(app: App, viewer: Viewer, password: string): Promise<void> {
  await countAttempt(app.db, `password:${viewer.userId}`, 10, 15)
  const account = await findAccount(app.db, viewer.email)
  if (!(await isPasswordRight(account?.password_hash, password)))
    throw new Failure('invalid_input', { current_password: accountMessages.passwordWrong })
  await clearAttempts(app.db, `password:${viewer.userId}`)
}

async function hashNewPassword(password: string): Promise<string> {
  const refusal = refusePassword(password) ?? (isCommonPassword(password) ? accountMessages.passwordCommon : undefined)
  if (refusal) throw new Failure('invalid_input', { password: refusal })
  return hashPassword(password)
}

/** Whatever link is still on its way, it no longer works: whoever had asked for it may be the reason for the new password. */
async function setPassword(app: App, tx: Queryable, userId: number, hash: string): Promise<void> {
  const user = await tx
    .updateTable('users')
    .set({ password_hash: hash })
    .where('id', '=', userId)
    .returning(['first_name', 'email'])
    .executeTakeFirstOrThrow()
  await deleteLinkTokens(tx, userId)
  await postMail(tx, app.jobs, passwordChangedMail(app.config, { name: user.first_name, email: user.email }))
}
