import type { FailureDetails } from '../errors.ts'
import { isShorter } from '../is-shorter.ts'
import { highestUnitPrice, isWhole, readUnitPrice, sum } from '../money.ts'
import type { OfferTier } from '../purchase/offer.ts'
import { findOfferTier } from '../purchase/offer-rules.ts'
import { isTimeZone } from '../time-zone.ts'
import { isDay } from '../trade/dates.ts'
import { requestMessages } from '../trade/messages.ts'
import { offerMessages } from '../trade/offer-messages.ts'
import type { RequestStatus } from '../trade/statuses.ts'
import { dayIn, type Validity } from '../trade/validity.ts'
import type { Award, NewRfq, RfqStatus } from './endpoints.ts'
import { mostSellers } from './endpoints.ts'
import { sourcingMessages } from './messages.ts'

const longestWait = 366 * 24 * 3600 * 1000

/** What is wrong with an RFQ, by field; nothing when it may be sent. Whether its sellers and its product are on the market is looked up elsewhere. */
export function refuseRfq(rfq: NewRfq, ownCompanyId: number, now: Date): FailureDetails | undefined {
  const details: FailureDetails = {}
  if (isShorter(rfq.title, 2)) details.title = sourcingMessages.titleMissing
  if (rfq.unit.trim() === '') details.unit = sourcingMessages.unitMissing
  if (!Number.isInteger(rfq.quantity) || rfq.quantity < 1) details.quantity = sourcingMessages.quantityMissing
  if (rfq.target_price !== null && !isPrice(rfq.target_price)) details.target_price = sourcingMessages.targetPrice
  const deadline = refuseDeadline(rfq.deadline, now)
  if (deadline) details.deadline = deadline
  const sellers = refuseSellers(rfq.sellers, ownCompanyId)
  if (sellers) details.sellers = sellers
  return Object.keys(details).length > 0 ? details : undefined
}

function isPrice(decimal: number): boolean {
  const price = readUnitPrice(decimal)
  return isWhole(price) && price > 0 && price <= highestUnitPrice
}

/** The last day for answers counts whole: today is still possible. */
export function refuseDeadline({ day, time_zone }: Validity, now: Date): string | undefined {
  if (!isTimeZone(time_zone)) return sourcingMessages.unknownTimeZone
  if (!isDay(day) || day < dayIn(time_zone, now)) return sourcingMessages.deadlinePast
  return day > dayIn(time_zone, new Date(now.getTime() + longestWait)) ? sourcingMessages.deadlineFar : undefined
}

function refuseSellers(sellers: readonly number[], ownCompanyId: number): string | undefined {
  if (sellers.length === 0) return sourcingMessages.sellersMissing
  if (sellers.length > mostSellers) return sourcingMessages.tooManySellers
  if (sellers.includes(ownCompanyId)) return sourcingMessages.ownCompany
  return new Set(sellers).size < sellers.length ? sourcingMessages.askedTwice : undefined
}

/** An answer as far as awarding looks at it. `minimum` is null where there is no offer. */
export type AwardableAnswer = {
  requestId: number
  status: RequestStatus
  minimum: number | null
  /** How many the offer is for; of a seller without one 0. */
  offered: number
  /** What it was given already, in an agreement of its own. */
  given: number
  tiers: readonly OfferTier[]
  validUntil: Date | null
  /** False while the seller is suspended. */
  canDeal: boolean
}

/** Whether an offer can be accepted: made or renewed, its last day has not ended, and its seller is not suspended. */
export function isStanding(answer: AwardableAnswer, now: Date): boolean {
  return answer.canDeal && hasOffer(answer, now)
}

function hasOffer({ status, minimum, validUntil }: AwardableAnswer, now: Date): boolean {
  return (status === 'quoted' || status === 'revised') && minimum !== null && validUntil !== null && validUntil > now
}

/**
 * What is wrong with an award, by field (`awards.1.quantity`); nothing when it may be made. Together the parts are never more than the RFQ: whoever
 * needs more asks for more. They may be less.
 */
export function refuseAwards(
  rfq: { status: RfqStatus; quantity: number },
  answers: readonly AwardableAnswer[],
  awards: readonly Award[],
  now: Date,
): FailureDetails | undefined {
  if (rfq.status !== 'open') return { status: sourcingMessages.notOpen[rfq.status] }
  if (awards.length === 0) return { awards: sourcingMessages.nothing }
  const details: FailureDetails = {}
  for (const [index, { request_id, quantity }] of awards.entries()) {
    const answer = answers.find(({ requestId }) => requestId === request_id)
    const isSecond = awards.findIndex((one) => one.request_id === request_id) < index
    if (!answer) details[`awards.${index}.request_id`] = sourcingMessages.unknownAnswer
    else if (isSecond) details[`awards.${index}.request_id`] = sourcingMessages.awardedTwice
    else {
      const sentence = refuseQuantity(answer, quantity, now) ?? refuseShare(rfq, answer, quantity)
      if (sentence) details[`awards.${index}.quantity`] = sentence
    }
  }
  const given = sum(answers.map((answer) => answer.given))
  if (given + sum(awards.map(({ quantity }) => quantity)) > rfq.quantity) details.awards = sourcingMessages.aboveRfq
  return Object.keys(details).length > 0 ? details : undefined
}

/** Why a quantity is more than the seller offers; more than the whole RFQ is told of the whole. */
function refuseShare(rfq: { quantity: number }, { offered }: AwardableAnswer, quantity: number): string | undefined {
  return quantity > offered && quantity <= rfq.quantity ? offerMessages.aboveOffer(offered) : undefined
}

/** Why a seller cannot be given this quantity. */
export function refuseQuantity(answer: AwardableAnswer, quantity: number, now: Date): string | undefined {
  if (answer.status === 'expired' || (answer.validUntil !== null && answer.validUntil <= now))
    return sourcingMessages.expired
  if (!hasOffer(answer, now)) return sourcingMessages.noOffer
  if (!answer.canDeal) return requestMessages.suspended
  if (!Number.isInteger(quantity) || quantity < 1) return sourcingMessages.quantityMissing
  return quantity < (answer.minimum ?? 1) || !findOfferTier(answer.tiers, quantity)
    ? sourcingMessages.belowMinimum
    : undefined
}
