import { normaliseEmail } from '@fairquay/contract/contact-rules.ts'
import { countAttempt, countAttemptFrom, isWithinLimit, pairOf } from '../attempts.ts'
import { recordChange } from '../audit/record-change.ts'
import { inTransaction, type Queryable } from '../database.ts'
import type { App } from '../http.ts'
import { postMail } from '../mail.ts'
import { deleteLinkTokens, hasLiveLink, linkSpent, makeLinkToken, spendLinkToken } from './email-links.ts'
import { addressChangedMail, confirmAndChooseMail, confirmationMail } from './mails.ts'
import { openAccount } from './open-account.ts'
import { undecidedPassword } from './password.ts'
import { findOwner, holdAddress } from './queries.ts'
import { takeAtLeast } from './take-at-least.ts'

/** Confirms the address a link was sent to: that of a new account, or the one that takes the place of another. */
export async function confirmEmail(app: App, token: string): Promise<{ state: 'active' | 'waiting'; email: string }> {
  return inTransaction(app.db, async (tx) => {
    const link = await spendLinkToken(tx, token, ['confirm', 'change'])
    if (!link) throw linkSpent()
    if (link.purpose === 'change') await changeAddress(app, tx, link.user_id, link.email)
    else if ((await findOwner(tx, link.email))?.password_hash === undecidedPassword) throw linkSpent()
    return { state: await openAccount(app, tx, link.user_id), email: link.email }
  })
}

/** The old address is told; links that went there no longer work. On record, so that an operator can follow it, and both are found when the person leaves. */
async function changeAddress(app: App, tx: Queryable, userId: number, email: string): Promise<void> {
  await holdAddress(tx, email)
  if (await findOwner(tx, email)) throw linkSpent()
  const user = await tx
    .selectFrom('users')
    .select(['email', 'first_name', 'last_name'])
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow()
  await tx.updateTable('users').set({ email }).where('id', '=', userId).execute()
  await recordChange(
    tx,
    { userId, firstName: user.first_name, lastName: user.last_name },
    {
      ...{ action: 'changed', thing: 'person', id: userId, name: `${user.first_name} ${user.last_name}` },
      ...{ before: { email: user.email }, after: { email } },
    },
  )
  await deleteLinkTokens(tx, userId)
  await postMail(tx, app.config, addressChangedMail(app.config, { name: user.first_name, email: user.email }, email))
}

/** Mails the confirming link once more, if an account with this address waits for it; the caller cannot tell whether there is one. */
export async function resendConfirmation(app: App, email: string, address: string): Promise<void> {
  const account = normaliseEmail(email)
  await countAttemptFrom(app.db, 'confirm-again-from', address)
  await countAttempt(app.db, 'confirm-again', pairOf(account, address))
  const isEnough = !(await isWithinLimit(app.db, 'confirm-again-of', account))
  await takeAtLeast(() =>
    inTransaction(app.db, async (tx) => {
      await holdAddress(tx, account)
      const owner = await findOwner(tx, account)
      if (!owner || owner.is_confirmed || owner.status !== 0) return
      if (isEnough && (await hasLiveLink(tx, owner.id, 'confirm'))) return
      await postConfirmation(tx, app.config, { ...owner, email: account })
    }),
  )
}

/** Mails the link that confirms a registration; where its password is undecided, it leads to choosing one. */
export async function postConfirmation(
  tx: Queryable,
  config: App['config'],
  { id, email, password_hash }: { id: number; email: string; password_hash: string },
): Promise<void> {
  const token = await makeLinkToken(tx, id, 'confirm', email)
  const write = password_hash === undecidedPassword ? confirmAndChooseMail : confirmationMail
  await postMail(tx, config, write(config, email, token))
}
