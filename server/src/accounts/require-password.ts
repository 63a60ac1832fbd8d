import { accountMessages } from '@fairquay/contract/accounts/messages.ts'
import { clearAttempts, countAttempt, forgiveAttempt } from '../attempts.ts'
import { Failure } from '../failure.ts'
import type { App } from '../http.ts'
import { hashToken, type Viewer } from '../session.ts'
import { isPasswordRight } from './password.ts'
import { findAccount } from './queries.ts'

const minutes = 15
const mostOfSession = 10
const mostOfPerson = 30

/**
 * Refuses with the field named when it is not the current password. Guesses are counted by session, so that whoever sits in one that is not theirs
 * cannot keep the owner, in another, from changing the password.
 */
export async function requirePassword(app: App, viewer: Viewer, password: string, session: string): Promise<void> {
  const ofSession = `password:${viewer.userId} ${hashToken(session).toString('base64url')}`
  const ofPerson = `password-of:${viewer.userId}`
  await countAttempt(app.db, ofSession, mostOfSession, minutes)
  await countAttempt(app.db, ofPerson, mostOfPerson, minutes)
  const account = await findAccount(app.db, viewer.email)
  if (!(await isPasswordRight(account?.password_hash, password)))
    throw new Failure('invalid_input', { current_password: accountMessages.passwordWrong })
  await clearAttempts(app.db, ofSession)
  await forgiveAttempt(app.db, ofPerson)
}
