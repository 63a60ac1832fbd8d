import { clearAttempts, countAttempt, countAttemptFrom, forgiveAttempt, pairOf } from '../attempts.ts'
import { networkOf } from '../counted-network.ts'
import type { Database } from '../database.ts'

/** `device`: the browser, when this account has signed in with it before. */
type Attempt = { account: string; address: string; device: number | undefined }

/**
 * Counts a sign-in before any work is done for it, the same way whether the account exists or not. A stranger's browser is counted by its network, by
 * network and account, and by account over all networks; the last only while the pair has not had enough, so that one network uses up a tenth of it.
 * A browser the account has signed in with before is counted for itself alone: nobody who lacks its mark can shut it out, and whoever has copied the
 * mark gets ten guesses like anybody else.
 */
export async function countSignIn(db: Database, { account, address, device }: Attempt): Promise<void> {
  if (device !== undefined) return countAttempt(db, 'login-device', device)
  await countAttemptFrom(db, 'login-from', address)
  await countAttempt(db, 'login', pairOf(account, address))
  await countAttempt(db, 'login-of', account)
}

/** Takes back what was no guess. One by one where others are counted too: signing in as oneself must make no room for guessing others' passwords. */
export async function forgiveSignIn(db: Database, { account, address, device }: Attempt): Promise<void> {
  if (device !== undefined) return clearAttempts(db, 'login-device', device)
  await clearAttempts(db, 'login', pairOf(account, address))
  await forgiveAttempt(db, 'login-from', networkOf(address))
  await forgiveAttempt(db, 'login-of', account)
}
