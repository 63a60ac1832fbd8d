import { type Charge, type Consignment, type Landed, reckonImport } from '../../customs/duty.ts'
import type { CustomsOffer, OfferCharge } from '../../customs/offer.ts'
import type { FailureDetails } from '../../errors.ts'
import type { LogisticOffer } from '../../freight/offer.ts'
import { legNames } from '../../freight/offer.ts'
import { sum, toMajor, toMinor } from '../../money.ts'
import { lineTotal } from '../../prices.ts'
import type { OfferLine, OfferTier, PurchaseOffer } from '../../purchase/offer.ts'
import { largestAmount } from '../../trade/check-lines.ts'
import { isDay } from '../../trade/dates.ts'
import { offerMessages } from '../../trade/offer-messages.ts'
import type { TakenLine } from '../../trade/offer-parts.ts'
import type { RequestKind } from '../../trade/states.ts'
import { dayIn, endOfDay, isTimeZone, type Validity } from '../../trade/validity.ts'
import type { Offer } from './shapes.ts'

/** A line as it was asked for; `unitWeight` is set where the price is for a weight. */
export type AskedLine = { position: number; quantity: number; unitWeight: number | null }

/** What an offer is an answer to. */
export type Asked = { kind: RequestKind; currency: string; lines: readonly AskedLine[] }

/** What is wrong with an offer, by field (`lines.2.tiers.0.price`); nothing when it can be made now. */
export function refuseOffer(offer: Offer, asked: Asked, now: Date): FailureDetails {
  if (offer.kind !== asked.kind) return { kind: offerMessages.otherKind }
  // Without it nobody knows which day it is.
  if (!isTimeZone(offer.valid.time_zone)) return { 'valid.time_zone': offerMessages.notATimeZone }
  const details = {
    ...refuseValidity(offer.valid, now),
    ...(offer.kind === 'purchase' && refusePurchase(offer, asked)),
    ...(offer.kind === 'logistic' && refuseLogistic(offer)),
    ...(offer.kind === 'customs' && refuseCustoms(offer, now)),
  }
  if (Object.keys(details).length > 0) return details
  return totalOf(offer, asked.lines) > largestTotal ? { total: offerMessages.tooLarge } : {}
}

/** So that sums of several offers stay exact too. */
const largestTotal = largestAmount / 100

/** What an offer comes to in minor units, for every line it includes in the quantity asked for: the figure that screens, lists and documents show. */
export function totalOf(offer: Offer, lines: readonly AskedLine[]): number {
  if (offer.kind === 'purchase') return sum(reckonLines(offer, takeAll(offer, lines), lines).map(({ total }) => total))
  if (offer.kind === 'logistic') return sum(offer.legs.map(({ price }) => toMinor(price ?? 0)))
  return reckonCustoms(offer).total
}

/** A line of an offer at the quantity taken; minor units. */
export type ReckonedLine = { position: number; quantity: number; unitPrice: number; total: number; offer: OfferLine }

/** Prices and totals of the lines taken, in the order of the request; what is not offered is left out. */
export function reckonLines(
  offer: PurchaseOffer,
  taken: readonly TakenLine[],
  lines: readonly AskedLine[],
): ReckonedLine[] {
  return lines.flatMap((line) => {
    const answer = offer.lines.find(({ position }) => position === line.position)
    const quantity = taken.find(({ position }) => position === line.position)?.quantity
    const tier = answer?.included && quantity !== undefined ? findOfferTier(answer.tiers, quantity) : undefined
    if (!answer || quantity === undefined || !tier) return []
    const unitPrice = toMinor(tier.price)
    const total = lineTotal(unitPrice, quantity, line.unitWeight)
    return [{ position: line.position, quantity, unitPrice, total, offer: answer }]
  })
}

/** The price that a quantity falls into; below the first tier there is none. */
export function findOfferTier(tiers: readonly OfferTier[], quantity: number): OfferTier | undefined {
  return tiers.findLast(({ min_quantity }) => min_quantity <= quantity)
}

/** Every line an offer includes: in the quantity asked for, or the least it is offered in where that is more. */
export function takeAll(offer: PurchaseOffer, lines: readonly AskedLine[]): TakenLine[] {
  return lines.flatMap(({ position, quantity }) => {
    const answer = offer.lines.find((line) => line.position === position)
    return answer?.included ? [{ position, quantity: Math.max(quantity, answer.minimum_quantity) }] : []
  })
}

