import { clearAttempts, countAttempt, countAttemptFrom, forgiveAttempt, fromSubject, pairSubject } from '../attempts.ts'
import type { Database } from '../database.ts'

/** `device`: the browser, when this account has signed in with it before. */
type Attempt = { account: string; address: string; device: number | undefined }

const minutes = 15
const mostOfPair = 10
const mostOfDevice = 10
const mostOfNetwork = 100
const mostOfAccount = 100

/**
 * Counts a sign-in before any work is done for it, the same way whether the account exists or not. A stranger's browser is counted by its network, by
 * network and account, and by account over all networks; the last only while the pair has not had enough, so that one network uses up a tenth of it.
 * A browser the account has signed in with before is counted for itself alone: nobody who lacks its mark can shut it out, and whoever has copied the
 * mark gets ten guesses like anybody else.
 */
export async function countSignIn(db: Database, { account, address, device }: Attempt): Promise<void> {
  if (device !== undefined) return countAttempt(db, deviceSubject(device), mostOfDevice, minutes)
  await countAttemptFrom(db, 'login', address, mostOfNetwork, minutes)
  await countAttempt(db, pairSubject('login', account, address), mostOfPair, minutes)
  await countAttempt(db, accountSubject(account), mostOfAccount, minutes)
}

/** Takes back what was no guess. One by one where others are counted too: signing in as oneself must make no room for guessing others' passwords. */
export async function forgiveSignIn(db: Database, { account, address, device }: Attempt): Promise<void> {
  if (device !== undefined) return clearAttempts(db, deviceSubject(device))
  await clearAttempts(db, pairSubject('login', account, address))
  await forgiveAttempt(db, fromSubject('login', address))
  await forgiveAttempt(db, accountSubject(account))
}

function accountSubject(account: string): string {
  return `login-of:${account}`
}

function deviceSubject(device: number): string {
  return `login-device:${device}`
}
