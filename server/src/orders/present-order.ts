import { type UnitPrice, writeMoney, writeUnitPrice } from '@fairquay/contract/money.ts'
import { isOrderLate } from '@fairquay/contract/orders/lateness.ts'
import { writeOrderNumber } from '@fairquay/contract/orders/order-number.ts'
import { paymentStateOf } from '@fairquay/contract/orders/payment-state.ts'
import type { Order, OrderLine, OrderSummary } from '@fairquay/contract/orders/shapes.ts'
import type { OrderParty } from '@fairquay/contract/orders/states.ts'
import type { DealParty } from '@fairquay/contract/trade/deal.ts'
import type { OrderLineRow, OrderRow, WholeOrderRow } from './queries.ts'

/** Whether its reader, who bought, could say now what it was like. Nobody else learns whether they have. */
export function isToReview({ status, is_reviewed }: OrderRow, party: OrderParty): boolean {
  return party === 'buyer' && status === 'completed' && !is_reviewed
}

/** What lists, pages and webhooks say of an order alike; `now` decides what is late or overdue. */
export function presentFacts(row: OrderRow, now: Date): Omit<OrderSummary, 'party' | 'to_review'> {
  const { currency, status, wanted_date, ready_on, arrives_on } = row
  const today = now.toISOString().slice(0, 10)
  return {
    id: row.id,
    number: writeOrderNumber(row.year, row.number),
    po_number: row.po_number,
    request_id: row.request_id,
    file_id: row.file_id,
    status,
    seller: { id: row.seller_id, name: row.seller_name, slug: row.seller_slug },
    buyer: { id: row.buyer_id, name: row.buyer_name, slug: row.buyer_slug },
    first_product: row.first_product,
    line_count: row.line_count,
    currency,
    total: writeMoney(row.goods_total, currency),
    invoiced: writeMoney(row.invoiced, currency),
    paid: writeMoney(row.paid, currency),
    due_on: row.due_on,
    payment: paymentStateOf({ invoiced: row.invoiced, paid: row.paid, dueOn: row.due_on, today }),
    wanted_date,
    ready_on,
    arrives_on,
    is_late: isOrderLate({ status, wanted_date, ready_on, arrives_on, today }),
    open_claims: row.open_claims,
    is_cancel_asked: row.is_cancel_asked,
    ordered_at: row.ordered_at.toISOString(),
    changed_at: row.changed_at.toISOString(),
  }
}

export function presentOrder(row: WholeOrderRow, lines: readonly OrderLineRow[], now: Date): Order {
  const { addresses, buyer, seller, note } = row.deal
  return {
    ...presentFacts(row, now),
    lines: lines.map((line) => presentLine(line, row.currency)),
    incoterm: row.incoterm,
    place: row.place,
    payment_terms: row.payment_terms,
    note,
    loading: addresses.loading,
    delivery: row.delivery,
    billing: addresses.billing,
    contacts: { seller: presentContact(seller), buyer: presentContact(buyer) },
    cancelled_at: row.cancelled_at?.toISOString() ?? null,
    cancelled_by: row.cancelled_by,
    cancel_reason: row.cancel_reason,
    cancel_asked_reason: row.cancel_asked_reason,
    delivered_at: row.delivered_at?.toISOString() ?? null,
    completed_at: row.completed_at?.toISOString() ?? null,
  }
}

function presentLine({ unit_price, total, ...line }: OrderLineRow, currency: string): OrderLine {
  return { ...line, unit_price: writeUnitPrice(unit_price as UnitPrice), total: writeMoney(total, currency) }
}

function presentContact({ company_id, company, person, email, phone, country }: DealParty): Order['contacts']['buyer'] {
  return { company_id, company, person, email, phone, country }
}
