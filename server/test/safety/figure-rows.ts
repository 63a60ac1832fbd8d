import type { Row } from './row.ts'

/** Sellers read the figures of their own, an operator those of everybody. */
const ofSellers = { guest: 401, members: 403, seller: 200, otherSeller: 200, admin: 404 } as const

export const figureRows: readonly Row[] = [
  {
    endpoint: 'GET /api/v1/figures',
    of: 'call',
    answers: { guest: 401, members: 403, seller: 200, otherSeller: 200, admin: 200 },
  },
  {
    endpoint: 'GET /api/v1/figures/searches',
    of: 'call',
    answers: { guest: 401, members: 403, seller: 200, otherSeller: 200, admin: 200 },
  },
  {
    endpoint: 'POST /api/v1/searches',
    of: 'call',
    ask: () => ({ body: { search: 'olive oil' } }),
    answers: { everybody: 202 },
  },
  { endpoint: 'GET /api/v1/figures/products', of: 'call', answers: ofSellers },
  { endpoint: 'GET /api/v1/figures/stock', of: 'call', answers: ofSellers },
  {
    endpoint: 'GET /api/v1/figures/export',
    of: 'call',
    ask: () => ({ query: { table: 'products', format: 'csv' } }),
    answers: ofSellers,
  },
]
