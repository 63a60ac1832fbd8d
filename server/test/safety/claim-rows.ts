import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { dayFromNow, shipmentOf } from '../shipment-market.ts'
import { makeOrder } from './order-rows.ts'
import type { Row } from './row.ts'
import { missingId, type World } from './world.ts'

/** Rows of the access matrix about claims. Each moves one of its own. */

const once = (body: object) => ({ body, headers: { 'idempotency-key': randomUUID() } })
const claim = {
  shipment_id: null,
  lines: [{ position: 0, quantity: 1, reason: 'damaged' }],
  wanted: 'replacement',
  text: '',
  file_ids: [],
}
const offer = { action: 'offer', remedy: 'replacement', credits: [], is_returned: false, text: '' }

/** An order of `buyer` from the company of `seller`, part of which is on its way. */
async function makeSentOrder(world: World): Promise<number> {
  const order = await makeOrder(world)
  const asSeller = await world.callAs('seller')
  const { body } = await asSeller.post(`/api/v1/orders/${order}/shipments`, once(shipmentOf(5)))
  const station = { milestone: 'picked_up', kind: 'happened', on: dayFromNow(0), place: '', note: '' }
  await asSeller.post(`/api/v1/shipments/${body.data.id}/reports`, once(station))
  return order
}

async function makeClaim(world: World): Promise<number> {
  const order = await makeSentOrder(world)
  const { body } = await (await world.callAs('buyer')).post(`/api/v1/orders/${order}/claims`, once(claim))
  return body.data.id
}

/** A file of a claim. Nobody has stored its content. */
async function makeFile(world: World): Promise<number> {
  const claimId = await makeClaim(world)
  const name = `${randomUUID().replaceAll('-', '')}.pdf`
  await world.market.app.files.write(name, Buffer.from('%PDF-1.4\n%%EOF'))
  const { rows } = await sql<{ id: number }>`
    insert into claim_files (order_id, company_id, claim_id, file, name, bytes)
    select order_id, buyer_company_id, id, ${name}, 'list.pdf', 14 from claims where id = ${claimId} returning id`.execute(
    world.market.db,
  )
  return rows[0]?.id ?? 0
}

const noMember = { guest: 401, members: 404 }
const readers = { ...noMember, buyer: 200, seller: 200, admin: 200 }
const nothing = () => ({ params: { id: missingId } })

export const claimRows: readonly Row[] = [
  { endpoint: 'GET /api/v1/claims', of: 'call', answers: { guest: 401, members: 200 } },
  {
    endpoint: 'GET /api/v1/orders/:id/claims',
    of: 'own',
    ask: async (world) => ({ params: { id: await makeOrder(world) } }),
    answers: readers,
  },
  { endpoint: 'GET /api/v1/orders/:id/claims', of: 'missing', ask: nothing, answers: noMember },
  {
    endpoint: 'POST /api/v1/orders/:id/claims',
    of: 'own',
    ask: async (world) => ({ params: { id: await makeSentOrder(world) }, ...once(claim) }),
    answers: { ...noMember, buyer: 201, seller: 403, admin: 403 },
  },
  {
    endpoint: 'POST /api/v1/orders/:id/claims',
    of: 'missing',
    ask: () => ({ ...nothing(), ...once(claim) }),
    answers: noMember,
  },
  {
    endpoint: 'GET /api/v1/claims/:id',
    of: 'own',
    ask: async (world) => ({ params: { id: await makeClaim(world) } }),
    answers: readers,
  },
  { endpoint: 'GET /api/v1/claims/:id', of: 'missing', ask: nothing, answers: noMember },
  {
    endpoint: 'POST /api/v1/claims/:id/actions',
    of: 'own',
    ask: async (world) => ({ params: { id: await makeClaim(world) }, ...once(offer) }),
    // To answer is the seller's.
    answers: { ...noMember, buyer: 403, seller: 200, admin: 403 },
  },
  {
    endpoint: 'POST /api/v1/claims/:id/actions',
    of: 'missing',
    ask: () => ({ ...nothing(), ...once(offer) }),
    answers: noMember,
  },
  {
    endpoint: 'POST /api/v1/claims/:id/replacement',
    of: 'own',
    ask: async (world) => {
      const id = await makeClaim(world)
      await (await world.callAs('seller')).post(`/api/v1/claims/${id}/actions`, once(offer))
      return { params: { id }, ...once({ shipment: shipmentOf(1) }) }
    },
    answers: { ...noMember, buyer: 403, seller: 201, admin: 403 },
  },
  {
    endpoint: 'POST /api/v1/claims/:id/replacement',
    of: 'missing',
    ask: () => ({ ...nothing(), ...once({ shipment: shipmentOf(1) }) }),
    answers: noMember,
  },
  {
    // No file: who may send one is told so.
    endpoint: 'POST /api/v1/orders/:id/claim-files',
    of: 'own',
    ask: async (world) => ({ params: { id: await makeOrder(world) }, headers: { 'idempotency-key': randomUUID() } }),
    answers: { ...noMember, buyer: 400, seller: 403, admin: 403 },
  },
  { endpoint: 'POST /api/v1/orders/:id/claim-files', of: 'missing', ask: nothing, answers: noMember },
  {
    endpoint: 'GET /api/v1/claim-files/:id',
    of: 'own',
    ask: async (world) => ({ params: { id: await makeFile(world) } }),
    answers: readers,
  },
  { endpoint: 'GET /api/v1/claim-files/:id', of: 'missing', ask: nothing, answers: noMember },
]
