import type * as billing from '../../billing/endpoints.ts'
import type * as money from '../../billing/money-endpoints.ts'
import type * as profile from '../../billing/profile-endpoints.ts'
import type * as claims from '../../claims/endpoints.ts'
import { exampleThings } from '../../integrations/payload-examples.ts'
import type * as orders from '../../orders/endpoints.ts'
import type * as reviews from '../../reviews/endpoints.ts'
import type * as shipments from '../../shipments/endpoints.ts'
import type { ExamplesOf } from './examples-of.ts'

const { owed, review, shipment, claim } = exampleThings
const ageing = {
  currency: 'EUR',
  total: 1250,
  buckets: { current: 0, to_30: 1250, to_60: 0, to_90: 0, over_90: 0 },
}
const transport = {
  mode: 'truck',
  carrier: 'Trans Iberia',
  tracking_number: 'TI-4711',
  tracking_link: '',
  document_number: '',
  vessel: '',
  containers: [],
} as const
const shipmentForm = {
  ...transport,
  containers: [],
  lines: [{ position: 0, quantity: 3 }],
  packages: [],
  plan: { ready: '2026-12-01', picked_up: '2026-12-02', departed: null, arrived: null, delivered: '2026-12-07' },
  note: '',
}
const { id, stars, title, text, by, country_code, written_at, edited_at, pictures, answer } = review
const shownReview = { id, stars, title, text, by, country_code, written_at, edited_at, pictures, answer, actions: [] }
const page = { current_page: 1, per_page: 10, total: 1 }
const rating = { average: 4, count: 1, stars: [0, 0, 0, 1, 0] }

/** Of what follows an order: what is shipped, claimed, owed and said of it. */
export const tradeCalls = {
  changePlan: { body: { deposit_percent: 30, net_days: 30 } },
  remindOfDebt: { body: { owed_id: 9 } },
  reversePayment: { body: { reason: 'Entered twice' } },
  getCreditable: {
    answer: {
      data: {
        currency: 'EUR',
        left: 1250,
        lines: [
          {
            position: 0,
            name: 'Olive oil, 5 l',
            order_measure: 'Canister',
            quantity: 100,
            net: 1250,
            vat_category: 'AE',
            vat_percent: 0,
            credited: 0,
          },
        ],
      },
    },
  },
  getMoney: {
    answer: {
      receivable: {
        ageing: [ageing],
        companies: [{ company: owed.buyer, currency: 'EUR', open: 1250, overdue: 1250, oldest: '2026-12-20' }],
      },
      payable: { ageing: [], companies: [] },
    },
  },
  getStatement: {
    answer: {
      data: {
        company: owed.buyer,
        accounts: [
          {
            side: 'receivable',
            currency: 'EUR',
            balance: 1250,
            before: 0,
            entries: [
              {
                day: '2026-11-20',
                kind: 'invoice',
                order_id: 41,
                order: 'ORD-2026-00012',
                number: 'INV-2026-00012',
                reference: 'PO-7741',
                amount: 1250,
                balance: 1250,
              },
            ],
          },
        ],
        open: [owed],
      },
    },
  },
  getOwnBilling: {
    answer: {
      version: 3,
      country: 'PT',
      form: {
        vat_registered: true,
        vat_number: 'PT501234560',
        eori: 'PT501234560',
        holder: 'Douro Oils',
        iban: 'PT50000201231234567890154',
        account: '',
        bank: 'Banco do Cais',
        bic: '',
        deposit_percent: null,
        net_days: 30,
        invoice_at_shipping: true,
        remind_after_days: 7,
        rates: [],
      },
      country_rates: [
        { name: 'Standard', percent: 23, valid_from: '2011-01-01', source: 'Portugal', is_standard: true },
      ],
    },
  },
  getOrderFigures: {
    answer: {
      bought: { open: 0, to_receive: 0, late: 0, claims: 0, overdue: 0 },
      sold: { open: 4, to_prepare: 1, to_ship: 2, late: 0, claims: 1, overdue: 1 },
    },
  },
  listOrderClaims: {
    answer: {
      data: [{ ...claim, party: 'seller', actions: ['offer', 'refuse', 'say'], waits_for: 'seller' }],
      to_claim: [],
    },
  },
  replaceClaimed: { body: { shipment: shipmentForm } },
  uploadClaimFile: { answer: { data: { id: 33, name: 'canister.webp', bytes: 82_000 } } },
  changeShipment: { body: { version: 2, shipment: { ...shipmentForm, lines: [{ position: 0, quantity: 100 }] } } },
  changeTransport: { body: { version: 2, transport: { ...transport, containers: [] } } },
  cancelShipment: { body: { reason: 'The truck broke down.' } },
  listOrderShipments: {
    answer: {
      data: [
        {
          ...shipment,
          party: 'seller',
          actions: ['transport', 'report'],
          loads_from: { id: 3, name: 'Warehouse Rotterdam' },
        },
      ],
      to_ship: [],
      on_hand: [],
    },
  },
  listOrderReviews: {
    answer: {
      data: [
        {
          product: { id: 311, name: 'Olive oil, 5 l', slug: 'olive-oil-5-l' },
          review: {
            ...shownReview,
            status: 'shown',
            hidden_reason: '',
            product: review.product,
            seller: review.seller,
            changed_at: review.changed_at,
            side: 'seller',
            order: { id: 41, number: 'ORD-2026-00012' },
            is_named: false,
            actions: ['answer'],
          },
          may_write: false,
        },
      ],
    },
  },
  listProductReviews: { answer: { data: [shownReview], pagination: page, rating } },
  listSellerReviews: { answer: { data: [shownReview], pagination: page, rating } },
  uploadReviewPicture: { answer: { data: { id: 815, preview: '/images/k3v9-canister-preview.webp' } } },
} satisfies ExamplesOf<
  typeof billing & typeof money & typeof profile & typeof claims & typeof orders & typeof reviews & typeof shipments
>
