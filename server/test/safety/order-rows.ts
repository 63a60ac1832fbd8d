import { randomUUID } from 'node:crypto'
import { purchaseOfferOf } from '@fairquay/contract/requests/offer/offers-for-tests.ts'
import { sql } from 'kysely'
import type { Row } from './row.ts'
import { missingId, purchaseOf, type World } from './world.ts'

/** Rows of the access matrix about orders. Each moves an order of its own. */

const once = (body: object) => ({ body, headers: { 'idempotency-key': randomUUID() } })

/** Bought by `buyer` from the company of `seller`: requested, offered, accepted. */
export async function makeOrder({ callAs, goods, house, market }: World): Promise<number> {
  const [asBuyer, asSeller] = [await callAs('buyer'), await callAs('seller')]
  const requested = await asBuyer.post('/api/v1/purchase-requests', once(purchaseOf(goods)))
  const id = requested.body.requests[0].id
  const thread = `/api/v1/requests/${id}/threads/${house.id}`
  await asSeller.post(`${thread}/offers`, once({ base: 0, offer: purchaseOfferOf() }))
  await asBuyer.post(`${thread}/acceptance`, once({ number: 1 }))
  const { rows } = await sql<{ id: number }>`select id from orders where request_id = ${id}`.execute(market.db)
  return rows[0]?.id ?? 0
}

const own = async (world: World) => ({ params: { id: await makeOrder(world) } })
const nothing = () => ({ params: { id: missingId } })
const noMember = { guest: 401, members: 404 }
const readers = { ...noMember, buyer: 200, seller: 200, admin: 200 }

export const orderRows: readonly Row[] = [
  { endpoint: 'GET /api/v1/orders/figures', of: 'call', answers: { guest: 401, members: 200 } },
  { endpoint: 'GET /api/v1/orders', of: 'call', answers: { guest: 401, members: 200 } },
  {
    endpoint: 'GET /api/v1/orders/export',
    of: 'call',
    ask: () => ({ query: { format: 'csv' } }),
    answers: { guest: 401, members: 200 },
  },
  { endpoint: 'GET /api/v1/orders/:id', of: 'own', ask: own, answers: readers },
  { endpoint: 'GET /api/v1/orders/:id', of: 'missing', ask: nothing, answers: noMember },
  { endpoint: 'GET /api/v1/orders/:id/load', of: 'own', ask: own, answers: readers },
  { endpoint: 'GET /api/v1/orders/:id/load', of: 'missing', ask: nothing, answers: noMember },
  {
    endpoint: 'POST /api/v1/orders/:id/actions',
    of: 'own',
    ask: async (world) => ({ ...(await own(world)), ...once({ action: 'prepare' }) }),
    // Preparing is the seller's.
    answers: { ...readers, buyer: 403, admin: 403 },
  },
  {
    endpoint: 'POST /api/v1/orders/:id/actions',
    of: 'missing',
    ask: () => ({ ...nothing(), ...once({ action: 'prepare' }) }),
    answers: noMember,
  },
]
