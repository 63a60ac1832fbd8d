import { completesAfterDays } from '@fairquay/contract/orders/states.ts'
import { sql } from 'kysely'
import { inTransaction } from '../database.ts'
import type { App } from '../http.ts'
import { handleJob, type JobHandler, jobKind } from '../jobs.ts'
import { lockOrderById } from './hold-order.ts'
import { recordOrderEvent } from './record-order-event.ts'

type Parts = Pick<App, 'db' | 'jobs' | 'config'>

export const completeOrdersJob = jobKind<object>('complete-orders', { retries: 3, seconds: 1800 })

/** Once a day: what was delivered two weeks ago and nobody complains of is completed. */
export function completeOrdersHandler(app: Parts): JobHandler {
  return { ...handleJob(completeOrdersJob, () => completeOrders(app, new Date())), daily: '4:07' }
}

const atOnce = 500

/** Each in a transaction of its own; one that was touched meanwhile is looked at again tomorrow. */
export async function completeOrders(app: Parts, now: Date): Promise<void> {
  const before = new Date(now.getTime() - completesAfterDays * 86_400_000)
  for (;;) {
    const { rows } = await sql<{ id: number }>`
      select id from orders where status = 'delivered' and delivered_at < ${before} and open_claims = 0 order by delivered_at limit ${atOnce}`.execute(
      app.db,
    )
    for (const { id } of rows) await completeOne(app, id, now)
    if (rows.length < atOnce) return
  }
}

async function completeOne(app: Parts, id: number, now: Date): Promise<void> {
  await inTransaction(app.db, async (tx) => {
    const order = await lockOrderById(tx, id)
    if (order?.status !== 'delivered' || order.openClaims > 0) return
    await sql`update orders set status = 'completed', completed_at = ${now} where id = ${id}`.execute(tx)
    await recordOrderEvent(tx, app, { event: 'order.completed', orderId: id, now })
  })
}
