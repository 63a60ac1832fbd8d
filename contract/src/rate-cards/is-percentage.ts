import type { SurchargeBasis } from './shapes.ts'

/** Whether a price of this basis is a percentage, and not money. */
export function isPercentage(basis: SurchargeBasis): boolean {
  return basis === 'pct_value' || basis === 'pct_freight'
}
