import { type InvoiceSums, sumInvoice } from '@fairquay/contract/billing/invoice-sums.ts'
import { billingMessages } from '@fairquay/contract/billing/messages.ts'
import type { OrderMoney } from '@fairquay/contract/billing/shapes.ts'
import { readRate } from '@fairquay/contract/billing/vat.ts'
import type { FailureDetails } from '@fairquay/contract/errors.ts'
import { readMoney } from '@fairquay/contract/money.ts'
import { partOfLine } from '@fairquay/contract/money-shares.ts'
import { readTypedWhole } from '@fairquay/contract/typed-number.ts'
import { billingTexts } from './texts.ts'

/** What an invoice can be of: what was shipped, one shipment ('shipment:7'), all that is left, or quantities that are typed. */
export type InvoiceOf = 'shipped' | `shipment:${number}` | 'ordered' | 'lines'

/** An invoice as it is typed; `lines` are quantities by position. */
export type InvoiceDraft = {
  of: InvoiceOf
  lines: Readonly<Record<string, string>>
  rate: string
  due_on: string
  note: string
}

/** What there is to choose from, what a seller most likely wants first. */
export function listInvoiceKinds({ lines, shipments_to_invoice: shipments }: OrderMoney): InvoiceOf[] {
  const isShipped = lines.some(({ shipped_to_invoice }) => shipped_to_invoice > 0)
  const ofShipments = shipments.map(({ id }) => `shipment:${id}` as const)
  return [...(isShipped ? (['shipped'] as const) : []), ...ofShipments, 'ordered', 'lines']
}

export function startInvoice(money: OrderMoney): InvoiceDraft {
  const lines = money.lines.map(({ position, to_invoice }) => [position, to_invoice > 0 ? String(to_invoice) : ''])
  return {
    of: listInvoiceKinds(money)[0] ?? 'ordered',
    lines: Object.fromEntries(lines),
    rate: String(money.vat_rates[0] ?? ''),
    due_on: '',
    note: '',
  }
}

/** The shipment an invoice is of; nothing where it is of something else. */
export function shipmentOf(of: InvoiceOf): number | undefined {
  return of.startsWith('shipment:') ? Number(of.slice('shipment:'.length)) : undefined
}

/** Nothing typed is none; NaN is no quantity. */
export function readQuantity(text: string | undefined): number {
  if ((text ?? '').trim() === '') return 0
  const quantity = readTypedWhole(text ?? '')
  return quantity >= 0 && quantity < 1_000_000_000 ? quantity : Number.NaN
}

export function refuseInvoice({ of, lines, due_on }: InvoiceDraft, money: OrderMoney, today: string): FailureDetails {
  const faults: FailureDetails = {}
  if (due_on !== '' && due_on < today) faults.due_on = billingMessages.dayBefore
  if (of !== 'lines') return faults
  for (const { position, to_invoice } of money.lines) {
    const quantity = readQuantity(lines[position])
    if (Number.isNaN(quantity)) faults[`lines.${position}`] = billingTexts.needsWhole
    else if (quantity > to_invoice) faults[`lines.${position}`] = billingMessages.tooMuchInvoiced
  }
  const isEmpty = money.lines.every(({ position }) => readQuantity(lines[position]) === 0)
  if (isEmpty) faults.lines = billingTexts.nothingChosen
  return faults
}

/** What an invoice asks for: the same sums as it will have. */
export function sumDraft({ of, lines, rate }: InvoiceDraft, money: OrderMoney): InvoiceSums {
  const { currency, vat, shipments_to_invoice: shipments } = money
  const held = shipments.find(({ id }) => id === shipmentOf(of))?.lines
  const taxed = money.lines.flatMap(({ position, total, quantity, invoiced, to_invoice, shipped_to_invoice }) => {
    const asked = {
      shipped: shipped_to_invoice,
      ordered: to_invoice,
      lines: readQuantity(lines[position]),
    }
    const part =
      of === 'shipped' || of === 'ordered' || of === 'lines'
        ? asked[of]
        : (held?.find((line) => line.position === position)?.quantity ?? 0)
    if (!(part > 0) || part > to_invoice) return []
    const net = partOfLine(readMoney(total, currency), quantity, invoiced, part)
    return [{ net, category: vat.category, rate: (rate !== '' && readRate(Number(rate))) || 0 }]
  })
  return sumInvoice(taxed, readMoney(money.in_advance, currency))
}

export function toInvoice({ of, lines, rate, due_on, note }: InvoiceDraft) {
  const shipment = shipmentOf(of)
  const chosen = Object.entries(lines).flatMap(([position, text]) => {
    const quantity = readQuantity(text)
    return quantity > 0 ? [{ position: Number(position), quantity }] : []
  })
  return {
    ...((of === 'shipped' || of === 'ordered') && { left: of }),
    ...(of === 'lines' && { lines: chosen }),
    ...(shipment !== undefined && { shipment_id: shipment }),
    ...(rate !== '' && { vat_rate: Number(rate) }),
    ...(due_on !== '' && { due_on }),
    ...(note.trim() !== '' && { note: note.trim() }),
  }
}
