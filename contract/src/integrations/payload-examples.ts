import type { OwedItem, Payment, WholePaper } from '../billing/shapes.ts'
import type { Claim } from '../claims/shapes.ts'
import type { ImportSummary } from '../imports/endpoints.ts'
import { exampleBareOrder } from '../orders/example.ts'
import { emptyForm } from '../products/form.ts'
import type { RequestDetail } from '../requests/inbox/endpoints.ts'
import type { Review } from '../reviews/shapes.ts'
import type { Shipment } from '../shipments/shapes.ts'
import { exampleStock } from '../stock/endpoints.ts'
import type { WebhookEvent } from '../webhooks/events.ts'

/** The marketplace of the examples. */
export const exampleSite = 'https://market.example'
const at = '2026-11-20T09:30:00.000Z'
const seller = { id: 7, name: 'Douro Oils' }
const buyer = { id: 12, name: 'Lee Imports' }
const ofOrder = { order_id: 41, order: 'ORD-2026-00012', seller, buyer, currency: 'EUR' }

const order = { ...exampleBareOrder, api: `${exampleSite}/api/v1/orders/41`, page: `${exampleSite}/#/orders/41` }

const request: RequestDetail = {
  id: 17,
  kind: 'purchase',
  status: 'sent',
  party: 'seller',
  supplier_id: 7,
  total_price: 1250,
  currency: 'EUR',
  created_at: at,
  changed_at: at,
  supplier: { ...seller, slug: 'douro-oils' },
  buyer: { ...buyer, slug: 'lee-imports' },
  line_count: 1,
  first_product: 'Olive oil, 5 l',
  title: 'Olive oil, 5 l',
  from: null,
  to: null,
  load: null,
  sum: { amount: 1250, currency: 'EUR', state: 'asked' },
  unread: true,
  assignee: null,
  offer_count: 0,
  readiness: null,
  missing_facts: [],
  contact: { first_name: 'Ann', last_name: 'Lee', email: 'ann@lee.example', phone_code: '+39', phone: '02 000 000' },
  lines: [],
  asked: {
    message: 'Palletised, please.',
    wanted_date: '2026-12-20',
    place: 'Milano',
    po_number: 'PO-7741',
    incoterm: 'FCA',
    incoterm_place: 'Porto',
    payment_terms: '30 days net',
    delivery: null,
  },
  order_value: null,
  events: [{ action: 'send', at, by: 'Lee Imports', person: 'Ann Lee', thread: null, number: null, reason: '' }],
  threads: [],
  colleagues: [],
  deal: null,
  has_document: true,
  customs: null,
  answer_until: null,
  file_id: 12,
  order: null,
  is_shared: false,
  shared_offer: null,
  freight: null,
}

const shipment: Shipment = {
  id: 7,
  number: 'ORD-2026-00012/1',
  order_id: 41,
  order_number: 'ORD-2026-00012',
  po_number: 'PO-7741',
  status: 'under_way',
  mode: 'truck',
  seller,
  buyer,
  first_product: 'Olive oil, 5 l',
  carrier: 'Trans Iberia',
  tracking_number: 'TI-4711',
  tracking_page: null,
  from: { company: 'Douro Oils', street: 'Rua do Cais 4', city: 'Porto', zip: '4050-001', country: 'Portugal' },
  to: { company: 'Lee Imports', street: 'Via Roma 1', city: 'Milano', zip: '20100', country: 'Italy' },
  is_cleared: false,
  latest: { milestone: 'picked_up', on: '2026-12-02', place: 'Porto' },
  expected_on: '2026-12-07',
  due_on: '2026-12-20',
  delivered_on: null,
  lateness: { state: 'on_time', words: 'On time' },
  packages: 25,
  gross_grams: 500_000,
  created_at: at,
  changed_at: at,
  is_replacement: false,
  tracking_link: '',
  document_number: '',
  vessel: '',
  containers: [],
  note: '',
  lines: [
    {
      position: 0,
      name: 'Olive oil, 5 l',
      options: [],
      sku: 'OIL-5000',
      barcode: '5601234567893',
      hts: '150920',
      origin: 'Portugal',
      order_measure: 'Canister',
      quantity: 100,
      received: 0,
      damaged: 0,
      short: 0,
    },
  ],
  package_list: [],
  totals: { count: 25, gross_grams: 500_000, net_grams: null, litres: null },
  stations: [
    {
      milestone: 'picked_up',
      planned_on: '2026-12-02',
      expected_on: null,
      happened_on: '2026-12-02',
      place: 'Porto',
      note: '',
      by: 'Douro Oils',
    },
  ],
  receipts: [],
  version: 2,
}

const invoice: WholePaper = {
  ...ofOrder,
  id: 12,
  kind: 'commercial-invoice',
  number: 'INV-2026-00012',
  shipment_id: 7,
  corrects: null,
  net: 1250,
  tax: 0,
  total: 1250,
  due_on: '2026-12-20',
  issued_at: at,
  formats: ['pdf', 'ubl'],
  po_number: 'PO-7741',
  reason: '',
  vat: { category: 'AE', sentence: 'Reverse charge', code: 'VATEX-EU-AE' },
  prepaid: 0,
  payable: 1250,
  lines: [
    {
      position: 0,
      name: 'Olive oil, 5 l',
      sku: 'OIL-5000',
      quantity: 100,
      order_measure: 'Canister',
      net: 1250,
      vat_percent: null,
    },
  ],
}

