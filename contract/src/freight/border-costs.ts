import { type Amount, sum } from '../money.ts'
import type { LegName, OfferLeg } from './offer.ts'

/** Legs up to the border of the destination: what they cost is freight. What a carrier adds to all legs is part of it. */
const untilBorder: readonly LegName[] = ['pick_up', 'origin', 'main_carriage', 'surcharges']
/** What happens after it until the goods are at the door. */
const afterBorder: readonly LegName[] = ['destination', 'customs', 'delivery']

/**
 * What a freight offer costs until the border of the destination and from there to the door, and its insurance; minor units. A leg that is in the price of another is
 * part of that one. Null is not known: something that has to be done is not in the offer. Of what comes before the ship only the main carriage has to be: the rest may be the seller's to pay.
 */
export type BorderCosts = { freight: Amount | null; onward: Amount | null; insurance: Amount | null }

/** Tells the legs of an offer apart by the border. `read` turns the price of a leg into minor units. */
export function readBorderCosts(legs: readonly OfferLeg[], read: (price: number) => Amount): BorderCosts {
  const priceOf = (names: readonly LegName[]) =>
    sum(legs.flatMap(({ leg, state, price }) => (names.includes(leg) && state === 'priced' ? [read(price ?? 0)] : [])))
  const isIn = (name: LegName) => legs.some(({ leg, state }) => leg === name && state !== 'not_included')
  return {
    freight: isIn('main_carriage') ? priceOf(untilBorder) : null,
    onward: afterBorder.every(isIn) ? priceOf(afterBorder) : null,
    insurance: isIn('insurance') ? priceOf(['insurance']) : null,
  }
}
