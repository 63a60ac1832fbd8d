import { storeDeal } from '@fairquay/contract/requests/deal/stored.ts'
import type { Standing } from '@fairquay/contract/requests/thread/endpoints.ts'
import type { TakenLine } from '@fairquay/contract/trade/offer-parts.ts'
import type { RequestStatus } from '@fairquay/contract/trade/statuses.ts'
import { sql } from 'kysely'
import { openBilling } from '../../billing/open-billing.ts'
import type { Queryable } from '../../database.ts'
import type { App } from '../../http.ts'
import { openOrder } from '../../orders/open-order.ts'
import { recordEvent } from '../../trade/record-event.ts'
import { setThreadStatus, settleRequest } from '../../trade/threads.ts'
import type { OfferRow } from '../offer/find-offer.ts'
import { issuePapers } from '../papers/issue-papers.ts'
import { type Held, nameEvent } from '../thread/hold-thread.ts'
import { closeThreads } from '../thread/withdraw-request.ts'
import { freezeDeal } from './freeze-deal.ts'

type Making = {
  /** Who says yes: the buyer to an offer, or the side that answers to a counter-proposal. */
  action: 'accept' | 'agree'
  /** What that makes of the thread. */
  status: RequestStatus
  /** Undefined: everything that is offered. */
  taken?: readonly TakenLine[] | undefined
  now: Date
}

/**
 * Makes the deal of an offer that was said yes to, by whichever side: what was agreed is frozen, its papers are issued, every other company is told that
 * another offer was accepted. The database holds a second guard: one accepted thread and one deal a request.
 */
export async function makeDeal(
  tx: Queryable,
  app: Pick<App, 'jobs' | 'config'>,
  held: Held,
  offer: OfferRow,
  { action, status, taken, now }: Making,
): Promise<Standing> {
  const { request, thread, by } = held
  const { number } = offer
  const snapshot = await freezeDeal(tx, held, offer, { taken, acceptedAt: now })
  await setThreadStatus(tx, thread.id, status)
  await sql`
    insert into request_deals (request_id, thread_id, revision, snapshot, user_id, accepted_at)
    values (${request.id}, ${thread.id}, ${number}, ${JSON.stringify(storeDeal(snapshot))}::jsonb, ${by.userId}, ${now})`.execute(
    tx,
  )
  const others = await closeThreads(tx, request.id, 'declined', thread.id)
  await settleRequest(tx, request)
  await recordEvent(tx, app, { action, ...nameEvent(held), number })
  if (request.kind.role === 'goods') {
    const orderId = await openOrder(tx, app, snapshot, by, now)
    await openBilling(tx, { orderId, userId: by.userId, now })
  }
  // After the stock: whoever ships holds that first and takes numbers of papers then.
  await issuePapers(tx, app, request.kind.papers, snapshot, thread.id, now)
  for (const other of others)
    await recordEvent(tx, app, {
      action: 'pass_over',
      ...nameEvent({ request, thread: { ...thread, ...other }, by }),
    })
  return { company_id: thread.companyId, status, number }
}
