import { randomUUID } from 'node:crypto'
import { toProductForm } from '@fairquay/contract/products/form.ts'
import { noSeller, once, ownSeller, sellersAlone } from './answers.ts'
import type { Row } from './row.ts'
import { type EndpointAsk, missingId, type World } from './world.ts'

/** What is done to a template of one's own. */
const templateCalls: readonly { endpoint: string; ask?: () => EndpointAsk }[] = [
  { endpoint: 'GET /api/v1/product-templates/:id' },
  { endpoint: 'PUT /api/v1/product-templates/:id', ask: () => ({ body: { name: `Template ${randomUUID()}` } }) },
  { endpoint: 'DELETE /api/v1/product-templates/:id' },
]

/** Rows about what new products begin with: another company's answer like missing ones. */
export const goodsLifeRows: readonly Row[] = [
  { endpoint: 'GET /api/v1/product-templates', of: 'call', answers: sellersAlone },
  {
    endpoint: 'POST /api/v1/product-templates',
    of: 'own',
    ask: ({ goods }) => once({ name: `Template ${randomUUID()}`, product_id: goods.id }),
    answers: { ...ownSeller, seller: 201 },
  },
  {
    endpoint: 'POST /api/v1/product-templates',
    of: 'missing',
    ask: () => once({ name: `Template ${randomUUID()}`, product_id: missingId }),
    answers: noSeller,
  },
  ...templateCalls.flatMap(({ endpoint, ask = () => ({}) }): Row[] => [
    { endpoint, of: 'own', ask: async (world) => ({ ...(await makeTemplate(world)), ...ask() }), answers: ownSeller },
    { endpoint, of: 'missing', ask: () => ({ params: { id: missingId }, ...ask() }), answers: noSeller },
  ]),
]

/** Rows about what is planned for products: another company's answer like missing ones. */
export const planRows: readonly Row[] = [
  {
    endpoint: 'GET /api/v1/own-products/:id/plans',
    of: 'own',
    ask: ({ goods }) => ({ params: { id: goods.id } }),
    answers: ownSeller,
  },
  {
    endpoint: 'GET /api/v1/own-products/:id/plans',
    of: 'missing',
    ask: () => ({ params: { id: missingId } }),
    answers: noSeller,
  },
  {
    endpoint: 'POST /api/v1/own-products/:id/plans',
    of: 'own',
    ask: ({ goods }) => ({ params: { id: goods.id }, ...once(publishing()) }),
    answers: { ...ownSeller, seller: 201 },
  },
  {
    endpoint: 'POST /api/v1/own-products/:id/plans',
    of: 'missing',
    ask: () => ({ params: { id: missingId }, ...once(publishing()) }),
    answers: noSeller,
  },
  { endpoint: 'DELETE /api/v1/own-products/:id/plans/:plan', of: 'own', ask: makePlan, answers: ownSeller },
  {
    endpoint: 'DELETE /api/v1/own-products/:id/plans/:plan',
    of: 'missing',
    ask: () => ({ params: { id: missingId, plan: missingId } }),
    answers: noSeller,
  },
]

const publishing = () => ({ kind: 'publish', starts_at: new Date(Date.now() + 86_400_000).toISOString() })

async function makePlan({ market, goods }: World): Promise<EndpointAsk> {
  const at = new Date(Date.now() + 86_400_000)
  const { id } = await market.db
    .insertInto('product_plans')
    .values({ product_id: goods.id, kind: 'publish', starts_at: at, next_at: at, currency: 'USD' })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { params: { id: goods.id, plan: id } }
}

async function makeTemplate({ market, house, goods }: World): Promise<EndpointAsk> {
  const { id } = await market.db
    .insertInto('product_templates')
    .values({
      company_id: house.id,
      name: `Template ${randomUUID()}`,
      form: JSON.stringify(toProductForm(goods.draft)),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { params: { id } }
}
