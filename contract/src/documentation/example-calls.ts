import { exampleSite } from '../integrations/payload-examples.ts'
import { exampleFeedForm } from './example-things.ts'
import { codeCalls } from './examples/codes.ts'
import { companyCalls } from './examples/company.ts'
import { costCalls } from './examples/costs.ts'
import { exampleForm as form, goodsCalls } from './examples/goods.ts'
import { loadCalls } from './examples/loads.ts'
import { rateCalls } from './examples/rates.ts'
import { requestCalls } from './examples/requests.ts'
import { tradeCalls } from './examples/trade.ts'
import { wayCalls } from './examples/ways.ts'

const written = { id: 311, slug: 'olive-oil-5-l', version: 5 }
const standing = (status: string, number: number) => ({ data: { company_id: 7, status, number } })

/**
 * What programs send most, by the name of the call, where its endpoint has no example beside it: here the web never loads them. The answer only where
 * it is not made of things that have an example (`examples.ts`).
 */
export const exampleCalls: Readonly<Record<string, { body?: unknown; answer?: unknown }>> = {
  ...codeCalls,
  ...companyCalls,
  ...costCalls,
  ...goodsCalls,
  ...loadCalls,
  ...rateCalls,
  ...requestCalls,
  ...tradeCalls,
  ...wayCalls,
  listOwnProducts: {
    answer: {
      data: [
        {
          id: 311,
          slug: 'olive-oil-5-l',
          name: 'Olive oil, 5 l',
          company: { id: 7, name: 'Douro Oils' },
          state: 'published',
          image: `${exampleSite}/images/k3v9-canister-preview.webp`,
          price: 12.5,
          currency: 'EUR',
          stock: 20,
          reserved: 100,
          is_counted: true,
          is_low: true,
          availability: 'in-stock',
          missing: [],
          quality: 82,
          hidden_reason: null,
          planned: { kind: 'prices', state: 'running', at: '2026-12-24T23:00:00Z' },
          version: 5,
          changed_at: '2026-11-20T09:30:00.000Z',
          changed_by: 'Rui Costa',
        },
      ],
      counts: { all: 1, draft: 0, published: 1, hidden: 0 },
      pagination: { current_page: 1, per_page: 20, total: 1 },
    },
  },
  createOwnProduct: { body: { form }, answer: { ...written, version: 1 } },
  changeOwnProduct: { body: { version: 4, form }, answer: written },
  changeManyProducts: {
    body: { ids: [311, 312], action: { type: 'state', state: 'published' } },
    answer: { changed: [311], refused: [{ id: 312, name: 'Vinegar, 1 l', reason: 'It has no price.' }] },
  },
  deleteProducts: { body: { ids: [312] }, answer: { deleted: [312] } },
  uploadImage: {
    answer: {
      success: true,
      id: 812,
      image: `${exampleSite}/images/k3v9-canister.webp`,
      preview: `${exampleSite}/images/k3v9-canister-preview.webp`,
      medium: `${exampleSite}/images/k3v9-canister-medium.webp`,
      original: `${exampleSite}/images/k3v9-canister.webp`,
      width: 1600,
      height: 1200,
    },
  },
  createImport: { body: { name: 'goods.csv', size: 120_000 } },
  createFeed: { body: { ...exampleFeedForm, password: 'a long one' } },
  createPurchaseRequests: {
    body: {
      lines: [{ product_id: 311, quantity: 100, selected_price_id: 4021 }],
      asked: { message: 'Palletised, please.', wanted_date: '2027-03-20', po_number: 'PO-7741', incoterm: 'FCA' },
    },
    answer: { requests: [{ id: 17, supplier_id: 7, total_price: 1250 }] },
  },
  createRfq: {
    body: {
      product_id: null,
      title: 'Glass jars, 500 ml',
      quantity: 1000,
      unit: 'piece',
      target_price: 0.45,
      currency: 'EUR',
      deadline: { day: '2027-03-12', time_zone: 'Europe/Lisbon' },
      note: 'With lids, please.',
      sellers: [7, 9],
    },
  },
  awardRfq: { body: { awards: [{ request_id: 17, quantity: 1000 }] } },
  acceptOffer: { body: { number: 2 }, answer: standing('accepted', 2) },
  agreeToCounter: { body: { number: 3 }, answer: standing('accepted', 3) },
  declineThread: { body: { reason: 'We cannot deliver in March.' }, answer: standing('declined', 2) },
  createWebhook: {
    body: {
      url: 'https://erp.douro.example/fairquay',
      description: 'Our ERP',
      events: ['order.created', 'stock.low'],
      is_active: true,
    },
  },
  pingWebhook: { body: { event: 'order.created' }, answer: { delivery_id: 90 } },
  createApiToken: { body: { name: 'Our ERP', scopes: ['orders:read', 'products:write'], days: 365 } },
}
