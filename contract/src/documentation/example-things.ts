import type { getOrderMoney } from '../billing/endpoints.ts'
import type { AnswerOf } from '../endpoint.ts'
import type { ImportDetail } from '../imports/endpoints.ts'
import type { Feed, FeedRun } from '../imports/feeds/endpoints.ts'
import type { ImportFormat } from '../imports/format-schema.ts'
import type { AwaitedPicture } from '../imports/pictures/endpoints.ts'
import { exampleThings } from '../integrations/payload-examples.ts'
import type { ProductPlan } from '../products/plan-endpoints.ts'
import type { SheetProduct } from '../products/sheet/endpoints.ts'
import type { ThreadMessage } from '../requests/thread/endpoints.ts'
import type { RfqDetail } from '../sourcing/endpoints.ts'

const at = '2026-11-20T09:30:00.000Z'

/** What a feed is asked for with. */
export const exampleFeedForm = {
  name: 'Warehouse',
  url: 'https://files.douro.example/goods.csv',
  rhythm: 'daily',
  hour: 5,
  weekday: 1,
  time_zone: 'Europe/Lisbon',
  missing: 'hide',
  most_missing: 20,
  publish_incomplete: false,
  tell: 'problems',
  user_name: 'fairquay',
  is_active: true,
} as const

/** Things that programs read and are never told of, so that no webhook has an example of them. */
export const exampleFeed: Feed = {
  ...exampleFeedForm,
  id: 6,
  has_password: true,
  is_ready: true,
  paused_because: null,
  next_at: '2026-11-21T05:00:00.000Z',
  goods: 1840,
  created_at: at,
  changed_at: at,
  last_run: null,
}

export const exampleRfq: RfqDetail = {
  id: 4,
  status: 'open',
  title: 'Glass jars, 500 ml',
  quantity: 1000,
  unit: 'piece',
  target_price: 0.45,
  currency: 'EUR',
  deadline: { day: '2027-03-12', time_zone: 'Europe/Lisbon' },
  answer_until: '2027-03-12T23:59:59.999Z',
  created_at: at,
  changed_at: at,
  asked: 2,
  answered: 0,
  product: null,
  note: 'With lids, please.',
  answers: [],
}

const { invoice, owed, payment } = exampleThings

/** What an order has to do with money, half a month after its invoice: part of it is paid, the rest is overdue. */
export const exampleMoney: AnswerOf<typeof getOrderMoney>['data'] = {
  currency: 'EUR',
  terms: { deposit_percent: 0, net_days: 30 },
  is_plan_open: false,
  total: 1250,
  vat: { category: 'AE', sentence: 'Reverse charge', is_for_want_of_number: false },
  vat_rates: [23, 13, 6],
  invoiced: 1250,
  paid: 500,
  in_advance: 0,
  lines: [
    {
      position: 0,
      name: 'Olive oil, 5 l',
      order_measure: 'Canister',
      quantity: 100,
      total: 1250,
      invoiced: 100,
      to_invoice: 0,
      shipped_to_invoice: 0,
    },
  ],
  shipments_to_invoice: [],
  owed: [{ ...owed, paid: 500, open: 750 }],
  papers: [
    {
      id: invoice.id,
      order_id: invoice.order_id,
      order: invoice.order,
      kind: invoice.kind,
      number: invoice.number,
      shipment_id: invoice.shipment_id,
      corrects: null,
      currency: invoice.currency,
      net: invoice.net,
      tax: invoice.tax,
      total: invoice.total,
      due_on: invoice.due_on,
      issued_at: invoice.issued_at,
      formats: invoice.formats,
    },
  ],
  payments: [{ ...payment, amount: 500 }],
  party: 'seller',
  may_write: true,
  is_profile_ready: true,
}

/** How a file is read that has a handle, an article number, a name and a price in each line. */
export const exampleFormat: ImportFormat = {
  kind: 'other',
  container: 'text',
  encoding: 'utf-8',
  delimiter: ';',
  decimal: ',',
  currency: 'EUR',
  weightUnit: 'kg',
  lengthUnit: 'cm',
  columns: ['handle', 'sku', 'name', 'price', null],
}

export const exampleImport: ImportDetail = {
  ...exampleThings.imported,
  format: exampleFormat,
  sample: {
    header: ['Handle', 'Article', 'Name', 'Price', 'Shelf'],
    rows: [['olive-oil-5-l', 'OIL-5000', 'Olive oil, 5 l', '12,50', 'B4']],
  },
  suggested_currency: 'EUR',
  is_remembered: true,
  unused_columns: ['Shelf'],
  progress: null,
  undone: null,
}

export const exampleFeedRun: FeedRun = {
  id: 88,
  state: 'applied',
  import_id: 8,
  started_at: at,
  ended_at: '2026-11-20T09:31:10.000Z',
  bytes: 120_000,
  fault: null,
  counts: { create: 12, change: 240, skip: 1800, refuse: 2, missing: 1, taken_out: 1, brought_back: 0 },
}

export const exampleAwaitedPicture: AwaitedPicture = {
  id: 77,
  product: { id: 311, name: 'Olive oil, 5 l' },
  url: 'https://files.douro.example/canister.jpg',
  reason: 'The address answered 404.',
  attempts: 2,
  next_at: '2026-11-20T10:30:00.000Z',
}

export const examplePlan: ProductPlan = {
  id: 14,
  kind: 'prices',
  state: 'waiting',
  starts_at: '2027-01-01T00:00:00.000Z',
  ends_at: '2027-01-08T00:00:00.000Z',
  currency: 'EUR',
  lines: [{ options: {}, min_qty: 1, price: 11.5, list_price: 12.5 }],
  fault: null,
  created_by: 'Rui Costa',
  created_at: at,
  ended_at: null,
}

/** A row of the table in which many products are edited. */
export const exampleSheetRow: SheetProduct = {
  id: 311,
  version: 4,
  currency: 'EUR',
  cells: {
    name: 'Olive oil, 5 l',
    state: 'Published',
    category: 'Food > Oils',
    brand: 'Douro',
    country: 'Portugal',
    hts: '150920',
    leadTime: '10',
    orderStep: '4',
    orderPack: 'Carton',
    packType: 'Carton',
    packUnits: '4',
    packWeight: '20 kg',
    packSize: '40 × 30 × 30 cm',
    packUpright: 'Yes',
    packStackable: 'Yes',
    packLayers: '6',
    packTopLoad: '',
    temperature: '5 – 25 °C',
    dangerClass: '',
    unNumber: '',
  },
  lines: [{ options: {}, cells: { sku: 'OIL-5000', price: '12.50', listPrice: '', stock: '20' } }],
  more_lines: 0,
}

export const exampleMessage: ThreadMessage = {
  id: 640,
  side: 'asking',
  by: { company: 'Lee Imports', person: 'Ann Lee' },
  is_own: true,
  text: 'Do you have it in canisters of 3 l too?',
  is_question: true,
  is_removed: false,
  at,
  is_read: false,
  files: [],
}
