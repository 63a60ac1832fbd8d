import { randomInt, randomUUID } from 'node:crypto'
import { purchasePapers } from '@fairquay/contract/purchase/papers.ts'
import { purchaseDeal } from '@fairquay/contract/requests/papers/deals-for-tests.ts'
import { writePaper } from '@fairquay/contract/trade/write-paper.ts'
import { sql } from 'kysely'
import type { Row } from './row.ts'
import { type EndpointAsk, type Identity, missingId, type World } from './world.ts'

const members = { guest: 401, members: 200 }
const noMember = { guest: 401, members: 404 }
const asking = { guest: 401, members: 404, buyer: 200, admin: 200 }
const parties = { ...asking, seller: 200 }
const once = (body: object) => ({ body, headers: { 'idempotency-key': randomUUID() } })

/** Papers of requests and RFQs of several sellers in the table of who may do what. */
export const sourcingRows: readonly Row[] = [
  {
    endpoint: 'GET /api/v1/requests/:id/documents',
    of: 'own',
    ask: (world) => ({ params: { id: world.purchaseId } }),
    answers: parties,
  },
  {
    endpoint: 'GET /api/v1/requests/:id/documents',
    of: 'missing',
    ask: () => ({ params: { id: missingId } }),
    answers: noMember,
  },
  { endpoint: 'GET /api/v1/requests/:id/documents/:paper', of: 'own', ask: makePaper, answers: parties },
  {
    endpoint: 'GET /api/v1/requests/:id/documents/:paper',
    of: 'missing',
    ask: (world) => ({ params: { id: world.purchaseId, paper: missingId } }),
    answers: noMember,
  },
  { endpoint: 'GET /api/v1/sourcing', of: 'call', answers: members },
  {
    endpoint: 'GET /api/v1/sourcing-sellers',
    of: 'call',
    ask: () => ({ query: { search: 'goods' } }),
    answers: members,
  },
  {
    endpoint: 'POST /api/v1/sourcing',
    of: 'call',
    ask: ({ people }, identity) => once(rfqOf((identity === 'seller' ? people.otherSeller : people.seller).companyId)),
    answers: { guest: 401, members: 201, admin: 403 },
  },
  {
    endpoint: 'POST /api/v1/sourcing',
    of: 'gated',
    ask: ({ lockedHouse }) => once(rfqOf(lockedHouse.id)),
    answers: { guest: 401, members: 422, admin: 403 },
  },
  { endpoint: 'GET /api/v1/sourcing/:id', of: 'own', ask: makeRfq(), answers: asking },
  {
    endpoint: 'GET /api/v1/sourcing/:id',
    of: 'missing',
    ask: () => ({ params: { id: missingId } }),
    answers: noMember,
  },
  { endpoint: 'PUT /api/v1/sourcing/:id/closed', of: 'own', ask: makeRfq(), answers: { ...asking, admin: 403 } },
  {
    endpoint: 'PUT /api/v1/sourcing/:id/closed',
    of: 'missing',
    ask: () => ({ params: { id: missingId } }),
    answers: { ...noMember, admin: 403 },
  },
  {
    // Nobody has answered it, so that even its own buyer can award nothing.
    endpoint: 'POST /api/v1/sourcing/:id/award',
    of: 'own',
    ask: makeRfq(once({ awards: [{ request_id: missingId, quantity: 1 }] })),
    answers: { guest: 401, members: 404, buyer: 422, admin: 403 },
  },
  {
    endpoint: 'POST /api/v1/sourcing/:id/award',
    of: 'missing',
    ask: () => ({ params: { id: missingId }, ...once({ awards: [{ request_id: missingId, quantity: 1 }] }) }),
    answers: { ...noMember, admin: 403 },
  },
]

export function rfqOf(sellerId: number | undefined): object {
  return {
    product_id: null,
    title: 'Glass jars',
    quantity: 100,
    unit: 'piece',
    target_price: null,
    currency: 'EUR',
    deadline: { day: new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10), time_zone: 'UTC' },
    note: '',
    sellers: [sellerId ?? missingId],
  }
}

/** An RFQ of `buyer`. */
function makeRfq(more: EndpointAsk = {}) {
  return async (world: World, _identity: Identity): Promise<EndpointAsk> => {
    const buyer = await world.callAs('buyer')
    const { body } = await buyer.post('/api/v1/sourcing', once(rfqOf(world.house.id)))
    return { params: { id: body.id }, ...more }
  }
}

/** A paper that `seller` has given to `buyer`. */
async function makePaper({ market, house, people, purchaseId }: World): Promise<EndpointAsk> {
  const content = writePaper(purchasePapers, 'quotation', purchaseDeal, {
    number: 'QUO-2026-00001',
    issuedOn: '2026-11-20',
    marketplace: 'Fairquay',
  })
  const source = `test ${randomUUID()}`
  const { rows } = await sql<{ id: number }>`
    insert into request_papers (request_id, kind, issuer_company_id, recipient_company_id, source, year, number, currency, total, data)
    values (${purchaseId}, 'quotation', ${house.id}, ${people.buyer.companyId ?? 0}, ${source}, 2026, ${randomInt(1, 2 ** 31)}, 'EUR', 100,
      ${JSON.stringify(content)}::jsonb)
    returning id`.execute(market.db)
  return { params: { id: purchaseId, paper: rows[0]?.id ?? 0 } }
}
