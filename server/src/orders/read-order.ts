import { isRoleEnough } from '@fairquay/contract/company-roles.ts'
import { describeOrderEvent } from '@fairquay/contract/notifications/order-event-messages.ts'
import type { OrderEvent, OrderFacts } from '@fairquay/contract/notifications/order-events.ts'
import type { Order, OrderDetail, OrderHappening } from '@fairquay/contract/orders/shapes.ts'
import { isAllSent, orderActionsOf } from '@fairquay/contract/orders/states.ts'
import { sql } from 'kysely'
import type { Queryable } from '../database.ts'
import { Failure } from '../failure.ts'
import type { Viewer } from '../session.ts'
import { orderPartyOf, orderReaderOf } from './hold-order.ts'
import { isToReview, presentOrder } from './present-order.ts'
import { findOrder, findOrderLines } from './queries.ts'

/** An order as somebody who has a part in it sees it; another's answers like none. */
export async function readOrder(db: Queryable, viewer: Viewer, orderId: number, now: Date): Promise<OrderDetail> {
  const row = await findOrder(db, orderId)
  const reader = orderReaderOf(viewer)
  const party = row && reader && orderPartyOf({ sellerId: row.seller_id, buyerId: row.buyer_id }, reader)
  if (!row || !party) throw new Failure('not_found')
  const lines = await findOrderLines(db, orderId)
  const standing = {
    status: row.status,
    isCancelAsked: row.is_cancel_asked,
    openClaims: row.open_claims,
    isAllSent: isAllSent(lines),
  }
  const mayAct = viewer.company !== undefined && isRoleEnough(viewer.company.role, 'editor')
  return {
    ...presentOrder(row, lines, now),
    party,
    to_review: isToReview(row, party),
    actions: mayAct ? orderActionsOf(party, standing) : [],
    events: await findHappenings(db, orderId),
  }
}

/** The order itself, for other programs: the same to whoever has a part in it. */
export async function getBareOrder(db: Queryable, orderId: number, now: Date): Promise<Order> {
  const row = await findOrder(db, orderId)
  if (!row) throw new Error(`Order ${orderId} is not there`)
  return presentOrder(row, await findOrderLines(db, orderId), now)
}

type HappeningRow = { id: number; event: OrderEvent; at: Date; company: string; person: string; facts: OrderFacts }

async function findHappenings(db: Queryable, orderId: number): Promise<OrderHappening[]> {
  const { rows } = await sql<HappeningRow>`
    select e.id, e.event, e.at, coalesce(c.name, '') as company, coalesce(u.first_name || ' ' || u.last_name, '') as person, e.facts
    from order_events e left join companies c on c.id = e.company_id left join users u on u.id = e.user_id
    where e.order_id = ${orderId} order by e.id`.execute(db)
  return rows.map(({ id, event, at, company, person, facts }) => ({
    id,
    event,
    at: at.toISOString(),
    by: company,
    person,
    sentence: describeOrderEvent(event, facts, company),
    facts: presentWords(facts),
    reason: facts.reason ?? '',
  }))
}

function presentWords({ order = '', number = '', day = '', sum = '', what = '' }: OrderFacts): OrderHappening['facts'] {
  return { order, number, day, sum, what }
}
