import { sql } from 'kysely'
import type { Queryable } from '../database.ts'
import type { App } from '../http.ts'
import { notifyPeople } from './notify-people.ts'
import type { RequestEvent } from './request-event.ts'

/**
 * Writes down what happened, marks the request as unread for the other side and tells it, all in the transaction of the change itself: what is known to have
 * happened has been told, and the other way round (docs/safety.md#g1, docs/safety.md#g2).
 */
export async function recordEvent(
  tx: Queryable,
  app: Pick<App, 'jobs' | 'config'>,
  event: RequestEvent,
): Promise<number> {
  const { action, requestId, thread, by, number = null, messageId = null, reason = '' } = event
  const { rows } = await sql<{ id: number; at: Date }>`
    insert into request_events (request_id, action, user_id, company_id, thread_id, number, message_id, reason)
    values (${requestId}, ${action}, ${by?.userId ?? null}, ${by?.companyId ?? null}, ${thread?.id ?? null}, ${number}, ${messageId}, ${reason})
    returning id, at`.execute(tx)
  await noteChange(tx, event)
  if (thread && by?.companyId === thread.companyId && action !== 'open' && rows[0])
    await noteAnswer(tx, thread.id, rows[0].at)
  await markUnread(tx, event)
  await notifyPeople(tx, app, event)
  return rows[0]?.id ?? 0
}

/** What those can see who have no thread of their own. */
const isSeenOutside: readonly RequestEvent['action'][] = ['send', 'withdraw', 'accept', 'agree']

/** When somebody could last see something change: all of it, what is outside of threads, and each thread. */
async function noteChange(tx: Queryable, { action, requestId, thread }: RequestEvent): Promise<void> {
  const now = sql`clock_timestamp()`
  await sql`
    update requests set changed_at = ${now}, outer_changed_at = case when ${isSeenOutside.includes(action)} then ${now} else outer_changed_at end
    where id = ${requestId}`.execute(tx)
  await (thread
    ? sql`update request_threads set changed_at = ${now} where id = ${thread.id}`
    : sql`update request_threads set changed_at = ${now} where request_id = ${requestId}`
  ).execute(tx)
}

/** When the company that answers first did so: by a message, an offer, or by declining. */
async function noteAnswer(tx: Queryable, threadId: number, at: Date): Promise<void> {
  await sql`update request_threads set answered_at = ${at} where id = ${threadId} and answered_at is null`.execute(tx)
}

/** News for the buyer is what another company did or what happened by itself; that a request was opened is no news. */
async function markUnread(
  tx: Queryable,
  { action, requestId, buyerCompanyId, thread, by }: RequestEvent,
): Promise<void> {
  if (action === 'open' || action === 'send') return
  if (by?.companyId !== buyerCompanyId)
    await sql`update requests set is_unread = true where id = ${requestId} and not is_unread`.execute(tx)
  if (thread) {
    if (by?.companyId !== thread.companyId)
      await sql`update request_threads set is_unread = true where id = ${thread.id} and not is_unread`.execute(tx)
  } else
    await sql`update request_threads set is_unread = true where request_id = ${requestId} and not is_unread`.execute(tx)
}
