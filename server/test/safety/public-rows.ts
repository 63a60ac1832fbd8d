import { examplePlanBody } from '@fairquay/contract/shipment-plans/example.ts'
import { exampleTransit } from '@fairquay/contract/transit/example.ts'
import { planShipment } from '@fairquay/planner/shipment/plan-shipment.ts'
import type { Queryable } from '../../src/database.ts'
import { storePlan } from '../../src/shipment-plans/queries.ts'
import { members, nobody, open } from './answers.ts'
import type { Row } from './row.ts'
import { missingId } from './world.ts'

const slugOf = (slug: string) => ({ params: { slug } })

const loadOf = (productId: number) => ({
  body: {
    lines: [{ product_id: productId, quantity: 24 }],
    wrapper: 'pallets',
    mode: 'truck',
    distribution: 'groupage',
  },
})

/** Of customs codes: they are everybody's, and what is proposed is asked for by whoever is signed in. */
const codeRows: readonly Row[] = [
  {
    endpoint: 'GET /api/v1/hs-codes',
    of: 'call',
    ask: () => ({ query: { search: 'olive oil' } }),
    answers: open,
  },
  { endpoint: 'GET /api/v1/hs-codes/lines', of: 'call', ask: () => ({ query: { under: '69' } }), answers: open },
  { endpoint: 'GET /api/v1/hs-codes/lines', of: 'missing', ask: () => ({ query: { under: '77' } }), answers: nobody },
  { endpoint: 'GET /api/v1/hs-codes/:code', of: 'call', ask: () => ({ params: { code: '6907.21' } }), answers: open },
  { endpoint: 'GET /api/v1/hs-codes/:code', of: 'missing', ask: () => ({ params: { code: '999999' } }), answers: open },
  {
    endpoint: 'GET /api/v1/hs-codes/suggestions',
    of: 'call',
    ask: () => ({ query: { name: 'Floor tiles' } }),
    answers: members,
  },
]

/** Of load plans: whoever has the key of one that was kept may open it. */
const loadRows: readonly Row[] = [
  {
    endpoint: 'POST /api/v1/shipment-plans',
    of: 'call',
    ask: () => ({ body: examplePlanBody }),
    answers: open,
  },
  { endpoint: 'POST /api/v1/shipment-plans', of: 'own', ask: ({ goods }) => loadOf(goods.id), answers: open },
  {
    endpoint: 'POST /api/v1/shipment-plans',
    of: 'hidden',
    ask: ({ hiddenGoods }) => loadOf(hiddenGoods.id),
    answers: { everybody: 422 },
  },
  {
    endpoint: 'POST /api/v1/shipment-plans',
    of: 'missing',
    ask: () => loadOf(missingId),
    answers: { everybody: 422 },
  },
  {
    endpoint: 'POST /api/v1/shipment-plans/tables',
    of: 'call',
    ask: () => ({
      body: Buffer.from('Name;Length;Width;Height;kg;Cartons\nOil;40;30;25;12;200'),
      headers: { 'content-type': 'application/octet-stream' },
    }),
    answers: open,
  },
  {
    endpoint: 'GET /api/v1/shipment-plans/:id',
    of: 'own',
    ask: async ({ market }) => ({ params: { id: await keepPlan(market.app.db) } }),
    answers: open,
  },
  {
    endpoint: 'GET /api/v1/shipment-plans/:id',
    of: 'missing',
    ask: () => ({ params: { id: 'never-was-a-plan-of-this' } }),
    answers: nobody,
  },
  {
    endpoint: 'GET /api/v1/shipment-plans/:id/file',
    of: 'own',
    ask: async ({ market }) => ({ params: { id: await keepPlan(market.app.db) }, query: { format: 'csv' } }),
    answers: open,
  },
  {
    endpoint: 'GET /api/v1/shipment-plans/:id/file',
    of: 'missing',
    ask: () => ({ params: { id: 'never-was-a-plan-of-this' }, query: { format: 'csv' } }),
    answers: nobody,
  },
]

async function keepPlan(db: Queryable): Promise<string> {
  const input = { ...examplePlanBody, cartons: [...examplePlanBody.cartons] }
  return (await storePlan(db, { title: 'A plan', input, plan: planShipment(input) })).key
}

/** Of places, and of the way between them: facts and estimates, for everybody. */
const wayRows: readonly Row[] = [
  { endpoint: 'GET /api/v1/places', of: 'call', ask: () => ({ query: { search: 'hamburg' } }), answers: open },
  {
    endpoint: 'GET /api/v1/places/named',
    of: 'call',
    ask: () => ({ query: { incoterm: 'FOB', named: 'Hamburg' } }),
    answers: open,
  },
  { endpoint: 'POST /api/v1/transit-estimates', of: 'call', ask: () => ({ body: exampleTransit }), answers: open },
]

