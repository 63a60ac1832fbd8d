import { makePerson } from '../make.ts'
import { members, noMember } from './answers.ts'
import type { Row } from './row.ts'
import { missingId, type World } from './world.ts'

/** Rows of the access matrix about operators who look on as somebody else. */

const operator = { guest: 401, members: 403 }
const reason = 'A test.'
const missing = () => ({ params: { id: missingId } })

/** What an operator has asked of `buyer`. */
async function makeAsked({ market, people }: World): Promise<number> {
  const { id } = await market.db
    .insertInto('support_access')
    .values({ user_id: people.buyer.id, asked_by_name: 'An operator', reason })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function makeOffered({ market }: World): Promise<number> {
  const until = new Date(Date.now() + 60_000)
  const { id } = await market.db
    .insertInto('support_access')
    .values({ user_id: (await makePerson(market.db)).id, is_offered: true, reason, decided_at: new Date(), until })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export const supportAccessRows: readonly Row[] = [
  { endpoint: 'GET /api/v1/support-access', of: 'call', answers: members },
  {
    endpoint: 'PUT /api/v1/support-access/offer',
    of: 'call',
    ask: () => ({ body: { hours: 1, reason } }),
    answers: { ...members, admin: 422 },
  },
  {
    endpoint: 'PUT /api/v1/support-access/:id/decision',
    of: 'own',
    ask: async (world) => ({ params: { id: await makeAsked(world) }, body: { hours: null } }),
    answers: { ...noMember, buyer: 200 },
  },
  {
    endpoint: 'PUT /api/v1/support-access/:id/decision',
    of: 'missing',
    ask: () => ({ ...missing(), body: { hours: null } }),
    answers: noMember,
  },
  {
    endpoint: 'DELETE /api/v1/support-access/:id',
    of: 'own',
    ask: async (world) => ({ params: { id: await makeAsked(world) } }),
    answers: { ...noMember, buyer: 200 },
  },
  { endpoint: 'DELETE /api/v1/support-access/:id', of: 'missing', ask: missing, answers: noMember },
  {
    endpoint: 'PUT /api/v1/people/:id/access-request',
    of: 'own',
    ask: async ({ market }) => ({ params: { id: (await makePerson(market.db)).id }, body: { reason } }),
    answers: { ...operator, admin: 200 },
  },
  {
    endpoint: 'PUT /api/v1/people/:id/access-request',
    of: 'missing',
    ask: () => ({ ...missing(), body: { reason } }),
    answers: { ...operator, admin: 404 },
  },
  { endpoint: 'GET /api/v1/operator/support-access', of: 'call', answers: { ...operator, admin: 200 } },
  {
    endpoint: 'PUT /api/v1/operator/support-access/:id/visit',
    of: 'own',
    ask: async (world) => ({ params: { id: await makeOffered(world) } }),
    answers: { ...operator, admin: 200 },
  },
  {
    endpoint: 'PUT /api/v1/operator/support-access/:id/visit',
    of: 'missing',
    ask: missing,
    answers: { ...operator, admin: 404 },
  },
]
