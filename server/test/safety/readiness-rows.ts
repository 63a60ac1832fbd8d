import { members, sellersAlone } from './answers.ts'
import type { Row } from './row.ts'
import { missingId } from './world.ts'

const path = '/api/v1/product-facts'

/** What products do not say: read and asked for by members, and found by their own sellers. */
export const readinessRows: readonly Row[] = [
  { endpoint: `GET ${path}`, of: 'own', ask: ({ goods }) => ({ query: { ids: String(goods.id) } }), answers: members },
  { endpoint: `GET ${path}`, of: 'missing', ask: () => ({ query: { ids: String(missingId) } }), answers: members },
  {
    endpoint: `POST ${path}/asks`,
    of: 'own',
    ask: ({ goods }) => ({ body: { product_id: goods.id, facts: ['hts'] } }),
    // Nobody asks oneself, and who acts for no company asks nobody.
    answers: { guest: 401, members: 200, seller: 422, admin: 403 },
  },
  {
    endpoint: `POST ${path}/asks`,
    of: 'missing',
    ask: () => ({ body: { product_id: missingId, facts: ['hts'] } }),
    answers: { guest: 401, members: 422, admin: 403 },
  },
  { endpoint: 'GET /api/v1/own-company/asked-facts', of: 'call', answers: sellersAlone },
]
