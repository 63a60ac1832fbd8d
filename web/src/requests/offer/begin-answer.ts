import type { Offer, Revision } from '@fairquay/contract/requests/offer/shapes.ts'

/**
 * What an answer begins with: the last terms, whoever proposed them, and the last note of one's own side; what the other side wrote is not sent back to it as one's own words.
 * Nothing where nothing was offered yet.
 */
export function beginAnswer(offers: readonly Revision[], side: Revision['side']): Offer | undefined {
  const newest = offers.at(-1)
  if (!newest || newest.side === side) return newest?.offer
  return { ...newest.offer, note: offers.findLast((one) => one.side === side)?.offer.note ?? '' }
}
