import { randomUUID } from 'node:crypto'
import { logisticOfferOf } from '@fairquay/contract/requests/offer/offers-for-tests.ts'
import { sql } from 'kysely'
import { dayFromNow, shipmentOf } from '../shipment-market.ts'
import { makeOrder } from './order-rows.ts'
import type { Expectation, Row } from './row.ts'
import { type EndpointAsk, missingId, quoteOf, type World } from './world.ts'

/** Rows of the access matrix about shipments. Each moves one of its own, of an order whose goods `provider` carries. */

const once = (body: object) => ({ body, headers: { 'idempotency-key': randomUUID() } })
const station = (milestone: string) => ({ milestone, kind: 'happened', on: dayFromNow(0), place: '', note: '' })

/** Of an order of `buyer` from the company of `seller`; `left`: it is on its way. */
export async function makeShipment(world: World, { left = false } = {}): Promise<{ id: number; version: number }> {
  const order = await makeOrder(world)
  await haveCarried(world, order)
  const asSeller = await world.callAs('seller')
  const { body } = await asSeller.post(`/api/v1/orders/${order}/shipments`, once(shipmentOf(5)))
  if (left) await asSeller.post(`/api/v1/shipments/${body.data.id}/reports`, once(station('picked_up')))
  return body.data
}

async function haveCarried({ callAs, house, goods, people, market }: World, order: number): Promise<void> {
  const asBuyer = await callAs('buyer')
  const { rows } = await sql<{ file_id: number }>`select file_id from orders where id = ${order}`.execute(market.db)
  const asked = await asBuyer.post(
    '/api/v1/logistic-quotes',
    once({ ...quoteOf(house, goods), file_id: rows[0]?.file_id ?? 0 }),
  )
  const thread = `/api/v1/requests/${asked.body.id}/threads/${people.provider.companyId}`
  await (await callAs('provider')).post(`${thread}/offers`, once({ base: 0, offer: logisticOfferOf() }))
  await asBuyer.post(`${thread}/acceptance`, once({ number: 1 }))
}

const noMember = { guest: 401, members: 404 }
const readers = { ...noMember, buyer: 200, seller: 200, provider: 200, admin: 200 }
const sellers = { ...noMember, buyer: 403, seller: 200, provider: 403, admin: 403 }
const movers = { ...sellers, provider: 200 }

/** A call about a shipment of one's own, and about one that never was. */
const both = (
  endpoint: string,
  answers: Expectation,
  more: (shipment: { id: number; version: number }) => EndpointAsk = () => ({}),
  made: { left?: boolean } = {},
): Row[] => [
  {
    endpoint,
    of: 'own',
    ask: async (world) => {
      const shipment = await makeShipment(world, made)
      return { params: { id: shipment.id }, ...more(shipment) }
    },
    answers,
  },
  {
    endpoint,
    of: 'missing',
    ask: () => ({ params: { id: missingId }, ...more({ id: missingId, version: 1 }) }),
    answers: noMember,
  },
]

const { lines: _, packages: __, plan: ___, note: ____, ...transport } = shipmentOf(5)

export const shipmentRows: readonly Row[] = [
  { endpoint: 'GET /api/v1/shipments', of: 'call', answers: { guest: 401, members: 200 } },
  {
    endpoint: 'GET /api/v1/orders/:id/shipments',
    of: 'own',
    ask: async (world) => ({ params: { id: await makeOrder(world) } }),
    answers: { ...readers, provider: 404 },
  },
  {
    endpoint: 'GET /api/v1/orders/:id/shipments',
    of: 'missing',
    ask: () => ({ params: { id: missingId } }),
    answers: noMember,
  },
  {
    endpoint: 'POST /api/v1/orders/:id/shipments',
    of: 'own',
    ask: async (world) => ({ params: { id: await makeOrder(world) }, ...once(shipmentOf(5)) }),
    answers: { ...noMember, buyer: 403, seller: 201, admin: 403 },
  },
  {
    endpoint: 'POST /api/v1/orders/:id/shipments',
    of: 'missing',
    ask: () => ({ params: { id: missingId }, ...once(shipmentOf(5)) }),
    answers: noMember,
  },
  ...both('GET /api/v1/shipments/:id', readers),
  ...both('PUT /api/v1/shipments/:id', sellers, ({ version }) => ({ body: { version, shipment: shipmentOf(4) } })),
  ...both('PUT /api/v1/shipments/:id/transport', movers, ({ version }) => ({ body: { version, transport } })),
  ...both('POST /api/v1/shipments/:id/reports', movers, () => once(station('ready'))),
  ...both(
    'POST /api/v1/shipments/:id/reports/withdrawals',
    sellers,
    () => once({ milestone: 'picked_up', reason: '' }),
    { left: true },
  ),
  ...both('POST /api/v1/shipments/:id/cancellation', sellers, () => once({ reason: '' })),
  ...both(
    'POST /api/v1/shipments/:id/receipts',
    { ...noMember, buyer: 200, seller: 403, provider: 403, admin: 403 },
    () => once({ on: dayFromNow(0), note: '', lines: [{ position: 0, received: 1, damaged: 0, short: 0, note: '' }] }),
    { left: true },
  ),
]
