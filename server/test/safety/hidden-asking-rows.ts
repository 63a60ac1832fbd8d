import { randomUUID } from 'node:crypto'
import { purchaseOfferOf } from '@fairquay/contract/requests/offer/offers-for-tests.ts'
import { sql } from 'kysely'
import { byQuery, type HiddenRow, once } from './hidden-row.ts'
import type { Thing } from './hidden-things.ts'
import { laneOfQuote, makeCard } from './rate-card-rows.ts'
import { rfqOf } from './sourcing-rows.ts'
import {
  costFileOf,
  costOf,
  customsOf,
  type EndpointAsk,
  type Identity,
  purchaseOf,
  quoteOf,
  reviewOf,
  type World,
} from './world.ts'

const goodsOf = (sent: Thing, { goods }: World) => ({ ...goods, id: sent.id, termIds: sent.termIds })
const personOf = ({ people }: World, identity: Identity) => people[identity === 'guest' ? 'buyer' : identity]

const ofThread = '/api/v1/requests/:id/threads/:company'

const inThread = (call: string, ask: () => EndpointAsk): HiddenRow => ({
  endpoint: call,
  field: 'params.company',
  names: 'company',
  as: ['buyer', 'seller'],
  ask: (sent, { purchaseId }) => ({ params: { id: purchaseId, company: sent.id }, ...ask() }),
})

/** A price that holds, so that only the goods can be in the way. */
async function takeFrom(world: World, quote: object): Promise<EndpointAsk> {
  const { lane } = await makeCard(world, laneOfQuote())
  return { params: { lane }, ...once({ expected: { total: 500, currency: 'EUR' }, quote }) }
}

