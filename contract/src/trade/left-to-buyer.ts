import { type CostLeg, costLegs, payerOf } from './incoterm-legs.ts'
import type { IncotermCode } from './incoterms.ts'

/** What a term leaves to the buyer that another one includes, in the order goods travel. */
export type LeftToBuyer = { term: IncotermCode; than: IncotermCode; legs: CostLeg[] }

const customsLegs: readonly CostLeg[] = ['export_clearance', 'import_clearance', 'duty_and_tax']

/**
 * How the terms of several offers differ for who pays for them: the one that includes the most is what the others are held against, in the order they come in. Where another includes
 * what that one leaves out, as CIF the insurance beside DAP, that is told too. Within one customs territory (`isAcrossBorder` false) nobody clears anything. What a contract of carriage decides
 * counts as left to the buyer, who has to look.
 */
export function findLeftToBuyer(terms: readonly IncotermCode[], isAcrossBorder: boolean): LeftToBuyer[] {
  const legs = costLegs.filter((leg) => isAcrossBorder || !customsLegs.includes(leg))
  const included = (term: IncotermCode) => legs.filter((leg) => payerOf(term, leg) === 'seller')
  const lacks = (term: IncotermCode, than: IncotermCode) =>
    included(than).filter((leg) => payerOf(term, leg) !== 'seller')
  const distinct = [...new Set(terms)]
  const [most, ...others] = distinct.toSorted((a, b) => included(b).length - included(a).length)
  if (most === undefined) return []
  const inOrder = distinct.filter((term) => others.includes(term))
  return [
    ...inOrder.map((term) => ({ term, than: most, legs: lacks(term, most) })),
    ...inOrder.map((term) => ({ term: most, than: term, legs: lacks(most, term) })),
  ].filter((one) => one.legs.length > 0)
}
