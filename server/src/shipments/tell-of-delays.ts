import { sql } from 'kysely'
import { inTransaction } from '../database.ts'
import type { App } from '../http.ts'
import { handleJob, type JobHandler, jobKind } from '../jobs.ts'
import { lockOrderById } from '../orders/hold-order.ts'
import { describeTrouble } from './describe-trouble.ts'
import { findShipment } from './queries.ts'
import { tellOfShipment } from './tell-of-shipment.ts'

type Parts = Pick<App, 'db' | 'jobs' | 'config'>

export const tellOfDelaysJob = jobKind<object>('tell-of-delays', { retries: 3, seconds: 1800 })

/** Once a day: what nobody has reported although it was due is told to everybody who waits for it. */
export function tellOfDelaysHandler(app: Parts): JobHandler {
  return { ...handleJob(tellOfDelaysJob, () => tellOfDelays(app, new Date())), daily: '5:13' }
}

const atOnce = 500

/** Each in a transaction of its own, and each once until it is on time again. */
export async function tellOfDelays(app: Parts, now: Date): Promise<void> {
  let after = 0
  for (;;) {
    const { rows } = await sql<{ id: number; order_id: number }>`
      select id, order_id from shipments
      where status in ('preparing', 'ready', 'under_way') and troubled_from <= ${now.toISOString().slice(0, 10)}::date and not is_delay_told and id > ${after}
      order by id limit ${atOnce}`.execute(app.db)
    for (const { id, order_id } of rows) await tellOfOne(app, id, order_id, now)
    after = rows.at(-1)?.id ?? after
    if (rows.length < atOnce) return
  }
}

async function tellOfOne(app: Parts, id: number, orderId: number, now: Date): Promise<void> {
  await inTransaction(app.db, async (tx) => {
    await lockOrderById(tx, orderId)
    const row = await findShipment(tx, id)
    if (!row || row.is_delay_told || row.status === 'cancelled') return
    const what = describeTrouble(row, now)
    if (what === '') return
    await sql`update shipments set is_delay_told = true where id = ${id}`.execute(tx)
    await tellOfShipment(tx, app, { event: 'shipment.delayed', shipmentId: id, by: undefined, facts: { what }, now })
  })
}
