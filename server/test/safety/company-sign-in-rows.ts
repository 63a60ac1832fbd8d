import { randomUUID } from 'node:crypto'
import { giveEverybodyThePassword } from './account-rows.ts'
import { unknownEmail } from './answers.ts'
import type { Row } from './row.ts'
import { type EndpointAsk, type Identity, missingId, password, type World } from './world.ts'

/** Of owners of a company; the operator has none in these tests. */
const owners = { guest: 401, members: 200, admin: 404 }
const alone = { guest: 401, members: 403, admin: 200 }
const path = '/api/v1/company-sign-in'
const settings = { issuer: 'https://login.firm.test', client_id: 'fairquay', client_secret: 'a secret of theirs' }

/** Signing in at a company's provider in the table of who may do what. No provider answers here: what it takes one for is looked at beside the code. */
export const companySignInRows: readonly Row[] = [
  {
    endpoint: 'POST /api/auth/company-sign-in',
    of: 'missing',
    ask: () => ({ body: { email: unknownEmail() } }),
    answers: { everybody: 422 },
  },
  {
    endpoint: 'POST /api/auth/company-sign-in/session',
    of: 'missing',
    ask: () => ({ body: { code: 'x'.repeat(43), browser: 'y'.repeat(43) } }),
    answers: { everybody: 422 },
  },
  { endpoint: `GET ${path}`, of: 'call', answers: owners },
  {
    endpoint: `PUT ${path}`,
    of: 'call',
    ask: async (world) => {
      await giveEverybodyThePassword(world.market)
      return { body: { ...settings, current_password: password } }
    },
    answers: owners,
  },
  { endpoint: `PUT ${path}/trial`, of: 'call', ask: removeOwn, answers: { guest: 401, members: 422, admin: 404 } },
  {
    endpoint: `PUT ${path}/state`,
    of: 'call',
    ask: async (world, identity) => {
      await setUpOwn(world, identity)
      return { body: { is_on: true, is_required: false, current_password: password } }
    },
    answers: owners,
  },
  {
    endpoint: `PUT ${path}/removal`,
    of: 'call',
    ask: async (world, identity) => {
      await setUpOwn(world, identity)
      return { body: { current_password: password } }
    },
    answers: owners,
  },
  {
    endpoint: `PUT ${path}/domains/:domain`,
    of: 'own',
    ask: async (world, identity) => ({ params: { domain: domainOf(world, identity) } }),
    answers: owners,
  },
  {
    endpoint: `PUT ${path}/domains/:domain`,
    of: 'missing',
    ask: () => ({ params: { domain: 'never.invalid' } }),
    answers: { ...owners, members: 422 },
  },
  { endpoint: `DELETE ${path}/domains/:domain`, of: 'own', ask: claimOwn, answers: owners },
  {
    endpoint: `DELETE ${path}/domains/:domain`,
    of: 'missing',
    ask: () => ({ params: { domain: 'never.invalid' } }),
    answers: { guest: 401, members: 404 },
  },
  { endpoint: 'GET /api/v1/operator/sign-in-domains', of: 'call', answers: alone },
  {
    endpoint: 'PUT /api/v1/operator/sign-in-domains/:id/decision',
    of: 'own',
    ask: async (world) => ({ params: { id: await claimForBuyer(world) }, body: { is_approved: true, reason: '' } }),
    answers: alone,
  },
  {
    endpoint: 'PUT /api/v1/operator/sign-in-domains/:id/decision',
    of: 'missing',
    ask: () => ({ params: { id: missingId }, body: { is_approved: true, reason: '' } }),
    answers: { ...alone, admin: 404 },
  },
]

function companyOf({ people }: World, identity: Identity): number | undefined {
  return identity === 'guest' ? undefined : people[identity].companyId
}

function domainOf({ people }: World, identity: Identity): string {
  return identity === 'guest' ? 'test.invalid' : (people[identity].email.split('@')[1] ?? '')
}

/** A provider of whoever asks that has been tried, as far as anybody knows. */
async function setUpOwn(world: World, identity: Identity): Promise<void> {
  await giveEverybodyThePassword(world.market)
  await removeOwn(world, identity)
  const company_id = companyOf(world, identity)
  if (company_id === undefined) return
  await world.market.db
    .insertInto('company_providers')
    .values({ company_id, ...settings, trial_outcome: 'right', tried_at: new Date() })
    .execute()
}

async function removeOwn(world: World, identity: Identity): Promise<EndpointAsk> {
  const companyId = companyOf(world, identity)
  if (companyId !== undefined)
    await world.market.db.deleteFrom('company_providers').where('company_id', '=', companyId).execute()
  return {}
}

async function claimOwn(world: World, identity: Identity): Promise<EndpointAsk> {
  const companyId = companyOf(world, identity)
  const domain = domainOf(world, identity)
  if (companyId !== undefined) await claim(world, companyId, domain)
  return { params: { domain } }
}

async function claimForBuyer(world: World): Promise<number> {
  // All identities ask at once: each about a claim of its own.
  return claim(world, world.people.buyer.companyId ?? 0, `${randomUUID()}.invalid`)
}

async function claim({ market }: World, company_id: number, domain: string): Promise<number> {
  await market.db
    .deleteFrom('sign_in_domains')
    .where('domain', '=', domain)
    .where('company_id', '=', company_id)
    .execute()
  const { id } = await market.db
    .insertInto('sign_in_domains')
    .values({ company_id, domain })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
