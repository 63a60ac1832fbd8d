import type { FailureDetails } from '../errors.ts'
import { type Amount, isWhole, readMoney, readUnitPrice } from '../money.ts'
import { isDay } from '../trade/dates.ts'
import { offerMessages } from '../trade/offer-messages.ts'
import { refuseMoney } from '../trade/offer-rules.ts'
import { dayIn } from '../trade/validity.ts'
import { type Charge, type Consignment, calculateImport, type Landed } from './duty.ts'
import type { CustomsOffer, OfferCharge } from './offer.ts'

/** The arithmetic of a customs estimate. What is still being typed may be finer than money is. */
export function calculateCustoms(offer: CustomsOffer): Landed {
  const read = (decimal: number) => Math.round(readMoney(decimal, offer.currency))
  const consignment: Consignment = {
    currency: offer.currency,
    basis: offer.basis,
    transport: offer.transport,
    goodsValue: read(offer.goods_value),
    freight: read(offer.freight),
    insurance: offer.insurance === null ? null : read(offer.insurance),
    insuranceRate: offer.insurance_rate,
    onward: read(offer.onward),
    units: offer.units,
  }
  return calculateImport(
    consignment,
    offer.charges.map((charge) => readCharge(charge, read)),
  )
}

function readCharge(charge: OfferCharge, read: (decimal: number) => Amount): Charge {
  const { type, method, rate, base, quantity, minimum, maximum, only_by } = charge
  return {
    type,
    method,
    rate,
    base,
    quantity,
    minimum: minimum === null ? null : read(minimum),
    maximum: maximum === null ? null : read(maximum),
    onlyBy: only_by,
    goodsPart: charge.goods_part === undefined ? null : read(charge.goods_part),
  }
}

/** What is wrong with a broker's estimate, by field. */
export function refuseCustoms(offer: CustomsOffer, now: Date): FailureDetails {
  const details: FailureDetails = {}
  for (const field of ['goods_value', 'freight', 'onward', 'insurance'] as const)
    Object.assign(details, refuseMoney(field, offer[field], offer.currency))
  if ((offer.insurance === null) === (offer.insurance_rate === null)) details.insurance = offerMessages.insuranceOne
  for (const [index, charge] of offer.charges.entries())
    for (const [field, sentence] of Object.entries({
      ...refuseCharge(charge, offer.currency, dayIn(offer.valid.time_zone, now)),
      ...refusePart(charge, offer),
    }))
      details[`charges.${index}.${field}`] = sentence
  return details
}

function refuseCharge(charge: OfferCharge, currency: string, today: string): FailureDetails {
  const { method, rate, quantity, minimum, maximum, date } = charge
  const details: FailureDetails = {
    ...(method === 'fixed' && refuseMoney('rate', rate, currency)),
    ...refuseMoney('minimum', minimum, currency),
    ...refuseMoney('maximum', maximum, currency),
  }
  if (method === 'per_unit' && !isWhole(readUnitPrice(rate))) details.rate = offerMessages.rate
  if (method === 'percent' && rate > mostPercent) details.rate = offerMessages.tooLarge
  if (method === 'per_unit' && quantity === null) details.quantity = offerMessages.chargeQuantity
  if (minimum !== null && maximum !== null && maximum < minimum) details.maximum = offerMessages.chargeLimits
  if (!isDay(date)) details.date = offerMessages.notADay
  else if (date > today) details.date = offerMessages.sourceInFuture
  return details
}

/** Only a duty in percent is of a part of the goods: fees and taxes are due on what all of them have come to. */
function refusePart({ type, method, base, goods_part }: OfferCharge, offer: CustomsOffer): FailureDetails {
  if (goods_part === undefined) return {}
  const isOfGoods = base === 'goods_value' || base === 'customs_value'
  if (type !== 'duty' || method !== 'percent' || !isOfGoods) return { goods_part: offerMessages.partOfDuty }
  if (goods_part > offer.goods_value) return { goods_part: offerMessages.partTooLarge }
  return refuseMoney('goods_part', goods_part, offer.currency)
}

/** Anti-dumping duties reach several hundred percent. */
const mostPercent = 10_000
