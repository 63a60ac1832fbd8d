import { requestMessages } from '@fairquay/contract/trade/messages.ts'
import { offerMessages } from '@fairquay/contract/trade/offer-messages.ts'
import { sql } from 'kysely'
import { inTransaction } from '../../database.ts'
import { Failure } from '../../failure.ts'
import type { App } from '../../http.ts'
import type { Viewer } from '../../session.ts'
import { lockRequest } from '../thread/hold-thread.ts'

/** Gives a request to somebody of the own company, or to nobody. Only the own company sees to whom. */
export async function assignRequest(
  { db }: Pick<App, 'db'>,
  viewer: Viewer,
  requestId: number,
  userId: number | null,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const { side } = await lockRequest(tx, viewer, requestId)
    const companyId = viewer.company?.id
    if (companyId === undefined || !side) throw new Failure('not_allowed', undefined, requestMessages.notYours)
    await sql`delete from request_assignees where request_id = ${requestId} and company_id = ${companyId}`.execute(tx)
    if (userId === null) return
    const { rows } = await sql`
      insert into request_assignees (request_id, company_id, user_id)
      select ${requestId}, ${companyId}, u.id from users u where u.id = ${userId} and u.company_id = ${companyId} and u.status = 1
      returning 1`.execute(tx)
    if (rows.length === 0) throw new Failure('refused', { user_id: offerMessages.noColleague })
  })
}