/** Rows about what everybody may see. */
export const publicRows: readonly Row[] = [
  ...codeRows,
  ...loadRows,
  ...wayRows,
  { endpoint: 'GET /api/v1/products/all', of: 'call', answers: open },
  { endpoint: 'GET /api/v1/filters', of: 'call', answers: open },
  ...['GET /api/v1/products/cards', 'GET /api/v1/products/details'].map(
    (endpoint): Row => ({
      endpoint,
      of: 'own',
      ask: ({ goods }) => ({ query: { ids: String(goods.id) } }),
      answers: open,
    }),
  ),
  {
    endpoint: 'GET /api/v1/marketplace/product/:slug',
    of: 'own',
    ask: ({ goods }) => slugOf(goods.slug),
    answers: open,
  },
  {
    endpoint: 'GET /api/v1/marketplace/product/:slug',
    of: 'hidden',
    ask: ({ hiddenGoods }) => slugOf(hiddenGoods.slug),
    answers: nobody,
  },
  {
    endpoint: 'GET /api/v1/marketplace/product/:slug',
    of: 'gated',
    ask: ({ lockedGoods }) => slugOf(lockedGoods.slug),
    answers: nobody,
  },
  { endpoint: 'GET /api/v1/marketplace/product/:slug', of: 'missing', ask: () => slugOf('never-was'), answers: nobody },
  {
    endpoint: 'GET /api/v1/marketplace/product/:slug/replacements',
    of: 'own',
    ask: ({ goods }) => slugOf(goods.slug),
    answers: open,
  },
  {
    endpoint: 'GET /api/v1/marketplace/product/:slug/replacements',
    of: 'missing',
    ask: () => slugOf('never-was'),
    answers: open,
  },
  ...['company', 'showroom', 'shop'].flatMap((page): Row[] => [
    {
      endpoint: `GET /api/v1/marketplace/${page}/:slug`,
      of: 'own',
      ask: ({ house }) => slugOf(house.slug),
      answers: open,
    },
    {
      endpoint: `GET /api/v1/marketplace/${page}/:slug`,
      of: 'gated',
      ask: ({ lockedHouse }) => slugOf(lockedHouse.slug),
      answers: { everybody: 403 },
    },
    {
      endpoint: `GET /api/v1/marketplace/${page}/:slug`,
      of: 'missing',
      ask: () => slugOf('never-was'),
      answers: nobody,
    },
  ]),
  {
    endpoint: 'GET /api/showroom/filters/:supplierId',
    of: 'own',
    ask: ({ house }) => ({ params: { supplierId: house.id } }),
    answers: open,
  },
  // Empty: whether there is such a company, and why it shows nothing, is not told.
  {
    endpoint: 'GET /api/showroom/filters/:supplierId',
    of: 'gated',
    ask: ({ lockedHouse }) => ({ params: { supplierId: lockedHouse.id } }),
    answers: open,
  },
  {
    endpoint: 'GET /api/showroom/filters/:supplierId',
    of: 'missing',
    ask: () => ({ params: { supplierId: missingId } }),
    answers: open,
  },
  ...['company-locations', 'company-units'].flatMap((places): Row[] => [
    {
      endpoint: `GET /api/rest/${places}`,
      of: 'own',
      ask: ({ house }) => ({ query: { company_id: house.id } }),
      answers: open,
    },
    {
      endpoint: `GET /api/rest/${places}`,
      of: 'gated',
      ask: ({ lockedHouse }) => ({ query: { company_id: lockedHouse.id } }),
      answers: open,
    },
    {
      endpoint: `GET /api/rest/${places}`,
      of: 'missing',
      ask: () => ({ query: { company_id: missingId } }),
      answers: open,
    },
  ]),
  { endpoint: 'GET /api/rest/locations', of: 'missing', ask: () => ({ query: { id: missingId } }), answers: open },
  { endpoint: 'GET /api/marketplace/sellers', of: 'call', answers: open },
  { endpoint: 'GET /api/marketplace/new-sellers', of: 'call', answers: open },
  { endpoint: 'GET /api/v1/marketplace/brands', of: 'call', answers: open },
  { endpoint: 'GET /api/v1/marketplace/countries', of: 'call', answers: open },
  { endpoint: 'GET /api/v1/marketplace/industry-categories', of: 'call', answers: open },
  { endpoint: 'GET /special-products/new-arrivals', of: 'call', answers: open },
  { endpoint: 'GET /special-products/special-prices', of: 'call', answers: open },
  { endpoint: 'GET /api/v2/search', of: 'call', ask: () => ({ query: { search: 'goods' } }), answers: open },
  {
    endpoint: 'GET /api/v2/search/autocomplete',
    of: 'call',
    ask: () => ({ query: { search: 'goods' } }),
    answers: open,
  },
  { endpoint: 'GET /static-map', of: 'call', ask: () => ({ query: { center: '41.15,-8.61' } }), answers: open },
  {
    endpoint: 'POST /mailer/send',
    of: 'call',
    ask: () => ({ body: { type: 'subscribe-to-newsletter', email: 'a@lee.test' } }),
    answers: open,
  },
]
