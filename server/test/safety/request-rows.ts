import { randomUUID } from 'node:crypto'
import { customsOfferOf, logisticOfferOf, purchaseOfferOf } from '@fairquay/contract/requests/offer/offers-for-tests.ts'
import { sql } from 'kysely'
import type { Row } from './row.ts'
import { customsOf, missingId, purchaseOf, quoteOf, type World } from './world.ts'

/** Rows of the access matrix about answers to requests. Each asks about a request of its own: what the first one does would be in the next one's way. */

const once = (body: object) => ({ body, headers: { 'idempotency-key': randomUUID() } })

/** Sent by `buyer`, and never touched. */
async function sendPurchase({ callAs, goods }: World): Promise<number> {
  const asBuyer = await callAs('buyer')
  return (await asBuyer.post('/api/v1/purchase-requests', once(purchaseOf(goods)))).body.requests[0].id
}

async function sendQuote({ callAs, house, goods }: World): Promise<number> {
  const asBuyer = await callAs('buyer')
  return (await asBuyer.post('/api/v1/logistic-quotes', once(quoteOf(house, goods)))).body.id
}

async function sendCustoms({ callAs, people, house, goods }: World): Promise<number> {
  const asBuyer = await callAs('buyer')
  return (await asBuyer.post('/api/v2/pdf/custom-fee-request', once(customsOf(people.buyer, house, goods)))).body.id
}

/** With an offer of the seller's. */
async function sendQuoted(world: World): Promise<number> {
  const id = await sendPurchase(world)
  const asSeller = await world.callAs('seller')
  const path = `/api/v1/requests/${id}/threads/${world.house.id}/offers`
  await asSeller.post(path, once({ base: 0, offer: purchaseOfferOf() }))
  return id
}

/** And what its buyer proposes instead, which is the second revision. */
async function sendCountered(world: World): Promise<number> {
  const id = await sendQuoted(world)
  const asBuyer = await world.callAs('buyer')
  const path = `/api/v1/requests/${id}/threads/${world.house.id}/offers`
  await asBuyer.post(path, once({ base: 1, offer: purchaseOfferOf({ payment_terms: '60 days net' }) }))
  return id
}

/** A file of a message that the seller wrote to the buyer. */
async function sendFile(world: World): Promise<number> {
  const { db, app } = world.market
  const id = await sendQuoted(world)
  const file = `${randomUUID().replaceAll('-', '')}.pdf`
  await app.files.write(file, '%PDF-1.7\n%%EOF')
  const { rows } = await sql<{ id: number }>`
    with m as (
      insert into request_messages (thread_id, side, person, company, text)
      select t.id, 'answering', 'A person', 'A house', 'A list' from request_threads t where t.request_id = ${id} returning id, thread_id)
    insert into request_files (thread_id, message_id, company_id, file, name, bytes)
    select m.thread_id, m.id, ${world.house.id}, ${file}, 'list.pdf', 14 from m returning id`.execute(db)
  return rows[0]?.id ?? 0
}

const thread = '/api/v1/requests/:id/threads/:company'
const parties = { guest: 401, members: 404, buyer: 201, seller: 201, admin: 403 }
const noMember = { guest: 401, members: 404 }
const nowhere = ({ house }: World) => ({ params: { id: missingId, company: house.id } })
const accept = { number: 1 }
const decline = { reason: 'No longer needed.' }
const message = { text: 'When can you deliver?' }

export const markets = { exporting_market: 'PT', importing_market: 'US', broker: 'ttw_broker' }

export function freightOf({ house, goods }: World): object {
  const { order_data: _, ...body } = quoteOf(house, goods) as { order_data?: unknown }
  return body
}

