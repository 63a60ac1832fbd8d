import { importMessages } from '@fairquay/contract/imports/messages.ts'
import * as orders from '@fairquay/contract/orders/endpoints.ts'
import { orderMessages } from '@fairquay/contract/orders/messages.ts'
import type { OrderParty } from '@fairquay/contract/orders/states.ts'
import type { Queryable } from '../database.ts'
import { Failure } from '../failure.ts'
import { type App, implement, implementOnce } from '../http.ts'
import { makeWorkQueue, type QueueRules } from '../work-queue.ts'
import { sendTable } from '../write-table.ts'
import { actOnOrder } from './act-on-order.ts'
import { countFigures } from './count-figures.ts'
import { exportOrders } from './export-orders.ts'
import { countOrders, findOrders } from './find-orders.ts'
import { type OrderReader, orderPartyOf, orderReaderOf } from './hold-order.ts'
import { isToReview, presentFacts } from './present-order.ts'
import type { OrderRow } from './queries.ts'
import { readOrder } from './read-order.ts'
import { readOrderLoad } from './read-order-load.ts'

/** Like exports of products: whoever reads slowly keeps a connection as long as they like. */
const exportRules: QueueRules = {
  most: 6,
  mostWaiting: 12,
  longestWait: 10_000,
  perPerson: 2,
  refuse: { code: 'too_many', sentence: importMessages.exportsRunning, retryAfter: 10 },
}

/** `settleMoney` writes down anew what is owed for an order: of what is called off nothing is. */
export function orderRoutes(app: App, settleMoney: (tx: Queryable, orderId: number, now: Date) => Promise<void>): void {
  implement(app, orders.listOrders, async ({ viewer, query }) => {
    const { page = 1, perPage = 20, ...filter } = query
    const reader = orderReaderOf(viewer)
    const now = new Date()
    const today = now.toISOString().slice(0, 10)
    const slice = { limit: perPage, offset: (page - 1) * perPage }
    const [rows, total] = reader
      ? await Promise.all([
          findOrders(app.db, reader, filter, today, slice),
          countOrders(app.db, reader, filter, today, slice),
        ])
      : [[], 0]
    return {
      data: rows.map((row) => {
        const party = partyOf(row, reader)
        return { ...presentFacts(row, now), party, to_review: isToReview(row, party) }
      }),
      pagination: { current_page: page, per_page: perPage, total },
    }
  })

  implement(app, orders.getOrderFigures, async ({ viewer }) =>
    countFigures(app.db, viewer.company?.id ?? 0, new Date().toISOString().slice(0, 10)),
  )

  const runQueued = makeWorkQueue(exportRules)
  implement(app, orders.exportOrders, async ({ viewer, query, reply }) => {
    const { format, ...filter } = query
    const reader = orderReaderOf(viewer)
    if (!reader) throw new Failure('not_allowed', undefined, orderMessages.noCompany)
    return runQueued(
      async () => sendTable(reply, format, 'orders', await exportOrders(app.db, reader, filter, format, new Date())),
      { person: viewer.userId },
    )
  })

  implement(app, orders.getOrder, async ({ viewer, params }) => ({
    data: await readOrder(app.db, viewer, params.id, new Date()),
  }))

  implement(app, orders.getOrderLoad, async ({ viewer, params }) => ({
    data: await readOrderLoad(app.db, viewer, params.id),
  }))

  implementOnce(app, orders.actOnOrder, async (tx, { viewer, params, body }) => {
    const now = new Date()
    await actOnOrder(tx, app, viewer, params.id, body, now)
    if (body.action === 'cancel' || body.action === 'cancel_rest') await settleMoney(tx, params.id, now)
    return { data: await readOrder(tx, viewer, params.id, now) }
  })
}

function partyOf(row: OrderRow, reader: OrderReader | undefined): OrderParty {
  return (reader && orderPartyOf({ sellerId: row.seller_id, buyerId: row.buyer_id }, reader)) ?? 'admin'
}
