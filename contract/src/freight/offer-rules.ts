import type { FailureDetails } from '../errors.ts'
import { type Amount, readMoney, sum } from '../money.ts'
import { offerMessages } from '../trade/offer-messages.ts'
import { refuseMoney } from '../trade/offer-rules.ts'
import { type LogisticOffer, legNames } from './offer.ts'

/** What the priced legs come to. */
export function totalFreight({ legs, currency }: LogisticOffer): Amount {
  return sum(legs.map(({ price }) => readMoney(price ?? 0, currency)))
}

/** What is wrong with a provider's answer, by field. */
export function refuseFreight(offer: LogisticOffer): FailureDetails {
  const details: FailureDetails = {}
  for (const [index, { leg, state, price }] of offer.legs.entries()) {
    const field = `legs.${index}`
    if (offer.legs.findIndex((other) => other.leg === leg) < index) details[`${field}.leg`] = offerMessages.legTwice
    if (state === 'not_needed' && leg !== 'customs') details[`${field}.state`] = offerMessages.legNeeded
    if (state === 'priced' && price === null) details[`${field}.price`] = offerMessages.legPriceMissing
    else if (state !== 'priced' && price !== null) details[`${field}.price`] = offerMessages.legPriceUnexpected
    else Object.assign(details, refuseMoney(`${field}.price`, price, offer.currency))
  }
  if (legNames.some((name) => !offer.legs.some(({ leg }) => leg === name))) details.legs = offerMessages.legMissing
  else if (!offer.legs.some(({ state }) => state === 'priced')) details.legs = offerMessages.nothingPriced
  if (offer.transit_days.max < offer.transit_days.min) details['transit_days.max'] = offerMessages.transitOrder
  return details
}
