import { accountMessages } from '@fairquay/contract/accounts/messages.ts'
import { clearAttempts, countAttempt, forgiveAttempt } from '../attempts.ts'
import { Failure } from '../failure.ts'
import type { App } from '../http.ts'
import { hashToken, type Viewer } from '../session.ts'
import { isPasswordRight } from './password.ts'
import { findAccount } from './queries.ts'

/**
 * Refuses with the field named when it is not the current password. Guesses are counted by session, so that whoever sits in one that is not theirs
 * cannot keep the owner, in another, from changing the password.
 */
export async function requirePassword(app: App, viewer: Viewer, password: string, session: string): Promise<void> {
  const inSession = `${viewer.userId} ${hashToken(session).toString('base64url')}`
  await countAttempt(app.db, 'password', inSession)
  await countAttempt(app.db, 'password-of', viewer.userId)
  const account = await findAccount(app.db, viewer.email)
  if (!(await isPasswordRight(account?.password_hash, password))) {
    app.log.warn({ account: viewer.userId }, 'a password that was asked again is wrong')
    throw new Failure('invalid_input', { current_password: accountMessages.passwordWrong })
  }
  await clearAttempts(app.db, 'password', inSession)
  await forgiveAttempt(app.db, 'password-of', viewer.userId)
}
