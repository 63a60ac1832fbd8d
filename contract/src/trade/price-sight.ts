import type { Parties, RequestParty } from './parties.ts'

/** How much of what goods cost somebody may know: each price, only what all of them are worth, or nothing. */
export type PriceSight = 'prices' | 'value' | 'nothing'

/**
 * What a party may know of the prices of a request's goods. Who only carries them learns no price, and what they are worth where they are to be insured; a broker
 * needs their value to say what is due on it; the goods' own seller and buyer know them.
 */
export function sightOfPrices(
  party: RequestParty,
  { answeringParty, isToldPrices }: Pick<Parties, 'answeringParty' | 'isToldPrices'>,
  isInsured: boolean,
): PriceSight {
  if (party !== answeringParty || isToldPrices) return 'prices'
  return isInsured ? 'value' : 'nothing'
}
