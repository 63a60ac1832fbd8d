import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { readCompany } from '../../src/company/edit-company.ts'
import { hashToken } from '../../src/session.ts'
import type { Row } from './row.ts'
import { type EndpointAsk, type Identity, missingId, type World } from './world.ts'

/** The company of whoever asks, as it is. */
export async function storeAgain({ market, people, house }: World, identity: Identity): Promise<EndpointAsk> {
  const companyId = identity === 'guest' ? house.id : (people[identity].companyId ?? house.id)
  const { version, form } = await readCompany(market.db, companyId)
  return { body: { version, form: { ...form, address: form.address || 'Rua Nova 1' } } }
}

/** Whoever holds the token of a link may look at what it opens. */
async function makeLink({ market, house }: World): Promise<EndpointAsk> {
  const token = randomUUID()
  await market.db
    .insertInto('invitations')
    .values({
      company_id: house.id,
      email: `${token}@test.invalid`,
      role: 'viewer',
      token_hash: hashToken(token),
      expires_at: sql<Date>`now() + interval '1 day'`,
    })
    .execute()
  return { body: { token } }
}

const companies = { guest: 401, members: 200, admin: 404 }
const sellers = { guest: 401, members: 403, otherSeller: 404, admin: 404 }

/** Invitations by their link. The own company is found by the token alone; the banner's company is named, and another's is as good as none. */
export const companyRows: readonly Row[] = [
  { endpoint: 'POST /api/v1/invitations/look', of: 'own', ask: makeLink, answers: { everybody: 200 } },
  { endpoint: 'GET /api/v1/own-company', of: 'call', answers: companies },
  {
    endpoint: 'GET /api/v1/own-company/readiness',
    of: 'call',
    answers: { guest: 401, members: 403, seller: 200, otherSeller: 200, admin: 404 },
  },
  { endpoint: 'PUT /api/v1/own-company', of: 'call', ask: storeAgain, answers: companies },
  {
    endpoint: 'POST /api/v1/supplier/banner-upload',
    of: 'own',
    ask: ({ house }) => ({ body: { bannerTitle: 'A title', bannerSubTitle: '', supplierID: house.id } }),
    answers: { ...sellers, seller: 200 },
  },
  {
    endpoint: 'POST /api/v1/supplier/banner-upload',
    of: 'missing',
    ask: () => ({ body: { bannerTitle: 'A title', supplierID: missingId } }),
    answers: { ...sellers, seller: 404 },
  },
]
