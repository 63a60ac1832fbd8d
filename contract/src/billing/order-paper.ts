import type { Amount, UnitPrice } from '../money.ts'
import { decimalsOf } from '../money.ts'
import type { LoadSection } from '../shipment-plans/load-section.ts'
import type { InvoiceSums } from './invoice-sums.ts'
import { orderPaperNames as names } from './order-paper-texts.ts'
import type { VatCategory, VatRate } from './vat.ts'

/** The numbered papers of an order, from its confirmation to a credit note. */
export const orderPaperKinds = [
  'order-confirmation',
  'proforma-invoice',
  'commercial-invoice',
  'packing-list',
  'delivery-note',
  'credit-note',
] as const
export type OrderPaperKind = (typeof orderPaperKinds)[number]

type OrderPaper = {
  name: string
  prefix: string
  hasPrices: boolean
  countsPacks: boolean
  namesBank: boolean
  isInvoice: boolean
}
const plain = { hasPrices: true, countsPacks: false, namesBank: false, isInvoice: false }

/** The pro-forma and the packing list go on counting where those of a deal stopped, under the same names. */
export const orderPapers: Readonly<Record<OrderPaperKind, OrderPaper>> = {
  'order-confirmation': { ...plain, name: names['order-confirmation'], prefix: 'ORC' },
  'proforma-invoice': { ...plain, name: names['proforma-invoice'], prefix: 'PRO', namesBank: true },
  'commercial-invoice': {
    ...plain,
    name: names['commercial-invoice'],
    prefix: 'INV',
    namesBank: true,
    isInvoice: true,
  },
  'packing-list': { ...plain, name: names['packing-list'], prefix: 'PCK', hasPrices: false, countsPacks: true },
  'delivery-note': { ...plain, name: names['delivery-note'], prefix: 'DEL', hasPrices: false },
  'credit-note': { ...plain, name: names['credit-note'], prefix: 'CRN', isInvoice: true },
}

/** 'INV-2026-00012': each seller counts each kind of paper from 1, every year anew. */
export function writeOrderPaperNumber(kind: OrderPaperKind, year: number, number: number): string {
  return `${orderPapers[kind].prefix}-${year}-${String(number).padStart(5, '0')}`
}

export type PaperParty = {
  company_id: number
  company: string
  person: string
  email: string
  phone: string
  street: string
  city: string
  zip: string
  country: string
  country_code: string
  registration_number: string | null
  tax_number: string | null
  /** '' where there is none. */
  vat_number: string
  eori: string
}

export type PaperAddress = { company: string; street: string; city: string; zip: string; country: string }

export type PaperBank = { holder: string; iban: string; account: string; bank: string; bic: string }

/** A line of a paper; money in whole numbers, weights in grams of all of it. */
export type PaperLine = {
  /** Of the order; -1 where an amount is credited that belongs to no line. */
  position: number
  name: string
  options: readonly { name: string; value: string }[]
  sku: string | null
  barcode: string | null
  hts: string | null
  origin: string
  origin_code: string
  quantity: number
  order_measure: string
  unit_price: UnitPrice
  price_unit: string
  unit_weight: number | null
  net: Amount
  category: VatCategory
  rate: VatRate
  net_grams: number | null
  gross_grams: number | null
  packs: number | null
  litres: number | null
}

/** What a package of a shipment holds, as texts. */
export type PaperPackage = {
  mark: string
  type: string
  count: number
  contents: string
  /** Of all of them; 0 where nobody said, as with litres. */
  grams: number
  litres: number
  size: string
}

/** Of the shipment that a paper goes with. */
export type PaperShipment = {
  id: number
  number: string
  /** Texts with their names: carrier, tracking number, container, waybill. */
  facts: readonly { label: string; value: string }[]
  shipped_on: string | null
  packages: readonly PaperPackage[]
  /** Positions of the goods that travel beside the packages, in none of them; absent where there are none. */
  loose?: readonly number[]
}

/** Everything a paper of an order says, frozen when it gets its number; PDF and XML are made of it alone. Days are ISO. */
export type OrderPaperFacts = {
  version: 1
  kind: OrderPaperKind
  number: string
  issued_on: string
  order: { id: number; number: string; ordered_on: string; po_number: string }
  seller: PaperParty
  buyer: PaperParty
  bank: PaperBank | null
  loading: PaperAddress | null
  delivery: PaperAddress | null
  /** ISO code of the country the goods go to. */
  destination: string
  currency: string
  incoterm: string
  place: string
  /** The words of the deal. */
  payment_terms: string
  deposit_percent: number
  net_days: number
  /** Of the deposit on a pro-forma, of the whole on an invoice. */
  due_on: string | null
  /** What is asked for in advance. */
  deposit: Amount
  delivered_on: string | null
  shipment: PaperShipment | null
  /** The invoice a credit note is about. */
  corrects: { number: string; issued_on: string } | null
  reason: string
  /** The sentence the law wants where VAT is not charged, and its code. */
  vat: { category: VatCategory; sentence: string; code: string | null }
  lines: readonly PaperLine[]
  sums: InvoiceSums
  /** How the goods are meant to be loaded, on a packing list; absent where it was not planned, and of papers from before there were plans. */
  load?: LoadSection
}

/** Whether a paper can be sent as an invoice of EN 16931, which knows amounts of two decimals at most. */
export function canBeElectronic({ kind, currency }: Pick<OrderPaperFacts, 'kind' | 'currency'>): boolean {
  return orderPapers[kind].isInvoice && decimalsOf(currency) <= 2
}

/** The forms a paper can be had in: what it says on paper, as XML of EN 16931 in its two syntaxes, and as a PDF that carries the XML. */
export const paperFormats = ['pdf', 'ubl', 'cii', 'facturx'] as const
export type PaperFormat = (typeof paperFormats)[number]
