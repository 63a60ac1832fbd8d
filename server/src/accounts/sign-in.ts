import { normaliseEmail } from '@fairquay/contract/contact-rules.ts'
import { sql } from 'kysely'
import { nameAccount } from '../call-context.ts'
import { type Database, inTransaction } from '../database.ts'
import { Failure } from '../failure.ts'
import { findViewer, maySignIn, openSession, type Viewer } from '../session.ts'
import { isLedToProvider } from './company-sign-in/queries.ts'
import { countSignIn, forgiveSignIn } from './count-sign-ins.ts'
import { findDevice, knowDevice } from './known-devices.ts'
import { isPasswordRight } from './password.ts'
import { findAccount } from './queries.ts'
import { hasSecondStep } from './two-step/set-up.ts'
import { makeTicket } from './two-step/tickets.ts'

/** `mark` is the one the browser showed, if any. */
type SignIn = { email: string; password: string; address: string; userAgent: string; mark: string | undefined }

type Opened = { token: string; mark: string }

/**
 * Opens a session for the right password of whoever may sign in. Unknown, wrong, unconfirmed and suspended take the same work and get the same words.
 * Returns the browser's new mark with it. Who has a second step gets a ticket for it instead, as a refusal: programs that know of no such step do not take it for
 * a session. Whose company asks for its own provider is told so, which only the right password finds out.
 */
export async function signIn(
  db: Database,
  { email, password, address, userAgent, mark }: SignIn,
): Promise<{ token: string; mark: string; viewer: Viewer }> {
  const account = normaliseEmail(email)
  const device = mark === undefined ? undefined : await findDevice(db, mark, account)
  const attempt = { account, address, device }
  await countSignIn(db, attempt)
  const found = await findAccount(db, account)
  if (found) nameAccount(found.id)
  const isRight = await isPasswordRight(found?.password_hash, password)
  if (!found || !isRight || !found.may_sign_in) throw new Failure('invalid_credentials')
  const opened = await inTransaction(db, async (tx): Promise<Opened | { ticket: string } | 'refused'> => {
    // Comparing took its time. Were the password changed meanwhile, a session opened now would outlive the change that ended all others.
    const { rows } = await sql`
      select 1 from users u where u.id = ${found.id} and u.password_hash = ${found.password_hash} and ${sql.raw(maySignIn)} for share`.execute(
      tx,
    )
    if (rows.length === 0) throw new Failure('invalid_credentials')
    if (await isLedToProvider(tx, found.id)) return 'refused'
    if (await hasSecondStep(tx, found.id)) return { ticket: await makeTicket(tx, found.id) }
    return { token: await openSession(tx, found.id, userAgent, 'password'), mark: await knowDevice(tx, found.id, mark) }
  })
  if (opened === 'refused') {
    await forgiveSignIn(db, attempt)
    throw new Failure('company_sign_in')
  }
  if ('ticket' in opened) {
    await forgiveSignIn(db, attempt)
    throw new Failure('second_step', { ticket: opened.ticket })
  }
  const viewer = await findViewer(db, opened.token)
  if (!viewer) throw new Failure('invalid_credentials')
  await forgiveSignIn(db, attempt)
  return { ...opened, viewer }
}
