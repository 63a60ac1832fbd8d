import { sumInvoice } from '@fairquay/contract/billing/invoice-sums.ts'
import { billingMessages } from '@fairquay/contract/billing/messages.ts'
import type {
  OrderPaperFacts,
  OrderPaperKind,
  PaperLine,
  PaperShipment,
} from '@fairquay/contract/billing/order-paper.ts'
import { depositOf } from '@fairquay/contract/billing/terms.ts'
import {
  decideVat,
  isCharged,
  isForWantOfNumber,
  type Supply,
  standardRate,
  type VatRate,
  type VatTreatment,
} from '@fairquay/contract/billing/vat.ts'
import type { Amount, UnitPrice } from '@fairquay/contract/money.ts'
import { partOfLine } from '@fairquay/contract/money-shares.ts'
import type { BilledLine, PaperOrder } from './find-paper-order.ts'

/** So much of a line; `before` is how much of it earlier papers have asked for, `rate` what the seller charges on it instead of the usual rate. */
export type LinePart = { position: number; quantity: number; before?: number; rate?: VatRate | undefined }

export type FactsGiven = {
  kind: OrderPaperKind
  parts: readonly LinePart[]
  issuedOn: string
  dueOn?: string | null
  deliveredOn?: string | null
  shipment?: PaperShipment | null
  prepaid?: Amount
  reason?: string
}

/** How VAT is charged on an order. A seller who has not said whether they charge any says so: that they are not registered would be a claim of ours. */
export function treatmentOf(order: PaperOrder): VatTreatment {
  if (order.seller.version === 0) return { category: 'O', sentence: billingMessages.vatUnknown, code: null }
  return decideVat(supplyOf(order))
}

/** Whether VAT is charged on an order only because its buyer has given no VAT number. */
export function isOrderForWantOfNumber(order: PaperOrder): boolean {
  return order.seller.version > 0 && isForWantOfNumber(supplyOf(order))
}

function supplyOf({ seller, buyer, parties, destination }: PaperOrder): Supply {
  return {
    seller: {
      country: parties.seller.country_code,
      vatNumber: seller.form.vat_number,
      isRegistered: seller.form.vat_registered,
    },
    buyer: {
      country: parties.buyer.country_code,
      vatNumber: buyer.form.vat_number,
      isRegistered: buyer.form.vat_registered,
    },
    destination,
  }
}

/** What a paper says of an order, but for its number. */
export function makeFacts(order: PaperOrder, given: FactsGiven): Omit<OrderPaperFacts, 'number'> {
  const { kind, issuedOn, parts, shipment = null } = given
  const { row, terms } = order
  const vat = treatmentOf(order)
  const usual = isCharged(vat) ? (standardRate(order.seller.rates, issuedOn) ?? 0) : 0
  const lines = parts.flatMap((part) => {
    const line = order.lines.find(({ position }) => position === part.position)
    return line ? [makeLine(line, part, vat, isCharged(vat) ? (part.rate ?? usual) : 0)] : []
  })
  const sums = sumInvoice(lines, given.prepaid)
  return {
    version: 1,
    kind,
    issued_on: issuedOn,
    order: {
      id: row.id,
      number: order.number,
      ordered_on: row.ordered_at.toISOString().slice(0, 10),
      po_number: row.po_number,
    },
    ...order.parties,
    bank: order.bank,
    loading: order.loading,
    delivery: order.delivery,
    destination: order.destination,
    currency: row.currency,
    incoterm: row.incoterm,
    place: row.place,
    payment_terms: row.payment_terms,
    ...terms,
    due_on: given.dueOn ?? null,
    deposit: kind === 'commercial-invoice' ? 0 : depositOf(sums.total, terms),
    delivered_on: given.deliveredOn ?? shipment?.shipped_on ?? null,
    shipment,
    corrects: null,
    reason: given.reason ?? '',
    vat,
    lines,
    sums,
  }
}

function makeLine(line: BilledLine, { quantity, before = 0 }: LinePart, vat: VatTreatment, rate: VatRate): PaperLine {
  const { load, netGrams } = line
  const packs = load && Math.ceil(quantity / load.units)
  const share = (whole: number) => Math.round((whole * (packs ?? 0)) / (load?.packs || 1))
  return {
    position: line.position,
    name: line.name,
    options: line.options,
    sku: line.sku,
    barcode: line.barcode,
    hts: line.hts,
    origin: line.origin,
    origin_code: line.origin_code,
    quantity,
    order_measure: line.order_measure,
    unit_price: line.unit_price as UnitPrice,
    price_unit: line.price_unit,
    unit_weight: line.unit_weight,
    net: partOfLine(line.total, line.quantity, before, quantity),
    category: vat.category,
    rate,
    net_grams: netGrams === null ? null : Math.round(netGrams * quantity),
    gross_grams: load && share(load.grams),
    packs,
    litres: load && share(load.litres),
  }
}

/** What all of an order that was not called off comes to with VAT, as it would be invoiced on a day; of one that was cancelled, what it would have come to. */
export function totalWithVat(order: PaperOrder, day: string): Amount {
  const isOver = order.row.status === 'cancelled'
  const parts = order.lines.flatMap(({ position, quantity, cancelled }) => {
    const left = isOver ? quantity : quantity - cancelled
    return left > 0 ? [{ position, quantity: left }] : []
  })
  return makeFacts(order, { kind: 'proforma-invoice', parts, issuedOn: day }).sums.total
}
