import { sql } from 'kysely'
import { inTransaction, type Queryable } from '../../database.ts'
import type { App } from '../../http.ts'
import type { Viewer } from '../../session.ts'
import { lockRequest, lockThread } from './hold-thread.ts'

/** Somebody looks at a request: it is read for their company, and seen where it is the one that was asked. Those who only look on change nothing. */
export async function openRequest(
  app: Pick<App, 'db' | 'jobs' | 'config'>,
  viewer: Viewer,
  requestId: number,
  now: Date,
): Promise<void> {
  await inTransaction(app.db, async (tx) => {
    const { side } = await lockRequest(tx, viewer, requestId)
    if (side === 'asking') await readAsBuyer(tx, requestId)
    if (side !== 'answering' || !viewer.company) return
    const { thread } = await lockThread(tx, app, viewer, requestId, viewer.company.id, now)
    await sql`
      update request_threads t set is_unread = false, read_by_answering = coalesce((select max(m.id) from request_messages m where m.thread_id = t.id), 0)
      where t.id = ${thread.id}`.execute(tx)
  })
}

async function readAsBuyer(tx: Queryable, requestId: number): Promise<void> {
  await sql`update requests set is_unread = false where id = ${requestId} and is_unread`.execute(tx)
  await sql`
    update request_threads t set read_by_asking = coalesce((select max(m.id) from request_messages m where m.thread_id = t.id), 0)
    where t.request_id = ${requestId}`.execute(tx)
}