/** What a buyer asks for, and what is said in a thread. */
export const askingRows: readonly HiddenRow[] = [
  {
    endpoint: 'PUT /api/v1/cart',
    field: 'body.lines.product_id',
    names: 'product',
    ask: (sent) => ({
      body: {
        lines: [
          {
            product_id: sent.id,
            option_values: [],
            selected_price_id: null,
            quantity: 3,
            changed_at: new Date().toISOString(),
          },
        ],
      },
    }),
  },
  {
    endpoint: 'POST /api/v1/landed-cost',
    field: 'body.lines.product_id',
    names: 'product',
    ask: (sent) => ({ body: costOf(sent.id) }),
  },
  {
    endpoint: 'POST /api/v1/landed-cost/file',
    field: 'body.calculations.input.lines.product_id',
    names: 'product',
    ask: (sent) => ({ body: costFileOf(sent.id) }),
  },
  {
    endpoint: 'POST /api/v1/purchase-requests',
    field: 'body.lines.product_id',
    names: 'product',
    ask: (sent, world) => once(purchaseOf(goodsOf(sent, world))),
  },
  {
    endpoint: 'POST /api/v1/logistic-quotes',
    field: 'body.order_data.products.product_id',
    names: 'product',
    ask: (sent, world) => once(quoteOf(world.house, goodsOf(sent, world))),
  },
  {
    endpoint: 'POST /api/v1/logistic-quotes',
    field: 'body.seller_data.supplier_id',
    names: 'company',
    ask: (sent, { house, goods }) => once(quoteOf({ ...house, id: sent.id }, goods)),
  },
  {
    endpoint: 'POST /api/v1/freight-prices',
    field: 'body.products.product_id',
    names: 'product',
    ask: (sent) => ({
      body: {
        products: [{ product_id: sent.id, quantity: 24, selected_price_id: sent.termIds[0] }],
        to: { country: 'IT', zip: '20100' },
      },
    }),
  },
  {
    endpoint: 'POST /api/v1/freight-prices/:lane/acceptance',
    field: 'body.quote.order_data.products.product_id',
    names: 'product',
    ask: (sent, world) => takeFrom(world, quoteOf(world.house, goodsOf(sent, world))),
  },
  {
    endpoint: 'POST /api/v1/freight-prices/:lane/acceptance',
    field: 'body.quote.seller_data.supplier_id',
    names: 'company',
    ask: (sent, world) => takeFrom(world, quoteOf({ ...world.house, id: sent.id }, world.goods)),
  },
  {
    endpoint: 'POST /api/review-to-pdf',
    field: 'body.products.product_id',
    names: 'product',
    ask: (sent) => ({
      body: { ...reviewOf(), products: [{ product_id: sent.id, quantity: 24, selected_price_id: sent.termIds[0] }] },
    }),
  },
  {
    endpoint: 'POST /api/v2/pdf/custom-fee-request',
    field: 'body.product_id',
    names: 'product',
    ask: (sent, world, identity) => once(customsOf(personOf(world, identity), world.house, goodsOf(sent, world))),
  },
  {
    // The buyer names the company of the goods as they think it is: it tells nothing of goods that are hidden.
    endpoint: 'POST /api/v2/pdf/custom-fee-request',
    field: 'body.product_id',
    names: 'product',
    ask: (sent, world, identity) =>
      once(customsOf(personOf(world, identity), { ...world.house, id: sent.companyId }, goodsOf(sent, world))),
  },
  {
    endpoint: 'POST /api/v2/pdf/custom-fee-request',
    field: 'body.seller_company_id',
    names: 'company',
    ask: (sent, world, identity) =>
      once(customsOf(personOf(world, identity), { ...world.house, id: sent.id }, world.goods)),
  },
  {
    endpoint: 'POST /api/v2/pdf/custom-fee-request',
    field: 'body.buyer_company_id',
    names: 'company',
    ask: (sent, world, identity) => {
      const person = personOf(world, identity)
      const companyId = sent.why === 'open' ? person.companyId : sent.id
      return once(customsOf({ ...person, companyId }, world.house, world.goods))
    },
  },
  {
    endpoint: 'GET /api/v1/marketplace/companies/:id/addresses',
    field: 'params.id',
    names: 'company',
    ask: (sent) => ({ params: { id: sent.id } }),
  },
  {
    ...byQuery('GET /api/v1/product-facts', 'ids', 'product', { as: ['otherBuyer'] }),
  },
  {
    endpoint: 'POST /api/v1/product-facts/asks',
    field: 'body.product_id',
    names: 'product',
    as: ['otherBuyer'],
    ask: (sent) => ({ body: { product_id: sent.id, facts: ['hts'] } }),
  },
  {
    ...byQuery('GET /api/v1/order-values', 'seller_ids', 'company', { as: ['otherBuyer'] }),
    isSilent:
      'Who gives nothing for bigger orders is left out as well; a closed seller who does is tried with the call.',
  },
  byQuery('GET /api/v1/sourcing-sellers', 'product_id', 'product', { as: ['otherBuyer'] }),
  byQuery('GET /api/v1/sourcing-sellers', 'search', 'product', { as: ['otherBuyer'] }),
  {
    endpoint: 'POST /api/v1/sourcing',
    field: 'body.product_id',
    names: 'product',
    ask: (sent, { house }) => once({ ...rfqOf(house.id), product_id: sent.id }),
  },
  { endpoint: 'POST /api/v1/sourcing', field: 'body.sellers', names: 'company', ask: (sent) => once(rfqOf(sent.id)) },
  {
    endpoint: 'POST /api/v1/sourcing/:id/award',
    field: 'body.awards.request_id',
    names: 'request',
    as: ['buyer'],
    ask: async (sent, { callAs, house }) => {
      const buyer = await callAs('buyer')
      const { id } = (await buyer.post('/api/v1/sourcing', once(rfqOf(house.id)))).body
      const rfq = (await buyer.get(`/api/v1/sourcing/${id}`)).body.data
      const request_id = sent.why.startsWith('one’s own') ? rfq.answers[0].request_id : sent.id
      return { params: { id }, ...once({ awards: [{ request_id, quantity: 1 }] }) }
    },
  },
  inThread(`GET ${ofThread}/messages`, () => ({})),
  inThread(`POST ${ofThread}/messages`, () => once({ text: 'When can you deliver?' })),
  inThread(`POST ${ofThread}/files`, () => ({})),
  inThread(`POST ${ofThread}/offers`, () => once({ base: 9, offer: purchaseOfferOf() })),
  inThread(`POST ${ofThread}/acceptance`, () => once({ number: 1 })),
  inThread(`POST ${ofThread}/agreement`, () => once({ number: 1 })),
  inThread(`POST ${ofThread}/decline`, () => once({ reason: '' })),
  {
    endpoint: `POST ${ofThread}/messages`,
    field: 'body.file_ids',
    names: 'file',
    as: ['buyer'],
    ask: (sent, { purchaseId, house }) => ({
      params: { id: purchaseId, company: house.id },
      ...once({ text: 'See the list.', file_ids: [sent.id] }),
    }),
  },
  {
    endpoint: 'POST /api/v1/purchase-requests',
    field: 'body.attachments',
    names: 'file',
    as: ['buyer'],
    ask: async (sent, { goods, market, people }) => {
      // Of one's own each goes with one message only.
      const isOwn = sent.why === 'put up by oneself'
      const { rows } = await sql<{ id: number }>`
        insert into request_files (company_id, file, name, bytes)
        select ${people.buyer.companyId}, ${`${randomUUID().replaceAll('-', '')}.pdf`}, 'list.pdf', 14 where ${isOwn} returning id`.execute(
        market.db,
      )
      return once({ ...(purchaseOf(goods) as object), attachments: [rows[0]?.id ?? sent.id] })
    },
  },
  {
    endpoint: 'PUT /api/v1/requests/:id/assignee',
    field: 'body.user_id',
    names: 'person',
    as: ['buyer'],
    ask: (sent, { purchaseId }) => ({ params: { id: purchaseId }, body: { user_id: sent.id } }),
  },
]
