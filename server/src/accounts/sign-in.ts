import { normaliseEmail } from '@fairquay/contract/accounts/rules.ts'
import { clearAttempts, countAttempt, forgiveAttempt } from '../attempts.ts'
import type { Database } from '../database.ts'
import { Failure } from '../failure.ts'
import { findViewer, openSession, type Viewer } from '../session.ts'
import { isPasswordRight } from './password.ts'
import { findAccount } from './queries.ts'

type SignIn = { email: string; password: string; address: string; userAgent: string }

/**
 * Opens a session for the right password of an active account. Unknown, wrong, waiting and suspended take the same work and get the same words.
 * Ten failures of one account or a hundred of one address within a quarter of an hour are refused before any work is done.
 */
export async function signIn(
  db: Database,
  { email, password, address, userAgent }: SignIn,
): Promise<{ token: string; viewer: Viewer }> {
  const account = normaliseEmail(email)
  await countAttempt(db, `login-from:${address}`, 100, 15)
  await countAttempt(db, `login:${account}`, 10, 15)
  const found = await findAccount(db, account)
  const isRight = await isPasswordRight(found?.password_hash, password)
  if (!found || !isRight || found.status !== 1) throw new Failure('invalid_credentials')
  const token = await openSession(db, found.id, userAgent)
  const viewer = await findViewer(db, token)
  if (!viewer) throw new Failure('invalid_credentials')
  await clearAttempts(db, `login:${account}`)
  // Taken back one by one: signing in as oneself now and then must not make room for guessing others' passwords.
  await forgiveAttempt(db, `login-from:${address}`)
  return { token, viewer }
}
