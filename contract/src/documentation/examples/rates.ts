import type { AnswerOf } from '../../endpoint.ts'
import type * as cards from '../../rate-cards/endpoints.ts'
import type * as prices from '../../rate-cards/price-endpoints.ts'
import type { RateCardTerms, RateLane } from '../../rate-cards/shapes.ts'
import type { ExamplesOf } from './examples-of.ts'
import { askedFreight } from './freight.ts'

const terms: RateCardTerms = {
  name: 'Portugal by truck, 2027',
  currency: 'EUR',
  mode: 'truck',
  valid_from: '2027-01-01',
  valid_until: '2027-06-30',
  included: ['pick_up', 'delivery'],
  never: 'Duties and taxes, waiting longer than an hour',
  free_days: null,
  takes_dangerous: false,
  takes_cooled: false,
  notes: 'Tail lift on request.',
}

const lane: RateLane = {
  from: { country: 'PT', zone: '4', port: '' },
  to: { country: 'IT', zone: '20-22', port: '' },
  equipment: null,
  basis: 'per_kg',
  price: 0.42,
  minimum: 95,
  steps: [{ from: 1000, price: 0.31 }],
  surcharges: [{ name: 'Fuel', leg: 'surcharges', basis: 'per_shipment', price: 38, minimum: null }],
  transit_min: 5,
  transit_max: 7,
  note: 'Two departures a week',
}

const card = { id: 12, terms, lanes: 240, holds: true, changed_at: '2027-01-04T08:00:00.000Z' }

const change = {
  id: 31,
  what: 'file' as const,
  title: 'portugal-2027.xlsx',
  added: 240,
  replaced: 0,
  ended: 0,
  unchanged: 0,
  refused: 1,
  made_at: '2027-01-04T08:00:00.000Z',
  made_by: 'Marta Lopes',
  undone_at: null,
}
const { added, replaced, ended, unchanged, refused } = change
const byHand = { ...change, id: 32, what: 'hand' as const, title: 'PT 4 → IT 20-22', added: 1, refused: 0 }

/** 1,240 kg of goods from Porto to Milano. */
const answeredPrices: AnswerOf<typeof prices.findFreightPrices> = {
  currency: 'EUR',
  from: { country: 'PT', zip: '4050-001', port: '' },
  to: { country: 'IT', zip: '20100', port: '' },
  prices: [
    {
      lane_id: 4711,
      card: { id: 12, name: terms.name },
      provider: { id: 9, name: 'Iberia Lines', slug: 'iberia-lines' },
      mode: 'truck',
      equipment: null,
      from: lane.from,
      to: lane.to,
      currency: 'EUR',
      total: 422.4,
      legs: [
        { leg: 'pick_up', state: 'included', price: null, note: '' },
        { leg: 'origin', state: 'not_included', price: null, note: '' },
        { leg: 'main_carriage', state: 'priced', price: 384.4, note: '' },
        { leg: 'destination', state: 'not_included', price: null, note: '' },
        { leg: 'customs', state: 'not_needed', price: null, note: '' },
        { leg: 'delivery', state: 'included', price: null, note: '' },
        { leg: 'insurance', state: 'not_included', price: null, note: '' },
        { leg: 'surcharges', state: 'priced', price: 38, note: 'Fuel' },
      ],
      lines: [
        {
          leg: 'main_carriage',
          name: null,
          basis: 'per_kg',
          quantity: 1240,
          price: 0.31,
          is_least: false,
          amount: 384.4,
        },
        {
          leg: 'surcharges',
          name: 'Fuel',
          basis: 'per_shipment',
          quantity: 1,
          price: 38,
          is_least: false,
          amount: 38,
        },
      ],
      transit_days: { min: 5, max: 7 },
      valid_until: '2027-06-30',
      never: terms.never,
      free_days: null,
      notes: 'Tail lift on request.\nTwo departures a week',
      compared: { sum: 422.4, like_for_like: 422.4, missing: [] },
    },
  ],
  logos: [{ company_id: 9, logo: '/files/8c41d7-preview.webp' }],
  orders: { cheapest: [4711], fastest: [4711], all_in: [4711] },
  notes: [],
}

export const rateCalls = {
  listRateCards: { answer: { data: [card], is_shown: true } },
  getRateCard: { answer: { data: card } },
  createRateCard: { body: terms, answer: { data: { ...card, lanes: 0 } } },
  changeRateCard: { body: terms, answer: { data: card } },
  listRateLanes: {
    answer: { data: [{ id: 4711, lane }], pagination: { current_page: 1, per_page: 50, total: 240 } },
  },
  addRateLane: { body: lane, answer: { data: { id: 4711, lane }, change: byHand } },
  changeRateLane: {
    body: { ...lane, price: 0.44 },
    answer: { data: { id: 4950, lane: { ...lane, price: 0.44 } }, change: { ...byHand, replaced: 1 } },
  },
  removeRateLane: { answer: { change: { ...byHand, added: 0, ended: 1 } } },
  takeRateLanes: {
    answer: {
      change,
      counts: { added, replaced, ended, unchanged, refused },
      faults: [{ row: 17, column: 'price', text: 'on request', reason: 'This does not fit here.' }],
    },
  },
  listRateChanges: {
    answer: { data: [byHand, change], pagination: { current_page: 1, per_page: 20, total: 2 } },
  },
  undoRateChange: { answer: { data: { ...byHand, undone_at: '2027-01-05T09:00:00.000Z' } } },
  findFreightPrices: {
    body: {
      products: [{ product_id: 311, quantity: 1200, selected_price_id: 9001 }],
      to: { country: 'IT', zip: '20100' },
      incoterm: 'FCA',
    },
    answer: answeredPrices,
  },
  takeFreightPrice: {
    body: {
      expected: { total: 422.4, currency: 'EUR' },
      quote: {
        ...askedFreight,
        order_data: { products: [{ product_id: 311, quantity: 1200, selected_price_id: 9001 }] },
      },
    },
    answer: { id: 903 },
  },
} satisfies ExamplesOf<typeof cards & typeof prices>
