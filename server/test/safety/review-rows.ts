import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { reviewFormOf } from '../review-market.ts'
import { makeOrder } from './order-rows.ts'
import type { Row } from './row.ts'
import { missingId, type World } from './world.ts'

/** Rows of the access matrix about reviews. Each moves one of its own. */

const once = (body: object) => ({ body, headers: { 'idempotency-key': randomUUID() } })

/** An order of `buyer` from the company of `seller` that is completed. */
async function makeCompleted(world: World): Promise<number> {
  const order = await makeOrder(world)
  await sql`update orders set status = 'completed', completed_at = now() where id = ${order}`.execute(world.market.db)
  return order
}

async function makeReview(world: World): Promise<number> {
  const order = await makeCompleted(world)
  const form = reviewFormOf({ product_id: world.goods.id })
  const { body } = await (await world.callAs('buyer')).post(`/api/v1/orders/${order}/reviews`, once(form))
  return body.data.id
}

const noMember = { guest: 401, members: 404 }
const nothing = () => ({ params: { id: missingId } })
const answer = { action: 'answer', text: 'Thank you.' }
const report = { reason: 'spam', text: '' }
const hide = { decision: 'hide', reason: 'Spam.' }
const operator = { guest: 401, members: 403 }

export const reviewRows: readonly Row[] = [
  {
    endpoint: 'GET /api/v1/marketplace/product/:slug/reviews',
    of: 'own',
    ask: ({ goods }) => ({ params: { slug: goods.slug } }),
    answers: { everybody: 200 },
  },
  {
    endpoint: 'GET /api/v1/marketplace/product/:slug/reviews',
    of: 'missing',
    ask: () => ({ params: { slug: 'nothing' } }),
    answers: { everybody: 404 },
  },
  {
    endpoint: 'GET /api/v1/marketplace/product/:slug/reviews',
    of: 'hidden',
    ask: ({ hiddenGoods }) => ({ params: { slug: hiddenGoods.slug } }),
    answers: { everybody: 404 },
  },
  {
    endpoint: 'GET /api/v1/marketplace/product/:slug/reviews',
    of: 'gated',
    ask: ({ lockedGoods }) => ({ params: { slug: lockedGoods.slug } }),
    answers: { everybody: 404 },
  },
  {
    endpoint: 'GET /api/v1/marketplace/company/:slug/reviews',
    of: 'own',
    ask: ({ house }) => ({ params: { slug: house.slug } }),
    answers: { everybody: 200 },
  },
  {
    endpoint: 'GET /api/v1/marketplace/company/:slug/reviews',
    of: 'missing',
    ask: () => ({ params: { slug: 'nothing' } }),
    answers: { everybody: 404 },
  },
  {
    endpoint: 'GET /api/v1/marketplace/company/:slug/reviews',
    of: 'gated',
    ask: ({ lockedHouse }) => ({ params: { slug: lockedHouse.slug } }),
    answers: { everybody: 403 },
  },
  { endpoint: 'GET /api/v1/reviews', of: 'call', answers: { guest: 401, members: 200 } },
  {
    endpoint: 'GET /api/v1/orders/:id/reviews',
    of: 'own',
    ask: async (world) => ({ params: { id: await makeOrder(world) } }),
    answers: { ...noMember, buyer: 200, seller: 403, admin: 403 },
  },
  { endpoint: 'GET /api/v1/orders/:id/reviews', of: 'missing', ask: nothing, answers: noMember },
  {
    endpoint: 'POST /api/v1/orders/:id/reviews',
    of: 'own',
    ask: async (world) => ({ params: { id: await makeCompleted(world) }, ...once(reviewFormOf()) }),
    answers: { ...noMember, buyer: 201, seller: 403, admin: 403 },
  },
  {
    endpoint: 'POST /api/v1/orders/:id/reviews',
    of: 'missing',
    ask: () => ({ ...nothing(), ...once(reviewFormOf()) }),
    answers: noMember,
  },
  {
    // No file: who may send one is told so.
    endpoint: 'POST /api/v1/orders/:id/review-pictures',
    of: 'own',
    ask: async (world) => ({ params: { id: await makeOrder(world) }, headers: { 'idempotency-key': randomUUID() } }),
    answers: { ...noMember, buyer: 400, seller: 403, admin: 403 },
  },
  { endpoint: 'POST /api/v1/orders/:id/review-pictures', of: 'missing', ask: nothing, answers: noMember },
  {
    endpoint: 'POST /api/v1/reviews/:id/actions',
    of: 'own',
    ask: async (world) => ({ params: { id: await makeReview(world) }, ...once(answer) }),
    // It is on a page that everybody reads; to answer it is the seller's.
    answers: { guest: 401, members: 403, seller: 200 },
  },
  {
    endpoint: 'POST /api/v1/reviews/:id/actions',
    of: 'missing',
    ask: () => ({ ...nothing(), ...once(answer) }),
    answers: noMember,
  },
  {
    endpoint: 'POST /api/v1/reviews/:id/reports',
    of: 'own',
    ask: async (world) => ({ params: { id: await makeReview(world) }, ...once(report) }),
    answers: { guest: 401, members: 201, buyer: 403, admin: 403 },
  },
  {
    endpoint: 'POST /api/v1/reviews/:id/reports',
    of: 'missing',
    ask: () => ({ ...nothing(), ...once(report) }),
    answers: noMember,
  },
  { endpoint: 'GET /api/v1/operator/reviews', of: 'call', answers: { ...operator, admin: 200 } },
  {
    endpoint: 'POST /api/v1/operator/reviews/:id/decision',
    of: 'own',
    ask: async (world) => ({ params: { id: await makeReview(world) }, ...once(hide) }),
    answers: { ...operator, admin: 200 },
  },
  {
    endpoint: 'POST /api/v1/operator/reviews/:id/decision',
    of: 'missing',
    ask: () => ({ ...nothing(), ...once(hide) }),
    answers: { ...operator, admin: 404 },
  },
]
