import { writeOrderNumber } from '@fairquay/contract/orders/order-number.ts'
import { findTrackingPage } from '@fairquay/contract/shipments/carriers.ts'
import { describeLateness, findLateness } from '@fairquay/contract/shipments/lateness.ts'
import { inOrder, latestOf } from '@fairquay/contract/shipments/milestones.ts'
import { sumPackages } from '@fairquay/contract/shipments/packages.ts'
import type { Shipment, ShipmentSummary } from '@fairquay/contract/shipments/shapes.ts'
import type { ShipmentRow, WholeShipmentRow } from './queries.ts'

/** 'ORD-2026-00012/1' */
export function numberOf({ order_year, order_number, number }: ShipmentRow): string {
  return `${writeOrderNumber(order_year, order_number)}/${number}`
}

/** What lists, pages and webhooks say of a shipment alike; nothing of what the goods cost. */
export function presentFacts(row: ShipmentRow, now: Date): Omit<ShipmentSummary, 'party'> {
  const latest = latestOf(row.stations)
  const isOpen = row.status !== 'cancelled'
  const late = isOpen
    ? findLateness({ stations: row.stations, dueOn: row.due_on }, now.toISOString().slice(0, 10))
    : null
  return {
    id: row.id,
    number: numberOf(row),
    order_id: row.order_id,
    order_number: writeOrderNumber(row.order_year, row.order_number),
    po_number: row.po_number,
    status: row.status,
    mode: row.mode,
    seller: { id: row.seller_id, name: row.seller_name },
    buyer: { id: row.buyer_id, name: row.buyer_name },
    first_product: row.first_product,
    carrier: row.carrier,
    tracking_number: row.tracking_number,
    tracking_page: row.tracking_link || (findTrackingPage(row.carrier, row.tracking_number) ?? null),
    from: row.from_address,
    to: row.to_address,
    is_cleared: row.is_cleared,
    latest: latest?.happened_on ? { milestone: latest.milestone, on: latest.happened_on, place: latest.place } : null,
    expected_on: row.expected_on,
    due_on: row.due_on,
    delivered_on: row.delivered_on,
    lateness: late && { state: late.state, words: describeLateness(late, row.mode) },
    packages: row.package_count,
    gross_grams: row.gross_grams,
    created_at: row.created_at.toISOString(),
    changed_at: row.changed_at.toISOString(),
  }
}

/** A shipment whole, as other programs are sent it. */
export function presentShipment(row: WholeShipmentRow, now: Date): Shipment {
  return {
    ...presentFacts(row, now),
    is_replacement: row.is_replacement,
    tracking_link: row.tracking_link,
    document_number: row.document_number,
    vessel: row.vessel,
    containers: row.containers,
    note: row.note,
    lines: row.lines,
    package_list: row.packages,
    totals: sumPackages(row.packages),
    stations: inOrder(row.stations).map(({ by_id: _, ...station }) => station),
    receipts: row.receipts.map((receipt) => ({ ...receipt, at: new Date(receipt.at).toISOString() })),
    version: row.version,
  }
}
