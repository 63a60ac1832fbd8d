import { companySignInMessages } from '@fairquay/contract/accounts/company-sign-in/messages.ts'
import { countAttemptFrom } from '../../attempts.ts'
import { nameAccount } from '../../call-context.ts'
import { inTransaction } from '../../database.ts'
import { Failure } from '../../failure.ts'
import type { App } from '../../http.ts'
import { findViewer, openSession, type Viewer } from '../../session.ts'
import { hasSecondStep } from '../two-step/set-up.ts'
import { makeTicket } from '../two-step/tickets.ts'
import { spendCode } from './pending.ts'
import { findProvider, holdComer } from './queries.ts'

type Finish = { code: string; browser: string; address: string; userAgent: string }

/** Opens the session of somebody whose provider has said who they are. Who has a second step here gets a ticket for it, as after a password. */
export async function finishSignIn(app: App, { code, browser, address, userAgent }: Finish) {
  await countAttemptFrom(app.db, 'company-sign-in-code-from', address)
  const spent = await spendCode(app.db, code, browser)
  if (!spent) throw over()
  nameAccount(spent.userId)
  const opened = await inTransaction(app.db, async (tx): Promise<{ token: string } | { ticket: string }> => {
    const { userId, companyId } = spent
    // Within the minute they may have been shut out, have left, or the provider been switched off.
    const mayCome = await holdComer(tx, companyId, userId)
    if (!mayCome || !(await findProvider(tx, companyId))?.is_on) throw over()
    if (await hasSecondStep(tx, userId)) return { ticket: await makeTicket(tx, userId) }
    return { token: await openSession(tx, userId, userAgent, 'company') }
  })
  if ('ticket' in opened) throw new Failure('second_step', { ticket: opened.ticket })
  const viewer: Viewer | undefined = await findViewer(app.db, opened.token)
  if (!viewer) throw over()
  return { token: opened.token, viewer }
}

function over(): Failure {
  return new Failure('refused', { code: companySignInMessages.over }, companySignInMessages.over)
}
