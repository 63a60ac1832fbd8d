import type * as customs from '../../customs/endpoints.ts'
import type * as freight from '../../freight/endpoints.ts'
import { exampleThings } from '../../integrations/payload-examples.ts'
import type * as purchase from '../../purchase/endpoints.ts'
import type * as deal from '../../requests/deal/endpoints.ts'
import type * as file from '../../requests/file/endpoints.ts'
import type * as inbox from '../../requests/inbox/endpoints.ts'
import type * as papers from '../../requests/papers/endpoints.ts'
import type * as thread from '../../requests/thread/endpoints.ts'
import type * as sourcing from '../../sourcing/endpoints.ts'
import { exampleMessage } from '../example-things.ts'
import type { ExamplesOf } from './examples-of.ts'
import { askedFreight, reviewedFreight } from './freight.ts'

const { request } = exampleThings
const pdf = { id: 52, name: 'label.pdf', type: 'application/pdf', bytes: 64_000 } as const
const entry = {
  at: '2026-11-20T09:30:00.000Z',
  request_id: 17,
  thread: null,
  by: { company: 'Lee Imports', person: 'Ann Lee', is_own: false },
  entry: { type: 'event', action: 'send', number: null, reason: '' },
} as const
const delivery = {
  company: 'Lee Imports',
  person: 'Ann Lee',
  phone: '+39 02 000 000',
  street: 'Via Roma 1',
  zip: '20100',
  city: 'Milano',
  country_code: 'IT',
}

/** Of requests: what is asked, said and agreed before there is an order. */
export const requestCalls = {
  createCustomsRequest: {
    body: {
      exporting_market: 'PT',
      importing_market: 'US',
      seller_company_id: 7,
      buyer_company_id: 12,
      product_id: 311,
      broker: 'ttw_broker',
    },
  },
  createLogisticQuote: {
    body: { ...askedFreight, order_data: { products: [{ product_id: 311, quantity: 100, selected_price_id: 4021 }] } },
  },
  askFreightOfDeal: { body: askedFreight },
  makeReviewDocument: { body: reviewedFreight },
  getCompanyAddresses: {
    answer: {
      data: {
        company: { id: 7, name: 'Douro Oils', slug: 'douro-oils' },
        contact: {
          first_name: 'Rui',
          last_name: 'Costa',
          phone_code: '+351',
          phone: '220 000 000',
          email: 'rui@douro.example',
        },
        registration_number: '501234560',
        tax_number: 'PT501234560',
        addresses: [
          {
            key: 'hq',
            name: 'Headquarters',
            country: 'PT',
            city: 'Porto',
            street: 'Rua do Cais 4',
            zip: '4050-001',
            is_stock: false,
          },
        ],
      },
    },
  },
  getAskingTerms: {
    answer: {
      data: {
        addresses: [{ key: 'hq', name: 'Headquarters', ...delivery }],
        last: { delivery, incoterm: 'FCA', incoterm_place: 'Porto', payment_terms: '30 days net' },
      },
    },
  },
  getStartingTerms: {
    answer: {
      data: {
        lines: [
          {
            position: 0,
            picture: null,
            listed: { minimum_quantity: 10, tiers: [{ min_quantity: 10, price: 12.5 }] },
            lead_time_days: 10,
            packing: '4 canisters in a carton',
          },
        ],
        last: { incoterm: 'FCA', place: 'Porto', payment_terms: '30 days net' },
        asked: { incoterm: 'FCA', place: 'Porto', payment_terms: '30 days net' },
        crosses_border: false,
      },
    },
  },
  getFileTimeline: { answer: { data: [entry], earlier: null } },
  getRequestFile: {
    answer: {
      data: {
        id: 12,
        seller: request.supplier,
        buyer: request.buyer,
        logos: [{ company_id: request.supplier.id, logo: '/files/5f0c2a-preview.webp' }],
        from: { country: 'PT', place: 'Porto' },
        to: { country: 'IT', place: 'Milano' },
        steps: [
          { step: 'ask', state: 'done' },
          { step: 'agree', state: 'now' },
        ],
        parts: [{ request_id: 17, kind: 'purchase', status: 'sent', party: 'seller', sum: request.sum }],
        lines: [
          {
            product_id: 311,
            slug: 'olive-oil-5-l',
            name: 'Olive oil, 5 l',
            picture: null,
            options: [],
            sku: 'OIL-5000',
            barcode: '5601234567893',
            hts: '150920',
            origin_code: 'PT',
            quantity: 100,
            order_measure: 'Canister',
            price_unit: 'Canister',
            unit_weight: 5,
            requests: [17],
            load: { packs: 25, pallets: 1, weight_kg: 500, volume_m3: 0.9 },
            temperature_min: null,
            temperature_max: null,
            dangerous_goods_class: null,
            prices: { original: null, asked: 12.5, offered: null, countered: null, agreed: null, currency: 'EUR' },
            total: 1250,
          },
        ],
        timeline: [entry],
        has_more: false,
        earlier: null,
        next: { action: 'answer', request_id: 17, company: null, number: null, until: null, waits_for: 'you' },
        requests: [request],
      },
    },
  },
  shareOffers: { body: { with_seller: true } },
  setRequestStatus: { body: { status: 'withdrawn' } },
  assignRequest: { body: { user_id: 31 } },
  countUnread: { answer: { data: { count: 3, waiting: 2 } } },
  listPapers: {
    answer: {
      data: [
        {
          id: 71,
          kind: 'quotation',
          number: 'QUO-2026-00017',
          issuer: 'Douro Oils',
          recipient: 'Lee Imports',
          currency: 'EUR',
          total: 1250,
          issued_at: '2026-11-20T09:30:00.000Z',
        },
      ],
      size: 'a4',
    },
  },
  listMessages: { answer: { data: [exampleMessage], has_more: false } },
  sendMessage: {
    body: { text: 'Do you have it in canisters of 3 l too?', is_question: true },
    answer: { data: exampleMessage },
  },
  uploadMessageFile: { answer: { data: pdf } },
  uploadRequestFile: { answer: { data: pdf } },
  suggestSellers: {
    answer: {
      data: [{ id: 7, name: 'Douro Oils', slug: 'douro-oils', country: 'PT', goods: 24, example: 'Olive oil, 5 l' }],
    },
  },
} satisfies ExamplesOf<
  typeof customs &
    typeof freight &
    typeof purchase &
    typeof deal &
    typeof file &
    typeof inbox &
    typeof papers &
    typeof thread &
    typeof sourcing
>
