import { accountMessages } from '@fairquay/contract/accounts/messages.ts'
import { sql } from 'kysely'
import { inTransaction } from '../database.ts'
import { Failure } from '../failure.ts'
import type { App } from '../http.ts'
import { postMail } from '../mail.ts'
import { spendLinkToken } from './email-links.ts'
import { addressChangedMail, sellerWaitingMail } from './mails.ts'

/**
 * Confirms the address a link was sent to. A buyer or provider may then sign in; a seller waits for an operator, who is told (readings §2).
 * The link of a changed address puts the new one in place of the old, whose owner is told.
 */
export async function confirmEmail(app: App, token: string): Promise<{ state: 'active' | 'waiting'; email: string }> {
  return inTransaction(app.db, async (tx) => {
    const link = await spendLinkToken(tx, token, ['confirm', 'change'])
    if (!link) throw new Failure('refused', { token: accountMessages.linkSpent }, accountMessages.linkSpent)
    const user = await tx
      .selectFrom('users')
      .innerJoin('companies', 'companies.id', 'users.company_id')
      .select(['users.id', 'users.email', 'first_name', 'role', 'status', 'companies.name as company_name'])
      .where('users.id', '=', link.user_id)
      .executeTakeFirstOrThrow()
    if (link.purpose === 'change') {
      const taken = await tx.selectFrom('users').select('id').where('email', '=', link.email).executeTakeFirst()
      if (taken) throw new Failure('refused', { token: accountMessages.linkSpent }, accountMessages.linkSpent)
      await tx.updateTable('users').set({ email: link.email }).where('id', '=', user.id).execute()
      await postMail(tx, app.jobs, addressChangedMail(app.config, { name: user.first_name, email: user.email }, link.email))
      return { state: user.status === 1 ? 'active' : 'waiting', email: link.email }
    }
    const needsApproval = user.role === 'seller'
    await tx
      .updateTable('users')
      .set({ email_confirmed_at: sql<Date>`now()`, ...(needsApproval || user.status !== 0 ? {} : { status: 1 }) })
      .where('id', '=', user.id)
      .execute()
    if (needsApproval) await postMail(tx, app.jobs, sellerWaitingMail(app.config, user.company_name))
    return { state: needsApproval && user.status !== 1 ? 'waiting' : 'active', email: link.email }
  })
}
