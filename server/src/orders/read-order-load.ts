import type { OrderLoad } from '@fairquay/contract/orders/load.ts'
import { writeOrderNumber } from '@fairquay/contract/orders/order-number.ts'
import type { Queryable } from '../database.ts'
import { Failure } from '../failure.ts'
import type { Viewer } from '../session.ts'
import { findAgreedLoads } from './find-agreed-loads.ts'
import { orderPartyOf, orderReaderOf } from './hold-order.ts'
import { findOrder, findOrderLines } from './queries.ts'

/** How the goods of an order travel, for somebody who has a part in it; another's answers like none. */
export async function readOrderLoad(db: Queryable, viewer: Viewer, orderId: number): Promise<OrderLoad> {
  const row = await findOrder(db, orderId)
  const reader = orderReaderOf(viewer)
  if (!row || !reader || !orderPartyOf({ sellerId: row.seller_id, buyerId: row.buyer_id }, reader))
    throw new Failure('not_found')
  const loads = await findAgreedLoads(db, row.request_id)
  return {
    number: writeOrderNumber(row.year, row.number),
    lines: (await findOrderLines(db, orderId)).map(({ position, name, options, quantity, cancelled }) => ({
      position,
      name,
      options,
      quantity: quantity - cancelled,
      load: loads.get(position) ?? null,
    })),
  }
}
