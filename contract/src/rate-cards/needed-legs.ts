import { clearanceLeg, type LegName } from '../freight/offer.ts'
import { needsClearance } from '../trade/customs-unions.ts'
import { type CostLeg, payerOf } from '../trade/incoterm-legs.ts'
import type { IncotermCode } from '../trade/incoterms.ts'

/** Parts of the journey that always have to be arranged by somebody, as rules of trade call them. What a terminal takes depends on the way. */
const partsOfLegs: readonly (readonly [leg: LegName, part: CostLeg])[] = [
  ['pick_up', 'pre_carriage'],
  ['main_carriage', 'main_carriage'],
  [clearanceLeg, 'import_clearance'],
  ['delivery', 'on_carriage'],
]

/** Which parts of a journey a buyer has to have in a freight price, and which are the seller's under the rule or not needed at all. Without a rule only customs is known. */
export function findNeededLegs(
  incoterm: IncotermCode | undefined,
  from: string,
  to: string,
): { needed: LegName[]; unneeded: LegName[] } {
  const isCleared = needsClearance(from, to)
  const payers = incoterm ? partsOfLegs.map(([leg, part]) => ({ leg, payer: payerOf(incoterm, part) })) : []
  const known = isCleared ? payers : payers.filter(({ leg }) => leg !== clearanceLeg)
  return {
    needed: incoterm
      ? known.filter(({ payer }) => payer === 'buyer').map(({ leg }) => leg)
      : isCleared
        ? [clearanceLeg]
        : [],
    unneeded: [
      ...known.filter(({ payer }) => payer === 'seller').map(({ leg }) => leg),
      ...(isCleared ? [] : [clearanceLeg]),
    ],
  }
}
