import type { OrderEvent, OrderFacts } from '@fairquay/contract/notifications/order-events.ts'
import type { OrderAction } from '@fairquay/contract/orders/actions.ts'
import type { OrderAct } from '@fairquay/contract/orders/endpoints.ts'
import { orderMessages } from '@fairquay/contract/orders/messages.ts'
import { refuseAct } from '@fairquay/contract/orders/refuse-act.ts'
import { isOwnOrderAction, leftToShip, refuseOrderAction } from '@fairquay/contract/orders/states.ts'
import { readEarliestToday } from '@fairquay/contract/trade/dates.ts'
import { sql } from 'kysely'
import type { Queryable } from '../database.ts'
import { Failure } from '../failure.ts'
import type { App } from '../http.ts'
import type { Viewer } from '../session.ts'
import { enqueueRestocked } from '../stock/index-restocked.ts'
import { type HeldOrder, lockOrder, standingOf } from './hold-order.ts'
import { recordOrderEvent } from './record-order-event.ts'
import { findProgress, settleOrder } from './settle-order.ts'

type Parts = Pick<App, 'jobs' | 'config'>

/** Does what people do to an order by itself, in the caller's transaction: the order is held, its state looked at, what follows written down and told. */
export async function actOnOrder(
  tx: Queryable,
  app: Parts,
  viewer: Viewer,
  orderId: number,
  act: OrderAct,
  now: Date,
): Promise<void> {
  const held = await lockOrder(tx, viewer, orderId)
  decideOnOrder(held, act.action)
  const details = refuseAct(act, readEarliestToday(now))
  if (details) throw new Failure('refused', details)
  const { event, facts } = await doIt(tx, app, held, act, now)
  await recordOrderEvent(tx, app, { event, orderId, by: held.by, facts, now })
}

/** Refused with 403 where an action never is this party's, with 409 and the state where it is not now. */
export function decideOnOrder({ order, party }: HeldOrder, action: OrderAction): void {
  const refusal = refuseOrderAction(action, party, standingOf(order))
  if (refusal === undefined) return
  if (!isOwnOrderAction(action, party)) throw new Failure('not_allowed', undefined, refusal)
  throw new Failure('conflict', { status: order.status }, refusal)
}

type Done = { event: OrderEvent; facts: OrderFacts }

async function doIt(tx: Queryable, app: Parts, held: HeldOrder, act: OrderAct, now: Date): Promise<Done> {
  const { id } = held.order
  const reason = 'reason' in act ? act.reason.trim() : ''
  switch (act.action) {
    case 'prepare':
      await sql`update orders set status = 'in_preparation', prepared_at = ${now} where id = ${id}`.execute(tx)
      return { event: 'order.preparing', facts: {} }
    case 'promise':
      await sql`update orders set ready_on = ${act.ready_on} where id = ${id}`.execute(tx)
      return { event: 'order.promised', facts: { day: act.ready_on } }
    case 'complete':
      await sql`update orders set status = 'completed', completed_at = ${now} where id = ${id}`.execute(tx)
      return { event: 'order.completed', facts: {} }
    case 'ask_cancel':
      await sql`update orders set cancel_asked_at = ${now}, cancel_asked_reason = ${reason} where id = ${id}`.execute(
        tx,
      )
      return { event: 'order.cancel-asked', facts: { reason } }
    case 'refuse_cancel':
      await sql`update orders set cancel_asked_at = null, cancel_asked_reason = '' where id = ${id}`.execute(tx)
      return { event: 'order.cancel-refused', facts: { reason } }
    case 'cancel':
    case 'cancel_rest':
      return cancel(tx, app, held, { action: act.action, reason }, now)
  }
}

/** What has not been sent never will be; where nothing was, the order has come to nothing. What waited for it can be had again. */
async function cancel(
  tx: Queryable,
  app: Parts,
  { order, party }: HeldOrder,
  { action, reason }: { action: 'cancel' | 'cancel_rest'; reason: string },
  now: Date,
): Promise<Done> {
  const left = (await findProgress(tx, order.id)).filter((line) => leftToShip(line) > 0)
  if (left.length === 0) throw new Failure('conflict', { status: order.status }, orderMessages.nothingLeft)
  await sql`update order_lines set cancelled = quantity - shipped where order_id = ${order.id}`.execute(tx)
  await sql`
    update orders set cancelled_by = ${party}, cancel_reason = ${reason}, cancel_asked_at = null, cancel_asked_reason = '' where id = ${order.id}`.execute(
    tx,
  )
  const { restocked } = await settleOrder(tx, order.id, now)
  await enqueueRestocked(tx, app, restocked)
  const what =
    action === 'cancel' ? '' : orderMessages.restCancelled(left.reduce((sum, line) => sum + leftToShip(line), 0))
  return { event: 'order.cancelled', facts: { reason, what } }
}
