import type * as company from '../../company/endpoints.ts'
import type { AnswerOf } from '../../endpoint.ts'
import type * as figures from '../../figures/endpoints.ts'
import type * as orderValues from '../../order-value/endpoints.ts'
import type { StoredOrderValue } from '../../order-value/endpoints.ts'
import type * as readiness from '../../readiness/endpoints.ts'
import type * as statistics from '../../statistics/endpoints.ts'
import type { ExamplesOf } from './examples-of.ts'

const form = {
  name: 'Douro Oils',
  description: 'Olive oil from our own groves since 1952.',
  logoImageId: null,
  gallery: [],
  certificates: [],
  brands: ['Douro'],
  industries: [3],
  exportCountries: ['IT', 'DE'],
  establishedOn: '1952-04-01',
  employees: 24,
  ownership: '',
  turnover: null,
  exportPercent: 60,
  website: 'https://douro.example',
  email: 'office@douro.example',
  registrationNumber: '501234560',
  taxNumber: 'PT501234560',
  currency: 'EUR',
  country: 'PT',
  city: 'Porto',
  address: 'Rua do Cais 4',
  zip: '4050-001',
  lat: null,
  lng: null,
  branches: [],
}
const ownCompany: AnswerOf<typeof company.getOwnCompany> = {
  id: 7,
  slug: 'douro-oils',
  kind: 'seller',
  version: 5,
  form,
  images: [],
  contact: {
    first_name: 'Rui',
    last_name: 'Costa',
    email: 'rui@douro.example',
    phone_code: '+351',
    phone: '220 000 000',
  },
  choices: { industries: [{ id: 3, name: 'Food' }], brands: ['Douro'] },
}
const moment = '2026-11-20T09:30:00.000Z'
const orderValue: StoredOrderValue = { version: 2, form: { currency: 'EUR', steps: [{ from: 5000, percent: 3 }] } }
const period = { from: '2026-11-01', to: '2026-11-07' }
const answers = { requests: 12, answered: 11, within_day: 9, pending: 1, median_hours: 5.5 }
const day = { day: '2026-11-01', count: 14 }

/** Of a company, and of what is counted for it. */
export const companyCalls = {
  getOwnCompany: { answer: ownCompany },
  changeOwnCompany: { body: { version: 4, form }, answer: ownCompany },
  getReadiness: {
    answer: { is_email_confirmed: true, missing: ['logo'], products: 24, drafts: 2, is_approved: true },
  },
  uploadBanner: {
    body: { bannerTitle: 'The new harvest', bannerSubTitle: 'Bottled in November' },
    answer: {
      success: true,
      data: {
        company: {
          id: 7,
          name: 'Douro Oils',
          slug: 'douro-oils',
          logo: null,
          bannerImage: null,
          bannerTitle: 'The new harvest',
          bannerSubTitle: 'Bottled in November',
        },
      },
    },
  },
  getOwnOrderValue: { answer: orderValue },
  changeOwnOrderValue: { body: { ...orderValue, version: 1 }, answer: orderValue },
  listProductFacts: {
    answer: {
      data: [{ product_id: 311, known: ['origin', 'weight', 'size'], asked: [{ fact: 'hts', asked_at: moment }] }],
    },
  },
  askForFacts: {
    body: { product_id: 311, facts: ['hts'] },
    answer: { asked: [{ fact: 'hts', asked_at: moment }] },
  },
  listAskedFacts: {
    answer: {
      data: [
        {
          product: { id: 311, name: 'Olive oil, 5 l' },
          facts: [{ fact: 'hts', field: 'data.hts' }],
          companies: 2,
          asked_at: moment,
        },
      ],
    },
  },
  listOrderValues: { answer: { data: [{ seller_id: 7, ...orderValue.form }] } },
  getFigures: {
    answer: {
      period,
      compared_with: { from: '2026-10-25', to: '2026-10-31' },
      figures: [{ name: 'views', sum: 96, before: 80, days: [day], days_before: [{ day: '2026-10-25', count: 11 }] }],
      ordered: [{ currency: 'EUR', value: 1250, before: 900 }],
      answers,
      answers_before: answers,
    },
  },
  listProductFigures: {
    answer: {
      period,
      data: [
        {
          id: 311,
          name: 'Olive oil, 5 l',
          state: 'published',
          image: null,
          views: 96,
          views_before: 80,
          adds: 9,
          requests: 4,
          offers: 3,
          orders: 1,
          quantity: 100,
          priced_at: '2026-08-01T08:00:00.000Z',
          ordered: [{ currency: 'EUR', value: 1250 }],
        },
      ],
      pagination: { current_page: 1, per_page: 20, total: 1 },
    },
  },
  listSearchFigures: {
    answer: {
      period,
      is_counted: true,
      data: [{ words: 'olive oil canister', searches: 18, found_nothing: 0, views: 7 }],
      pagination: { current_page: 1, per_page: 20, total: 1 },
    },
  },
  getBuyerFigures: {
    answer: {
      recent: [
        {
          id: 311,
          name: 'Olive oil, 5 l',
          slug: 'olive-oil-5-l',
          image: null,
          request_id: 17,
          quantity: 100,
          order_measure: 'Canister',
          asked_at: '2026-11-20T09:30:00.000Z',
        },
      ],
      open_requests: 2,
      waiting_requests: 1,
    },
  },
  getReorder: {
    answer: {
      lines: [
        {
          product_id: 311,
          option_values: [],
          selected_price_id: 4021,
          quantity: 100,
          limits: { min: 10, max: null, stock: 120 },
        },
      ],
      gone: [],
    },
  },
  getSellerFigures: {
    answer: {
      showroom_views: [day],
      product_views: [day],
      requests: [{ day: '2026-11-01', count: 2 }],
      most_viewed: [{ id: 311, name: 'Olive oil, 5 l', slug: 'olive-oil-5-l', image: null, views: 96 }],
      waiting_requests: 2,
      asked_products: 1,
      average_quality: 82,
    },
  },
} satisfies ExamplesOf<typeof company & typeof figures & typeof orderValues & typeof readiness & typeof statistics>
