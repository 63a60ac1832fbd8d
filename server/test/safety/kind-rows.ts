import { customsParties, members, noMember, once, parties, quoteParties } from './answers.ts'
import type { Row } from './row.ts'
import { costFileOf, costOf, customsOf, missingId, purchaseOf, quoteOf, reviewOf } from './world.ts'

const questionOf = (product_id: number) => ({ product_id, quantity: 24, is_sample: false, message: 'Is it organic?' })
/** Of a timeline everything: it is before a moment that has not come. */
const earlier = { before: '99999999999999-1-1' }

/** Rows about the cart and requests of every kind, as they are sent and read. Answers to them: request-rows.ts. */
export const kindRows: readonly Row[] = [
  { endpoint: 'GET /api/v1/cart', of: 'call', answers: members },
  { endpoint: 'POST /api/v1/landed-cost', of: 'call', ask: () => ({ body: costOf() }), answers: members },
  { endpoint: 'POST /api/v1/landed-cost/file', of: 'call', ask: () => ({ body: costFileOf() }), answers: members },
  {
    endpoint: 'POST /api/v1/landed-cost/file',
    of: 'own',
    ask: ({ goods }) => ({ body: costFileOf(goods.id) }),
    answers: members,
  },
  {
    endpoint: 'POST /api/v1/landed-cost/file',
    of: 'hidden',
    ask: ({ hiddenGoods }) => ({ body: costFileOf(hiddenGoods.id) }),
    answers: { guest: 401, members: 422, admin: 422 },
  },
  {
    endpoint: 'POST /api/v1/landed-cost/file',
    of: 'missing',
    ask: () => ({ body: costFileOf(missingId) }),
    answers: { guest: 401, members: 422, admin: 422 },
  },
  {
    endpoint: 'POST /api/v1/landed-cost',
    of: 'own',
    ask: ({ goods }) => ({ body: costOf(goods.id) }),
    answers: members,
  },
  {
    endpoint: 'POST /api/v1/landed-cost',
    of: 'hidden',
    ask: ({ hiddenGoods }) => ({ body: costOf(hiddenGoods.id) }),
    answers: { guest: 401, members: 422, admin: 422 },
  },
  {
    endpoint: 'POST /api/v1/landed-cost',
    of: 'missing',
    ask: () => ({ body: costOf(missingId) }),
    answers: { guest: 401, members: 422, admin: 422 },
  },
  { endpoint: 'PUT /api/v1/cart', of: 'call', ask: () => ({ body: { lines: [] } }), answers: members },
  {
    endpoint: 'POST /api/v1/purchase-requests',
    of: 'own',
    ask: ({ goods }) => once(purchaseOf(goods)),
    // Nobody buys from their own company, and an operator has none.
    answers: { guest: 401, members: 201, seller: 422, admin: 403 },
  },
  {
    endpoint: 'POST /api/v1/purchase-requests',
    of: 'hidden',
    ask: ({ hiddenGoods }) => once(purchaseOf(hiddenGoods)),
    answers: { guest: 401, members: 422, admin: 403 },
  },
  {
    endpoint: 'POST /api/v1/purchase-requests',
    of: 'gated',
    ask: ({ lockedGoods }) => once(purchaseOf(lockedGoods)),
    answers: { guest: 401, members: 422, admin: 403 },
  },
  {
    endpoint: 'POST /api/v1/product-questions',
    of: 'own',
    ask: ({ goods }) => once(questionOf(goods.id)),
    // Nobody asks their own company, and an operator has none.
    answers: { guest: 401, members: 201, seller: 422, admin: 403 },
  },
  {
    endpoint: 'POST /api/v1/product-questions',
    of: 'missing',
    ask: () => once(questionOf(missingId)),
    answers: { guest: 401, members: 422, admin: 403 },
  },
  {
    endpoint: 'POST /api/v1/product-questions',
    of: 'hidden',
    ask: ({ hiddenGoods }) => once(questionOf(hiddenGoods.id)),
    answers: { guest: 401, members: 422, admin: 403 },
  },
  {
    endpoint: 'POST /api/v1/product-questions',
    of: 'gated',
    ask: ({ lockedGoods }) => once(questionOf(lockedGoods.id)),
    answers: { guest: 401, members: 422, admin: 403 },
  },
  { endpoint: 'GET /api/v1/requests', of: 'call', answers: members },
  {
    endpoint: 'GET /api/v1/requests/:id',
    of: 'own',
    ask: ({ purchaseId }) => ({ params: { id: purchaseId } }),
    answers: parties,
  },
  {
    endpoint: 'GET /api/v1/requests/:id',
    of: 'own',
    ask: ({ quoteId }) => ({ params: { id: quoteId } }),
    answers: quoteParties,
  },
  {
    endpoint: 'GET /api/v1/requests/:id',
    of: 'own',
    ask: ({ customsId }) => ({ params: { id: customsId } }),
    answers: customsParties,
  },
  {
    endpoint: 'PUT /api/v1/requests/:id/status',
    of: 'own',
    ask: ({ purchaseId }) => ({ params: { id: purchaseId }, body: { status: 'withdrawn' } }),
    answers: { guest: 401, members: 404, buyer: 200, seller: 403, admin: 403 },
  },
  {
    endpoint: 'PUT /api/v1/requests/:id/status',
    of: 'missing',
    ask: () => ({ params: { id: missingId }, body: { status: 'withdrawn' } }),
    answers: noMember,
  },
  {
    endpoint: 'POST /api/v2/pdf/custom-fee-request',
    of: 'own',
    ask: ({ people, house, goods }, identity) =>
      once(customsOf(people[identity === 'guest' ? 'buyer' : identity], house, goods)),
    answers: { guest: 401, members: 200, seller: 422, admin: 403 },
  },
  {
    endpoint: 'POST /api/v2/pdf/custom-fee-request',
    of: 'hidden',
    ask: ({ people, house, hiddenGoods }, identity) =>
      once(customsOf(people[identity === 'guest' ? 'buyer' : identity], house, hiddenGoods)),
    answers: { guest: 401, members: 422, admin: 403 },
  },
  {
    endpoint: 'POST /api/v2/pdf/custom-fee-request',
    of: 'gated',
    ask: ({ people, lockedHouse, lockedGoods }, identity) =>
      once(customsOf(people[identity === 'guest' ? 'buyer' : identity], lockedHouse, lockedGoods)),
    answers: { guest: 401, members: 422, admin: 403 },
  },
  {
    endpoint: 'GET /api/v1/requests/:id',
    of: 'missing',
    ask: () => ({ params: { id: missingId } }),
    answers: noMember,
  },
  {
    endpoint: 'GET /api/v1/requests/:id/file',
    of: 'own',
    ask: ({ quoteId }) => ({ params: { id: quoteId } }),
    answers: quoteParties,
  },
  {
    endpoint: 'GET /api/v1/requests/:id/file',
    of: 'own',
    ask: ({ customsId }) => ({ params: { id: customsId } }),
    answers: customsParties,
  },
  {
    endpoint: 'GET /api/v1/requests/:id/file',
    of: 'missing',
    ask: () => ({ params: { id: missingId } }),
    answers: noMember,
  },
  {
    endpoint: 'GET /api/v1/requests/:id/file/timeline',
    of: 'own',
    ask: ({ quoteId }) => ({ params: { id: quoteId }, query: earlier }),
    answers: quoteParties,
  },
  {
    endpoint: 'GET /api/v1/requests/:id/file/timeline',
    of: 'own',
    ask: ({ customsId }) => ({ params: { id: customsId }, query: earlier }),
    answers: customsParties,
  },
  {
    endpoint: 'GET /api/v1/requests/:id/file/timeline',
    of: 'missing',
    ask: () => ({ params: { id: missingId }, query: earlier }),
    answers: noMember,
  },
  {
    endpoint: 'PUT /api/v1/requests/:id/sharing',
    of: 'own',
    ask: ({ quoteId }) => ({ params: { id: quoteId }, body: { with_seller: false } }),
    answers: { guest: 401, members: 404, buyer: 200, seller: 403, provider: 403, admin: 403 },
  },
  {
    endpoint: 'PUT /api/v1/requests/:id/sharing',
    of: 'missing',
    ask: () => ({ params: { id: missingId }, body: { with_seller: false } }),
    answers: noMember,
  },
  {
    endpoint: 'GET /api/v1/requests/:id/pdf',
    of: 'own',
    ask: ({ quoteId }) => ({ params: { id: quoteId } }),
    answers: quoteParties,
  },
  {
    endpoint: 'GET /api/v1/requests/:id/pdf',
    of: 'missing',
    ask: () => ({ params: { id: missingId } }),
    answers: noMember,
  },
  {
    endpoint: 'POST /api/v1/logistic-quotes',
    of: 'own',
    ask: ({ house, goods }) => once(quoteOf(house, goods)),
    answers: { guest: 401, members: 201, seller: 422, admin: 403 },
  },
  {
    endpoint: 'POST /api/v1/logistic-quotes',
    of: 'gated',
    ask: ({ lockedHouse, lockedGoods }) => once(quoteOf(lockedHouse, lockedGoods)),
    answers: { guest: 401, members: 422, admin: 403 },
  },
  {
    endpoint: 'GET /api/v1/logistic-quotes/:id',
    of: 'own',
    ask: ({ quoteId }) => ({ params: { id: quoteId } }),
    answers: quoteParties,
  },
  {
    endpoint: 'GET /api/v1/logistic-quotes/:id',
    of: 'missing',
    ask: () => ({ params: { id: missingId } }),
    answers: noMember,
  },
  {
    endpoint: 'GET /api/v1/logistic-quotes/:id/load-plan',
    of: 'own',
    ask: ({ quoteId }) => ({ params: { id: quoteId } }),
    answers: quoteParties,
  },
  {
    endpoint: 'GET /api/v1/logistic-quotes/:id/load-plan',
    of: 'missing',
    ask: () => ({ params: { id: missingId } }),
    answers: noMember,
  },
  { endpoint: 'POST /api/review-to-pdf', of: 'call', ask: () => ({ body: reviewOf() }), answers: members },
  {
    endpoint: 'POST /api/review-to-pdf',
    of: 'own',
    ask: ({ quoteId }) => ({ body: { ...reviewOf(), id: quoteId } }),
    answers: quoteParties,
  },
  {
    endpoint: 'POST /api/review-to-pdf',
    of: 'missing',
    ask: () => ({ body: { ...reviewOf(), id: missingId } }),
    answers: noMember,
  },
  {
    endpoint: 'GET /api/v1/marketplace/companies/:id/addresses',
    of: 'own',
    ask: ({ house }) => ({ params: { id: house.id } }),
    answers: members,
  },
  {
    endpoint: 'GET /api/v1/marketplace/companies/:id/addresses',
    of: 'hidden',
    ask: ({ people }) => ({ params: { id: people.buyer.companyId ?? 0 } }),
    answers: { guest: 401, members: 404, buyer: 200 },
  },
  {
    endpoint: 'GET /api/v1/marketplace/companies/:id/addresses',
    of: 'gated',
    ask: ({ lockedHouse }) => ({ params: { id: lockedHouse.id } }),
    answers: noMember,
  },
  {
    endpoint: 'GET /api/v1/marketplace/companies/:id/addresses',
    of: 'missing',
    ask: () => ({ params: { id: missingId } }),
    answers: noMember,
  },
]