/** What is wrong with what a buyer takes of an offer, by field; nothing when it can be accepted. Only of purchases less than the whole can be taken. */
export function refuseTaken(offer: Offer, taken: readonly TakenLine[] | undefined, asked: Asked): FailureDetails {
  if (taken === undefined) return {}
  if (offer.kind !== 'purchase') return { lines: offerMessages.wholeOnly }
  if (taken.length === 0) return { lines: offerMessages.nothingTaken }
  const details: FailureDetails = {}
  for (const [index, { position, quantity }] of taken.entries()) {
    const answer = offer.lines.find((line) => line.position === position)
    const most = Math.max(
      asked.lines.find((line) => line.position === position)?.quantity ?? 0,
      answer?.minimum_quantity ?? 0,
    )
    if (!answer?.included) details[`lines.${index}.position`] = offerMessages.notOffered
    else if (taken.findIndex((line) => line.position === position) < index)
      details[`lines.${index}.position`] = offerMessages.lineTwice
    else if (quantity < answer.minimum_quantity)
      details[`lines.${index}.quantity`] = offerMessages.belowMinimum(answer.minimum_quantity)
    else if (quantity > most) details[`lines.${index}.quantity`] = offerMessages.aboveRequest(most)
  }
  return details
}

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

/** An offer may stand for a year. */
const mostDays = 366

function refuseValidity({ day, time_zone }: Validity, now: Date): FailureDetails {
  if (!isDay(day)) return { 'valid.day': offerMessages.notADay }
  if (day < dayIn(time_zone, now)) return { 'valid.day': offerMessages.alreadyOver }
  const last = dayIn(time_zone, new Date(now.getTime() + mostDays * 86_400_000))
  return day > last ? { 'valid.day': offerMessages.tooFar } : {}
}

/** Whether an offer's last day has ended at a moment. */
export function hasExpired(valid: Validity, now: Date): boolean {
  return endOfDay(valid) <= now
}

/** Minor units with nothing behind them. */
function isMoney(value: number): boolean {
  return toMajor(toMinor(value)) === value
}

function refusePurchase(offer: PurchaseOffer, asked: Asked): FailureDetails {
  const details: FailureDetails = {}
  if (offer.currency !== asked.currency) details.currency = offerMessages.otherCurrency
  if (offer.place.trim() === '') details.place = offerMessages.placeMissing
  if (offer.payment_terms.trim() === '') details.payment_terms = offerMessages.paymentMissing
  for (const [index, line] of offer.lines.entries()) {
    if (!asked.lines.some(({ position }) => position === line.position))
      details[`lines.${index}.position`] = offerMessages.lineUnknown
    else if (offer.lines.findIndex(({ position }) => position === line.position) < index)
      details[`lines.${index}.position`] = offerMessages.lineTwice
    else if (line.included) Object.assign(details, refuseTiers(line, `lines.${index}`))
  }
  if (asked.lines.some(({ position }) => !offer.lines.some((line) => line.position === position)))
    details.lines = offerMessages.lineMissing
  else if (!offer.lines.some(({ included }) => included)) details.lines = offerMessages.nothingOffered
  return details
}

function refuseTiers({ tiers, minimum_quantity }: OfferLine, field: string): FailureDetails {
  const [first] = tiers
  if (!first) return { [`${field}.tiers`]: offerMessages.tiersMissing }
  const details: FailureDetails = {}
  if (first.min_quantity > minimum_quantity) details[`${field}.tiers.0.min_quantity`] = offerMessages.tierBelowMinimum
  for (const [index, { min_quantity, price }] of tiers.entries()) {
    if (min_quantity <= (tiers[index - 1]?.min_quantity ?? 0))
      details[`${field}.tiers.${index}.min_quantity`] = offerMessages.tiersOrder
    if (!isMoney(price) || price === 0) details[`${field}.tiers.${index}.price`] = offerMessages.money
    else if (toMinor(price) > largestUnitPrice) details[`${field}.tiers.${index}.price`] = offerMessages.tooLarge
  }
  return details
}

/** With the largest quantity still exact to the cent. */
const largestUnitPrice = 2_147_483_647

function refuseLogistic(offer: LogisticOffer): FailureDetails {
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

function refuseCustoms(offer: CustomsOffer, now: Date): FailureDetails {
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
