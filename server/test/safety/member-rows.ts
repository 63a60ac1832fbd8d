import { sql } from 'kysely'
import { hashToken } from '../../src/session.ts'
import { makePerson } from '../make.ts'
import { companies, noMember, ownHouse, unknownEmail } from './answers.ts'
import type { Row } from './row.ts'
import { type EndpointAsk, missingId, type World } from './world.ts'

/** Rows about members: everybody here is the only owner of their company; an operator has no company to invite into. */
export const memberRows: readonly Row[] = [
  { endpoint: 'GET /api/v1/members', of: 'call', answers: companies },
  {
    endpoint: 'POST /api/v1/invitations',
    of: 'call',
    ask: () => ({ body: { email: unknownEmail(), role: 'editor' } }),
    answers: { guest: 401, members: 201, admin: 404 },
  },
  { endpoint: 'POST /api/v1/invitations/:id/mails', of: 'own', ask: makeInvitation, answers: ownHouse },
  {
    endpoint: 'POST /api/v1/invitations/:id/mails',
    of: 'missing',
    ask: () => ({ params: { id: missingId } }),
    answers: noMember,
  },
  { endpoint: 'DELETE /api/v1/invitations/:id', of: 'own', ask: makeInvitation, answers: ownHouse },
  {
    endpoint: 'DELETE /api/v1/invitations/:id',
    of: 'missing',
    ask: () => ({ params: { id: missingId } }),
    answers: noMember,
  },
  { endpoint: 'PUT /api/v1/members/:id/role', of: 'own', ask: makeColleague, answers: ownHouse },
  {
    endpoint: 'PUT /api/v1/members/:id/role',
    of: 'missing',
    ask: () => ({ params: { id: missingId }, body: { role: 'viewer' } }),
    answers: noMember,
  },
  {
    endpoint: 'DELETE /api/v1/members/:id',
    of: 'own',
    ask: async (world) => ({ params: (await makeColleague(world)).params ?? {} }),
    answers: ownHouse,
  },
  {
    endpoint: 'DELETE /api/v1/members/:id',
    of: 'missing',
    ask: () => ({ params: { id: missingId } }),
    answers: noMember,
  },
  // Nobody is left who could own it.
  { endpoint: 'DELETE /api/v1/membership', of: 'call', answers: { guest: 401, members: 422, admin: 404 } },
  {
    endpoint: 'POST /api/v1/invitations/look',
    of: 'missing',
    ask: () => ({ body: { token: 'x'.repeat(43) } }),
    answers: { everybody: 422 },
  },
  {
    endpoint: 'POST /api/v1/invitations/acceptances',
    of: 'missing',
    ask: () => ({ body: { token: 'x'.repeat(43) } }),
    answers: { everybody: 422 },
  },
]

async function makeInvitation({ market, house }: World): Promise<EndpointAsk> {
  const email = unknownEmail()
  const { id } = await market.db
    .insertInto('invitations')
    .values({
      company_id: house.id,
      email,
      role: 'viewer',
      token_hash: hashToken(email),
      expires_at: sql<Date>`now() + interval '1 day'`,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { params: { id } }
}

async function makeColleague({ market, house }: World): Promise<EndpointAsk> {
  const { id } = await makePerson(market.db, { role: 'seller', companyId: house.id, companyRole: 'editor' })
  return { params: { id }, body: { role: 'viewer' } }
}
