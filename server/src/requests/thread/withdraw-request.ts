import { decideAction } from '@fairquay/contract/trade/states.ts'
import type { RequestStatus } from '@fairquay/contract/trade/statuses.ts'
import { sql } from 'kysely'
import { inTransaction, type Queryable } from '../../database.ts'
import { Failure } from '../../failure.ts'
import type { App } from '../../http.ts'
import type { Viewer } from '../../session.ts'
import { recordEvent } from '../../trade/record-event.ts'
import { conflictOf, lockRequest } from './hold-thread.ts'

/**
 * Withdraws a request of the own company and tells those it was sent to. Changes of one request follow each other: who comes second is judged by what the
 * first one made of it. Withdrawn already, by this company: nothing is done again, so that a lost answer can be asked for once more.
 */
export async function withdrawRequest(
  app: Pick<App, 'db' | 'jobs' | 'config'>,
  viewer: Viewer,
  requestId: number,
): Promise<void> {
  await inTransaction(app.db, async (tx) => {
    const { request, party, side } = await lockRequest(tx, viewer, requestId)
    if (party === 'buyer' && request.status === 'withdrawn') return
    const decision = decideAction('withdraw', side, request.status)
    if ('refusal' in decision) {
      if (party !== 'buyer') throw new Failure('not_allowed', undefined, decision.refusal)
      throw conflictOf({ status: request.status, revision: 0 }, decision.refusal)
    }
    await closeThreads(tx, requestId, 'withdrawn')
    await sql`update requests set status = 'withdrawn' where id = ${requestId}`.execute(tx)
    await recordEvent(tx, app, {
      action: 'withdraw',
      requestId,
      kind: request.kind,
      buyerCompanyId: request.buyerId,
      thread: undefined,
      by: { userId: viewer.userId, companyId: viewer.company?.id ?? 0 },
    })
  })
}

/** Ends every thread that is not over yet but one; those it ended. */
export async function closeThreads(
  tx: Queryable,
  requestId: number,
  status: RequestStatus,
  exceptId = 0,
): Promise<{ id: number; companyId: number }[]> {
  const { rows } = await sql<{ id: number; companyId: number }>`
    update request_threads set status = ${status}
    where request_id = ${requestId} and id <> ${exceptId} and status not in ('accepted', 'declined', 'withdrawn')
    returning id, company_id as "companyId"`.execute(tx)
  return rows
}
