import { toMajor } from '@fairquay/contract/money.ts'
import type { RequestDetail, RequestSummary } from '@fairquay/contract/requests/endpoints.ts'
import { partyIn, type RequestReader } from '@fairquay/contract/requests/rules.ts'
import type { DetailRow, EventRow, LineRow, RequestRow } from './inbox.ts'

export function presentSummary(row: RequestRow, reader: RequestReader): RequestSummary {
  const party = partyIn({ kind: row.kind, buyerId: row.buyer_id, supplierId: row.supplier_id }, reader)
  if (!party) throw new Error(`Request ${row.id} was read by somebody without a part in it`)
  return {
    id: row.id,
    kind: row.kind,
    status: row.status,
    party,
    supplier_id: row.supplier_id,
    total_price: toMajor(row.total_price),
    currency: row.currency,
    created_at: row.created_at.toISOString(),
    supplier: { id: row.supplier_id, name: row.supplier_name, slug: row.supplier_slug },
    buyer: { id: row.buyer_id, name: row.buyer_name, slug: row.buyer_slug },
    line_count: row.line_count,
    first_product: row.first_product,
    unread: false,
    assignee: null,
    offer_count: 0,
  }
}

export function presentDetail(
  row: DetailRow,
  lines: readonly LineRow[],
  events: readonly EventRow[],
  reader: RequestReader,
): RequestDetail {
  const { first_name, last_name, email, phone_code, phone } = row
  return {
    ...presentSummary(row, reader),
    contact: { first_name, last_name, email, phone_code, phone },
    lines: lines.map((line) => ({
      position: line.position,
      product_id: line.product_id,
      product_slug: line.product_slug,
      product_name: line.product_name,
      options: line.options,
      quantity: line.quantity,
      order_measure: line.order_measure,
      price_value: toMajor(line.unit_price),
      original_price_value: toMajor(line.original_unit_price),
      measuring_unit: line.price_unit,
      weight_value: line.unit_weight,
      total_price: toMajor(line.line_total),
    })),
    events: [
      { ...plainEvent, action: 'send', at: row.created_at.toISOString(), by: row.buyer_name },
      ...events.map(({ action, at, company }) => ({ ...plainEvent, action, at: at.toISOString(), by: company ?? '' })),
    ],
    threads: [],
    colleagues: [],
    deal: null,
    has_document: row.has_document,
    customs: row.customs,
  }
}

const plainEvent = { person: '', thread: null, number: null, reason: '' }