const creditNote: WholePaper = {
  ...invoice,
  id: 13,
  kind: 'credit-note',
  number: 'CRN-2026-00003',
  corrects: { id: 12, number: 'INV-2026-00012' },
  net: 37.5,
  total: 37.5,
  payable: 37.5,
  due_on: null,
  reason: 'Three canisters arrived damaged',
}

const payment: Payment = {
  ...ofOrder,
  id: 5,
  invoice_id: 12,
  invoice: 'INV-2026-00012',
  amount: 1250,
  paid_on: '2026-12-18',
  reference: 'Transfer 4711',
  recorded_at: at,
  changed_at: at,
  reversed_at: null,
  reverse_reason: '',
}

const owed: OwedItem = {
  ...ofOrder,
  id: 9,
  kind: 'invoice',
  invoice_id: 12,
  number: 'INV-2026-00012',
  amount: 1250,
  credited: 0,
  paid: 0,
  open: 1250,
  due_on: '2026-12-20',
  state: 'overdue',
  reminders: 1,
  reminded_at: at,
  changed_at: at,
}

const claim: Claim = {
  id: 3,
  number: 'ORD-2026-00012/C1',
  order_id: 41,
  order_number: 'ORD-2026-00012',
  status: 'open',
  seller,
  buyer,
  first_product: 'Olive oil, 5 l',
  wanted: 'credit',
  remedy: null,
  currency: 'EUR',
  value: 37.5,
  credit: 0,
  created_at: at,
  changed_at: at,
  shipment_id: 7,
  lines: [
    {
      position: 0,
      name: 'Olive oil, 5 l',
      options: [],
      sku: 'OIL-5000',
      order_measure: 'Canister',
      quantity: 3,
      reasons: [
        { reason: 'short', quantity: 1 },
        { reason: 'damaged', quantity: 2 },
      ],
      value: 37.5,
      credit: 0,
      returned: 0,
    },
  ],
  is_returned: false,
  rma: null,
  sent_back_at: null,
  credit_reference: '',
  replacement_shipment_id: null,
  settled_at: null,
  entries: [],
  files: [],
}

const review = {
  id: 21,
  stars: 4,
  title: 'Good oil, slow papers',
  text: 'Fresh and as described. The certificate of origin came a week later.',
  by: null,
  country_code: 'IT',
  written_at: at,
  edited_at: null,
  pictures: [],
  answer: null,
  status: 'shown',
  hidden_reason: '',
  product: { id: 311, name: 'Olive oil, 5 l', slug: 'olive-oil-5-l' },
  seller: { ...seller, slug: 'douro-oils' },
  changed_at: at,
  page: `${exampleSite}/#/reviews`,
} satisfies Review & { page: string }

const stock = {
  product_id: 311,
  name: 'Olive oil, 5 l',
  options: '',
  sku: 'OIL-5000',
  on_hand: 120,
  reserved: 100,
  available: 20,
  low_at: 25,
  page: `${exampleSite}/#/products-parent/311`,
}

const product = {
  id: 311,
  slug: 'olive-oil-5-l',
  version: 4,
  changed_at: at,
  changed_by: 'Rui Costa',
  hidden_reason: null,
  form: { ...emptyForm('PT'), name: 'Olive oil, 5 l' },
  stock: [],
  files: [],
  linked: [],
  codes_elsewhere: [],
  images: [],
  api: `${exampleSite}/api/v1/own-products/311`,
  page: `${exampleSite}/#/products-parent/311`,
}

const imported: ImportSummary = {
  id: 8,
  file_name: 'goods.csv',
  size: 120_000,
  received: 120_000,
  state: 'applied',
  created_at: at,
  changed_at: at,
  created_by: 'Rui Costa',
  counts: { create: 12, change: 240, skip: 1800, refuse: 2, pictures: 12, warnings: 3 },
  fault: null,
  can_undo: true,
  has_refused_rows: true,
}

/** One of each that other programs read, as the seller sees it. */
export const exampleThings = { request, shipment, invoice, payment, owed, claim, review, product, imported }

const things: Partial<Record<WebhookEvent, object>> = {
  'invoice.issued': { invoice },
  'invoice.credited': { credit_note: creditNote },
  'payment.recorded': { payment },
  'payment.reversed': { payment: { ...payment, reversed_at: at, reverse_reason: 'Entered twice' } },
  'payment.reminded': { owed },
}

function dataOf(event: WebhookEvent): object {
  if (event.startsWith('request.'))
    return {
      request: { ...request, api: `${exampleSite}/api/v1/requests/17`, page: `${exampleSite}/#/requests/17` },
      about: request.title,
      by: buyer.name,
    }
  if (event === 'stock.changed') return { levels: [exampleStock] }
  if (event.startsWith('stock.')) return { stock }
  if (event === 'product.deleted') return { product: { id: product.id, slug: product.slug, name: product.form.name } }
  if (event === 'products.imported') return { import: imported }
  if (event.startsWith('product.')) return { product }
  if (event === 'review.answered') return { review: { ...review, answer: { text: 'Thank you.', at, edited_at: null } } }
  if (event.startsWith('review.')) return { review }
  const thing = event.startsWith('shipment.') ? { shipment } : event.startsWith('claim.') ? { claim } : things[event]
  return { order, by: seller.name, ...thing }
}

/** What the call a webhook makes of an event could say, for the reader of the API documentation. */
export function webhookExampleOf(event: WebhookEvent): object {
  return { type: event, timestamp: at, data: dataOf(event) }
}
