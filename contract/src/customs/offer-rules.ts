import type { FailureDetails } from '../errors.ts'
import { toMinor } from '../money.ts'
import { isDay } from '../trade/dates.ts'
import { offerMessages } from '../trade/offer-messages.ts'
import { isMoney } from '../trade/offer-rules.ts'
import { dayIn } from '../trade/validity.ts'
import { type Charge, type Consignment, type Landed, reckonImport } from './duty.ts'
import type { CustomsOffer, OfferCharge } from './offer.ts'

/** The arithmetic of a customs estimate; minor units. */
export function reckonCustoms(offer: CustomsOffer): Landed {
  const consignment: Consignment = {
    basis: offer.basis,
    transport: offer.transport,
    goodsValue: toMinor(offer.goods_value),
    freight: toMinor(offer.freight),
    insurance: offer.insurance === null ? null : toMinor(offer.insurance),
    insuranceRate: offer.insurance_rate,
    onward: toMinor(offer.onward),
    units: offer.units,
  }
  return reckonImport(consignment, offer.charges.map(readCharge))
}

function readCharge(charge: OfferCharge): Charge {
  const { type, method, rate, base, quantity, minimum, maximum, only_by } = charge
  return {
    type,
    method,
    rate,
    base,
    quantity,
    minimum: minimum === null ? null : toMinor(minimum),
    maximum: maximum === null ? null : toMinor(maximum),
    onlyBy: only_by,
  }
}

/** What is wrong with a broker's estimate, by field. */
export function refuseCustoms(offer: CustomsOffer, now: Date): FailureDetails {
  const details: FailureDetails = {}
  for (const field of ['goods_value', 'freight', 'onward', 'insurance'] as const)
    if (!isMoney(offer[field] ?? 0)) details[field] = offerMessages.money
  if ((offer.insurance === null) === (offer.insurance_rate === null)) details.insurance = offerMessages.insuranceOne
  for (const [index, charge] of offer.charges.entries())
    for (const [field, sentence] of Object.entries(refuseCharge(charge, dayIn(offer.valid.time_zone, now))))
      details[`charges.${index}.${field}`] = sentence
  return details
}

function refuseCharge(charge: OfferCharge, today: string): FailureDetails {
  const { method, rate, quantity, minimum, maximum, date } = charge
  const details: FailureDetails = {}
  if (method === 'fixed' && !isMoney(rate)) details.rate = offerMessages.money
  if (method === 'percent' && rate > mostPercent) details.rate = offerMessages.tooLarge
  if (method === 'per_unit' && quantity === null) details.quantity = offerMessages.chargeQuantity
  for (const [field, limit] of [
    ['minimum', minimum],
    ['maximum', maximum],
  ] as const)
    if (!isMoney(limit ?? 0)) details[field] = offerMessages.money
  if (minimum !== null && maximum !== null && maximum < minimum) details.maximum = offerMessages.chargeLimits
  if (!isDay(date)) details.date = offerMessages.notADay
  else if (date > today) details.date = offerMessages.sourceInFuture
  return details
}

/** Anti-dumping duties reach several hundred percent. */
const mostPercent = 10_000
