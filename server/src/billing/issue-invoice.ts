import { billingMessages } from '@fairquay/contract/billing/messages.ts'
import type { PaperShipment } from '@fairquay/contract/billing/order-paper.ts'
import { mostNetDays } from '@fairquay/contract/billing/terms.ts'
import { isWholeShipment, type Units } from '@fairquay/contract/billing/to-invoice.ts'
import { isCharged, ratesOn, readRate, standardRate } from '@fairquay/contract/billing/vat.ts'
import { formatMoney } from '@fairquay/contract/money.ts'
import { addDays } from '@fairquay/contract/trade/dates.ts'
import type { Queryable } from '../database.ts'
import { Failure } from '../failure.ts'
import type { App } from '../http.ts'
import { recordOrderEvent } from '../orders/record-order-event.ts'
import { findDayOfSupply } from './find-day-of-supply.ts'
import { findPaperOrder, type PaperOrder } from './find-paper-order.ts'
import { findInvoiced, getShippedLeft, type ShippedLeft } from './find-to-invoice.ts'
import { type LinePart, makeFacts, treatmentOf } from './make-facts.ts'
import { getPaperForPrograms } from './read-papers.ts'
import { refuseTwice } from './refuse-twice.ts'
import { findPaidInAdvance, settleOrderMoney } from './settle-money.ts'
import { type StoredPaper, storePaper } from './store-paper.ts'

export type InvoiceAsked = {
  orderId: number
  /** Units by line; left out: all that is `left`. */
  lines?: readonly { position: number; quantity: number; vat_rate?: number | undefined }[] | undefined
  /** Where no lines are named: what was shipped and is not invoiced yet, or the whole order. */
  left?: 'shipped' | 'ordered' | undefined
  /** In percent, instead of the standard rate. */
  vatRate?: number | undefined
  dueOn?: string | undefined
  /** The shipment that leaves as it is issued, and what it holds. */
  leaving?: { shipment: PaperShipment; holds: readonly Units[] } | undefined
  /** Of a shipment that has left: it is named, and no more is asked for than it holds. */
  shipmentId?: number | undefined
  note?: string | undefined
  by: { userId: number; companyId: number } | undefined
  now: Date
}

/**
 * Issues an invoice of an order that the caller holds: what is left of its lines, VAT as the law has it on this day, what was paid before as paid in advance.
 * Refused where nothing is left, or where the seller has not said what stands on invoices.
 */
export async function issueInvoice(
  tx: Queryable,
  app: Pick<App, 'jobs' | 'config'>,
  asked: InvoiceAsked,
): Promise<StoredPaper> {
  const { orderId, by, now } = asked
  const order = await findPaperOrder(tx, orderId)
  if (order.seller.version === 0) throw new Failure('refused', undefined, billingMessages.profileMissing)
  if (order.row.status === 'cancelled') throw new Failure('conflict', undefined, billingMessages.cancelled)
  const issuedOn = now.toISOString().slice(0, 10)
  const shipped = asked.shipmentId === undefined ? undefined : await getShippedLeft(tx, order, asked.shipmentId)
  const parts = readRates(order, asked, issuedOn, await choosePlan(tx, order, asked, shipped))
  const shipment = nameShipment(shipped ?? asked.leaving, parts)
  const dueOn = asked.dueOn ?? addDays(issuedOn, order.terms.net_days)
  if (dueOn < issuedOn) throw new Failure('refused', { due_on: billingMessages.dayBefore })
  if (dueOn > addDays(issuedOn, mostNetDays)) throw new Failure('refused', { due_on: billingMessages.dueFar })
  const facts = makeFacts(order, {
    kind: 'commercial-invoice',
    parts,
    issuedOn,
    dueOn,
    shipment,
    prepaid: await findPaidInAdvance(tx, orderId),
    reason: asked.note?.trim() ?? '',
    deliveredOn: shipment?.shipped_on ?? (await findDayOfSupply(tx, order, parts)),
  })
  const paper = await storePaper(tx, facts, { userId: by?.userId, now })
  await settleOrderMoney(tx, orderId, now)
  await recordOrderEvent(tx, app, {
    event: 'invoice.issued',
    orderId,
    by,
    facts: { number: paper.number, sum: formatMoney(facts.sums.total, facts.currency) },
    thing: { invoice: await getPaperForPrograms(tx, app, paper.id) },
    now,
  })
  return paper
}

/** An invoice of a part of a shipment, or of more than one, names it and says nothing of its packages. */
function nameShipment(shipped: InvoiceAsked['leaving'], parts: readonly LinePart[]): PaperShipment | null {
  if (!shipped) return null
  if (isWholeShipment(shipped.holds, parts)) return shipped.shipment
  const { loose: _, ...rest } = shipped.shipment
  return { ...rest, packages: [] }
}

async function choosePlan(
  tx: Queryable,
  order: PaperOrder,
  { lines, left = 'ordered' }: InvoiceAsked,
  shipped: ShippedLeft | undefined,
): Promise<LinePart[]> {
  if (lines) refuseTwice(lines)
  const invoiced = await findInvoiced(tx, order.row.id)
  const parts = order.lines.flatMap((line): LinePart[] => {
    const before = invoiced.get(line.position) ?? 0
    const ordered = line.quantity - line.cancelled - before
    const held = shipped?.lines.find(({ position }) => position === line.position)?.quantity ?? 0
    const most = shipped ? Math.min(ordered, held) : ordered
    const named = lines?.find(({ position }) => position === line.position)
    if (lines && !named) return []
    const quantity = named?.quantity ?? (left === 'shipped' && !shipped ? Math.min(most, line.shipped - before) : most)
    if (quantity > most)
      throw new Failure(
        'refused',
        { [`lines.${line.position}`]: billingMessages.tooMuchInvoiced },
        billingMessages.tooMuchInvoiced,
      )
    const rate = named?.vat_rate === undefined ? undefined : readRate(named.vat_rate)
    return quantity > 0 ? [{ position: line.position, quantity, before, rate }] : []
  })
  if (lines && parts.length < lines.length) throw new Failure('not_found')
  if (parts.length === 0)
    throw new Failure(
      'conflict',
      undefined,
      left === 'shipped' ? billingMessages.notShipped : billingMessages.nothingToInvoice,
    )
  return parts
}

/** Only rates that hold on the day: the seller's own, or those of its country. */
function readRates(order: PaperOrder, { vatRate, lines }: InvoiceAsked, day: string, parts: LinePart[]): LinePart[] {
  if (!isCharged(treatmentOf(order))) return parts
  const { rates } = order.seller
  const named = vatRate === undefined ? undefined : readRate(vatRate)
  const usual = vatRate === undefined ? standardRate(rates, day) : named
  const known = new Set(ratesOn(rates, day).map(({ rate }) => rate))
  if (usual === undefined && vatRate === undefined) throw new Failure('refused', undefined, billingMessages.noRate)
  const refuse = (field: string) =>
    new Failure('refused', { [field]: billingMessages.unknownRate }, billingMessages.unknownRate)
  if (usual === undefined || !known.has(usual)) throw refuse('vat_rate')
  return parts.map((part) => {
    const isNamed = lines?.some(({ position, vat_rate }) => position === part.position && vat_rate !== undefined)
    const rate = isNamed ? part.rate : usual
    if (rate === undefined || !known.has(rate)) throw refuse(`lines.${part.position}`)
    return { ...part, rate }
  })
}