export const requestRows: readonly Row[] = [
  {
    // Nothing has been agreed in it.
    endpoint: 'POST /api/v1/requests/:id/freight-requests',
    of: 'own',
    ask: async (world) => ({ params: { id: await sendPurchase(world) }, ...once(freightOf(world)) }),
    answers: { ...parties, buyer: 409, seller: 403 },
  },
  {
    endpoint: 'POST /api/v1/requests/:id/freight-requests',
    of: 'missing',
    ask: (world) => ({ params: { id: missingId }, ...once(freightOf(world)) }),
    answers: noMember,
  },
  {
    endpoint: 'POST /api/v1/requests/:id/duty-requests',
    of: 'own',
    ask: async (world) => ({ params: { id: await sendPurchase(world) }, ...once(markets) }),
    answers: { ...parties, buyer: 409, seller: 403 },
  },
  {
    endpoint: 'POST /api/v1/requests/:id/duty-requests',
    of: 'missing',
    ask: () => ({ params: { id: missingId }, ...once(markets) }),
    answers: noMember,
  },
  {
    // No file: who may send one is told so.
    endpoint: 'POST /api/v1/request-files',
    of: 'call',
    answers: { guest: 401, members: 400, admin: 403 },
  },
  { endpoint: 'GET /api/v1/asking-terms', of: 'call', answers: { guest: 401, members: 200, admin: 403 } },
  {
    endpoint: 'GET /api/v1/purchase-requests/:id/starting-terms',
    of: 'own',
    ask: ({ purchaseId }) => ({ params: { id: purchaseId } }),
    answers: { guest: 401, members: 404, buyer: 200, seller: 200, admin: 200 },
  },
  {
    endpoint: 'GET /api/v1/purchase-requests/:id/starting-terms',
    of: 'missing',
    ask: () => ({ params: { id: missingId } }),
    answers: noMember,
  },
  {
    endpoint: `POST ${thread}/offers`,
    of: 'own',
    ask: async (world) => ({
      params: { id: await sendPurchase(world), company: world.house.id },
      ...once({ base: 0, offer: purchaseOfferOf() }),
    }),
    // There is nothing yet that the buyer could counter.
    answers: { ...parties, buyer: 409 },
  },
  {
    // Of a logistic request a provider answers; the seller of the goods only looks on, and the buyer has nobody to counter yet.
    endpoint: `POST ${thread}/offers`,
    of: 'own',
    ask: async (world) => ({
      params: { id: await sendQuote(world), company: world.people.provider.companyId ?? 0 },
      ...once({ base: 0, offer: logisticOfferOf() }),
    }),
    answers: { ...noMember, provider: 201 },
  },
  {
    endpoint: `POST ${thread}/offers`,
    of: 'own',
    ask: async (world) => ({
      params: { id: await sendCustoms(world), company: world.people.broker.companyId ?? 0 },
      ...once({ base: 0, offer: customsOfferOf() }),
    }),
    answers: { ...noMember, broker: 201 },
  },
  {
    endpoint: `POST ${thread}/offers`,
    of: 'missing',
    ask: (world) => ({ ...nowhere(world), ...once({ base: 0, offer: purchaseOfferOf() }) }),
    answers: noMember,
  },
  {
    endpoint: `POST ${thread}/acceptance`,
    of: 'own',
    ask: async (world) => ({ params: { id: await sendQuoted(world), company: world.house.id }, ...once(accept) }),
    answers: { ...parties, seller: 403 },
  },
  {
    endpoint: `POST ${thread}/acceptance`,
    of: 'missing',
    ask: (world) => ({ ...nowhere(world), ...once(accept) }),
    answers: noMember,
  },
  {
    endpoint: `POST ${thread}/agreement`,
    of: 'own',
    ask: async (world) => ({
      params: { id: await sendCountered(world), company: world.house.id },
      ...once({ number: 2 }),
    }),
    // Only the side that answers agrees.
    answers: { ...parties, buyer: 403 },
  },
  {
    endpoint: `POST ${thread}/agreement`,
    of: 'missing',
    ask: (world) => ({ ...nowhere(world), ...once(accept) }),
    answers: noMember,
  },
  {
    endpoint: `POST ${thread}/decline`,
    of: 'own',
    ask: async (world) => ({ params: { id: await sendQuoted(world), company: world.house.id }, ...once(decline) }),
    answers: parties,
  },
  {
    endpoint: `POST ${thread}/decline`,
    of: 'missing',
    ask: (world) => ({ ...nowhere(world), ...once(decline) }),
    answers: noMember,
  },
  {
    endpoint: `GET ${thread}/messages`,
    of: 'own',
    ask: ({ purchaseId, house }) => ({ params: { id: purchaseId, company: house.id } }),
    answers: { ...parties, buyer: 200, seller: 200, admin: 200 },
  },
  { endpoint: `GET ${thread}/messages`, of: 'missing', ask: nowhere, answers: noMember },
  {
    endpoint: `POST ${thread}/messages`,
    of: 'own',
    ask: ({ purchaseId, house }) => ({ params: { id: purchaseId, company: house.id }, ...once(message) }),
    answers: parties,
  },
  {
    endpoint: `POST ${thread}/messages`,
    of: 'missing',
    ask: (world) => ({ ...nowhere(world), ...once(message) }),
    answers: noMember,
  },
  {
    // No file: who may send one is told so.
    endpoint: `POST ${thread}/files`,
    of: 'own',
    ask: ({ purchaseId, house }) => ({ params: { id: purchaseId, company: house.id } }),
    answers: { ...parties, buyer: 400, seller: 400 },
  },
  { endpoint: `POST ${thread}/files`, of: 'missing', ask: nowhere, answers: noMember },
  {
    endpoint: 'GET /api/v1/request-files/:id',
    of: 'own',
    ask: async (world) => ({ params: { id: await sendFile(world) } }),
    answers: { ...parties, buyer: 200, seller: 200, admin: 200 },
  },
  {
    endpoint: 'GET /api/v1/request-files/:id',
    of: 'missing',
    ask: () => ({ params: { id: missingId } }),
    answers: noMember,
  },
  {
    endpoint: 'PUT /api/v1/requests/:id/seen',
    of: 'own',
    ask: ({ quoteId }) => ({ params: { id: quoteId } }),
    answers: { guest: 401, members: 404, buyer: 200, seller: 200, provider: 200, admin: 200 },
  },
  {
    endpoint: 'PUT /api/v1/requests/:id/seen',
    of: 'missing',
    ask: () => ({ params: { id: missingId } }),
    answers: noMember,
  },
  {
    endpoint: 'PUT /api/v1/requests/:id/assignee',
    of: 'own',
    ask: ({ quoteId }) => ({ params: { id: quoteId }, body: { user_id: null } }),
    answers: { guest: 401, members: 404, buyer: 200, seller: 403, provider: 200, admin: 403 },
  },
  {
    endpoint: 'PUT /api/v1/requests/:id/assignee',
    of: 'missing',
    ask: () => ({ params: { id: missingId }, body: { user_id: null } }),
    answers: noMember,
  },
  { endpoint: 'GET /api/v1/requests/unread', of: 'call', answers: { guest: 401, members: 200 } },
]
