import { getOwnOrderValue } from '../../src/order-value/queries.ts'
import { sellersAlone } from './answers.ts'
import type { Row } from './row.ts'
import { type EndpointAsk, type Identity, missingId, type World } from './world.ts'

async function valueAgain({ market, people, house }: World, identity: Identity): Promise<EndpointAsk> {
  const companyId = identity === 'guest' ? house.id : (people[identity].companyId ?? house.id)
  const { version } = await getOwnOrderValue(market.db, companyId, 'USD')
  return { body: { version, form: { currency: 'USD', steps: [{ from: 1_000_000, percent: 3 }] } } }
}

/** Better prices for bigger orders: one's own are found by the company of whoever asks, another's by anybody who sees prices. */
export const orderValueRows: readonly Row[] = [
  { endpoint: 'GET /api/v1/own-company/order-value', of: 'call', answers: sellersAlone },
  { endpoint: 'PUT /api/v1/own-company/order-value', of: 'call', ask: valueAgain, answers: sellersAlone },
  {
    endpoint: 'GET /api/v1/order-values',
    of: 'own',
    ask: ({ house }) => ({ query: { seller_ids: String(house.id) } }),
    answers: { guest: 401, members: 200 },
  },
  {
    endpoint: 'GET /api/v1/order-values',
    of: 'missing',
    ask: () => ({ query: { seller_ids: String(missingId) } }),
    answers: { guest: 401, members: 200 },
  },
]
