import { type CostLeg, costLegs, type LegPayer, payerOf, riskPassesAfter } from './incoterm-legs.ts'
import type { IncotermCode } from './incoterms.ts'

/** A leg that is paid by somebody else under the one term than under the other. */
export type TermDifference = { leg: CostLeg; one: LegPayer; other: LegPayer }

/** How two terms differ: who pays which leg, in the order goods travel, and whether the risk passes elsewhere. The other way round it is the same with its sides exchanged. */
export function compareTerms(
  one: IncotermCode,
  other: IncotermCode,
): { legs: TermDifference[]; riskPassesLater: IncotermCode | undefined } {
  const legs = costLegs.flatMap((leg) => {
    const [a, b] = [payerOf(one, leg), payerOf(other, leg)]
    return a === b ? [] : { leg, one: a, other: b }
  })
  const [a, b] = [one, other].map((code) => costLegs.indexOf(riskPassesAfter[code]))
  const later = a === b ? undefined : (a ?? 0) > (b ?? 0) ? one : other
  return { legs, riskPassesLater: later }
}
