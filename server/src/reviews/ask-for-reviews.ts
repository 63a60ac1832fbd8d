import { writeOrderNumber } from '@fairquay/contract/orders/order-number.ts'
import { sql } from 'kysely'
import { inTransaction, type Queryable } from '../database.ts'
import type { App } from '../http.ts'
import { handleJob, type JobHandler, jobKind } from '../jobs.ts'
import { notifyPeople } from '../notifications/notify-people.ts'
import { findPerson } from '../trade/find-person.ts'

type Parts = Pick<App, 'db' | 'jobs' | 'config'>

/** Hours of rest after an order is completed, and the days after which nobody is asked any more: not of everything that was ever ordered, after an upgrade. */
const restHours = 12
const askedWithinDays = 14
const atOnce = 500

export const askForReviewsJob = jobKind<object>('ask-for-reviews', { retries: 3, seconds: 1800 })

/** Once a day, at an hour at which a mail does not wake anybody who trades in Europe: buyers of what is completed are asked what it was like. */
export function askForReviewsHandler(app: Parts): JobHandler {
  return { ...handleJob(askForReviewsJob, () => askForReviews(app, new Date())), daily: '7:23' }
}

type Due = { id: number; request_id: number; buyer_company_id: number; year: number; number: number; seller: string }

/** Each in a transaction of its own, with the note that it was done. */
export async function askForReviews(app: Parts, now: Date): Promise<void> {
  const before = new Date(now.getTime() - restHours * 3_600_000)
  const since = new Date(now.getTime() - askedWithinDays * 86_400_000)
  for (;;) {
    const { rows } = await sql<Due>`
      select o.id, o.request_id, o.buyer_company_id, o.year, o.number, s.name as seller
      from orders o join companies s on s.id = o.seller_company_id
      where o.status = 'completed' and o.completed_at between ${since} and ${before} and not o.is_reviewed
        and not exists (select 1 from review_asks a where a.order_id = o.id)
      order by o.completed_at limit ${atOnce}`.execute(app.db)
    for (const order of rows) await inTransaction(app.db, (tx) => askFor(tx, app, order, now))
    if (rows.length < atOnce) return
  }
}

async function askFor(tx: Queryable, app: Parts, order: Due, now: Date): Promise<void> {
  const { rows } = await sql`
    insert into review_asks (order_id, asked_at) values (${order.id}, ${now}) on conflict do nothing returning 1`.execute(
    tx,
  )
  if (rows.length === 0) return
  const person = await findPerson(tx, order.request_id, order.buyer_company_id)
  const people = person?.userId === undefined ? [] : [person.userId]
  await notifyPeople(tx, app, {
    kind: 'review.asked',
    facts: { actor: order.seller, order: writeOrderNumber(order.year, order.number), path: `/orders/${order.id}` },
    people,
    writeTo: people,
  })
}
