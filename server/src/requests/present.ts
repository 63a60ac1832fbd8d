import { toMajor } from '@fairquay/contract/money.ts'
import type { RequestDetail, RequestSummary } from '@fairquay/contract/requests/endpoints.ts'
import type { DetailRow, LineRow, RequestRow } from './inbox.ts'

export function presentSummary(row: RequestRow): RequestSummary {
  return {
    id: row.id,
    kind: row.kind,
    status: row.status,
    supplier_id: row.supplier_id,
    total_price: toMajor(row.total_price),
    currency: row.currency,
    created_at: row.created_at.toISOString(),
    supplier: { id: row.supplier_id, name: row.supplier_name, slug: row.supplier_slug },
    buyer: { id: row.buyer_id, name: row.buyer_name, slug: row.buyer_slug },
    line_count: row.line_count,
  }
}

export function presentDetail(row: DetailRow, lines: readonly LineRow[]): RequestDetail {
  const { first_name, last_name, email, phone_code, phone } = row
  return {
    ...presentSummary(row),
    contact: { first_name, last_name, email, phone_code, phone },
    lines: lines.map((line) => ({
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
  }
}
