import type { Faults } from '@fairquay/contract/claims/claim-lines.ts'
import type { ClaimableGoods } from '@fairquay/contract/claims/endpoints.ts'
import type { ClaimDetail } from '@fairquay/contract/claims/shapes.ts'
import { unsettledClaimStatuses } from '@fairquay/contract/claims/states.ts'
import { sum } from '@fairquay/contract/money.ts'

export type OpenClaim = Pick<ClaimDetail, 'status' | 'waits_for'>

/** What the claims of an order mean for its next step. */
export type ClaimsOfOrder = {
  /** Those that somebody has to do something about; a refusal that the buyer leaves alone is an end. */
  open: readonly OpenClaim[]
  /** What came damaged or missing and is in no claim. */
  unclaimed: Faults
}

/** Made of what the server answers about them; until it has, whatever the order's lines say did not come well is taken as unclaimed. */
export function claimsOfOrder(
  lines: readonly Faults[],
  answer: { data: readonly OpenClaim[]; to_claim: readonly ClaimableGoods[] } | undefined,
): ClaimsOfOrder {
  return {
    open: (answer?.data ?? []).filter(({ status }) => unsettledClaimStatuses.includes(status)),
    unclaimed: sumFaults(answer?.to_claim ?? lines),
  }
}

/** How many came damaged and how many not at all. */
export function sumFaults(lines: readonly Faults[]): Faults {
  return { damaged: sum(lines.map(({ damaged }) => damaged)), short: sum(lines.map(({ short }) => short)) }
}
