import type { Claim, ClaimDetail, ClaimSummary } from '@fairquay/contract/claims/shapes.ts'
import { type ClaimSide, claimActions, claimWaitsFor, mayClaim } from '@fairquay/contract/claims/states.ts'
import { isRoleEnough } from '@fairquay/contract/company-roles.ts'
import { writeMoney } from '@fairquay/contract/money.ts'
import { writeOrderNumber } from '@fairquay/contract/orders/order-number.ts'
import type { Viewer } from '../session.ts'
import type { ClaimRow, WholeClaimRow } from './queries.ts'

export type ClaimParty = ClaimSide | 'admin'

/** 'ORD-2026-00012/C1' */
export function claimNumberOf({ order_year, order_number, number }: ClaimRow): string {
  return `${writeOrderNumber(order_year, order_number)}/C${number}`
}

export function presentFacts(row: ClaimRow): Omit<ClaimSummary, 'party' | 'waits_for'> {
  return {
    id: row.id,
    number: claimNumberOf(row),
    order_id: row.order_id,
    order_number: writeOrderNumber(row.order_year, row.order_number),
    status: row.status,
    seller: { id: row.seller_id, name: row.seller_name },
    buyer: { id: row.buyer_id, name: row.buyer_name },
    first_product: row.first_product,
    wanted: row.wanted,
    remedy: row.remedy,
    currency: row.currency,
    value: writeMoney(row.value, row.currency),
    credit: writeMoney(row.credit_amount, row.currency),
    created_at: row.created_at.toISOString(),
    changed_at: row.changed_at.toISOString(),
  }
}

export function presentSummary(row: ClaimRow, party: ClaimParty): ClaimSummary {
  return { ...presentFacts(row), party, waits_for: claimWaitsFor(row.status, row.sent_back_at !== null) ?? null }
}

export function presentClaim(row: WholeClaimRow): Claim {
  const { currency } = row
  return {
    ...presentFacts(row),
    shipment_id: row.shipment_id,
    lines: row.lines.map(({ product_id: _, variant_key: __, value, credit, ...line }) => ({
      ...line,
      value: writeMoney(value, currency),
      credit: writeMoney(credit, currency),
    })),
    is_returned: row.is_returned,
    rma: row.is_returned ? `RMA-${claimNumberOf(row)}` : null,
    sent_back_at: row.sent_back_at?.toISOString() ?? null,
    credit_reference: row.credit_reference,
    replacement_shipment_id: row.replacement_shipment_id,
    settled_at: row.settled_at?.toISOString() ?? null,
    entries: row.entries.map((entry) => ({ ...entry, at: new Date(entry.at).toISOString() })),
    files: row.files.map(({ id, name, bytes, file }) => ({
      id,
      name,
      bytes,
      kind: file.endsWith('.pdf') ? ('pdf' as const) : ('picture' as const),
    })),
  }
}

export function presentFor(row: WholeClaimRow, viewer: Viewer, party: ClaimParty): ClaimDetail {
  const mayAct = party !== 'admin' && viewer.company !== undefined && isRoleEnough(viewer.company.role, 'editor')
  const isSentBack = row.sent_back_at !== null
  return {
    ...presentClaim(row),
    party,
    actions: mayAct ? claimActions.filter((action) => mayClaim(action, party, row.status, isSentBack)) : [],
    waits_for: claimWaitsFor(row.status, isSentBack) ?? null,
  }
}

/** The part somebody has in a claim; undefined for everybody whom it does not concern. */
export function claimPartyOf(
  { seller_id, buyer_id }: Pick<ClaimRow, 'seller_id' | 'buyer_id'>,
  viewer: Viewer,
): ClaimParty | undefined {
  if (viewer.role === 'admin') return 'admin'
  if (viewer.company?.id === seller_id) return 'seller'
  return viewer.company?.id === buyer_id ? 'buyer' : undefined
}
