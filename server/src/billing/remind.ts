import { billingMessages } from '@fairquay/contract/billing/messages.ts'
import { formatMoney, readMoney } from '@fairquay/contract/money.ts'
import { sql } from 'kysely'
import { findSpeaker } from '../company/speaker-of.ts'
import { inTransaction, type Queryable } from '../database.ts'
import { Failure } from '../failure.ts'
import type { App } from '../http.ts'
import { handleJob, type JobHandler, jobKind } from '../jobs.ts'
import { lockOrderById } from '../orders/hold-order.ts'
import { recordOrderEvent } from '../orders/record-order-event.ts'
import { findOwed } from './find-owed.ts'

type Reminding = { orderId: number; owedId: number; by: { userId: number; companyId: number } | undefined; now: Date }

/** Reminds the buyer of something open of an order that the caller holds, by bell, mail and webhook; once a day at most. */
export async function remindOf(
  tx: Queryable,
  app: Pick<App, 'jobs' | 'config'>,
  { orderId, owedId, by, now }: Reminding,
): Promise<void> {
  const [item] = await findOwed(tx, sql`w.id = ${owedId} and w.order_id = ${orderId}`, now)
  if (!item) throw new Failure('not_found')
  if (item.open <= 0) throw new Failure('conflict', undefined, billingMessages.nothingOpen)
  if (item.reminded_at?.slice(0, 10) === now.toISOString().slice(0, 10))
    throw new Failure('conflict', undefined, billingMessages.remindedToday)
  await sql`
    update money_owed set reminders = reminders + 1, reminded_at = ${now}, changed_at = ${now} where id = ${owedId}`.execute(
    tx,
  )
  await recordOrderEvent(tx, app, {
    event: 'payment.reminded',
    orderId,
    by,
    facts: {
      number: item.number,
      sum: formatMoney(readMoney(item.open, item.currency), item.currency),
      day: item.due_on,
    },
    thing: { owed: item },
    now,
  })
}

type Parts = Pick<App, 'db' | 'jobs' | 'config'>

export const remindOverdueJob = jobKind<object>('remind-overdue', { retries: 3, seconds: 1800 })

/** At most so many reminders go by themselves, this many days apart. */
const mostReminders = 3
const daysApart = 7

/** Once a day: what is overdue by as many days as its seller has set is reminded of. */
export function remindOverdueHandler(app: Parts): JobHandler {
  return { ...handleJob(remindOverdueJob, () => remindOverdue(app, new Date())), daily: '7:03' }
}

/** Each in a transaction of its own, in the name of whoever speaks for the seller. */
export async function remindOverdue(app: Parts, now: Date): Promise<void> {
  for (const { id, order_id } of await findToRemind(app.db, now))
    await inTransaction(app.db, async (tx) => {
      const order = await lockOrderById(tx, order_id)
      if (!order || !(await isStillToRemind(tx, id, now))) return
      const by = await findSpeaker(tx, order.sellerId)
      await remindOf(tx, app, { orderId: order_id, owedId: id, by, now })
    })
}

const toRemind = (now: Date) => sql`
  select w.id, w.order_id from money_owed w join company_billing b on b.company_id = w.seller_company_id
  where w.open > 0 and b.remind_after_days is not null and w.due_on + b.remind_after_days <= ${now}::date and w.reminders < ${mostReminders}
    -- An invoice of goods that will not come is for its seller to credit.
    and not exists (select 1 from orders o where o.id = w.order_id and o.status = 'cancelled')
    and (w.reminded_at is null or w.reminded_at < ${now}::timestamptz - make_interval(days => ${daysApart}))`

async function findToRemind(db: Queryable, now: Date): Promise<{ id: number; order_id: number }[]> {
  const { rows } = await sql<{
    id: number
    order_id: number
  }>`${toRemind(now)} order by w.due_on, w.id limit 5000`.execute(db)
  return rows
}

/** What was paid or reminded of since the list was made is left alone. */
async function isStillToRemind(tx: Queryable, id: number, now: Date): Promise<boolean> {
  const { rows } = await sql`${toRemind(now)} and w.id = ${id}`.execute(tx)
  return rows.length > 0
}
