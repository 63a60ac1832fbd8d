import { sql } from 'kysely'
import type { Queryable } from '../database.ts'
import type { App } from '../http.ts'
import { postMail } from '../mail.ts'
import { linkSpent } from './email-links.ts'
import { sellerWaitingMail } from './mails.ts'
import { setStatus, statusOf } from './set-status.ts'

/**
 * What follows once a link in a mail has shown that a person reads their address: a buyer or provider may sign in, a seller of a company that no
 * operator has approved yet waits, and the operator is told, once (docs/product.md#roles).
 */
export async function openAccount(app: App, tx: Queryable, userId: number): Promise<'active' | 'waiting'> {
  const user = await tx
    .selectFrom('users')
    .leftJoin('companies', 'companies.id', 'users.company_id')
    .select(['users.role', 'users.status', 'users.email_confirmed_at', 'companies.name', 'companies.verified_at'])
    .where('users.id', '=', userId)
    .executeTakeFirstOrThrow()
  if (user.status === statusOf.suspended) throw linkSpent()
  const isFirstTime = user.email_confirmed_at === null
  if (isFirstTime)
    await tx.updateTable('users').set({ email_confirmed_at: sql<Date>`now()` }).where('id', '=', userId).execute()
  if (user.status === statusOf.active) return 'active'
  if (user.role === 'seller' && user.verified_at === null) {
    if (isFirstTime) await postMail(tx, app.config, sellerWaitingMail(app.config, user.name ?? ''))
    return 'waiting'
  }
  await setStatus(tx, userId, statusOf.active)
  return 'active'
}
