import type { FailureDetails } from '../errors.ts'
import { sum, toMinor } from '../money.ts'
import { offerMessages } from '../trade/offer-messages.ts'
import { isMoney } from '../trade/offer-rules.ts'
import { type LogisticOffer, legNames } from './offer.ts'

/** What the priced legs come to; minor units. */
export function totalFreight(offer: LogisticOffer): number {
  return sum(offer.legs.map(({ price }) => toMinor(price ?? 0)))
}

/** What is wrong with a provider's answer, by field. */
export function refuseFreight(offer: LogisticOffer): FailureDetails {
  const details: FailureDetails = {}
  for (const [index, { leg, state, price }] of offer.legs.entries()) {
    const field = `legs.${index}`
    if (offer.legs.findIndex((other) => other.leg === leg) < index) details[`${field}.leg`] = offerMessages.legTwice
    if (state === 'priced' && price === null) details[`${field}.price`] = offerMessages.legPriceMissing
    else if (state !== 'priced' && price !== null) details[`${field}.price`] = offerMessages.legPriceUnexpected
    else if (price !== null && !isMoney(price)) details[`${field}.price`] = offerMessages.money
  }
  if (legNames.some((name) => !offer.legs.some(({ leg }) => leg === name))) details.legs = offerMessages.legMissing
  else if (!offer.legs.some(({ state }) => state === 'priced')) details.legs = offerMessages.nothingPriced
  if (offer.transit_days.max < offer.transit_days.min) details['transit_days.max'] = offerMessages.transitOrder
  return details
}
