import { emptyBilling } from '@fairquay/contract/billing/profile.ts'
import { getBillingProfile } from '../../src/billing/billing-profile.ts'
import type { Row } from './row.ts'
import type { EndpointAsk, Identity, World } from './world.ts'

const companies = { guest: 401, members: 200, admin: 404 }

async function billAgain({ market, people, house }: World, identity: Identity): Promise<EndpointAsk> {
  const companyId = identity === 'guest' ? house.id : (people[identity].companyId ?? house.id)
  const { version } = await getBillingProfile(market.db, companyId)
  return { body: { version, form: emptyBilling } }
}

/** What stands on invoices is found by the company of whoever asks: there is no way to name another's. */
export const billingRows: readonly Row[] = [
  { endpoint: 'GET /api/v1/own-company/billing', of: 'call', answers: companies },
  { endpoint: 'PUT /api/v1/own-company/billing', of: 'call', ask: billAgain, answers: companies },
]
