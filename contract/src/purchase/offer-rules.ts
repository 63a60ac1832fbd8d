import type { FailureDetails } from '../errors.ts'
import { hasWords } from '../has-words.ts'
import {
  type Amount,
  highestUnitPrice,
  isWhole,
  readUnitPrice,
  roundUnitPrice,
  sum,
  totalOf,
  type UnitPrice,
  writeMoney,
  writeUnitPrice,
} from '../money.ts'
import type { LinePrice } from '../trade/kind.ts'
import { offerMessages } from '../trade/offer-messages.ts'
import type { Asked, AskedLine, TakenLine } from '../trade/offer-parts.ts'
import type { OfferLine, OfferTier, PurchaseOffer } from './offer.ts'

/** What the lines offered come to, in the quantity they are offered in. */
export function totalPurchase(offer: PurchaseOffer, lines: readonly AskedLine[]): Amount {
  return sum(calculateLines(offer, takeAll(offer, lines), lines).map(({ total }) => total))
}

/** A line of an offer at the quantity taken. */
export type CalculatedLine = {
  position: number
  quantity: number
  unitPrice: UnitPrice
  total: Amount
  offer: OfferLine
}

/** Prices and totals of the lines taken, in the order of the request; what is not offered is left out. */
export function calculateLines(
  offer: PurchaseOffer,
  taken: readonly TakenLine[],
  lines: readonly AskedLine[],
): CalculatedLine[] {
  return lines.flatMap((line) => {
    const answer = offer.lines.find(({ position }) => position === line.position)
    const quantity = taken.find(({ position }) => position === line.position)?.quantity
    const tier = answer?.included && quantity !== undefined ? findOfferTier(answer.tiers, quantity) : undefined
    if (!answer || quantity === undefined || !tier) return []
    const unitPrice = roundUnitPrice(tier.price)
    const total = totalOf(unitPrice, quantity, offer.currency, line.unitWeight)
    return [{ position: line.position, quantity, unitPrice, total, offer: answer }]
  })
}

/** What every line of an offer comes to, decimal. */
export function pricePurchaseLines(offer: PurchaseOffer, lines: readonly AskedLine[]): LinePrice[] {
  return calculateLines(offer, takeAll(offer, lines), lines).map(({ position, quantity, unitPrice, total }) => ({
    position,
    quantity,
    price: writeUnitPrice(unitPrice),
    total: writeMoney(total, offer.currency),
  }))
}

/** The price that a quantity falls into; below the first tier there is none. */
export function findOfferTier(tiers: readonly OfferTier[], quantity: number): OfferTier | undefined {
  return tiers.findLast(({ min_quantity }) => min_quantity <= quantity)
}

/** The prices that some quantity of a line falls into: not those that end below the least quantity it is offered in. */
export function listApplyingTiers({
  tiers,
  minimum_quantity,
}: Pick<OfferLine, 'tiers' | 'minimum_quantity'>): OfferTier[] {
  const least = findOfferTier(tiers, minimum_quantity)
  return least ? tiers.slice(tiers.indexOf(least)) : [...tiers]
}

/** How many of a line an offer is for: its own quantity, else what was asked for, and never less than the least it is offered in. */
export function quantityOf(answer: Pick<OfferLine, 'quantity' | 'minimum_quantity'>, asked: number): number {
  return Math.max(answer.quantity ?? asked, answer.minimum_quantity)
}

/** Every line an offer includes, in the quantity it is for. */
export function takeAll(offer: PurchaseOffer, lines: readonly AskedLine[]): TakenLine[] {
  return lines.flatMap(({ position, quantity }) => {
    const answer = offer.lines.find((line) => line.position === position)
    return answer?.included ? [{ position, quantity: quantityOf(answer, quantity) }] : []
  })
}

/** What is wrong with what a buyer takes of an offer, by field; nothing when it can be accepted. */
export function refuseTakenLines(offer: PurchaseOffer, taken: readonly TakenLine[], asked: Asked): FailureDetails {
  if (taken.length === 0) return { lines: offerMessages.nothingTaken }
  const details: FailureDetails = {}
  for (const [index, { position, quantity }] of taken.entries()) {
    const answer = offer.lines.find((line) => line.position === position)
    const of = asked.lines.find((line) => line.position === position)?.quantity ?? 0
    const most = answer ? quantityOf(answer, of) : 0
    if (!answer?.included) details[`lines.${index}.position`] = offerMessages.notOffered
    else if (taken.findIndex((line) => line.position === position) < index)
      details[`lines.${index}.position`] = offerMessages.lineTwice
    else if (quantity < answer.minimum_quantity)
      details[`lines.${index}.quantity`] = offerMessages.belowMinimum(answer.minimum_quantity)
    else if (quantity > most)
      details[`lines.${index}.quantity`] =
        answer.quantity === undefined ? offerMessages.aboveRequest(most) : offerMessages.aboveOffer(most)
  }
  return details
}

/** What is wrong with a seller's answer, by field. */
export function refusePurchase(offer: PurchaseOffer, asked: Asked): FailureDetails {
  const details: FailureDetails = {}
  if (offer.currency !== asked.currency) details.currency = offerMessages.otherCurrency
  if (!hasWords(offer.place)) details.place = offerMessages.placeMissing
  if (!hasWords(offer.payment_terms)) details.payment_terms = offerMessages.paymentMissing
  for (const [index, line] of offer.lines.entries()) {
    if (!asked.lines.some(({ position }) => position === line.position))
      details[`lines.${index}.position`] = offerMessages.lineUnknown
    else if (offer.lines.findIndex(({ position }) => position === line.position) < index)
      details[`lines.${index}.position`] = offerMessages.lineTwice
    else if (line.included) Object.assign(details, refuseLineOffer(line, `lines.${index}`))
  }
  if (asked.lines.some(({ position }) => !offer.lines.some((line) => line.position === position)))
    details.lines = offerMessages.lineMissing
  else if (!offer.lines.some(({ included }) => included)) details.lines = offerMessages.nothingOffered
  return details
}

function refuseLineOffer(line: OfferLine, field: string): FailureDetails {
  const details = refuseTiers(line, field)
  // Who offers a quantity means it: it is not silently more.
  if (line.quantity !== undefined && line.quantity < line.minimum_quantity)
    details[`${field}.quantity`] = offerMessages.belowMinimum(line.minimum_quantity)
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
    if (!isWhole(readUnitPrice(price)) || price === 0) details[`${field}.tiers.${index}.price`] = offerMessages.price
    else if (readUnitPrice(price) > highestUnitPrice) details[`${field}.tiers.${index}.price`] = offerMessages.tooLarge
  }
  return details
}
