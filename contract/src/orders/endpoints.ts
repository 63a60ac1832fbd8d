import * as Type from 'typebox'
import { endpoint } from '../endpoint.ts'
import { closed, day, id, moment, text } from '../fields.ts'
import { tableTypes } from '../file-types.ts'
import { pageQuery, pagination } from '../paging.ts'
import { orderBoxes, orderGroups } from './address.ts'
import { exampleOrder, exampleOrderLoad } from './example.ts'
import { orderLoad } from './load.ts'
import { paymentStates } from './payment-state.ts'
import { orderDetail, orderSummary } from './shapes.ts'

const filters = {
  box: Type.Optional(Type.Enum(orderBoxes)),
  status: Type.Optional(Type.Enum(orderGroups)),
  payment: Type.Optional(Type.Enum(paymentStates)),
  late: Type.Optional(Type.Literal('true')),
  claims: Type.Optional(Type.Literal('true')),
  /** The order's number, the buyer's own, or a part of a product's or a company's name. */
  search: Type.Optional(text(100)),
  /** Ordered from this day on, and up to and with this one. */
  from: Type.Optional(day),
  to: Type.Optional(day),
}

/** Totals are counted no further than this: nobody pages through more, and an export or `changed_since` reads all. */
export const mostOrdersCounted = 1000

export const listOrders = endpoint({
  method: 'GET',
  path: '/api/v1/orders',
  access: 'signedIn',
  whileWaiting: true,
  scope: 'orders:read',
  summary:
    'The orders of the own company, bought and sold, newest first; an admin sees all. With `changed_since` those changed at or after that moment, the longest unchanged first',
  query: Type.Object({
    ...pageQuery,
    ...filters,
    changed_since: Type.Optional(moment),
  }),
  answer: Type.Object({ data: Type.Array(orderSummary), pagination }),
})

export const orderFileFormats = ['csv', 'xlsx'] as const
export type OrderFileFormat = (typeof orderFileFormats)[number]

/** Orders that one file holds. */
export const mostOrdersExported = 20_000

export const exportOrders = endpoint({
  method: 'GET',
  path: '/api/v1/orders/export',
  access: 'signedIn',
  scope: 'orders:read',
  summary: 'The orders of a list as a file, one row for each line of an order: CSV or a workbook',
  file: tableTypes,
  refuses: ['too_many'],
  query: Type.Object({ ...filters, format: Type.Enum(orderFileFormats) }),
})

const count = Type.Integer()

/** What of the own company's orders waits for it, or should not be overlooked, as buyer and as seller; an operator has none. */
export const getOrderFigures = endpoint({
  method: 'GET',
  path: '/api/v1/orders/figures',
  access: 'signedIn',
  scope: 'orders:read',
  summary: 'How many orders of the own company wait for what',
  answer: Type.Object({
    bought: Type.Object({ open: count, to_receive: count, late: count, claims: count, overdue: count }),
    sold: Type.Object({ open: count, to_prepare: count, to_ship: count, late: count, claims: count, overdue: count }),
  }),
})

const ofOne = { params: Type.Object({ id }) }

export const getOrder = endpoint({
  ...ofOne,
  method: 'GET',
  path: '/api/v1/orders/:id',
  access: 'signedIn',
  scope: 'orders:read',
  summary: 'One order: what was agreed, how far each line has come, what happened',
  answer: Type.Object({ data: orderDetail }),
  example: { answer: { data: exampleOrder } },
})

/** For a load plan: a line counts what was agreed less what is never to be shipped, in the packs its deal froze. */
export const getOrderLoad = endpoint({
  ...ofOne,
  method: 'GET',
  path: '/api/v1/orders/:id/load',
  access: 'signedIn',
  scope: 'orders:read',
  summary: 'The goods of an order in the packs they travel in',
  answer: Type.Object({ data: orderLoad }),
  example: { answer: { data: exampleOrderLoad } },
})

const reason = text(500, 1)

/** What people do to an order; shipping, receiving, invoices and claims have calls of their own. */
export const orderAct = Type.Union([
  closed({ action: Type.Literal('prepare') }),
  closed({ action: Type.Literal('promise'), ready_on: day }),
  closed({ action: Type.Enum(['cancel', 'cancel_rest', 'ask_cancel', 'refuse_cancel']), reason }),
  closed({ action: Type.Literal('complete') }),
])
export type OrderAct = Type.Static<typeof orderAct>

export const actOnOrder = endpoint({
  ...ofOne,
  method: 'POST',
  path: '/api/v1/orders/:id/actions',
  access: 'signedIn',
  needs: 'editor',
  scope: 'orders:write',
  summary:
    'Do something to an order of the own company. What its state does not allow answers `conflict` with the state in `details.status`',
  body: orderAct,
  answer: Type.Object({ data: orderDetail }),
  idempotent: true,
  example: { body: { action: 'promise', ready_on: '2026-12-04' } },
})
