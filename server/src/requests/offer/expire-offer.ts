import type { RequestKind } from '@fairquay/contract/requests/kind-names.ts'
import { decideSystemEvent, statusAt } from '@fairquay/contract/trade/states.ts'
import type { RequestStatus } from '@fairquay/contract/trade/statuses.ts'
import { sql } from 'kysely'
import { inTransaction } from '../../database.ts'
import type { App } from '../../http.ts'
import { handleJob, type JobHandler, jobKind } from '../../jobs.ts'
import { recordEvent } from '../../trade/record-event.ts'
import { setThreadStatus, settleRequest } from '../../trade/threads.ts'
import { kinds } from '../kinds.ts'

/** Enqueued with every answer for the moment it ends. Whether it has ended the rule decides: the job only writes it down and tells both sides. */
export const expireOfferJob = jobKind<{ requestId: number; threadId: number }>('expire-offer')

type Row = {
  kind: RequestKind
  buyerId: number
  companyId: number
  status: RequestStatus
  revision: number
  validUntil: Date | null
}

export function expireOffer(app: Pick<App, 'db' | 'jobs' | 'config'>): JobHandler {
  return handleJob(expireOfferJob, ({ requestId, threadId }) => expireThread(app, requestId, threadId, new Date()))
}

/** Marks a thread whose offer has ended; one that was answered, revised or ended otherwise in the meantime is left alone. */
export async function expireThread(
  app: Pick<App, 'db' | 'jobs' | 'config'>,
  requestId: number,
  threadId: number,
  now: Date,
): Promise<void> {
  await inTransaction(app.db, async (tx) => {
    const { rows } = await sql<Row>`
      select r.kind, r.buyer_company_id as "buyerId", t.company_id as "companyId", t.status, t.revision, t.valid_until as "validUntil"
      from requests r join request_threads t on t.request_id = r.id
      where r.id = ${requestId} and t.id = ${threadId}
      for update of r`.execute(tx)
    const [row] = rows
    if (!row || decideSystemEvent('expire', row.status) === undefined) return
    if (statusAt(row.status, row.validUntil, now) !== 'expired') return
    const kind = kinds[row.kind]
    await setThreadStatus(tx, threadId, 'expired')
    await settleRequest(tx, { id: requestId, kind })
    await recordEvent(tx, app, {
      action: 'expire',
      requestId,
      kind,
      buyerCompanyId: row.buyerId,
      thread: { id: threadId, companyId: row.companyId },
      by: undefined,
      number: row.revision,
    })
  })
}
